import {
  balanceAfter,
  instalmentOf,
  loanFromInstalment,
  remainingPayments,
  totalInterest,
} from "../../tools/mortgage/annuity.ts";
import { annualPercentageRate } from "../../tools/mortgage/apr.ts";
import { comparePrepayment } from "../../tools/mortgage/prepayment.ts";
import { amortisationSchedule } from "../../tools/mortgage/schedule.ts";
import type { HandCheck } from "./hand-check.ts";

const BRIEF = "Brief de herramientas, §1.3";
const CENT = 0.005;
const check = (
  id: string,
  rest: Omit<HandCheck, "id" | "group" | "unit" | "source"> & { unit?: string; source?: string },
) => ({
  id: `hipoteca-${id}`,
  group: "Hipoteca",
  source: BRIEF,
  unit: "€",
  ...rest,
});
const instalment = (id: string, principal: number, rate: number, months: number, expected: number, source = BRIEF) =>
  check(id, {
    name: "Cuota mensual",
    source,
    input: `${principal.toLocaleString("es-ES")} € al ${(rate * 100).toLocaleString("es-ES")} % en ${months} meses`,
    expected,
    tolerance: CENT,
    got: () => instalmentOf(principal, rate, months),
  });

function prepaid() {
  const plan = { kind: "fixed", rate: 0.03 } as const;
  const result = comparePrepayment(20_000_000, 360, plan, { month: 60, amountCents: 2_000_000 });
  if (result.kind !== "prepaid") throw new Error(result.kind);
  return result.outcomes;
}

export const MORTGAGE_CHECKS: readonly HandCheck[] = [
  instalment("cuota-3", 200_000, 0.03, 360, 843.21),
  instalment("cuota-5", 200_000, 0.05, 360, 1073.64),
  instalment("cuota-0", 120_000, 0, 240, 500),
  instalment("cuota-publicada", 150_000, 0.0317, 300, 724.65, "Ejemplo publicado, Faro de Vigo, 28/9/2025"),
  instalment("cuota-roi", 105_000, 0.03, 300, 497.92, "Brief de herramientas, §1.4"),
  check("intereses", {
    name: "Intereses totales",
    input: "200.000 € al 3 % en 360 meses",
    expected: 103_554.9,
    tolerance: CENT,
    got: () => totalInterest(200_000, 0.03, 360),
  }),
  check("pendiente", {
    name: "Capital pendiente tras 60 cuotas",
    input: "200.000 € al 3 % en 360 meses",
    expected: 177_812.73,
    tolerance: CENT,
    got: () => balanceAfter(200_000, 0.03, 360, 60),
  }),
  check("capital-de-cuota", {
    name: "Capital que devuelve una cuota",
    input: "750 € al mes al 3 % en 360 meses",
    expected: 177_892.04,
    tolerance: CENT,
    got: () => loanFromInstalment(750, 0.03, 360),
  }),
  check("cuotas-restantes", {
    name: "Cuotas que quedan al amortizar 20.000 €",
    unit: "cuotas",
    input: "157.812,73 € al 3 %, 843,21 € al mes",
    expected: 253,
    got: () => remainingPayments(157_812.73, 0.03, 843.21) ?? "ninguna",
  }),
  check("amortizar-cuota", {
    name: "Cuota tras amortizar 20.000 € en el mes 60",
    input: "200.000 € al 3 % en 360 meses, se reduce la cuota",
    expected: 748.37,
    tolerance: CENT,
    got: () => prepaid()[0]!.instalmentCents / 100,
  }),
  check("amortizar-plazo", {
    name: "Plazo tras amortizar 20.000 € en el mes 60",
    unit: "cuotas",
    input: "200.000 € al 3 % en 360 meses, se reduce el plazo",
    expected: 253,
    got: () => prepaid()[1]!.remainingPayments,
  }),
  check("primera-linea", {
    name: "Primera línea del cuadro: intereses y capital",
    unit: "",
    source: "200.000 · 0,25 % = 500; 843,21 − 500 = 343,21",
    input: "200.000 € al 3 % en 360 meses",
    expected: "500,00 y 343,21 €",
    got: () => {
      const [first] = amortisationSchedule(20_000_000, 360, { kind: "fixed", rate: 0.03 });
      const euros = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");
      return `${euros(first!.interestCents)} y ${euros(first!.principalCents)} €`;
    },
  }),
  check("ultima-linea", {
    name: "El préstamo acaba en cero",
    source: "Definición del cuadro",
    input: "200.000 € al 3 % en 360 meses, última línea",
    expected: 0,
    got: () => amortisationSchedule(20_000_000, 360, { kind: "fixed", rate: 0.03 }).at(-1)!.balanceCents,
  }),
  check("tae", {
    name: "TAE",
    unit: "",
    source: "100 hoy y 110 dentro de un año: 10 %",
    input: "Se reciben 100 € y se pagan 110 € al año",
    expected: 0.1,
    tolerance: 1e-9,
    got: () =>
      annualPercentageRate([
        { years: 0, amount: 100 },
        { years: 1, amount: -110 },
      ]) ?? "ninguna",
  }),
];
