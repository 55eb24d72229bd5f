import { formatNumber } from "#domain/shared/format/format.ts";

/** `1 crédito`, `2.500 créditos`. */
export const creditsText = (credits: number): string =>
  `${formatNumber(credits)} ${credits === 1 ? "crédito" : "créditos"}`;

export const daysText = (days: number): string => `${formatNumber(days)} ${days === 1 ? "día" : "días"}`;
