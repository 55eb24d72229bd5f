import { leastSquares } from "#domain/shared/stats/least-squares.ts";
import { CITY_EFFECTS, type CityEffect } from "#domain/tools/valuation/city-effects.ts";
import type { TrainingRow } from "../rows.ts";

/** Mean and effect in one city of each feature of `CITY_EFFECTS`; `NaN` where its adverts do not state it. */
interface CityRegression {
  usual: number[];
  effect: number[];
}

/** A feature that fewer of a city's adverts state teaches nothing. */
const LEAST_STATED = 0.05;
/** Deviations beyond which a price pulls no harder. */
const MOST_PULL = 3;

/** Regression of ln €/m² on the features alone, without the place: unknown ones take their mean. */
export function regressCity(rows: readonly TrainingRow[]): CityRegression {
  const stated = CITY_EFFECTS.map(({ of }) => rows.map(({ home }) => of(home)).filter((value) => !Number.isNaN(value)));
  const usual = stated.map((values) => (values.length < LEAST_STATED * rows.length ? Number.NaN : mean(values)));
  const shown = CITY_EFFECTS.flatMap((feature, k) =>
    Number.isNaN(usual[k]!) ? [] : [{ of: feature.of, usual: usual[k]! }],
  );
  const width = shown.length;
  const columns = new Float64Array(rows.length * width);
  for (const [i, { home }] of rows.entries()) {
    for (const [k, feature] of shown.entries()) {
      const value = feature.of(home);
      columns[i * width + k] = Number.isNaN(value) ? 0 : value - feature.usual;
    }
  }
  const level = mean(rows.map(({ logUnitPrice }) => logUnitPrice));
  const off = rows.map(({ logUnitPrice }) => logUnitPrice - level);
  const deviation = Math.sqrt(mean(off.map((value) => value * value)));
  const bound = MOST_PULL * deviation;
  const coefficients = leastSquares(
    columns,
    width,
    off.map((value) => Math.max(-bound, Math.min(bound, value))),
  );
  let at = 0;
  return { usual, effect: usual.map((value) => (Number.isNaN(value) ? value : coefficients[at++]!)) };
}

/** The features with the mean of what the cities say that state them; a feature that none states is left out. */
export function meanEffects(cities: readonly CityRegression[]): CityEffect[] {
  return CITY_EFFECTS.flatMap((feature, k) => {
    const known = cities.filter(({ usual }) => !Number.isNaN(usual[k]!));
    if (known.length === 0) return [];
    const usual = mean(known.map((city) => city.usual[k]!));
    const effect = mean(known.map((city) => city.effect[k]!));
    return [{ ...feature, usual, effect }];
  });
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
