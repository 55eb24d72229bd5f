import { NEIGHBOURHOODS, type Neighbourhood } from "./neighbourhoods.ts";
import { distanceM } from "./place.ts";

/** Farther than this from every point, a home lies in no neighbourhood of the table. Metres. */
const REACH_M = 1_600;

/**
 * The neighbourhood whose point is nearest (the cell in which the point lies), or `undefined` outside the two cities.
 *
 * A point just over the city's border, in the next municipality, is nearest to one too: callers who know the
 * municipality give it, and for another one than the neighbourhood's the answer is `undefined`.
 */
export function nearestNeighbourhood(
  latitude: number,
  longitude: number,
  municipalityCode?: string,
): Neighbourhood | undefined {
  let nearest: Neighbourhood | undefined;
  let distance = REACH_M;
  for (const neighbourhood of NEIGHBOURHOODS) {
    const away = distanceM(neighbourhood, { latitude, longitude });
    if (away <= distance) [nearest, distance] = [neighbourhood, away];
  }
  return municipalityCode === undefined || nearest?.municipalityCode === municipalityCode ? nearest : undefined;
}
