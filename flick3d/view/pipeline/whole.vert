#version 150
// A square over the whole picture.

in vec4 p3d_Vertex;
out vec2 at;                      // 0 to 1

void main() {
    at = p3d_Vertex.xy + 0.5;
    gl_Position = vec4(p3d_Vertex.xy * 2.0, 0.0, 1.0);
}
