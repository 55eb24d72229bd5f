import { placeM } from "./features.ts";
import type { ValuationSubject } from "./types.ts";

/**
 * The homes around a home whose prices are known, and how alike they are: what the gate looks at. "Residual" is a
 * home's ln €/m² less the model's prediction for it.
 */
export interface ComparableSet {
  homes: ValuationSubject[];
  /** One advertised dwelling each: its repeated adverts count once. */
  keys: string[];
  east: Float64Array;
  north: Float64Array;
  logUnitPrice: Float64Array;
  predicted: Float64Array;
  residual: Float64Array;
  adverts: Float64Array;
  /** Indices by square of `CELL_M`. */
  squares: Map<number, number[]>;
}

const CELL_M = 100;
/** Homes farther away say nothing that the model does not know. */
const RADIUS_M = 500;
/** How many of the most alike are looked at one by one. */
export const MOST_ALIKE = 24;
/** Widths in metres of the kernels that average residuals by distance alone. */
export const KERNELS_M = [50, 120, 300] as const;

const squareOf = (east: number, north: number) =>
  (Math.floor(east / CELL_M) + 5000) * 10_000 + Math.floor(north / CELL_M) + 5000;

/**
 * @param keys equal for adverts of one dwelling: prices and positions are averaged, the first advert's features stay
 * @param predicted the model's ln €/m² for each advert
 * @param centre latitude and longitude of the city's centre
 */
export function buildComparableSet(
  adverts: readonly ValuationSubject[],
  keys: readonly string[],
  logUnitPrice: Float64Array,
  predicted: Float64Array,
  centre: Float32Array,
): ComparableSet {
  const byKey = new Map<string, number[]>();
  for (let i = 0; i < adverts.length; i++) {
    const rows = byKey.get(keys[i]!);
    if (rows) rows.push(i);
    else byKey.set(keys[i]!, [i]);
  }
  const count = byKey.size;
  const set: ComparableSet = {
    homes: [],
    keys: [...byKey.keys()],
    east: new Float64Array(count),
    north: new Float64Array(count),
    logUnitPrice: new Float64Array(count),
    predicted: new Float64Array(count),
    residual: new Float64Array(count),
    adverts: new Float64Array(count),
    squares: new Map(),
  };
  let k = 0;
  for (const rows of byKey.values()) {
    for (const i of rows) {
      const { east, north } = placeM(adverts[i]!.latitude, adverts[i]!.longitude, centre);
      set.east[k] = set.east[k]! + east / rows.length;
      set.north[k] = set.north[k]! + north / rows.length;
      set.logUnitPrice[k] = set.logUnitPrice[k]! + logUnitPrice[i]! / rows.length;
      set.predicted[k] = set.predicted[k]! + predicted[i]! / rows.length;
    }
    set.homes.push(adverts[rows[0]!]!);
    set.residual[k] = set.logUnitPrice[k]! - set.predicted[k]!;
    set.adverts[k] = rows.length;
    const square = squareOf(set.east[k]!, set.north[k]!);
    const inSquare = set.squares.get(square);
    if (inSquare) inSquare.push(k);
    else set.squares.set(square, [k]);
    k++;
  }
  return set;
}

/** Weighted sums of residuals. */
export interface Moments {
  weight: number;
  sum: number;
  squares: number;
}

export interface Alike {
  /** Index in the set. */
  index: number;
  distanceM: number;
  unlikeness: number;
}

export interface Neighbourhood {
  /** Homes within the radius. */
  count: number;
  byDistance: Moments[];
  /** By likeness: a narrow and a wide kernel over `unlikeness`. */
  alikeNarrow: Moments;
  alikeWide: Moments;
  /** Homes with the same year and number of floors within 150 m: probably the same building. */
  building: Moments & { count: number; logPriceSum: number };
  /** Of those, the same rooms, baths and floor and the same area within 1 %. */
  twins: Moments;
  /** Most alike first, at most `MOST_ALIKE`. */
  alike: Alike[];
}

/** Difference of two values; 1 when either is unknown: silence is a small doubt, not likeness. */
const gap = (a: number, b: number): number => {
  const difference = Math.abs(a - b);
  return Number.isNaN(difference) ? 1 : difference;
};

const moments = (): Moments => ({ weight: 0, sum: 0, squares: 0 });
function add(to: Moments, weight: number, value: number): void {
  to.weight += weight;
  to.sum += weight * value;
  to.squares += weight * value * value;
}

/**
 * @param key the subject's own dwelling, whose adverts must not speak
 * @param predicted the model's ln €/m² for the subject
 * @param keeps which comparables exist, by index: training on thinned sets
 */
export function findNeighbours(
  set: ComparableSet,
  home: ValuationSubject,
  key: string,
  predicted: number,
  centre: Float32Array,
  keeps?: (index: number) => boolean,
): Neighbourhood {
  const { east, north } = placeM(home.latitude, home.longitude, centre);
  const found: Neighbourhood = {
    count: 0,
    byDistance: KERNELS_M.map(moments),
    alikeNarrow: moments(),
    alikeWide: moments(),
    building: { ...moments(), count: 0, logPriceSum: 0 },
    twins: moments(),
    alike: [],
  };
  for (let e = -RADIUS_M; e <= RADIUS_M; e += CELL_M) {
    for (let n = -RADIUS_M; n <= RADIUS_M; n += CELL_M) {
      const inSquare = set.squares.get(squareOf(east + e, north + n));
      if (!inSquare) continue;
      for (const index of inSquare) {
        const distance2 = (set.east[index]! - east) ** 2 + (set.north[index]! - north) ** 2;
        if (distance2 > RADIUS_M * RADIUS_M || (key !== "" && set.keys[index] === key)) continue;
        if (keeps && !keeps(index)) continue;
        look(found, set, index, home, predicted, distance2);
      }
    }
  }
  return found;
}

function look(
  found: Neighbourhood,
  set: ComparableSet,
  index: number,
  home: ValuationSubject,
  predicted: number,
  distance2: number,
): void {
  const other = set.homes[index]!;
  const residual = set.residual[index]!;
  found.count++;
  for (let k = 0; k < KERNELS_M.length; k++) {
    add(found.byDistance[k]!, Math.exp(-distance2 / (2 * KERNELS_M[k]! ** 2)), residual);
  }
  const area = Math.log(home.areaM2 / other.areaM2);
  const rooms = gap(home.rooms, other.rooms);
  const bathrooms = gap(home.bathrooms, other.bathrooms);
  const floor = gap(home.floor, other.floor);
  const year = gap(home.yearBuilt, other.yearBuilt);
  const floors = gap(home.buildingFloors, other.buildingFloors);
  const unlikeness =
    distance2 / 150 ** 2 +
    (area / 0.08) ** 2 +
    0.6 * rooms ** 2 +
    bathrooms ** 2 +
    Math.min(4, 0.5 * (floor / 1.5) ** 2) +
    Math.min(6, (year / 8) ** 2) +
    Math.min(3, floors ** 2 / 2) +
    0.8 * mismatch(home, other);
  add(found.alikeNarrow, Math.exp(-unlikeness / 2), residual);
  add(found.alikeWide, Math.exp(-unlikeness / 10), residual);
  if (year === 0 && floors === 0 && distance2 < 150 ** 2) {
    const weight = Math.exp(-((area / 0.15) ** 2) / 2);
    add(found.building, weight, residual);
    found.building.count++;
    found.building.logPriceSum += weight * (set.logUnitPrice[index]! - predicted);
    const sameArea = Math.abs(area) < 0.0101 || Math.abs(home.areaM2 - other.areaM2) <= 1;
    if (distance2 < 120 ** 2 && sameArea && rooms === 0 && bathrooms === 0 && floor === 0) {
      add(found.twins, 1, residual);
    }
  }
  insert(found.alike, { index, unlikeness, distanceM: Math.sqrt(distance2) });
}

/** How many features differ, each by its weight in the price. */
function mismatch(a: ValuationSubject, b: ValuationSubject): number {
  return (
    gap(a.hasLift, b.hasLift) +
    0.5 * gap(a.hasTerrace, b.hasTerrace) +
    0.7 * gap(a.hasParking, b.hasParking) +
    gap(a.hasPool, b.hasPool) +
    gap(a.isNew, b.isNew) +
    gap(a.isToReform, b.isToReform) +
    0.6 * gap(a.isExterior, b.isExterior) +
    0.3 * gap(a.hasAirConditioning, b.hasAirConditioning) +
    0.5 * gap(a.isDuplex, b.isDuplex) +
    0.2 * gap(a.hasWardrobes, b.hasWardrobes) +
    0.3 * gap(a.hasStorage, b.hasStorage)
  );
}

/** Keeps the list sorted and short. */
function insert(list: Alike[], item: Alike): void {
  if (list.length === MOST_ALIKE) {
    if (item.unlikeness >= list[MOST_ALIKE - 1]!.unlikeness) return;
    list.pop();
  }
  let at = list.length;
  while (at > 0 && list[at - 1]!.unlikeness > item.unlikeness) at--;
  list.splice(at, 0, item);
}
