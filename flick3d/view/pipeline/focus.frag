#version 150
// Depth of field: every place gathers from the circles that reach it. Opacity tells how much of it is blurred by what
// is before what is sharp.

uniform sampler2D picture;        // half size, with the blur's radius as its opacity
uniform int taps;
uniform vec2 opening;
in vec2 at;
out vec4 pixel;

#pragma include spread.glsl

void main() {
    vec2 size = vec2(textureSize(picture, 0));
    vec4 here = texture(picture, at);
    vec3 light = here.rgb;
    float weights = 1.0;
    float reached = 0.0;
    float turn = turned_by(gl_FragCoord.xy);
    for (int tap = 0; tap < taps; ++tap) {
        vec2 aside = on_disc(tap, taps, turn) * opening.y;
        // Not between two places: at an edge that would be half of what is sharp with half of the other's blur.
        vec4 there = texture(picture, (floor(at * size + aside) + 0.5) / size);
        float radius = abs(there.a);
        // What is behind does not flow over what is sharp in front of it.
        if (there.a > here.a) {
            radius = min(radius, abs(here.a));
        }
        float share = smoothstep(length(aside) - 1.0, length(aside) + 1.0, radius);
        // What is nearer flows over what is behind it only as far as it is itself shown blurred, see develop.frag.
        if (there.a < here.a) {
            share *= smoothstep(0.45, 1.5, abs(there.a));
        }
        light += there.rgb * share;
        weights += share;
        if (there.a < 0.0) {
            reached += share * radius;
        }
    }
    pixel = vec4(light / weights, max(-here.a, 3.0 * reached / float(taps)));
}
