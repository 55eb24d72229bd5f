import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { testBudget } from "#domain/tools/qualification/budget.ts";
import { qualifyLead } from "./engine.ts";
import type { LeadQualification } from "./result.ts";
import { qualifierInput } from "./schema.ts";

const PERFECT = {
  targetPrice: 250_000,
  capacity: 250_000,
  decides: "solo",
  zone: "Centro",
  homeType: "Piso",
  rooms: 2,
  areaM2: 70,
  reason: "Cambio de trabajo",
  timeline: "un_mes",
  financing: "aprobada",
};

function qualified(values: Record<string, unknown>): LeadQualification {
  return qualifyLead(qualifierInput.parse(values), { today: "2026-11-22" });
}

/** Points of one criterion. */
function points(field: string, values: Record<string, unknown>): number {
  return qualified(values).trace.find((line) => line.field === field)?.points ?? Number.NaN;
}

const check = (id: string, rest: Omit<ToolCheck, "id" | "source"> & { source?: string }): ToolCheck => ({
  id: `cualificador-${id}`,
  source: "Brief de herramientas, §1.7",
  unit: "puntos",
  referenceMs: 2,
  ...rest,
});

export const QUALIFIER_CHECKS: readonly ToolCheck[] = [
  check("catorce-dias", {
    name: "Encaje 100, interés 50 hace catorce días",
    source: "0,7 · 100 + 0,3 · 50 · ½",
    input: "Todo contestado al máximo; visita el 8 de noviembre de 2026",
    expected: 77.5,
    tolerance: 0.05,
    got: () => qualified({ ...PERFECT, events: [{ kind: "visita", date: "2026-11-08" }] }).score,
  }),
  check("nota-a", {
    name: "Nota de 77,5 puntos",
    unit: "",
    input: "Lo mismo",
    expected: "A",
    got: () => qualified({ ...PERFECT, events: [{ kind: "visita", date: "2026-11-08" }] }).grade ?? "sin cualificar",
  }),
  check("vacio", {
    name: "Contacto vacío",
    unit: "",
    input: "Nada",
    expected: "sin cualificar",
    got: () => qualified({}).grade ?? "sin cualificar",
  }),
  check("primera-pregunta", {
    name: "Primera pregunta de un contacto vacío",
    unit: "",
    input: "Nada",
    expected: "budget",
    got: () => qualified({}).missing[0]?.field ?? "ninguna",
  }),
  check("otro-nombre", {
    name: "Lo mismo con otro nombre",
    source: "0,7 · 100",
    input: "Dos nombres",
    expected: "70 y 70",
    unit: "",
    got: () => ["Marta Ruiz", "Mohamed El Amrani"].map((name) => qualified({ ...PERFECT, name }).score).join(" y "),
  }),
  check("presupuesto-90", {
    name: "Presupuesto al 90 %",
    input: "Puede pagar 225.000 € y busca 250.000 €",
    expected: 15,
    tolerance: 0.005,
    got: () => points("budget", { capacity: 225_000, targetPrice: 250_000 }),
  }),
  check("presupuesto-80", {
    name: "Presupuesto al 80 %",
    input: "Puede pagar 200.000 € y busca 250.000 €",
    expected: 0,
    tolerance: 0.005,
    got: () => points("budget", { capacity: 200_000, targetPrice: 250_000 }),
  }),
  check("capacidad", {
    name: "Capacidad con el motor de la calculadora",
    source: "50.000 / (1 − 80 % + 8 %), §1.3",
    unit: "€",
    input: "3.000 € al mes, 300 € de deudas, 50.000 € ahorrados, 3 % a 30 años, gastos del 8 %",
    expected: 178_571.43,
    tolerance: 0.005,
    got: () => {
      const money = { netMonthlyIncome: 3000, monthlyDebts: 300, savings: 50_000, costShare: 8 };
      return testBudget({ ...qualifierInput.parse(money), paysCash: false }, "2026-11-22").capacity ?? "ninguna";
    },
  }),
  check("compartida", {
    name: "Decisión compartida",
    input: "Decide con alguien más",
    expected: 10,
    got: () => points("authority", { decides: "compartida" }),
  }),
  check("seis-meses", {
    name: "En seis meses",
    input: "Quiere comprar en seis meses",
    expected: 8,
    got: () => points("timeline", { timeline: "seis_meses" }),
  }),
];
