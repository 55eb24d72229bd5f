import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";

/** A length of time in one unit, rounded down: `40 min`, `2 h`, `3 días`, `5 semanas`. */
export function spanWords(ms: number): string {
  const size = Math.max(0, ms);
  if (size < HOUR_MS) return `${Math.max(1, Math.floor(size / MINUTE_MS))}\u00a0min`;
  if (size < DAY_MS) return `${Math.floor(size / HOUR_MS)}\u00a0h`;
  const days = Math.floor(size / DAY_MS);
  if (days < 14) return days === 1 ? "1\u00a0día" : `${days}\u00a0días`;
  if (days < 61) return `${Math.floor(days / 7)}\u00a0semanas`;
  return `${Math.floor(days / 30.4)}\u00a0meses`;
}
