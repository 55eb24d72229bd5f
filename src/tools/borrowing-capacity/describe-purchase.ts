import { type Figure, paragraph, type Section, type Table } from "#domain/tools/description/description.ts";
import { count, moneyOf, share, valueText } from "#domain/tools/description/value.ts";
import { costsText, shownCosts } from "./explain.ts";
import type { CapacityEstimate } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

const COST_MODES = { table: null, typed: "Gastos que has escrito", template: "Orientativo" } as const;
const RATE_NAMES = { fijo: "Interés fijo", variable: "Primer interés", mixto: "Interés del tramo fijo" } as const;

/** Money to be paid, line by line, and its origin. */
export function costsSection({ operation, currency, costMode }: CapacityEstimate): Section {
  const money = moneyOf(currency);
  const mode = COST_MODES[costMode];
  const { costs } = operation;
  const shown = shownCosts(operation);
  const items: Figure[] = [
    { label: "Precio", value: money(operation.price), isTotal: true },
    ...costs.lines.map(
      ({ label, note, isDoubtful }, i): Figure => ({
        label,
        value: money(shown.amounts[i]!),
        ...(note && { note }),
        ...(isDoubtful && { tag: { text: "por comprobar", tone: "warning" } }),
      }),
    ),
    ...(operation.openingFee > 0 ? [{ label: "Comisión de apertura", value: money(shown.openingFee) }] : []),
    { label: "Hipoteca", value: money(-operation.loan) },
    { label: "Ahorro que hace falta", value: money(operation.ownFunds), isTotal: true },
  ];
  const sheet: Table = {
    kind: "table",
    name: "Impuestos y gastos",
    columns: [{ title: "Concepto" }, { title: "Importe" }, { title: "Nota" }],
    rows: [
      ["Precio", money(operation.price), ""],
      ...costs.lines.map((line) => [line.label, money(line.amount), line.note ?? ""]),
      ["Comisión de apertura", money(operation.openingFee), ""],
      ["Total de impuestos y gastos", money(costs.total + operation.openingFee), ""],
      ["Hipoteca", money(operation.loan), ""],
      ["Ahorro que hace falta", money(operation.ownFunds), ""],
    ],
    on: ["sheet"],
  };
  return {
    id: "capacidad-gastos",
    title: operation.isTarget ? "La compra de esa vivienda" : "La compra al precio máximo",
    lead: `Impuestos y gastos: ${costsText(operation, currency)}`,
    ...(mode && { tag: { text: mode } }),
    blocks: [
      { kind: "figures", items, on: ["page", "pdf", "text"] },
      sheet,
      ...costs.lostReliefs.map((label) => ({
        kind: "notice" as const,
        tone: "warning" as const,
        text: `A este precio se pierde el tipo reducido elegido (${label}): se aplica el general.`,
      })),
      ...costs.alternatives.map(({ title = "La norma admite otra lectura", label, total }) => ({
        kind: "notice" as const,
        tone: "warning" as const,
        title,
        text: `${label}: los impuestos y gastos serían ${valueText(money(total))} en lugar de ${valueText(money(shown.total))}.`,
      })),
    ],
    width: "half",
  };
}

/** The loan in figures. */
export function loanSection(result: CapacityEstimate, input: CapacityInput): Section {
  const { operation, rate, apr } = result;
  const money = moneyOf(result.currency);
  if (operation.loan === 0) {
    const reason = result.debtsTakeAll
      ? "Las otras cuotas ya llegan al esfuerzo máximo. Baja deudas o sube ingresos y vuelve a calcular."
      : "Con este ahorro no hace falta pedir nada al banco.";
    return {
      id: "capacidad-hipoteca",
      title: "Sin hipoteca",
      blocks: paragraph(reason, { tone: "muted" }),
      width: "half",
    };
  }
  const items: Figure[] = [
    { label: "Cuota", value: money(operation.instalment, { decimals: 2, per: "al mes" }), on: ["text"] },
    { label: "Importe", value: money(operation.loan) },
    { label: "Sobre el precio", value: share(operation.loanToPrice) },
    { label: "Plazo", value: count(input.years, { one: "año", many: "años" }) },
    { label: RATE_NAMES[rate.type], value: share(rate.initial, { decimals: 3 }) },
    ...(apr === null
      ? []
      : [
          {
            label: rate.type === "fijo" ? "TAE" : "TAE, si se cumple la senda",
            value: share(apr, { decimals: 2, minDecimals: 2 }),
          },
        ]),
    { label: "Intereses en total", value: money(result.totalInterest) },
    { label: "Esfuerzo, con deudas", value: share(operation.incomeShare) },
    { label: "Cuota admitida", value: money(result.allowedInstalment) },
    { label: "Hipoteca máxima por ingresos", value: money(result.maxLoan) },
  ];
  return {
    id: "capacidad-hipoteca",
    title: `${valueText(money(operation.instalment, { decimals: 2 }))} al mes`,
    lead: "La hipoteca",
    blocks: [{ kind: "figures", items, on: ["page", "pdf", "text"] }],
    width: "half",
  };
}
