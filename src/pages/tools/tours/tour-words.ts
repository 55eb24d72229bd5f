import type { TourState } from "#domain/tools/tours/tour-states.ts";

/** States of tours in words and colours. */

export const STATE_WORDS: Record<TourState, string> = {
  borrador: "Borrador",
  publicado: "Publicado",
  archivado: "Archivado",
};

export const STATE_TONES = { borrador: "neutral", publicado: "success", archivado: "outline" } as const;

/** Seconds as people say them: `45 s`, `3 min 20 s`, `2 h 5 min`. */
export function spentWords(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  if (hours > 0) return `${hours}\u00a0h ${minutes}\u00a0min`;
  if (minutes > 0) return `${minutes}\u00a0min ${rest}\u00a0s`;
  return `${rest}\u00a0s`;
}
