import { describe, expect, test } from "vitest";
import { exactly } from "./range.ts";
import { type PricedWork, planRenovation, weighed } from "./renovation.ts";
import { UPLIFT_FACTS } from "./uplift-facts.ts";

const work = (changes: Partial<PricedWork> = {}): PricedWork => ({
  id: "reforma",
  name: "Reforma",
  cost: exactly(20_000),
  lines: [],
  detail: "",
  months: 3,
  effects: { inside: UPLIFT_FACTS.reformed.value },
  confidence: "media",
  isImprovement: true,
  excludes: [],
  ...changes,
});
const plan = (works: PricedWork[], rest: Partial<Parameters<typeof planRenovation>[0]> = {}) =>
  planRenovation({ value: 200_000, budget: 20_000, works, caps: {}, gainTax: 0, criterion: "central", ...rest });

describe("the check of the brief", () => {
  test("200,000, to reform to good for 20,000: +25,499, ROI 27.5 %, breaks even at 10 %", () => {
    const { best } = plan([work()]);
    expect(Math.round(best.uplift.usual)).toBe(25_499);
    expect(Math.round(best.net.usual)).toBe(5499);
    expect(Math.round(best.roi! * 1000)).toBe(275);
    expect(best.breakEven).toBeCloseTo(0.1, 9);
    // 20,000 ÷ (e^0.12 − 1)
    expect(Math.round(best.breakEvenValue!)).toBe(156_867);
    expect([best.uplift.low, best.uplift.high].map(Math.round)).toEqual([22_000, 30_000]);
  });
  test("doing nothing wins where no set leaves anything, or none can be paid", () => {
    expect(plan([work({ cost: exactly(26_000) })], { budget: 90_000 }).best.ids).toEqual([]);
    expect(plan([work()], { budget: 19_999 }).best.ids).toEqual([]);
    expect(plan([]).best.net.usual).toBe(0);
  });
  test("prudently chosen, it must hold in the bad case", () => {
    // Worst: +11 % of 200,000 = 22,000 against 23,000.
    const works = [work({ cost: { low: 18_000, usual: 20_000, high: 23_000 } })];
    expect(plan(works, { budget: 30_000 }).best.ids).toEqual(["reforma"]);
    expect(plan(works, { budget: 30_000, criterion: "prudente" }).best.ids).toEqual([]);
  });
  test("the tax takes its part of the gain, and of all that is not an improvement", () => {
    // 0.21 × (25,499 − 20,000) = 1,154.87; without an improvement 0.21 × 25,499.37 = 5,354.87.
    expect(Math.round(plan([work()], { gainTax: 0.21 }).best.net.usual)).toBe(4345);
    expect(Math.round(plan([work({ isImprovement: false })], { gainTax: 0.21 }).best.net.usual)).toBe(145);
  });
});

/** A work in a kind of its own that adds so many percent, for certain. */
const adding = (id: string, cost: PricedWork["cost"], percent: number, changes: Partial<PricedWork> = {}) =>
  work({ id, cost, effects: { [id]: exactly(Math.log1p(percent / 100)) } as PricedWork["effects"], ...changes });

describe("a work that leaves nothing alone", () => {
  // Beside 10 %, a rise of 1 % is one of 2,200: it would leave 150 of 2,050, but alone it loses 50.
  const base = adding("base", exactly(10_000), 10);
  const paint = adding("paint", exactly(2050), 1);
  test("is in no set, though rises multiply", () => {
    const { best, unlimited, curve, ranked } = plan([base, paint]);
    expect(best.ids).toEqual(["base"]);
    expect(unlimited.ids).toEqual(["base"]);
    expect(best.net.usual).toBeCloseTo(10_000, 6);
    expect(Math.max(...curve.map(({ works }) => works))).toBe(1);
    expect(ranked.map(({ ids, net }) => [ids[0], Math.round(net.usual)])).toEqual([
      ["base", 10_000],
      ["paint", -50],
    ]);
  });
  test("is in one as soon as it leaves anything: 2,000 for 1,950", () =>
    expect([...plan([base, adding("paint", exactly(1950), 1)]).best.ids].sort()).toEqual(["base", "paint"]));
  test("with a tax, what is left after it counts: 2,000 − 1,950 − 21 % of 2,000 is below zero", () =>
    expect(
      plan([base, adding("paint", exactly(1950), 1, { isImprovement: false })], { gainTax: 0.21 }).best.ids,
    ).toEqual(["base"]));
  test("decided prudently, the worst case of it alone counts: 2,000 − 2,100", () => {
    const works = [base, adding("paint", { low: 1800, usual: 1950, high: 2100 }, 1)];
    expect(plan(works, { criterion: "prudente" }).best.ids).toEqual(["base"]);
  });
});

describe("a set in three cases", () => {
  const range = { low: 900, usual: 1000, high: 1500 };
  const given = {
    value: 100_000,
    budget: 90_000,
    works: [
      work({ id: "a", cost: range, months: 0.5, effects: { inside: { low: 0.01, usual: 0.02, high: 0.04 } } }),
      work({ id: "b", cost: range, months: 2, isImprovement: false, effects: { air: exactly(0.01) } }),
    ],
    caps: { inside: { low: 0.005, usual: 0.015, high: 0.09 } },
    gainTax: 0.2,
    criterion: "central" as const,
  };
  const both = weighed(given, given.works);

  test("at worst the least rise, by its own cap, and the highest cost", () => {
    // e^(0.005 + 0.01) − 1 = 1.5113 % of 100,000; taxed without 1,500 of improvements; less 3,000.
    expect(both.uplift.low).toBeCloseTo(1511.31, 2);
    expect(both.tax.low).toBeCloseTo(2.26, 2);
    expect(both.net.low).toBeCloseTo(-1490.95, 2);
  });
  test("likely the middle of both", () => {
    // e^0.025 − 1; taxed without 1,000; less 2,000.
    expect(both.uplift.usual).toBeCloseTo(2531.51, 2);
    expect(both.tax.usual).toBeCloseTo(306.3, 2);
    expect(both.net.usual).toBeCloseTo(225.21, 2);
  });
  test("at best the highest rise and the least cost", () => {
    // e^0.05 − 1; taxed without 900; less 1,800.
    expect(both.uplift.high).toBeCloseTo(5127.11, 2);
    expect(both.tax.high).toBeCloseTo(845.42, 2);
    expect(both.net.high).toBeCloseTo(2481.69, 2);
  });
  test("costs and months add up; return, and where it breaks even", () => {
    expect(both.cost).toEqual({ low: 1800, usual: 2000, high: 3000 });
    expect(both.months).toBe(2.5);
    expect(both.roi).toBeCloseTo(0.112605, 5);
    expect(both.breakEven).toBeCloseTo(0.02, 12);
    // 2,000 / 2.53151 %
    expect(both.breakEvenValue).toBeCloseTo(79_004.2, 0);
  });
  test("of what costs or adds nothing neither is a figure", () => {
    expect(weighed(given, [])).toMatchObject({ ids: [], roi: null, breakEven: 0, breakEvenValue: null, months: 0 });
    expect(weighed(given, [work({ id: "a", cost: exactly(0) })]).roi).toBeNull();
    const idle = { ...given, works: [work({ id: "z", effects: {}, cost: exactly(10) })] };
    expect(weighed(idle, idle.works)).toMatchObject({ breakEvenValue: null, roi: -1 });
  });
});

describe("a plan", () => {
  const cheap = adding("cheap", exactly(3000), 2);
  const dear = adding("dear", exactly(10_000), 6);
  const losing = adding("losing", exactly(9000), 4);

  test("ranks each alone, the most left first, whatever the budget", () => {
    const { ranked } = plan([losing, cheap, dear], { budget: 0 });
    expect(ranked.map(({ ids, net }) => [...ids, Math.round(net.usual)])).toEqual([
      ["dear", 2000],
      ["cheap", 1000],
      ["losing", -1000],
    ]);
  });
  test("best within the budget, and best without one", () => {
    const { best, unlimited } = plan([cheap, dear, losing], { budget: 5000 });
    expect(best.ids).toEqual(["cheap"]);
    expect([...unlimited.ids].sort()).toEqual(["cheap", "dear"]);
    // 200,000 · (1.02 · 1.06 − 1) − 13,000
    expect(unlimited.net.usual).toBeCloseTo(3240, 6);
    expect(plan([cheap, dear], { budget: 13_000 }).best.ids).toHaveLength(2);
    expect(plan([cheap, dear], { budget: 12_999 }).best.ids).toEqual(["dear"]);
  });
  test("prudently a set is chosen by its worst case, and paid for by it", () => {
    const wide = { low: 2000, usual: 3000, high: 3900 };
    const prudent = (budget: number, percent: number) =>
      plan([adding("wide", wide, percent)], { budget, criterion: "prudente" }).best.ids;
    // 4,000 against 3,900; 3,800 against 3,900.
    expect(prudent(3900, 2)).toEqual(["wide"]);
    expect(prudent(3899, 2)).toEqual([]);
    expect(prudent(3900, 1.9)).toEqual([]);
    expect(plan([adding("wide", wide, 1.9)], { budget: 3000 }).best.ids).toEqual(["wide"]);
  });
});

describe("the curve of budgets", () => {
  const budgets = (works: PricedWork[], budget: number) => plan(works, { budget }).curve.map((point) => point.budget);
  const one = adding("one", exactly(10_000), 6);

  test("rises evenly from nothing to 15 % beyond all that is worth spending, by a round step", () => {
    // 11,500 / 40 = 287.5: steps of 500.
    const found = budgets([one], 10_000);
    expect(found.slice(0, 4)).toEqual([0, 500, 1000, 1500]);
    expect(found.at(-1)).toBe(11_500);
    expect(found).toHaveLength(24);
  });
  test.each([
    // 8,000 · 1.15 / 40 = 230; 3,400 · 1.15 / 40 = 97.75; 4,000 · 1.15 / 40 = 115; 1,739 · 1.15 / 40 = 49.996
    [8000, 500],
    [3400, 100],
    [4000, 200],
    [1739, 50],
  ])("enough at %d: steps of %d", (cost, step) => {
    const found = budgets([adding("one", exactly(cost), 20)], 0);
    expect(found[1]! - found[0]!).toBe(step);
    expect(found.at(-1)).toBeGreaterThanOrEqual(cost * 1.15);
    expect(found.at(-1)! - step).toBeLessThan(cost * 1.15);
  });
  test("holds the own budget once, also where it lies beyond or between", () => {
    expect(budgets([one], 10_123)).toContain(10_123);
    expect(budgets([one], 10_500).filter((budget) => budget === 10_500)).toHaveLength(1);
    expect(budgets([one], 90_000).at(-1)).toBe(90_000);
    for (const budget of [10_123, 90_000]) {
      const found = budgets([one], budget);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
  });
  test("says what is spent of each, what it leaves, and on how many works", () => {
    const { curve } = plan([one, adding("two", exactly(3000), 2)], { budget: 13_000 });
    const at = (budget: number) => curve.find((point) => point.budget === budget)!;
    expect(at(0)).toEqual({ budget: 0, spent: 0, net: 0, works: 0 });
    expect(at(3000)).toEqual({ budget: 3000, spent: 3000, net: expect.closeTo(1000, 6), works: 1 });
    expect(at(10_000)).toMatchObject({ spent: 10_000, net: expect.closeTo(2000, 6), works: 1 });
    expect(at(13_000)).toMatchObject({ spent: 13_000, net: expect.closeTo(3240, 6), works: 2 });
  });
  test("is one point where there is nothing to spend, nor to spend it on", () =>
    expect(plan([], { budget: 0 }).curve).toEqual([{ budget: 0, spent: 0, net: 0, works: 0 }]));
});
