import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { internalRate } from "#domain/tools/investment/cash-flows.ts";
import { rentalBase } from "#domain/tools/investment/rental-tax.ts";
import { followReturn } from "./engine.ts";
import type { InvestmentResult, MarketingResult } from "./result.ts";
import { roiInput } from "./schema.ts";

const TODAY = "2026-11-21";

/** A purchase to let whose figures were worked out by hand. */
const HOME = {
  place: "otro",
  price: 150_000,
  costShare: 8,
  works: 10_000,
  monthlyRent: 850,
  vacancy: 5,
  otherExpenses: 1250,
  rentGrowth: 0,
  exitCostShare: 0,
  discountRate: 5,
};
const LOAN = { loan: 105_000, rate: 3, loanYears: 25 };
const IN_WORDS = "150.000 € + 8 % + 10.000 € de obra, 850 € al mes, 5 % de vacío, 1.250 € de gastos";
const WITH_LOAN = `${IN_WORDS}; 105.000 € al 3 %, 25 años`;

function invest(more: Record<string, unknown> = {}): InvestmentResult {
  const result = followReturn(roiInput.parse({ ...HOME, ...more }), { today: TODAY });
  if (result.kind !== "investment") throw new Error(result.kind);
  return result;
}

function advertise(): MarketingResult {
  const channels = [{ name: "Portal", spend: 1200, leads: 60, margin: 7500 }];
  const result = followReturn(roiInput.parse({ mode: "marketing", channels }), { today: TODAY });
  if (result.kind !== "marketing") throw new Error(result.kind);
  return result;
}

const check = (id: string, rest: Omit<ToolCheck, "id" | "source"> & { source?: string }): ToolCheck => ({
  id: `rentabilidad-${id}`,
  source: "Brief de herramientas, §1.4",
  referenceMs: 1,
  ...rest,
});

export const ROI_CHECKS: readonly ToolCheck[] = [
  check("total", {
    name: "Inversión total",
    input: IN_WORDS,
    unit: "€",
    expected: 172_000,
    got: () => invest().returns.totalCost,
  }),
  check("bruta", {
    name: "Rentabilidad bruta",
    input: IN_WORDS,
    unit: "%",
    expected: 6.8,
    tolerance: 0.005,
    got: () => invest().returns.grossYield * 100,
  }),
  check("noi", {
    name: "Resultado antes de hipoteca",
    input: IN_WORDS,
    unit: "€",
    expected: 8440,
    tolerance: 0.005,
    got: () => invest().returns.noi,
  }),
  check("neta", {
    name: "Rentabilidad neta",
    input: IN_WORDS,
    unit: "%",
    expected: 4.91,
    tolerance: 0.005,
    got: () => invest().returns.netYield * 100,
  }),
  check("cuota", {
    name: "Cuota",
    input: WITH_LOAN,
    unit: "€",
    expected: 497.92,
    tolerance: 0.005,
    got: () => invest(LOAN).returns.instalment,
  }),
  check("flujo", {
    name: "Lo que queda al año",
    input: WITH_LOAN,
    unit: "€",
    expected: 2464.94,
    tolerance: 0.005,
    got: () => invest(LOAN).returns.cashFlow,
  }),
  check("sobre-lo-puesto", {
    name: "Sobre lo puesto",
    input: WITH_LOAN,
    unit: "%",
    expected: 3.68,
    tolerance: 0.005,
    got: () => (invest(LOAN).returns.cashOnCash ?? Number.NaN) * 100,
  }),
  check("cobertura", {
    name: "Cobertura de la cuota",
    input: WITH_LOAN,
    expected: 1.41,
    tolerance: 0.005,
    got: () => invest(LOAN).returns.coverage ?? Number.NaN,
  }),
  check("tir", {
    name: "TIR",
    input: "−100.000, nueve veces 5.000, 105.000",
    unit: "%",
    expected: 5,
    tolerance: 0.005,
    got: () => {
      const found = internalRate([-100_000, ...Array<number>(9).fill(5000), 105_000]);
      return found.kind === "rate" ? found.rate * 100 : found.kind;
    },
  }),
  check("tir-no-definida", {
    name: "TIR sin cambio de signo",
    input: "−100, −50, −20",
    expected: "no definida",
    got: () => (internalRate([-100, -50, -20]).kind === "undefined" ? "no definida" : "un número"),
  }),
  check("cpl", {
    name: "Coste por contacto",
    input: "1.200 € de gasto, 60 contactos",
    unit: "€",
    expected: 20,
    got: () => advertise().total.costPerLead ?? Number.NaN,
  }),
  check("roi", {
    name: "ROI de un canal",
    input: "1.200 € de gasto, 7.500 € de margen",
    unit: "%",
    expected: 525,
    tolerance: 0.005,
    got: () => (advertise().total.roi ?? Number.NaN) * 100,
  }),
  check("irpf", {
    name: "Base del IRPF del alquiler",
    source: "Ley 35/2006, arts. 22 a 24: 12.000 − 2.500 − 1.320 − 3.240 = 4.940, mitad",
    input: "12.000 € de renta, 2.000 € de intereses, 500 € de reparaciones, amortización del 3 % de 108.000 €",
    unit: "€",
    expected: 2470,
    tolerance: 0.005,
    got: () =>
      rentalBase({
        rent: 12_000,
        interest: 2000,
        repairs: 500,
        expenses: 1320,
        carried: 0,
        reduction: 0.5,
        depreciation: 0.03 * 108_000,
      }).taxable,
  }),
];
