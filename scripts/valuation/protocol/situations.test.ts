import { expect, test } from "vitest";
import { type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { type Nearby, SITUATIONS } from "./situations.ts";

/** Fifty adverts at 100 m, 200 m … 5 km of a home of 80 m², the nearest one at 200,000 €, each next 1,000 € more. */
const nearby: Nearby[] = Array.from({ length: 50 }, (_, i) => ({
  listing: listingSchema.parse({
    id: `a${i}`,
    price: 200_000 + i * 1000,
    builtAreaM2: 80,
    rooms: 3,
    floor: 2,
    latitude: 41.4,
    longitude: 2.1,
    date: "2026-10-20",
  }),
  distanceM: (i + 1) * 100,
  areaGap: 0,
  roomsGap: 0,
}));

function pick(id: string, around = nearby): Listing[] | null {
  const situation = SITUATIONS.find((one) => one.id === id)!;
  const growthSince = () => 2;
  return situation.pick({ nearby: around, random: seededRandom(1), today: "2026-11-01", growthSince });
}
const ids = (listings: Listing[] | null) => listings?.map(({ id }) => id);

test("every situation has a name of its own and picks the same again", () => {
  expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
  for (const { id } of SITUATIONS) expect(pick(id)).toEqual(pick(id));
});

test("the three nearest are the first three, all are all", () => {
  expect(ids(pick("cercanos-3"))).toEqual(["a0", "a1", "a2"]);
  expect(pick("todos")).toHaveLength(50);
});

test("by chance: eight different ones, none beyond 1.5 km", () => {
  const chosen = pick("al-azar-8")!;
  expect(new Set(ids(chosen)).size).toBe(8);
  expect(chosen.every(({ price }) => price <= 214_000)).toBe(true);
});

test("far: none nearer than 2 km", () => {
  expect(pick("lejos-8")!.every(({ price }) => price >= 219_000)).toBe(true);
});

test("where too few are advertised the situation is not shown", () => {
  expect(pick("al-azar-8", nearby.slice(0, 7))).toBeNull();
  expect(pick("agente-12", nearby.slice(0, 9))).toBeNull();
});

test("half of them lose their position; what is pasted has no floor", () => {
  expect(pick("mitad-sin-posicion-8")!.filter(({ latitude }) => latitude === undefined)).toHaveLength(4);
  for (const { floor, latitude, rooms } of pick("pegados-5")!) {
    expect({ floor, latitude, rooms }).toEqual({ floor: undefined, latitude: undefined, rooms: 3 });
  }
});

test("repeated: three homes, six rows", () => {
  const rows = pick("repetidos-3")!;
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ price }) => price)).size).toBe(3);
});

test("dated: at half the price when prices have doubled since, give or take the noise of the index", () => {
  for (const { price, date, id } of pick("fechas-antiguas-12")!) {
    const today = 200_000 + Number(id.slice(1)) * 1000;
    expect(price / today).toBeGreaterThan(0.4);
    expect(price / today).toBeLessThan(0.6);
    expect(date! < "2025-11-02").toBe(true);
  }
});
