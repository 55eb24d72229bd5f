import { counted } from "../../shared/format/counted.ts";
import { formatNumber, formatPercent } from "../../shared/format/format.ts";
import { DAY_MS } from "../../shared/time/durations.ts";
import type { ErrorBudget } from "./error-budget.ts";
import { type Objective, WINDOW_DAYS } from "./objectives.ts";

/** Margins of error as their owner reads them. */

/** The margin that is left, in one line: `Queda el 62 %`. */
export function leftWords({ left }: Pick<ErrorBudget, "left">): string {
  if (left === null) return "Sin datos suficientes";
  if (left <= 0) return "Agotado";
  // A margin that is not quite gone, or not quite whole, is not rounded to nothing or to everything.
  const share = left > 0.995 && left < 1 ? 0.99 : Math.max(0.01, left);
  return `Queda el ${formatPercent(share, 0)}`;
}

/**
 * The state of a margin in one or two sentences.
 *
 * @param formatDay writes a day in the reader's zone: `14 de diciembre`
 */
export function budgetSentence(
  { target, bad: [one, many] }: Pick<Objective, "target" | "bad">,
  { total, bad, left, usedUpAt, since }: Pick<ErrorBudget, "total" | "bad" | "left" | "usedUpAt" | "since">,
  now: Date,
  formatDay: (day: Date) => string,
): string {
  const needed = Math.ceil(1 / (1 - target) - 1e-9);
  if (left === null) {
    return `Hay ${counted(total, "petición", "peticiones")} en ${WINDOW_DAYS} días y hacen falta ${formatNumber(needed)} para decir algo.`;
  }
  const measured = since === null ? 0 : Math.ceil((now.getTime() - since.getTime()) / DAY_MS);
  const span =
    measured >= WINDOW_DAYS - 1 ? `${WINDOW_DAYS} días` : counted(Math.max(1, measured), "día medido", "días medidos");
  const allowed = Math.floor(total * (1 - target) + 1e-9);
  const used = `${counted(bad, one, many)} de ${formatNumber(allowed)} que caben en ${span}`;
  if (left <= 0) return `El margen de error está agotado: ${used}.`;
  const lasts =
    bad === 0
      ? ""
      : usedUpAt === null
        ? " Al ritmo de hoy no se agota."
        : ` Al ritmo de hoy dura hasta el ${formatDay(usedUpAt)}.`;
  return `${leftWords({ left })} del margen de error: ${used}.${lasts}`;
}

/** A pace in words: `2,5 veces el ritmo que aguanta 30 días`. */
export function paceWords(burn: number | null): string {
  if (burn === null) return "Sin peticiones";
  if (burn === 0) return "Nada";
  return `${formatNumber(burn, burn < 10 ? 1 : 0)}×`;
}
