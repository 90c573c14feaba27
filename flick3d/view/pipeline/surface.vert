#version 150
// Every piece, the mat and the table: places in the world, the room's ambient light at the vertex, the shadow's place.

uniform mat4 p3d_ViewProjectionMatrix;
uniform mat4 p3d_ModelMatrix;
uniform mat4 p3d_ViewMatrixInverse;
uniform mat4 sun_matrix;          // world to the sun's clip space
uniform vec3 sun_direction;       // towards the sun
uniform float shadow_offset;      // cm along the normal, against a surface's shadow on itself
uniform vec3 harmonics[9];        // irradiance of the room / pi
uniform vec2 lowered;             // above this height (cm), only this share is left of a ducking house's heights

in vec4 p3d_Vertex;
in vec3 p3d_Normal;
in vec4 p3d_Tangent;
in vec4 p3d_Color;
in vec2 p3d_MultiTexCoord0;

out vec3 world_position;
out vec3 world_normal;
out vec3 world_tangent;
out vec3 world_bitangent;
out vec3 to_eye;
out vec3 ambient;
out vec3 shadow_place;            // 0 to 1 in all three
out vec4 vertex_colour;
out vec2 texture_place;
out vec3 clip_place;              // x, y, w

vec3 room_light(vec3 n) {
    vec3 light = harmonics[0] * 0.282095;
    light += 0.488603 * (harmonics[1] * n.y + harmonics[2] * n.z + harmonics[3] * n.x);
    light += 1.092548 * (harmonics[4] * n.x * n.y + harmonics[5] * n.y * n.z + harmonics[7] * n.x * n.z);
    light += 0.315392 * harmonics[6] * (3.0 * n.z * n.z - 1.0);
    light += 0.546274 * harmonics[8] * (n.x * n.x - n.y * n.y);
    return max(light, vec3(0.0));
}

void main() {
    vec4 place = p3d_ModelMatrix * p3d_Vertex;
    // A house becomes see-through on its way down: low, it is gone but for its blocks.
    float is_above = step(lowered.x + 0.01, place.z) * step(lowered.y, 0.999);
    vertex_colour = p3d_Color;
    vertex_colour.a *= 1.0 - is_above * (1.0 - smoothstep(0.2, 0.6, lowered.y));
    place.z = min(place.z, lowered.x) + max(place.z - lowered.x, 0.0) * lowered.y;
    mat3 turn = mat3(p3d_ModelMatrix);
    world_position = place.xyz;
    world_normal = normalize(turn * p3d_Normal);
    // A model without tangents gives zero here; the fragment shader then leaves the normal as it is.
    world_tangent = turn * p3d_Tangent.xyz;
    world_bitangent = cross(world_normal, world_tangent) * p3d_Tangent.w;
    to_eye = p3d_ViewMatrixInverse[3].xyz - place.xyz;
    ambient = room_light(world_normal);
    float slope = 1.0 - clamp(dot(world_normal, sun_direction), 0.0, 1.0);
    vec4 shadow = sun_matrix * vec4(place.xyz + world_normal * (shadow_offset * (0.4 + slope)), 1.0);
    shadow_place = shadow.xyz / shadow.w * 0.5 + 0.5;
    texture_place = p3d_MultiTexCoord0;
    gl_Position = p3d_ViewProjectionMatrix * place;
    clip_place = gl_Position.xyw;
}
