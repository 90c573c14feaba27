#version 150
// Marks on the ground, drawn by formula so that their edges are smooth at any distance. `pattern` says which:
// 0 soft dark box (contact shadow), 1 ring, 2 dotted line, 3 band, 4 arrow head on a shaft, 5 disc, 6 slanted bars,
// 7 frame that is open in the middle of its ends.

uniform int pattern;
uniform vec2 decal_size;          // cm
uniform vec4 decal_shape;         // meaning depends on the pattern, cm
uniform vec4 p3d_ColorScale;
in vec2 place;
out vec4 pixel;

#pragma include film.glsl

const vec3 OUTLINE = vec3(0.16, 0.07, 0.02);
const float outline = 0.09;       // cm

// Distance to a box with rounded corners, cm, negative inside.
float rounded_box(vec2 at, vec2 half_size, float radius) {
    vec2 corner = abs(at) - half_size + radius;
    return length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - radius;
}

float covered(float distance_out) {
    float blur = max(fwidth(distance_out), 1e-4);
    return clamp(0.5 - distance_out / blur, 0.0, 1.0);
}

void main() {
    vec4 colour = p3d_ColorScale;
    if (pattern == 0) {
        // shape: half size x, y of the footprint, corner radius, reach of the shade
        float out_by = rounded_box(place, decal_shape.xy, decal_shape.z);
        float shade = 1.0 - smoothstep(-0.6 * decal_shape.w, decal_shape.w, out_by);
        colour.a *= shade * shade;
    } else if (pattern == 1) {
        // shape: radius of the middle of the line, half its width, reach of the glow
        float off = abs(length(place) - decal_shape.x) - decal_shape.y;
        float glow = 0.55 * exp(-max(off, 0.0) * max(off, 0.0) / (decal_shape.z * decal_shape.z + 1e-6));
        colour.rgb = mix(mix(OUTLINE, colour.rgb, 0.35), colour.rgb, covered(off));
        colour.a *= max(covered(off), glow);
    } else if (pattern == 2) {
        // shape: spacing of the dots, their radius at the start, at the end
        float along = place.x + decal_size.x / 2.0;
        float radius = mix(decal_shape.y, decal_shape.z, along / decal_size.x);
        float from_dot = (fract(along / decal_shape.x) - 0.5) * decal_shape.x;
        float whole = step(floor(along / decal_shape.x) + 1.0, decal_size.x / decal_shape.x + 0.01);
        float out_by = length(vec2(from_dot, place.y)) - radius;
        colour.rgb = mix(OUTLINE, colour.rgb, covered(out_by));
        colour.a *= covered(out_by - outline) * whole * (1.0 - 0.5 * along / decal_size.x);
    } else if (pattern == 3) {
        // shape: half width at the near end, at the far end
        float along = (place.x + decal_size.x / 2.0) / decal_size.x;
        float width = mix(decal_shape.x, decal_shape.y, along);
        colour.a *= covered(abs(place.y) - width) * (0.35 + 0.65 * along);
    } else if (pattern == 4) {
        // shape: half width of the shaft, length of the head, half width of the head
        float from_tip = decal_size.x / 2.0 - place.x;
        float head = max(abs(place.y) - decal_shape.z * from_tip / decal_shape.y, from_tip - decal_shape.y);
        float shaft = max(abs(place.y) - decal_shape.x, decal_shape.y - from_tip);
        float out_by = min(max(head, -from_tip), shaft);
        colour.rgb = mix(OUTLINE, colour.rgb, covered(out_by + outline));
        colour.a *= covered(out_by);
    } else if (pattern == 6) {
        // shape: spacing of the bars along the stripe, share of it that is painted, width of the painted rim
        float slanted = fract((place.x - place.y) / decal_shape.x) - 0.5;
        float bar = (abs(slanted) - decal_shape.y / 2.0) * decal_shape.x * 0.7071;
        float inside = rounded_box(place, decal_size / 2.0, 0.05);
        float rim = -inside - decal_shape.z;
        colour.a *= max(covered(bar), covered(rim)) * covered(inside);
    } else if (pattern == 7) {
        // shape: half size x, y of the frame, half the width of its openings, half the width of its line
        float off = abs(rounded_box(place, decal_shape.xy, 0.1)) - decal_shape.w;
        colour.a *= covered(max(off, decal_shape.z - abs(place.y)));
    } else {
        // shape: radius
        colour.a *= covered(length(place) - decal_shape.x);
    }
    pixel = vec4(printed(colour.rgb), colour.a);
}
