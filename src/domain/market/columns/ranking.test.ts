import { describe, expect, test } from "vitest";
import { HomeColumns } from "./home-columns.ts";
import { INDEXED_HOME } from "./indexed-home.test-data.ts";
import type { IndexedHome, SearchPlace } from "./indexed-home.ts";
import { JudgedRows } from "./judged-rows.ts";
import { Ranking } from "./ranking.ts";

/** Ranks homes that all came in one block; a home's number is its place from 1. */
function rank(
  homes: readonly Partial<IndexedHome>[],
  { limit = 100, after = null, levels = [] }: { limit?: number; after?: SearchPlace | null; levels?: number[] } = {},
) {
  const part = new HomeColumns();
  const rows = new JudgedRows();
  for (const [i, home] of homes.entries()) {
    rows.slots[i] = part.add(
      Object.assign({}, INDEXED_HOME, { number: i + 1 }, home),
      { pool: 1, place: 0, currency: 1, terms: [] },
      0,
    );
    rows.levels[i] = levels[i] ?? 0;
  }
  rows.count = homes.length;
  const ranking = new Ranking("precio", after, limit);
  ranking.offerBlock(part, rows);
  return ranking.page();
}
const priced = (...prices: (number | null)[]) => prices.map((priceCents) => ({ priceCents }));

describe("a page of the cheapest", () => {
  test("as many as were asked for, in their order, and where it ends", () => {
    expect(rank(priced(500, 100, 400, 200, 300), { limit: 3 })).toEqual({
      numbers: [2, 4, 5],
      next: { level: 0, key: 300, number: 5 },
    });
  });

  test("a page that holds the last home has no next one, even where it is full", () => {
    expect(rank(priced(2, 1, 3), { limit: 3 })).toEqual({ numbers: [2, 1, 3], next: null });
    expect(rank(priced(2, 1, 3), { limit: 2 }).next).toEqual({ level: 0, key: 2, number: 1 });
    expect(rank([], { limit: 2 })).toEqual({ numbers: [], next: null });
    expect(rank(priced(1), { limit: 0 })).toEqual({ numbers: [], next: null });
  });

  test("of equal prices the newest number comes first, and pages go on behind it", () => {
    const homes = priced(7, 7, 7, 7);
    expect(rank(homes, { limit: 2 }).numbers).toEqual([4, 3]);
    expect(rank(homes, { limit: 2, after: { level: 0, key: 7, number: 3 } })).toEqual({ numbers: [2, 1], next: null });
    expect(rank(homes, { limit: 1, after: { level: 0, key: 7, number: 3 } })).toEqual({
      numbers: [2],
      next: { level: 0, key: 7, number: 2 },
    });
  });

  test("homes without a price come last, and the place of one says so with null", () => {
    expect(rank(priced(null, 1, null, 2), { limit: 3 })).toEqual({
      numbers: [2, 4, 3],
      next: { level: 0, key: null, number: 3 },
    });
    expect(rank(priced(null, 1, null, 2), { after: { level: 0, key: null, number: 3 } }).numbers).toEqual([1]);
  });

  test("a certain home comes before a cheap one", () => {
    const levels = [1, 0, 2, 0];
    expect(rank(priced(1, 9, 2, 8), { levels }).numbers).toEqual([4, 2, 1, 3]);
    expect(rank(priced(1, 9, 2, 8), { levels, limit: 3 })).toEqual({
      numbers: [4, 2, 1],
      next: { level: 1, key: 1, number: 1 },
    });
    expect(rank(priced(1, 9, 2, 8), { levels, after: { level: 0, key: 9, number: 2 } }).numbers).toEqual([1, 3]);
  });

  test.each([1, 2, 3, 7, 31, 32, 33, 200])("the first %i of two hundred are those that sorting finds", (limit) => {
    // 199 and 77 have no common factor, so that every price from 0 to 198 comes once, mixed.
    const prices = Array.from({ length: 199 }, (_, i) => (i * 77) % 199);
    const sorted = prices.map((price, i) => ({ price, number: i + 1 })).sort((a, b) => a.price - b.price);
    expect(rank(priced(...prices), { limit }).numbers).toEqual(sorted.slice(0, limit).map(({ number }) => number));
  });

  test("several blocks are one list", () => {
    const part = new HomeColumns();
    const ranking = new Ranking("precio-desc", null, 2);
    for (const priceCents of [100, 300, 200, 400]) {
      const rows = new JudgedRows();
      const home = Object.assign({}, INDEXED_HOME, { number: priceCents / 100, priceCents });
      rows.slots[0] = part.add(home, { pool: 1, place: 0, currency: 1, terms: [] }, 0);
      rows.count = 1;
      ranking.offerBlock(part, rows);
    }
    expect(ranking.page()).toEqual({ numbers: [4, 3], next: { level: 0, key: -300, number: 3 } });
  });
});
