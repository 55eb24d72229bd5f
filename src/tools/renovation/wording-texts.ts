import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import { orderText } from "./explain.ts";
import type { RenovationResult } from "./result.ts";

/** As many letters as the order for builders may have. */
const LONGEST_ORDER = 1500;

/** The order for builders may be said better by a language model; its measures stay. */
export function wordingOf(result: RenovationResult): WordingText[] {
  const text = orderText(result);
  return text === "" ? [] : [{ id: "encargo", label: "Encargo de obra", text, most: LONGEST_ORDER }];
}
