import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import type { FactKinds } from "#domain/tools/facts.ts";
import type { SeriesId } from "#domain/tools/market/official-series.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { laidOut } from "../test/laid-out.ts";
import type { AnyTool } from "./define-tool.ts";
import { tools } from "./registry.ts";

// The worked example of each tool, as all its surfaces say it. Whoever changes a tool reads the difference in `example.txt` of its folder,
// as a reader of the product would, and approves it with `npm run test:unit -- src/tools/examples.test.ts -u`.

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
  };
}

/** All that is said of a result: its message, its text, its rows, and its description with labels, units and places. */
function everySurface(tool: AnyTool, result: unknown, input: unknown): string {
  const parts = {
    Título: tool.titleOf(input),
    Cifra: tool.figureOf?.(result, input) ?? null,
    Mensaje: tool.messageOf(result, input),
    Texto: tool.textOf(result, input),
    Filas: tool.rowsOf(result, input),
    Descripción: tool.describe(result, input),
    Documento: tool.describeDocument?.(result, input) ?? null,
    Pasos: tool.nextOf?.(result, input) ?? [],
    Citas: tool.appointmentsOf?.(result, input) ?? [],
    Redacción: tool.wordingOf?.(result, input) ?? [],
  };
  return Object.entries(parts)
    .map(([title, part]) => `# ${title}\n${typeof part === "string" ? part : laidOut(part)}\n`)
    .join("\n");
}

test.each(tools.map((tool) => [tool.id, tool] as const))("the example of %s is said as approved", async (id, tool) => {
  const input = z.parse(tool.input, tool.example);
  const result = JSON.parse(JSON.stringify(tool.run(input, factsFor(tool, input))));
  await expect(everySurface(tool, result, input)).toMatchFileSnapshot(`./${id}/example.txt`);
});
