import { Readable } from "node:stream";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { calendarEvents, calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import type { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { addSubscription, listSubscriptions, readNext } from "./subscriptions.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
let now = new Date("2026-10-14T08:00:00Z");

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  now = new Date("2026-10-14T08:00:00Z");
  for (const table of [calendarEvents, calendarSubscriptions]) await db.delete(table);
});

const actor = () => ({ ...cast.user.of, isAnonymous: false as const, agency: null });
const event = (uid: string, day: string) =>
  ["BEGIN:VEVENT", `UID:${uid}@x`, `SUMMARY:${uid}`, `DTSTART:${day}T160000Z`, "END:VEVENT"].join("\r\n");
const calendar = (...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");

const answers =
  (text: string): typeof fetchPublic =>
  async () => ({
    status: "fresh",
    body: Readable.from([Buffer.from(text)]),
    mediaType: "text/calendar",
    etag: '"1"',
    lastModified: null,
    finalUrl: "https://x.example/a.ics",
  });
const fails: typeof fetchPublic = async () => {
  throw new OutgoingError("unreachable", "No responde");
};
const subscribe = () =>
  db.transaction((tx) =>
    addSubscription(tx, actor(), { name: "Personal", url: "webcal://x.example/a.ics", colour: null }, now),
  );
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const read = (fetchUrl: typeof fetchPublic) => readNext(db, () => now, fetchUrl);
const titles = async () =>
  (await db.select().from(calendarEvents).orderBy(asc(calendarEvents.title))).map(({ title }) => title);

test("is read at once, then every hour; events that vanished there are removed", async () => {
  await subscribe();
  const [row] = await db.select().from(calendarSubscriptions);
  expect(row!.url).toBe("https://x.example/a.ics");
  expect(await read(answers(calendar(event("cena", "20261020"), event("viaje", "20261021"))))).toBe(true);
  expect(await titles()).toEqual(["cena", "viaje"]);
  expect(await read(fails)).toBe(false);
  later(1);
  await read(answers(calendar(event("viaje", "20261022"))));
  expect(await titles()).toEqual(["viaje"]);
  expect((await listSubscriptions(db, actor()))[0]).toMatchObject({ state: "fine", counts: { events: 1, unread: 0 } });
});

test("a dead address keeps its earlier events, says so with its time, and is asked less often", async () => {
  await subscribe();
  await read(answers(calendar(event("cena", "20261020"))));
  later(1);
  await read(fails);
  const [listed] = await listSubscriptions(db, actor());
  expect(listed).toMatchObject({
    state: "failing",
    lastError: "No responde",
    lastErrorAt: now.toISOString(),
    lastSuccessAt: "2026-10-14T08:00:00.000Z",
  });
  expect(await titles()).toEqual(["cena"]);
  const pauses: number[] = [];
  for (let tries = 0; tries < 5; tries++) {
    const [row] = await db.select().from(calendarSubscriptions);
    pauses.push((row!.nextFetchAt!.getTime() - now.getTime()) / 60_000);
    now = row!.nextFetchAt!;
    await read(fails);
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240]);
});

test("a truncated file, or one that is no calendar, removes nothing", async () => {
  await subscribe();
  const whole = calendar(event("cena", "20261020"), event("viaje", "20261021"));
  await read(answers(whole));
  for (const text of [whole.slice(0, -80), whole.slice(0, 20), "<html>Entra en tu cuenta</html>"]) {
    later(25);
    await read(answers(text));
    expect(await titles()).toEqual(["cena", "viaje"]);
  }
});

test("two workers read it once; nobody reminds of it", async () => {
  await subscribe();
  const text = calendar(
    event("cena", "20261020").replace(
      "END:VEVENT",
      "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT1H\r\nEND:VALARM\r\nEND:VEVENT",
    ),
  );
  const read_ = await Promise.all([read(answers(text)), read(answers(text))]);
  expect(read_.filter(Boolean)).toHaveLength(1);
  const [row] = await db.select().from(calendarEvents).where(eq(calendarEvents.title, "cena"));
  expect(row).toMatchObject({ kind: "ocupado", nextReminderAt: null, agencyId: null, ownerId: cast.user.id });
});
