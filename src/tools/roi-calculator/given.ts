import { counted } from "#domain/shared/format/counted.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import { yearsText } from "./explain.ts";
import type { InvestmentResult, MarketingResult, RoiResult } from "./result.ts";
import type { RoiInput } from "./schema.ts";

/** The values that it was calculated with, line by line, to lay beside another purchase. */
export function given(_input: RoiInput, result: RoiResult): ResultLine[] {
  if (result.kind === "costs-unknown") return [["Dónde está", result.placeName]];
  return result.kind === "investment" ? givenInvestment(result) : givenChannels(result);
}

function givenInvestment({ home, placeName, costs, currency }: InvestmentResult): ResultLine[] {
  const money = moneyIn(currency);
  return [
    ["Dónde está", placeName],
    ["Precio", money(home.price)],
    ["Impuestos y gastos", `${money(costs.total)} (${formatPercent(costs.share)})`],
    ["Obra", money(home.works)],
    ["Alquiler al mes", money(home.monthlyRent)],
    ["Vacío", formatPercent(home.vacancy, 2)],
    ["Gastos al año", money(home.fixedExpenses)],
    ["Gestión", formatPercent(home.managementShare, 2)],
    ["Préstamo", money(home.loan)],
    ...(home.loan > 0
      ? ([
          ["Interés (TIN)", formatPercent(home.annualRate, 3)],
          ["Plazo", yearsText(home.loanYears)],
        ] as const)
      : []),
    ["Años hasta vender", yearsText(home.horizonYears)],
    ["Sube el alquiler al año", formatPercent(home.rentGrowth, 2)],
    ["Se revaloriza al año", formatPercent(home.priceGrowth, 2)],
    ["Suben los gastos al año", formatPercent(home.expenseGrowth, 2)],
    ["Coste de vender", formatPercent(home.exitCostShare, 2)],
    ["Lo que pides a tu dinero", formatPercent(home.discountRate, 2)],
  ];
}

/** The second of two channels of one name is distinguished by `rowsIn`. */
function givenChannels({ channels, currency }: MarketingResult): ResultLine[] {
  const money = moneyIn(currency);
  return channels.map(({ name, spend, leads, margin }) => [
    name,
    `${money(spend)}, ${counted(leads, "contacto", "contactos")}, margen ${money(margin)}`,
  ]);
}
