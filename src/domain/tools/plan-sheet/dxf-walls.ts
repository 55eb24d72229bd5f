import type { Point } from "../floor-plan/plan.ts";
import type { ImportedWall } from "./read-dxf.ts";

/** Lines of a drawing → walls: two faces that run beside each other are one wall. */

const SHORTEST_MM = 100;
const SINGLE_MM = 100;
const THINNEST_MM = 40;
const THICKEST_MM = 600;
/** Faces beyond a face that are tried: a hatch of a thousand lines has no walls to find. */
const MOST_NEIGHBOURS = 200;
/** Sine of the angle up to which two lines are parallel: half a degree. */
const PARALLEL = 0.0087;

interface Face {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Direction turned so that it points right or down, for both faces alike. */
  readonly ux: number;
  readonly uy: number;
  /** Distance from the origin across the direction. */
  readonly across: number;
  readonly start: number;
  readonly end: number;
}

interface Strip {
  readonly ux: number;
  readonly uy: number;
  readonly across: number;
  readonly start: number;
  readonly end: number;
  readonly thicknessMm: number;
}

export function wallsOfLines(lines: readonly { readonly from: Point; readonly to: Point }[]): {
  readonly walls: readonly ImportedWall[];
  readonly short: number;
  readonly single: number;
} {
  const faces = lines.map(faceOf).filter((face) => face !== null);
  const long = faces.filter(({ length }) => length >= SHORTEST_MM);
  const strips: Strip[] = [];
  const used = new Set<Face>();
  for (const group of byDirection(long)) {
    const sorted = [...group].sort((a, b) => a.across - b.across);
    // Each face takes the nearest one beyond it that runs beside it.
    for (let i = 0; i < sorted.length; i++) {
      const a = sorted[i] as Face;
      for (let j = i + 1; j < Math.min(sorted.length, i + MOST_NEIGHBOURS); j++) {
        const b = sorted[j] as Face;
        const gap = b.across - a.across;
        if (gap > THICKEST_MM) break;
        const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
        if (gap < THINNEST_MM || end - start < SHORTEST_MM || used.has(b)) continue;
        if (end - start < gap && Math.min(a.length, b.length) < gap) continue;
        used.add(a).add(b);
        strips.push({
          ux: a.ux,
          uy: a.uy,
          across: (a.across + b.across) / 2,
          start: Math.min(a.start, b.start),
          end: Math.max(a.end, b.end),
          thicknessMm: Math.round(gap),
        });
        break;
      }
    }
  }
  const thickest = strips.reduce((most, { thicknessMm }) => Math.max(most, thicknessMm), 0);
  // A line that closes a wall's end or a jamb is as short as walls are thick, and no wall.
  const alone = long.filter((face) => !used.has(face) && (strips.length === 0 || face.length > thickest * 1.2));
  const singles = alone.map((face) => ({ ...face, thicknessMm: SINGLE_MM }));
  const walls = [...strips, ...singles].map((strip): ImportedWall => {
    const at = (along: number): Point => ({
      x: Math.round(strip.ux * along - strip.uy * strip.across) + 0,
      y: Math.round(strip.uy * along + strip.ux * strip.across) + 0,
    });
    const kind = strip.thicknessMm >= 180 ? "fachada" : "tabique";
    return { from: at(strip.start), to: at(strip.end), thicknessMm: strip.thicknessMm, kind, openings: [] };
  });
  return { walls, short: faces.length - long.length, single: singles.length };
}

function faceOf({ from, to }: { readonly from: Point; readonly to: Point }): Face | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  let [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  if (ux < -1e-9 || (Math.abs(ux) <= 1e-9 && uy < 0)) [ux, uy] = [-ux, -uy];
  const along = [from, to].map(({ x, y }) => x * ux + y * uy);
  return {
    from,
    to,
    length,
    ux,
    uy,
    across: from.y * ux - from.x * uy,
    start: Math.min(...along),
    end: Math.max(...along),
  };
}

/** Faces that are parallel, by direction; the direction of a group is that of its first. */
function byDirection(faces: readonly Face[]): readonly (readonly Face[])[] {
  const sorted = [...faces].sort((a, b) => Math.atan2(a.uy, a.ux) - Math.atan2(b.uy, b.ux));
  const groups: Face[][] = [];
  for (const face of sorted) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && Math.abs(first.ux * face.uy - first.uy * face.ux) < PARALLEL) group.push(face);
    else groups.push([face]);
  }
  return groups;
}
