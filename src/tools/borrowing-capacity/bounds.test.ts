import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type CapacityInput, capacityInput } from "./schema.ts";
import { borrowingCapacity as tool } from "./tool.ts";

const VALID = { netMonthlyIncome: 3000, savings: 50_000, rate: 3, years: 10, place: "ES-CT" };

function message(field: string, value: unknown, more: Record<string, unknown> = {}): string | undefined {
  const { error } = z.safeParse(capacityInput, { ...VALID, ...more, [field]: value });
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

/** For each field, the least and the most that it takes, as typed, and one step beyond. */
const BOUNDS: [keyof CapacityInput, number, number, number, string, Record<string, unknown>?][] = [
  ["maxIncomeShare", 10, 50, 0.5, "Introduce un esfuerzo entre 10 y 50 %"],
  ["age", 18, 100, 1, "Introduce una edad entre 18 y 100 años", { years: 1, maxAgeAtEnd: 100 }],
  ["maxAgeAtEnd", 50, 100, 1, "Introduce un límite entre 50 y 100 años"],
  ["rate", 0, 60, 0.5, "Introduce un interés entre 0 y 60 %"],
  ["spread", 0, 20, 0.5, "Introduce un diferencial entre 0 y 20 %"],
  ["reference", -2, 60, 0.5, "Introduce un índice entre −2 y 60 %"],
  ["laterReference", -2, 60, 0.5, "Introduce un índice entre −2 y 60 %"],
  ["laterReferenceYears", 1, 40, 1, "Introduce de 1 a 40 años"],
  ["fixedYears", 1, 39, 1, "Introduce un tramo fijo de 1 a 39 años"],
  ["years", 1, 40, 1, "Introduce un plazo de 1 a 40 años"],
  ["loanToValue", 10, 100, 0.5, "Introduce una financiación entre 10 y 100 %"],
  ["openingFee", 0, 10, 0.5, "Introduce una comisión entre 0 y 10 %"],
  ["costShare", 0, 40, 0.5, "Introduce unos gastos entre 0 y 40 %"],
  ["appraisalShare", 50, 150, 0.5, "Introduce una tasación entre 50 y 150 % del precio"],
  ["prepaymentMonth", 1, 480, 1, "Introduce un mes entre 1 y 480"],
  ["unitGrowth", -5, 300, 0.5, "Introduce una subida entre −5 y 300 % al año"],
  ["incomeGrowth", -5, 300, 0.5, "Introduce una subida entre −5 y 300 % al año"],
];

describe.each(BOUNDS)("%s: %d to %d", (field, least, most, step, expected, more) => {
  test("takes both ends, and refuses a step beyond", () => {
    // The age at the end of the loan is a rule of its own.
    const isTold = (value: number) => message(field, value, more) === expected;
    expect([least, most].map(isTold)).toEqual([false, false]);
    expect([least - step, most + step].map(isTold)).toEqual([true, true]);
  });
});

describe("amounts", () => {
  test.each([
    ["netMonthlyIncome", 1, "Introduce unos ingresos netos mayores que cero"],
    ["monthlyDebts", 0, "Introduce unas deudas de cero o más"],
    ["savings", 0, "Introduce los ahorros (0 si no hay)"],
    ["linkedProductsPerYear", 0, "Introduce un coste de cero o más"],
    ["appraisalFee", 0, "Introduce un importe de cero o más"],
    ["otherCosts", 0, "Introduce un importe de cero o más"],
    ["targetPrice", 1, "Introduce un precio mayor que cero"],
    ["appraisal", 1, "Introduce una tasación mayor que cero"],
    ["referenceValue", 1, "Introduce un valor mayor que cero"],
    ["prepaymentAmount", 1, "Introduce un importe mayor que cero"],
  ])("%s takes %d, and nothing below", (field, least, expected) => {
    expect(message(field, least)).toBeUndefined();
    expect(message(field, least - 0.5)).toBe(expected);
  });
});

test("a field that is left out takes the usual value", () => {
  const parsed = z.parse(capacityInput, VALID);
  expect(parsed).toEqual({
    netMonthlyIncome: 3000,
    paysPerYear: "12",
    monthlyDebts: 0,
    savings: 50_000,
    maxIncomeShare: 0.35,
    maxAgeAtEnd: 75,
    rateType: "fijo",
    rate: 0.03,
    laterReferenceYears: 5,
    reviewMonths: "12",
    fixedYears: 5,
    years: 10,
    loanToValue: 0.8,
    openingFee: 0,
    linkedProductsPerYear: 0,
    place: "ES-CT",
    homeKind: "usada",
    appraisalShare: 1,
    prepaymentMonth: 60,
  });
  // The form opens with the same, as it is typed.
  expect(tool.defaults).toEqual({
    paysPerYear: "12",
    monthlyDebts: 0,
    maxIncomeShare: 35,
    maxAgeAtEnd: 75,
    rateType: "fijo",
    laterReferenceYears: 5,
    reviewMonths: "12",
    fixedYears: 5,
    years: 30,
    loanToValue: 80,
    openingFee: 0,
    linkedProductsPerYear: 0,
    homeKind: "usada",
    appraisalShare: 100,
    prepaymentMonth: 60,
  });
});

describe("rules about several fields, at their bounds", () => {
  test("a fixed stretch is shorter than the loan, by a year", () => {
    const mixed = { rateType: "mixto", spread: 1, years: 10 };
    expect(message("fixedYears", 9, mixed)).toBeUndefined();
    expect(message("fixedYears", 10, mixed)).toBe("El tramo fijo debe ser más corto que el plazo");
    expect(message("fixedYears", 10, { ...mixed, rateType: "variable" })).toBeUndefined();
  });

  test("an early repayment comes before the last instalment", () => {
    const early = { prepaymentAmount: 1000, years: 10 };
    expect(message("prepaymentMonth", 119, early)).toBeUndefined();
    expect(message("prepaymentMonth", 120, early)).toBe("El mes debe ser anterior al final del préstamo");
    expect(message("prepaymentMonth", 120, { years: 10 })).toBeUndefined();
  });

  test("names of reliefs have up to 60 letters, and are those of the place and of the kind of home", () => {
    const relief = (field: string, value: string, more: Record<string, unknown> = {}) => message(field, value, more);
    for (const field of ["transferTaxRelief", "valueAddedTaxRelief", "stampDutyRelief"]) {
      expect(relief(field, "x".repeat(60), { place: "MX" })).toBeUndefined();
      expect(relief(field, "x".repeat(61), { place: "MX" })).toBeDefined();
    }
    const wrong = "Elige un tipo reducido de la comunidad de la vivienda";
    expect(relief("transferTaxRelief", "itp-ct-grupos")).toBeUndefined();
    expect(relief("transferTaxRelief", "itp-md-familia")).toBe(wrong);
    expect(relief("transferTaxRelief", "ajd-ct-joven")).toBe(wrong);
    expect(relief("valueAddedTaxRelief", "iva-vpo", { homeKind: "nueva" })).toBeUndefined();
    expect(relief("valueAddedTaxRelief", "itp-ct-grupos", { homeKind: "nueva" })).toBe(wrong);
    expect(relief("stampDutyRelief", "ajd-md-habitual", { homeKind: "nueva" })).toBe(wrong);
    // A relief of a tax that is not paid is not looked at.
    expect(relief("valueAddedTaxRelief", "nada")).toBeUndefined();
    expect(relief("stampDutyRelief", "nada")).toBeUndefined();
    expect(relief("transferTaxRelief", "nada", { homeKind: "nueva" })).toBeUndefined();
  });
});

test("the card of the tool", () => {
  expect(tool).toMatchObject({
    credits: 1,
    version: 2,
    holdsPersonalData: true,
    capture: [{ goal: "vender", place: 40 }],
  });
  const has = (kind: string) => tool.hasAnswer!({ kind } as never);
  expect(["capacity", "costs-unknown", "reference-unknown"].map(has)).toEqual([true, false, false]);
});

describe("values that fill the form in", () => {
  test("a contact who looks to buy, with the most that they pay", () => {
    const fill = (demand: object | null) => tool.fillFromContact!({ demand } as never);
    expect(fill({ operation: "venta", maxPrice: 240_000 })).toEqual({ targetPrice: 240_000 });
    expect(fill({ operation: "venta", maxPrice: null })).toEqual({});
    expect(fill({ operation: "alquiler", maxPrice: 900 })).toEqual({});
    expect(fill(null)).toEqual({});
  });

  test("a contact's money, of which what they did not say stays empty", () => {
    const finances = { netMonthlyIncome: 1_200, paysPerYear: 14, monthlyDebts: 150 };
    const fill = (more: object) => tool.fillFromContact!({ demand: null, finances: { ...finances, ...more } } as never);
    const known = { netMonthlyIncome: 1_200, paysPerYear: "14", monthlyDebts: 150 };
    expect(fill({ savings: null, place: null, currency: null })).toEqual(known);
    expect(fill({ savings: 0, place: "ES-MD", currency: "EUR" })).toEqual({
      ...known,
      savings: 0,
      place: "ES-MD",
      currency: "EUR",
    });
  });

  test("a home abroad brings its currency, a used one its kind", () => {
    const home = { operation: "venta", type: "piso", country: "MX", builtAreaM2: 80, currency: "MXN" } as const;
    expect(tool.fillFrom!({ ...home, price: 3_000_000, condition: "bueno" })).toEqual({
      targetPrice: 3_000_000,
      homeKind: "usada",
      currency: "MXN",
    });
    expect(tool.fillFrom!(home)).toEqual({ currency: "MXN" });
  });
});
