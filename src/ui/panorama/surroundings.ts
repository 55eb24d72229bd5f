import type { PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { type Levelling, toPicture } from "#domain/tools/tours/tour-geometry.ts";

type Picture = ImageBitmap | HTMLCanvasElement | HTMLImageElement;
type Covers = PublishedPanorama["covers"];

const WIDE = 256;
const HIGH = 128;
const DISC_PX = 128;
/** How far around its yaw a spoke of the disc is softened. */
const SOFT_DEGREES = 25;
const RING_DEGREES = 2;

/** The picture small enough to count its colours; null where the browser lets nobody read a canvas. */
function smallPixels(picture: Picture): Uint8ClampedArray | null {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, WIDE, HIGH);
  try {
    return context.getImageData(0, 0, WIDE, HIGH).data;
  } catch {
    return null;
  }
}

/** The colour around a picture that does not cover the sphere: that of its own upper and lower edge, darkened. Shares of one. */
export function colourAround(picture: Picture): readonly [number, number, number] {
  const pixels = smallPixels(picture);
  if (!pixels) return [0.1, 0.1, 0.11];
  const sum = [0, 0, 0];
  for (const row of [0, HIGH - 1])
    for (let column = 0; column < WIDE; column++)
      for (let part = 0; part < 3; part++) sum[part]! += pixels[(row * WIDE + column) * 4 + part]!;
  const [red, green, blue] = sum.map((total) => (total / (2 * WIDE) / 255) * 0.55);
  return [red!, green!, blue!];
}

/** A disc for the floor under the camera, of the colours that stand around it. */
export function softDisc(
  picture: Picture,
  covers: Covers,
  levelling: Levelling,
  radiusDegrees: number,
): HTMLCanvasElement {
  const disc = document.createElement("canvas");
  disc.width = DISC_PX;
  disc.height = DISC_PX;
  const context = disc.getContext("2d");
  const pixels = smallPixels(picture);
  if (!context || !pixels) return disc;
  const ring = Array.from({ length: 72 }, (_, i) => {
    const { yaw, pitch } = toPicture({ yaw: i * 5 - 180, pitch: radiusDegrees + RING_DEGREES - 90 }, levelling);
    const u = (yaw - covers.fromYaw) / (covers.toYaw - covers.fromYaw);
    const v = (covers.toPitch - pitch) / (covers.toPitch - covers.fromPitch);
    const column = Math.min(WIDE - 1, Math.max(0, Math.floor(u * WIDE)));
    const row = Math.min(HIGH - 1, Math.max(0, Math.floor(v * HIGH)));
    return [...pixels.subarray((row * WIDE + column) * 4, (row * WIDE + column) * 4 + 3)];
  });
  const mean = [0, 1, 2].map((part) => ring.reduce((sum, colour) => sum + colour[part]!, 0) / ring.length);
  const reach = Math.round(SOFT_DEGREES / 5);
  const soft = ring.map((_, i) =>
    [0, 1, 2].map((part) => {
      let sum = 0;
      for (let by = -reach; by <= reach; by++) sum += ring[(i + by + ring.length) % ring.length]![part]!;
      return sum / (2 * reach + 1);
    }),
  );
  const image = context.createImageData(DISC_PX, DISC_PX);
  for (let y = 0; y < DISC_PX; y++)
    for (let x = 0; x < DISC_PX; x++) {
      const [a, b] = [(x + 0.5) / DISC_PX - 0.5, 0.5 - (y + 0.5) / DISC_PX];
      const out = Math.min(1, Math.hypot(a, b) * 2);
      const turn = ((Math.atan2(a, b) / Math.PI) * 36 + 36) % 72;
      const [first, share] = [Math.floor(turn), turn - Math.floor(turn)];
      const at = (y * DISC_PX + x) * 4;
      for (let part = 0; part < 3; part++) {
        const rim = soft[first]![part]! * (1 - share) + soft[(first + 1) % 72]![part]! * share;
        image.data[at + part] = mean[part]! + (rim - mean[part]!) * out;
      }
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  return disc;
}
