#version 150
// A picture as it is, tinted; it takes no light.

uniform sampler2D p3d_Texture0;
uniform vec4 p3d_ColorScale;
uniform float ragged;             // 0: it fades as a whole; 1: it is eaten up from where it is thin, as smoke is
in vec2 texture_place;
out vec4 pixel;

#pragma include film.glsl

void main() {
    vec4 picture = texture(p3d_Texture0, texture_place);
    float opacity = p3d_ColorScale.a;
    float eaten = 0.85 * (1.0 - opacity);
    float left = smoothstep(eaten, eaten + 0.28, picture.a) * min(1.0, 1.6 * opacity);
    pixel = vec4(printed(picture.rgb * p3d_ColorScale.rgb), mix(picture.a * opacity, left, ragged));
}
