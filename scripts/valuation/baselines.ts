import { leastSquares } from "#domain/shared/stats/least-squares.ts";
import { median } from "#domain/shared/stats/order.ts";
import { placeM } from "#domain/tools/valuation/features.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import type { TrainingRow } from "./rows.ts";

/** The usual methods of the field, to be measured beside the engine. Each gives euros for each row of `unseen`. */
type Baseline = (seen: readonly TrainingRow[], unseen: readonly TrainingRow[], centre: Float32Array) => number[];

/** Median €/m² of the neighbourhood times the area. */
const neighbourhoodMedian: Baseline = (seen, unseen) => {
  const byPlace = new Map<string, number[]>();
  for (const { neighbourhood, logUnitPrice } of seen) {
    const list = byPlace.get(neighbourhood);
    if (list) list.push(logUnitPrice);
    else byPlace.set(neighbourhood, [logUnitPrice]);
  }
  const medians = new Map([...byPlace].map(([place, prices]) => [place, median(prices)]));
  const city = median(seen.map(({ logUnitPrice }) => logUnitPrice));
  return unseen.map(({ neighbourhood, home }) => Math.exp(medians.get(neighbourhood) ?? city) * home.areaM2);
};

const PLAIN: readonly (keyof ValuationSubject)[] = [
  "rooms",
  "bathrooms",
  "floor",
  "buildingFloors",
  "isNew",
  "isToReform",
  "hasLift",
  "isExterior",
  "isTopFloor",
  "isDuplex",
  "isStudio",
  "hasTerrace",
  "hasParking",
  "hasStorage",
  "hasPool",
  "hasAirConditioning",
  "hasWardrobes",
  "hasDoorman",
  "hasGarden",
];

/** Hedonic regression: ln price on ln area, age, features and neighbourhood dummies, by ordinary least squares. */
const hedonic: Baseline = (seen, unseen, centre) => {
  const places = [...new Set(seen.map(({ neighbourhood }) => neighbourhood))];
  const placeIndex = new Map(places.map((place, i) => [place, i]));
  const known = PLAIN.map((key) => {
    const values = seen.map(({ home }) => home[key]).filter((value) => !Number.isNaN(value));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  const width = 5 + PLAIN.length + places.length;
  const write = ({ home, neighbourhood }: TrainingRow, out: Float64Array, at: number) => {
    const age = (2018 - home.yearBuilt) / 100;
    const { east, north } = placeM(home.latitude, home.longitude, centre);
    out.set([1, Math.log(home.areaM2), age, age * age, Math.hypot(east, north) / 1000], at);
    // An unknown feature takes its mean.
    for (const [k, key] of PLAIN.entries()) out[at + 5 + k] = Number.isNaN(home[key]) ? known[k]! : home[key];
    const place = placeIndex.get(neighbourhood);
    if (place !== undefined) out[at + 5 + PLAIN.length + place] = 1;
  };
  const matrix = new Float64Array(seen.length * width);
  for (const [r, row] of seen.entries()) write(row, matrix, r * width);
  const coefficients = leastSquares(
    matrix,
    width,
    seen.map(({ price }) => Math.log(price)),
    1e-3,
  );
  const one = new Float64Array(width);
  return unseen.map((row) => {
    one.fill(0);
    write(row, one, 0);
    return Math.exp(one.reduce((sum, x, i) => sum + x * coefficients[i]!, 0));
  });
};

const NEIGHBOURS = 10;

/** Mean ln €/m² of the ten nearest in position (300 m), ln area (0.2), rooms (1) and year (20) together. */
const nearestNeighbours: Baseline = (seen, unseen, centre) => {
  const vector = ({ home }: TrainingRow): Vector => {
    const { east, north } = placeM(home.latitude, home.longitude, centre);
    return [east / 300, north / 300, Math.log(home.areaM2) / 0.2, home.rooms, home.yearBuilt / 20];
  };
  const columns = seen.map((row) => ({ at: vector(row), price: row.logUnitPrice })).sort((a, b) => a.at[0] - b.at[0]);
  const easts = Float64Array.from(columns, ({ at }) => at[0]);
  return unseen.map((row) => {
    const own = vector(row);
    const best: { distance: number; price: number }[] = [];
    const look = (k: number): boolean => {
      const { at, price } = columns[k]!;
      const first = (at[0] - own[0]) ** 2;
      const worst = best.length < NEIGHBOURS ? Number.POSITIVE_INFINITY : best[best.length - 1]!.distance;
      if (first > worst) return false;
      const distance = at.reduce((sum, x, i) => sum + (x - own[i]!) ** 2, 0);
      if (distance < worst) {
        if (best.length === NEIGHBOURS) best.pop();
        best.push({ distance, price });
        best.sort((a, b) => a.distance - b.distance);
      }
      return true;
    };
    // Outwards from the same easting, until no closer one can follow on that side.
    const start = lowerBound(easts, own[0]);
    let [left, right] = [start - 1, start];
    while (left >= 0 || right < columns.length) {
      if (left >= 0 && !look(left--)) left = -1;
      if (right < columns.length && !look(right++)) right = columns.length;
    }
    const mean = best.reduce((sum, { price }) => sum + price, 0) / best.length;
    return Math.exp(mean) * row.home.areaM2;
  });
};
type Vector = [number, number, number, number, number];

function lowerBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const BASELINES: readonly { name: string; value: Baseline }[] = [
  { name: "Mediana del barrio", value: neighbourhoodMedian },
  { name: "Regresión hedónica (MCO)", value: hedonic },
  { name: "10 vecinos más próximos", value: nearestNeighbours },
];
