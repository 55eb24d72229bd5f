import type { ApplyCommand, PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { LevelShape, ShapeLevel } from "#domain/tools/floor-plan/level-shape.ts";
import type { FloorPlan, Level, Point } from "#domain/tools/floor-plan/plan.ts";

/**
 * The part of a level around what is dragged. A drag is tried on this part alone, once a frame, so that it costs the same in a flat and in
 * a plan with three hundred walls; the whole plan hears of it when it is let go.
 */
export interface Surroundings {
  readonly level: Level;
  /** Ids that change and are drawn by the moving layer; the rest of `level` only gives corners to meet. */
  readonly moving: ReadonlySet<string>;
}

export interface Preview {
  readonly shape: LevelShape;
  readonly level: Level;
  readonly vertices: ReadonlyMap<string, Point>;
  /** Why it cannot be done so; the plan stays as it was. */
  readonly refused: string | null;
}

/**
 * @param corners ids of corners that move
 * @param things ids of whatever else moves
 */
export function surroundingsOf(
  level: Level,
  shape: LevelShape,
  corners: ReadonlySet<string>,
  things: ReadonlySet<string>,
): Surroundings {
  const meets = (ids: ReadonlySet<string>) => level.walls.filter(({ from, to }) => ids.has(from) || ids.has(to));
  const endsOf = (walls: readonly { readonly from: string; readonly to: string }[]) =>
    new Set(walls.flatMap(({ from, to }) => [from, to]));
  const holds = level.openings.filter(({ id }) => things.has(id)).map(({ wallId }) => wallId);
  const held = new Set([...holds, ...level.walls.map(({ id }) => id).filter((id) => things.has(id))]);
  const stretched = meets(corners);
  // A wall that meets a stretched one is cut along another line at that end.
  const cut = stretched.length > 0 ? meets(endsOf(stretched)) : [];
  const changed = new Set([...cut.map(({ id }) => id), ...held]);
  const around = new Set(
    shape.rooms
      .filter(({ sides }) => corners.size > 0 && sides.some((ring) => ring.some(({ wallId }) => changed.has(wallId))))
      .flatMap(({ sides }) => sides.flat().map(({ wallId }) => wallId)),
  );
  const ends = endsOf(level.walls.filter(({ id }) => changed.has(id)));
  const walls = level.walls.filter(
    ({ id, from, to }) => changed.has(id) || around.has(id) || ends.has(from) || ends.has(to),
  );
  const kept = new Set(walls.map(({ id }) => id));
  const needed = endsOf(walls);
  return {
    moving: new Set([...changed, ...things]),
    level: {
      ...level,
      walls,
      vertices: level.vertices.filter(({ id }) => needed.has(id)),
      openings: level.openings.filter(({ wallId }) => kept.has(wallId)),
      furniture: level.furniture.filter(({ id }) => things.has(id)),
      stairs: level.stairs.filter(({ id }) => things.has(id)),
      lowZones: level.lowZones.filter(({ id }) => things.has(id)),
      dimensions: level.dimensions.filter(({ id }) => things.has(id)),
      notes: level.notes.filter(({ id }) => things.has(id)),
      measures: [],
      underlay: null,
    },
  };
}

/** Tries a command on the surroundings. */
export function previewCommand(
  plan: FloorPlan,
  { level }: Surroundings,
  command: PlanCommand,
  apply: ApplyCommand,
  shapeLevel: ShapeLevel,
): Preview {
  const answer = apply({ ...plan, levels: [level] }, command);
  const next = answer.kind === "done" ? (answer.plan.levels[0] ?? level) : level;
  return {
    level: next,
    shape: shapeLevel(next),
    vertices: new Map(next.vertices.map((vertex) => [vertex.id, vertex])),
    refused: answer.kind === "refused" ? answer.reason : null,
  };
}
