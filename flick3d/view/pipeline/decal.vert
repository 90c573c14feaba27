#version 150
// A flat mark on the ground: a unit square that is stretched by its node.

uniform mat4 p3d_ModelViewProjectionMatrix;
uniform vec2 decal_size;          // cm
in vec4 p3d_Vertex;
out vec2 place;                   // cm from the middle

void main() {
    place = p3d_Vertex.xy * decal_size;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
