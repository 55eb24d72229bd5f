import type { PlanReading } from "#domain/tools/plan-reading/plan-picture.ts";
import { readPlan } from "#domain/tools/plan-reading/read-plan.ts";

/** A picture to read, as the browser decoded it or as bytes of RGBA. Stop the reading by terminating the worker. */
export type ReadingQuestion = { bitmap: ImageBitmap } | { width: number; height: number; data: Uint8ClampedArray };

export type ReadingNews =
  | { kind: "progress" /** From 0 to 1. */; share: number }
  | { kind: "read"; reading: PlanReading }
  | { kind: "failed" };

addEventListener("message", ({ data: question }: MessageEvent<ReadingQuestion>) => {
  const tell = (news: ReadingNews) => postMessage(news);
  try {
    const reading = readPlan("bitmap" in question ? pixelsOf(question.bitmap) : question, (share) =>
      tell({ kind: "progress", share }),
    );
    tell({ kind: "read", reading });
  } catch {
    // A browser may refuse the canvas for want of memory: the page says so and offers tracing by hand.
    tell({ kind: "failed" });
  }
});

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas for the picture");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
