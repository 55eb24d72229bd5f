import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agree, bestSet, type Candidate, curveOf, greedySet, NOTHING, outcomeOf, type Question } from "./select.ts";

/** Chance that is the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function randomQuestion(seed: number, size: number): { question: Question; budget: number } {
  const next = chance(seed);
  const groups = ["a", "b", "c"];
  const candidates: Candidate[] = Array.from({ length: size }, (_, i) => {
    const cost = Math.round(next() * 20_000);
    return {
      id: `w${i}`,
      cost,
      deductible: next() < 0.5 ? cost : 0,
      effects: { [groups[Math.floor(next() * 3)]!]: next() * 0.06, ...(next() < 0.3 && { c: next() * 0.02 }) },
      excludes: next() < 0.3 && i > 0 ? [`w${Math.floor(next() * i)}`] : [],
    };
  });
  return {
    question: {
      value: 100_000 + next() * 400_000,
      candidates,
      caps: { a: 0.08, c: 0.05 },
      gainTax: next() < 0.5 ? 0 : 0.23,
    },
    budget: next() * 60_000,
  };
}

function byBruteForce({ candidates, ...rest }: Question, budget: number): number {
  let best = 0;
  for (let mask = 1; mask < 2 ** candidates.length; mask++) {
    const chosen = candidates.filter((_, i) => (mask >> i) & 1);
    if (chosen.some((a) => chosen.some((b) => a !== b && !agree(a, b)))) continue;
    const outcome = outcomeOf({ candidates, ...rest }, chosen);
    if (outcome.cost <= budget) best = Math.max(best, outcome.net);
  }
  return best;
}

/** A work that multiplies the price by `times`, in a kind of its own. */
const work = (id: string, cost: number, times: number, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  cost,
  deductible: 0,
  effects: { [id]: Math.log(times) },
  excludes: [],
  ...changes,
});
const ask = (candidates: readonly Candidate[], changes: Partial<Question> = {}): Question => ({
  value: 100_000,
  candidates,
  caps: {},
  gainTax: 0,
  ...changes,
});
const chosen = (...given: Parameters<typeof bestSet>) => [...bestSet(...given).ids].sort();

describe("the outcome of a set", () => {
  const paint = work("paint", 2000, 1.05);
  const floor = work("floor", 3000, 1.1);

  test("effects multiply: 1.05 · 1.1 − 1 = 15.5 % of 100,000 for 5,000", () =>
    expect(outcomeOf(ask([]), [paint, floor])).toEqual({
      ids: ["paint", "floor"],
      cost: 5000,
      uplift: expect.closeTo(15_500, 6),
      tax: 0,
      net: expect.closeTo(10_500, 6),
    }));
  test("of one kind they add up to its cap and no further; another kind is left alone", () => {
    const inside = (id: string, times: number) => work(id, 0, times, { effects: { inside: Math.log(times) } });
    const question = ask([], { caps: { inside: Math.log(1.1) } });
    const uplift = (...works: Candidate[]) => outcomeOf(question, works).uplift;
    expect(uplift(inside("a", 1.08))).toBeCloseTo(8000, 6);
    expect(uplift(inside("a", 1.08), inside("b", 1.08))).toBeCloseTo(10_000, 6);
    // 1.1 · 1.05
    expect(uplift(inside("a", 1.08), inside("b", 1.08), paint)).toBeCloseTo(15_500, 6);
  });
  test("the tax is on the higher price less what is deductible, and never below zero", () => {
    const taxed = (deductible: number) =>
      outcomeOf(ask([], { gainTax: 0.2 }), [{ ...floor, cost: 12_000, deductible }]);
    // 20 % of 10,000, of 10,000 − 4,000, and of nothing.
    expect(taxed(0)).toMatchObject({ tax: expect.closeTo(2000, 6), net: expect.closeTo(-4000, 6) });
    expect(taxed(4000)).toMatchObject({ tax: expect.closeTo(1200, 6), net: expect.closeTo(-3200, 6) });
    expect(taxed(12_000)).toMatchObject({ tax: 0, net: expect.closeTo(-2000, 6) });
  });
  test("nothing brings nothing", () => expect(outcomeOf(ask([paint]), [])).toEqual(NOTHING));
});

test("two works stand beside each other unless either says no", () => {
  const lone = { id: "a", excludes: [] };
  expect(agree(lone, { id: "b", excludes: [] })).toBe(true);
  expect(agree({ id: "a", excludes: ["b"] }, { id: "b", excludes: [] })).toBe(false);
  expect(agree(lone, { id: "b", excludes: ["a"] })).toBe(false);
  expect(agree(lone, { id: "b", excludes: ["c"] })).toBe(true);
});

describe("the set that is chosen, by hand", () => {
  // Alone: 10,000 − 6,000 = 4,000; 5,000 − 3,000 = 2,000; 4,000 − 3,000 = 1,000.
  const big = work("big", 6000, 1.1);
  const middle = work("middle", 3000, 1.05);
  const small = work("small", 3000, 1.04);
  const all = ask([small, big, middle]);

  test("all of them where the budget is enough, to the cent", () => {
    expect(chosen(all, 12_000)).toEqual(["big", "middle", "small"]);
    expect(chosen(all, 11_999.99)).toEqual(["big", "middle"]);
    expect(chosen(all, 9000)).toEqual(["big", "middle"]);
    expect(chosen(all, 6000)).toEqual(["big"]);
    expect(chosen(all, 5999.99)).toEqual(["middle"]);
    expect(chosen(all, 2999.99)).toEqual([]);
    expect(chosen(all, 0)).toEqual([]);
  });
  test("half a cent more than the budget is the budget", () => {
    const odd = ask([work("odd", 3000.004, 1.05)]);
    expect(chosen(odd, 3000)).toEqual(["odd"]);
    expect(chosen(ask([work("odd", 3000.006, 1.05)]), 3000)).toEqual([]);
  });
  test("two cheap ones in place of the dear one that leaves most of any alone", () => {
    const cheap = [work("a", 5000, 1.08), work("b", 5000, 1.08)];
    const dear = work("dear", 10_000, 1.14);
    // 16,640 − 10,000 against 14,000 − 10,000
    expect(chosen(ask([...cheap, dear]), 10_000)).toEqual(["a", "b"]);
    expect(bestSet(ask([...cheap, dear]), 10_000).net).toBeCloseTo(6640, 6);
  });
  test("the dear one where the best for each euro blocks the way", () => {
    // 1,000 leave 1,000 for themselves, and then 9,000 are not enough for 20,000.
    const works = [work("keen", 1000, 1.02), work("dear", 10_000, 1.2), work("dull", 9500, 1.1)];
    for (const question of [ask(works), ask(works.toReversed())]) {
      expect(greedySet(question, 10_000).ids).toEqual(["keen"]);
      expect(chosen(question, 10_000)).toEqual(["dear"]);
    }
  });
  test("of those that exclude each other the one that leaves more, whichever of both says it", () => {
    for (const excludes of [{ big: ["middle"] }, { middle: ["big"] }] as Record<string, string[]>[]) {
      const shown = [big, middle].map((one) => ({ ...one, excludes: excludes[one.id] ?? [] }));
      expect(chosen(ask(shown), 90_000)).toEqual(["big"]);
    }
  });
  test("of two that leave the same the cheaper", () => {
    const question = ask([work("dear", 10_000, 1.12), work("cheap", 5000, 1.07, { excludes: ["dear"] })]);
    expect(chosen(question, 90_000)).toEqual(["cheap"]);
  });
  test("none that leaves nothing, or less", () => {
    expect(chosen(ask([work("even", 5000, 1.05)]), 90_000)).toEqual([]);
    expect(chosen(ask([work("loss", 5001, 1.05)]), 90_000)).toEqual([]);
    expect(bestSet(ask([]), 90_000)).toEqual(NOTHING);
  });
  test("one that pays only beside another is found: effects multiply", () => {
    // Alone 10,000 − 10,050 = −50; on top of the other 11,000 − 10,050.
    const question = ask([work("base", 5000, 1.1), work("top", 10_050, 1.1)]);
    expect(chosen(question, 90_000)).toEqual(["base", "top"]);
    const alone = ask([work("top", 10_050, 1.1)]);
    expect(chosen(alone, 90_000)).toEqual([]);
  });
  test("a work without a cost is done where it adds anything", () =>
    expect(chosen(ask([work("free", 0, 1.01)]), 0)).toEqual(["free"]));
  test("the tax decides too: an improvement lessens it", () => {
    const upkeep = work("upkeep", 9000, 1.1);
    const question = (gainTax: number, deductible = 0) => ask([{ ...upkeep, deductible }], { gainTax });
    expect(chosen(question(0.2), 90_000)).toEqual([]);
    expect(chosen(question(0.2, 9000), 90_000)).toEqual(["upkeep"]);
  });
});

describe("the set that is chosen, by chance", () => {
  test("is the best of all: 150 cases against every subset", () => {
    let greedyFellShort = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { question, budget } = randomQuestion(seed * 7919, 3 + (seed % 8));
      const exact = byBruteForce(question, budget);
      const found = bestSet(question, budget);
      expect(Math.abs(found.net - exact), `seed ${seed}`).toBeLessThan(0.02);
      expect(found.cost).toBeLessThanOrEqual(budget + 0.01);
      const works = question.candidates.filter(({ id }) => found.ids.includes(id));
      for (const a of works) for (const b of works) expect(a === b || agree(a, b)).toBe(true);
      if (greedySet(question, budget).net < exact - 1) greedyFellShort++;
    }
    // The exact search is there because greedy alone is not enough.
    expect(greedyFellShort).toBeGreaterThan(5);
  });
  test("whatever their order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
        const { question, budget } = randomQuestion(seed, 7);
        const turned = { ...question, candidates: question.candidates.toReversed() };
        expect(bestSet(turned, budget).net).toBeCloseTo(bestSet(question, budget).net, 2);
      }),
      { numRuns: 60 },
    );
  });
  test("greedy keeps to the budget, adds no losing work and beats nothing", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { question, budget } = randomQuestion(seed * 31, 8);
      const { ids, cost, net } = greedySet(question, budget);
      expect(cost).toBeLessThanOrEqual(budget + 0.01);
      expect(net).toBeGreaterThanOrEqual(0);
      const works = question.candidates.filter(({ id }) => ids.includes(id));
      for (const a of works) for (const b of works) expect(a === b || agree(a, b)).toBe(true);
    }
  });
  test("twenty works are searched, and keep to the rules; more are refused", () => {
    const { question, budget } = randomQuestion(5, 20);
    const { net, cost } = bestSet(question, budget);
    expect(net).toBeGreaterThanOrEqual(greedySet(question, budget).net);
    expect(cost).toBeLessThanOrEqual(budget + 0.01);
    expect(() => bestSet(randomQuestion(5, 21).question, budget)).toThrow(RangeError);
  });
});

describe("the gain that each budget leaves", () => {
  test("with more money never less, and a curve says the same as each search", () => {
    const { question } = randomQuestion(42, 10);
    const budgets = Array.from({ length: 12 }, (_, i) => i * 5000);
    const curve = curveOf(question, budgets);
    expect(curve).toHaveLength(12);
    for (const [i, { net, cost }] of curve.entries()) {
      expect(net).toBeCloseTo(bestSet(question, budgets[i]!).net, 2);
      expect(cost).toBeLessThanOrEqual(budgets[i]! + 0.01);
      if (i > 0) expect(net).toBeGreaterThanOrEqual(curve[i - 1]!.net - 0.02);
    }
  });
  test("by hand: nothing, then the cheap one from 3,000 on, then both from 9,000 on", () => {
    const question = ask([work("big", 6000, 1.1), work("middle", 3000, 1.05)]);
    const nets = curveOf(question, [0, 2999, 3000, 5999, 6000, 8999, 9000, 20_000]).map(({ net }) => Math.round(net));
    // 5,000 − 3,000; 10,000 − 6,000; 15,500 − 9,000
    expect(nets).toEqual([0, 0, 2000, 2000, 4000, 4000, 6500, 6500]);
    expect(curveOf(question, [])).toEqual([]);
  });
});
