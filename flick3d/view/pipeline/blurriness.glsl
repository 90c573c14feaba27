// How far out of focus a place is, by the lens formula: radius of its circle on the half-size picture, pixels.

uniform vec3 lens;                // distances of the near and far plane and of what is sharp, cm
uniform vec2 opening;             // strength of the blur, pixels * cm; its widest radius, pixels

float blurriness(float depth) {
    float away = 2.0 * lens.x * lens.y / (lens.y + lens.x - (2.0 * depth - 1.0) * (lens.y - lens.x));
    return clamp((away - lens.z) / (away * lens.z) * opening.x, -opening.y, opening.y);
}
