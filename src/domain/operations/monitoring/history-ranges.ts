import { HOUR_MS, MINUTE_MS } from "../../shared/time/durations.ts";

/** Spans of time that the page draws, and the length of a point in each. */
export const HISTORY_RANGES = {
  "1h": { label: "1 h", words: "la última hora", grain: "minuto", spanMs: HOUR_MS, slotMs: MINUTE_MS },
  "24h": {
    label: "24 h",
    words: "las últimas 24 horas",
    grain: "minuto",
    spanMs: 24 * HOUR_MS,
    slotMs: 15 * MINUTE_MS,
  },
  "7d": { label: "7 días", words: "los últimos 7 días", grain: "hora", spanMs: 168 * HOUR_MS, slotMs: 2 * HOUR_MS },
  "90d": {
    label: "90 días",
    words: "los últimos 90 días",
    grain: "hora",
    spanMs: 2160 * HOUR_MS,
    slotMs: 24 * HOUR_MS,
  },
} as const;

export type HistoryRange = keyof typeof HISTORY_RANGES;

/** The range that an address names; one hour where it is missing or unknown. */
export const readRange = (text: string | null): HistoryRange =>
  text !== null && Object.hasOwn(HISTORY_RANGES, text) ? (text as HistoryRange) : "1h";
