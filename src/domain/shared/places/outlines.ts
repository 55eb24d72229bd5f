import { type LonLat, ringContains } from "./ring.ts";

/** The smallest rectangle around an area, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** An area of land: its polygons, each an outer ring followed by the rings of its holes. Rings are closed. */
export interface Outline {
  /** INE code of a province or a municipality. */
  code: string;
  polygons: LonLat[][][];
  bounds: Bounds;
}

/** Grid that the positions of es-atlas lie on: position = step · scale + translate. */
const ATLAS = {
  scale: [0.002249121470147015, 0.001615627204520452],
  translate: [-18.16118085, 27.637723150000003],
} as const;

/**
 * Lines written as `x y dx dy dx dy…` in steps of es-atlas and parted by `;`.
 *
 * @param text empty when there is no line
 * @returns each line as positions in degrees
 */
export function decodeArcs(text: string): LonLat[][] {
  if (text === "") return [];
  return text.split(";").map((line) => {
    const steps = line.split(" ").map(Number);
    const points: LonLat[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i]!;
      y += steps[i + 1]!;
      points.push([x * ATLAS.scale[0] + ATLAS.translate[0], y * ATLAS.scale[1] + ATLAS.translate[1]]);
    }
    return points;
  });
}

/**
 * Areas whose borders are shared: a line of text for each area, `code`, a tab, and its rings. A ring is the numbers of its arcs, parted by
 * commas; `~7` is arc 7 taken backwards. Rings of one polygon are parted by blanks, polygons by `|`.
 *
 * @param arcs what `decodeArcs` gave for the text that belongs to these areas
 */
export function decodeOutlines(text: string, arcs: readonly (readonly LonLat[])[]): Outline[] {
  return text.split("\n").map((line) => {
    const [code = "", areas = ""] = line.split("\t");
    const polygons = areas.split("|").map((rings) => rings.split(" ").map((ring) => joinArcs(ring, arcs)));
    return { code, polygons, bounds: boundsOf(polygons.flat(2)) };
  });
}

/** The arcs of a ring one after the other; each begins where the one before ends, and that point stands once. */
function joinArcs(ring: string, arcs: readonly (readonly LonLat[])[]): LonLat[] {
  const points: LonLat[] = [];
  for (const name of ring.split(",")) {
    const arc = arcs[Number(name.replace("~", ""))]!;
    const way = name.startsWith("~") ? arc.toReversed() : arc;
    points.push(...(points.length === 0 ? way : way.slice(1)));
  }
  return points;
}

function boundsOf(points: readonly LonLat[]): Bounds {
  const bounds = {
    west: Number.POSITIVE_INFINITY,
    south: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
  };
  for (const [longitude, latitude] of points) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
}

/** Whether a position lies in an area and in none of its holes. Which side a position exactly on a border belongs to is not defined. */
export function outlineContains({ bounds, polygons }: Outline, [longitude, latitude]: LonLat): boolean {
  if (longitude < bounds.west || longitude > bounds.east || latitude < bounds.south || latitude > bounds.north)
    return false;
  return polygons.some((rings) => rings.filter((ring) => ringContains(ring, [longitude, latitude])).length % 2 === 1);
}
