import { featuresOf, MARKET_FEATURE_NAMES, MARKET_FEATURES } from "../features.ts";
import type { MarketHome } from "../market-home.ts";
import { CONDITION_NAMES } from "./chips.ts";

/** Tags of one home. */
const MOST_SPECIALS = 3;

type Described = Pick<MarketHome, "id" | "features" | "knownFeatures" | "condition" | "energyRating">;

/**
 * The traits of each home of a list that few others of it have, the rarest first: so that cards of alike homes differ. A trait of all of them
 * distinguishes none and is left out.
 */
export function specialsOf(homes: readonly Described[]): ReadonlyMap<string, readonly string[]> {
  const traits = homes.map(traitsOf);
  const counts = new Map<string, number>();
  for (const trait of traits.flat()) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const isSpecial = (trait: string) => counts.get(trait)! < homes.length;
  return new Map(
    homes.map(({ id }, at) => [
      id,
      traits[at]!.filter(isSpecial)
        .sort((a, b) => counts.get(a)! - counts.get(b)!)
        .slice(0, MOST_SPECIALS),
    ]),
  );
}

function traitsOf({ features, knownFeatures, condition, energyRating }: Described): string[] {
  const values = featuresOf({ has: features, known: knownFeatures });
  return [
    ...MARKET_FEATURES.filter((feature) => values[feature] === true).map((feature) => MARKET_FEATURE_NAMES[feature]),
    ...(condition === "obra_nueva" || condition === "a_reformar" ? [CONDITION_NAMES[condition]] : []),
    ...(energyRating === "A" || energyRating === "B" ? [`Energía ${energyRating}`] : []),
  ];
}
