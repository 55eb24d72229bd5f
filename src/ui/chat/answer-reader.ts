import type { AnswerExtras } from "#domain/assistant/chat/dto.ts";
import { readExtras } from "#domain/assistant/chat/extras.ts";

/** A piece of an answer as one line of the stream carries it. */
export interface AnswerPiece {
  content: string;
  extras: AnswerExtras;
}

/**
 * Reads the assistant's stream: lines `data: ` + JSON whose `choices[0].delta.content` is a fragment, then `data:
 * [DONE]`. Lines that cannot be read are ignored; a chunk may end in the middle of one.
 */
export function createAnswerReader() {
  let rest = "";
  let isDone = false;
  return {
    /** @returns the pieces that this chunk completes */
    read(chunk: string): AnswerPiece[] {
      const lines = (rest + chunk).split(/\r\n|\n|\r/);
      rest = lines.pop() ?? "";
      const pieces: AnswerPiece[] = [];
      for (const line of lines) {
        if (isDone || !line.startsWith("data:")) continue;
        const data = line.slice("data:".length).trim();
        if (data === "[DONE]") isDone = true;
        else {
          const piece = pieceOf(data);
          if (piece) pieces.push(piece);
        }
      }
      return pieces;
    },
    /** Whether the stream said that the answer is complete. */
    get done(): boolean {
      return isDone;
    },
  };
}

function pieceOf(data: string): AnswerPiece | null {
  let frame: unknown;
  try {
    frame = JSON.parse(data);
  } catch {
    return null; // Lines that cannot be parsed are ignored, because a later server may send lines of another kind.
  }
  const { choices } = (frame ?? {}) as { choices?: unknown };
  const content = Array.isArray(choices) ? choices[0]?.delta?.content : undefined;
  const extras = readExtras(frame);
  if (typeof content !== "string" && Object.keys(extras).length === 0) return null;
  return { content: typeof content === "string" ? content : "", extras };
}
