import type { PhotoLook } from "./photo-likeness.ts";
import type { PhotoRoom } from "./photo-rooms.ts";

/**
 * How good a photo is, from its measures: each facet from 0 (useless) to 1 (nothing to mend).
 *
 * Bounds between photos of homes and the same ones made worse. Measured on 74 photos: brightness was 111 and more, and 39 to 73 with a third
 * of the light; sharpness was 122 and more, and 14 to 65 after a blur of 1.5 pixels at 480 of width. Measured on drawn rooms whose
 * light and turn are known (`photo-quality.test.ts`): no pixel in a hundred is white where the light is right and 28 and more with twice
 * as much; the turn is found to 0.5°, and to 0.7° where the camera also looked up by 2°.
 */
export const DARK = 70;
/** Mean brightness of a well exposed photo, at the least. */
const BRIGHT_ENOUGH = 100;
export const BLURRED = 60;
export const SHARP = 122;
/** Share of pixels without detail in the light or in the dark. Windows of an interior are white in most photos, a third of it is too much. */
export const BURNT = 0.3;
const HARDLY_BURNT = 0.15;
/** Degrees. People see a turn of one degree beside an edge of the screen; less than two is within what is measured. */
export const TILTED = 2;
const HARDLY_TILTED = 1;
const HOPELESSLY_TILTED = 6;
/** Narrower photos look coarse over a whole screen, and portals enlarge nothing. Longer side in pixels. */
export const LEAST_WIDE = 1200;

/** The part of a photo that is judged. */
export interface JudgedPhoto {
  widthPx: number;
  heightPx: number;
  room: PhotoRoom | null;
  look: PhotoLook;
}

export interface PhotoQuality {
  sharp: number;
  light: number;
  straight: number;
  size: number;
  wide: number;
}

/** From 0 at `from` to 1 at `to`, and no further. */
const ramp = (value: number, from: number, to: number) => Math.max(0, Math.min(1, (value - from) / (to - from)));

/**
 * A blurred copy is always less sharp than its photo, however sharp that was: a twentieth of the facet goes on growing. A plan is judged by its
 * size alone: it is white, and its lines say nothing of a camera.
 */
export function qualityOf({ widthPx, heightPx, room, look }: JudgedPhoto): PhotoQuality {
  const size = ramp(Math.max(widthPx, heightPx), 400, LEAST_WIDE);
  if (room === "plano") return { sharp: 1, light: 1, straight: 1, size, wide: 1 };
  const { brightness, sharpness, shadows = 0, lights = 0, tilt = null } = look;
  const bright = ramp(brightness, DARK / 2, BRIGHT_ENOUGH);
  const unclipped = 1 - ramp(Math.max(shadows, lights), HARDLY_BURNT, 0.6);
  return {
    sharp: 0.95 * ramp(sharpness, 0, SHARP) + (0.05 * sharpness) / (sharpness + SHARP),
    light: Math.min(bright, unclipped),
    // A photo without walls cannot hang.
    straight: tilt === null ? 1 : 1 - ramp(Math.abs(tilt), HARDLY_TILTED, HOPELESSLY_TILTED),
    size,
    wide: heightPx > widthPx ? 0 : 1,
  };
}

/** The whole of a photo: what spoils it most weighs most. */
export function overallQuality(photo: JudgedPhoto): number {
  const { sharp, light, straight, size, wide } = qualityOf(photo);
  return sharp * light * (0.6 + 0.4 * straight) * (0.6 + 0.4 * size) * (0.7 + 0.3 * wide);
}

/** Ways in which a photo is spoilt. */
export const PHOTO_FAULTS = ["borrosa", "oscura", "quemada", "torcida", "pequena", "vertical"] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** The faults of a photo, the gravest first. A dark photo has few edges however sharp it is, so it is not called blurred as well. */
export function faultsOf({ widthPx, heightPx, room, look }: JudgedPhoto): PhotoFault[] {
  const isSmall = Math.max(widthPx, heightPx) < LEAST_WIDE;
  if (room === "plano") return isSmall ? ["pequena"] : [];
  const { brightness, sharpness, shadows = 0, lights = 0, tilt = null } = look;
  const isDark = brightness < DARK || shadows > BURNT;
  return [
    ...(isDark ? (["oscura"] as const) : sharpness < BLURRED ? (["borrosa"] as const) : []),
    ...(lights > BURNT ? (["quemada"] as const) : []),
    ...(tilt !== null && Math.abs(tilt) >= TILTED ? (["torcida"] as const) : []),
    ...(isSmall ? (["pequena"] as const) : []),
    ...(heightPx > widthPx ? (["vertical"] as const) : []),
  ];
}
