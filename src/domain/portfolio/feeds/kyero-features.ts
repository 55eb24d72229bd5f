import type { KyeroFeature } from "../../shared/home-attributes/attribute.ts";
import type { ORIENTATIONS } from "../../shared/home-attributes/home-values.ts";
import { ATTRIBUTE_NAMES, type AttributeName, attributeOf } from "../../shared/home-attributes/table.ts";
import type { Home } from "../homes/home.ts";

/** Features of Kyero that attributes are read from and told by. */

/** A word longer than this tells more than one attribute: `Lift and garden of 20 m²`. */
const LONGEST_TELLING = 24;

const TELLING: readonly (KyeroFeature & { name: AttributeName })[] = ATTRIBUTE_NAMES.flatMap((name) => {
  const { kyero } = attributeOf(name)!.feeds;
  return typeof kyero === "object" && "features" in kyero ? kyero.features.map((told) => ({ name, ...told })) : [];
});

/** The attributes that one feature tells, with their values; none for a word of the sender's own. */
export function toldByFeature(word: string): { name: AttributeName; means: boolean | string }[] {
  if (word.length > LONGEST_TELLING) return [];
  return TELLING.filter(({ pattern }) => pattern.test(word));
}

const FACING: Record<(typeof ORIENTATIONS)[number], string> = {
  norte: "North facing",
  sur: "South facing",
  este: "East facing",
  oeste: "West facing",
};

/**
 * The features of a home for portals: its own words, then a word for each attribute that no word of its own tells.
 * What it lacks is no feature.
 */
export function portalFeatures(home: Home): string[] {
  const own = new Set(home.features);
  const told = new Set(home.features.flatMap((word) => toldByFeature(word).map(({ name }) => name)));
  const more = TELLING.flatMap(({ name, means, word }) =>
    word !== undefined && home[name] === means && !told.has(name) ? [word] : [],
  );
  const facing = home.orientations?.map((side) => FACING[side]) ?? [];
  return [...own, ...[...more, ...facing].filter((word) => !own.has(word))];
}
