import type { FloorPlan, Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { wallFrames } from "../plan-scene/structure/wall-frame.ts";
import { type DoorLink, doorLinks, isInSight, nearestTo, type PlacedScene, Ways } from "./door-links.ts";
import type { TourPlace } from "./tour.ts";

/**
 * Links between all scenes that stand on the levels of one floor plan: through doors and in sight on each level, and up and down the stairs.
 *
 * @param scenesOf the scenes on the level of the plan with this id
 */
export function planLinks(plan: FloorPlan, scenesOf: (levelId: string) => readonly PlacedScene[]): DoorLink[] {
  const levels = [...plan.levels].sort((a, b) => a.elevationMm - b.elevationMm);
  const flat = levels.flatMap((level) => doorLinks(level, scenesOf(level.id)));
  const steps = levels.slice(1).flatMap((upper, at) => {
    const lower = levels[at]!;
    return stairLinks(lower, upper, { below: scenesOf(lower.id), above: scenesOf(upper.id) });
  });
  return [...flat, ...steps];
}

/**
 * Links up and down the stairs of a level to the next one above it: a stair comes up where it stands, so both ends are the scenes nearest to its
 * middle, those in sight of it first. Arrows point at the stair.
 */
export function stairLinks(
  lower: Level,
  upper: Level,
  { below, above }: { below: readonly PlacedScene[]; above: readonly PlacedScene[] },
): DoorLink[] {
  const ways = new Ways();
  for (const stair of lower.stairs) {
    const [foot, head] = [nearestOn(lower, below, stair.at), nearestOn(upper, above, stair.at)];
    if (foot && head) ways.join(foot, head, stair.at);
  }
  return ways.links;
}

/** @returns id of the scene nearest to a place of the level, of those that see it where there are any */
function nearestOn(level: Level, scenes: readonly PlacedScene[], place: TourPlace): string | undefined {
  const frames = wallFrames(level, shapeLevel(level));
  const placed = scenes.flatMap(({ id, at }) => (at ? [{ id, at }] : []));
  const seen = placed.filter(({ at }) => isInSight(at, place, frames));
  return nearestTo(place, seen.length > 0 ? seen : placed)?.id;
}
