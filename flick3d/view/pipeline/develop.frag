#version 150
// The last step: focus, bloom, a little darkness at the edges, the film, and its grain against banding.

uniform sampler2D picture;
#if FOCUS
uniform sampler2D blurred;
uniform sampler2D depths;
uniform int corners;              // a uniform bound, see shadow.glsl
#pragma include blurriness.glsl

// How much of a place is out of focus, 0 to 1. At an edge of something sharp before it half as much, so that samples
// that are half of that stay an edge; at one of something blurred as much as that.
float out_of_focus(vec2 place, float reached) {
    vec2 texel = 0.8 / vec2(textureSize(depths, 0));
    float own = texture(depths, place).r;
    float nearest = own;
    for (int corner = 0; corner < corners; ++corner) {
        nearest = min(nearest, texture(depths, place + (vec2(corner & 1, corner >> 1) * 2.0 - 1.0) * texel).r);
    }
    float here = smoothstep(0.45, 1.5, max(reached, abs(blurriness(own))));
    float before = smoothstep(0.45, 1.5, max(reached, abs(blurriness(nearest))));
    return min(here, mix(before, here, 0.5));
}
#endif
#if BLOOM
uniform sampler2D glow_near;
uniform sampler2D glow_far;
uniform sampler2D glow_widest;
uniform float bloom;
#endif
uniform float corner_darkness;
uniform float grain;
in vec2 at;
out vec4 pixel;

#pragma include film.glsl

float noise(vec2 place) {
    vec3 mixed = fract(place.xyx * 0.1031);
    mixed += dot(mixed, mixed.yzx + 33.33);
    return fract((mixed.x + mixed.y) * mixed.z);
}

void main() {
    vec3 light = unfolded(texture(picture, at).rgb);
#if FOCUS
    vec2 texel = 0.75 / vec2(textureSize(blurred, 0));
    vec4 soft = 0.25 * (texture(blurred, at + texel * vec2(1.0, 0.5)) + texture(blurred, at + texel * vec2(-0.5, 1.0))
        + texture(blurred, at - texel * vec2(1.0, 0.5)) + texture(blurred, at - texel * vec2(-0.5, 1.0)));
    light = mix(light, soft.rgb, out_of_focus(at, soft.a));
#endif
#if BLOOM
    light += bloom * (0.5 * texture(glow_near, at).rgb + 0.3 * texture(glow_far, at).rgb
        + 0.2 * texture(glow_widest, at).rgb);
#endif
    vec2 from_middle = at * 2.0 - 1.0;
    light *= 1.0 - corner_darkness * smoothstep(0.3, 2.0, dot(from_middle, from_middle));
    pixel = vec4(filmed(light) + (noise(gl_FragCoord.xy) - 0.5) * grain, 1.0);
}
