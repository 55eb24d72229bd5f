import { writeSync } from "node:fs";
import { formatPercent } from "#domain/shared/format/format.ts";
import type { Listing, Property } from "#domain/shared/listing/property.ts";
import { median } from "#domain/shared/stats/order.ts";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { placeM } from "#domain/tools/valuation/features.ts";
import type { ValuationModel } from "#domain/tools/valuation/model.ts";
import { AREA_RATIO, RADII } from "#domain/tools/valuation/selection.ts";
import type { ConfidenceLevel, ValuedHome, ValueRange } from "#domain/tools/valuation/types.ts";
import { valueHome } from "#domain/tools/valuation/value-home.ts";
import { CITIES, type City, readCity, splitRows } from "../city.ts";
import { evaluationModel } from "../evaluation-model.ts";
import { assetHash, type TrainingRow } from "../rows.ts";
import { listingOf, type Market, propertyOf } from "./rows-as-listings.ts";
import { type Nearby, SITUATIONS } from "./situations.ts";

/** The day on which the protocol values, and the day that its adverts bear unless a situation gives them another. */
const TODAY = "2026-11-01";
const SEEN_ON = "2026-10-20";
/** Growth of prices a year that the situations with mixed dates move their prices by. */
const GROWTH_A_YEAR = 1.12;
const YEAR_MS = 365.25 * DAY_MS;
/** Homes of each city that are valued in every situation. */
const HOMES = 300;
const MUNICIPALITIES: Record<City, string> = { barcelona: "08019", valencia: "46250" };
const LEVELS: readonly ConfidenceLevel[] = ["alta", "media", "baja"];

/** One home valued in one situation: what the page would have said, and the price that was asked for it. */
interface Trial {
  price: number;
  valued: ValuedHome;
}

const say = (line = "") => writeSync(1, `${line}\n`);
const percent = (fraction: number, digits = 1) => formatPercent(fraction, digits, digits);

/**
 * Prints how far the engine that gives a value of today errs in each situation, and how often its ranges hold, with the
 * city's model and without it, as in any other place. Homes and comparables were kept out of the training, and the half of
 * the homes that is reported is not the half that the engine may be calibrated on.
 *
 * @param data folder of the adverts of 2018
 */
export function runProtocol(data: string): void {
  for (const city of Object.keys(CITIES) as City[]) {
    const { rows, points } = readCity(data, city);
    const { train, heldOut } = splitRows(rows);
    const model = evaluationModel(city, train, points, (message) => say(`${CITIES[city].name}: ${message}`));
    const trials = tryCity(city, model, heldOut);
    report(
      `${CITIES[city].name}, con las diferencias del modelo`,
      trials.map(({ id, title, both }) => ({ id, title, trials: both })),
    );
    report(
      `${CITIES[city].name}, sin modelo, como en cualquier otro sitio`,
      trials.map(({ id, title, alone }) => ({ id, title, trials: alone })),
    );
  }
}

function tryCity(city: City, model: ValuationModel, heldOut: readonly TrainingRow[]) {
  const market: Market = { country: "ES", currency: "EUR", municipalityCode: MUNICIPALITIES[city] };
  const homes = [...new Map(heldOut.map((row) => [row.assetId, row])).values()];
  const places = homes.map(({ home }) => placeM(home.latitude, home.longitude, model.points.centre));
  const adverts = homes.map((row) => listingOf(row, market, SEEN_ON));
  const chosen = homes
    .flatMap((row, index) => (assetHash("umbral-protocol:", row.assetId) % 2 === 1 ? [{ row, index }] : []))
    .toSorted((a, b) => assetHash("umbral-order:", a.row.assetId) - assetHash("umbral-order:", b.row.assetId))
    .slice(0, HOMES);
  const tried = SITUATIONS.map(({ id, title }) => ({ id, title, both: [] as Trial[], alone: [] as Trial[] }));
  for (const { row, index } of chosen) {
    const subject = propertyOf(row.home, market);
    const nearby = nearbyOf(subject, index, adverts, places);
    for (const [s, situation] of SITUATIONS.entries()) {
      const random = seededRandom(assetHash(`${situation.id}:`, row.assetId));
      const comparables = situation.pick({ nearby, random, today: TODAY, growthSince });
      if (!comparables) continue;
      for (const [kind, known] of [
        ["both", model],
        ["alone", null],
      ] as const) {
        const valued = valueHome({ subject, comparables, model: known, today: TODAY });
        if (valued.kind === "value" && valued.basis === "current-comparables") {
          tried[s]![kind].push({ price: row.price, valued });
        }
      }
    }
  }
  return tried;
}

function growthSince(isoDate: string): number {
  return GROWTH_A_YEAR ** ((Date.parse(TODAY) - Date.parse(isoDate)) / YEAR_MS);
}

/** What the engine would admit around a home, nearest first. */
function nearbyOf(
  subject: Property,
  index: number,
  adverts: readonly Listing[],
  places: readonly { east: number; north: number }[],
): Nearby[] {
  const own = places[index]!;
  const nearby: Nearby[] = [];
  for (const [i, listing] of adverts.entries()) {
    const distanceM = Math.hypot(places[i]!.east - own.east, places[i]!.north - own.north);
    const ratio = listing.builtAreaM2 / subject.builtAreaM2;
    if (i === index || distanceM > RADII[2] || listing.type !== subject.type) continue;
    if (ratio < AREA_RATIO.min || ratio > AREA_RATIO.max) continue;
    const rooms = Math.abs((listing.rooms ?? Number.NaN) - (subject.rooms ?? Number.NaN));
    nearby.push({ listing, distanceM, areaGap: Math.abs(Math.log(ratio)), roomsGap: Number.isNaN(rooms) ? 1 : rooms });
  }
  return nearby.sort((a, b) => a.distanceM - b.distanceM);
}

function report(title: string, rows: readonly { id: string; title: string; trials: readonly Trial[] }[]): void {
  say(`\n${title}`);
  const head = ["casos", "error mediano", "en el 50 %", "en el 80 %", "en el 90 %", "± 80 %", ...LEVELS];
  say(["Situación".padEnd(72), ...head.map((cell) => cell.padStart(14))].join(""));
  for (const row of rows) {
    if (row.trials.length === 0) continue;
    const { trials } = row;
    const share = (range: (valued: ValuedHome) => ValueRange) =>
      trials.filter(({ price, valued }) => range(valued).low <= price && price <= range(valued).high).length /
      trials.length;
    const half = median(trials.map(({ valued }) => (valued.range80.high - valued.range80.low) / 2 / valued.value));
    const cells = [
      String(trials.length),
      percent(medianError(trials)),
      percent(
        share(({ range50 }) => range50),
        0,
      ),
      percent(
        share(({ range80 }) => range80),
        0,
      ),
      percent(
        share(({ range90 }) => range90),
        0,
      ),
      percent(half, 0),
      ...LEVELS.map((level) => labelled(trials, level)),
    ];
    say([row.title.padEnd(72), ...cells.map((cell) => cell.padStart(14))].join(""));
  }
}

function medianError(trials: readonly Trial[]): number {
  return median(trials.map(({ price, valued }) => Math.abs(valued.value / price - 1)));
}

/** Share of the values that bear a label of confidence, and their median error. */
function labelled(trials: readonly Trial[], level: ConfidenceLevel): string {
  const bearing = trials.filter(({ valued }) => valued.confidence.level === level);
  if (bearing.length === 0) return "–";
  return `${percent(bearing.length / trials.length, 0)}: ${percent(medianError(bearing))}`;
}
