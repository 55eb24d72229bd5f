import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { type ResultLine, rowsIn } from "#domain/tools/runs/result-rows.ts";
import { explainUnknown, internalRateText, rateText, roiText, yearsText } from "./explain.ts";
import type { InvestmentResult, MarketingResult, RoiResult } from "./result.ts";

/** What was reckoned with and what came out, line by line, to lay beside another purchase. */
export function rowsOf(result: RoiResult): ResultRow[] {
  if (result.kind === "costs-unknown") {
    return rowsIn("resultado", [["Resultado", explainUnknown(result).title]]);
  }
  const lines = result.kind === "investment" ? investmentLines(result) : marketingLines(result);
  return [
    ...rowsIn("datos", lines.given),
    ...rowsIn("resultado", [...lines.found, ["Datos a", formatDate(result.date)]]),
  ];
}

function investmentLines({ home, returns, placeName, costs, currency, simulation, tax }: InvestmentResult) {
  const money = moneyIn(currency);
  const given: ResultLine[] = [
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
  const found: ResultLine[] = [
    ["Inversión total", money(returns.totalCost)],
    ["Dinero propio", money(returns.equity)],
    ["Rentabilidad bruta", rateText(returns.grossYield)],
    ["Rentabilidad neta", rateText(returns.netYield)],
    ["Resultado antes de hipoteca", money(returns.noi)],
    ...(home.loan > 0 ? ([["Cuota", `${money(returns.instalment, 2)} al mes`]] as const) : []),
    ["Te queda el primer año", money(returns.cashFlow, 2)],
    ["Sobre lo puesto", rateText(returns.cashOnCash)],
    ["Cobertura de la cuota", returns.coverage === null ? "Sin préstamo" : formatNumber(returns.coverage, 2)],
    ["TIR de tu dinero", internalRateText(returns.equityRate)],
    ["TIR sin préstamo", internalRateText(returns.projectRate)],
    ["Valor actual neto", money(returns.netPresentValue)],
    ["Alquiler de equilibrio", returns.breakEvenRent === null ? "Ninguno" : money(returns.breakEvenRent, 2)],
    ...(tax ? ([["IRPF del primer año", money(tax.due)]] as const) : []),
    ...(simulation?.rate
      ? ([
          ["TIR en 8 de cada 10 simulaciones", `${rateText(simulation.rate.low)} a ${rateText(simulation.rate.high)}`],
        ] as const)
      : []),
  ];
  return { given, found };
}

function marketingLines({ channels, total, currency }: MarketingResult) {
  const money = moneyIn(currency);
  // Two channels may share a name; labels of a group differ.
  const labelled = channels.map((channel, index) => ({
    ...channel,
    label:
      channels.findIndex(({ name }) => name === channel.name) === index
        ? channel.name
        : `${channel.name} (${index + 1})`,
  }));
  const given: ResultLine[] = labelled.map(({ label, spend, leads, margin }) => [
    label,
    `${money(spend)}, ${formatNumber(leads)} contactos, margen ${money(margin)}`,
  ]);
  const found: ResultLine[] = [
    ...labelled.map(({ label, roi }): ResultLine => [`ROI de ${label}`, roiText(roi)]),
    ["Coste por contacto", total.costPerLead === null ? "–" : money(total.costPerLead, 2)],
    ["Coste por cierre", total.costPerClosing === null ? "–" : money(total.costPerClosing, 2)],
    ["ROI total", roiText(total.roi)],
  ];
  return { given, found };
}
