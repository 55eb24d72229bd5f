import { writeSync } from "node:fs";
import { APPRAISED_BY_MUNICIPALITY, APPRAISED_BY_PROVINCE } from "#content/places/appraised-values.ts";
import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { readUnitPrices } from "#domain/shared/places/official-value.ts";
import { distanceM } from "#domain/shared/places/place.ts";
import { readMunicipalities } from "#domain/shared/places/spanish-places.ts";
import { median, quantile } from "#domain/shared/stats/order.ts";
import { adjustmentLines } from "#domain/tools/valuation/adjustments.ts";
import type { CityEffect } from "#domain/tools/valuation/city-effects.ts";
import { featuresOf } from "#domain/tools/valuation/official-orientation.ts";
import { type PricedTown, pricedTowns, townLevel } from "#domain/tools/valuation/town-level.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import { CITIES, type City, citiesIn, readCity, splitRows } from "../city.ts";
import { isOfOneDay } from "../protocol/trials.ts";
import { assetHash, type TrainingRow } from "../rows.ts";
import { mean, meanEffects, regressCity } from "./city-regression.ts";

const say = (line = "") => writeSync(1, `${line}\n`);
const shown = (value: number) => value.toFixed(3);

interface CityCases {
  city: City;
  train: TrainingRow[];
  heldOut: TrainingRow[];
  /** Mean €/m² of its adverts, which stands for the official figure. */
  level: number;
}

/**
 * Prints the figures of `city-effects.ts` and of `ORIENTATION_RANGES`: what a municipal €/m² tells of single homes, with each city left
 * out, and what the towns around tell of a town's €/m², with each town left out.
 *
 * The ranges are those of one half of the kept-out homes; what they hold is told of the other half.
 *
 * @param data folder of the adverts of 2018; the survey of Buenos Aires lies beside it
 */
export function measureOrientation(data: string): void {
  const cities = citiesIn(data).map((city): CityCases => {
    const { rows } = readCity(data, city);
    const oneAdvert = [...new Map(rows.filter(isOfOneDay(city)).map((row) => [row.assetId, row])).values()];
    const { train, heldOut } = splitRows(oneAdvert);
    return { city, train, heldOut, level: mean(train.map(({ price, home }) => price / home.areaM2)) };
  });
  const regressions = cities.map(({ train }) => regressCity(train));
  say("Efectos, media de las ciudades");
  for (const { label, usual, effect } of meanEffects(regressions))
    say(`  ${label}: usual ${shown(usual)}, effect ${shown(effect)}`);

  const without = (k: number) => meanEffects(regressions.filter((_, other) => other !== k));
  const methods: Record<string, (k: number) => (home: ValuationSubject) => number> = {
    "sin características": () => () => 0,
    "cuadrícula a mano": (k) => byGrid(without(k)),
    "media de las otras ciudades": (k) => (home) => featuresOf(home, without(k)),
  };
  for (const [name, method] of Object.entries(methods)) {
    say(`\n${name}`);
    const errors = cities.map((of, k) => ({ of, errors: errorsOf(of, method(k)) }));
    for (const { of, errors: own } of errors) {
      const others = errors.filter((one) => one.of !== of).map((one) => quantilesOf(one.errors.fitted));
      const [low, high] = [0, 1].map((i) => mean(others.map((pair) => pair[i]!))) as [number, number];
      const middle = (low + high) / 2;
      const off = median(own.reported.map((error) => Math.abs(Math.exp(middle - error) - 1)));
      say(
        `  sin ${CITIES[of.city].name}: de ${shown(Math.exp(low))} a ${shown(Math.exp(high))}; en ella dentro ${kept(own.reported, low, high)}, error mediano desde el centro ${shown(off)}`,
      );
    }
  }
  say("\nEl rango que reúne las tres ciudades dejadas fuera");
  for (const [name, method] of Object.entries(methods)) {
    const errors = cities.map((of, k) => errorsOf(of, method(k)));
    const [low, high] = quantilesOf(evenly(errors.map(({ fitted }) => fitted)));
    const inside = cities.map(({ city }, k) => `${CITIES[city].name} ${kept(errors[k]!.reported, low, high)}`);
    say(
      `  ${name}: de ${shown(Math.exp(low))} a ${shown(Math.exp(high))}, ${shown(Math.exp(high - low))} veces; en la otra mitad ${inside.join(", ")}`,
    );
  }
  const left = cities.map((of, k) => errorsOf(of, methods["media de las otras ciudades"]!(k)));
  sayRanges(left, cities);
}

/** ln of each price over the level times the area and the features, of the two halves of the homes that the level was not taken from. */
function errorsOf({ heldOut, level }: CityCases, features: (home: ValuationSubject) => number) {
  const of = (parity: number) =>
    heldOut
      .filter(({ assetId }) => assetHash("umbral-protocol:", assetId) % 2 === parity)
      .map(({ logUnitPrice, home }) => logUnitPrice - Math.log(level) - features(home));
  return { fitted: of(0), reported: of(1) };
}

/** The change of ln €/m² that the grid makes of the difference to the usual home, as it would for comparables. */
function byGrid(usual: readonly CityEffect[]): (home: ValuationSubject) => number {
  const at = (id: string) => usual.find((feature) => feature.label === id)?.usual ?? Number.NaN;
  const typical = {
    areaM2: Math.exp(at("Superficie")),
    bathrooms: at("Baños"),
    hasLift: at("Ascensor"),
    isExterior: at("Exterior"),
    isNew: at("Obra nueva"),
    isToReform: at("A reformar"),
    hasTerrace: at("Terraza"),
    hasParking: at("Garaje"),
    hasStorage: at("Trastero"),
    hasPool: at("Piscina"),
    hasAirConditioning: at("Aire acondicionado"),
    floor: 3,
    isTopFloor: at("Última planta"),
    yearBuilt: Number.NaN,
  } as ValuationSubject;
  return (home) => {
    const lines = adjustmentLines(home, typical, 1);
    // The grid is of prices, the level of prices per m².
    return lines.reduce((sum, { logFactor }) => sum + logFactor, 0) - Math.log(home.areaM2 / typical.areaM2);
  };
}

const quantilesOf = (errors: readonly number[]): [number, number] => [quantile(errors, 0.1), quantile(errors, 0.9)];

function kept(errors: readonly number[], low: number, high: number): string {
  return `${((100 * errors.filter((error) => low <= error && error <= high).length) / errors.length).toFixed(1)} %`;
}

/** Points at which a distribution stands for itself, so that each city counts the same. */
const POINTS = Array.from({ length: 99 }, (_, i) => (i + 1) / 100);
const BLOCK_KM = 20;

const evenly = (cities: readonly (readonly number[])[]) =>
  cities.flatMap((errors) => POINTS.map((share) => quantile(errors, share)));

function sayRanges(left: readonly { fitted: number[]; reported: number[] }[], cities: readonly CityCases[]): void {
  const homes = evenly(left.map(({ fitted }) => fitted));
  const municipalities = readMunicipalities(MUNICIPALITIES);
  const priced = pricedTowns(municipalities, {
    byMunicipality: readUnitPrices(APPRAISED_BY_MUNICIPALITY),
    byProvince: readUnitPrices(APPRAISED_BY_PROVINCE),
  });
  const all = priced.map((town) => ({
    town,
    near: levelError(town, priced, 0),
    far: levelError(town, priced, BLOCK_KM),
  }));
  const towns = {
    own: [0],
    near: all.flatMap(({ near }) => (near.isNear ? [near.error] : [])),
    far: all.map(({ far }) => far.error),
    province: priced.map(({ eurPerM2, provinceEurPerM2 }) => Math.log(eurPerM2 / provinceEurPerM2)),
  };
  say("\nNivel del municipio, dejando cada uno fuera, y rango de una vivienda");
  for (const [level, errors] of Object.entries(towns)) {
    const sizes = errors.map(Math.abs);
    const [low, high] = quantilesOf(homes.flatMap((home) => errors.map((town) => home + town)));
    say(
      `  ${level}: ${errors.length} municipios, error mediano ${shown(median(sizes))}, 80 % hasta ${shown(quantile(sizes, 0.8))}; low ${shown(low)}, high ${shown(high)}`,
    );
    if (level !== "own") continue;
    for (const [k, { reported }] of left.entries())
      say(`    ${CITIES[cities[k]!.city].name}, otra mitad: dentro ${kept(reported, low, high)}`);
  }
}

/** A town's figure over the one that the others tell, those nearer than a distance left out. */
function levelError(
  town: PricedTown,
  priced: readonly PricedTown[],
  blockKm: number,
): { error: number; isNear: boolean } {
  const others = priced.filter((other) => other !== town && distanceM(other, town) >= 1000 * blockKm);
  const { eurPerM2, isNear } = townLevel(town, others);
  return { error: Math.log(town.eurPerM2 / eurPerM2), isNear };
}
