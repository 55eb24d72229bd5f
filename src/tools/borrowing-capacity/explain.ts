import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { addingAmounts } from "#domain/tools/description/adding-rows.ts";
import type { CapacityEstimate, CapacityResult, IndexedSection, PrepaymentSection, TargetCheck } from "./result.ts";

/** Sentences that the page, the copied text and the PDF share. Short, in tú, with the figures of the result. */

/**
 * Amounts of a table whose cells are narrow: whole thousands (or millions), with the unit said once.
 *
 * @param largest the largest amount of the table
 */
export function roundedMoney(
  largest: number,
  currency: string,
): { unit: string; divisor: number; format: (amount: number) => string } {
  const [divisor, name] =
    largest >= 10_000_000 ? [1_000_000, "millones de "] : largest >= 10_000 ? [1000, "miles de "] : [1, ""];
  return {
    unit: `${name}${currency === "EUR" ? "euros" : currency}`,
    divisor,
    format: (amount) => formatNumber(amount / divisor),
  };
}

/** The question without an answer, and the next step. */
export function explainMissing(result: Exclude<CapacityResult, CapacityEstimate>): {
  title: string;
  reason: string;
  next: string;
} {
  if (result.kind === "reference-unknown") {
    return {
      title: "Falta el índice de referencia",
      reason: "No tenemos un índice para ese lugar y esa fecha.",
      next: "Escribe el valor del índice en «Índice hoy» y vuelve a calcular.",
    };
  }
  const kind = result.homeKind === "nueva" ? "vivienda nueva" : "vivienda usada";
  return {
    title: "Faltan los impuestos y gastos",
    reason: `No tenemos una tabla comprobada para ${kind} en ${result.placeName} a ${formatDate(result.date)}.`,
    next: "Escribe el porcentaje en «Impuestos y gastos» y vuelve a calcular.",
  };
}

/** The limiting factor, in words. */
export function bindingName({ limitedBy, debtsTakeAll }: CapacityEstimate): string {
  if (debtsTakeAll) return "Limitan las deudas";
  return limitedBy === "savings" ? "Limita el ahorro" : "Limitan los ingresos";
}

/**
 * Costs of the purchase as they are shown, in whole units: their lines add up with price, fee and loan to the savings needed. The
 * total may be one off its own rounding.
 */
export function shownCosts({ price, costs, openingFee, loan, ownFunds }: CapacityEstimate["operation"]): {
  amounts: number[];
  openingFee: number;
  total: number;
} {
  const fixed = [price, -loan].map((amount) => ({ amount, isFixed: true }));
  const shown = addingAmounts([...costs.lines, { amount: openingFee }, ...fixed], ownFunds);
  const amounts = shown.slice(0, costs.lines.length);
  return { amounts, openingFee: shown[amounts.length]!, total: amounts.reduce((sum, amount) => sum + amount, 0) };
}

/** The total of the costs with its share of the price, which a price of zero does not have. */
export function costsText(operation: CapacityEstimate["operation"], currency: string): string {
  const total = moneyIn(currency)(shownCosts(operation).total);
  return operation.price > 0 ? `${total}, el ${formatPercent(operation.costs.share)} del precio` : total;
}

/** Why the ceiling is where it is. */
export function explainBinding(result: CapacityEstimate): string {
  const money = moneyIn(result.currency);
  const { byIncome, bySavings, limitedBy } = result;
  if (result.debtsTakeAll) {
    return result.price > 0
      ? `Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca. Con tus ahorros llegas a ${money(result.price)}.`
      : "Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca.";
  }
  if (result.price === 0) {
    return "Tus ahorros no llegan a los gastos y a la parte que el banco no presta.";
  }
  if (limitedBy === "savings") {
    return `Por tus ingresos llegarías a ${money(byIncome)}, pero tus ahorros pagan la entrada y los gastos hasta ${money(bySavings ?? 0)}.`;
  }
  const rest = bySavings === null ? "tus ahorros no ponen límite" : `tus ahorros darían hasta ${money(bySavings)}`;
  return `Una cuota de ${money(result.allowedInstalment)} al mes da hasta ${money(byIncome)}; ${rest}.`;
}

/** Whether the wanted home is within reach, and the money that is missing. */
export function explainTarget(target: TargetCheck, currency: string): string {
  const money = moneyIn(currency);
  if (target.fits) {
    if (target.loan === 0) return `Puedes pagar ${money(target.price)} sin hipoteca: lo cubren tus ahorros.`;
    return `Puedes pagar ${money(target.price)}: hipoteca de ${money(target.loan)} y cuota de ${money(target.instalment)} (${formatPercent(target.incomeShare)} de tus ingresos, deudas incluidas).`;
  }
  const missing = [
    target.missingSavings > 0 ? `${money(target.missingSavings)} de ahorro` : undefined,
    target.missingIncome > 0 ? `${money(target.missingIncome)} de ingresos al mes` : undefined,
  ].filter((part) => part !== undefined);
  return `Para ${money(target.price)} te faltan ${listed(missing)}.`;
}

/** The instalment when rates rise three points. */
export function explainStress(result: CapacityEstimate): string {
  const worst = result.stress.at(-1);
  const firstBroken = result.stress.find((line) => line.rise > 0 && line.exceeds);
  if (!worst || result.operation.loan === 0) return "Sin hipoteca, una subida de tipos no cambia tu cuota.";
  const money = moneyIn(result.currency);
  const rise = `Con tres puntos más, la cuota pasa de ${money(result.operation.instalment)} a ${money(worst.instalment)}.`;
  return firstBroken
    ? `${rise} Con un ${formatPercent(firstBroken.annualRate, 2)} ya supera el esfuerzo que has puesto.`
    : `${rise} Sigue dentro del esfuerzo que has puesto.`;
}

/** The lesson of the map of ceilings. */
export function explainMap({ heatmap }: CapacityEstimate): { title: string; description: string } {
  return heatmap.across === "years"
    ? {
        title: "Precio máximo según interés y plazo",
        description: "Limitan los ingresos: bajar el interés o alargar el plazo sube el precio.",
      }
    : {
        title: "Precio máximo según interés y ahorro",
        description: "Limita el ahorro: ahorrar más sube el precio hasta que limiten los ingresos.",
      };
}

/** Future instalments of a variable or mixed loan. */
export function explainPath({ rate, currency }: CapacityEstimate): string {
  const { peak } = rate;
  if (!peak) return "La cuota no cambia";
  const money = moneyIn(currency);
  if (peak.month === 1)
    return `La cuota más alta es la primera: ${money(peak.instalment)} (${formatPercent(peak.incomeShare)} de los ingresos)`;
  const year = Math.ceil(peak.month / 12);
  const verdict = peak.exceeds ? "supera el esfuerzo máximo" : "cabe en el esfuerzo máximo";
  return `La cuota más alta llega en el año ${year}: ${money(peak.instalment)} (${formatPercent(peak.incomeShare)} de los ingresos), ${verdict}`;
}

/** Fee that the lender may charge for an early repayment. */
export function explainFees({ fees }: PrepaymentSection, currency: string): string {
  if (fees === null) return "La comisión por amortizar depende del contrato y de la norma de cada país.";
  if (fees.length === 0) return "En ese mes la Ley 5/2019 no permite cobrar comisión por amortizar.";
  const money = moneyIn(currency);
  const options = fees.map(
    ({ label, rate, amount }) => `${formatPercent(rate, 2)}, ${money(amount)} (${label.toLowerCase()})`,
  );
  return `Comisión máxima por ley: ${options.join(" o, según el contrato, ")}. Nunca más que la pérdida del banco.`;
}

/** How the debt of an indexed loan goes in money. */
export function explainIndexed({ peakMonth, peakBalance, unit }: IndexedSection, currency: string): string {
  if (peakMonth === 0) return "La deuda baja desde el primer mes";
  const year = formatNumber(Math.ceil(peakMonth / 12));
  return `La deuda en ${currency} sube hasta el año ${year}, ${shortMoneyIn(currency)(peakBalance)}, aunque en ${unit} baje cada mes`;
}
