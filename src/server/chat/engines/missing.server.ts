import type { Intent, SlotName } from "#domain/chat/intents.ts";
import type { ToolAnswer } from "../assistant-tool.server.ts";

/** The question for what an engine still needs. */
export function missingAnswer(_intent: Intent, _slot: SlotName, text?: string): ToolAnswer {
  return { text: text ?? "", figures: [], isDone: false };
}
