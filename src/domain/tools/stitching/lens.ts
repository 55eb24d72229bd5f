import type { Ray, Rotation } from "./rotation.ts";

/** A lens that all photos of a set share, in pixels of the working size. */
export interface Lens {
  /** Of the middle of the picture, in pixels. */
  readonly focal: number;
  /** Radial distortion: a point at distance r (in focal lengths) from the middle was seen at r (1 + k1 r²). */
  readonly k1: number;
}

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The ray of length one through a point of a photo. */
export function rayThrough({ focal, k1 }: Lens, { width, height }: PhotoSize, px: number, py: number): Ray {
  const x = (px - width / 2) / focal;
  const y = (py - height / 2) / focal;
  const factor = 1 + k1 * (x * x + y * y);
  const z = 1 / Math.hypot(x * factor, y * factor, 1);
  return [x * factor * z, y * factor * z, z];
}

/** The point of a photo, from its middle and in focal lengths, at which a ray of the camera is seen; null behind it or past the fold of k1. */
export function pointOf({ k1 }: Lens, [x, y, z]: Ray): { x: number; y: number } | null {
  if (z <= 0.05) return null;
  const u = x / z;
  const v = y / z;
  const radius = Math.hypot(u, v);
  // Newton's steps on r (1 + k1 r²) = radius.
  let r = radius;
  for (let step = 0; step < 4 && k1 !== 0; step++) {
    const slope = 1 + 3 * k1 * r * r;
    if (slope < 0.1) return null;
    r -= (r * (1 + k1 * r * r) - radius) / slope;
  }
  const factor = radius < 1e-9 ? 1 : r / radius;
  return { x: u * factor, y: v * factor };
}

/**
 * Writes where a ray of the world is seen, from the photo's middle and in focal lengths, without making anything: panoramas ask millions of
 * times.
 *
 * @param back from the world into the camera
 * @returns false where the camera does not look
 */
export function projectInto(back: Rotation, ray: Ray, { k1 }: Lens, out: Float64Array): boolean {
  const z = back[6]! * ray[0] + back[7]! * ray[1] + back[8]! * ray[2];
  if (z < 0.2) return false;
  const u = (back[0]! * ray[0] + back[1]! * ray[1] + back[2]! * ray[2]) / z;
  const v = (back[3]! * ray[0] + back[4]! * ray[1] + back[5]! * ray[2]) / z;
  let factor = 1;
  if (k1 !== 0) {
    const squared = u * u + v * v;
    // Newton's steps on s (1 + k1 s² r²) = 1, the share s of the radius r at which the point is seen.
    for (let step = 0; step < 3; step++) {
      const bend = k1 * factor * factor * squared;
      const slope = 1 + 3 * bend;
      if (slope < 0.1) return false;
      factor -= (factor * (1 + bend) - 1) / slope;
    }
  }
  out[0] = u * factor;
  out[1] = v * factor;
  return true;
}
