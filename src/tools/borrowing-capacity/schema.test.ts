import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { capacityInput } from "./schema.ts";

const valid = { netMonthlyIncome: "3.000", savings: "50000", rate: "3,25", years: "30", place: "ES-CT" };

function issues(changes: Record<string, unknown>): Record<string, string> {
  const parsed = z.safeParse(capacityInput, { ...valid, ...changes });
  return Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
}

test("typed values become numbers and fractions; omitted ones get their defaults", () => {
  expect(
    z.parse(capacityInput, { ...valid, paysPerYear: "", loanToValue: " ", age: "", laterReference: "" }),
  ).toMatchObject({
    netMonthlyIncome: 3000,
    savings: 50_000,
    rate: 0.0325,
    maxIncomeShare: 0.35,
    loanToValue: 0.8,
    paysPerYear: "12",
    rateType: "fijo",
    homeKind: "usada",
  });
});

test("a program sends numbers", () => {
  expect(
    z.parse(capacityInput, { netMonthlyIncome: 3000, savings: 0, rate: 3, years: 25, place: "MX", paysPerYear: 14 }),
  ).toMatchObject({
    paysPerYear: "14",
    rate: 0.03,
  });
});

describe("every bound answers in Spanish at its field", () => {
  test.each([
    ["netMonthlyIncome", "0", "Introduce unos ingresos netos mayores que cero"],
    ["monthlyDebts", "-1", "Introduce unas deudas de cero o más"],
    ["savings", "", "Introduce los ahorros (0 si no hay)"],
    ["maxIncomeShare", "9", "Introduce un esfuerzo entre 10 y 50 %"],
    ["maxIncomeShare", "51", "Introduce un esfuerzo entre 10 y 50 %"],
    ["rate", "61", "Introduce un interés entre 0 y 60 %"],
    ["rate", "", "Introduce el interés (TIN)"],
    ["years", "41", "Introduce un plazo de 1 a 40 años"],
    ["years", "12,5", "Introduce un plazo de 1 a 40 años"],
    ["loanToValue", "101", "Introduce una financiación entre 10 y 100 %"],
    ["place", "", "Elige dónde está la vivienda"],
    ["rateType", "raro", "Elige fijo, variable o mixto"],
    ["transferTaxRelief", "itp-md-familia", "Elige un tipo reducido de la comunidad de la vivienda"],
  ])("%s = %s", (field, value, message) => {
    expect(issues({ [field]: value })).toEqual({ [field]: message });
  });
});

describe("rules about two fields", () => {
  test("age plus term stays within the limit, which may be moved", () => {
    expect(issues({ age: "46" }).years).toMatch(/La edad más el plazo/);
    expect(issues({ age: "45" })).toEqual({});
    expect(issues({ age: "46", maxAgeAtEnd: "80" })).toEqual({});
  });
  test("a variable loan needs a spread, not a rate; a mixed one both, and a shorter fixed stretch", () => {
    expect(issues({ rateType: "variable", rate: "" })).toEqual({ spread: "Introduce el diferencial" });
    expect(issues({ rateType: "mixto", rate: "", spread: "0,8" })).toEqual({ rate: "Introduce el interés (TIN)" });
    expect(issues({ rateType: "mixto", spread: "0,8", years: "5" })).toEqual({
      fixedYears: "El tramo fijo debe ser más corto que el plazo",
    });
  });
  test("another place needs its costs", () => {
    expect(Object.keys(issues({ place: "otro" }))).toEqual(["costShare"]);
    expect(issues({ place: "otro", costShare: "8" })).toEqual({});
  });
  test("a relief of the kind of home not bought is ignored", () => {
    expect(issues({ homeKind: "nueva", transferTaxRelief: "itp-md-familia", stampDutyRelief: "ajd-ct-joven" })).toEqual(
      {},
    );
  });
  test("early repayment before the end; an indexed loan at a fixed rate with its growth", () => {
    expect(Object.keys(issues({ prepaymentAmount: "1000", prepaymentMonth: "360" }))).toEqual(["prepaymentMonth"]);
    expect(Object.keys(issues({ indexUnit: "UF" }))).toEqual(["unitGrowth"]);
    expect(Object.keys(issues({ indexUnit: "UF", unitGrowth: "4", rateType: "variable", spread: "1" }))).toEqual([
      "indexUnit",
    ]);
  });
});

test("the API's document names the usual values and says that percentages are typed as such", () => {
  const { properties } = z.toJSONSchema(capacityInput, { io: "output", unrepresentable: "any" });
  expect(properties!.maxIncomeShare).toMatchObject({ default: 35, minimum: 10, maximum: 50 });
  expect(properties!.rate).toMatchObject({ type: "number", maximum: 60 });
  expect(properties!.homeKind).toMatchObject({ default: "usada", enum: ["usada", "nueva"] });
});
