import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { foresee } from "./engine.ts";
import type { Appreciation } from "./result.ts";
import { appreciationInput, ownSeriesProblem } from "./schema.ts";

const TODAY = "2026-11-22";

/** Twelve years of pasted values. */
const pasted = (value: (t: number) => number, count = 12) =>
  Array.from({ length: count }, (_, t) => `${2014 + t};${String(value(t)).replace(".", ",")}`).join("\n");

function own(ownSeries: string, more: Record<string, unknown> = {}): Appreciation {
  const typed = { propertyValue: 250_000, years: 5, source: "propia", ownPrices: "otro", ownSeries, ...more };
  const result = foresee(appreciationInput.parse(typed), { today: TODAY, officialSeries: [] });
  if (result.kind === "no-series") throw new Error(result.kind);
  return result;
}

const growing = (more: Record<string, unknown> = {}) =>
  own(
    pasted((t) => 100 * 1.02 ** t),
    more,
  );
const flat = () => own(pasted(() => 180));
const lastRow = (result: Appreciation) => result.forecast!.rows.at(-1)!;

const GROWING = "100 · 1,02^t, t de 0 a 11, pegada; vivienda de 250.000 €";
const check = (id: string, rest: Omit<ToolCheck, "id" | "source"> & { source?: string }): ToolCheck => ({
  id: `apreciacion-${id}`,
  source: "Brief de herramientas, §1.5",
  referenceMs: 1,
  ...rest,
});

export const APPRECIATION_CHECKS: readonly ToolCheck[] = [
  check("metodo", {
    name: "Método que gana",
    input: GROWING,
    expected: "drift",
    got: () => growing().forecast?.model ?? "ninguno",
  }),
  check("siguiente", {
    name: "Siguiente valor de la serie",
    input: GROWING,
    expected: 126.82,
    tolerance: 0.005,
    got: () => 100 * 1.02 ** 11 * growing().forecast!.path[0]!.value,
  }),
  check("cinco-anos", {
    name: "La vivienda en cinco años",
    input: GROWING,
    unit: "€",
    expected: 276_020,
    tolerance: 0.5,
    got: () => lastRow(growing()).value,
  }),
  check("crecimiento", {
    name: "Crecimiento al año",
    input: GROWING,
    unit: "%",
    expected: 2,
    tolerance: 0.005,
    got: () => (growing().growth ?? Number.NaN) * 100,
  }),
  check("esperar", {
    name: "Esperar cinco años, con gastos",
    source: "A mano: 276.020,20 − 250.000 − 200 · 60 = 14.020,20",
    input: `${GROWING}; 200 € al mes`,
    unit: "€",
    expected: 14_020.2,
    tolerance: 0.05,
    got: () => lastRow(growing({ monthlyCost: 200 })).wait.value,
  }),
  check("empate", {
    name: "Subida con la que da igual esperar",
    source: "A mano: (1 + 12.000/250.000)^(1/5) − 1 = 0,942 %",
    input: `${GROWING}; 200 € al mes`,
    unit: "%",
    expected: 0.942,
    tolerance: 0.0005,
    got: () => lastRow(growing({ monthlyCost: 200 })).wait.breakEven * 100,
  }),
  check("real", {
    name: "En dinero de hoy, con la inflación que crece la serie",
    source: "A mano: 276.020,20 / 1,02^5 = 250.000",
    input: `${GROWING}; 2 % de inflación`,
    unit: "€",
    expected: 250_000,
    tolerance: 0.05,
    got: () => lastRow(growing({ inflation: 2 })).real?.value ?? Number.NaN,
  }),
  check("plana", {
    name: "Serie plana",
    input: "Doce años de 180",
    unit: "%",
    expected: 0,
    got: () => (flat().growth ?? Number.NaN) * 100,
  }),
  check("plana-banda", {
    name: "Serie plana: ancho de la banda",
    input: "Doce años de 180",
    unit: "€",
    expected: 0,
    got: () => lastRow(flat()).high - lastRow(flat()).low,
  }),
  check("corta", {
    name: "Menos de ocho datos",
    input: "Siete años",
    expected: "too-short",
    got: () => own(pasted((t) => 100 + t, 7)).kind,
  }),
  check("hueco", {
    name: "Un hueco",
    input: "2019;100 / 2021;104",
    expected: "Fila 2: falta 2020 antes. Añádelo o empieza la serie después.",
    got: () => ownSeriesProblem("2019;100\n2021;104") ?? "nada",
  }),
  check("repetido", {
    name: "Un periodo repetido",
    input: "2019;100 / 2019;104",
    expected: "Fila 2: repite el periodo de la fila 1.",
    got: () => ownSeriesProblem("2019;100\n2019;104") ?? "nada",
  }),
  check("cero", {
    name: "Un valor de cero",
    input: "2019;100 / 2020;0",
    expected: "Fila 2: el valor tiene que ser mayor que cero.",
    got: () => ownSeriesProblem("2019;100\n2020;0") ?? "nada",
  }),
];
