#version 150
// Contact shades: soft dark boxes on the ground, all in one, each with its size and colour at its corners.

uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
in vec4 p3d_Color;
in vec2 from_middle;              // cm
in vec4 box;                      // half size x, y of the footprint, corner radius, reach of the shade, cm
out vec2 place;
out vec4 shape;
out vec4 colour;

void main() {
    place = from_middle;
    shape = box;
    colour = p3d_Color;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
