import { describe, expect, test } from "vitest";
import { budgetOf, quotedBudget } from "./budget.ts";
import { BUDGET_RATES, budgetRate } from "./budget-facts.ts";
import { COST_FACTS, FULL_MONTHS, labourFactor } from "./cost-facts.ts";
import { exactly } from "./range.ts";
import { type PricedWork, planRenovation } from "./renovation.ts";
import { agree, bestSet, type Candidate, curveOf, greedySet, outcomeOf, type Question } from "./select.ts";
import { INSIDE_SHARES, insideEffect, liftEffect, UPLIFT_FACTS } from "./uplift-facts.ts";
import { capsFor, isUnfit, stepsLeft, type WorkCase, workFor } from "./works.ts";

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

describe("the set that is chosen", () => {
  test("is the best of all: 150 cases against every subset", () => {
    let greedyFellShort = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { question, budget } = randomQuestion(seed * 7919, 3 + (seed % 8));
      const exact = byBruteForce(question, budget);
      const found = bestSet(question, budget);
      expect(Math.abs(found.net - exact), `seed ${seed}`).toBeLessThan(0.02);
      expect(found.cost).toBeLessThanOrEqual(budget + 0.01);
      const chosen = question.candidates.filter(({ id }) => found.ids.includes(id));
      for (const a of chosen) for (const b of chosen) expect(a === b || agree(a, b)).toBe(true);
      if (greedySet(question, budget).net < exact - 1) greedyFellShort++;
    }
    // The exact search is there because greedy alone is not enough.
    expect(greedyFellShort).toBeGreaterThan(5);
  });
  test("with more money never leaves less, and a curve says the same as each search", () => {
    const { question } = randomQuestion(42, 10);
    const budgets = Array.from({ length: 12 }, (_, i) => i * 5000);
    const curve = curveOf(question, budgets);
    for (const [i, { net }] of curve.entries()) {
      expect(net).toBeCloseTo(bestSet(question, budgets[i]!).net, 2);
      if (i > 0) expect(net).toBeGreaterThanOrEqual(curve[i - 1]!.net - 0.02);
    }
  });
  test("twenty works are searched within the time of an engine; more are refused", () => {
    const { question, budget } = randomQuestion(5, 20);
    bestSet(question, budget);
    const started = performance.now();
    bestSet(question, budget);
    expect(performance.now() - started).toBeLessThan(250);
    expect(() => bestSet(randomQuestion(5, 21).question, budget)).toThrow(RangeError);
  });
});

const CASE: WorkCase = {
  home: {
    type: "piso",
    builtAreaM2: 80,
    bathrooms: 1,
    rooms: 3,
    floor: 4,
    condition: "a_reformar",
    hasLift: false,
    hasAirConditioning: false,
    energyRating: "E",
  },
  quality: "basica",
  allowsStructural: true,
  allowsCommunity: true,
  communityHomes: 10,
  facadeM2: 400,
};
const workAt = (
  id: Parameters<typeof workFor>[0],
  changes: Partial<WorkCase["home"]> = {},
  rest: Partial<WorkCase> = {},
) => workFor(id, { ...CASE, ...rest, home: { ...CASE.home, ...changes } });
const suited = (...args: Parameters<typeof workAt>) => {
  const found = workAt(...args);
  if (isUnfit(found)) throw new Error(found.reason);
  return found;
};
const reason = (...args: Parameters<typeof workAt>) => {
  const found = workAt(...args);
  return isUnfit(found) ? found.reason : undefined;
};

describe("works for a home", () => {
  test("a full refurbishment stands beside none of the works that it contains", () => {
    expect(suited("integral").excludes).toEqual(Object.keys(INSIDE_SHARES));
    expect(suited("integral").price.usual).toBe(48_000);
  });
  test("the community's works are shared by its homes", () => {
    expect(suited("ascensor").price.usual).toBe(7500);
    expect(suited("sate").price.usual).toBe(2800);
    expect(reason("ascensor", {}, { allowsCommunity: false })).toBe("No se cuenta con obra de la comunidad");
  });
  test("what is not known is not guessed", () => {
    expect(reason("ascensor", { hasLift: undefined })).toBe("Falta saber si tiene ascensor");
    expect(reason("segundoBano", { bathrooms: undefined })).toBe("Falta el número de baños");
    expect(reason("cocina", { condition: undefined })).toBe("Falta el estado de la vivienda");
    expect(suited("ventanas", { energyRating: undefined }).effects.energy).toBeUndefined();
    expect(reason("sate", {}, { facadeM2: undefined })).toBe("Faltan los m² de fachada");
  });
  test("the label rises 1 % a step, 0 to 2, and no further than A", () => {
    expect(stepsLeft("E")).toBe(4);
    expect(Math.expm1(suited("sate").effects.energy!.usual)).toBeCloseTo(1.01 ** 2 - 1, 9);
    expect(suited("sate", { energyRating: "B" }).energySteps).toBe(1);
    expect(suited("sate", { energyRating: "A" }).effects.energy).toBeUndefined();
    const { low, high } = UPLIFT_FACTS.energyStep.value;
    expect([Math.expm1(low), Math.expm1(high)].map((x) => Math.round(x * 1000))).toEqual([0, 20]);
  });
  test("the parts inside come to the whole, and never to more than it", () => {
    expect(Object.values(INSIDE_SHARES).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    const parts = (["cocina", "banos", "suelo", "pintura"] as const).map((id) => insideEffect(id, true).value.usual);
    // A medium refurbishment: 8 to 15 %.
    expect(Math.expm1(parts.reduce((sum, part) => sum + part, 0))).toBeGreaterThan(0.08);
    expect(capsFor(CASE.home).inside!.usual).toBe(0.12);
  });
  test("a lift: own effect held within 8 to 15 % high up, 0 to 3 % on the ground", () => {
    expect(Math.expm1(liftEffect(4).value.usual)).toBeCloseTo(0.15, 9);
    expect(Math.expm1(liftEffect(0).value.high)).toBeCloseTo(0.03, 9);
    expect(Math.expm1(liftEffect(2).value.usual)).toBeLessThanOrEqual(0.08);
  });
});

describe("the budget", () => {
  const rates = Object.fromEntries(Object.entries(BUDGET_RATES).map(([id, { value }]) => [id, value])) as Record<
    keyof typeof BUDGET_RATES,
    number
  >;
  const terms = {
    rates,
    labour: 1,
    pricesArePem: false,
    mayReduceVat: true,
    carryPerMonth: 0,
    fullMonths: FULL_MONTHS.value,
  };
  const of = (changes: object = {}, priced: object = {}) =>
    budgetOf(
      { price: exactly(11_900), permit: "minor", isMostlyMaterial: false, monthsShare: 0, ...priced },
      { ...terms, ...changes },
    );
  test("a market price of 11,900 is a PEM of 10,000: contingency, permits and IVA of 10 %", () => {
    // 11,900 + 1,428 + 600 + 1,332.80
    expect(of().cost.usual).toBeCloseTo(15_260.8, 6);
    expect(of().lines.map(({ id }) => id)).toEqual(["works", "contingency", "permits", "vat"]);
  });
  test("a PEM of 10,000 grows by 13 % and 6 % to the same", () => {
    expect(of({ pricesArePem: true }, { price: exactly(10_000) }).cost.usual).toBeCloseTo(15_260.8, 6);
  });
  test("21 % where it is mostly material, or a company pays", () => {
    expect(of({}, { isMostlyMaterial: true }).vatRate).toBe(0.21);
    expect(of({ mayReduceVat: false }).cost.usual).toBeCloseTo(11_900 * 1.12 * 1.21 + 600, 6);
  });
  test("structural works pay a technician, paint pays no permit", () => {
    expect(of({}, { permit: "major" }).cost.usual).toBeCloseTo(15_260.8 + 500 * 1.21, 6);
    expect(of({}, { permit: "none" }).cost.usual).toBeCloseTo(14_660.8, 6);
  });
  test("waiting costs by the month; a quoted price holds all but that", () => {
    expect(of({ carryPerMonth: 100 }, { monthsShare: 1 }).cost.usual).toBeCloseTo(15_560.8, 6);
    expect(quotedBudget(20_000, { ...suited("integral") }, { ...terms, carryPerMonth: 100 }).cost).toEqual({
      low: 20_200,
      usual: 20_300,
      high: expect.closeTo(22_800, 6),
    });
  });
  test("IVA has no row where it is not paid, nor any rate abroad", () => {
    expect(budgetRate("vatReduced", "ES-CN")).toBeUndefined();
    expect(budgetRate("contingency", "MX")).toBeUndefined();
    expect(budgetRate("vatReduced", "ES-MD")?.value).toBe(0.1);
  });
  test("labour by place: Madrid and the city of Barcelona dearer, a village cheaper", () => {
    expect(labourFactor("ES-MD", undefined, false).value).toBe(1.15);
    expect(labourFactor("ES-CT", "08019", false).value).toBe(1.15);
    expect(labourFactor("ES-CT", "08121", false).value).toBe(1);
    expect(labourFactor("ES-MD", undefined, true).value).toBe(0.9);
  });
});

test("every row of the tables has its source, and a range in order", () => {
  const ids = new Set<string>();
  for (const fact of [...Object.values(COST_FACTS), ...Object.values(UPLIFT_FACTS), FULL_MONTHS]) {
    expect(fact.source.title).not.toBe("");
    expect(fact.value.low).toBeLessThanOrEqual(fact.value.usual);
    expect(fact.value.usual).toBeLessThanOrEqual(fact.value.high);
    expect(ids.has(fact.id)).toBe(false);
    ids.add(fact.id);
  }
});
