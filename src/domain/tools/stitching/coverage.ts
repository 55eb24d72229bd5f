import type { Alignment } from "./align-photos.ts";
import { rayOf } from "./even-light.ts";
import { pointOf } from "./lens.ts";
import type { PanoramaCrop } from "./panorama-xmp.ts";
import { multiplied, rotationOf, transposed, turned } from "./rotation.ts";

export const COVER_COLUMNS = 144;
export const COVER_ROWS = 72;

/** Which parts of the sphere the photos show. */
interface Coverage {
  /** One byte a cell of 2.5°, from the left column and the top row; 1 where a photo looks. */
  readonly cells: Uint8Array;
  /** Of the sphere's surface, 0 to 1. */
  readonly share: number;
  /** In Spanish, in the order of what hurts most; empty where nothing is missing. */
  readonly missing: readonly string[];
}

export function coverageOf({ lens, sizes, photos }: Alignment): Coverage {
  const cells = new Uint8Array(COVER_COLUMNS * COVER_ROWS);
  const cameras = photos.flatMap(({ rotation }, at) =>
    rotation === null ? [] : [{ back: transposed(rotation), size: sizes[at]! }],
  );
  let seen = 0;
  let all = 0;
  for (let row = 0; row < COVER_ROWS; row++) {
    const pitch = (0.5 - (row + 0.5) / COVER_ROWS) * Math.PI;
    for (let column = 0; column < COVER_COLUMNS; column++) {
      const ray = rayOf(((column + 0.5) / COVER_COLUMNS - 0.5) * 2 * Math.PI, pitch);
      const isSeen = cameras.some(({ back, size }) => {
        const point = pointOf(lens, turned(back, ray));
        return (
          point !== null &&
          Math.abs(point.x) * lens.focal < size.width / 2 &&
          Math.abs(point.y) * lens.focal < size.height / 2
        );
      });
      all += Math.cos(pitch);
      if (!isSeen) continue;
      seen += Math.cos(pitch);
      cells[row * COVER_COLUMNS + column] = 1;
    }
  }
  return { cells, share: seen / all, missing: missingOf(cells) };
}

function missingOf(cells: Uint8Array): string[] {
  const horizon = COVER_ROWS / 2;
  const gap = widestGap(cells, (column, row) => row === horizon && cells[row * COVER_COLUMNS + column] === 1);
  const missing: string[] = [];
  if (gap.width > 0)
    missing.push(`Faltan ${Math.ceil((gap.width * 360) / COVER_COLUMNS)}° de la vuelta a la altura de los ojos`);
  const shareOf = (from: number, to: number) => {
    let seen = 0;
    for (let at = from * COVER_COLUMNS; at < to * COVER_COLUMNS; at++) seen += cells[at]!;
    return seen / ((to - from) * COVER_COLUMNS);
  };
  if (shareOf(0, COVER_ROWS / 5) < 0.9) missing.push("Falta el techo: repite la vuelta con el móvil hacia arriba");
  if (shareOf((COVER_ROWS * 4) / 5, COVER_ROWS) < 0.9)
    missing.push("Falta el suelo: repite la vuelta con el móvil hacia abajo");
  return missing;
}

/** The widest run of columns, around the seam as well, in which no row counts. */
function widestGap(
  cells: Uint8Array,
  counts: (column: number, row: number) => boolean,
): { start: number; width: number } {
  const isFull = Array.from({ length: COVER_COLUMNS }, (_, column) =>
    Array.from({ length: cells.length / COVER_COLUMNS }, (_, row) => counts(column, row)).some(Boolean),
  );
  let best = { start: 0, width: 0 };
  if (!isFull.includes(true)) return { start: 0, width: COVER_COLUMNS };
  for (let start = 0; start < COVER_COLUMNS; start++) {
    let width = 0;
    while (width < COVER_COLUMNS && !isFull[(start + width) % COVER_COLUMNS]) width++;
    if (width > best.width) best = { start, width };
  }
  return best;
}

/** Turns the whole set about the upright axis so that its widest gap lies behind, where a partial panorama is cut. */
export function turnGapBehind(alignment: Alignment): Alignment {
  const { cells } = coverageOf(alignment);
  const gap = widestGap(cells, (column, row) => cells[row * COVER_COLUMNS + column] === 1);
  if (gap.width < 2) return alignment;
  // The middle of the gap should lie at half a turn.
  const yaw = ((gap.start + gap.width / 2) / COVER_COLUMNS) * 2 * Math.PI;
  const turn = rotationOf([0, -yaw, 0]);
  return {
    ...alignment,
    photos: alignment.photos.map((photo) => ({
      ...photo,
      rotation: photo.rotation === null ? null : multiplied(turn, photo.rotation),
    })),
  };
}

/** The smallest rectangle of a panorama that holds all that is seen, one cell wider on each side. */
export function cropOf({ cells }: Coverage, fullWidth: number): PanoramaCrop {
  const fullHeight = fullWidth / 2;
  let [left, right, top, bottom] = [COVER_COLUMNS, -1, COVER_ROWS, -1];
  cells.forEach((cell, at) => {
    if (cell === 0) return;
    const column = at % COVER_COLUMNS;
    const row = Math.floor(at / COVER_COLUMNS);
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  });
  if (right < 0) return { fullWidth, fullHeight, left: 0, top: 0, width: fullWidth, height: fullHeight };
  const x = (column: number) => Math.round((Math.min(COVER_COLUMNS, Math.max(0, column)) * fullWidth) / COVER_COLUMNS);
  const y = (row: number) => Math.round((Math.min(COVER_ROWS, Math.max(0, row)) * fullHeight) / COVER_ROWS);
  const from = { left: x(left - 1), top: y(top - 1) };
  return { fullWidth, fullHeight, ...from, width: x(right + 2) - from.left, height: y(bottom + 2) - from.top };
}
