import { describe, expect, test } from "vitest";
import { argumentsInput, isUsed } from "./schema.ts";
import { salesArguments as tool } from "./tool.ts";

const example = tool.example as unknown as Record<string, unknown> & { home: Record<string, unknown> };
/** The messages about the example with other values, by field. */
const shown = (changes: Record<string, unknown>, home: Record<string, unknown> = {}) =>
  Object.fromEntries(
    (argumentsInput.safeParse({ ...example, ...changes, home: { ...example.home, ...home } }).error?.issues ?? []).map(
      ({ path, message }) => [path.join("."), message],
    ),
  );

describe("two ends of a range", () => {
  test.each([
    ["valuation", "el rango valorado"],
    ["works", "el coste de la reforma"],
  ])("%s: both or neither, the lower first", (name, what) => {
    const range = (low: unknown, high: unknown) => shown({ [`${name}Low`]: low, [`${name}High`]: high });
    expect(range("", "")).toEqual({});
    expect(range(300_000, 300_000)).toEqual({});
    expect(range(300_000, 340_000)).toEqual({});
    expect(range("", 340_000)).toEqual({ [`${name}Low`]: `Introduce también ${what}, la parte baja` });
    expect(range(300_000, "")).toEqual({ [`${name}High`]: `Introduce también ${what}, la parte alta` });
    expect(range(300_001, 300_000)).toEqual({
      [`${name}High`]: "La parte alta no puede quedar por debajo de la baja",
    });
  });
});

describe("rows of works and of other homes", () => {
  test("a renovation that was begun says what it is; an unticked bill begins nothing", () => {
    expect(shown({ renovations: [{ what: "cocina" }, { year: 2020 }] })).toEqual({
      "renovations.1.what": "Di qué se hizo",
    });
    expect(shown({ renovations: [{ hasInvoice: "no" }] })).toEqual({});
    expect(shown({ renovations: [{ hasInvoice: "si" }] })).toEqual({ "renovations.0.what": "Di qué se hizo" });
  });
  test("works are not older than the building, where its year is known; of the same year they may be", () => {
    const works = (year: unknown, yearBuilt: unknown) =>
      shown({ renovations: [{ what: "cocina", year }] }, { yearBuilt });
    expect(works(1965, 1965)).toEqual({});
    expect(works(1964, 1965)).toEqual({ "renovations.0.year": "La reforma no puede ser anterior al edificio" });
    expect(works("", 1965)).toEqual({});
    expect(works(1964, "")).toEqual({});
  });
  test("another home needs price and area", () => {
    expect(shown({ competitors: [{ name: "La otra" }] })).toEqual({
      "competitors.0.price": "Introduce su precio",
      "competitors.0.areaM2": "Introduce su superficie",
    });
    expect(shown({ competitors: [{}, { price: 1 }] })).toEqual({ "competitors.1.areaM2": "Introduce su superficie" });
  });
  test("a row is used once something is in it", () => {
    expect(isUsed({ what: undefined, hasInvoice: false })).toBe(false);
    expect(isUsed({ what: undefined, hasInvoice: true })).toBe(true);
    expect(isUsed({ price: 0 })).toBe(true);
  });
});

describe("days and the kind of sale", () => {
  test.each(["communityFeeOn", "certificateOn", "valuationOn"])("%s is a day or unknown", (field) => {
    expect(shown({ [field]: "" })).toEqual({});
    expect(shown({ [field]: "2026-10-05" })).toEqual({});
    expect(shown({ [field]: "octubre" })).toEqual({ [field]: "Usa una fecha como 2026-10-05" });
  });
  test("a rent is not argued for", () => {
    expect(shown({}, { operation: "alquiler" })).toMatchObject({
      "home.operation": "Los argumentos son para vender. Cambia la operación a venta.",
    });
  });
  test("of a receipt's year and of works the years are from 1900 on", () => {
    expect(shown({ propertyTaxYear: 1900 })).toEqual({});
    expect(shown({ propertyTaxYear: 1899 })).toHaveProperty("propertyTaxYear");
  });
});

test("a plot is from one square metre to ten million", () => {
  for (const plotAreaM2 of [1, 10_000_000]) expect(shown({ plotAreaM2 })).toEqual({});
  for (const plotAreaM2 of [0.9, 10_000_001])
    expect(shown({ plotAreaM2 })).toEqual({ plotAreaM2: "Introduce una parcela de al menos 1 m²" });
});

test("whatever is no object is refused without a fault", () => {
  for (const value of [null, "nada", 3, []]) expect(argumentsInput.safeParse(value).success).toBe(false);
  expect(argumentsInput.safeParse({ ...example, renovations: "no", competitors: 3, home: null }).success).toBe(false);
});
