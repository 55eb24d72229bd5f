import type { SceneSun } from "../plan-scene/scene.ts";
import type { Portal } from "./traced-scene.ts";

/** Share of light that the ground outside gives back: dry soil, paving, lawn. */
const GROUND_ALBEDO = 0.22;

/**
 * Radiance of the sky in a direction of length one: brighter and paler towards the horizon, brighter around the sun, and the ground's
 * light below it. `skyColor` is the radiance at middle height. The disc of the sun is not in it: rays are sent there apart.
 */
export function skyRadiance(sun: SceneSun, x: number, y: number, z: number, out: Float64Array): void {
  const [r, g, b] = sun.skyColor;
  if (y < 0) {
    const lit = GROUND_ALBEDO * (sun.isUp ? Math.max(0, sun.direction[1]) / Math.PI : 0);
    out[0] = GROUND_ALBEDO * r * 1.1 + lit * sun.sunColor[0];
    out[1] = GROUND_ALBEDO * g * 1.05 + lit * sun.sunColor[1];
    out[2] = GROUND_ALBEDO * b * 0.9 + lit * sun.sunColor[2];
    return;
  }
  const towards = (1 - y) ** 3;
  const grey = (r + g + b) / 3;
  const around = sun.isUp
    ? 0.6 * Math.max(0, x * sun.direction[0] + y * sun.direction[1] + z * sun.direction[2]) ** 8
    : 0;
  const bright = 0.85 + 0.45 * towards + around;
  const pale = 0.75 * towards;
  out[0] = bright * (r + (grey * 1.06 - r) * pale);
  out[1] = bright * (g + (grey * 1.02 - g) * pale);
  out[2] = bright * (b + (grey * 0.96 - b) * pale);
}

/** The chance per unit of solid angle with which a direction is chosen by sending rays to the portals. */
export function portalDensity(
  portals: readonly Portal[],
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  let density = 0;
  for (const { corner, u, v, normal, areaM2 } of portals) {
    const cosine = dx * normal[0] + dz * normal[2];
    if (cosine > -1e-6 && cosine < 1e-6) continue;
    const t = ((corner[0] - x) * normal[0] + (corner[2] - z) * normal[2]) / cosine;
    if (t <= 0) continue;
    const px = x + dx * t - corner[0];
    const py = y + dy * t - corner[1];
    const pz = z + dz * t - corner[2];
    const along = (px * u[0] + pz * u[2]) / (u[0] * u[0] + u[2] * u[2]);
    if (along < 0 || along > 1 || py < 0 || py > v[1]) continue;
    density += (t * t) / (Math.abs(cosine) * areaM2);
  }
  return portals.length === 0 ? 0 : density / portals.length;
}
