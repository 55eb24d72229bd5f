import { PROVINCES } from "#content/places/provinces.ts";
import { NEIGHBOURHOODS } from "#domain/shared/places/neighbourhoods.ts";
import { COUNTRY_LABELS } from "./neighbour-lands.ts";

/** A name to write on the map. */
export interface PlaceLabel {
  name: string;
  latitude: number;
  longitude: number;
  /** Inhabitants or what ranks like them: the larger is written first. */
  weight: number;
  /** Zooms between which it may be written. */
  minZoom: number;
  maxZoom: number;
  kind: "country" | "province" | "town" | "neighbourhood";
}

/** Zoom from which the map knows municipalities; below it writes provinces. */
export const TOWNS_FROM_ZOOM = 6.5;

/** Towns of `content/places/borders`: name, latitude, longitude and inhabitants between tabs. */
export function townLabels(table: string): PlaceLabel[] {
  return table.split("\n").map((line) => {
    const [name = "", latitude, longitude, population] = line.split("\t");
    const weight = Number(population);
    return {
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      weight,
      minZoom: weight > 100_000 ? TOWNS_FROM_ZOOM : weight > 40_000 ? 8.5 : weight > 8_000 ? 9.5 : 10.5,
      // Within the two cities their neighbourhoods are named instead.
      maxZoom: NEIGHBOURHOOD_CITIES.has(name) ? 12.5 : 15,
      kind: "town",
    };
  });
}

const NEIGHBOURHOOD_CITIES: ReadonlySet<string> = new Set(["Barcelona", "Valencia"]);

export const FIXED_LABELS: readonly PlaceLabel[] = [
  ...COUNTRY_LABELS.map((label): PlaceLabel => ({ ...label, weight: 1e9, minZoom: 3, maxZoom: 7, kind: "country" })),
  ...PROVINCES.map(
    ({ name, latitude, longitude, population }): PlaceLabel => ({
      name,
      latitude,
      longitude,
      weight: population,
      minZoom: 4,
      maxZoom: TOWNS_FROM_ZOOM,
      kind: "province",
    }),
  ),
  ...NEIGHBOURHOODS.map(
    ({ name, latitude, longitude, adverts2018 }): PlaceLabel => ({
      name,
      latitude,
      longitude,
      weight: adverts2018,
      minZoom: 12.5,
      maxZoom: 24,
      kind: "neighbourhood",
    }),
  ),
];

/** A box on the screen: left, top, right and bottom in px. */
export type LabelBox = readonly [number, number, number, number];

/** A label to write, `shift` px under its point (negative: over it). */
export interface PlacedLabel {
  label: PlaceLabel;
  shift: number;
}

const LETTER_PX = 6.6;
const LINE_PX = 18;
const SHIFTS_PX = [0, 26, -50] as const;

/**
 * The labels that fit: heaviest first, none upon another or upon a kept box, none cut by the edge.
 *
 * @param kept boxes that stay free (pin, numbered points, controls)
 */
export function fitLabels(
  labels: readonly PlaceLabel[],
  view: { zoom: number; width: number; height: number; project: (label: PlaceLabel) => { x: number; y: number } },
  kept: readonly LabelBox[],
  limit = 24,
): PlacedLabel[] {
  const boxes = [...kept];
  const placed: PlacedLabel[] = [];
  const candidates = labels
    .filter((label) => view.zoom >= label.minZoom && view.zoom < label.maxZoom)
    .sort((a, b) => b.weight - a.weight);
  for (const label of candidates) {
    if (placed.length >= limit) break;
    const at = view.project(label);
    const half = (label.name.length * LETTER_PX) / 2 + 4;
    // Where the place itself is taken, as by the pin, the name may stand a little under or over it.
    for (const shift of SHIFTS_PX) {
      const y = at.y + shift;
      const box = [at.x - half, y - LINE_PX / 2, at.x + half, y + LINE_PX / 2] as const;
      if (box[0] < 0 || box[1] < 0 || box[2] > view.width || box[3] > view.height) continue;
      if (boxes.some((other) => box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1]))
        continue;
      boxes.push(box);
      placed.push({ label, shift });
      break;
    }
  }
  return placed;
}
