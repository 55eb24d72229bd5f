import { directTurn, pointsUnderTurn, type SmallPhoto } from "./direct-turn.ts";
import type { Features } from "./features.ts";
import { guidedPair } from "./guided-pair.ts";
import type { Lens, PhotoSize } from "./lens.ts";
import type { PhotoPair } from "./photo-pairs.ts";

/** A set of photos as far as it is known: features and small pictures of its photos in their order. */
export interface KnownSet {
  readonly features: readonly Features[];
  readonly small: readonly SmallPhoto[];
  readonly sizes: readonly PhotoSize[];
}

/**
 * How alike two photos must look under the best turn, and how much more than under the next best elsewhere; measured on drawn sets, where
 * wrong turns reach 0.65 without matches under them.
 */
const GUIDED = { likeness: 0.5, margin: 0.1, matches: 24 } as const;
const ROUGH = { likeness: 0.68, margin: 0.25 } as const;
/** Enough where the set's other photos say how far the next one is turned, and how near to that it must lie, in degrees. */
const EXPECTED = { likeness: 0.5, margin: 0.1 } as const;
const NEAR_YAW = 12;
/** A direct turn is good to a degree or two under a lens that is roughly known. */
const RADIUS_PX = 30;

/**
 * A pair by laying one photo over the other, where features alone prove nothing: its matches are looked for under the turn that this finds; on
 * bare walls, which have none, points under that turn stand for them.
 *
 * @param expectedYaw how far the second camera's picture is turned against the first, in degrees, where the set says so
 * @returns null where no turn stands out
 */
export function doubtfulPair(
  { features, small, sizes }: KnownSet,
  first: number,
  second: number,
  lens: Lens,
  tolerance: number,
  random: () => number,
  expectedYaw: number | null = null,
): PhotoPair | null {
  const yaws = expectedYaw === null ? undefined : { from: expectedYaw - NEAR_YAW, to: expectedYaw + NEAR_YAW };
  const found = directTurn(small[first]!, small[second]!, lens, yaws);
  if (found === null) return null;
  const { turn, likeness, runnerUp } = found;
  if (likeness >= GUIDED.likeness && likeness - runnerUp >= GUIDED.margin) {
    const pair = guidedPair(features, sizes, { first, second, turn }, lens, { radius: RADIUS_PX, tolerance }, random);
    if (pair !== null && pair.points.length >= 4 * GUIDED.matches) return pair;
  }
  const rough = expectedYaw === null ? ROUGH : EXPECTED;
  if (likeness < rough.likeness || likeness - runnerUp < rough.margin) return null;
  const points = pointsUnderTurn(small[first]!, small[second]!, lens, turn);
  return { first, second, points };
}
