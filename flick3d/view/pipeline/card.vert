#version 150
// A picture that faces the eye: smoke, flash, tags. Its node is a billboard.

uniform mat4 p3d_ModelViewMatrix;
uniform mat4 p3d_ProjectionMatrix;
uniform float nearer;             // cm that it counts as nearer to the eye, so that the ground cuts no hard line into it
in vec4 p3d_Vertex;
in vec2 p3d_MultiTexCoord0;
out vec2 texture_place;

void main() {
    vec4 place = p3d_ModelViewMatrix * p3d_Vertex;
    gl_Position = p3d_ProjectionMatrix * place;
    vec4 pulled = p3d_ProjectionMatrix * (place - vec4(normalize(place.xyz) * nearer, 0.0));
    gl_Position.z = pulled.z / pulled.w * gl_Position.w;
    texture_place = p3d_MultiTexCoord0;
}
