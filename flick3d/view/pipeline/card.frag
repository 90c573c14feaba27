#version 150
// A picture as it is, tinted; it takes no light.

uniform sampler2D p3d_Texture0;
uniform vec4 p3d_ColorScale;
in vec2 texture_place;
out vec4 pixel;

void main() {
    pixel = texture(p3d_Texture0, texture_place) * p3d_ColorScale;
}
