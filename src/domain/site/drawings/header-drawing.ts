import { balanceShapes } from "./balance.ts";
import { planShapes } from "./plan.ts";
import { sectionShapes } from "./section.ts";
import { chanceOf, type Shape } from "./shape.ts";
import { stairShapes } from "./stair.ts";

/** The drawn header of a post: an architect's drawing in the pigment of its theme, on a field of 640 × 360. */

export const HEADER_WIDTH = 640;
export const HEADER_HEIGHT = 360;

export const HEADER_KINDS = ["plan", "section", "stair", "balance"] as const;
export type HeaderKind = (typeof HEADER_KINDS)[number];

const DRAWERS: Record<HeaderKind, (chance: () => number) => Shape[]> = {
  plan: planShapes,
  section: sectionShapes,
  stair: stairShapes,
  balance: balanceShapes,
};

/**
 * The shapes of a header, from back to front, without the ground.
 *
 * @param seed the post's address: the same one always gives the same drawing, two give two
 */
export function headerShapes(kind: HeaderKind, seed: string): Shape[] {
  return DRAWERS[kind](chanceOf(seed));
}

/** The kind of drawing of a post that names none. @param seed its address */
export function headerKindOf(seed: string): HeaderKind {
  return HEADER_KINDS[Math.floor(chanceOf(seed)() * HEADER_KINDS.length)]!;
}
