import { comparedParts } from "#domain/market/figures/compared-parts.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import type { LonLat } from "#domain/shared/places/ring.ts";
import { type SketchMap, sketchMap } from "#domain/shared/places/sketch-map.ts";
import { municipalitiesIn } from "../../platform/places/municipality-at.server.ts";

const FRAME = { width: 640, height: 460 };
/** Borders are looked for this many degrees around the quarters: the frame reaches beyond them. */
const AROUND = 0.4;

export interface QuarterSketch {
  map: SketchMap;
  /** Names of the quarters, in the order of the map's points. */
  names: string[];
}

/** The quarters or districts of a zone on the borders of its towns, with a price and without; null where fewer than two have a position. */
export function sketchQuarters(
  figures: Pick<ZoneFigures, "quarters" | "districts">,
  frame = FRAME,
): QuarterSketch | null {
  const { telling, silent } = comparedParts(figures);
  const placed = [...telling, ...silent].filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  if (placed.length < 2) return null;
  const points = placed.map(({ latitude, longitude }): LonLat => [longitude!, latitude!]);
  const [x, y] = [points.map(([longitude]) => longitude), points.map(([, latitude]) => latitude)];
  const borders = municipalitiesIn({
    west: Math.min(...x) - AROUND,
    south: Math.min(...y) - AROUND,
    east: Math.max(...x) + AROUND,
    north: Math.max(...y) + AROUND,
  });
  return { map: sketchMap(points, borders, frame), names: placed.map(({ name }) => name) };
}
