import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import {
  explainBreakEven,
  explainCoverage,
  explainLimit,
  explainMarketing,
  explainOffered,
  explainRate,
  explainReturn,
  explainSimulation,
  explainTax,
  explainUnknown,
  internalRateText,
  rateText,
  roiText,
  yearsText,
} from "./explain.ts";
import type { InvestmentResult, MarketingResult, RoiResult } from "./result.ts";

export const NOTE = "Cálculo orientativo con los datos indicados: no es una recomendación de inversión.";

/** The whole result as plain text. */
export function textOf(result: RoiResult): string {
  if (result.kind === "costs-unknown") {
    const { title, reason, next } = explainUnknown(result);
    return `${title}\n${reason} ${next}`;
  }
  const parts = result.kind === "investment" ? investmentParts(result) : marketingParts(result);
  return parts
    .map((lines) => lines.filter((line) => line !== null).join("\n"))
    .filter((part) => part !== "")
    .join("\n\n");
}

function investmentParts(result: InvestmentResult): (string | null)[][] {
  const { home, returns, costs, currency, simulation, tax, rentLimit, placeName, date } = result;
  const money = moneyIn(currency);
  return [
    ["LA RENTABILIDAD", explainReturn(result), explainOffered(result)],
    [
      "LA COMPRA",
      `Precio: ${money(home.price)}`,
      ...costs.lines.map(
        ({ label, amount, isDoubtful }) => `${label}: ${money(amount)}${isDoubtful ? " (por comprobar)" : ""}`,
      ),
      home.works > 0 ? `Obra: ${money(home.works)}` : null,
      `Inversión total: ${money(returns.totalCost)}`,
      home.loan > 0
        ? `Préstamo: ${money(home.loan)} al ${formatPercent(home.annualRate, 3)}, ${yearsText(home.loanYears)}; cuota ${money(returns.instalment, 2)} al mes`
        : null,
      `Dinero propio: ${money(returns.equity)}`,
    ],
    [
      "EL PRIMER AÑO",
      `Rentabilidad bruta: ${rateText(returns.grossYield)}`,
      `Resultado antes de hipoteca: ${money(returns.noi)}. Rentabilidad neta: ${rateText(returns.netYield)}`,
      `Te queda: ${money(returns.cashFlow, 2)}${returns.cashOnCash === null ? "" : ` (${rateText(returns.cashOnCash)} de lo que pones)`}`,
      explainCoverage(result),
      explainBreakEven(result),
      tax ? explainTax(tax, currency) : null,
      rentLimit ? explainLimit(rentLimit, currency) : null,
    ],
    [
      `HASTA VENDER, ${yearsText(home.horizonYears).toUpperCase()}`,
      explainRate(result),
      `TIR sin préstamo: ${internalRateText(returns.projectRate)}`,
      `Suposiciones: el alquiler sube un ${formatPercent(home.rentGrowth, 2)} al año, la vivienda un ${formatPercent(home.priceGrowth, 2)}, los gastos un ${formatPercent(home.expenseGrowth, 2)}; vender cuesta el ${formatPercent(home.exitCostShare, 2)}.`,
    ],
    simulation
      ? [
          `SI SALE DE OTRA MANERA (${formatNumber(simulation.runs)} SIMULACIONES)`,
          explainSimulation(simulation, result),
        ]
      : [],
    [`Datos de ${placeName} a ${formatDate(date)}. ${NOTE}`],
  ];
}

function marketingParts(result: MarketingResult): string[][] {
  const money = moneyIn(result.currency);
  return [
    ["EL RETORNO DE TUS CANALES", explainMarketing(result)],
    [...result.channels, result.total].map(
      ({ name, spend, leads, margin, costPerLead, costPerClosing, roi }) =>
        `${name}: gasto ${money(spend)}, ${formatNumber(leads)} contactos, margen ${money(margin)}; CPL ${costPerLead === null ? "–" : money(costPerLead, 2)}, CAC ${costPerClosing === null ? "–" : money(costPerClosing, 2)}, ROI ${roiText(roi)}`,
    ),
    [`Calculado el ${formatDate(result.date)} con las cifras que has escrito.`],
  ];
}

/** For WhatsApp, well under 700 characters. */
export function messageOf(result: RoiResult): string {
  if (result.kind === "costs-unknown") return explainUnknown(result).reason;
  if (result.kind === "marketing") return explainMarketing(result).slice(0, 690);
  const { home, returns, currency, placeName, date } = result;
  const money = moneyIn(currency);
  return [
    `Compra para alquilar en ${placeName}: ${money(returns.totalCost)} en total y ${money(home.monthlyRent)} al mes.`,
    `Bruta ${rateText(returns.grossYield)}, neta ${rateText(returns.netYield)}.`,
    home.loan > 0
      ? `Con ${money(home.loan)} de préstamo quedan ${money(returns.cashFlow / 12)} al mes${returns.cashOnCash === null ? "" : `, el ${rateText(returns.cashOnCash)} de lo puesto`}.`
      : `Quedan ${money(returns.cashFlow)} al año.`,
    returns.equityRate.kind === "rate"
      ? `TIR a ${yearsText(home.horizonYears)}: ${rateText(returns.equityRate.rate)}.`
      : "",
    returns.breakEvenRent === null ? "" : `Alquiler de equilibrio: ${money(returns.breakEvenRent)}.`,
    `Antes de impuestos sobre la renta. Orientativo, a ${formatDate(date)}.`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}
