import type { ChatFrame } from "#domain/assistant/chat/dto.ts";

/**
 * The frames of an answer as lines `data: {"choices":[{"delta":{"content":"…"}}]}`, and `data: [DONE]` at the end.
 * After the first line no status can report an error any more: the stream then breaks off without its end.
 */
export async function* answerLines(frames: AsyncIterable<ChatFrame>): AsyncGenerator<string> {
  for await (const frame of frames) yield `data: ${JSON.stringify(frame)}\n\n`;
  yield "data: [DONE]\n\n";
}

/** Lines as a response body. A client that stops reading ends the work. */
export function streamOf(makeLines: (signal: AbortSignal) => AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const lines = makeLines(left.signal);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await lines.next();
        if (left.signal.aborted) return;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        if (!left.signal.aborted) controller.error(error);
      }
    },
    async cancel() {
      left.abort();
      // Between two lines nothing was waiting for the signal.
      await lines.return(undefined);
    },
  });
}
