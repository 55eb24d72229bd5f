import * as z from "zod/mini";
import { type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import type { FactKinds } from "#domain/tools/facts.ts";
import type { SeriesId } from "#domain/tools/market/official-series.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { NO_SALE_TIMES } from "#domain/tools/price-position/sale-times.ts";
import type { AnyTool } from "#tools/define-tool.ts";

const TODAY = "2026-11-22";

/** Ten adverts around the example's home in Barcelona, of invented prices. */
const nearby: Listing[] = Array.from({ length: 10 }, (_, i) =>
  listingSchema.parse({
    id: `advert-${i}`,
    address: `Carrer de Verdi, ${10 + i * 4}`,
    latitude: 41.4036 + ((i % 5) - 2) * 0.0008,
    longitude: 2.1561 + ((i % 3) - 1) * 0.0009,
    type: "piso",
    builtAreaM2: 66 + i * 3,
    rooms: 2 + (i % 3),
    bathrooms: 1 + (i % 2),
    floor: i % 6,
    hasLift: i % 4 !== 0,
    condition: i % 3 === 0 ? "a_reformar" : "bueno",
    price: 4_700 * (66 + i * 3) + ((i * 7) % 10) * 4_000,
    evidence: i % 5 === 0 ? "cierre" : "oferta",
    date: `2026-${String(2 + i).padStart(2, "0")}-15`,
    source: "Cartera",
  }),
) as Listing[];

function factsFor(tool: AnyTool, input: unknown): { [K in keyof FactKinds]: FactKinds[K]["answer"] } {
  const needs = tool.needs(input);
  return {
    today: TODAY,
    nearbyListings: nearby,
    listingsOf2018: [],
    ownAccuracy: null,
    valuationModel: null,
    officialPrice: null,
    municipality: null,
    officialSeries: (needs.officialSeries?.ids ?? []).map((id: SeriesId) => ({ ...SHIPPED_SERIES[id], id })),
    optedOut: [],
    saleTimes: NO_SALE_TIMES,
    withdrawnNearby: [],
    chosenComparables: [],
    homesOfPhones: 0,
    homePhotos: null,
  };
}

/** The answer of a tool to an input, as a kept run has it. */
export const resultOf = (tool: AnyTool, input: unknown): unknown =>
  JSON.parse(JSON.stringify(tool.run(input, factsFor(tool, input))));

/** The worked example of a tool with its result. */
export function exampleResult(tool: AnyTool): { input: unknown; result: unknown } {
  const input = z.parse(tool.input, tool.example);
  return { input, result: resultOf(tool, input) };
}
