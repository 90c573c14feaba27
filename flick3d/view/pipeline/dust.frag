#version 150
// A mote of dust, tinted; it takes no light.

uniform sampler2D p3d_Texture0;
in vec2 texture_place;
in vec4 colour;
out vec4 pixel;

#pragma include film.glsl

void main() {
    vec4 picture = texture(p3d_Texture0, texture_place);
    float soft = smoothstep(0.5, 0.06, length(texture_place - 0.5));
    pixel = vec4(printed(picture.rgb * colour.rgb), picture.a * soft * colour.a);
}
