import { describe, expect, test } from "vitest";
import { countLacking, markWords, OpenWords, SealedWords, Vocabulary } from "./market-words.ts";

/** The slots whose bits are set. */
const slotsOf = (bits: Uint32Array) =>
  Array.from({ length: bits.length * 32 }, (_, slot) => slot).filter(
    (slot) => ((bits[slot >> 5]! >>> (slot & 31)) & 1) === 1,
  );
const words = (count: number, prefix = "t") => Array.from({ length: count }, (_, i) => `${prefix}${i}`).join(" ");

describe("a vocabulary", () => {
  test("numbers each term once, from 1, whatever blanks stand between", () => {
    const vocabulary = new Vocabulary();
    expect(vocabulary.size).toBe(1);
    expect([...vocabulary.add("lumin  terraz lumin ")]).toEqual([1, 2, 1]);
    expect([...vocabulary.add("terraz")]).toEqual([2]);
    expect([...vocabulary.add("")]).toEqual([]);
    expect(vocabulary.size).toBe(3);
  });

  test("keeps 150 terms of a home, and none of more than 30 letters", () => {
    const vocabulary = new Vocabulary();
    expect(vocabulary.add(words(150))).toHaveLength(150);
    expect(vocabulary.add(words(151))).toHaveLength(150);
    expect(vocabulary.size).toBe(151);
    expect(vocabulary.add(`${"a".repeat(30)} ${"b".repeat(31)}`)).toHaveLength(1);
  });

  test("tells terms apart that begin alike, end alike or stand inside each other", () => {
    const vocabulary = new Vocabulary();
    expect([...vocabulary.add("patin patio atio pat")]).toEqual([1, 2, 3, 4]);
    expect([...vocabulary.add("pat atio patio patin")]).toEqual([4, 3, 2, 1]);
  });

  test("finds each of ten thousand terms again while it grows", () => {
    const vocabulary = new Vocabulary();
    const numbers = Array.from({ length: 10_000 }, (_, i) => vocabulary.add(`x${i}`)[0]);
    expect(numbers).toEqual(Array.from({ length: 10_000 }, (_, i) => i + 1));
    expect(vocabulary.size).toBe(10_001);
    for (const i of [0, 1, 2_046, 2_047, 2_048, 4_095, 9_999]) expect(vocabulary.look(`x${i}`)).toEqual([[i + 1]]);
    expect(vocabulary.look("x10000")).toEqual([[]]);
  });

  test("the last word may be the beginning of one, from three letters on; an earlier one is a whole word or none", () => {
    const vocabulary = new Vocabulary();
    vocabulary.add("chimene chill piscin");
    expect(vocabulary.look("chi")).toEqual([[1, 2]]);
    expect(vocabulary.look("ch")).toEqual([[]]);
    expect(vocabulary.look("chi piscina")).toEqual([[], [3]]);
    expect(vocabulary.look("piscina chi")).toEqual([[3], [1, 2]]);
    expect(vocabulary.look("piscina")).toEqual([[3]]);
    expect(vocabulary.look("de la")).toBeNull();
    expect(vocabulary.look("")).toBeNull();
  });

  test("a beginning stands for 200 terms at most", () => {
    const vocabulary = new Vocabulary();
    vocabulary.add(words(150, "zzz"));
    vocabulary.add(words(150, "zzzz"));
    expect(vocabulary.look("zzz")![0]).toHaveLength(200);
    expect(vocabulary.look("zzzz")![0]).toHaveLength(150);
  });
});

describe("words of homes", () => {
  /** Term 1 has every home, term 2 every second one, term 3 those 127, 128 and 129 apart, term 4 those 16,383 and 16,384 apart. */
  const FAR = [0, 127, 255, 384, 16_767, 33_151 - 400];
  const termsOf = (slot: number): number[] => [
    1,
    ...(slot % 2 === 0 ? [2] : []),
    ...(FAR.includes(slot) ? [3] : []),
    ...(slot === 32_767 ? [5] : []),
  ];
  const SLOTS = 32_768;
  const sealed = new SealedWords(SLOTS, termsOf, 6);

  test("each term finds the homes that were put in, however far apart they are", () => {
    const marked = (...terms: number[]) => {
      const bits = new Uint32Array(SLOTS / 32);
      sealed.mark(terms, bits);
      return slotsOf(bits);
    };
    expect(marked(3)).toEqual(FAR);
    expect(marked(5)).toEqual([32_767]);
    expect(marked(2)).toHaveLength(16_384);
    expect(marked(1)).toHaveLength(32_768);
    expect(marked(4)).toEqual([]);
    expect(marked()).toEqual([]);
    expect(marked(5, 3)).toEqual([...FAR, 32_767]);
  });

  test("the terms of each home come back, in their order", () => {
    const slots = sealed.bySlot(SLOTS);
    expect(slots[0]).toEqual([1, 2, 3]);
    expect(slots[127]).toEqual([1, 3]);
    expect(slots[32_766]).toEqual([1, 2]);
    expect(slots[32_767]).toEqual([1, 5]);
  });

  test("three homes beside each other take a byte each, a term four for its number and four for its start", () => {
    // Bytes 1 + 1 + 1, one term of four bytes, two starts of four.
    expect(new SealedWords(3, () => [1], 2).bytes).toBe(15);
    // The first home of a term is as far away as its slot and one: 127 takes two bytes, 126 one.
    const only = (slot: number) => new SealedWords(200, (at) => (at === slot ? [1] : []), 2).bytes;
    expect([only(126), only(127)]).toEqual([13, 14]);
    expect(new SealedWords(5, () => [], 2).bytes).toBe(4);
  });

  test("homes that still come in are found by their words too, over the border of a word of bits and of the first memory", () => {
    const open = new OpenWords();
    for (let slot = 0; slot < 70; slot++) open.push(slot === 31 || slot === 32 || slot === 63 ? [7, 8] : [9]);
    // 70 homes and 73 terms so far; 1,024 fit before the memory grows.
    for (let slot = 70; slot < 170; slot++) open.push(Array.from({ length: 20 }, (_, i) => 100 + i));
    const bits = new Uint32Array(6);
    open.mark([8], bits);
    expect(slotsOf(bits)).toEqual([31, 32, 63]);
    open.mark([110, 119], bits);
    expect(slotsOf(bits)).toHaveLength(103);
    expect([...open.of(31)]).toEqual([7, 8]);
    expect([...open.of(169)]).toEqual(Array.from({ length: 20 }, (_, i) => 100 + i));
  });

  test("a home lacks each list of terms of which it has none: every second one has term 2, six have term 3", () => {
    const lacking = new Uint8Array(SLOTS);
    countLacking(sealed, [[2], [3], [5]], lacking);
    // Slot 0 has 2 and 3, slot 1 none, slot 2 only 2, slot 127 only 3, the last one only 5.
    expect([0, 1, 2, 127, 32_767].map((slot) => lacking[slot])).toEqual([1, 3, 2, 2, 2]);
    // 16,384 with term 2, six with term 3 and one with term 5 are found; of three lists each home lacks the others.
    expect(lacking.reduce((sum, count) => sum + count, 0)).toBe(3 * SLOTS - 16_384 - 6 - 1);
    // Either of two terms of one list is enough, and what the counts held before is overwritten.
    countLacking(sealed, [[2, 3]], lacking);
    expect([0, 1, 2, 127].map((slot) => lacking[slot])).toEqual([0, 1, 0, 0]);
  });

  test("only homes that have a term of every list are marked", () => {
    const marked = (...terms: number[][]) => {
      const bits = new Uint32Array(SLOTS / 32).fill(-1);
      return { isAny: markWords(sealed, terms, bits), slots: slotsOf(bits) };
    };
    expect(marked([2], [3])).toEqual({ isAny: true, slots: FAR.filter((slot) => slot % 2 === 0) });
    expect(marked([3], [1], [2])).toEqual({ isAny: true, slots: FAR.filter((slot) => slot % 2 === 0) });
    expect(marked([3], [5])).toEqual({ isAny: false, slots: [] });
  });
});
