import type { ExactPoint, OpeningShape, Ring, WallShape } from "#domain/tools/floor-plan/level-shape.ts";
import { distance, stepFrom, unitVector } from "./geometry.ts";

/** Paths of SVG in millimetres: one for all walls of a kind, so that three hundred walls are five elements. */

export interface WallPaths {
  /** Filled: façades, party walls, partitions up to the ceiling. */
  readonly solid: string;
  /** Outlined: railings and walls that end below the ceiling. */
  readonly low: string;
  /** Dashed middle lines of separations without a wall. */
  readonly virtual: string;
}

export interface OpeningPaths {
  /** The wall taken away. */
  readonly gap: string;
  /** Leaves, frames, glass: thin full lines. */
  readonly line: string;
  /** The arc that a leaf sweeps. */
  readonly arc: string;
  /** Dashed: the edges of a passage without a door. */
  readonly dashed: string;
}

const at = ({ x, y }: ExactPoint) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;

export const ringPath = (ring: Ring): string => (ring.length < 2 ? "" : `M${ring.map(at).join("L")}Z`);

const linePath = (from: ExactPoint, to: ExactPoint) => `M${at(from)}L${at(to)}`;

export function wallPaths(walls: readonly WallShape[], vertices: ReadonlyMap<string, ExactPoint>): WallPaths {
  let solid = "";
  let low = "";
  let virtual = "";
  for (const { wall, outline } of walls) {
    if (wall.kind === "virtual" || wall.thicknessMm === 0) {
      const from = vertices.get(wall.from);
      const to = vertices.get(wall.to);
      if (from && to) virtual += linePath(from, to);
    } else if (wall.kind === "baranda" || wall.heightMm !== null) low += ringPath(outline);
    else solid += ringPath(outline);
  }
  return { solid, low, virtual };
}

export function openingPaths(walls: readonly WallShape[]): OpeningPaths {
  const paths = { gap: "", line: "", arc: "", dashed: "" };
  for (const { wall, openings } of walls) {
    for (const opening of openings) {
      const drawn = onePath(opening, Math.max(wall.thicknessMm, 40));
      paths.gap += drawn.gap;
      paths.line += drawn.line;
      paths.arc += drawn.arc;
      paths.dashed += drawn.dashed;
    }
  }
  return paths;
}

/** One opening in its wall. */
function onePath({ opening, start, end }: OpeningShape, thicknessMm: number): OpeningPaths {
  const along = unitVector(start, end);
  const width = distance(start, end);
  const half = thicknessMm / 2;
  const place = (t: number, aside: number) => stepFrom(start, along, t, aside);
  const band = (aside: number, t = 0, to = width) => linePath(place(t, aside), place(to, aside));
  const box = (t: number, to: number, aside: number, other: number) =>
    ringPath([place(t, aside), place(to, aside), place(to, other), place(t, other)]);
  // A little more than the wall, so that no hair of it is left on either face.
  const gap = box(0, width, -half - 2, half + 2);
  const jambs = linePath(place(0, -half), place(0, half)) + linePath(place(width, -half), place(width, half));
  const side = opening.opensTo === "right" ? 1 : -1;
  const empty = { gap, line: jambs, arc: "", dashed: "" };
  switch (opening.kind) {
    case "puerta": {
      const leaf = leafPath(
        place,
        opening.hinge === "from" ? 0 : width,
        opening.hinge === "from" ? width : 0,
        side,
        half,
      );
      return { ...empty, line: jambs + leaf.line, arc: leaf.arc };
    }
    case "puerta-doble":
    case "puerta-balconera": {
      const [left, right] = [leafPath(place, 0, width / 2, side, half), leafPath(place, width, width / 2, side, half)];
      const sill = opening.kind === "puerta-balconera" ? band(-half) + band(half) : "";
      return { ...empty, line: jambs + sill + left.line + right.line, arc: left.arc + right.arc };
    }
    case "puerta-corredera": {
      const from = opening.hinge === "from" ? -width : width;
      const leaf = box(from * 0.9, from * 0.9 + width, side * (half + 20), side * (half + 60));
      return { ...empty, line: jambs + leaf, dashed: band(0) };
    }
    case "puerta-plegable": {
      const knee = side * (half + width * 0.22);
      const [a, b] = opening.hinge === "from" ? [0, 1] : [width, -1];
      const steps = [0, 0.18, 0.36, 0.54].map((t, i) => place(a + b * t * width, i % 2 === 0 ? side * half : knee));
      return {
        ...empty,
        line:
          jambs +
          steps
            .slice(1)
            .map((step, i) => linePath(steps[i] ?? step, step))
            .join(""),
      };
    }
    case "ventana":
      return {
        ...empty,
        line:
          jambs +
          band(-half) +
          band(half) +
          band(-half / 4) +
          band(half / 4) +
          linePath(place(width / 2, -half / 4), place(width / 2, half / 4)),
      };
    case "ventana-corredera":
      return {
        ...empty,
        line:
          jambs + band(-half) + band(half) + box(0, width * 0.54, -half / 3, 0) + box(width * 0.46, width, 0, half / 3),
      };
    case "ventana-fija":
      return { ...empty, line: jambs + band(-half) + band(half) + band(0) };
    case "hueco":
      return { ...empty, dashed: band(-half) + band(half) };
  }
}

/** A leaf that stands open at a right angle, and the quarter circle to where it closes. */
function leafPath(
  place: (t: number, aside: number) => ExactPoint,
  hinge: number,
  lock: number,
  side: number,
  half: number,
) {
  const radius = Math.abs(lock - hinge);
  const tip = place(hinge, side * (half + radius));
  // Clockwise where the leaf's tip lies to the left of the way from hinge to lock.
  const sweep = lock > hinge === side > 0 ? 0 : 1;
  return {
    line: linePath(place(hinge, side * half), tip),
    arc: `M${at(tip)}A${round(radius)} ${round(radius)} 0 0 ${sweep} ${at(place(lock, side * half))}`,
  };
}
