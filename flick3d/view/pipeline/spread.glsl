// Places spread evenly over a disc, turned differently in every pixel, so that few of them look like many.

// Interleaved gradient noise (Jimenez, "Next Generation Post Processing in Call of Duty", 2014), as an angle.
float turned_by(vec2 at) {
    return 6.2831853 * fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715))));
}

// The sunflower's spiral (Vogel, 1979), radius 1.
vec2 on_disc(int index, int count, float turn) {
    float angle = float(index) * 2.39996323 + turn;
    return sqrt((float(index) + 0.5) / float(count)) * vec2(cos(angle), sin(angle));
}
