#version 150
// Contact shades; pattern 0 of decal.frag draws a single one.

in vec2 place;
in vec4 shape;
in vec4 colour;
out vec4 pixel;

#pragma include film.glsl

void main() {
    vec2 corner = abs(place) - shape.xy + shape.z;
    float out_by = length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - shape.z;
    float shade = 1.0 - smoothstep(-0.6 * shape.w, shape.w, out_by);
    pixel = vec4(printed(colour.rgb), colour.a * shade * shade);
}
