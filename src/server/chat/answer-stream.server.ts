import { setTimeout as wait } from "node:timers/promises";
import type { Reply } from "./reply.server.ts";

/** Words that come at once. */
const WORDS_A_FRAGMENT = 3;
/** Between fragments: the pace of somebody who writes fast. */
const PAUSE_MS = 25;

/**
 * A reply as the wire carries it (specification, section 7): `data: {"choices":[{"delta":{"content":"…"}}]}` a few words
 * at a time, then `data: [DONE]`. The pages that it cites ride in the last of those frames, as `citations`.
 */
export async function* answerFrames(
  { text, citations }: Reply,
  { signal, pauseMs = PAUSE_MS }: { signal?: AbortSignal; pauseMs?: number } = {},
): AsyncGenerator<string> {
  const fragments = fragmentsOf(text);
  for (const [i, content] of fragments.entries()) {
    if (i > 0 && pauseMs > 0) await wait(pauseMs, undefined, signal ? { signal } : {});
    const isLast = i === fragments.length - 1;
    const frame = { choices: [{ delta: { content } }], ...(isLast && citations.length > 0 ? { citations } : {}) };
    yield `data: ${JSON.stringify(frame)}\n\n`;
  }
  yield "data: [DONE]\n\n";
}

/** Together they are the text, white space included. */
function fragmentsOf(text: string): string[] {
  return text.match(new RegExp(`(?:\\s*\\S+){1,${WORDS_A_FRAGMENT}}\\s*`, "g")) ?? [text];
}

/** Frames as a response body. Who stops reading ends the work. */
export function streamOf(makeFrames: (signal: AbortSignal) => AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const frames = makeFrames(left.signal);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await frames.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        if (!left.signal.aborted) controller.error(error);
      }
    },
    async cancel() {
      left.abort();
      // Where it stood between two frames nothing was waiting for the signal.
      await frames.return(undefined);
    },
  });
}
