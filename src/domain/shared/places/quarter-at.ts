import { fold } from "../listing/fold.ts";
import { nearestNeighbourhood } from "./nearest.ts";
import { distanceM } from "./place.ts";
import { QUARTER_CITIES } from "./quarter-cities.ts";

/** A neighbourhood of a city as the tables have it: a point and how far it reaches. */
export interface QuarterPoint {
  name: string;
  latitude: number;
  longitude: number;
  radiusM: number;
}

/**
 * Neighbourhoods by the key of their city (`es-28079`), from the table of districts and neighbourhoods (`content/places/quarters`); districts are
 * left out.
 */
export function quarterPoints(table: string): Map<string, QuarterPoint[]> {
  const cities = new Map<string, QuarterPoint[]>();
  let quarters: QuarterPoint[] = [];
  for (const line of table.split("\n")) {
    if (line.startsWith("#")) {
      quarters = [];
      cities.set(line.slice(1), quarters);
      continue;
    }
    const [name = "", level, latitude, longitude, radiusM] = line.split("\t");
    if (level !== "b") continue;
    quarters.push({ name, latitude: Number(latitude), longitude: Number(longitude), radiusM: Number(radiusM) });
  }
  return cities;
}

interface Point {
  country: string;
  municipalityCode?: string | undefined;
  town?: string | undefined;
  latitude: number;
  longitude: number;
}

/** In radii: that of the table is estimated, and neighbourhoods are no circles. */
const REACH = 1.25;

/**
 * The neighbourhood in which a point lies: that whose point is nearest, in radii of it; undefined in towns without a list and outside the neighbourhoods of the
 * others.
 */
export function quarterAt(point: Point, cities: ReadonlyMap<string, readonly QuarterPoint[]>): string | undefined {
  const { municipalityCode, town, latitude, longitude } = point;
  if (municipalityCode !== undefined) {
    const known = nearestNeighbourhood(latitude, longitude, municipalityCode);
    if (known) return known.name;
  }
  const city = QUARTER_CITIES.find(
    (one) =>
      one.country === point.country &&
      (one.municipalityCode === undefined
        ? fold(one.name) === fold(town ?? "")
        : one.municipalityCode === municipalityCode),
  );
  let nearest: { name: string; radii: number } | undefined;
  for (const quarter of (city && cities.get(city.key)) ?? []) {
    const radii = distanceM(quarter, point) / quarter.radiusM;
    if (radii > REACH || (nearest && nearest.radii <= radii)) continue;
    nearest = { name: quarter.name, radii };
  }
  return nearest?.name;
}
