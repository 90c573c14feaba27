#version 150
// A lamp like a low sun with a shadow and a pool of light, the room's ambient light and reflection, a soft light from the
// eye, and the film's curve.

uniform struct {
    vec4 baseColor;
    vec4 emission;
    float roughness;
    float metallic;
} p3d_Material;
uniform sampler2D p3d_TextureModulate;   // base colour
uniform sampler2D p3d_TextureSelector;   // occlusion, roughness, metal
uniform sampler2D p3d_TextureNormal;
uniform sampler2D p3d_TextureEmission;
uniform vec4 p3d_ColorScale;
uniform samplerCube room;

uniform vec3 sun_direction;
uniform vec3 sun_colour;
uniform float ambient_strength;
uniform float mirror_strength;
uniform float roughest_level;     // last level of the room's cube
uniform vec3 eye_light;           // colour of the light that comes from the eye's place
uniform float contact_darkness;
uniform float exposure;
uniform vec4 pool;                // middle of the lamp's pool of light on the table, 1 / its half width and depth, cm
uniform float pool_outside;       // share of the light that is left far outside of it
uniform vec3 glow;                // light of what shines by itself
uniform float corner_darkness;
uniform float bumpiness;
uniform sampler2D grit;           // what is seen of a mat from close by
uniform float grittiness;

in vec3 world_position;
in vec3 world_normal;
in vec3 world_tangent;
in vec3 world_bitangent;
in vec3 to_eye;
in vec3 ambient;
in vec3 shadow_place;
in vec4 vertex_colour;
in vec2 texture_place;
in vec3 clip_place;

out vec4 pixel;

#pragma include film.glsl
#pragma include spread.glsl
#pragma include shadow.glsl
#pragma include occlusion.glsl

vec3 surface_normal() {
    vec3 normal = normalize(world_normal);
    if (dot(world_tangent, world_tangent) < 1e-6) {
        return normal;
    }
    vec3 bump = texture(p3d_TextureNormal, texture_place).xyz * 2.0 - 1.0;
    return normalize(world_tangent * bump.x * bumpiness + world_bitangent * bump.y * bumpiness + normal * bump.z);
}

void main() {
    vec4 base = p3d_Material.baseColor * vertex_colour * texture(p3d_TextureModulate, texture_place) * p3d_ColorScale;
    if (grittiness > 0.0) {
        base.rgb *= 1.0 + grittiness * (texture(grit, world_position.xy / 9.0).r - 0.5);
    }
    vec3 selector = texture(p3d_TextureSelector, texture_place).rgb;
    float metal = p3d_Material.metallic * selector.b;
    float rough = clamp(p3d_Material.roughness * selector.g, 0.08, 1.0);
    vec3 normal = surface_normal();
    vec3 eye = normalize(to_eye);
    vec3 half_way = normalize(eye + sun_direction);
    float normal_eye = max(dot(normal, eye), 0.02);
    float normal_sun = max(dot(normal, sun_direction), 0.0);
    float normal_half = max(dot(normal, half_way), 0.0);
    float eye_half = max(dot(eye, half_way), 0.0);

    vec3 diffuse = base.rgb * (1.0 - metal);
    vec3 mirror = mix(vec3(0.04), base.rgb, metal);

    // The sun: Lambert and GGX with Schlick's Fresnel and visibility (Karis, "Real Shading in Unreal Engine 4", 2013).
    float turn = turned_by(gl_FragCoord.xy);
    vec3 flat_normal = normalize(world_normal);
    float sun = normal_sun > 0.0 ? sunlight(shadow_place, flat_normal, turn) * normal_sun : 0.0;
    float alpha = rough * rough;
    float spread = normal_half * normal_half * (alpha * alpha - 1.0) + 1.0;
    float k = alpha * 0.5;
    float visible = 0.25 / ((normal_eye * (1.0 - k) + k) * (normal_sun * (1.0 - k) + k));
    float fresnel = 1.0 - eye_half;
    fresnel = fresnel * fresnel * fresnel * fresnel * fresnel;
    vec3 gloss = (mirror + (1.0 - mirror) * fresnel) * min(alpha * alpha / (spread * spread) * visible, 12.0);
    vec3 light = sun_colour * sun * (diffuse + gloss);

#if OCCLUSION
    float open_sky = openness(world_position, flat_normal, turn + 1.7);
    light *= mix(1.0, open_sky, 0.4);
    // Light that comes back from a coloured corner is coloured (Jimenez et al., "Practical Realtime Strategies for
    // Accurate Indirect Occlusion", 2016).
    vec3 tinted = ((open_sky * (2.0404 * diffuse - 0.3324) + (0.6417 - 4.7951 * diffuse)) * open_sky
        + (2.7552 * diffuse + 0.6903)) * open_sky;
    vec3 open_colour = max(vec3(open_sky), tinted);
#else
    // Little of the room's light gets to where sides meet the table.
    float foot = 1.0 - smoothstep(-0.2, 1.8, world_position.z);
    float open_sky = 1.0 - contact_darkness * foot * (1.0 - max(normal.z, 0.0));
    float open_colour = open_sky;
#endif
    float facing = 0.35 + 0.65 * normal_eye;
    light += diffuse * (ambient * ambient_strength * open_colour + eye_light * facing * (0.35 + 0.65 * open_sky));

    // The room mirrored; the fit of the reflected share is Karis' ("Physically Based Shading on Mobile", 2014).
    vec4 fit = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    float grazing = min(fit.x * fit.x, exp2(-9.28 * normal_eye)) * fit.x + fit.y;
    vec2 share = vec2(-1.04, 1.04) * grazing + fit.zw;
    vec3 seen = textureLod(room, reflect(-eye, normal), rough * roughest_level).rgb;
    light += seen * (mirror * share.x + share.y) * (mirror_strength * open_sky * (0.55 + 0.45 * min(sun * 2.0, 1.0)));

    // The lamp's pool ends softly and is even within; the picture fades a little towards its corners.
    vec2 from_lamp = (world_position.xy - pool.xy) * pool.zw;
    float outside = dot(from_lamp, from_lamp);
    light *= mix(pool_outside, 1.0, exp2(-outside * outside * outside));
    light += p3d_Material.emission.rgb * texture(p3d_TextureEmission, texture_place).rgb * glow;
#if !DEVELOPED_LATER
    vec2 from_middle = clip_place.xy / clip_place.z;
    light *= 1.0 - corner_darkness * smoothstep(0.3, 2.0, dot(from_middle, from_middle));
#endif
    pixel = vec4(exposed(light * exposure), base.a);
}
