import type { SceneSun } from "../plan-scene/scene.ts";
import type { Portal } from "./portals.ts";

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

/** Share of the light of what lies outside that a picture of a room shows: photographers of homes expose the windows apart. */
export const VIEW_SHARE = 0.3;

/**
 * The world outside as a person sees it: the sky over hazy hills, with trees in the plain before them. Rays that only bring light take
 * `skyRadiance`, which is smoother.
 */
export function viewRadiance(sun: SceneSun, x: number, y: number, z: number, out: Float64Array): void {
  skyRadiance(sun, x, Math.max(y, 0.02), z, out);
  const turn = Math.atan2(z, x);
  const hills = 0.05 + 0.02 * Math.sin(3 * turn + 0.7) + 0.012 * Math.sin(7 * turn + 2.1) + 0.004 * Math.sin(23 * turn);
  const trees = 0.012 + 0.008 * Math.sin(41 * turn) * Math.sin(67 * turn + 1) + 0.004 * Math.sin(173 * turn);
  const grey = (out[0]! + out[1]! + out[2]!) / 3;
  if (y < hills) blend(out, grey * 0.5, grey * 0.57, grey * 0.62, Math.min(1, (hills - y) * 400) * 0.75);
  if (y < trees) blend(out, grey * 0.2, grey * 0.27, grey * 0.16, Math.min(1, (trees - y) * 250));
  if (y < -0.02) blend(out, grey * 0.36, grey * 0.36, grey * 0.28, Math.min(1, (-0.02 - y) * 12));
}

function blend(out: Float64Array, r: number, g: number, b: number, share: number): void {
  out[0] = out[0]! + (r - out[0]!) * share;
  out[1] = out[1]! + (g - out[1]!) * share;
  out[2] = out[2]! + (b - out[2]!) * share;
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
  let sum = 0;
  for (const portal of portals) {
    const { corner, u, v, normal, areaM2 } = portal;
    const weight = portalWeight(portal, x, y, z);
    sum += weight;
    const cosine = dx * normal[0] + dz * normal[2];
    if (cosine > -1e-6 && cosine < 1e-6) continue;
    const t = ((corner[0] - x) * normal[0] + (corner[2] - z) * normal[2]) / cosine;
    if (t <= 0) continue;
    const px = x + dx * t - corner[0];
    const py = y + dy * t - corner[1];
    const pz = z + dz * t - corner[2];
    const along = (px * u[0] + pz * u[2]) / (u[0] * u[0] + u[2] * u[2]);
    if (along < 0 || along > 1 || py < 0 || py > v[1]) continue;
    density += (weight * t * t) / (Math.abs(cosine) * areaM2);
  }
  return sum === 0 ? 0 : density / sum;
}

/** How much a pane is worth to a point: near and large ones give most of its light; those of other rooms are far. */
function portalWeight({ corner, u, v, areaM2 }: Portal, x: number, y: number, z: number): number {
  const dx = corner[0] + u[0] / 2 - x;
  const dy = corner[1] + v[1] / 2 - y;
  const dz = corner[2] + u[2] / 2 - z;
  return (areaM2 / (dx * dx + dy * dy + dz * dz + 0.3)) ** 1.5;
}

/** Chooses a pane by its worth to a point, from a number between 0 and 1; there is at least one. */
export function choosePortal(portals: readonly Portal[], x: number, y: number, z: number, drawn: number): Portal {
  let sum = 0;
  for (const portal of portals) sum += portalWeight(portal, x, y, z);
  let left = drawn * sum;
  for (const portal of portals) {
    left -= portalWeight(portal, x, y, z);
    if (left <= 0) return portal;
  }
  return portals[portals.length - 1]!;
}
