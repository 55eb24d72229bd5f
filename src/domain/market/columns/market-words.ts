import { contentWords, termOf } from "../../shared/search/spanish-terms.ts";
import { placeOfLowest } from "./home-planes.ts";

/** Words of titles and descriptions: for each of a part's terms the homes that have it, so that no text is read again. */

/** Terms kept of one home. */
const MOST_OF_HOME = 150;
/** Different terms kept of all: further ones (references, misspellings) are found by nobody, and cost no memory. */
const MOST_TERMS = 600_000;
/** Longer ones are no words. */
const LONGEST = 30;
/** The last word of a search may be its beginning only, from so many letters on. */
const SHORTEST_BEGINNING = 3;
/** Terms that such a beginning stands for. */
const MOST_BEGUN = 200;

/**
 * Numbers of terms, from 1. A home has forty of them: each is looked up where it stands in its text, without being cut out of it, which takes
 * a fifth of the time that a `Map` of texts would.
 */
export class Vocabulary {
  readonly #texts: string[] = [""];
  /** Numbers by their term's hash; 0 is free. */
  #table = new Int32Array(1 << 12);
  readonly #found = new Int32Array(MOST_OF_HOME);

  /** Numbers of a home's terms; the next call writes over them. */
  add(terms: string): Int32Array {
    let count = 0;
    for (let from = 0; from < terms.length && count < MOST_OF_HOME; ) {
      let hash = 0;
      let end = from;
      for (; end < terms.length; end++) {
        const letter = terms.charCodeAt(end);
        if (letter === 32) break;
        hash = Math.imul(hash ^ letter, 0x01000193);
      }
      const length = end - from;
      const number = length === 0 || length > LONGEST ? 0 : this.#numberOf(terms, from, end, hash);
      if (number !== 0) this.#found[count++] = number;
      from = end + 1;
    }
    return this.#found.subarray(0, count);
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The number of a stretch of a text; a new one where there is room. 0 where there is none. */
  #numberOf(text: string, from: number, end: number, hash: number): number {
    const at = this.#find(text, from, end, hash);
    if (this.#table[at] !== 0 || this.#texts.length === MOST_TERMS) return this.#table[at]!;
    // A piece of a text keeps the whole of it in memory; written and read again, it is a text of its own.
    const number = this.#texts.push(JSON.parse(JSON.stringify(text.slice(from, end)))) - 1;
    this.#table[at] = number;
    if (this.#texts.length * 2 > this.#table.length) this.#widen();
    return number;
  }

  /** The entry of a stretch of a text, or the free one that it would take. */
  #find(text: string, from: number, end: number, hash: number): number {
    const mask = this.#table.length - 1;
    let at = (hash ^ (hash >>> 15)) & mask;
    while (this.#table[at] !== 0 && !stands(this.#texts[this.#table[at]!]!, text, from, end)) at = (at + 1) & mask;
    return at;
  }

  #widen(): void {
    this.#table = new Int32Array(this.#table.length * 2);
    for (let number = 1; number < this.#texts.length; number++) {
      const text = this.#texts[number]!;
      this.#table[this.#find(text, 0, text.length, hashOf(text))] = number;
    }
  }

  /**
   * The terms of what somebody typed: a home must have one of each list. A last word that no home has may be the beginning of one that
   * somebody is still typing. An empty list is a word that no home has.
   *
   * @returns null where there is no word that says anything
   */
  look(words: string): number[][] | null {
    const typed = contentWords(words);
    if (typed.length === 0) return null;
    return typed.map((word, i) => {
      const term = termOf(word);
      const number = this.#table[this.#find(term, 0, term.length, hashOf(term))]!;
      if (number !== 0) return [number];
      return i === typed.length - 1 && word.length >= SHORTEST_BEGINNING ? this.#begunBy(word) : [];
    });
  }

  #begunBy(beginning: string): number[] {
    const found: number[] = [];
    for (const [number, term] of this.#texts.entries()) {
      if (number === 0 || !term.startsWith(beginning)) continue;
      found.push(number);
      if (found.length === MOST_BEGUN) break;
    }
    return found;
  }
}

function hashOf(term: string): number {
  let hash = 0;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193);
  return hash;
}

/** Whether a term stands in a text from one place to another. */
function stands(term: string, text: string, from: number, end: number): boolean {
  if (term.length !== end - from) return false;
  for (let i = 0; i < term.length; i++) if (term.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  return true;
}

/** Terms of homes that still come in: a list for each, one behind the other. */
export class OpenWords {
  #terms = new Int32Array(1024);
  #length = 0;
  readonly #starts: number[] = [0];

  push(terms: ArrayLike<number>): void {
    if (this.#length + terms.length > this.#terms.length) {
      const wider = new Int32Array(this.#terms.length * 2);
      wider.set(this.#terms);
      this.#terms = wider;
    }
    this.#terms.set(terms, this.#length);
    this.#length += terms.length;
    this.#starts.push(this.#length);
  }

  of(slot: number): Int32Array {
    return this.#terms.subarray(this.#starts[slot]!, this.#starts[slot + 1]!);
  }

  mark(wanted: readonly number[], bits: Uint32Array): void {
    for (let slot = 0; slot < this.#starts.length - 1; slot++) {
      for (let at = this.#starts[slot]!; at < this.#starts[slot + 1]!; at++) {
        if (!wanted.includes(this.#terms[at]!)) continue;
        bits[slot >> 5]! |= 1 << (slot & 31);
        break;
      }
    }
  }
}

/** The same of homes that stay: for each term its homes in ascending order, each as its distance from the one before, in bytes of seven bits. */
export class SealedWords {
  readonly #terms: Int32Array;
  readonly #starts: Uint32Array;
  readonly #bytes: Uint8Array;

  /**
   * @param termsOf the terms of each slot, from 0
   * @param most above every number of a term
   */
  constructor(slots: number, termsOf: (slot: number) => ArrayLike<number>, most: number) {
    const ends = new Uint32Array(most + 1);
    for (let slot = 0; slot < slots; slot++) {
      const terms = termsOf(slot);
      for (let i = 0; i < terms.length; i++) ends[terms[i]! + 1]!++;
    }
    for (let term = 0; term < most; term++) ends[term + 1]! += ends[term]!;
    const total = ends[most]!;
    const homes = new Uint16Array(total);
    const next = ends.slice();
    for (let slot = 0; slot < slots; slot++) {
      const terms = termsOf(slot);
      for (let i = 0; i < terms.length; i++) homes[next[terms[i]!]!++] = slot;
    }
    const used: number[] = [];
    const starts: number[] = [];
    // The first of a term is at most 32,767 away, which takes three bytes; nothing takes more.
    const bytes = new Uint8Array(total * 3);
    let length = 0;
    for (let term = 0; term < most; term++) {
      if (ends[term] === ends[term + 1]) continue;
      used.push(term);
      starts.push(length);
      let before = -1;
      for (let at = ends[term]!; at < ends[term + 1]!; at++) {
        let distance = homes[at]! - before;
        before = homes[at]!;
        for (; distance > 127; distance >>>= 7) bytes[length++] = (distance & 127) | 128;
        bytes[length++] = distance;
      }
    }
    starts.push(length);
    this.#terms = Int32Array.from(used);
    this.#starts = Uint32Array.from(starts);
    this.#bytes = bytes.slice(0, length);
  }

  mark(wanted: readonly number[], bits: Uint32Array): void {
    for (const term of wanted) {
      const at = placeIn(this.#terms, term);
      if (at >= 0) this.#each(at, (slot) => (bits[slot >> 5]! |= 1 << (slot & 31)));
    }
  }

  /** The terms of every slot, for a part that is written anew. */
  bySlot(slots: number): number[][] {
    const lists = Array.from({ length: slots }, (): number[] => []);
    for (const [at, term] of this.#terms.entries()) this.#each(at, (slot) => lists[slot]!.push(term));
    return lists;
  }

  /** Bytes that it takes. */
  get bytes(): number {
    return this.#bytes.byteLength + this.#terms.byteLength + this.#starts.byteLength;
  }

  #each(at: number, take: (slot: number) => void): void {
    let slot = -1;
    let distance = 0;
    let shift = 0;
    for (let i = this.#starts[at]!; i < this.#starts[at + 1]!; i++) {
      const byte = this.#bytes[i]!;
      distance |= (byte & 127) << shift;
      shift += 7;
      if (byte & 128) continue;
      slot += distance;
      take(slot);
      distance = 0;
      shift = 0;
    }
  }
}

/**
 * Marks the homes of a part that have a term of each list.
 *
 * @param bits one for each home; they are overwritten
 * @returns whether there are any
 */
export function markWords(
  words: OpenWords | SealedWords,
  terms: readonly (readonly number[])[],
  bits: Uint32Array,
): boolean {
  bits.fill(0);
  const [first, ...others] = terms;
  words.mark(first!, bits);
  const more = new Uint32Array(bits.length);
  for (const wanted of others) {
    more.fill(0);
    words.mark(wanted, more);
    for (let i = 0; i < bits.length; i++) bits[i]! &= more[i]!;
  }
  return bits.some((word) => word !== 0);
}

/**
 * Counts how many of the lists each home of a part has no term of.
 *
 * @param lacking a count for each home; they are overwritten
 */
export function countLacking(
  words: OpenWords | SealedWords,
  terms: readonly (readonly number[])[],
  lacking: Uint8Array,
): void {
  lacking.fill(terms.length);
  const marked = new Uint32Array(lacking.length / 32);
  for (const wanted of terms) {
    marked.fill(0);
    words.mark(wanted, marked);
    for (let i = 0; i < marked.length; i++) {
      for (let left = marked[i]!; left !== 0; left &= left - 1) lacking[i * 32 + placeOfLowest(left)]!--;
    }
  }
}

/** Where a value stands in an ascending list; -1 where it does not. */
function placeIn(sorted: Int32Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] === value) return middle;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
