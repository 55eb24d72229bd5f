import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { valueText } from "#ui/homes/field-text.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { changeHomes, createHome, setHomeStatus, updateHome } from "./change-homes.server.ts";
import { homeHistory, readHome } from "./read-home.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOW = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let actor: PersonActor;
let stranger: PersonActor;
beforeAll(async () => {
  actor = personActor((await signedInPerson(services)).user.id);
  stranger = personActor((await signedInPerson(services)).user.id);
});

const add = (values: object = {}) =>
  createHome(db, actor, { values: { operation: "venta", type: "piso", price: "200.000", ...values } }, NOW);
const eventsOf = (id: string) =>
  db.select().from(homeEvents).where(eq(homeEvents.homeId, id)).orderBy(desc(homeEvents.at));

test("a home is added as it is typed; a bad field is named", async () => {
  const id = await add({ reference: "V-102", rooms: "3", hasLift: "si", builtAreaM2: "95,5" });
  expect((await readHome(db, actor, id))!.home).toMatchObject({
    price: 200_000,
    rooms: 3,
    hasLift: true,
    builtAreaM2: 95.5,
  });
  const [row] = await db.select().from(properties).where(eq(properties.id, id));
  expect(row).toMatchObject({ searchText: "v 102 v102", priceCents: "20000000" });
  await expect(add({ builtAreaM2: "80", usableAreaM2: "90", rooms: "muchas" })).rejects.toMatchObject({
    code: "INVALID_INPUT",
    issues: expect.arrayContaining([{ path: "rooms", message: "Introduce de 0 a 999 habitaciones" }]),
  });
});

test("a home that came in with a postal code of nowhere is changed without mending it first", async () => {
  const id = await add();
  await db.update(properties).set({ postalCode: "99999" }).where(eq(properties.id, id));
  await updateHome(db, actor, id, { values: { price: "195.000" } }, later(1));
  expect((await readHome(db, actor, id))!.home).toMatchObject({ price: 195_000, postalCode: "99999" });
  await expect(updateHome(db, actor, id, { values: { postalCode: "99998" } }, later(2))).rejects.toMatchObject({
    code: "INVALID_INPUT",
    issues: [{ path: "postalCode" }],
  });
});

test("each change is recorded with before and after, and found by its words; no change, no record", async () => {
  const id = await add();
  await updateHome(db, actor, id, { values: { price: "190.000", address: "Calle Sueca, 12" } }, later(1));
  await updateHome(db, actor, id, { values: { price: 190_000 } }, later(2));
  const [change, ...older] = await eventsOf(id);
  expect(change).toMatchObject({
    kind: "cambio",
    origin: "mano",
    actorId: actor.ownerId,
    changes: { price: [200_000, 190_000], address: [null, "Calle Sueca, 12"] },
  });
  expect(older).toHaveLength(1);
  const [row] = await db.select().from(properties).where(eq(properties.id, id));
  expect(row!.searchText).toBe("calle sueca 12");
  const history = await homeHistory(db, actor, (await readHome(db, actor, id))!);
  expect(history.prices.map(({ value }) => value)).toEqual([200_000, 190_000]);
});

test("its history says which owner came after which, and of a contact that the reader does not see only that there is one", async () => {
  const id = await add();
  const contactOf = async (ownerId: string, fullName: string) =>
    (await db.insert(contacts).values({ ownerId, scope: ownerId, fullName, source: "mano" }).returning())[0]!.id;
  const [ana, luis] = [await contactOf(actor.ownerId, "Ana Ruiz"), await contactOf(actor.ownerId, "Luis Mas")];
  const hidden = await contactOf((await insertUser(db)).id, "De otra persona");
  const at = new Date("2026-11-20T10:00:00.000Z");
  const by = { homeId: id, at, origin: "mano" as const, kind: "cambio" };
  await db.insert(homeEvents).values([
    { ...by, changes: { ownerContactId: [null, ana] } },
    { ...by, changes: { ownerContactId: [ana, luis] } },
    { ...by, changes: { ownerContactId: [luis, hidden] } },
  ]);
  const { events } = await homeHistory(db, actor, (await readHome(db, actor, id))!);
  const shown = events.flatMap(({ changes }) => (changes.ownerContactId ? [changes.ownerContactId] : []));
  expect(shown).toHaveLength(3);
  expect(shown).toEqual(
    expect.arrayContaining([
      [null, "Ana Ruiz"],
      ["Ana Ruiz", "Luis Mas"],
      ["Luis Mas", hidden],
    ]),
  );
  expect([valueText("ownerContactId", "Luis Mas"), valueText("ownerContactId", hidden)]).toEqual([
    "Luis Mas",
    "otro contacto",
  ]);
});

test("if two change the same field unseen, the second is told so; other fields go in", async () => {
  const id = await add();
  const seen = (await readHome(db, actor, id))!.updatedAt;
  await updateHome(db, actor, id, { seen, values: { price: "195.000" } }, later(1));
  await expect(
    updateHome(db, actor, id, { seen, values: { price: "180.000", rooms: "2" } }, later(2)),
  ).rejects.toMatchObject({ code: "HOME_CHANGED", issues: [{ path: "price" }] });
  await updateHome(db, actor, id, { seen, values: { rooms: "2" } }, later(3));
  expect((await readHome(db, actor, id))!.home).toMatchObject({ price: 195_000, rooms: 2 });
});

test("two changes at once take turns: both are kept, each with its own instant", async () => {
  const id = await add();
  await Promise.all([
    updateHome(db, actor, id, { values: { rooms: "2" } }, later(1)),
    updateHome(db, actor, id, { values: { bathrooms: "1" } }, later(1)),
  ]);
  expect((await readHome(db, actor, id))!.home).toMatchObject({ rooms: 2, bathrooms: 1 });
  const [first, second] = await eventsOf(id);
  expect(first!.at.getTime()).toBeGreaterThan(second!.at.getTime());
});

test("a closing is evidence of date and price, and gone when the home is offered again", async () => {
  const id = await add();
  await setHomeStatus(db, actor, id, { status: "cerrado", closedOn: "2026-11-20", closedPrice: 192_000 }, later(1));
  const [closing] = await eventsOf(id);
  expect(closing!.changes).toEqual({
    status: ["disponible", "cerrado"],
    closedOn: [null, "2026-11-20"],
    closedPrice: [null, 192_000],
  });
  await changeHomes(db, actor, { act: "status", status: "disponible", ids: [id] }, later(2));
  const { home } = (await readHome(db, actor, id))!;
  expect(home.status).toBe("disponible");
  expect(home.closedPrice).toBeUndefined();
});

test("trash, back and gone for good; a stranger does nothing of it", async () => {
  const ids = [await add(), await add()];
  expect(await changeHomes(db, stranger, { act: "trash", ids }, later(1))).toBe(0);
  expect(await changeHomes(db, actor, { act: "trash", ids }, later(1))).toBe(2);
  expect(await changeHomes(db, actor, { act: "trash", ids }, later(2))).toBe(0);
  await expect(updateHome(db, actor, ids[0]!, { values: { rooms: 1 } }, later(3))).rejects.toMatchObject({
    code: "UNKNOWN_HOME",
  });
  expect(await changeHomes(db, actor, { act: "restore", ids: [ids[0]!] }, later(4))).toBe(1);
  expect(await changeHomes(db, actor, { act: "erase", ids }, later(5))).toBe(1);
  expect((await readHome(db, actor, ids[0]!))!.deletedAt).toBeNull();
  expect(await readHome(db, actor, ids[1]!)).toBeNull();
  expect(await readHome(db, stranger, ids[0]!)).toBeNull();
  await expect(updateHome(db, stranger, ids[0]!, { values: {} }, later(6))).rejects.toMatchObject({
    code: "UNKNOWN_HOME",
  });
});
