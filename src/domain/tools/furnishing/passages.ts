import { distanceToRings, isInRings, windingOf } from "../floor-plan/geometry.ts";
import type { ExactPoint, Ring } from "../floor-plan/level-shape.ts";

/** Side of the squares in which it is looked where one can walk, in mm. */
const CELL = 100;

/** A room in squares, with how far each one's middle lies from the walls. */
export interface WalkField {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** Width of the way that is asked for, in mm. */
  readonly widthMm: number;
  /** Squares in which one may stand as far as walls go. */
  readonly isFree: Uint8Array;
  /** Squares at a door, where the way is as narrow as the door. */
  readonly isDoor: Uint8Array;
  readonly doors: readonly ExactPoint[];
}

export function walkField(rings: readonly Ring[], doors: readonly ExactPoint[], widthMm: number): WalkField {
  const outer = rings[0] ?? [];
  const xs = outer.map(({ x }) => x);
  const ys = outer.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const columns = Math.ceil((Math.max(...xs) - left) / CELL) + 1;
  const rows = Math.ceil((Math.max(...ys) - top) / CELL) + 1;
  const isFree = new Uint8Array(columns * rows);
  const isDoor = new Uint8Array(columns * rows);
  for (let cell = 0; cell < columns * rows; cell++) {
    const point = { x: left + (cell % columns) * CELL, y: top + Math.floor(cell / columns) * CELL };
    const isAtDoor = doors.some((door) => Math.hypot(door.x - point.x, door.y - point.y) < widthMm / 2 + CELL);
    if (isAtDoor) isDoor[cell] = 1;
    if (isInRings(point, rings) && distanceToRings(point, rings) >= keptFree(isAtDoor, widthMm)) isFree[cell] = 1;
  }
  return { left, top, columns, rows, widthMm, isFree, isDoor, doors };
}

/** Half the way's width, less what the squares cannot tell. */
const keptFree = (isAtDoor: boolean, widthMm: number) => (isAtDoor ? CELL : widthMm / 2 - CELL / 4) - 1;

/**
 * Which targets cannot be reached from the first door: squares that keep half the way's width to walls and pieces are walked one by one.
 *
 * @param targets outlines; one is reached where the way comes by half its width near to it
 * @returns indices into `targets`; all are reached where a room has no door
 */
export function unreached(field: WalkField, solids: readonly Ring[], targets: readonly Ring[]): number[] {
  const first = field.doors[0];
  if (!first || targets.length === 0) return [];
  const { left, top, columns, rows } = field;
  const isOpen = field.isFree.slice();
  for (const solid of solids) close(field, isOpen, solid);
  const start =
    Math.min(rows - 1, Math.max(0, Math.round((first.y - top) / CELL))) * columns +
    Math.min(columns - 1, Math.max(0, Math.round((first.x - left) / CELL)));
  const queue = [start];
  // A square is closed once it was walked.
  isOpen[start] = 0;
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at]!;
    const column = cell % columns;
    for (const next of [
      cell - columns,
      cell + columns,
      column > 0 ? cell - 1 : -1,
      column < columns - 1 ? cell + 1 : -1,
    ]) {
      if (next < 0 || next >= isOpen.length || !isOpen[next]) continue;
      isOpen[next] = 0;
      queue.push(next);
    }
  }
  const reach = field.widthMm / 2 + CELL;
  return targets.flatMap((target, at) =>
    queue.some((cell) => {
      const point = { x: left + (cell % columns) * CELL, y: top + Math.floor(cell / columns) * CELL };
      return windingOf(point, target) !== 0 || distanceToRings(point, [target]) <= reach;
    })
      ? []
      : [at],
  );
}

/** Closes the squares that lie too near to a piece. */
function close({ left, top, columns, rows, widthMm, isDoor }: WalkField, isOpen: Uint8Array, solid: Ring) {
  const xs = solid.map(({ x }) => x);
  const ys = solid.map(({ y }) => y);
  const margin = widthMm / 2;
  const from = Math.max(0, Math.floor((Math.min(...xs) - margin - left) / CELL));
  const to = Math.min(columns - 1, Math.ceil((Math.max(...xs) + margin - left) / CELL));
  const last = Math.min(rows - 1, Math.ceil((Math.max(...ys) + margin - top) / CELL));
  for (let row = Math.max(0, Math.floor((Math.min(...ys) - margin - top) / CELL)); row <= last; row++)
    for (let column = from; column <= to; column++) {
      const cell = row * columns + column;
      if (!isOpen[cell]) continue;
      const point = { x: left + column * CELL, y: top + row * CELL };
      if (windingOf(point, solid) !== 0 || distanceToRings(point, [solid]) < keptFree(isDoor[cell] === 1, widthMm))
        isOpen[cell] = 0;
    }
}
