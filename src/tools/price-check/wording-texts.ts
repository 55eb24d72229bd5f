import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { ownerMessage } from "./words.ts";

/** As many letters as the message to the owner may have. */
const LONGEST_MESSAGE = 700;

/** The message to the owner may be said better by a language model; its figures stay. */
export function wordingOf(result: PriceCheckResult, input: PriceCheckInput): WordingText[] {
  if (result.kind !== "checked" || result.isOfOthers) return [];
  return [
    { id: "mensaje", label: "Mensaje para quien vende", text: ownerMessage(result, input), most: LONGEST_MESSAGE },
  ];
}
