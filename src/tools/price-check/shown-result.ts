import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";

const DISTANCE_STEP_M = 100;

/** The input that leaves with a public page: the home without its cadastral reference, and nothing of the advert. */
export const shownInput = ({
  home: { cadastralReference: _, ...home },
  otherIds,
}: PriceCheckInput): Partial<PriceCheckInput> => ({ home, otherIds });

/**
 * The result as its public page shows it: signs of a fake are for the agent alone, and homes whose adverts do not show where they are stand
 * at a distance of a hundred metres.
 */
export function shownResult(result: PriceCheckResult): PriceCheckResult {
  const { paste: _, ...kept } = { ...result, signs: [] };
  if (kept.kind !== "checked") return kept;
  const used = kept.used.map((one) =>
    one.hidesPlace && one.distanceM !== null
      ? { ...one, distanceM: Math.round(one.distanceM / DISTANCE_STEP_M) * DISTANCE_STEP_M }
      : one,
  );
  return { ...kept, isSuspect: false, used };
}
