import { fold } from "../../../shared/listing/fold.ts";
import type { Flat, Span } from "../text/flat.ts";

/** Every place at which a paper names one of its people: a deed names them at its head and again where it says what each gets. */

export interface NameAt extends Span {
  /** Place in the list of people. */
  of: number;
}

/** Words of a name that tell people apart. */
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(" ")
    .filter((word) => word.length > 2 && !SMALL.has(word));
const SMALL = new Set(["del", "las", "los", "don", "dona", "san", "von", "van"]);
/** Small words and single letters that may stand between those of a name. */
const BETWEEN = 3;

export function namesAt(flat: Flat, names: readonly string[]): NameAt[] {
  const wanted = names.map((name) => new Set(wordsOf(name)));
  const byWord = new Map<string, number[]>();
  wanted.forEach((words, of) => {
    if (words.size >= 2) for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), of]);
  });
  const found: NameAt[] = [];
  for (let i = 0; i < flat.tokens.length; i++) {
    const best = (byWord.get(flat.tokens[i]!.text) ?? [])
      .flatMap((of) => {
        const end = endOf(flat, i, wanted[of]!);
        return end === null ? [] : [{ of, start: flat.tokens[i]!.start, end }];
      })
      .sort((a, b) => b.end - a.end)[0];
    if (!best || best.start < (found.at(-1)?.end ?? 0)) continue;
    found.push(best);
  }
  return found;
}

/** Where a name ends whose words stand there in whatever order, surnames or given names first; null where one is missing. */
function endOf(flat: Flat, from: number, words: ReadonlySet<string>): number | null {
  const seen = new Set<string>();
  let strange = 0;
  for (let i = from; i < flat.tokens.length && strange <= BETWEEN; i++) {
    const { text, end } = flat.tokens[i]!;
    if (words.has(text)) {
      seen.add(text);
      if (seen.size === words.size) return end;
      strange = 0;
    } else if (text.length <= 3) strange++;
    else return null;
  }
  return null;
}
