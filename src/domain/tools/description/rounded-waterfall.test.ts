import { expect, test } from "vitest";
import { roundedWaterfall } from "./rounded-waterfall.ts";

const step = (label: string, amount: number) => ({ label, amount });

test("every bar is rounded to the total's last digit, and the rest lies in «Otros detalles»", () => {
  // 555.925 − 19.804 + 14.994 − 1.067 = 550.048; rounded 556 − 20 + 15 − 1 = 550 thousands: no rest.
  expect(
    roundedWaterfall({
      base: step("Media", 555_925),
      steps: [step("Superficie", -19_804), step("Ascensor", 14_994), step("Otros detalles", -1_067)],
      total: step("Estimación", 550_048),
    }),
  ).toEqual({
    base: step("Media", 556_000),
    steps: [step("Superficie", -20_000), step("Ascensor", 15_000), step("Otros detalles", -1_000)],
    total: step("Estimación", 550_000),
  });
});

test("the rest of rounding is a bar of its own where there is none yet; a step that rounds to nothing is none", () => {
  // 352.500 rounds to 353 thousands, −10.500 to −10: the bars would end at 343 instead of 342.
  expect(
    roundedWaterfall({
      base: step("Media", 352_500),
      steps: [step("Superficie", -10_500), step("Planta", 40)],
      total: step("Estimación", 342_040),
    }).steps,
  ).toEqual([step("Superficie", -10_000), step("Otros detalles", -1_000)]);
});

test("the bars always add up", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const amounts = Array.from({ length: 8 }, (_, i) => Math.sin(seed * 12.9898 + i) * 30_000);
    const total = 400_000 + amounts.reduce((sum, amount) => sum + amount, 0);
    const shown = roundedWaterfall({
      base: step("a", 400_000),
      steps: amounts.map((amount, i) => step(String(i), amount)),
      total: step("b", total),
    });
    const end = shown.base.amount + shown.steps.reduce((sum, { amount }) => sum + amount, 0);
    expect(end).toBe(shown.total.amount);
    expect(Math.abs(shown.total.amount - total)).toBeLessThanOrEqual(500);
  }
});
