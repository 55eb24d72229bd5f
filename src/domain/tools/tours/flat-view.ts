import type { PublishedPanorama } from "./published-tour.ts";
import { type Levelling, toPicture } from "./tour-geometry.ts";

/** A picture of bytes, three a pixel, row by row. */
interface Pixels {
  readonly data: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface FlatLook {
  /** In the levelled picture. */
  readonly yaw: number;
  readonly pitch: number;
  /** Vertical angle, below 180 degrees. */
  readonly fov: number;
}

const DEGREES = 180 / Math.PI;

/**
 * A look at a panorama as a flat picture, by the gnomonic projection: straight lines stay straight.
 *
 * @param sphere the equirectangular picture of what `covers` says; where nothing is covered the view is black
 * @returns three bytes a pixel
 */
export function flatView(
  sphere: Pixels,
  covers: PublishedPanorama["covers"],
  { look, levelling, widthPx, heightPx }: { look: FlatLook; levelling: Levelling; widthPx: number; heightPx: number },
): Uint8Array {
  const out = new Uint8Array(widthPx * heightPx * 3);
  const up = Math.tan(look.fov / 2 / DEGREES);
  const across = (up * widthPx) / heightPx;
  const [yaw, pitch] = [look.yaw / DEGREES, look.pitch / DEGREES];
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  for (let row = 0; row < heightPx; row++) {
    const b = up * (1 - (2 * (row + 0.5)) / heightPx);
    for (let column = 0; column < widthPx; column++) {
      const a = across * ((2 * (column + 0.5)) / widthPx - 1);
      // The ray (a, b, 1), raised by the pitch and then turned by the yaw.
      const [y, z] = [b * cp + sp, cp - b * sp];
      const seen = {
        yaw: Math.atan2(a * cy + z * sy, z * cy - a * sy) * DEGREES,
        pitch: Math.atan2(y, Math.hypot(a, z)) * DEGREES,
      };
      const at = toPicture(seen, levelling);
      sample(sphere, covers, at, out, (row * widthPx + column) * 3);
    }
  }
  return out;
}

/** Writes the colour of a direction, mixed of the four pixels around it. */
function sample(
  { data, widthPx, heightPx }: Pixels,
  { fromYaw, toYaw, fromPitch, toPitch }: PublishedPanorama["covers"],
  { yaw, pitch }: { yaw: number; pitch: number },
  out: Uint8Array,
  to: number,
): void {
  const u = ((yaw - fromYaw) / (toYaw - fromYaw)) * widthPx - 0.5;
  const v = ((toPitch - pitch) / (toPitch - fromPitch)) * heightPx - 0.5;
  const isWhole = toYaw - fromYaw >= 360;
  if (v < -0.5 || v > heightPx - 0.5 || (!isWhole && (u < -0.5 || u > widthPx - 0.5))) return;
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [x, y] = [u - left, v - top];
  for (const [column, row, share] of [
    [left, top, (1 - x) * (1 - y)],
    [left + 1, top, x * (1 - y)],
    [left, top + 1, (1 - x) * y],
    [left + 1, top + 1, x * y],
  ] as const) {
    const c = isWhole ? (column + widthPx) % widthPx : Math.min(widthPx - 1, Math.max(0, column));
    const r = Math.min(heightPx - 1, Math.max(0, row));
    const from = (r * widthPx + c) * 3;
    for (let k = 0; k < 3; k++) out[to + k]! += Math.round(share * data[from + k]!);
  }
}
