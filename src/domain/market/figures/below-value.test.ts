import { describe, expect, test } from "vitest";
import type { HomeValue } from "../home-file.ts";
import { belowValue } from "./below-value.ts";

const VALUE: HomeValue = {
  expectedCents: 200_000_00,
  lowCents: 160_000_00,
  highCents: 250_000_00,
  comparables: 10,
  confidence: "media",
  on: "2026-11-26",
};
const HOME = { operation: "venta", status: "activo", position: -0.6, priceCents: 150_000_00 } as const;

test("150,000 for a value of 200,000 is a quarter less", () =>
  expect(belowValue(HOME, VALUE)).toEqual({ share: 0.25, label: "Algo bajo", isOutOfBand: false }));

test("beyond the end of the band the words are others; at the end itself they are not", () => {
  expect(belowValue({ ...HOME, position: -1.01 }, VALUE)).toMatchObject({ label: "Fuera de banda", isOutOfBand: true });
  expect(belowValue({ ...HOME, position: -1 }, VALUE)).toMatchObject({ label: "Algo bajo" });
});

describe("no opportunity", () => {
  test.each([
    ["half a band above the bound", { ...HOME, position: -0.49 }, VALUE],
    ["to let", { ...HOME, operation: "alquiler" as const }, VALUE],
    ["reserved", { ...HOME, status: "reservado" as const }, VALUE],
    ["without a price", { ...HOME, priceCents: null }, VALUE],
    ["not judged", { ...HOME, position: null }, VALUE],
    ["without a value", HOME, null],
    ["nine comparables", HOME, { ...VALUE, comparables: 9 }],
  ])("%s", (_what, home, value) => expect(belowValue(home, value)).toBeNull());
});
