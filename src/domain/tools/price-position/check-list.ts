import { METRES_PER_DEGREE } from "../valuation/position.ts";
import type { PriceIndex } from "../valuation/price-index.ts";
import { checkPrice, type PriceCheck } from "./check-price.ts";
import type { PublishedAdvert } from "./repeated-advert.ts";

/** Adverts of the list among which comparables are chosen: the nearest ones. */
const MOST_AROUND = 120;
/** Side of a square of the grid in which adverts are looked up, in metres. */
const CELL_M = 750;
/** Squares to each side in which the nearest are looked for; the engine admits 6 km. */
const RINGS = [1, 2, 4, 8] as const;

/** One advert of a list with its verdict. */
export interface ListedCheck {
  advert: PublishedAdvert;
  check: PriceCheck;
}

interface Placed {
  advert: PublishedAdvert;
  east: number;
  north: number;
}

/**
 * Checks the adverts of a list one by one, each against the others: none proves its own price, nor those that may show the same home.
 * Every `next` does one advert, so that who asks can show how far it is and stop.
 *
 * @param adverts in their order; one without a position has nothing around it and gets no verdict
 * @param today ISO date
 */
export function* checkList(
  adverts: readonly PublishedAdvert[],
  { today, index }: { today: string; index?: PriceIndex | undefined },
): Generator<ListedCheck> {
  const around = neighboursIn(adverts);
  for (const advert of adverts)
    yield { advert, check: checkPrice({ advert, comparables: around(advert), index, today }) };
}

/** Looks up the nearest adverts of the same operation, type and currency. */
function neighboursIn(adverts: readonly PublishedAdvert[]): (of: PublishedAdvert) => PublishedAdvert[] {
  // One plane for the whole list: its squares need only be about as large as each other.
  const middle = adverts.find(({ latitude }) => latitude !== undefined)?.latitude ?? 0;
  const eastOf = METRES_PER_DEGREE * Math.cos((middle * Math.PI) / 180);
  const cells = new Map<string, Placed[]>();
  const keyOf = ({ operation, type, currency }: PublishedAdvert, east: number, north: number) =>
    `${operation} ${type} ${currency} ${Math.floor(east / CELL_M)} ${Math.floor(north / CELL_M)}`;
  const placeOf = ({ latitude, longitude }: PublishedAdvert) =>
    latitude === undefined || longitude === undefined
      ? undefined
      : { east: longitude * eastOf, north: latitude * METRES_PER_DEGREE };
  for (const advert of adverts) {
    const place = placeOf(advert);
    if (!place) continue;
    const key = keyOf(advert, place.east, place.north);
    const cell = cells.get(key);
    if (cell) cell.push({ advert, ...place });
    else cells.set(key, [{ advert, ...place }]);
  }
  return (of) => {
    const own = placeOf(of);
    if (!own) return [];
    let near: { advert: PublishedAdvert; distance: number }[] = [];
    for (const ring of RINGS) {
      near = [];
      for (let e = -ring; e <= ring; e++) {
        for (let n = -ring; n <= ring; n++) {
          for (const { advert, east, north } of cells.get(keyOf(of, own.east + e * CELL_M, own.north + n * CELL_M)) ??
            []) {
            if (advert.id !== of.id) near.push({ advert, distance: Math.hypot(east - own.east, north - own.north) });
          }
        }
      }
      // Whatever lies within `ring` squares of its own is found; those at the corners beyond are a gift.
      if (near.filter(({ distance }) => distance <= ring * CELL_M).length >= MOST_AROUND) break;
    }
    near.sort((a, b) => a.distance - b.distance);
    return near.slice(0, MOST_AROUND).map(({ advert }) => advert);
  };
}
