import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { given } from "./given.ts";
import { borrowingCapacity as tool } from "./tool.ts";

/** As `label: value`, with ordinary spaces. */
function lines(changes: Record<string, unknown> = {}): string[] {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  const result = JSON.parse(JSON.stringify(tool.run(input, { today: "2026-11-21", officialSeries: [] })));
  const rows = tool.rowsOf(result, JSON.parse(JSON.stringify(input)));
  expect(new Set(rows.map(({ group, label }) => `${group}/${label}`)).size).toBe(rows.length);
  return rows.map(({ group, label, value }) => `${group}/${label}: ${value}`.replaceAll("\u00a0", " "));
}

test("the input as it is read; omitted fields are not there", () => {
  const rows = lines();
  expect(rows.slice(0, 12)).toEqual([
    "datos/Ingresos netos al mes: 3.400 €",
    "datos/Pagas al año: 12",
    "datos/Otras cuotas al mes: 200 €",
    "datos/Ahorro disponible: 85.000 €",
    "datos/Esfuerzo máximo: 35 %",
    "datos/Edad: 36 años",
    "datos/Edad al terminar: 75 años",
    "datos/Tipo de interés: Fijo",
    "datos/Interés (TIN): 2,9 %",
    "datos/Plazo: 30 años",
    "datos/Financiación: 80 %",
    "datos/Comisión de apertura: 0 %",
  ]);
  expect(rows.join("\n")).not.toMatch(/Diferencial|Índice|Valor de tasación|undefined|NaN|null/);
});

test("the purchase worked by hand: 35 % of 3.400 less 200 is an instalment of 990; 260.000 fits with 80 % lent", () => {
  const rows = lines({ costShare: 10 });
  // 990 a month for 30 years at 2,9 % lend 237.852; 85.000 of savings pay 20 % and 10 % of the price: 283.333 at most.
  for (const line of [
    "datos/Impuestos y gastos escritos: 10 %",
    "resultado/La compra es de: La vivienda que miras",
    "resultado/Impuestos y gastos: 26.000 €, el 10 % del precio",
    "resultado/Falta de ahorro: 0 €",
    "resultado/Qué lo limita: Limita el ahorro",
    "resultado/Datos a: 21 de noviembre de 2026",
  ]) {
    expect(rows).toContain(line);
  }
});

test("a mixed loan names its stretch, its spread and the index that was used", () => {
  const rows = lines({ rateType: "mixto", rate: 2, fixedYears: 10, spread: 0.6, reference: 2.25 });
  for (const line of [
    "datos/Interés del tramo fijo: 2 %",
    "datos/Tramo fijo: 10 años",
    "datos/Diferencial: 0,6 %",
    "datos/Índice hoy: 2,25 %",
    "resultado/Índice usado: 2,25 %",
    "resultado/Primer tipo: 2 %",
  ]) {
    expect(rows).toContain(line);
  }
});

test("where nothing could be calculated it names what is missing", () => {
  expect(lines({ place: "ES-CE", homeKind: "nueva" }).at(-2)).toBe(
    "resultado/Resultado: Faltan los impuestos y gastos",
  );
});

describe("every line that may be typed", () => {
  const datum = (changes: Record<string, unknown>, name: string) =>
    given(z.parse(tool.input, { ...tool.example, ...changes }))
      .find(([label]) => label === name)?.[1]
      ?.replaceAll("\u00a0", " ");

  test.each<[Record<string, unknown>, string, string | undefined]>([
    [{ paysPerYear: 14 }, "Pagas al año", "14"],
    [{ age: undefined }, "Edad", undefined],
    [{ age: 40 }, "Edad", "40 años"],
    [{ years: 1, prepaymentAmount: undefined }, "Plazo", "1 año"],
    [{ years: 2, prepaymentMonth: 10 }, "Plazo", "2 años"],
    [{ rate: 2.1255 }, "Interés (TIN)", "2,126 %"],
    [{ openingFee: 0.125 }, "Comisión de apertura", "0,13 %"],
    [{ maxIncomeShare: 33.3 }, "Esfuerzo máximo", "33,3 %"],
    [{ loanToValue: 90 }, "Financiación", "90 %"],
    [{ linkedProductsPerYear: 0 }, "Productos vinculados al año", undefined],
    [{ linkedProductsPerYear: 1 }, "Productos vinculados al año", "1 €"],
    [{ rateType: "variable", spread: 0.8, rate: undefined }, "Interés (TIN)", undefined],
    [{ rateType: "variable", spread: 0.8, rate: undefined }, "Tipo de interés", "Variable"],
    [{ rateType: "variable", spread: 0.8, laterReference: 3 }, "Índice más adelante", "3 %"],
    [{ spread: 0.8 }, "Diferencial", undefined],
    [{ reference: 2 }, "Índice hoy", undefined],
    [{ laterReference: 3 }, "Índice más adelante", undefined],
    [{ rateType: "mixto", spread: 0.8, fixedYears: 1 }, "Tramo fijo", "1 año"],
    [{}, "Tramo fijo", undefined],
    [{ prepaymentAmount: undefined }, "Amortiza antes", undefined],
    [{ prepaymentAmount: undefined }, "En el mes", undefined],
    [{ prepaymentAmount: 5_000, prepaymentMonth: 48 }, "Amortiza antes", "5.000 €"],
    [{ prepaymentAmount: 5_000, prepaymentMonth: 48 }, "En el mes", "48"],
    [{ place: "CL", indexUnit: "UF", unitGrowth: 4, incomeGrowth: 3.5 }, "Unidad del préstamo", "UF"],
    [{ place: "CL", indexUnit: "UF", unitGrowth: 4, incomeGrowth: 3.5 }, "Subida de la unidad al año", "4 %"],
    [{ place: "CL", indexUnit: "UF", unitGrowth: 4, incomeGrowth: 3.5 }, "Subida de los ingresos al año", "3,5 %"],
    [{ homeKind: "nueva" }, "Vivienda", "Nueva"],
    [{}, "Vivienda", "Usada"],
    [{ transferTaxRelief: "itp-vc-joven" }, "Tipo reducido de impuestos", "Sí"],
    [{ homeKind: "nueva", stampDutyRelief: "ajd-vc-habitual" }, "Tipo reducido de impuestos", "Sí"],
    [{}, "Tipo reducido de impuestos", undefined],
    [{ hasHomeDiscount: true }, "Rebaja de aranceles", "Sí"],
    [{ hasHomeDiscount: false }, "Rebaja de aranceles", "No"],
    [{}, "Rebaja de aranceles", undefined],
    [{ appraisal: 240_000 }, "Valor de tasación", "240.000 €"],
    [{ appraisal: 240_000 }, "Tasación sobre precio", undefined],
    [{ appraisalShare: 95 }, "Tasación sobre precio", "95 %"],
    [{ appraisalFee: 350 }, "Coste de la tasación", "350 €"],
    [{ referenceValue: 250_000 }, "Valor de referencia", "250.000 €"],
    [{ otherCosts: 900 }, "Otros gastos", "900 €"],
    [{ currency: "MXN" }, "Ahorro disponible", "$85,000 MXN"],
  ])("%j: %s %s", (changes, label, value) => expect(datum(changes, label)).toBe(value));
});
