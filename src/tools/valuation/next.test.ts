import { expect, test } from "vitest";
import type { ValuationOutcome } from "./engine.ts";
import { nextOf } from "./next.ts";
import { valuationInput } from "./schema.ts";

const home = { builtAreaM2: "80", latitude: "39,46", longitude: "-0,37", municipalityCode: "46250" };
const input = valuationInput.parse({ home });
const VALUED = {
  kind: "value",
  basis: "current-comparables",
  value: 250_000.4,
  range80: { low: 211_338.2, high: 295_734.1 },
  currency: "EUR",
} as ValuationOutcome;

test("a value of today goes on with its range, home and place", () => {
  const [report, proposal, works, shown, forecast, owner] = nextOf(VALUED, input);
  expect(report).toMatchObject({ path: "/cma-generator", values: { home: { builtAreaM2: 80 } } });
  expect(proposal).toMatchObject({ path: "/propuestas-captacion", values: {} });
  expect(works).toMatchObject({
    path: "/recomendador-mejoras",
    values: { value: 250_000, valueLow: 211_338, valueHigh: 295_734, place: "ES-VC", home: { builtAreaM2: 80 } },
  });
  expect(forecast).toMatchObject({ path: "/predictor-apreciacion", values: { propertyValue: 250_000 } });
  expect(shown).toMatchObject({
    path: "/argumentos-venta",
    values: { valuationLow: 211_338, valuationHigh: 295_734, place: "ES-VC" },
  });
  expect(owner).toMatchObject({
    path: "/captacion-propiedades",
    values: { prospects: [{ value: 250_000, latitude: 39.46, longitude: -0.37 }] },
  });
});

test("a value of 2018, a rent or none at all goes nowhere", () => {
  expect(nextOf({ ...VALUED, basis: "model-2018" } as ValuationOutcome, input)).toEqual([]);
  expect(nextOf(VALUED, valuationInput.parse({ home: { ...home, operation: "alquiler" } }))).toEqual([]);
});
