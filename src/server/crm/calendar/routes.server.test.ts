import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readCalendar } from "#domain/crm/calendar/ics-in.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import type { CalendarItem } from "./list-events.server.ts";

const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-10-14T08:00:00.000Z");
const services = { ...testServices(database), now: () => now };
const app = createApp(services, async () => new Response("page"));

let cast: Cast;
beforeAll(async () => {
  now = new Date();
  cast = await openCast(services);
});
beforeEach(async () => {
  // Sessions begin today; the calendar's days have the distance from it that the test gives.
  now = new Date();
  await db.delete(calendarEvents);
});
afterAll(() => services.changes.close());

async function call<T = never>(who: keyof Cast, method: string, path: string, body?: unknown) {
  const { cookie } = cast[who] as { cookie: string };
  const response = await app.request(`/api/calendar${path}`, {
    method,
    headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text.startsWith("{") ? JSON.parse(text) : text) as T,
    headers: response.headers,
  };
}

const listed = async (who: keyof Cast, from: string, to: string, more = "") =>
  (await call<{ events: CalendarItem[] }>(who, "GET", `/events?desde=${from}&hasta=${to}${more}`)).body.events;
const starts = async (who: keyof Cast, from: string, to: string) =>
  (await listed(who, from, to)).map(({ shownFrom }) => shownFrom.slice(5, 16));

/** A weekly visit on Sundays before the hour changes, in 2030: on 27 October. */
const VISIT = {
  kind: "visita",
  title: "Visita",
  startsLocal: "2030-10-20T18:00:00",
  rrule: "FREQ=WEEKLY",
  reminders: [60],
};
const made = async (who: keyof Cast, event: object = VISIT) =>
  (await call<CalendarItem>(who, "POST", "/events", event)).body;

describe("a series", () => {
  test("stays at 18:00 when the hour changes, and its instants move", async () => {
    await made("user");
    const events = await listed("user", "2030-10-14", "2030-11-04");
    expect(events.map(({ shownFrom, startsAt }) => [shownFrom, startsAt])).toEqual([
      ["2030-10-20T18:00:00", "2030-10-20T16:00:00.000Z"],
      ["2030-10-27T18:00:00", "2030-10-27T17:00:00.000Z"],
      ["2030-11-03T18:00:00", "2030-11-03T17:00:00.000Z"],
    ]);
  });

  test("one time moves alone, and back with all", async () => {
    const { id } = await made("user");
    const change = {
      scope: "esta",
      occurrence: "2030-10-27T18:00:00",
      changes: { startsLocal: "2030-10-28T11:00:00" },
    };
    expect((await call("user", "PATCH", `/events/${id}`, change)).status).toBe(200);
    expect(await starts("user", "2030-10-20", "2030-11-04")).toEqual(["10-20T18:00", "10-28T11:00", "11-03T18:00"]);
    // The same time again is the same moved time.
    const again = { ...change, changes: { startsLocal: "2030-10-28T12:00:00" } };
    await call("user", "PATCH", `/events/${id}`, again);
    expect(await starts("user", "2030-10-20", "2030-11-04")).toEqual(["10-20T18:00", "10-28T12:00", "11-03T18:00"]);
    // All a day later, seen from the third: the moved one follows its series' time, and keeps its own.
    const all = { scope: "todas", occurrence: "2030-11-03T18:00:00", changes: { startsLocal: "2030-11-04T19:00:00" } };
    await call("user", "PATCH", `/events/${id}`, all);
    expect(await starts("user", "2030-10-20", "2030-11-06")).toEqual(["10-21T19:00", "10-28T12:00", "11-04T19:00"]);
  });

  test("this and following become a series of their own", async () => {
    const { id } = await made("user", { ...VISIT, rrule: "FREQ=WEEKLY;COUNT=4" });
    const change = {
      scope: "siguientes",
      occurrence: "2030-11-03T18:00:00",
      changes: { startsLocal: "2030-11-05T10:00:00" },
    };
    await call("user", "PATCH", `/events/${id}`, change);
    expect(await starts("user", "2030-10-14", "2030-12-31")).toEqual([
      "10-20T18:00",
      "10-27T18:00",
      "11-05T10:00",
      "11-12T10:00",
    ]);
  });

  test("deleted times come back", async () => {
    const { id } = await made("user");
    const span = ["2030-10-14", "2030-11-11"] as const;
    const all = await starts("user", ...span);
    const one = { scope: "esta", occurrence: "2030-10-27T18:00:00" };
    const rest = { scope: "siguientes", occurrence: "2030-10-27T18:00:00" };
    await call("user", "POST", `/events/${id}/delete`, one);
    expect(await starts("user", ...span)).toEqual(all.filter((time) => !time.startsWith("10-27")));
    await call("user", "POST", `/events/${id}/restore`, one);
    await call("user", "POST", `/events/${id}/delete`, rest);
    expect(await starts("user", ...span)).toEqual(["10-20T18:00"]);
    await call("user", "POST", `/events/${id}/restore`, { ...rest, rrule: "FREQ=WEEKLY" });
    expect(await starts("user", ...span)).toEqual(all);
    await call("user", "POST", `/events/${id}/delete`, { scope: "todas" });
    expect(await starts("user", ...span)).toEqual([]);
    await call("user", "POST", `/events/${id}/restore`, {});
    expect(await starts("user", ...span)).toEqual(all);
  });

  test("if two change it at once, one is told that it changed", async () => {
    const { id, version } = await made("user");
    const rename = (title: string) => call("user", "PATCH", `/events/${id}`, { version, changes: { title } });
    const answers = await Promise.all([rename("A"), rename("B"), rename("C")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test("the same time moved twice at once is one row", async () => {
    const { id } = await made("user");
    const move = (hour: number) =>
      call("user", "PATCH", `/events/${id}`, {
        scope: "esta",
        occurrence: "2030-10-27T18:00:00",
        changes: { startsLocal: `2030-10-27T${hour}:00:00` },
      });
    await Promise.all([move(10), move(11), move(12)]);
    expect(await db.$count(calendarEvents, eq(calendarEvents.seriesId, id))).toBe(1);
    expect(await listed("user", "2030-10-27", "2030-10-28")).toHaveLength(1);
  });
});

describe("tasks", () => {
  test("one that repeats asks for its next time when it is done, once", async () => {
    const { id } = await made("user", {
      kind: "tarea",
      title: "Llamar",
      startsLocal: "2030-10-14T10:00:00",
      rrule: "FREQ=WEEKLY",
    });
    await Promise.all([1, 2, 3].map(() => call("user", "POST", `/events/${id}/done`, { done: true })));
    const tasks = (await call<{ open: CalendarItem[]; done: CalendarItem[] }>("user", "GET", "/tasks")).body;
    expect(tasks.open.map(({ startsLocal }) => startsLocal)).toEqual(["2030-10-21T10:00:00"]);
    expect(tasks.done.map((task) => task.id)).toEqual([id]);
    await call("user", "POST", `/events/${id}/done`, { done: false });
    const back = (await call<{ open: CalendarItem[] }>("user", "GET", "/tasks")).body.open;
    expect(back.map(({ startsLocal, rrule }) => [startsLocal, rrule])).toEqual([
      ["2030-10-14T10:00:00", "FREQ=WEEKLY"],
    ]);
  });

  test("an overdue event is one", async () => {
    const { id } = await made("user", {
      kind: "tarea",
      title: "Llamar",
      startsLocal: "2020-01-06T10:00:00",
      rrule: "FREQ=WEEKLY",
    });
    await call("user", "POST", `/events/${id}/done`, { done: true });
    const [next] = (await call<{ open: CalendarItem[] }>("user", "GET", "/tasks")).body.open;
    expect(new Date(next!.startsAt).getTime()).toBeGreaterThan(now.getTime());
    expect(new Date(next!.startsAt).getTime() - now.getTime()).toBeLessThan(8 * 86_400_000);
  });
});

describe("people", () => {
  test("gives an event to a colleague, never to a stranger, and names those they may see", async () => {
    const event = { ...VISIT, rrule: null, ownerId: cast.colleague.id };
    expect((await call("author", "POST", "/events", event)).status).toBe(201);
    expect(await listed("colleague", "2030-10-20", "2030-10-21")).toHaveLength(1);
    expect(await listed("author", "2030-10-20", "2030-10-21")).toHaveLength(0);
    expect(await listed("owner", "2030-10-20", "2030-10-21", `&persona=${cast.colleague.id}`)).toHaveLength(1);
    expect((await call("author", "POST", "/events", { ...event, ownerId: cast.rival.id })).status).toBe(422);
    const theirs = await addRow(services, "contact", cast.rival.of);
    expect((await call("author", "POST", "/events", { ...VISIT, contactId: theirs })).status).toBe(422);
    const ours = await addRow(services, "contact", cast.author.of);
    expect((await call("author", "POST", "/events", { ...VISIT, contactId: ours })).status).toBe(201);
  });

  test("sees that two things are planned at once", async () => {
    await made("user");
    const query = `/conflicts?desde=2030-10-27T18:30:00&minutos=60&persona=${cast.user.id}`;
    const { conflicts } = (await call<{ conflicts: CalendarItem[] }>("user", "GET", query)).body;
    expect(conflicts.map(({ shownFrom }) => shownFrom)).toEqual(["2030-10-27T18:00:00"]);
  });
});

describe("addresses", () => {
  const read = async (address: string, headers = {}) => {
    const response = await app.request(new URL(address).pathname + new URL(address).search, { headers });
    return { status: response.status, text: await response.text(), etag: response.headers.get("etag") };
  };
  const feedOf = async (who: keyof Cast, reach = "mio") =>
    (await call<{ id: string; address: string }>(who, "POST", "/feeds", { name: "Móvil", reach })).body;

  test("a calendar program reads what its owner may see, and asks again for nothing", async () => {
    const { id } = await made("user");
    await made("user", { kind: "tarea", title: "Llamar a Ana", startsLocal: "2030-10-21T10:00:00" });
    await call("user", "POST", `/events/${id}/delete`, { scope: "esta", occurrence: "2030-11-03T18:00:00" });
    const feed = await feedOf("user");
    const first = await read(feed.address);
    expect(first.status).toBe(200);
    const { events } = readCalendar(first.text, { timeZone: "Europe/Madrid", kind: "cita" })!;
    expect(events).toMatchObject([
      { title: "Visita", rrule: "FREQ=WEEKLY", exceptions: ["2030-11-03T18:00:00"] },
      { title: "Llamar a Ana", kind: "tarea" },
    ]);
    expect((await read(feed.address, { "if-none-match": first.etag! })).status).toBe(304);
    expect((await read(`${feed.address}?tareas=lista`)).text).toContain("BEGIN:VTODO");
    const { feeds } = (await call<{ feeds: { lastReadAt: string | null }[] }>("user", "GET", "/feeds")).body;
    expect(feeds.at(-1)!.lastReadAt).not.toBeNull();
  });

  test("revoked, banned, out of the agency: gone", async () => {
    const mine = await feedOf("otherUser");
    await call("otherUser", "POST", `/feeds/${mine.id}/revoke`);
    expect((await read(mine.address)).status).toBe(410);
    expect((await read(mine.address.replace(/.{5}\.ics/, "xxxxx.ics"))).status).toBe(404);
    const team = await feedOf("coordinator", "equipo");
    await made("author");
    expect((await read(team.address)).text).toContain("SUMMARY:Visita");
    await db.delete(agencyMembers).where(eq(agencyMembers.userId, cast.coordinator.id));
    expect((await read(team.address)).status).toBe(410);
    const banned = await feedOf("rival");
    expect((await read(banned.address)).status).toBe(200);
    await db
      .update(users)
      .set({ bannedUntil: new Date(now.getTime() + 1e9) })
      .where(eq(users.id, cast.rival.id));
    expect((await read(banned.address)).status).toBe(410);
  });
});

test("a file brought in twice changes nothing the second time; looking changes nothing at all", async () => {
  const text = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "UID:serie@x",
    "SUMMARY:Reunión",
    "DTSTART;TZID=Romance Standard Time:20301007T100000",
    "DTEND;TZID=Romance Standard Time:20301007T110000",
    "RRULE:FREQ=WEEKLY;COUNT=4",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:serie@x",
    "RECURRENCE-ID;TZID=Romance Standard Time:20301014T100000",
    "SUMMARY:Reunión movida",
    "DTSTART;TZID=Romance Standard Time:20301015T100000",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "SUMMARY:Sin identificador",
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
  const send = async (isImport: boolean) =>
    (await call<Record<string, unknown>>("user", "POST", "/file", { text, import: isImport })).body;
  expect(await send(false)).toMatchObject({ added: 2, unread: [{ line: 16 }] });
  expect(await db.$count(calendarEvents)).toBe(0);
  const [first, second] = await Promise.all([send(true), send(true)]);
  expect([first.added, second.added].sort()).toEqual([0, 2]);
  expect([first.same, second.same].sort()).toEqual([0, 2]);
  expect(await starts("user", "2030-10-01", "2030-11-01")).toEqual([
    "10-07T10:00",
    "10-15T10:00",
    "10-21T10:00",
    "10-28T10:00",
  ]);
  expect((await call("user", "POST", "/file", { text: "<html>", import: true })).status).toBe(422);
});

describe("a visit that took place", () => {
  const once = { kind: "visita", title: "Visita", startsLocal: "2026-10-20T18:00:00" };

  async function visit() {
    const { id: ownerId } = cast.user;
    const of = { ownerId, agencyId: null };
    const [contactId, homeId] = [await addRow(services, "contact", of), await addRow(services, "home", of)];
    const { id } = await made("user", { ...once, contactId, homeId });
    const timeline = () => db.select().from(contactEvents).where(eq(contactEvents.contactId, contactId));
    const mark = (body: object) => call<{ doneAt: string | null }>("user", "POST", `/events/${id}/done`, body);
    const read = async () => (await call<CalendarItem>("user", "GET", `/events/${id}`)).body;
    return { id, homeId, contactId, timeline, mark, read };
  }

  test("keeps what was said, and stands once in the timeline of its contact", async () => {
    const { id, homeId, timeline, mark, read } = await visit();
    expect((await mark({ done: true, outcome: " Le gusta la luz " })).status).toBe(200);
    expect(await read()).toMatchObject({ outcome: "Le gusta la luz", doneAt: expect.any(String) });
    await mark({ done: true, outcome: "Le parece cara" });
    expect(await timeline()).toMatchObject([{ kind: "visita", text: "Le parece cara", homeId, data: { eventId: id } }]);
  });

  test("is the evidence of its visitor's open deal about that home, until it is taken back", async () => {
    const { id, homeId, contactId, mark } = await visit();
    const of = { ownerId: cast.user.id, agencyId: null };
    const dealOf = async (more: object) => {
      const dealId = await addRow(services, "deal", of);
      await db
        .update(deals)
        .set({ contactId, kind: "comprador", stage: "contactado", evidence: {}, ...more })
        .where(eq(deals.id, dealId));
      return async () => (await db.select().from(deals).where(eq(deals.id, dealId)))[0]!;
    };
    const about = await dealOf({ homeId });
    const elsewhere = await dealOf({ homeId: null });
    const lost = await dealOf({ homeId, stage: "perdido", lossReason: "precio" });
    await mark({ done: true });
    expect(await about()).toMatchObject({
      stage: "contactado",
      evidence: { visita: { on: "2026-10-20T18:00", eventId: id } },
    });
    expect([(await elsewhere()).evidence, (await lost()).evidence]).toEqual([{}, {}]);
    await mark({ done: false });
    expect((await about()).evidence).toEqual({});
  });

  test("does not replace the visit that an agent wrote down, nor prove anything of an owner's deal", async () => {
    const { homeId, contactId, mark } = await visit();
    const dealId = await addRow(services, "deal", { ownerId: cast.user.id, agencyId: null });
    const written = { visita: { on: "2026-10-01" } };
    const keep = (values: object) =>
      db
        .update(deals)
        .set({ contactId, homeId, stage: "visita", ...values })
        .where(eq(deals.id, dealId));
    const evidence = async () => (await db.select().from(deals).where(eq(deals.id, dealId)))[0]!.evidence;
    await keep({ kind: "comprador", evidence: written });
    await mark({ done: true });
    expect(await evidence()).toEqual(written);
    await keep({ kind: "vendedor", evidence: {} });
    await mark({ done: true });
    expect(await evidence()).toEqual({});
  });

  test("marked again without words keeps those it has; taken back it loses them, and its line", async () => {
    const { timeline, mark, read } = await visit();
    await mark({ done: true, outcome: "Le gusta" });
    await mark({ done: true });
    expect((await read()).outcome).toBe("Le gusta");
    await mark({ done: false });
    expect(await read()).toMatchObject({ outcome: null, doneAt: null });
    expect(await timeline()).toEqual([]);
  });

  test("is none of a series, and no appointment is one", async () => {
    const series = await made("user");
    expect((await call("user", "POST", `/events/${series.id}/done`, { done: true })).status).toBe(422);
    const appointment = await made("user", { ...once, kind: "cita" });
    expect((await call("user", "POST", `/events/${appointment.id}/done`, { done: true })).status).toBe(404);
  });

  test("of another person is not there", async () => {
    const { id } = await visit();
    expect((await call("otherUser", "POST", `/events/${id}/done`, { done: true })).status).toBe(404);
  });
});
