/** Prints how long the place search takes: `node scripts/places/bench.ts`. Asked for: index 150 ms, query 10 ms. */
import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { indexPlaces, searchPlaces } from "#domain/shared/places/place-search.ts";
import { readMunicipalities, spanishPlaces } from "#domain/shared/places/spanish-places.ts";

const QUERIES = [
  "valencia",
  "ruzafa",
  "san",
  "hospitalet de llobregat",
  "sants barcelona",
  "Valencai",
  "sebasitan",
  "xyzzy",
];
const ROUNDS = 20;

const start = performance.now();
const index = indexPlaces(spanishPlaces(PROVINCES, readMunicipalities(MUNICIPALITIES)));
console.log(`index of ${index.entries.length} places: ${(performance.now() - start).toFixed(0)} ms`);

for (const query of QUERIES) {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    searchPlaces(index, query);
    return performance.now() - before;
  }).sort((a, b) => a - b);
  console.log(`${query.padEnd(26)} median ${times[ROUNDS / 2]!.toFixed(1)} ms, slowest ${times.at(-1)!.toFixed(1)} ms`);
}
