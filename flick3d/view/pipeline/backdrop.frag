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
    vec3 light = textureLod(room, normalize(direction), backdrop_level).rgb * backdrop_tint;
    pixel = vec4(exposed(light * exposure), 1.0);
}
