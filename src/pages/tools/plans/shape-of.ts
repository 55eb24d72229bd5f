import type { LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level } from "#domain/tools/floor-plan/plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";

const known = new WeakMap<Level, LevelShape>();

/** The rooms and solids of a level, derived once: commands leave the levels that they do not touch as they are. */
export function shapeOf(level: Level): LevelShape {
  const earlier = known.get(level);
  if (earlier) return earlier;
  const shape = shapeLevel(level);
  known.set(level, shape);
  return shape;
}
