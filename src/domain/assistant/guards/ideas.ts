import { plainOf } from "../../shared/spoken/tokens.ts";
import { remembered } from "../chat/remembered.ts";
import { soundOf } from "../chat/spelling.ts";

/** Most words of a phrase that stands for an idea. */
const LONGEST_PHRASE = 5;

/** By sound and without doubled letters: "imbesil" and "imbécil", "idiotaaa" and "idiota" are one. */
const heard = (word: string) => soundOf(word).replace(/(.)\1+/g, "$1");
const heardPhrase = (phrase: string) => phrase.split("_").map(heard).join(" ");

const LOOKALIKES: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
/** "D1me" is "dime"; numbers and "3h" stay. */
const undisguised = (word: string) =>
  word.length > 3 && /\d/.test(word) && (word.match(/[a-z]/g)?.length ?? 0) >= 2 && !/^\d+[a-z]+$/.test(word)
    ? word.replace(/[013457]/g, (digit) => LOOKALIKES[digit]!)
    : word;

/** Sentences of a message are compared several times, and people use few words. */
const comparedWord = remembered(2_000, (word) => heard(undisguised(word)));

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] => (plainOf(text).match(/[a-z0-9]+/g) ?? []).map(comparedWord);

export interface Found<Name extends string> {
  name: Name;
  /** Which word the idea begins with, from 0. */
  at: number;
}

/**
 * A finder of ideas in words, in their order.
 *
 * @param ideas each with its folded words: `word*` is how a word begins, `a_b` are words in a row
 */
export function ideaFinder<Name extends string>(
  ideas: Iterable<readonly [Name, readonly string[]]>,
): (words: readonly string[]) => Found<Name>[] {
  const exact = new Map<string, Name[]>();
  const starts = new Map<string, Name[]>();
  for (const [name, words] of ideas) {
    for (const word of words) {
      const isStart = word.endsWith("*");
      const table = isStart ? starts : exact;
      const key = heardPhrase(plainOf(isStart ? word.slice(0, -1) : word));
      table.set(key, [...(table.get(key) ?? []), name]);
    }
  }
  // Words in a row that some phrase goes on after: where none does, no longer one is looked up.
  const begun = new Set<string>();
  for (const key of [...exact.keys(), ...starts.keys()])
    for (let end = key.indexOf(" "); end >= 0; end = key.indexOf(" ", end + 1)) begun.add(key.slice(0, end));
  const longestStart = Math.max(0, ...[...starts.keys()].map((key) => key.length));
  return (words) => {
    const found: Found<Name>[] = [];
    for (let at = 0; at < words.length; at++) {
      const names = new Set<Name>();
      let phrase = "";
      for (let size = 1; size <= LONGEST_PHRASE && at + size <= words.length; size++) {
        const from = phrase.length + 1;
        phrase = size === 1 ? words[at]! : `${phrase} ${words[at + size - 1]}`;
        for (const name of exact.get(phrase) ?? []) names.add(name);
        // A start ends within the word that was added last: shorter ones were looked up before.
        for (let end = size === 1 ? 2 : from + 1; end <= Math.min(phrase.length, longestStart); end++)
          for (const name of starts.get(phrase.slice(0, end)) ?? []) names.add(name);
        if (!begun.has(phrase)) break;
      }
      for (const name of names) found.push({ name, at });
    }
    return found;
  };
}
