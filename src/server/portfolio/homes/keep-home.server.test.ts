import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { propertySchema } from "#domain/shared/listing/property.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { personActor, visitorActor } from "../../accounts/access/actor.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { changeHomes, createHome, setHomeStatus } from "./change-homes.server.ts";
import { homeLike, isSameHome, offeredHome, offeredHomes, saveTypedHome } from "./keep-home.server.ts";
import { mergeHomes } from "./merge-homes.server.ts";
import { readHome } from "./read-home.server.ts";

const { db } = await openTestDatabase();
let people = 0;
/** Without an account, so that the database needs no other row. */
const somebody = () => visitorActor(`0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f${String(++people).padStart(4, "0")}`);

const NOW = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const shown = (changes: object) =>
  propertySchema.parse({ builtAreaM2: 80, latitude: 41.4, longitude: 2.16, ...changes });

test("a saved home comes back as a tool was told of it, with unknowns still unknown", async () => {
  const ana = somebody();
  const kept = shown({
    rooms: 0,
    hasLift: false,
    price: 1234.56,
    energyRating: "E",
    orientations: ["norte"],
    address: "C/ Mayor, 1",
  });
  const id = await saveTypedHome(db, ana, kept, NOW);
  expect(await offeredHomes(db, ana, { limit: 5, now: NOW })).toEqual([{ id, home: kept, apart: {}, place: "ES-CT" }]);
  expect(await offeredHome(db, somebody(), id)).toBeNull();
  const { home } = (await readHome(db, ana, id))!;
  expect(home).toMatchObject({ status: "captacion" });
  expect(home.bathrooms).toBeUndefined();
  const [event] = await db.select().from(homeEvents).where(eq(homeEvents.homeId, id));
  expect(event).toMatchObject({ kind: "alta", origin: "herramienta", actorId: null, at: NOW });
});

test("the same home again is one row that stays as it was; another floor is another home", async () => {
  const luis = somebody();
  const first = await saveTypedHome(db, luis, shown({ floor: 2, rooms: 3, price: 200_000 }), NOW);
  const again = await saveTypedHome(db, luis, shown({ floor: 2, bathrooms: 1, price: 190_000 }), later(1));
  expect(again).toBe(first);
  const other = await saveTypedHome(db, luis, shown({ floor: 3 }), later(2));
  expect(other).not.toBe(first);
  const homes = await offeredHomes(db, luis, { limit: 5, now: NOW });
  expect(homes.map(({ id }) => id)).toEqual([other, first]);
  expect(homes[1]!.home).toMatchObject({ rooms: 3, price: 200_000 });
  expect(homes[1]!.home.bathrooms).toBeUndefined();
});

test("a home with an address is found by it, whatever else is near, and only by its owner", async () => {
  const eva = somebody();
  const first = await saveTypedHome(db, eva, shown({ address: "Calle Sueca, 12" }), NOW);
  expect(await homeLike(db, eva, shown({ address: "calle sueca, 12", latitude: 41.5 }))).toBe(first);
  expect(await homeLike(db, eva, shown({ address: "Calle Sueca, 14" }))).toBeUndefined();
  expect(await homeLike(db, eva, shown({ address: "Calle Sueca, 12", builtAreaM2: 81 }))).toBeUndefined();
  expect(await homeLike(db, somebody(), shown({ address: "Calle Sueca, 12" }))).toBeUndefined();
});

test("two descriptions are of one home where kind, size and place are the same", () => {
  expect(isSameHome(shown({ floor: 1 }), shown({ floor: 1, price: 9 }))).toBe(true);
  expect(isSameHome(shown({ floor: 1 }), shown({ floor: 2 }))).toBe(false);
  expect(isSameHome(shown({}), shown({ operation: "alquiler" }))).toBe(false);
  expect(isSameHome(shown({}), shown({ type: "casa" }))).toBe(false);
  expect(isSameHome(shown({}), shown({ builtAreaM2: 81 }))).toBe(false);
});

test("the trash is neither offered nor found; a merged home leads to what stayed", async () => {
  const eva = personActor((await insertUser(db)).id);
  const home = shown({ address: "Calle Denia, 5" });
  const tossed = await saveTypedHome(db, eva, home, NOW);
  await changeHomes(db, eva, { act: "trash", ids: [tossed] }, later(1));
  expect(await offeredHomes(db, eva, { limit: 5, now: NOW })).toEqual([]);
  expect(await offeredHome(db, eva, tossed)).toBeNull();
  const kept = await saveTypedHome(db, eva, home, later(2));
  expect(kept).not.toBe(tossed);

  const other = await createHome(db, eva, { values: { address: "Calle Denia, 5, 2ª" } }, later(3));
  await mergeHomes(db, eva, { keptId: kept, removedId: other, choices: {} }, later(4));
  expect((await offeredHome(db, eva, other))!.id).toBe(kept);
});

test("garages, land and the like are no homes that a tool values", async () => {
  const eva = somebody();
  const garage = await createHome(db, eva, { values: { type: "garaje", address: "Calle Denia, 7" } }, NOW);
  const flat = await createHome(db, eva, { values: { type: "piso", address: "Calle Denia, 7" } }, NOW);
  await setHomeStatus(db, eva, flat, { status: "retirado", closedOn: undefined, closedPrice: undefined }, later(1));
  expect((await offeredHomes(db, eva, { text: "denia 7", limit: 5, now: NOW })).map(({ id }) => id)).toEqual([flat]);
  expect(await offeredHome(db, eva, garage)).toBeNull();
});
