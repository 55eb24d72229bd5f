import { SPELLED_HUNDREDS, SPELLED_TENS, SPELLED_UNITS } from "../../shared/format/spelled-numbers.ts";

/**
 * Cues: short patterns of words that support an intent, or exclude it.
 *
 * A pattern is words in a row, without accents. `a|b` is either; `word*` is how a word begins; `word?` may be left out;
 * `..` is up to four other words; `...` up to nine; `#` is a number; `^` the beginning, `$` the end of the message
 * (besides greetings' and other empty words; `a|$` is a word or the end); `@name` a list of words that the grammar is
 * given.
 */
export type Cue = readonly [weight: number, pattern: string];
type WordLists = Readonly<Record<string, ReadonlySet<string>>>;

type Test = (word: string) => boolean;
interface Part {
  test: Test;
  isOptional: boolean;
  /** The message may end instead. */
  orEnd: boolean;
  /** Other words allowed before it. */
  gap: number;
}
interface Compiled {
  weight: number;
  parts: readonly Part[];
  atStart: boolean;
  atEnd: boolean;
}

export interface CueSet {
  /** Patterns by their possible first words; those that may begin with any word are apart. */
  byFirst: ReadonlyMap<string, readonly Compiled[]>;
  others: readonly Compiled[];
}

const NUMBER = new RegExp(
  `^(\\d|(${[...Object.keys(SPELLED_UNITS), ...Object.keys(SPELLED_TENS), ...Object.keys(SPELLED_HUNDREDS), "mil"].join("|")})$)`,
);

function testOf(source: string, lists: WordLists): Test {
  const options = source.split("|");
  const exact = new Set<string>();
  const starts: string[] = [];
  const sets: ReadonlySet<string>[] = [];
  let number = false;
  for (const option of options) {
    if (option === "#") number = true;
    else if (option.startsWith("@")) sets.push(listNamed(option.slice(1), lists));
    else if (option.endsWith("*")) starts.push(option.slice(0, -1));
    else exact.add(option);
  }
  return (word) =>
    exact.has(word) ||
    (number && NUMBER.test(word)) ||
    sets.some((set) => set.has(word)) ||
    starts.some((start) => word.startsWith(start));
}

function listNamed(name: string, lists: WordLists): ReadonlySet<string> {
  const list = lists[name];
  if (!list) throw new Error(`No list of words is called ${name}`);
  return list;
}

const GAPS: Readonly<Record<string, number>> = { "..": 4, "...": 9 };

/**
 * Compiles cues into a set that is looked up by their first word. In a pattern `^` and `$` bind it to start and end of
 * the message, and a gap sign lets some words stand between.
 */
export function compileCues(cues: readonly Cue[], lists: WordLists): CueSet {
  const byFirst = new Map<string, Compiled[]>();
  const others: Compiled[] = [];
  for (const [weight, pattern] of cues) {
    const pieces = pattern.split(" ");
    const atStart = pieces[0] === "^";
    const atEnd = pieces.at(-1) === "$";
    const parts: Part[] = [];
    let gap = 0;
    for (const piece of pieces.slice(atStart ? 1 : 0, atEnd ? -1 : undefined)) {
      if (GAPS[piece]) {
        gap = GAPS[piece];
        continue;
      }
      const isOptional = piece.endsWith("?");
      const orEnd = piece.endsWith("|$");
      parts.push({ test: testOf(isOptional ? piece.slice(0, -1) : piece, lists), isOptional, orEnd, gap });
      gap = 0;
    }
    const compiled = { weight, parts, atStart, atEnd };
    const first = pieces[atStart ? 1 : 0]!;
    if (/[*#?]/.test(first)) others.push(compiled);
    else {
      for (const option of first.split("|")) {
        for (const word of option.startsWith("@") ? listNamed(option.slice(1), lists) : [option]) {
          const known = byFirst.get(word);
          if (known) known.push(compiled);
          else byFirst.set(word, [compiled]);
        }
      }
    }
  }
  return { byFirst, others };
}

/** Sum of the cues: the strongest one counts whole, each further one a third, those against count whole. */
export function scoreOf({ byFirst, others }: CueSet, words: readonly string[]): number {
  const found = new Set<Compiled>();
  for (const [at, word] of words.entries()) {
    for (const cue of byFirst.get(word) ?? []) if (!found.has(cue) && matchesAt(cue, words, at)) found.add(cue);
    for (const cue of others) if (!found.has(cue) && matchesAt(cue, words, at)) found.add(cue);
  }
  const weights = [...found].map(({ weight }) => weight);
  const [strongest = 0, ...rest] = weights.filter((weight) => weight > 0).sort((a, b) => b - a);
  const against = weights.filter((weight) => weight < 0).reduce((sum, weight) => sum + weight, 0);
  return strongest + Math.min(2, rest.reduce((sum, weight) => sum + weight, 0) / 3) + against;
}

function matchesAt({ parts, atStart, atEnd }: Compiled, words: readonly string[], at: number): boolean {
  if (atStart && at !== 0) return false;
  return matchesFrom(parts, 0, words, at, atEnd);
}

function matchesFrom(
  parts: readonly Part[],
  index: number,
  words: readonly string[],
  at: number,
  atEnd: boolean,
): boolean {
  const part = parts[index];
  if (!part) return !atEnd || at === words.length;
  for (let skipped = 0; skipped <= part.gap; skipped++) {
    const word = words[at + skipped];
    if (word === undefined) {
      if (part.orEnd && index === parts.length - 1) return true;
      break;
    }
    if (part.test(word) && matchesFrom(parts, index + 1, words, at + skipped + 1, atEnd)) return true;
  }
  return part.isOptional && matchesFrom(parts, index + 1, words, at, atEnd);
}

/** Every word that a table of cues spells out: typed words are corrected to these. */
export function wordsOfCues(cues: readonly Cue[]): string[] {
  return cues.flatMap(([, pattern]) =>
    pattern.split(/[ |]/).flatMap((piece) => (/^[a-z]+\??$/.test(piece) ? [piece.replace("?", "")] : [])),
  );
}
