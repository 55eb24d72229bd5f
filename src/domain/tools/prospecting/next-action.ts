import type { NextAction } from "./prospect-values.ts";

interface Situation {
  isOptedOut: boolean;
  /** Another agency sells it for them alone: until when, as an ISO day, where that is known. */
  exclusive: { until?: string | undefined } | null;
  wantsVisit: boolean;
  hasAddress: boolean;
  hasPhone: boolean;
  /** Points that could be calculated. */
  outOf: number;
}

/** Less than this of the hundred points says nothing yet. */
export const FEWEST_POINTS = 50;

/** The last day of a mandate still belongs to it. */
export const isBound = (until: string | undefined, today: string): boolean => until === undefined || until >= today;

/**
 * The next action for an owner. An owner who does not want to be called is left alone whatever else is so, and nobody
 * is talked out of a mandate that runs.
 */
export function nextAction(situation: Situation, today: string): NextAction {
  const { isOptedOut, exclusive, wantsVisit, hasAddress, hasPhone, outOf } = situation;
  if (isOptedOut) return "no-llamar";
  if (exclusive && isBound(exclusive.until, today)) return "esperar";
  if (wantsVisit && hasAddress) return "visitar";
  return hasPhone && outOf >= FEWEST_POINTS ? "llamar" : "sin-datos";
}
