#version 150
// Depth of field: every place gathers from the circles that reach it. Opacity tells how blurred the result is.

uniform sampler2D picture;        // half size, with the blur's radius as its opacity
uniform int taps;
uniform vec2 opening;
in vec2 at;
out vec4 pixel;

#pragma include spread.glsl

void main() {
    vec2 texel = 1.0 / vec2(textureSize(picture, 0));
    vec4 here = texture(picture, at);
    vec3 light = here.rgb;
    float weights = 1.0;
    float reached = 0.0;
    float turn = turned_by(gl_FragCoord.xy);
    for (int tap = 0; tap < taps; ++tap) {
        vec2 aside = on_disc(tap, taps, turn) * opening.y;
        vec4 there = texture(picture, at + aside * texel);
        float radius = abs(there.a);
        // What is behind does not flow over what is sharp in front of it.
        if (there.a > here.a) {
            radius = min(radius, abs(here.a));
        }
        float share = smoothstep(length(aside) - 1.0, length(aside) + 1.0, radius);
        light += there.rgb * share;
        weights += share;
        if (there.a < 0.0) {
            reached += share * radius;
        }
    }
    pixel = vec4(light / weights, max(abs(here.a), 3.0 * reached / float(taps)));
}
