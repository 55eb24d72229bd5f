import type { Noise } from "./noise.ts";

/** One point of a texture: colour as sRGB from 0 to 1, height in units of relief, roughness as a factor. */
export interface Dab {
  r: number;
  g: number;
  b: number;
  height: number;
  rough: number;
}

/** Paints the point at u, v (from 0 to 1, repeating) into `dab`. */
export type Painter = (noise: Noise) => (u: number, v: number, dab: Dab) => void;

export type Rgb = readonly [number, number, number];

export function setColor(dab: Dab, color: Rgb, light = 1): void {
  dab.r = color[0] * light;
  dab.g = color[1] * light;
  dab.b = color[2] * light;
}

/** The sRGB shares of `#rrggbb`, each from 0 to 1. */
export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

/** A colour between two, by a share from 0 to 1. */
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How far a number lies above the next whole one below it: 0.75 for -0.25. */
export const fraction = (value: number): number => value - Math.floor(value);
