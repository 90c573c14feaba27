#version 150
// The room out of focus and in the dark, as behind a toy under a lamp.

uniform samplerCube room;
uniform float backdrop_level;     // how blurred: level of the room's cube
uniform vec3 backdrop_tint;
uniform float exposure;
in vec3 direction;
out vec4 pixel;

void main() {
    vec3 light = textureLod(room, normalize(direction), backdrop_level).rgb * backdrop_tint;
    vec3 film = max(light * exposure - 0.004, 0.0);
    film = (film * (6.2 * film + 0.5)) / (film * (6.2 * film + 1.7) + 0.06);
    pixel = vec4(film, 1.0);
}
