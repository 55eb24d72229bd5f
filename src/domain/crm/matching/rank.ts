import { type Match, matchOf } from "./match.ts";
import { type Demand, type OfferedHome, readyHome } from "./pair.ts";

/** Both directions of the same match. */

export type Found = Exclude<Match, { kind: "excluded" }>;
export interface Ranked<T> {
  of: T;
  match: Found;
}
export interface Ranking<T> {
  fits: Ranked<T>[];
  /** Those that one thing keeps from fitting, best first. */
  near: Ranked<T>[];
}

/** The demands that a home fits or nearly fits, best first. */
export function demandsForHome<T extends Demand>(home: OfferedHome, demands: readonly T[]): Ranking<T> {
  const ready = readyHome(home);
  return ranked(demands, (demand) => matchOf(ready, demand));
}

/** The homes that fit or nearly fit a demand, best first. */
export function homesForDemand<T extends OfferedHome>(demand: Demand, homes: readonly T[]): Ranking<T> {
  return ranked(homes, (home) => matchOf(readyHome(home), demand));
}

/** @param all equal matches stay in this order */
function ranked<T>(all: readonly T[], match: (one: T) => Match): Ranking<T> {
  const ranking: Ranking<T> = { fits: [], near: [] };
  for (const of of all) {
    const found = match(of);
    if (found.kind === "excluded") continue;
    // Whoever asks for nothing is matched by everything: that is no reason to call them.
    if (found.kind === "fits" && found.reasons.length === 0) continue;
    ranking[found.kind].push({ of, match: found });
  }
  for (const list of [ranking.fits, ranking.near]) list.sort((a, b) => bySureness(a.match, b.match));
  return ranking;
}

/**
 * A home with a must to confirm comes behind all those without one, whatever it scores: nobody knows whether it suits at all. Among those with as
 * many to confirm, one beside the wanted zone comes behind all inside it: the zone is what a buyer gives up last. Of equal scores the one that
 * meets more wishes is the surer one.
 */
const bySureness = (a: Found, b: Found) =>
  a.openMusts - b.openMusts ||
  Number(isBesideZone(a)) - Number(isBesideZone(b)) ||
  pointsOf(b) - pointsOf(a) ||
  b.reasons.length - a.reasons.length;

const pointsOf = ({ score }: Found): number => score ?? 0;

const isBesideZone = ({ criteria }: Found): boolean =>
  criteria.some(({ criterion, score }) => criterion === "zona" && score < 1);
