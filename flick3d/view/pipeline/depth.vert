#version 150
// Only where things are, for the sun's shadow.

uniform mat4 p3d_ModelMatrix;
uniform mat4 p3d_ViewProjectionMatrix;
uniform vec2 lowered;             // above this height (cm), only this share is left of a ducking house's heights
in vec4 p3d_Vertex;

void main() {
    vec4 place = p3d_ModelMatrix * p3d_Vertex;
    place.z = min(place.z, lowered.x) + max(place.z - lowered.x, 0.0) * lowered.y;
    gl_Position = p3d_ViewProjectionMatrix * place;
}
