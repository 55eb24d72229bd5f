import { type StagingJob, stagingHand } from "#domain/tools/staging-picture/staging-hand.ts";
import type { StagingAsk, StagingNews } from "./staging-messages.ts";

/** Draws furniture into photos beside the page, one job after another. */
const hand = stagingHand();

addEventListener("message", ({ data: { id, job } }: MessageEvent<StagingAsk>) => {
  try {
    const answer = hand(job);
    postMessage({ id, answer } satisfies StagingNews, { transfer: buffersOf(job, answer) });
  } catch (fault) {
    postMessage({ id, failed: fault instanceof Error ? fault.message : "unknown" } satisfies StagingNews);
  }
});

/** Buffers that the worker made for this answer alone are handed over without a copy. */
function buffersOf(job: StagingJob, answer: unknown): Transferable[] {
  if (job.do === "gather") {
    const { kind, values } = answer as ReturnType<typeof hand<typeof job>>;
    return [kind.buffer, values.buffer];
  }
  if (job.do === "rows") {
    const { data, mask } = answer as ReturnType<typeof hand<typeof job>>;
    return [data.buffer, mask.buffer];
  }
  return [];
}
