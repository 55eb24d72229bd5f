import { type Scan, wordAt } from "../../shared/spoken/scan.ts";

/**
 * Words in a row, with what may stand in their places: `bajada|rebaja de? precio`. A question mark leaves a word out, `#` is a number and
 * `@` one letter.
 */
export type Pattern = readonly Step[];

interface Step {
  words: ReadonlySet<string>;
  isOptional: boolean;
  kind: "word" | "number" | "letter";
}

/** A pattern that was found: where it ends, and the number and the letter in it. */
export interface Met {
  to: number;
  value: number | null;
  letter: string | null;
}

/** A pattern from its text. */
export function patternOf(text: string): Pattern {
  return text.split(" ").map((part): Step => {
    const isOptional = part.endsWith("?");
    const bare = isOptional ? part.slice(0, -1) : part;
    const kind = bare === "#" ? "number" : bare === "@" ? "letter" : "word";
    return { words: new Set(bare.split("|")), isOptional, kind };
  });
}

/** Whether a pattern stands at a piece of the sentence, none of whose pieces was read yet; null where it does not. */
export function meet(sentence: Scan, at: number, pattern: Pattern, from = 0): Met | null {
  const step = pattern[from];
  if (!step) return { to: at, value: null, letter: null };
  const rest = (next: number) => meet(sentence, next, pattern, from + 1);
  const token = sentence.tokens[at];
  if (token && !sentence.taken[at]) {
    if (step.kind === "number") {
      const quantity = sentence.quantities.find((each) => each.from === at);
      const met = quantity && rest(quantity.to);
      if (met) return { ...met, value: quantity.value };
    } else if (step.kind === "letter") {
      const met = /^[a-g]$/.test(token.plain) ? rest(at + 1) : null;
      if (met) return { ...met, letter: token.plain.toUpperCase() };
    } else if (step.words.has(wordAt(sentence, at))) {
      const met = rest(at + 1);
      if (met) return met;
    }
  }
  return step.isOptional ? rest(at) : null;
}
