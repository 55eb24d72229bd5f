import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import type { ComparedHome } from "#domain/tools/facts.ts";
import { type CmaFacts, cmaNeeds, compareMarket } from "./engine.ts";
import { CMA_IN_VALENCIA } from "./examples.ts";
import { picturesOf } from "./pictures.ts";
import { pointsOf } from "./points-map.tsx";
import { cmaInput } from "./schema.ts";

const FACTS: CmaFacts = {
  today: "2026-11-23",
  nearbyListings: [],
  withdrawnNearby: [],
  officialSeries: [],
  municipality: null,
  saleTimes: { times: [], withinKm: null, areInvented: false },
};
const ids = (n: number) => Array.from({ length: n }, (_, i) => `a0000000-0000-4000-8000-00000000000${i.toString(16)}`);
const homeOf = (id: string, i: number, more: Partial<Listing> = {}): Listing =>
  listingSchema.parse({
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    latitude: 39.461 + i / 10_000,
    longitude: -0.374,
    builtAreaM2: 80 + i * 4,
    rooms: 3,
    bathrooms: 2,
    floor: (i % 8) + 1,
    condition: "bueno",
    hasLift: true,
    price: 300_000 + i * 1000,
    evidence: "oferta",
    date: "2026-11-20",
    listedOn: "2026-10-14",
    source: "Mercado: Casas",
    id,
    ...more,
  } as Parameters<typeof listingSchema.parse>[0]) as Listing;
const input = (more: Record<string, unknown>) =>
  z.parse(cmaInput, { ...CMA_IN_VALENCIA, comparablesText: "", ...more });
const states = ["vendida", "en-venta", "retirada"] as const;
const chosenHomes = (n: number): ComparedHome[] =>
  ids(n).map((id, i) => ({ listing: homeOf(id, i), state: states[i % 3]! }));

test("homes are asked for by their ids where somebody chose some, and only then", () => {
  expect(cmaNeeds(input({ chosenIds: ids(2) }))).toMatchObject({ chosenComparables: { ids: ids(2) } });
  expect("chosenComparables" in cmaNeeds(input({}))).toBe(false);
});

test("chosen homes become rows in their states, with days from their history and its first day", () => {
  const result = compareMarket(input({ chosenIds: ids(6) }), { ...FACTS, chosenComparables: chosenHomes(6) });
  expect(result.kind).toBe("value");
  expect(result.rows.filter(({ standing }) => standing === "cuenta")).toHaveLength(4);
  expect(result.rows.filter(({ standing }) => standing === "enseña")).toHaveLength(2);
  // From the 14th of October to the sale on the 20th of November, and to today, the 23rd.
  const of = (state: string) => result.rows.find((row) => row.state === state)!;
  expect(of("vendida")).toMatchObject({ daysOnMarket: 37, listedOn: "2026-10-14", source: "Mercado: Casas" });
  expect(of("en-venta")).toMatchObject({ daysOnMarket: 40 });
  expect(of("retirada")).toMatchObject({ daysOnMarket: 37 });
  expect(result).not.toHaveProperty("chosenMissing");
});

test("days that the agent typed go before those of the history", () => {
  const [id] = ids(1);
  const typed = input({ chosenIds: ids(3), changes: [{ id, daysOnMarket: 12 }] });
  const row = compareMarket(typed, { ...FACTS, chosenComparables: chosenHomes(3) }).rows.find((one) => one.id === id)!;
  expect(row.daysOnMarket).toBe(12);
  expect(row).not.toHaveProperty("listedOn");
});

test("a chosen home that lies nearby too stands once, before nearer ones that nobody chose", () => {
  const chosen = chosenHomes(3).map(({ listing }) => ({ listing, state: "en-venta" as const }));
  const nearby = [
    ...chosen.map(({ listing }) => listing),
    ...ids(16)
      .slice(3)
      .map((id, i) => homeOf(id, i % 6, { floor: 9 + i })),
  ];
  const result = compareMarket(input({ chosenIds: ids(3), useNearby: "si" }), {
    ...FACTS,
    nearbyListings: nearby,
    chosenComparables: chosen,
  });
  const counting = result.rows.filter(({ standing }) => standing === "cuenta").map(({ id }) => id);
  expect(counting).toHaveLength(12);
  expect(new Set(counting).size).toBe(12);
  expect(counting).toEqual(expect.arrayContaining(ids(3)));
});

test("chosen homes that are gone are counted, and a chosen one of another type stays out with its reason", () => {
  const chosen = [...chosenHomes(3), { listing: homeOf(ids(4)[3]!, 3, { type: "local" }), state: "en-venta" as const }];
  const result = compareMarket(input({ chosenIds: ids(6) }), { ...FACTS, chosenComparables: chosen });
  expect(result.chosenMissing).toBe(2);
  const out = result.rows.find(({ id }) => id === ids(4)[3])!;
  expect(out.standing).toBe("fuera");
  expect(out.outReason).not.toBe("");
});

test("at most twelve are chosen, and each shown comparable names the photo that was brought for it", () => {
  const many = cmaInput.safeParse({ ...CMA_IN_VALENCIA, chosenIds: [...ids(12), "b"] });
  expect(many.error?.issues[0]?.message).toBe("Elige 12 viviendas como mucho");
  const photoId = "c0000000-0000-4000-8000-000000000001";
  const withPhoto = input({ chosenIds: ids(3), changes: [{ id: ids(1)[0], photoId }] });
  const result = compareMarket(withPhoto, { ...FACTS, chosenComparables: chosenHomes(3) });
  expect(picturesOf(result, withPhoto)).toContainEqual({ id: ids(1)[0], photoId });
  const wrong = cmaInput.safeParse({ ...CMA_IN_VALENCIA, changes: [{ id: "a", photoId: "../../etc" }] });
  expect(wrong.error?.issues[0]?.message).toBe("Vuelve a subir la foto");
});

test("points of the map bear the numbers of the table, although rows before them have no point", () => {
  const { rows } = compareMarket(z.parse(cmaInput, CMA_IN_VALENCIA), FACTS);
  const some = rows.slice(0, 3).map((row, i) => ({ ...row, latitude: i === 0 ? null : 39.46, longitude: -0.37 }));
  expect(pointsOf(some, String).map(({ id, number }) => [id, number])).toEqual([
    [some[1]!.id, 2],
    [some[2]!.id, 3],
  ]);
});
