import { expect, test } from "vitest";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import type { TrainingRow } from "../rows.ts";
import { meanEffects, regressCity } from "./city-regression.ts";

/** Sixty adverts of one, two or three bathrooms; a lift is worth `lift` in ln €/m², a bathroom `bathroom`. */
function adverts({
  lift,
  bathroom,
  saysLift = true,
}: {
  lift: number;
  bathroom: number;
  saysLift?: boolean;
}): TrainingRow[] {
  return Array.from({ length: 60 }, (_, i) => {
    const [bathrooms, hasLift] = [1 + (i % 3), i % 2];
    const home = { areaM2: 80, bathrooms, hasLift: saysLift ? hasLift : Number.NaN } as ValuationSubject;
    return { home, logUnitPrice: 8 + bathroom * bathrooms + lift * hasLift } as TrainingRow;
  });
}
const shown = (effects: ReturnType<typeof meanEffects>) =>
  Object.fromEntries(effects.map(({ label, usual, effect }) => [label, [usual, Math.round(effect * 1e4) / 1e4]]));

test("finds what made the prices: 0.2 for a lift that half of them have, 0.1 for each of two bathrooms in the mean", () => {
  const effects = shown(meanEffects([regressCity(adverts({ lift: 0.2, bathroom: 0.1 }))]));
  expect(effects).toMatchObject({ Ascensor: [0.5, 0.2], Baños: [2, 0.1] });
});

test("the mean of the cities is of those that state a feature; one that nobody states is left out", () => {
  const here = regressCity(adverts({ lift: 0.2, bathroom: 0.1 }));
  const there = regressCity(adverts({ lift: 0, bathroom: 0.3, saysLift: false }));
  const effects = shown(meanEffects([here, there]));
  expect(effects).toMatchObject({ Ascensor: [0.5, 0.2], Baños: [2, 0.2] });
  expect(effects).not.toHaveProperty("Piscina");
});

test("one absurd price does not set the effects", () => {
  const rows = adverts({ lift: 0.2, bathroom: 0.1 });
  rows[7] = { ...rows[7]!, logUnitPrice: 30 };
  const { Ascensor } = shown(meanEffects([regressCity(rows)]));
  expect(Math.abs(Ascensor![1]! - 0.2)).toBeLessThan(0.35);
});
