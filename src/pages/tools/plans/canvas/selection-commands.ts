import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { Level, Point } from "#domain/tools/floor-plan/plan.ts";
import { middleOf, wholePoint } from "./geometry.ts";
import { otherHinge, otherSide } from "./place-draft.ts";
import type { Thing } from "./things.ts";
import { boxOf } from "./viewport.ts";

/** Commands for the chosen things. */

/** Half a metre: enough to see that there are two. */
const COPY_STEP: Point = { x: 500, y: 500 };

/** The middle of everything chosen; turns and mirrors keep it. */
export function middleOfSelection(things: readonly Thing[], selected: readonly string[]): Point {
  const box = boxOf(things.filter(({ id }) => selected.includes(id)).flatMap(({ points }) => points));
  return box ? wholePoint(middleOf({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY })) : { x: 0, y: 0 };
}

export function transformSelection(
  level: Level,
  things: readonly Thing[],
  selected: readonly string[],
  change: { readonly rotate?: number; readonly mirror?: "x" | "y" },
): PlanCommand {
  return {
    do: "transform",
    levelId: level.id,
    ids: [...selected],
    about: middleOfSelection(things, selected),
    by: { x: 0, y: 0 },
    rotate: change.rotate ?? 0,
    mirror: change.mirror ?? "none",
  };
}

export const removeSelection = (level: Level, selected: readonly string[]): PlanCommand => ({
  do: "remove",
  levelId: level.id,
  ids: [...selected],
});

export const duplicateSelection = (level: Level, selected: readonly string[], id: string): PlanCommand => ({
  do: "copy",
  levelId: level.id,
  ids: [...selected],
  id,
  by: COPY_STEP,
});

/** Kept by the page for as long as it lives, so that what is copied on one level can be pasted on another. */
export interface Clipboard {
  readonly levelId: string;
  readonly ids: readonly string[];
}

export function pasteClipboard(level: Level, { levelId, ids }: Clipboard, id: string): PlanCommand {
  const isHere = levelId === level.id;
  return {
    do: "copy",
    levelId,
    ids: [...ids],
    id,
    by: isHere ? COPY_STEP : { x: 0, y: 0 },
    ...(isHere ? {} : { toLevelId: level.id }),
  };
}

/** Hinges or sides of the chosen doors and windows, changed one by one. */
export function flipOpenings(
  level: Level,
  selected: readonly string[],
  what: "hinge" | "side",
): readonly PlanCommand[] {
  return level.openings
    .filter(({ id }) => selected.includes(id))
    .map((opening) => ({
      do: "put-opening",
      levelId: level.id,
      opening:
        what === "hinge"
          ? { ...opening, hinge: otherHinge(opening.hinge) }
          : { ...opening, opensTo: otherSide(opening.opensTo) },
    }));
}

/** Along its wall a door or window moves by the part of a nudge that runs there. */
export function nudgeOpening(level: Level, selected: readonly string[], by: Point): PlanCommand | null {
  const opening = selected.length === 1 ? level.openings.find(({ id }) => id === selected[0]) : undefined;
  const wall = opening && level.walls.find(({ id }) => id === opening.wallId);
  const from = wall && level.vertices.find(({ id }) => id === wall.from);
  const to = wall && level.vertices.find(({ id }) => id === wall.to);
  if (!opening || !from || !to) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const along = Math.round((by.x * (to.x - from.x) + by.y * (to.y - from.y)) / length);
  const offsetMm = Math.max(0, Math.min(Math.round(length), opening.offsetMm + along));
  return { do: "put-opening", levelId: level.id, opening: { ...opening, offsetMm } };
}
