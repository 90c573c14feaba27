#version 150
// The room behind the table: a square over the whole picture, behind everything, and where each corner looks.

uniform mat4 p3d_ProjectionMatrixInverse;
uniform mat4 p3d_ViewMatrixInverse;
in vec4 p3d_Vertex;
out vec3 direction;

void main() {
    vec2 corner = p3d_Vertex.xy * 2.0;
    vec4 ahead = p3d_ProjectionMatrixInverse * vec4(corner, 1.0, 1.0);
    direction = mat3(p3d_ViewMatrixInverse) * (ahead.xyz / ahead.w);
    gl_Position = vec4(corner, 0.999999, 1.0);
}
