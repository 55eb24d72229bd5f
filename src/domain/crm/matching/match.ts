import { CRITERIA, type Criterion } from "./criteria.ts";
import { FINDERS, type Finding, type Miss } from "./findings.ts";
import type { Demand, ReadyHome } from "./pair.ts";

/**
 * How well a home and a demand match. One function answers both questions, who buys this home and which homes suit this buyer, so that both lists
 * show the same score for the same pair. Nothing about a person enters it but what they look for and how they answered earlier homes.
 */

export interface CriterionScore {
  criterion: Criterion;
  /** 0 to 1. */
  score: number;
  weight: number;
  /** In Spanish: "Está en Ruzafa". */
  reason: string;
}

interface Comparison {
  /** Σ weight · score ÷ Σ weight of the criteria that are known, times 100; null where none is known. */
  score: number | null;
  criteria: CriterionScore[];
  /** Why it suits, in Spanish. */
  reasons: string[];
  /** Wishes about which the home says nothing: "ascensor". */
  unknown: string[];
  /** How many of them it must have: such a home comes behind all that are known to have what they must. */
  openMusts: number;
}

export type Match =
  | (Comparison & { kind: "fits" })
  /** Everything fits but one thing, which is little enough to talk about. */
  | (Comparison & { kind: "near"; missing: string })
  | { kind: "excluded"; because: () => string[] };

/**
 * The match of a home and a demand.
 *
 * A known contradiction excludes the home: another operation or type, a price above budget · (1 + tolerance), a must that it lacks, and
 * whatever else scores nothing at all; `because` says as many of them as it takes. What nobody knows of the home leaves the sum and stands in `unknown`;
 * a must that nobody knows of takes the points of the extras with it (`openMusts`).
 */
export function matchOf(home: ReadyHome, demand: Demand): Match {
  if (home.operation !== demand.operation) return { kind: "excluded", because: () => ["es otra operación"] };
  if (demand.types.length > 0 && !demand.types.includes(home.type)) {
    return { kind: "excluded", because: () => ["es de otro tipo"] };
  }
  const found: Finding[] = [];
  const misses: Miss[] = [];
  for (const find of FINDERS) {
    const finding = find(home, demand);
    found.push(finding);
    if (finding.misses.length === 0) continue;
    misses.push(...finding.misses);
    if (misses.length > 1 || misses.some(({ isSmall }) => !isSmall)) {
      return { kind: "excluded", because: () => misses.map(({ text }) => text()) };
    }
  }
  const compared = comparisonOf(
    CRITERIA.map((criterion) => found.find((one) => one.criterion === criterion)!),
    demand,
  );
  const [miss] = misses;
  return miss === undefined ? { kind: "fits", ...compared } : { kind: "near", missing: miss.text(), ...compared };
}

function comparisonOf(found: readonly Finding[], demand: Demand): Comparison {
  const criteria = found.flatMap(({ criterion, score, reasons }): CriterionScore[] =>
    score === null ? [] : [{ criterion, score, weight: demand.weights[criterion], reason: reasons.join(" · ") }],
  );
  const openMusts = found.reduce((sum, one) => sum + (one.openMusts ?? 0), 0);
  // A fresh home alone is no reason, nor is a must that nobody knows of: only with something known that was asked for is there a score.
  const isScored = criteria.some(
    ({ criterion }) => criterion !== "novedad" && (criterion !== "extras" || openMusts === 0),
  );
  const weight = criteria.reduce((sum, one) => sum + one.weight, 0);
  const points = criteria.reduce((sum, one) => sum + one.weight * one.score, 0);
  return {
    score: isScored && weight > 0 ? (100 * points) / weight : null,
    criteria,
    reasons: [
      ...(demand.types.length > 0 ? ["Es del tipo que busca"] : []),
      ...found.flatMap(({ criterion, score, reasons }) => (criterion === "novedad" || score === 0 ? [] : reasons)),
    ],
    unknown: found.flatMap(({ unknown }) => unknown),
    openMusts,
  };
}
