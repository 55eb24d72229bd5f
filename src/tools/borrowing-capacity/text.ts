import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { bindingName, explainBinding, explainMissing, explainStress, explainTarget } from "./explain.ts";
import type { CapacityEstimate, CapacityResult } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

/** The result as plain text, to paste anywhere. */
export function textOf(result: CapacityResult, input: CapacityInput): string {
  if (result.kind !== "capacity") {
    const { title, reason, next } = explainMissing(result);
    return [title, reason, next].join("\n");
  }
  const money = moneyIn(result.currency);
  const { operation } = result;
  const sections = [
    [
      "CUÁNTO PUEDES PAGAR",
      `Precio máximo: ${money(result.price)}`,
      `${bindingName(result)}. ${explainBinding(result)}`,
      `Por ingresos: ${money(result.byIncome)}. Por ahorro: ${result.bySavings === null ? "sin límite" : money(result.bySavings)}.`,
    ],
    result.target ? ["LA VIVIENDA QUE MIRAS", explainTarget(result.target, result.currency)] : [],
    [
      operation.isTarget ? "LA COMPRA, CON ESA VIVIENDA" : "LA COMPRA, AL PRECIO MÁXIMO",
      `Precio: ${money(operation.price)}`,
      ...operation.costs.lines.map(
        (line) => `${line.label}: ${money(line.amount)}${line.isDoubtful ? " (por comprobar)" : ""}`,
      ),
      `Impuestos y gastos: ${money(operation.costs.total)} (${formatPercent(operation.costs.share)} del precio)`,
      `Hipoteca: ${money(operation.loan)} (${formatPercent(operation.loanToPrice)} del precio), ${loanTerms(result, input)}`,
      `Cuota: ${money(operation.instalment, 2)} al mes, ${formatPercent(operation.incomeShare)} de los ingresos con deudas`,
      `Ahorro que hace falta: ${money(operation.ownFunds)}`,
      ...(result.apr === null
        ? []
        : [`TAE: ${formatPercent(result.apr, 2, 2)}. Intereses: ${money(result.totalInterest)}`]),
    ],
    ["SI SUBEN LOS TIPOS", explainStress(result)],
    prepaymentLines(result),
    [`Datos de ${result.placeName} a ${formatDate(result.date)}. Cálculo orientativo: la oferta la hace el banco.`],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

function loanTerms(result: CapacityEstimate, input: CapacityInput): string {
  const rate = formatPercent(result.rate.initial, 3);
  const kind = { fijo: "fijo", variable: "variable, primer tipo", mixto: "mixto, primer tramo" }[result.rate.type];
  return `${formatNumber(input.years)} años, ${kind} ${rate}`;
}

function prepaymentLines({ prepayment, currency }: CapacityEstimate): string[] {
  if (prepayment?.outcome.kind !== "prepaid") return [];
  const money = moneyIn(currency);
  const { month, amountCents, outcomes } = prepayment.outcome;
  const [keepTerm, keepInstalment] = outcomes;
  return [
    `SI AMORTIZAS ${money(amountCents / 100)} EN EL MES ${month}`,
    `Bajando cuota: ${money((keepTerm?.instalmentCents ?? 0) / 100, 2)} al mes, ahorras ${money((keepTerm?.interestSavedCents ?? 0) / 100)} de intereses`,
    `Bajando plazo: quedan ${keepInstalment?.remainingPayments ?? 0} cuotas, ahorras ${money((keepInstalment?.interestSavedCents ?? 0) / 100)} de intereses`,
  ];
}

/** For WhatsApp: the ceiling, what binds and the purchase, well under 700 characters. */
export function messageOf(result: CapacityResult, input: CapacityInput): string {
  if (result.kind !== "capacity") return explainMissing(result).reason;
  const money = moneyIn(result.currency);
  const { operation } = result;
  return [
    `Precio máximo: ${money(result.price)} en ${result.placeName}. ${bindingName(result)}.`,
    result.target ? explainTarget(result.target, result.currency) : "",
    operation.loan > 0
      ? `Hipoteca de ${money(operation.loan)} a ${input.years} años: ${money(operation.instalment)} al mes (${formatPercent(operation.incomeShare)} de los ingresos).`
      : "",
    `Impuestos y gastos: ${money(operation.costs.total)}. Ahorro que hace falta: ${money(operation.ownFunds)}.`,
    `Cálculo orientativo a ${formatDate(result.date)}.`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}
