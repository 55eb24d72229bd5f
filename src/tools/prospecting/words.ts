import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { RankedProspect, VisitDay } from "./result.ts";

/** The owner of a row, as far as it was typed: the result names nobody. */
export interface TypedProspect {
  name?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  placeName?: string | undefined;
}

/**
 * The owners of a result and the person who signs its letters, as far as the reader may know them: a shared page knows
 * nobody.
 */
export interface Owners {
  /** By the place in the list that was typed. */
  prospects?: readonly TypedProspect[] | undefined;
  agent?: string | undefined;
}

/** The owner's name, or the home's address, or the place in the list from 1: `Propietario 3`. */
export const nameOf = ({ index }: { index: number }, row: TypedProspect | undefined): string =>
  row?.name ?? row?.address ?? `Propietario ${index + 1}`;

/** Where the home is, if that is not its name already. */
export const whereOf = (row: TypedProspect | undefined): string =>
  [row?.name === undefined ? undefined : row.address, row?.placeName].filter(Boolean).join(", ");

/** `82 de 100`: the points of what is known, out of how many could be; `Sin nota` where nothing is known. */
export const scoreText = ({ score, outOf }: Pick<RankedProspect, "score" | "outOf">): string =>
  outOf === 0 ? "Sin nota" : `${formatNumber(score)} de ${outOf}`;

/** `1 día`, `12 días` */
export const daysText = (days: number): string => (days === 1 ? "1 día" : `${formatNumber(days)} días`);

/** `hoy`, `hace 3 días` @param days since then, not below zero */
export const agoText = (days: number): string => (days === 0 ? "hoy" : `hace ${daysText(days)}`);

/** `hoy`, `mañana`, `en 12 días` @param days until then, not below zero */
export const inText = (days: number): string => (days === 0 ? "hoy" : days === 1 ? "mañana" : `en ${daysText(days)}`);

/** Why they stand in their column, in one sentence. */
export function explainAction({ action, exclusive, optedOut, missing, days }: RankedProspect): string {
  switch (action) {
    case "no-llamar":
      return optedOut === "registro"
        ? "Su número está en tu registro de no llamar."
        : "Ha pedido que no le llamen, o así lo has marcado.";
    case "esperar":
      return exclusive?.until
        ? `Otra agencia tiene la exclusiva hasta el ${formatDate(exclusive.until)}. Hasta entonces, espera.`
        : "Otra agencia tiene la exclusiva y no sabes hasta cuándo. Espera.";
    case "visitar":
      return "Quiere que veas la vivienda.";
    case "llamar":
      return days === null ? "Se le puede llamar." : `La última conversación fue ${agoText(days)}.`;
    case "sin-datos":
      return `Falta ${listed(missing)}.`;
  }
}

/**
 * `un 8 % por encima de lo que vale`; less than half a per cent apart it is what it is worth.
 *
 * @param excess the expectation over the value, less one: 0.08
 */
export function excessText(excess: number): string {
  if (Math.abs(excess) < 0.005) return "lo que vale";
  return `un ${formatPercent(Math.abs(excess), 0)} por ${excess > 0 ? "encima" : "debajo"} de lo que vale`;
}

/** `Lunes, 24 de noviembre` */
export const dayTitle = ({ date }: Pick<VisitDay, "date">): string => {
  const words = dayInWords(date);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `9:30` @param at local time, `2026-11-24T09:30` */
export const clockText = (at: string): string => at.slice(11, 16).replace(/^0/, "");
