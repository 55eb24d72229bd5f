import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import { placeName } from "#domain/tools/tax/cost-model.ts";
import { currencyOf } from "./currency.ts";
import type { CapacityInput } from "./schema.ts";

/** The input, line by line. Omitted fields are left out. */
export function given(input: CapacityInput): ResultLine[] {
  return [...householdLines(input), ...loanLines(input), ...homeLines(input)];
}

const RATE_TYPES = { fijo: "Fijo", variable: "Variable", mixto: "Mixto" } as const;

function householdLines(input: CapacityInput): ResultLine[] {
  const money = moneyIn(currencyOf(input));
  return [
    ["Ingresos netos al mes", money(input.netMonthlyIncome)],
    ["Pagas al año", input.paysPerYear],
    ["Otras cuotas al mes", money(input.monthlyDebts)],
    ["Ahorro disponible", money(input.savings)],
    ["Esfuerzo máximo", formatPercent(input.maxIncomeShare)],
    ["Edad", input.age === undefined ? undefined : years(input.age)],
    ["Edad al terminar", years(input.maxAgeAtEnd)],
  ];
}

function loanLines(input: CapacityInput): ResultLine[] {
  const { rateType, rate, spread, reference, laterReference } = input;
  const money = moneyIn(currencyOf(input));
  const isFixed = rateType === "fijo";
  return [
    ["Tipo de interés", RATE_TYPES[rateType]],
    [
      rateType === "mixto" ? "Interés del tramo fijo" : "Interés (TIN)",
      rateType === "variable" ? undefined : share(rate),
    ],
    ["Tramo fijo", rateType === "mixto" ? years(input.fixedYears) : undefined],
    ["Diferencial", isFixed ? undefined : share(spread)],
    ["Índice hoy", isFixed ? undefined : share(reference)],
    ["Índice más adelante", isFixed ? undefined : share(laterReference)],
    ["Plazo", years(input.years)],
    ["Financiación", formatPercent(input.loanToValue)],
    ["Comisión de apertura", formatPercent(input.openingFee, 2)],
    ["Productos vinculados al año", input.linkedProductsPerYear > 0 ? money(input.linkedProductsPerYear) : undefined],
    ["Unidad del préstamo", input.indexUnit],
    ["Subida de la unidad al año", share(input.unitGrowth)],
    ["Subida de los ingresos al año", share(input.incomeGrowth)],
    ["Amortiza antes", input.prepaymentAmount === undefined ? undefined : money(input.prepaymentAmount)],
    ["En el mes", input.prepaymentAmount === undefined ? undefined : formatNumber(input.prepaymentMonth)],
  ];
}

function homeLines(input: CapacityInput): ResultLine[] {
  const money = moneyIn(currencyOf(input));
  const amount = (value: number | undefined) => (value === undefined ? undefined : money(value));
  const hasRelief = input.transferTaxRelief ?? input.valueAddedTaxRelief ?? input.stampDutyRelief;
  return [
    ["Dónde está", placeName(input.place)],
    ["Vivienda", input.homeKind === "nueva" ? "Nueva" : "Usada"],
    ["Precio de la vivienda que miras", amount(input.targetPrice)],
    ["Impuestos y gastos escritos", share(input.costShare)],
    ["Tipo reducido de impuestos", hasRelief === undefined ? undefined : "Sí"],
    ["Rebaja de aranceles", input.hasHomeDiscount === undefined ? undefined : input.hasHomeDiscount ? "Sí" : "No"],
    ["Valor de tasación", amount(input.appraisal)],
    ["Tasación sobre precio", input.appraisal === undefined ? formatPercent(input.appraisalShare) : undefined],
    ["Coste de la tasación", amount(input.appraisalFee)],
    ["Valor de referencia", amount(input.referenceValue)],
    ["Otros gastos", amount(input.otherCosts)],
  ];
}

const years = (n: number) => `${formatNumber(n)} ${n === 1 ? "año" : "años"}`;
const share = (fraction: number | undefined) => (fraction === undefined ? undefined : formatPercent(fraction, 3));
