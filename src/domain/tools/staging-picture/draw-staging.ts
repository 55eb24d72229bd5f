import { drawRows } from "./draw-rows.ts";
import type { TextureShelf } from "./furniture-scene.ts";
import { emptyLightFrame } from "./light-frame.ts";
import { smoothLight } from "./smooth-light.ts";
import type { StagingOrder, StagingPhoto } from "./staging-order.ts";
import { frameSize, type PhotoFacts, photoFacts, type StagingQuality, stagingParts } from "./staging-parts.ts";

const BAND_ROWS = 128;

/**
 * The whole picture in one thread, step by step: who stops asking has cancelled. Pages draw with several workers by the same parts.
 *
 * @yields the share that is done
 * @returns RGBA of the photo's size, and a mask of one byte a pixel: where it is 0 the pixel is the photo's own
 */
export function* stagingSteps(
  photo: StagingPhoto,
  order: StagingOrder,
  quality: StagingQuality,
  shelf: TextureShelf,
  known?: PhotoFacts,
): Generator<number, { data: Uint8ClampedArray<ArrayBuffer>; mask: Uint8Array<ArrayBuffer> }> {
  const facts = known ?? photoFacts(photo, order.camera, order.room);
  yield 0.05;
  const parts = stagingParts(order, facts, shelf);
  yield 0.1;
  const frame = emptyLightFrame(...frameSize(order.camera, quality));
  for (let y = 0; y < frame.height; y++) {
    parts.gatherer.row(frame, y, quality.rays);
    yield 0.1 + (0.6 * (y + 1)) / frame.height;
  }
  const smooth = smoothLight(frame);
  const data = Uint8ClampedArray.from(photo.data);
  const mask = new Uint8Array(photo.widthPx * photo.heightPx);
  for (let from = 0; from < photo.heightPx; from += BAND_ROWS) {
    const to = Math.min(photo.heightPx, from + BAND_ROWS);
    const band = data.subarray(from * photo.widthPx * 4, to * photo.widthPx * 4);
    drawRows({ ...parts, frame: smooth }, from, to, band, mask.subarray(from * photo.widthPx, to * photo.widthPx));
    yield 0.75 + (0.25 * to) / photo.heightPx;
  }
  return { data, mask };
}
