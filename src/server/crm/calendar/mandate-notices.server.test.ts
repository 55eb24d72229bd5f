import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { USUAL_HOURS } from "#domain/crm/contacts/business-hours.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { writeSettings } from "../contacts/write-settings.server.ts";
import { syncHomeDeadlines } from "./home-deadlines.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
/** Ten o'clock in Madrid. */
const NOW = new Date("2026-11-23T09:00:00.000Z");
const DAY = 1440;

const usual = {
  timeZone: "Europe/Madrid",
  openingHours: USUAL_HOURS,
  holidays: [],
  answerMinutes: 60,
  commissionRate: 0.03,
};

async function mandate(ownerId: string, mandateEndsOn: string): Promise<string> {
  const [home] = await db
    .insert(properties)
    .values({
      ownerId,
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      status: "disponible" as const,
      builtAreaM2: 80,
      mandateKind: "exclusiva" as const,
      mandateEndsOn,
    })
    .returning({ id: properties.id });
  await db.transaction((tx) => syncHomeDeadlines(tx, home!.id, NOW));
  return `mandato:${home!.id}`;
}

async function eventOf(cause: string) {
  const [event] = await db.select().from(calendarEvents).where(eq(calendarEvents.cause, cause));
  return event!;
}

test("the end of a mandate is warned of 30, 15 and 6 days before, at nine, until somebody says otherwise", async () => {
  const { user } = await signedInPerson(services);
  const actor = { ownerId: user.id, isAnonymous: false as const, agency: null };
  const cause = await mandate(user.id, "2027-01-15");
  const byHand = await mandate(user.id, "2027-01-20");
  await db
    .update(calendarEvents)
    .set({ reminders: [DAY] })
    .where(eq(calendarEvents.cause, byHand));
  const first = await eventOf(cause);
  expect([...first.reminders].sort((a, b) => a - b)).toEqual([6 * DAY, 15 * DAY, 30 * DAY]);
  // Thirty days before the 15th of January is the 16th of December; nine o'clock in Madrid is eight of UTC.
  expect(first.nextReminderAt?.toISOString()).toBe("2026-12-16T08:00:00.000Z");

  await db.transaction((tx) => writeSettings(tx, { actor, now: NOW }, { ...usual, mandateNoticeDays: [10, 45, 10] }));
  const after = await eventOf(cause);
  expect([...after.reminders].sort((a, b) => a - b)).toEqual([10 * DAY, 45 * DAY]);
  // Forty-five days before: the 1st of December.
  expect(after.nextReminderAt?.toISOString()).toBe("2026-12-01T08:00:00.000Z");
  expect((await eventOf(byHand)).reminders).toEqual([DAY]);

  // Settings without a word about it leave it, and what comes later follows it.
  await db.transaction((tx) => writeSettings(tx, { actor, now: NOW }, usual));
  const later = await eventOf(await mandate(user.id, "2027-02-01"));
  expect([...later.reminders].sort((a, b) => a - b)).toEqual([10 * DAY, 45 * DAY]);
});

test("an agency that wants no warning gets none", async () => {
  const { user } = await signedInPerson(services);
  const actor = { ownerId: user.id, isAnonymous: false as const, agency: null };
  await db.transaction((tx) => writeSettings(tx, { actor, now: NOW }, { ...usual, mandateNoticeDays: [] }));
  const event = await eventOf(await mandate(user.id, "2027-01-15"));
  expect(event.reminders).toEqual([]);
});
