import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../shared/stats/random.ts";
import { hedonicIndex, type PricedHome } from "./hedonic-index.ts";
import { daysOnMarket, drops, monthsOfSupply, saleToList } from "./pace.ts";
import { type NoFigure, spreadOf } from "./sample.ts";
import { whyNoFigure } from "./words.ts";
import { grossYield } from "./yield.ts";

describe("a spread", () => {
  test("of 1 to 11: median 6, quartiles 3.5 and 8.5", () => {
    const spread = spreadOf([11, 1, 10, 2, 9, 3, 8, 4, 7, 5, 6]);
    expect(spread).toMatchObject({ kind: "spread", n: 11, median: 6, lowerQuartile: 3.5, upperQuartile: 8.5 });
  });

  test("of eleven cases has an interval near that of order statistics: ranks 3 to 9 hold the median in 93.5 %", () => {
    // 1 − 2 · (C(11,0) + C(11,1) + C(11,2)) / 2^11 = 1 − 134 / 2048 = 0.935; 90 % lies a little within.
    const spread = spreadOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) as { low: number; high: number };
    expect(spread.low).toBeGreaterThanOrEqual(3);
    expect(spread.low).toBeLessThanOrEqual(4);
    expect(spread.high).toBeGreaterThanOrEqual(8);
    expect(spread.high).toBeLessThanOrEqual(9);
  });

  test("is the same each time, and nine cases are too few", () => {
    const values = Array.from({ length: 40 }, (_, i) => (i * 37) % 41);
    expect(spreadOf(values)).toEqual(spreadOf([...values].reverse()));
    const none = spreadOf([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(none).toEqual({ kind: "too-few", n: 9 });
    expect(whyNoFigure(none as NoFigure)).toBe("muestra insuficiente (9)");
  });

  test("of one value repeated has no width", () =>
    expect(spreadOf(Array(30).fill(7))).toEqual({
      kind: "spread",
      n: 30,
      median: 7,
      lowerQuartile: 7,
      upperQuartile: 7,
      low: 7,
      high: 7,
    }));

  test("holds low ≤ median ≤ high within the values, moves with them and grows with them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 500, max: 9000 }), { minLength: 10, maxLength: 60 }),
        fc.integer({ min: 1, max: 500 }),
        (values, more) => {
          const one = spreadOf(values);
          const other = spreadOf(values.map((value) => value + more));
          if (one.kind !== "spread" || other.kind !== "spread") throw new Error("ten cases suffice");
          expect(Math.min(...values)).toBeLessThanOrEqual(one.low);
          expect(one.low).toBeLessThanOrEqual(one.median);
          expect(one.median).toBeLessThanOrEqual(one.high);
          expect(one.high).toBeLessThanOrEqual(Math.max(...values));
          expect(other.median).toBeCloseTo(one.median + more, 6);
          expect(other.low).toBeCloseTo(one.low + more, 6);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("of many cases is narrow: ten thousand evenly from 0 to 1 have a deviation of 0.5 / √10,000 = 0.005", () => {
    const random = seededRandom(3);
    const spread = spreadOf(Array.from({ length: 10_000 }, random)) as { low: number; high: number };
    // 2 · 1.645 · 0.005
    expect(spread.high - spread.low).toBeGreaterThan(0.0164 * 0.8);
    expect(spread.high - spread.low).toBeLessThan(0.0164 * 1.2);
  });
});

describe("the pace of a market", () => {
  test("120 homes on offer and 30 sales a month are 4 months; 90 in three months too", () => {
    expect(monthsOfSupply(120, 30)).toEqual({ kind: "months", months: 4, closings: 30 });
    expect(monthsOfSupply(120, 90, 3)).toEqual({ kind: "months", months: 4, closings: 90 });
  });

  test("without a sale there are no months, and nothing is infinite", () => {
    const none = monthsOfSupply(120, 0);
    expect(none).toEqual({ kind: "no-sales" });
    expect(whyNoFigure(none as NoFigure)).toBe("sin ventas");
  });

  test("95, 102 and 160 %: the mean of the first two is 98.5 %, the third is left out", () => {
    const closings = [95, 102, 160].map((paid) => ({ paid, asked: 100 }));
    expect(saleToList(closings, 2)).toEqual({ kind: "share", share: expect.closeTo(0.985, 12), n: 2, excluded: 1 });
  });

  test("half as much again is believed, a thousandth more is not; a price of nothing never is", () => {
    expect(saleToList([{ paid: 150, asked: 100 }], 1)).toMatchObject({ share: 1.5, excluded: 0 });
    expect(saleToList([{ paid: 50, asked: 100 }], 1)).toMatchObject({ share: 0.5 });
    expect(saleToList([{ paid: 150.1, asked: 100 }], 1)).toEqual({ kind: "too-few", n: 0 });
    expect(saleToList([{ paid: 100, asked: 0 }], 1)).toEqual({ kind: "too-few", n: 0 });
    expect(saleToList([])).toEqual({ kind: "no-sales" });
    expect(saleToList(Array(9).fill({ paid: 95, asked: 100 }))).toEqual({ kind: "too-few", n: 9 });
  });

  test("of ten homes four ask less than at first, by 5, 10, 10 and 20 %: the median fall is 10 %", () => {
    const falls = [95, 90, 90, 80].map((last) => ({ days: 30, prices: [100, 120, last] }));
    const others = Array(6).fill({ days: 30, prices: [100, 100] });
    expect(drops([...falls, ...others])).toEqual({
      kind: "drops",
      n: 10,
      share: 0.4,
      medianFall: expect.closeTo(0.1, 12),
    });
    expect(drops(Array(10).fill({ days: 1, prices: [100, 110] }))).toMatchObject({ share: 0, medianFall: null });
    expect(drops([...Array(9).fill({ days: 1, prices: [1] }), { days: 1, prices: [] }])).toEqual({
      kind: "too-few",
      n: 9,
    });
  });

  test("days on the market are a spread: ten homes of 10 to 100 days have a median of 55", () => {
    const homes = Array.from({ length: 10 }, (_, i) => ({ days: (i + 1) * 10, prices: [] }));
    expect(daysOnMarket(homes)).toMatchObject({ kind: "spread", n: 10, median: 55 });
  });
});

describe("the gross yield", () => {
  test("12 € a month and 2,400 € by square metre are 12 · 12 / 2,400 = 6 %", () =>
    expect(grossYield({ rents: Array(10).fill(12), sales: Array(15).fill(2400) })).toEqual({
      kind: "yield",
      share: 0.06,
      rents: 10,
      sales: 15,
    }));

  test("with nine rents there is none", () =>
    expect(grossYield({ rents: Array(9).fill(12), sales: Array(50).fill(2400) })).toEqual({ kind: "too-few", n: 9 }));
});

describe("the index with a held composition", () => {
  const LEVELS = [1, 1.03, 1.05, 0.98];
  /** Homes of a known market: 2,000 € by square metre, a dear quarter, and the levels above; later ones are larger and dearer by place. */
  function market(noise: number, seed = 5): PricedHome[] {
    const random = seededRandom(seed);
    return LEVELS.flatMap((level, place) =>
      Array.from({ length: 80 }, (): PricedHome => {
        const isDear = random() < 0.2 + 0.2 * place;
        const areaM2 = 50 + random() * 60 + 15 * place;
        const error = Math.exp(noise * (random() + random() + random() - 1.5));
        return {
          period: `2026-T${place + 1}`,
          price: 2000 * areaM2 ** 0.9 * (isDear ? 1.5 : 1) * level * error,
          areaM2,
          rooms: random() < 0.1 ? null : 3,
          quarter: isDear ? "Centro" : "Afueras",
          type: "piso",
        };
      }),
    );
  }
  const levelsOf = (homes: PricedHome[]) => {
    const index = hedonicIndex(homes);
    return index.kind === "index" ? index.points.map(({ level }) => level) : [];
  };

  test("finds the levels of a market that it was made of, though the homes of later periods are dearer ones", () => {
    for (const [place, level] of levelsOf(market(0)).entries()) expect(level).toBeCloseTo(100 * LEVELS[place]!, 1);
  });

  test("and, with prices that err by a tenth, within three points", () => {
    for (const [place, level] of levelsOf(market(0.2)).entries()) {
      expect(Math.abs(level - 100 * LEVELS[place]!)).toBeLessThan(3);
    }
  });

  test("errs by what its homes spread: twenty logarithms 0.1 off give s² = 0.2 ÷ 18, an error of √(s² · 2 ÷ 10) = 0.0471", () => {
    const homes = [1, 1.1].flatMap((level, place) =>
      Array.from(
        { length: 10 },
        (_, i): PricedHome => ({
          period: `2026-T${place + 1}`,
          price: 100 * level * Math.exp(i % 2 === 0 ? 0.1 : -0.1),
          areaM2: 1,
          rooms: 0,
          quarter: "Centro",
          type: "piso",
        }),
      ),
    );
    const index = hedonicIndex(homes);
    // 110 · exp(±1.645 · 0.04714) = 110 · exp(±0.07754): from 101.79 to 118.87.
    expect(index).toMatchObject({
      points: [
        { level: 100, low: 100, high: 100 },
        { level: expect.closeTo(110, 3), low: expect.closeTo(101.79, 1), high: expect.closeTo(118.87, 1) },
      ],
    });
  });

  test("the level lies within its bounds in some nine of ten markets", () => {
    let within = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const index = hedonicIndex(market(0.2, seed));
      const { low, high } = index.kind === "index" ? index.points[2]! : { low: null, high: null };
      if (low! <= 105 && high! >= 105) within++;
    }
    expect(within).toBeGreaterThanOrEqual(84);
    expect(within).toBeLessThanOrEqual(96);
  });

  test("with as many parts as homes there is a level without bounds", () => {
    const homes = market(0.1)
      .slice(0, 160)
      .map((home, i) => ({ ...home, quarter: `Q${i}` }));
    const index = hedonicIndex(homes);
    expect(index).toMatchObject({ points: [{ low: 100 }, { low: null, high: null }] });
  });

  test("another currency leaves it as it is", () => {
    const homes = market(0.1);
    const dearer = homes.map((home) => ({ ...home, price: home.price * 20 }));
    for (const [place, level] of levelsOf(dearer).entries()) expect(level).toBeCloseTo(levelsOf(homes)[place]!, 1);
  });

  test("a home without a price or an area counts in no period; periods that are left out are told in the order of time", () => {
    const of = (period: string, count: number, more: Partial<PricedHome> = {}) =>
      Array.from(
        { length: count },
        (_, i): PricedHome => ({
          period,
          price: 200_000 + i * 1_000,
          areaM2: 80,
          rooms: 3,
          quarter: "A",
          type: "piso",
          ...more,
        }),
      );
    const homes = [
      ...of("2026-T4", 3),
      ...of("2026-T3", 10),
      ...of("2026-T1", 2),
      ...of("2026-T2", 10),
      ...of("2025-T4", 1),
      ...of("2026-T3", 5, { price: 0 }),
      ...of("2026-T2", 5, { areaM2: 0 }),
    ];
    const index = hedonicIndex(homes);
    expect(index).toMatchObject({
      kind: "index",
      points: [
        { period: "2026-T2", n: 10, level: 100 },
        { period: "2026-T3", n: 10 },
      ],
      thin: [
        { period: "2025-T4", n: 1 },
        { period: "2026-T1", n: 2 },
        { period: "2026-T4", n: 3 },
      ],
    });
    expect(hedonicIndex([...of("2026-T2", 12, { price: 0 }), ...of("2026-T3", 10)])).toEqual({
      kind: "too-few",
      n: 10,
    });
    expect(hedonicIndex([])).toEqual({ kind: "too-few", n: 0 });
  });

  test("a period of nine homes is left out, and one period is no index", () => {
    const homes = market(0);
    const few = homes.filter(({ period }) => period === "2026-T3").slice(0, 9);
    const rest = homes.filter(({ period }) => period !== "2026-T3");
    const index = hedonicIndex([...rest, ...few]);
    expect(index).toMatchObject({
      kind: "index",
      points: [{ period: "2026-T1", n: 80 }, {}, { period: "2026-T4" }],
      thin: [{ period: "2026-T3", n: 9 }],
    });
    expect(hedonicIndex(few)).toEqual({ kind: "too-few", n: 9 });
    expect(hedonicIndex([])).toEqual({ kind: "too-few", n: 0 });
    expect(hedonicIndex(few.map((home) => ({ ...home, price: 0 })))).toEqual({ kind: "too-few", n: 0 });
  });
});
