// How much of the room's light is kept away by what stands around, from a picture of all heights above the table.

#if OCCLUSION
uniform sampler2D heights;
uniform vec4 heights_place;       // middle of the picture (x, y) and 1 / its width and height, cm
uniform vec2 heights_range;       // height of its lowest point and how much higher its highest is, cm
uniform int occlusion_taps;
uniform float occlusion_reach;    // cm
uniform float occlusion_strength;

float height_at(vec2 at) {
    float depth = texture(heights, (at - heights_place.xy) * heights_place.zw + 0.5).r;
    return heights_range.x + (1.0 - depth) * heights_range.y;
}

float openness(vec3 place, vec3 normal, float turn) {
    // Walls look at what is before them, and roofs do not hide themselves.
    vec2 from = place.xy + normal.xy * 0.3;
    float hidden = 0.0;
    for (int tap = 0; tap < occlusion_taps; ++tap) {
        float share = (float(tap) + 0.5) / float(occlusion_taps);
        float reach = 0.08 + occlusion_reach * share * share;
        float angle = float(tap) * 2.39996323 + turn;
        vec2 aside = reach * vec2(cos(angle), sin(angle));
        vec3 towards = vec3(aside, height_at(from + aside) - place.z - 0.05);
        if (towards.z > 0.0) {
            towards = normalize(towards);
            // What is behind a wall hides nothing from it.
            hidden += towards.z * clamp(dot(towards, normal) + 0.25, 0.0, 1.0) * mix(1.0, 0.6, share);
        }
    }
    // Under a roof light still comes in from the sides, which heights alone cannot tell.
    float roofed = smoothstep(0.3, 1.6, height_at(from) - place.z);
    hidden *= occlusion_strength / float(occlusion_taps) * mix(1.0, 0.5, roofed);
    return clamp(1.0 - hidden, 0.15, 1.0);
}
#endif
