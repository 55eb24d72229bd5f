import type { FieldKey } from "./facts.ts";
import { wornWords } from "./worn-words.ts";

/** Counts of a text. They are no mark: a text that says every fact may still sell nothing. */
export interface TextMeasures {
  /** Facts of the home that it says, each once. */
  facts: number;
  /** Worn words, as they are written. Ours have none: they come with the agent's own text. */
  worn: string[];
  /** Exclamations, and words of five capitals or more. */
  shouts: number;
}

/** The agent's own words and the deal itself are no facts of the home. */
const NO_FACTS: readonly FieldKey[] = ["ownText", "quoted", "operation"];

/** @param fields what the text says, as its phrases name it */
export function measureText(text: string, fields: readonly FieldKey[]): TextMeasures {
  const shouts = [...text.matchAll(/!+/g), ...text.matchAll(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu)];
  return {
    facts: new Set(fields.filter((field) => !NO_FACTS.includes(field))).size,
    worn: wornWords(text),
    shouts: shouts.length,
  };
}
