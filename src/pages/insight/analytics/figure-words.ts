import type { Figure, FigureUnit } from "#domain/insight/analytics/figures.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";

/** Figures as people read them. */

export function valueText(value: number | null, unit: FigureUnit): string {
  if (value === null) return "Sin datos";
  if (unit === "parte") return formatPercent(value);
  if (unit === "euros") return formatMoney(value);
  if (unit === "minutos") return minutesText(value);
  if (unit === "dias") return `${formatNumber(value)}\u00a0${value === 1 ? "día" : "días"}`;
  return formatNumber(value);
}

/** `42 min`, `3 h 20 min`. */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole}\u00a0min`;
  const rest = whole % 60;
  return `${formatNumber(Math.floor(whole / 60))}\u00a0h${rest === 0 ? "" : ` ${rest}\u00a0min`}`;
}

/** Text beside a figure: its former value, and the number of cases it rests on. */
export function besideText({ before, unit, n, value }: Figure): string {
  const parts = [
    n === null || value === null ? "" : `${formatNumber(n)} ${n === 1 ? "caso" : "casos"}`,
    before === null ? "" : `antes ${valueText(before, unit)}`,
  ];
  return parts.filter(Boolean).join(" · ");
}
