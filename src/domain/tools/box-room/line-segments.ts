import type { GreyPicture } from "../stitching/grey-picture.ts";

/** A straight edge in pixels from the upper left corner. */
export interface LineSegment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const LEAST_GRADIENT = 6;
/** Directions within a region differ by at most this much: 22.5°, as von Gioi et al. use ("LSD", 2012). */
const TOLERANCE = Math.PI / 8;

/**
 * Straight edges by growing regions of pixels whose gradients point alike, strongest pixels first, and fitting each with its main axis. A
 * region that is not long and thin is no line.
 *
 * @param leastLength in pixels
 */
export function findSegments({ width, height, data }: GreyPicture, leastLength: number): LineSegment[] {
  const angle = new Float32Array(data.length);
  const strength = new Float32Array(data.length);
  const seeds: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const dx = (data[at + 1]! - data[at - 1]!) / 2;
      const dy = (data[at + width]! - data[at - width]!) / 2;
      strength[at] = Math.hypot(dx, dy);
      angle[at] = Math.atan2(dy, dx);
      if (strength[at]! >= LEAST_GRADIENT) seeds.push(at);
    }
  seeds.sort((a, b) => strength[b]! - strength[a]!);
  const isTaken = new Uint8Array(data.length);
  const found: LineSegment[] = [];
  for (const seed of seeds) {
    if (isTaken[seed] === 1) continue;
    const region = grow(seed, width, angle, strength, isTaken);
    if (region.length < leastLength) continue;
    const segment = fitSegment(region, width, strength);
    if (segment !== null && Math.hypot(segment.x2 - segment.x1, segment.y2 - segment.y1) >= leastLength)
      found.push(segment);
  }
  return found;
}

function grow(seed: number, width: number, angle: Float32Array, strength: Float32Array, isTaken: Uint8Array): number[] {
  const region = [seed];
  isTaken[seed] = 1;
  let cos = Math.cos(angle[seed]!);
  let sin = Math.sin(angle[seed]!);
  for (let next = 0; next < region.length; next++) {
    const main = Math.atan2(sin, cos);
    const at = region[next]!;
    for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
      const to = at + step;
      if (isTaken[to] !== 0 || !(strength[to]! >= LEAST_GRADIENT)) continue;
      const apart = Math.abs(((angle[to]! - main + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
      if (apart > TOLERANCE) continue;
      isTaken[to] = 1;
      region.push(to);
      cos += Math.cos(angle[to]!);
      sin += Math.sin(angle[to]!);
    }
  }
  return region;
}

function fitSegment(region: readonly number[], width: number, strength: Float32Array): LineSegment | null {
  let total = 0;
  let cx = 0;
  let cy = 0;
  for (const at of region) {
    const weight = strength[at]!;
    total += weight;
    cx += weight * ((at % width) + 0.5);
    cy += weight * (Math.floor(at / width) + 0.5);
  }
  cx /= total;
  cy /= total;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const at of region) {
    const dx = (at % width) + 0.5 - cx;
    const dy = Math.floor(at / width) + 0.5 - cy;
    xx += strength[at]! * dx * dx;
    yy += strength[at]! * dy * dy;
    xy += strength[at]! * dx * dy;
  }
  const along = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [ux, uy] = [Math.cos(along), Math.sin(along)];
  let least = 0;
  let most = 0;
  let aside = 0;
  for (const at of region) {
    const dx = (at % width) + 0.5 - cx;
    const dy = Math.floor(at / width) + 0.5 - cy;
    least = Math.min(least, dx * ux + dy * uy);
    most = Math.max(most, dx * ux + dy * uy);
    aside = Math.max(aside, Math.abs(dy * ux - dx * uy));
  }
  if (aside > Math.max(2.5, (most - least) / 12)) return null;
  return { x1: cx + least * ux, y1: cy + least * uy, x2: cx + most * ux, y2: cy + most * uy };
}
