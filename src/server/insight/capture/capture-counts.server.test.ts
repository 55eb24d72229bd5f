import { expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { captureCounts } from "./capture-counts.server.ts";

const database = await openTestDatabase();
const services = testServices(database);
const { db } = database;

test("counts are of one's own rows, and of those that are under way", async () => {
  const [{ user }, stranger] = [await signedInPerson(services), await signedInPerson(services)];
  const of = { ownerId: user.id, agencyId: null };
  const actor = { ownerId: user.id, isAnonymous: false as const, agency: null };
  const counts = () => captureCounts(db, actor, new Date("2026-11-23T10:00:00Z"));
  await addRow(services, "home", { ...of, ownerId: stranger.user.id });
  await addRow(services, "optOut", { ...of, ownerId: stranger.user.id });
  expect(new Set(Object.values(await counts()))).toEqual(new Set([0]));

  await addRow(services, "home", of);
  await addRow(services, "home", of);
  await db.update(properties).set({ mandateEndsOn: "2026-12-01" });
  await addRow(services, "optOut", of);
  await addRow(services, "thread", of);
  await addRow(services, "deal", of);
  await addRow(services, "contact", of);
  expect(await counts()).toEqual({
    homesBeingWon: 2,
    homesForSale: 0,
    mandatesEnding: 2,
    contactsWithoutTask: 1,
    conversationsWaiting: 1,
    numbersNotToCall: 1,
  });
  const [deal] = await db.select().from(deals);
  await addRow(services, "event", of);
  await db.update(calendarEvents).set({ contactId: deal!.contactId });
  expect((await counts()).contactsWithoutTask).toBe(0);
});
