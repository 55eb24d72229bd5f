/**
 * Surfaces as mirrors of tiny facets over a diffuse ground: GGX with Smith's shadowing and Schlick's Fresnel term (Walter et al. 2007;
 * visible normals by Heitz, "Sampling the GGX distribution of visible normals", 2018). Directions are in the surface's own axes, z along
 * the normal. One record is filled for every surface.
 */
export interface Surface {
  /** Linear, from 0 to 1. */
  r: number;
  g: number;
  b: number;
  roughness: number;
  metalness: number;
}

/** Below this the facets make a mirror so clear that it is treated as one. */
export const MIRROR_ROUGHNESS = 0.06;
const DIELECTRIC_F0 = 0.04;

/** Chance with which the mirroring part is followed. */
export function mirrorChance(surface: Surface, cosine: number): number {
  const fresnel = DIELECTRIC_F0 + (1 - DIELECTRIC_F0) * (1 - Math.abs(cosine)) ** 5;
  const share = surface.metalness + (1 - surface.metalness) * fresnel * (1 - 0.5 * surface.roughness);
  return Math.min(surface.metalness > 0.95 ? 1 : 0.9, Math.max(0.05, share));
}

const alphaOf = (roughness: number) => Math.max(0.003, roughness * roughness);

function distribution(nz: number, alpha: number): number {
  const a2 = alpha * alpha;
  const d = nz * nz * (a2 - 1) + 1;
  return a2 / (Math.PI * d * d);
}
/** Smith's function for one direction, divided by twice its cosine. */
const smith = (cosine: number, alpha: number) =>
  cosine + Math.sqrt(alpha * alpha + (1 - alpha * alpha) * cosine * cosine);

/**
 * Value of the scattering function times the cosine, by colour, into `out[0..2]`, and the density with which `sampleScatter` would have
 * chosen the direction into `out[3]`. Both directions lie above the surface, else all is 0.
 */
export function evaluateScatter(
  surface: Surface,
  vx: number,
  vy: number,
  vz: number,
  lx: number,
  ly: number,
  lz: number,
  chance: number,
  out: Float64Array,
): void {
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  out[3] = 0;
  if (vz <= 1e-5 || lz <= 1e-5) return;
  const diffuse = ((1 - surface.metalness) * lz) / Math.PI;
  let mirror = 0;
  let fresnel = 0;
  let density = (1 - chance) * (lz / Math.PI);
  if (surface.roughness >= MIRROR_ROUGHNESS) {
    let hx = vx + lx;
    let hy = vy + ly;
    let hz = vz + lz;
    const length = Math.sqrt(hx * hx + hy * hy + hz * hz);
    hx /= length;
    hy /= length;
    hz /= length;
    const alpha = alphaOf(surface.roughness);
    const spread = distribution(hz, alpha);
    const viewSmith = smith(vz, alpha);
    // D·G/(4·cosV·cosL) with the separable G of Smith, times cosL.
    mirror = (spread * lz) / (viewSmith * smith(lz, alpha));
    fresnel = (1 - Math.max(0, vx * hx + vy * hy + vz * hz)) ** 5;
    // Visible normals have the density D·G1·(v·h)/cosV; that of the direction is a quarter of it by (v·h).
    density += (chance * spread) / (2 * viewSmith);
  }
  const rest = 1 - surface.metalness;
  const dark = DIELECTRIC_F0 * rest;
  const f = DIELECTRIC_F0 + (1 - DIELECTRIC_F0) * (1 - vz) ** 5;
  // The diffuse ground gets what the facets do not give back.
  const ground = diffuse * (1 - f * (1 - 0.5 * surface.roughness));
  const f0r = dark + surface.r * surface.metalness;
  const f0g = dark + surface.g * surface.metalness;
  const f0b = dark + surface.b * surface.metalness;
  out[0] = surface.r * ground + mirror * (f0r + (1 - f0r) * fresnel);
  out[1] = surface.g * ground + mirror * (f0g + (1 - f0g) * fresnel);
  out[2] = surface.b * ground + mirror * (f0b + (1 - f0b) * fresnel);
  out[3] = density;
}

/** A direction in proportion to the cosine, from two numbers between 0 and 1. */
export function cosineDirection(a: number, b: number, out: Float64Array): void {
  const radius = Math.sqrt(a);
  const turn = 2 * Math.PI * b;
  out[0] = radius * Math.cos(turn);
  out[1] = radius * Math.sin(turn);
  out[2] = Math.sqrt(Math.max(0, 1 - a));
}

/** A facet that is seen from a direction, as Heitz chooses it. */
export function facetNormal(
  roughness: number,
  vx: number,
  vy: number,
  vz: number,
  a: number,
  b: number,
  out: Float64Array,
): void {
  const alpha = alphaOf(roughness);
  let sx = alpha * vx;
  let sy = alpha * vy;
  let sz = vz;
  const length = Math.sqrt(sx * sx + sy * sy + sz * sz);
  sx /= length;
  sy /= length;
  sz /= length;
  const flat = sx * sx + sy * sy;
  const t1x = flat > 1e-12 ? -sy / Math.sqrt(flat) : 1;
  const t1y = flat > 1e-12 ? sx / Math.sqrt(flat) : 0;
  const t2x = -sz * t1y;
  const t2y = sz * t1x;
  const t2z = sx * t1y - sy * t1x;
  const radius = Math.sqrt(a);
  const turn = 2 * Math.PI * b;
  const p1 = radius * Math.cos(turn);
  const s = 0.5 * (1 + sz);
  const p2 = (1 - s) * Math.sqrt(Math.max(0, 1 - p1 * p1)) + s * radius * Math.sin(turn);
  const p3 = Math.sqrt(Math.max(0, 1 - p1 * p1 - p2 * p2));
  const nx = alpha * (p1 * t1x + p2 * t2x + p3 * sx);
  const ny = alpha * (p1 * t1y + p2 * t2y + p3 * sy);
  const nz = Math.max(1e-6, p2 * t2z + p3 * sz);
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
  out[0] = nx / size;
  out[1] = ny / size;
  out[2] = nz / size;
}
