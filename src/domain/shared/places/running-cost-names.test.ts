import { expect, test } from "vitest";
import { runningCostNames } from "./running-cost-names.ts";

test.each([
  ["ES", "IBI", "comunidad"],
  ["ES-MD", "IBI", "comunidad"],
  ["otro", "IBI", "comunidad"],
  ["MX", "predial", "mantenimiento"],
  ["CO", "predial", "administración"],
  ["AR", "impuesto inmobiliario", "expensas"],
])("%s calls them %s and %s", (place, tax, building) => {
  expect(runningCostNames(place)).toMatchObject({ tax, building });
});

test("a receipt and a missing figure are named with their article", () => {
  expect([runningCostNames("CL").ofTax, runningCostNames("AR").theBuilding]).toEqual([
    "de las contribuciones",
    "las expensas",
  ]);
});
