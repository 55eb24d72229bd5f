import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { noticeMatches } from "./match-notices.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);

const MINUTE_MS = 60_000;

async function opened() {
  const { user } = await signedInPerson(services);
  const of = { ownerId: user.id, agencyId: null };
  const homeId = await addRow(services, "home", of);
  let now = Date.now();
  const write = async (values: Partial<typeof properties.$inferInsert>) => {
    now += MINUTE_MS;
    const changed = Object.assign({}, values, { updatedAt: new Date(now) });
    await db.update(properties).set(changed).where(eq(properties.id, homeId));
  };
  await write({ title: "Piso con luz", status: "disponible", priceCents: "20000000", rooms: 3 });
  const person = async (fullName: string, demand: Partial<typeof demands.$inferInsert> = {}) => {
    const contactId = await addRow(services, "contact", of);
    await db.update(contacts).set({ fullName }).where(eq(contacts.id, contactId));
    const asked = { operation: "venta", priceMaxCents: "25000000", roomsMin: 3 };
    await db.insert(demands).values(Object.assign({ contactId, sought: [] }, asked, demand));
    return contactId;
  };
  const look = async () => {
    now += MINUTE_MS;
    while (await noticeMatches(db, new Date(now)));
    const rows = await db.select().from(userNotifications).where(eq(userNotifications.userId, user.id));
    return rows.map(({ title, message, link, times }) => ({ title, message, link, times }));
  };
  return { homeId, write, person, look };
}

test("an agent hears once of a home that fits, with its people; again only when it has changed", async () => {
  const { homeId, write, person, look } = await opened();
  await person("Marta Ruiz");
  await person("Otra cosa", { roomsMin: 6 });
  const first = {
    title: "Una vivienda encaja con tus compradores",
    message: "Piso con luz: Marta Ruiz.",
    link: `/smart-matching?vivienda=${homeId}`,
    times: 1,
  };
  expect(await look()).toEqual([first]);
  expect(await look()).toEqual([first]);
  // Another photo or another word is no news.
  await write({ title: "Piso con luz" });
  expect(await look()).toEqual([first]);
  await write({ priceCents: "19000000" });
  expect(await look()).toEqual([{ ...first, times: 2 }]);
});

test("a match below 80, or with something to be confirmed, is no notice", async () => {
  const { person, look } = await opened();
  // At the end of the tolerance the price gives none of its 30 points: of 30, 15 and 5 points 20 are left, which is 40 of 100.
  await person("Al límite", { priceMaxCents: "18181819" });
  await person("Falta saber", { bathroomsMin: 2 });
  expect(await look()).toEqual([]);
});

test("neither is a home that is not on offer, nor one that nobody has written for a week", async () => {
  const { write, person, look, homeId } = await opened();
  await person("Marta Ruiz");
  await write({ status: "captacion" });
  expect(await look()).toEqual([]);
  await db
    .update(properties)
    .set({ status: "disponible", updatedAt: new Date("2026-01-01") })
    .where(eq(properties.id, homeId));
  expect(await look()).toEqual([]);
});

test("more people than three are counted", async () => {
  const { person, look } = await opened();
  for (const name of ["Ana", "Berta", "Carla", "Dora", "Eva"]) await person(name);
  const [notice] = await look();
  expect(notice!.message).toMatch(/y 2 personas más\.$/);
});
