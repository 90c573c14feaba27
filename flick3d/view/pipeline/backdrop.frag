#version 150
// The room out of focus and in the dark, as behind a toy under a lamp.

uniform samplerCube room;
uniform float backdrop_level;     // how blurred: level of the room's cube
uniform vec3 backdrop_tint;
uniform float exposure;
in vec3 direction;
out vec4 pixel;

#pragma include film.glsl

void main() {
    vec3 towards = normalize(direction);
    vec3 light = textureLod(room, towards, backdrop_level).rgb * backdrop_tint;
    // It is darkest where the table ends, so that its edge melts away.
    light *= mix(0.3, 1.0, smoothstep(-0.35, 0.3, towards.z));
    pixel = vec4(exposed(light * exposure), 1.0);
}
