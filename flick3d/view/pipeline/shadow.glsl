// The sun's shadow. SHADOW_KIND: 0 one look into its picture, 1 edges of one softness, 2 edges that harden on contact.

uniform sampler2DShadow sun_shadow;
uniform vec3 sun_size;            // width and height that the shadow's picture covers, its depth, cm
uniform float shadow_bias;        // cm
#if SHADOW_KIND > 0
uniform vec3 sun_right;           // the picture's axes in the world
uniform vec3 sun_up;
uniform int shadow_taps;          // a uniform: constant bounds are unrolled, and software drivers then compile for minutes
uniform float shadow_softness;    // radius of the soft edge, cm
#endif
#if SHADOW_KIND == 2
uniform sampler2D sun_depth;
uniform int blocker_taps;
uniform vec3 penumbra;            // width of the sun as a tangent, thinnest and widest radius of an edge, cm
#endif

float sunlight(vec3 place, vec3 normal, float turn) {
#if SHADOW_KIND == 0
    return texture(sun_shadow, vec3(place.xy, place.z - shadow_bias / sun_size.z));
#else
    // How the depth of the lit plane changes beside this place: without it, wide edges darken slopes.
    vec2 slope = vec2(dot(normal, sun_right), dot(normal, sun_up)) / max(dot(normal, sun_direction), 0.15);
    float radius = shadow_softness;
#if SHADOW_KIND == 2
    // Percentage-closer soft shadows (Fernando, 2005): the farther the blocker, the softer the edge.
    float blocked = 0.0;
    float blockers = 0.0;
    for (int tap = 0; tap < blocker_taps; ++tap) {
        vec2 aside = on_disc(tap, blocker_taps, turn) * penumbra.z;
        float depth = texture(sun_depth, place.xy + aside / sun_size.xy).r;
        float own = place.z + (dot(slope, aside) - shadow_bias - 0.04) / sun_size.z;
        if (depth < own) {
            blocked += depth;
            blockers += 1.0;
        }
    }
    if (blockers < 0.5) {
        // Close under a brim all looks may miss it: one at the place itself keeps single bright dots out of its shade.
        return texture(sun_shadow, vec3(place.xy, place.z - shadow_bias / sun_size.z));
    }
    radius = clamp((place.z - blocked / blockers) * sun_size.z * penumbra.x, penumbra.y, penumbra.z);
#endif
    float light = 0.0;
    for (int tap = 0; tap < shadow_taps; ++tap) {
        vec2 aside = on_disc(tap, shadow_taps, turn) * radius;
        float own = place.z + (dot(slope, aside) - shadow_bias) / sun_size.z;
        light += texture(sun_shadow, vec3(place.xy + aside / sun_size.xy, own));
    }
    return light / float(shadow_taps);
#endif
}
