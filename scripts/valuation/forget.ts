import type { ValuationSubject } from "#domain/tools/valuation/types.ts";

const ALWAYS_KNOWN: readonly (keyof ValuationSubject)[] = ["areaM2", "latitude", "longitude"];

/**
 * The home as an incomplete form describes it: between a tenth and nine tenths of what may be left out is unknown, by
 * chance.
 */
export function forget(home: ValuationSubject, random: () => number): ValuationSubject {
  const share = 0.1 + 0.8 * random();
  const partial = { ...home };
  for (const key of Object.keys(home) as (keyof ValuationSubject)[]) {
    if (!ALWAYS_KNOWN.includes(key) && random() < share) partial[key] = Number.NaN;
  }
  return partial;
}
