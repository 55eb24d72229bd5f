import { expect, test } from "vitest";
import { QUARTER_CITIES } from "#domain/shared/places/quarter-cities.ts";
import { QUARTERS } from "./quarters.server.ts";

/** Latitude and longitude of the neighbourhoods of each city, as the lists of the cities have them. */
function pointsOfCities(): Map<string, [number, number][]> {
  const points = new Map<string, [number, number][]>();
  let own: [number, number][] = [];
  for (const line of QUARTERS.split("\n")) {
    if (line.startsWith("#")) {
      own = [];
      points.set(line.slice(1), own);
    } else if (line !== "") {
      const [, , latitude, longitude] = line.split("\t");
      own.push([Number(latitude), Number(longitude)]);
    }
  }
  return points;
}

const POINTS = pointsOfCities();
const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
/** A degree of latitude. */
const KM = 111.2;
const kmBetween = ([lat, lon]: readonly [number, number], [otherLat, otherLon]: readonly [number, number]) =>
  Math.hypot((lat - otherLat) * KM, (lon - otherLon) * KM * Math.cos((lat * Math.PI) / 180));

// The neighbourhoods of València come from the areas that its adverts were taught with, not from this list.
const LISTED = QUARTER_CITIES.filter(({ key }) => POINTS.get(key)!.length > 0);

test.each(LISTED.map((city) => [city.key, city] as const))(
  "the point of %s lies where most of its neighbourhoods are, and all of these within its reach",
  (key, { latitude, longitude, reachKm }) => {
    const points = POINTS.get(key)!;
    const middle = [middleOf(points.map(([lat]) => lat)), middleOf(points.map(([, lon]) => lon))] as const;
    expect(kmBetween([latitude, longitude], middle)).toBeLessThan(Math.min(10, reachKm));
    expect(Math.max(...points.map((point) => kmBetween([latitude, longitude], point)))).toBeLessThanOrEqual(
      reachKm + 0.5,
    );
  },
);
