import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { addingAmounts } from "#domain/tools/description/adding-rows.ts";
import type { InternalRate } from "#domain/tools/investment/cash-flows.ts";
import { rateOf } from "#domain/tools/investment/cash-flows.ts";
import type { Simulation } from "#domain/tools/investment/monte-carlo.ts";
import { LONGEST_STRETCH_YEARS, priceSwings } from "#domain/tools/investment/price-swings.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import type { CostsUnknown, InvestmentResult, MarketingResult, RentLimit, TaxOutcome } from "./result.ts";

/** Sentences that page, text and PDF share, with the figures of the result alone. */

export const rateText = (fraction: number | null): string => (fraction === null ? "–" : formatPercent(fraction, 2));

export const NOTE = "Cálculo orientativo con los datos indicados: no es una recomendación de inversión.";

/** A rate that may not exist is never a number. */
export function internalRateText(found: InternalRate): string {
  if (found.kind === "rate") return formatPercent(found.rate, 2, 2);
  return found.kind === "undefined" ? "No definida" : "Fuera de rango";
}

/** Says that no checked table gives the costs of this place, and how to type them. */
export function explainUnknown({ placeName, homeKind, date }: CostsUnknown) {
  const kind = homeKind === "nueva" ? "vivienda nueva" : "vivienda usada";
  return {
    title: "Faltan los impuestos y gastos",
    reason: `No tenemos una tabla comprobada para ${kind} en ${placeName} a ${formatDate(date)}.`,
    next: "Escribe el porcentaje en «Impuestos y gastos» y vuelve a calcular.",
  };
}

/** The result in two sentences. */
export function explainReturn({ returns, currency, home }: InvestmentResult): string {
  const money = moneyIn(currency);
  const { netYield, cashFlow, cashOnCash, totalCost } = returns;
  const yields = `De cada 100\u00a0${currency === "EUR" ? "€" : currency} que cuesta la compra, el alquiler deja ${formatNumber(netYield * 100, 2)} al año después de gastos y vacío.`;
  if (home.loan === 0) return `${yields} Son ${money(cashFlow)} al año por ${money(totalCost)}.`;
  const own = cashOnCash === null ? "" : `, el ${formatPercent(cashOnCash, 2, 2)} de lo que pones`;
  return cashFlow >= 0
    ? `${yields} Pagada la hipoteca te quedan ${money(cashFlow / 12)} al mes${own}.`
    : `${yields} Con la hipoteca pones ${money(-cashFlow / 12)} al mes de tu bolsillo.`;
}

/** Compares the rent with the one that covers all costs, a month; says so where no rent could. */
export function explainBreakEven({ returns, home, currency }: InvestmentResult): string {
  const money = moneyIn(currency);
  const { breakEvenRent } = returns;
  if (breakEvenRent === null) return "Ningún alquiler cubre los gastos: se van enteros en gestión y vacío.";
  if (breakEvenRent <= 0) return "Sin cuota ni gastos fijos, cualquier alquiler te deja dinero.";
  const margin = home.monthlyRent - breakEvenRent;
  return margin >= 0
    ? `No pierdes dinero cada mes mientras el alquiler no baje de ${money(breakEvenRent)}: tienes ${money(margin)} de margen.`
    : `Para no poner dinero cada mes el alquiler tendría que ser de ${money(breakEvenRent)}: faltan ${money(-margin)}.`;
}

/** How many times the net rent pays the instalment; null without a loan. */
export function explainCoverage({ returns }: InvestmentResult): string | null {
  const { coverage } = returns;
  if (coverage === null) return null;
  const times = formatNumber(coverage, 2);
  return coverage >= 1
    ? `El alquiler neto paga ${times} veces la cuota.`
    : `El alquiler neto solo llega a ${times} veces la cuota: no la paga.`;
}

/**
 * The internal rate of return beside the asked one, or why there is none: cash flows that never change sign have no
 * rate, and rates outside −99 % to 1,000 % are not shown.
 */
export function explainRate({ returns, home, currency }: InvestmentResult): string {
  const found = returns.equityRate;
  const sold = soldText(home.horizonYears);
  if (found.kind === "undefined") {
    return `La TIR no está definida: en ${yearsText(home.horizonYears)} los flujos no cambian de signo. No inventamos un número.`;
  }
  if (found.kind === "out-of-range") return `La TIR queda fuera de −99 a 1.000 %: revisa los datos de la compra.`;
  const money = moneyIn(currency);
  const asked = formatPercent(home.discountRate, 2);
  return returns.netPresentValue >= 0
    ? `Vendiendo ${sold}, tu dinero rinde un ${formatPercent(found.rate, 2, 2)} al año. Frente al ${asked} que le pides ganas ${money(returns.netPresentValue)} de hoy.`
    : `Vendiendo ${sold}, tu dinero rinde un ${formatPercent(found.rate, 2, 2)} al año. Frente al ${asked} que le pides pierdes ${money(-returns.netPresentValue)} de hoy.`;
}

/** Distance in percentage points to the gross yield that homes on offer give in Spain; null where that is unknown. */
export function explainOffered({ returns, offeredYield }: InvestmentResult): string | null {
  if (offeredYield === null) return null;
  const points = (returns.grossYield - offeredYield) * 100;
  const side = points >= 0 ? "por encima" : "por debajo";
  return `La bruta queda ${formatNumber(Math.abs(points), 1)} puntos ${side} de la media de la oferta en España (${formatPercent(offeredYield)}).`;
}

/** Gives deductions and tax of the first year's rent (IRPF); a negative base may lessen other income. */
export function explainTax(tax: TaxOutcome, currency: string): string {
  const money = moneyIn(currency);
  const base = `Deducidos gastos, intereses y ${money(tax.depreciation)} de amortización quedan ${money(tax.net)}`;
  return tax.net > 0
    ? `${base}; con la reducción del ${formatPercent(tax.reduction)} tributan ${money(tax.taxable)} y pagas ${money(tax.due)} de IRPF. Te quedan ${money(tax.cashAfterTax)} el primer año.`
    : `${base}: no pagas IRPF por el alquiler, y ese saldo puede restar de otras rentas.`;
}

/**
 * Says whether the rent fits the cap of a new contract in a stressed area, and the cash that the cap leaves, a year.
 */
export function explainLimit(limit: RentLimit, currency: string): string {
  const money = moneyIn(currency);
  return limit.exceeds
    ? `El alquiler supera el tope de un contrato nuevo en zona tensionada: ${money(limit.cap, 2)}. Con ese tope la neta baja al ${formatPercent(limit.netYieldAtCap, 2, 2)} y quedan ${money(limit.cashFlowAtCap)} al año.`
    : `Cabe en el tope de un contrato nuevo en zona tensionada: ${money(limit.cap, 2)}.`;
}

/** The sentence about the plusvalía municipal beside the sale; `null` where there is nothing to say. */
export function landTaxNote({ home, isWithoutLandTax, returns }: InvestmentResult): string | null {
  if (isWithoutLandTax)
    return "No incluye la plusvalía municipal de la venta: para calcularla, escribe el valor catastral del suelo.";
  if (!home.land) return null;
  return (returns.landGainTax ?? 0) > 0
    ? `Plusvalía municipal ${soldText(home.horizonYears)}, con los coeficientes máximos de hoy y un tipo del ${formatPercent(home.land.rate, 2)}: la del ayuntamiento puede ser menor.`
    : "Sin plusvalía municipal: la venta no deja ganancia sobre el precio de compra.";
}

/** The middle 80 % of the simulated internal rates, and the shares that lose money or miss the asked rate. */
export function explainSimulation(simulation: Simulation, { home }: Pick<InvestmentResult, "home">): string {
  const { rate, losing, belowAsked } = simulation;
  const asked = formatPercent(home.discountRate, 2);
  const range =
    rate === null
      ? "En demasiadas simulaciones la TIR no está definida."
      : `En 8 de cada 10 simulaciones la TIR queda entre el ${formatPercent(rate.low)} y el ${formatPercent(rate.high)}.`;
  const loss =
    losing === 0
      ? "En ninguna simulación pierdes dinero"
      : `Pierdes dinero en el ${formatPercent(losing)} de las simulaciones`;
  const missing =
    belowAsked === 0
      ? `, y en todas llegas al ${asked}`
      : ` y no llegas al ${asked} en el ${formatPercent(belowAsked)}`;
  return `${range} ${loss}${missing}.`;
}

/** Source of the simulations' swings; null for an older result, from before prices were drawn from a series. */
export function explainSwings({
  uncertainty,
  isSeriesOfPlace,
  placeName,
}: Pick<InvestmentResult, "uncertainty" | "isSeriesOfPlace" | "placeName">): string | null {
  const { priceSeries, priceDeviation } = uncertainty;
  if (priceSeries === undefined) return null;
  const { label, points } = SHIPPED_SERIES[`bis-${priceSeries}`];
  const years = `de ${points[0]![0].slice(0, 4)} a ${points.at(-1)![0].slice(0, 4)}`;
  const usual = formatPercent(priceSwings(priceSeries).yearlyDeviation, 1);
  const whose = `la serie «${label}» (BIS, ${years})`;
  const own = isSeriesOfPlace ? "" : ` De ${placeName} no tenemos serie.`;
  const stretched =
    priceDeviation === null
      ? `, con su desviación del ${usual} al año`
      : `, con la desviación del ${formatPercent(priceDeviation, 1)} al año que has puesto en lugar de la suya, del ${usual}`;
  return `El precio se aparta de lo que supones como lo hizo ${whose}, por tramos de hasta ${LONGEST_STRETCH_YEARS} años seguidos${stretched}.${own} Las desviaciones del alquiler y del vacío son suposiciones nuestras.`;
}

/** Range of the rate in 8 of 10 simulations; null where it is not defined in too many of them. */
export function simulationRange({ rate }: Simulation): string | null {
  return rate === null ? null : `${rateText(rate.low)} a ${rateText(rate.high)}`;
}

/** The median rate of the simulation, or a neutral title where too many runs have none. */
export function simulationTitle({ rate }: Simulation): string {
  return rate === null
    ? "Diez mil maneras de que salga"
    : `La simulación central da una TIR del ${formatPercent(rate.median)}`;
}

/**
 * The return of a unit of money spent over all channels, the cost of a lead, and the best channel where there are
 * several.
 */
export function explainMarketing({ channels, total, currency }: MarketingResult): string {
  const money = moneyIn(currency);
  const best = channels.find(({ roi }) => roi !== null);
  const unit = currency === "EUR" ? "euro" : currency;
  const all =
    total.roi === null
      ? "Sin gasto no hay retorno que medir."
      : `Por cada ${unit} gastado ${total.roi >= 0 ? `recuperas el ${unit} y` : "pierdes"} ${formatNumber(Math.abs(total.roi), 2)} ${total.roi >= 0 ? "más" : "de él"}.`;
  const lead = total.costPerLead === null ? "" : ` Cada contacto cuesta ${money(total.costPerLead, 2)}.`;
  const first =
    best && channels.length > 1 ? ` El que más rinde es ${best.name}: ${formatPercent(best.roi ?? 0)}.` : "";
  return `${all}${lead}${first}`;
}

/** A span in whole years, singular for exactly one. */
export const yearsText = (n: number) => `${formatNumber(n)} ${n === 1 ? "año" : "años"}`;

/** When it is sold: `al año`, `a los 10 años`. */
export const soldText = (years: number) => (years === 1 ? "al año" : `a los ${yearsText(years)}`);

/** The yields as rows to draw, from the advert's to one's own. */
export function yieldRows({ returns, home }: InvestmentResult) {
  return [
    { label: "Bruta", detail: "Alquiler entre precio", value: returns.grossYield },
    { label: "Neta", detail: "Quitados gastos y vacío", value: returns.netYield },
    ...(home.loan > 0 && returns.cashOnCash !== null
      ? [{ label: "Sobre lo puesto", detail: "Quitada la hipoteca", value: returns.cashOnCash }]
      : []),
    ...(rateOf(returns.equityRate) === null
      ? []
      : [
          {
            label: "TIR",
            detail: `Vendes ${soldText(home.horizonYears)}`,
            value: rateOf(returns.equityRate)!,
          },
        ]),
  ];
}

/** From the rent of a full year to the cash that is left in the first one, in whole units that add up. */
export function firstYear({ home, returns, expenses }: InvestmentResult) {
  const full = home.monthlyRent * 12;
  const first = returns.years[0]!;
  const management = first.rent * home.managementShare;
  const rows = [
    { label: "Vacío", detail: formatPercent(home.vacancy), amount: first.rent - full },
    ...expenses.map(({ label, amount }) => ({ label, amount: -amount })),
    ...(management > 0 ? [{ label: "Gestión", detail: formatPercent(home.managementShare), amount: -management }] : []),
    ...(first.interest > 0 ? [{ label: "Intereses", amount: -first.interest }] : []),
    ...(first.principal > 0 ? [{ label: "Capital devuelto", amount: -first.principal }] : []),
  ].filter(({ amount }) => amount !== 0);
  const amounts = addingAmounts([...rows, { amount: full, isFixed: true }], first.cashFlow);
  return {
    base: { label: "Alquiler de 12 meses", amount: amounts.at(-1)! },
    rows: rows.map((row, i) => ({ ...row, amount: amounts[i]! })),
    total: { label: "Te queda", amount: Math.round(first.cashFlow) },
  };
}

/** Use of each year's rent; money added from one's own pocket is no part of it. */
export function yearParts({ returns, home }: InvestmentResult) {
  return returns.years.map(({ year, expenses, interest, principal, cashFlow }) => ({
    year,
    parts: [expenses, ...(home.loan > 0 ? [interest, principal] : []), Math.max(0, cashFlow)],
  }));
}
/** Their names; a purchase without a loan has neither interest nor repayment. */
export const yearPartNames = ({ home }: InvestmentResult): string[] =>
  home.loan > 0 ? ["Gastos", "Intereses", "Capital devuelto", "Te queda"] : ["Gastos", "Te queda"];

/** Result of selling on the day of purchase: the cost of taxes, works and the sale itself. */
export function startingGain({ home, returns }: InvestmentResult): number {
  return home.startingValue * (1 - home.exitCostShare) - returns.totalCost;
}

/** The rates of a simulation as columns, each named by its middle. */
export function simulationBins({ histogram: { from, to, shares } }: Simulation) {
  const width = (to - from) / shares.length;
  return shares.map((share, i) => ({ label: formatPercent(from + (i + 0.5) * width, 2), values: [share] }));
}
