#version 150
// The picture at half its size, and how far out of focus each place is: negative before what is sharp.

uniform sampler2D picture;
in vec2 at;
out vec4 pixel;
#if FOCUS
uniform sampler2D depths;
#pragma include blurriness.glsl
#endif

#pragma include film.glsl

void main() {
    vec2 texel = 1.0 / vec2(textureSize(picture, 0));
    vec3 light = vec3(0.0);
    float weights = 0.0;
    float blurred = 0.0;
    for (int index = 0; index < 4; ++index) {
        vec2 place = at + (vec2(index & 1, index >> 1) - 0.5) * texel;
        vec3 found = unfolded(texture(picture, place).rgb);
        // One glaring pixel must not outshine its neighbours: it would flicker (Karis, 2013).
        float weight = 1.0 / (1.0 + max(found.r, max(found.g, found.b)));
#if FOCUS
        // What is sharp is taken from the whole picture: here it would only shine out around its edge.
        float radius = blurriness(texture(depths, place).r);
        weight *= 0.02 + abs(radius);
        blurred += weight * radius;
#endif
        light += found * weight;
        weights += weight;
    }
    pixel = vec4(light / weights, blurred / weights);
}
