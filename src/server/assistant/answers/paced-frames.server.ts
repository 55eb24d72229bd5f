import type { ChatFrame } from "#domain/assistant/chat/dto.ts";
import type { AnswerPart } from "./answer.server.ts";

/** Words of one fragment, sent together. */
const WORDS_A_FRAGMENT = 3;
/** Between fragments: the pace of somebody who writes fast. */
const PAUSE_MS = 25;

/** An answer a few words at a time: the engine's name in the first frame, everything else beside the words in the last. */
export async function* pacedFrames(
  { content = "", engine, ...extras }: AnswerPart,
  signal: AbortSignal,
): AsyncGenerator<ChatFrame> {
  const fragments = fragmentsOf(content);
  for (const [i, fragment] of fragments.entries()) {
    if (i > 0) await nextBeat();
    if (signal.aborted) return;
    yield {
      choices: [{ delta: { content: fragment } }],
      ...(i === 0 && engine ? { engine } : {}),
      ...(i === fragments.length - 1 ? extras : {}),
    };
  }
}

/** Together they are the text, white space included. */
function fragmentsOf(text: string): string[] {
  const words = text.split(/(?<=\s)(?=\S)/);
  return Array.from({ length: Math.ceil(words.length / WORDS_A_FRAGMENT) }, (_, i) =>
    words.slice(i * WORDS_A_FRAGMENT, (i + 1) * WORDS_A_FRAGMENT).join(""),
  );
}

let waiting: (() => void)[] = [];
let beat: NodeJS.Timeout | undefined;

/**
 * All waiting answers continue at the same beat: two hundred open answers need one timer, which is stopped while none
 * waits. An answer that begins between two beats waits a little less.
 */
function nextBeat(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    beat ??= setInterval(() => {
      const now = waiting;
      waiting = [];
      for (const go of now) go();
      if (now.length === 0) {
        clearInterval(beat);
        beat = undefined;
      }
    }, PAUSE_MS);
  });
}
