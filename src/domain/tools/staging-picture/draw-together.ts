import type { GatherRays } from "./gather-light.ts";
import { scaledCamera } from "./lens.ts";
import { emptyLightFrame, LIGHT_STRIDE } from "./light-frame.ts";
import type { PhotoCharacter } from "./photo-character.ts";
import type { RoomLight } from "./room-light.ts";
import type { StagingAnswers, StagingJob } from "./staging-hand.ts";
import type { StagingOrder, StagingPhoto } from "./staging-order.ts";

/** One that does jobs one after another: a worker, or the caller's own thread. */
export type StagingWorker = <J extends StagingJob>(job: J) => Promise<StagingAnswers[J["do"]]>;

/** How finely a picture is drawn. */
export interface StagingQuality {
  /** Pixels on the longer side of the frame of light. */
  readonly framePx: number;
  readonly rays: GatherRays;
}

export const DRAFT: StagingQuality = { framePx: 150, rays: { around: 12, windows: 4, mirror: 1 } };
export const FINAL: StagingQuality = { framePx: 420, rays: { around: 32, windows: 12, mirror: 4 } };

const GATHER_ROWS = 6;
/** Pixels of a band of the picture: some tenths of a second of work, and a few megabytes. */
const BAND_PIXELS = 600_000;

/** A drawn picture: RGBA of the photo's size, and one byte a pixel, 0 where the pixel is the photo's own. */
export interface DrawnStaging {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly mask: Uint8Array<ArrayBuffer>;
}

/**
 * Draws a picture with all workers: light first, row by row, then the picture, band by band. Pixels do not depend on how many there are.
 *
 * @param photo in the size in which the picture is drawn; the order's camera may be of another size
 * @param isEnded is asked before each job
 * @returns null where it was ended
 */
export async function drawTogether(
  workers: readonly StagingWorker[],
  photo: StagingPhoto,
  order: StagingOrder,
  light: RoomLight,
  character: PhotoCharacter,
  quality: StagingQuality,
  isEnded: () => boolean,
  onProgress: (share: number) => void,
): Promise<DrawnStaging | null> {
  const { widthPx, heightPx } = photo;
  const camera = scaledCamera(order.camera, widthPx, heightPx);
  const by = widthPx / order.camera.widthPx;
  const occluders = order.occluders.map((outline) => outline.map(({ x, y }) => ({ x: x * by, y: y * by })));
  const scaled = { ...order, camera, occluders };
  await Promise.all(workers.map((worker) => worker({ do: "scene", order: scaled, light, character })));
  if (isEnded()) return null;
  onProgress(0.12);
  const share = Math.min(1, quality.framePx / Math.max(widthPx, heightPx));
  const width = Math.max(1, Math.round(widthPx * share));
  const height = Math.max(1, Math.round(heightPx * share));
  const frame = emptyLightFrame(width, height);
  await shared(workers, partsOf(height, GATHER_ROWS), isEnded, async (worker, [from, to], done) => {
    const { kind, values } = await worker({ do: "gather", width, height, from, to, rays: quality.rays });
    frame.kind.set(kind, from * width);
    frame.values.set(values, from * width * LIGHT_STRIDE);
    onProgress(0.12 + 0.53 * done);
  });
  if (isEnded()) return null;
  const smooth = await workers[0]!({ do: "smooth", frame });
  if (isEnded()) return null;
  await Promise.all(workers.map((worker) => worker({ do: "frame", frame: smooth })));
  onProgress(0.7);
  const data = Uint8ClampedArray.from(photo.data);
  const mask = new Uint8Array(widthPx * heightPx);
  const rows = Math.max(8, Math.floor(BAND_PIXELS / widthPx));
  await shared(workers, partsOf(heightPx, rows), isEnded, async (worker, [from, to], done) => {
    const band = data.slice(from * widthPx * 4, to * widthPx * 4);
    const drawn = await worker({ do: "rows", from, to, data: band });
    data.set(drawn.data, from * widthPx * 4);
    mask.set(drawn.mask, from * widthPx);
    onProgress(0.7 + 0.3 * done);
  });
  return isEnded() ? null : { widthPx, heightPx, data, mask };
}

type Part = readonly [from: number, to: number];

const partsOf = (whole: number, each: number): Part[] =>
  Array.from({ length: Math.ceil(whole / each) }, (_, at) => [at * each, Math.min(whole, (at + 1) * each)] as const);

/** Hands out parts to whichever worker is free. */
async function shared(
  workers: readonly StagingWorker[],
  parts: readonly Part[],
  isEnded: () => boolean,
  work: (worker: StagingWorker, part: Part, done: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  let done = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (next < parts.length && !isEnded()) {
        const part = parts[next++]!;
        await work(worker, part, (done + 1) / parts.length);
        done++;
      }
    }),
  );
}
