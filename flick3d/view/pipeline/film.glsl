// The film: how light becomes what is seen. Hejl and Burgess-Dawson's curve, with the display's gamma in it (2010).

vec3 filmed(vec3 light) {
    vec3 film = max(light - 0.004, 0.0);
    return (film * (6.2 * film + 0.5)) / (film * (6.2 * film + 1.7) + 0.06);
}

// The light that is seen as this colour: the curve solved for it. The brightest would need endless light.
vec3 unfilmed(vec3 seen) {
    vec3 colour = clamp(seen, 0.0, 0.92);
    vec3 a = 6.2 * (1.0 - colour);
    vec3 b = 0.5 - 1.7 * colour;
    return (sqrt(b * b + 0.24 * a * colour) - b) / (2.0 * a) + 0.004 * step(1e-4, colour);
}

// How light is kept until it is developed: folded so that samples at an edge, and marks that are half see-through, mix
// nearly as they would in the finished picture. Mixed as light, every edge of something bright before the dark is jagged.
vec3 folded(vec3 light) {
    return sqrt(light / (1.0 + max(light.r, max(light.g, light.b))));
}

vec3 unfolded(vec3 kept) {
    vec3 share = kept * kept;
    return share / max(1.0 - max(share.r, max(share.g, share.b)), 1e-3);
}

// What a shader of the scene writes: light, when the picture is developed later, and the picture itself otherwise.
vec3 exposed(vec3 light) {
#if DEVELOPED_LATER
    return folded(max(light, 0.0));
#else
    return filmed(light);
#endif
}

// The same for marks and cards, whose colours are meant as they are.
vec3 printed(vec3 seen) {
#if DEVELOPED_LATER
    return folded(unfilmed(seen));
#else
    return seen;
#endif
}
