import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import type { Aside, Description, Figure, Headline, Section } from "#domain/tools/description/description.ts";
import { count, moneyOf, share, valueText } from "#domain/tools/description/value.ts";
import {
  indexedSection,
  mapSection,
  monthlyAnnex,
  pathSection,
  prepaymentSection,
  scheduleSection,
  stressSection,
  yearlySection,
} from "./describe-loan.ts";
import { costsSection, loanSection } from "./describe-purchase.ts";
import { bindingName, costsText, explainBinding, explainMissing, explainTarget, shownCosts } from "./explain.ts";
import type { CapacityEstimate, CapacityResult } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

const KIND = "Capacidad de compra";
const TITLE = "Cuánto puedes pagar";
/** On every page: a page may be copied alone. */
const NOTE = "Cálculo orientativo: no es una oferta ni una aprobación. La decisión es del banco.";

/** The ceiling and its limiting factor; then the purchase, the loan, and possible changes. */
export function describe(result: CapacityResult, input: CapacityInput): Description {
  if (result.kind !== "capacity") return describeMissing(result);
  const hasLoan = result.operation.loan > 0;
  return {
    date: result.date,
    summary: `Precio máximo ${valueText(moneyOf(result.currency)(result.price))}. ${bindingName(result)}`,
    document: {
      kind: KIND,
      title: TITLE,
      detail: `${result.placeName}, ${formatDate(result.date)}`,
      note: NOTE,
      facts: factsOf(result, input),
      annex: hasLoan ? [monthlyAnnex(result)] : [],
    },
    headline: headlineOf(result),
    aside: asideOf(result, input),
    sections: [
      costsSection(result),
      loanSection(result, input),
      ...(hasLoan ? [stressSection(result, input)] : []),
      ...(hasLoan && result.rate.reference ? [pathSection(result, input)] : []),
      ...(result.debtsTakeAll ? [] : [mapSection(result)]),
      ...(hasLoan ? [scheduleSection(result), yearlySection(result)] : []),
      ...(result.prepayment ? prepaymentSection(result.prepayment, result.currency) : []),
      ...(result.indexed ? [indexedSection(result.indexed, result.currency)] : []),
      comparedSection(result),
    ],
    footnotes: [
      `Impuestos y tipos a ${formatDate(result.date)}. Cálculo orientativo: no es una oferta ni una aprobación, la decisión es del banco.`,
    ],
    message: messageOf(result, input),
  };
}

function describeMissing(result: Exclude<CapacityResult, CapacityEstimate>): Description {
  const { title, reason, next } = explainMissing(result);
  return {
    date: result.date,
    summary: title,
    document: { kind: KIND, title: TITLE, detail: formatDate(result.date), note: NOTE, facts: [] },
    sections: [
      { id: "capacidad-falta", title, blocks: [{ kind: "notice", tone: "warning", text: `${reason} ${next}` }] },
    ],
    footnotes: [],
    message: [reason],
  };
}

/** A shared page does not know what the household owes and has saved. */
function factsOf(result: CapacityEstimate, input: Partial<CapacityInput>): Figure[] {
  const money = moneyOf(result.currency);
  return [
    { label: "Ingresos al mes", value: money(result.monthlyIncome) },
    { label: "Otras cuotas", value: money(input.monthlyDebts ?? null) },
    { label: "Ahorro", value: money(input.savings ?? null) },
    { label: "Esfuerzo máximo", value: share(input.maxIncomeShare ?? null) },
    {
      label: "Interés y plazo",
      value: `${formatPercent(result.rate.initial, 3)}, ${valueText(count(input.years ?? null, { one: "año", many: "años" }))}`,
    },
  ];
}

function headlineOf(result: CapacityEstimate): Headline {
  const money = moneyOf(result.currency);
  const { target } = result;
  return {
    name: "Precio máximo",
    label: `Precio máximo · ${bindingName(result).toLowerCase()}`,
    value: money(result.price),
    notes: [explainBinding(result)],
    details: [`Hipoteca: ${valueText(money(result.loan))}`],
    drawing: { kind: "drawing", name: "limits" },
    figures: [],
    notices: target
      ? [
          {
            kind: "notice",
            tone: target.fits ? "success" : "warning",
            title: "La vivienda que miras",
            text: explainTarget(target, result.currency),
          },
        ]
      : [],
  };
}

function asideOf(result: CapacityEstimate, input: CapacityInput): Aside {
  const money = moneyOf(result.currency);
  return {
    title: `${valueText(money(result.price))} en ${result.placeName}`,
    drawing: { kind: "drawing", name: "limits" },
    figures: [
      { label: "Ingresos al mes", value: money(result.monthlyIncome) },
      { label: "Ahorro", value: money(input.savings ?? null) },
      { label: "Cuota admitida", value: money(result.allowedInstalment) },
      { label: "Hipoteca máxima por ingresos", value: money(result.maxLoan) },
    ],
  };
}

/** Values that no list above gives in one word, to lay two calculations beside each other. */
function comparedSection(result: CapacityEstimate): Section {
  const money = moneyOf(result.currency);
  const { operation, rate, target } = result;
  const items: Figure[] = [
    { label: "Qué lo limita", value: bindingName(result) },
    { label: "Precio por ingresos", value: money(result.byIncome) },
    { label: "Precio por ahorro", value: money(result.bySavings, { missing: "Sin límite" }) },
    { label: "Hipoteca al precio máximo", value: money(result.loan) },
    { label: "Primer tipo", value: share(rate.initial, { decimals: 3 }) },
    ...(rate.reference ? [{ label: "Índice usado", value: share(rate.reference.value, { decimals: 3 }) }] : []),
    { label: "La compra es de", value: operation.isTarget ? "La vivienda que miras" : "El precio máximo" },
    {
      label: "Impuestos y gastos",
      value: costsText(operation, result.currency),
    },
    { label: "Hipoteca", value: money(operation.loan) },
    { label: "Cuota", value: money(operation.instalment, { decimals: 2, per: "al mes" }) },
    { label: "Esfuerzo con deudas", value: share(operation.incomeShare) },
    { label: "Ahorro que hace falta", value: money(operation.ownFunds) },
    ...(target
      ? [
          { label: "Falta de ahorro", value: money(target.missingSavings) },
          { label: "Falta de ingresos al mes", value: money(target.missingIncome) },
        ]
      : []),
    ...(result.apr === null ? [] : [{ label: "TAE", value: share(result.apr, { decimals: 2, minDecimals: 2 }) }]),
    { label: "Intereses en total", value: money(result.totalInterest) },
  ];
  const limits: Figure[] = items.slice(1, 3);
  return {
    id: "capacidad-cifras",
    title: "Los dos límites",
    blocks: [
      { kind: "figures", items, on: ["rows"] },
      { kind: "figures", items: limits, on: ["text"] },
    ],
  };
}

function messageOf(result: CapacityEstimate, input: CapacityInput): string[] {
  const money = (amount: number) => valueText(moneyOf(result.currency)(amount));
  const { operation } = result;
  return [
    `Precio máximo: ${money(result.price)} en ${result.placeName}. ${bindingName(result)}.`,
    result.target ? explainTarget(result.target, result.currency) : "",
    operation.loan > 0
      ? `Hipoteca de ${money(operation.loan)} a ${input.years} años: ${money(operation.instalment)} al mes (${formatPercent(operation.incomeShare)} de los ingresos).`
      : "",
    `Impuestos y gastos: ${money(shownCosts(operation).total)}. Ahorro que hace falta: ${money(operation.ownFunds)}.`,
    `Cálculo orientativo a ${formatDate(result.date)}.`,
  ];
}
