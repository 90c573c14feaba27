#version 150
// Motes of dust, all in one: each is a square that faces the eye, and drifts, grows and fades by itself with time.

uniform mat4 p3d_ModelViewMatrix;
uniform mat4 p3d_ProjectionMatrix;
uniform float now;                // seconds, as `born`
in vec4 p3d_Vertex;               // where the mote begins
in vec2 p3d_MultiTexCoord0;       // which corner of it this is
in vec4 flight;                   // how far it drifts, cm, and when it is born
in vec4 looks;                    // its width at first and at last, cm; how long it lives; its turn, radians
in vec4 tint;
out vec2 texture_place;
out vec4 colour;

const float NEARER = 1.2;         // cm that it counts as nearer to the eye, so that the ground cuts no hard line into it

void main() {
    float age = (now - flight.w) / looks.z;
    texture_place = p3d_MultiTexCoord0;
    if (age < 0.0 || age >= 1.0) {
        colour = vec4(0.0);
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
        return;
    }
    float gone = 1.0 - exp(-4.0 * age);
    vec4 place = p3d_ModelViewMatrix * vec4(p3d_Vertex.xyz + flight.xyz * gone, 1.0);
    float turn = looks.w + 0.5 * age;
    vec2 corner = (p3d_MultiTexCoord0 - 0.5) * mix(looks.x, looks.y, gone);
    place.xy += mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * corner;
    gl_Position = p3d_ProjectionMatrix * place;
    vec4 pulled = p3d_ProjectionMatrix * (place - vec4(normalize(place.xyz) * NEARER, 0.0));
    gl_Position.z = pulled.z / pulled.w * gl_Position.w;
    colour = vec4(tint.rgb, tint.a * smoothstep(0.0, 0.08, age) * pow(1.0 - age, 1.3));
}
