import { writeSync } from "node:fs";
import { quantile } from "#domain/shared/stats/order.ts";
import { inputsOf, noiseOf } from "#domain/tools/valuation/error-scale.ts";
import type { EngineKind } from "#domain/tools/valuation/price-covariance.ts";
import { CITIES, citiesIn, readCity, splitRows } from "../city.ts";
import { evaluationDifferences } from "../evaluation-differences.ts";
import { fitScale, type ScaleCase, scaleOf } from "./fit-scale.ts";
import { tryCity } from "./trials.ts";

interface CityCase extends ScaleCase {
  city: string;
}

const say = (line = "") => writeSync(1, `${line}\n`);

/**
 * Prints the figures of `error-scale.ts`: fitted on the half of the kept-out homes that no table reports, of all cities together,
 * and how much wider the ranges must be in a city that had no part in them.
 *
 * @param data folder of the adverts of 2018
 * @param homes of each city
 * @param engines those that are fitted; the grid alone takes little of the time
 */
export function calibrateScale(data: string, homes: number, engines: readonly EngineKind[]): void {
  const cases: Record<EngineKind, CityCase[]> = { grid: [], model: [] };
  for (const city of citiesIn(data)) {
    const { rows, points } = readCity(data, city);
    const { train, heldOut } = splitRows(rows);
    const model = evaluationDifferences(city, train, points, (message) => say(`${CITIES[city].name}: ${message}`));
    for (const { engine, situation, price, estimate } of tryCity(city, model, heldOut, {
      half: "fitted",
      homes,
      engines,
      ...(CITIES[city].origin.country === "ES" && { store: train }),
    })) {
      // The comparables tell the noise; the rest of the scale is fitted on what is left.
      const error = Math.log(price / estimate.value) / noiseOf(engine, estimate.situation);
      cases[engine].push({ city, group: `${city} ${situation}`, inputs: inputsOf(engine, estimate.situation), error });
    }
  }
  for (const engine of engines) {
    const of = cases[engine];
    const { coefficients, quantiles } = fitScale(of);
    const rounded = (value: number) => Number(value.toFixed(3));
    say(`${engine}: coefficients ${JSON.stringify(coefficients.map(rounded))}`);
    const { half, eight, nine } = quantiles;
    say(`  quantiles { half: ${rounded(half)}, eight: ${rounded(eight)}, nine: ${rounded(nine)} }`);
    for (const city of new Set(of.map((one) => one.city))) {
      const own = of.filter((one) => one.city === city);
      const over = own.map(({ inputs, error }) => Math.abs(error) / scaleOf(coefficients, inputs) / quantiles.eight);
      say(`  ${city}: ${rounded(quantile(over, 0.8))}`);
    }
    say(`  elsewhere ${rounded(costOfAnotherCity(of))}`);
  }
}

/** Each city's errors over the 80 % range that the others alone would have given; the factor that would hold 80 % of all of them. */
function costOfAnotherCity(cases: readonly CityCase[]): number {
  const cities = [...new Set(cases.map(({ city }) => city))];
  if (cities.length < 2) return Number.NaN;
  const over = cities.flatMap((left) => {
    const { coefficients, quantiles } = fitScale(cases.filter(({ city }) => city !== left));
    const own = cases.filter(({ city }) => city === left);
    const ratios = own.map(({ inputs, error }) => Math.abs(error) / scaleOf(coefficients, inputs) / quantiles.eight);
    say(
      `  without ${left}: its 80 % range holds ${((100 * ratios.filter((ratio) => ratio <= 1).length) / own.length).toFixed(1)} %`,
    );
    return ratios.map((ratio) => ({ ratio, weight: 1 / own.length / cities.length }));
  });
  over.sort((a, b) => a.ratio - b.ratio);
  let sum = 0;
  return over.find(({ weight }) => {
    sum += weight;
    return sum >= 0.8;
  })!.ratio;
}
