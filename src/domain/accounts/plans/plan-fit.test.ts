import { expect, test } from "vitest";
import { creditsOf, fittingPlan, yearlyPrice } from "./plan-fit.ts";

const costs = { server: 1, text: 5, image: 20 };
const plans = [
  { id: "prueba", monthlyEuros: 0, credits: 500 },
  { id: "agente", monthlyEuros: 29, credits: 500 },
  { id: "agencia", monthlyEuros: 79, credits: 2_500 },
  { id: "red", monthlyEuros: 199, credits: 10_000 },
];

test("120 valuations, 160 texts and 30 images are 120 + 800 + 600 credits", () => {
  expect(creditsOf({ valuations: 120, texts: 160, images: 30 }, costs)).toEqual({
    valuations: 120,
    texts: 800,
    images: 600,
    total: 1_520,
  });
});

test.each([
  [0, "agente", 500],
  [500, "agente", 0],
  [501, "agencia", 1_999],
  [1_520, "agencia", 980],
  [2_500, "agencia", 0],
  [2_501, "red", 7_499],
  [10_000, "red", 0],
])("%i credits fit %s and leave %i", (credits, id, left) => {
  expect(fittingPlan(plans, credits)).toMatchObject({ plan: { id }, left });
});

test("more than the largest plan has no plan, and the trial is never the answer", () => {
  expect(fittingPlan(plans, 10_001)).toBeUndefined();
  expect(fittingPlan(plans.slice(0, 1), 10)).toBeUndefined();
});

test("the order of the plans does not matter", () => {
  expect(fittingPlan([...plans].reverse(), 400)?.plan.id).toBe("agente");
});

test.each([
  [29, 290],
  [79, 790],
  [199, 1_990],
])("%i a month is %i a year of ten months", (monthly, yearly) => expect(yearlyPrice(monthly, 10)).toBe(yearly));
