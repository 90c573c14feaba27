#version 150
// A softer, smaller picture for the bloom; the first one keeps only what is brighter than the film can show.

uniform sampler2D picture;
uniform float threshold;
uniform int reach;                // a uniform bound, see shadow.glsl
in vec2 at;
out vec4 pixel;

void main() {
    vec2 texel = 1.5 / vec2(textureSize(picture, 0));
    vec3 light = vec3(0.0);
    float weights = 0.0;
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            vec3 found = texture(picture, at + vec2(x, y) * texel).rgb;
            float brightest = max(found.r, max(found.g, found.b));
            float weight = exp(-0.35 * float(x * x + y * y));
            light += weight * found * max(brightest - threshold, 0.0) / max(brightest, 1e-4);
            weights += weight;
        }
    }
    pixel = vec4(light / weights, 1.0);
}
