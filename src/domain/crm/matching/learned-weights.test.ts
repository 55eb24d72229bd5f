import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CRITERIA, USUAL_WEIGHTS } from "./criteria.ts";
import { learnedWeights, type Verdict } from "./learned-weights.ts";

const PERFECT = { precio: 1, zona: 1, habitaciones: 1, extras: 1, superficie: 1, novedad: 1 };
const DEAR = { precio: 0.5, zona: 1, habitaciones: 1, extras: 1, superficie: 1, novedad: 1 };

describe("the weights of a buyer", () => {
  test("are the usual ones before any answer, and add up to 100", () => {
    expect(learnedWeights([])).toEqual(USUAL_WEIGHTS);
    expect(Object.values(USUAL_WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(100);
  });

  test("a perfect home that they like teaches nothing", () =>
    expect(learnedWeights([{ isLiked: true, because: null, scores: PERFECT }])).toEqual(USUAL_WEIGHTS));

  test("a perfect home that they reject for its zone: 25 · (1 + 0.25 / (1 + e^−4)) = 31.138", () => {
    const weights = learnedWeights([{ isLiked: false, because: "zona", scores: PERFECT }]);
    expect(weights.zona).toBeCloseTo(31.138, 3);
    expect({ ...weights, zona: 25 }).toEqual(USUAL_WEIGHTS);
  });

  test("a like in spite of the price: logistic(4 · 0.7) = 0.94268, 0.25 · 0.05732 · (0.5 − 5.5 / 6) = −0.00597 of 30", () => {
    const weights = learnedWeights([{ isLiked: true, because: null, scores: DEAR }]);
    expect(weights.precio).toBeCloseTo(30 * (1 - 0.005971), 3);
    expect(weights.zona).toBeGreaterThan(25);
  });

  test("the same home rejected without a reason gives weight to the price: 0.25 · 0.94268 · 0.41667 = 0.09820", () => {
    const weights = learnedWeights([{ isLiked: false, because: null, scores: DEAR }]);
    expect(weights.precio).toBeCloseTo(30 * 1.0982, 3);
    expect(weights.zona).toBeLessThan(25);
  });

  test("of a home of which nothing is known only a named reason counts, with a probability of one half", () => {
    expect(learnedWeights([{ isLiked: false, because: null, scores: {} }])).toEqual(USUAL_WEIGHTS);
    expect(learnedWeights([{ isLiked: false, because: "zona", scores: {} }]).zona).toBeCloseTo(25 * 1.125, 9);
  });

  test("twenty rejections for one reason stop at half as much again", () => {
    const verdicts = Array.from({ length: 20 }, (): Verdict => ({ isLiked: false, because: "zona", scores: PERFECT }));
    expect(learnedWeights(verdicts).zona).toBe(37.5);
  });
});

test("no answers move a weight beyond half of its usual one", () => {
  const scores = fc.dictionary(fc.constantFrom(...CRITERIA), fc.double({ min: -1, max: 2, noNaN: true }));
  const verdict = fc.record({ isLiked: fc.boolean(), because: fc.option(fc.constantFrom(...CRITERIA)), scores });
  fc.assert(
    fc.property(fc.array(verdict, { maxLength: 200 }), (verdicts) => {
      const weights = learnedWeights(verdicts);
      for (const criterion of CRITERIA) {
        expect(weights[criterion]).toBeGreaterThanOrEqual(USUAL_WEIGHTS[criterion] * 0.5);
        expect(weights[criterion]).toBeLessThanOrEqual(USUAL_WEIGHTS[criterion] * 1.5);
      }
    }),
  );
});
