import { formatDate, formatMoney, formatPercent } from "#domain/format/format.ts";
import type { CapacityEstimate, CapacityResult, TargetCheck } from "./result.ts";

/** Sentences that the page, the copied text and the PDF share. Short, in tú, with the figures of the result. */

export function moneyIn(currency: string): (amount: number, decimals?: number) => string {
  return (amount, decimals = 0) => formatMoney(amount, currency, decimals);
}

/** What the tool could not answer, and what to do. */
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

/** Name of what binds: "ingresos" or "ahorro". */
export function bindingName({ limitedBy }: CapacityEstimate): string {
  return limitedBy === "savings" ? "Limita el ahorro" : "Limitan los ingresos";
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

/** Whether the home looked at is within reach, and what is missing. */
export function explainTarget(target: TargetCheck, currency: string): string {
  const money = moneyIn(currency);
  if (target.fits) {
    return `Puedes pagar ${money(target.price)}: hipoteca de ${money(target.loan)} y cuota de ${money(target.instalment)} (${formatPercent(target.incomeShare)} de tus ingresos, deudas incluidas).`;
  }
  const missing = [
    target.missingSavings > 0 ? `${money(target.missingSavings)} de ahorro` : undefined,
    target.missingIncome > 0 ? `${money(target.missingIncome)} de ingresos al mes` : undefined,
  ].filter((part) => part !== undefined);
  return `Para ${money(target.price)} te faltan ${missing.join(" y ")}.`;
}

/** What happens to the instalment when rates rise three points. */
export function explainStress(result: CapacityEstimate): string {
  const worst = result.stress.at(-1);
  const firstBroken = result.stress.find((line) => line.rise > 0 && line.exceeds);
  if (!worst || result.operation.loan === 0) return "Sin hipoteca, una subida de tipos no cambia tu cuota.";
  const money = moneyIn(result.currency);
  const rise = `Con tres puntos más, la cuota pasa de ${money(result.operation.instalment)} a ${money(worst.instalment)}.`;
  return firstBroken
    ? `${rise} Desde ${formatPercent(firstBroken.annualRate, 2)} supera el esfuerzo que has puesto.`
    : `${rise} Sigue dentro del esfuerzo que has puesto.`;
}
