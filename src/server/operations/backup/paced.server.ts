import { setTimeout as sleep } from "node:timers/promises";

/** Work of this length is done at a stretch: a timer of a millisecond for each part would cost more than it gives. */
const STRETCH_MS = 10;

/**
 * Hands parts on one after another and rests between them, so that who asks something meanwhile comes first: a backup of a million homes keeps a
 * processor busy for minutes, and nobody waits for it.
 *
 * @param restShare rest after a stretch of work, as a share of its time; 0 never rests
 */
export async function* paced<Part>(
  parts: AsyncIterable<Part>,
  restShare: number,
  rest: (ms: number) => Promise<unknown> = sleep,
): AsyncGenerator<Part> {
  let began = performance.now();
  for await (const part of parts) {
    yield part;
    const worked = performance.now() - began;
    if (worked < STRETCH_MS) continue;
    if (restShare > 0) await rest(worked * restShare);
    began = performance.now();
  }
}
