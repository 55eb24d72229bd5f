import { expect, test } from "vitest";
import * as z from "zod/mini";
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
    "resultado/La compra es de: La vivienda que mira",
    "resultado/Impuestos y gastos: 26.000 € (10 %)",
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
