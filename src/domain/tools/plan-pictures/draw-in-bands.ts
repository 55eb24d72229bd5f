import { denoiseSteps } from "../path-tracing/denoise.ts";
import { meteredExposure, ROOM_SHOULDER, toneMapped } from "../path-tracing/tone-map.ts";
import type { TracedScene } from "../path-tracing/traced-scene.ts";
import { emptyFrame, type TraceOrder, traceTiles } from "../path-tracing/tracing.ts";

/** Pixels of a band: what a band needs while it is drawn and filtered is some 120 bytes for each. */
const BAND_PIXELS = 1_500_000;
/** Rows that are drawn beyond a band and thrown away, so that the filter leaves no seam. */
const MARGIN = 24;
/** The picture is metered by a small one of so many columns. */
const METER = { width: 160, samples: 12 };

/**
 * Draws a picture band by band, so that one of any size fits into little memory. It yields its share, from 0 to 1, after each portion of
 * some tens of milliseconds.
 *
 * @returns RGBA
 */
export function* drawInBands(scene: TracedScene, order: TraceOrder): Generator<number, Uint8ClampedArray<ArrayBuffer>> {
  const { width, height } = order;
  let exposure = scene.paper?.exposure ?? null;
  const shoulder = scene.paper === null ? ROOM_SHOULDER : undefined;
  const small = { ...order, width: METER.width, height: Math.round((METER.width * height) / width) };
  if (exposure === null) {
    const metered = emptyFrame(small.width, small.height);
    for (const _ of traceTiles(scene, metered, { ...small, samples: METER.samples })) yield 0;
    // Noise has more dark pixels than bright ones, so that the meter would read too little of it.
    const filter = denoiseSteps(metered);
    let step = filter.next();
    while (step.done !== true) step = filter.next();
    exposure = meteredExposure(step.value);
  }
  const out = new Uint8ClampedArray(width * height * 4);
  const rows = Math.max(64, Math.floor(BAND_PIXELS / width));
  const bands = Math.ceil(height / rows);
  for (let band = 0; band < bands; band++) {
    const first = band * rows;
    const last = Math.min(height, first + rows);
    const from = Math.max(0, first - MARGIN);
    const to = Math.min(height, last + MARGIN);
    const frame = emptyFrame(width, to - from);
    const share = (inner: number) => (band + inner) / bands;
    for (const step of traceTiles(scene, frame, { ...order, rows: { from, to } })) yield share(step.share * 0.92);
    const filter = denoiseSteps(frame);
    let step = filter.next();
    while (step.done !== true) {
      yield share(0.92 + step.value * 0.08);
      step = filter.next();
    }
    const toned = toneMapped(
      step.value.subarray((first - from) * width * 3, (last - from) * width * 3),
      exposure,
      shoulder,
    );
    out.set(toned, first * width * 4);
  }
  return out;
}
