import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";

const DISTANCE_STEP_M = 100;

/** What leaves with a public page: the home without what tells its owner or its advert. */
export const shownInput = ({
  home: { cadastralReference: _, ...home },
  otherIds,
}: PriceCheckInput): Partial<PriceCheckInput> => ({ home, otherIds });

/**
 * The result as its public page shows it: signs of a fake and adverts of other agencies that may be this home are for the agent alone, and
 * comparables stand at a distance of a hundred metres, so that no home without its address can be found.
 */
export function shownResult(result: PriceCheckResult): PriceCheckResult {
  const { paste: _, ...kept } = { ...result, signs: [], repeated: [] };
  if (kept.kind !== "checked") return kept;
  const used = kept.used.map((one) => ({
    ...one,
    distanceM: one.distanceM === null ? null : Math.round(one.distanceM / DISTANCE_STEP_M) * DISTANCE_STEP_M,
  }));
  return { ...kept, isSuspect: false, used };
}
