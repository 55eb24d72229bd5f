import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { estimateCapacity } from "./engine.ts";
import type { CapacityEstimate } from "./result.ts";
import { capacityInput } from "./schema.ts";

/** An example household: 3.000 a month, 300 of debts, 50.000 saved, 3 % over 30 years, costs of 8 %. */
const HOUSEHOLD = {
  netMonthlyIncome: 3000,
  monthlyDebts: 300,
  savings: 50_000,
  rate: 3,
  years: 30,
  place: "otro",
  costShare: 8,
};
const IN_WORDS = "3.000 € al mes, 300 € de deudas, 50.000 € ahorrados, 3 % a 30 años, gastos del 8 %";

function estimate(more: Record<string, unknown> = {}): CapacityEstimate {
  const result = estimateCapacity(capacityInput.parse({ ...HOUSEHOLD, ...more }), { today: "2026-11-21" });
  if (result.kind !== "capacity") throw new Error(result.kind);
  return result;
}

const check = (id: string, rest: Omit<ToolCheck, "id" | "source"> & { source?: string }): ToolCheck => ({
  id: `capacidad-${id}`,
  source: "Brief de herramientas, §1.3",
  unit: "€",
  referenceMs: 2,
  ...rest,
});

export const CAPACITY_CHECKS: readonly ToolCheck[] = [
  check("cuota", {
    name: "Cuota que admiten los ingresos",
    input: IN_WORDS,
    expected: 750,
    tolerance: 0.005,
    got: () => estimate().allowedInstalment,
  }),
  check("prestamo", {
    name: "Préstamo que devuelve esa cuota",
    input: IN_WORDS,
    expected: 177_892.04,
    tolerance: 0.005,
    got: () => estimate().maxLoan,
  }),
  check("por-ingresos", {
    name: "Límite por ingresos",
    input: IN_WORDS,
    expected: 211_011,
    tolerance: 0.5,
    got: () => estimate().byIncome ?? "ninguno",
  }),
  check("por-ahorro", {
    name: "Límite por ahorro",
    source: "50.000 / (1 − 80 % + 8 %)",
    input: IN_WORDS,
    expected: 178_571.43,
    tolerance: 0.005,
    got: () => estimate().bySavings ?? "ninguno",
  }),
  check("limita", {
    name: "Qué limita la compra",
    unit: "",
    input: IN_WORDS,
    expected: "el ahorro",
    got: () => (estimate().limitedBy === "savings" ? "el ahorro" : "los ingresos"),
  }),
  check("deudas", {
    name: "Deudas que se comen la cuota: préstamo cero, nunca negativo",
    input: "Lo mismo, con 1.500 € de deudas al mes",
    expected: 0,
    got: () => estimate({ monthlyDebts: 1500 }).maxLoan,
  }),
  check("gastos-10", {
    name: "Límite por ahorro con gastos del 10 %",
    source: "60.000 / (1 + 10 % − 80 %)",
    input: "9.000 € al mes y 60.000 € ahorrados",
    expected: 200_000,
    tolerance: 0.005,
    got: () => estimate({ netMonthlyIncome: 9000, savings: 60_000, costShare: 10 }).price,
  }),
  check("pagas", {
    name: "Catorce pagas",
    source: "3.000 · 14 / 12",
    input: "3.000 € en 14 pagas",
    expected: 3500,
    tolerance: 0.005,
    got: () => estimate({ paysPerYear: 14 }).monthlyIncome,
  }),
  check("falta-ahorro", {
    name: "Ahorro que falta para una vivienda",
    source: "250.000 · (1 + 8 % − 80 %) − 50.000",
    input: "Vivienda de 250.000 €",
    expected: 20_000,
    tolerance: 0.005,
    got: () => estimate({ targetPrice: 250_000 }).target?.missingSavings ?? "nada",
  }),
];
