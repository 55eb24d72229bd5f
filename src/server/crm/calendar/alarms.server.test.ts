import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { notifyDue } from "./alarms.server.ts";
import { changeEvent } from "./change-events.server.ts";
import { type EventRow, scheduleOf } from "./event-rows.server.ts";
import { keepSettings } from "./people.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const SITE = "https://umbral.example";

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  for (const table of [calendarEvents, mails, userNotifications]) await db.delete(table);
});

const BEFORE = new Date("2026-10-01T08:00:00Z");

async function add(of: { ownerId: string | null; agencyId: string | null }, more: Partial<EventRow> = {}) {
  const event = {
    kind: "visita" as const,
    status: "confirmado" as const,
    title: "Visita con Marta",
    startsLocal: "2026-10-25T18:00:00",
    durationMinutes: 60,
    timeZone: "Europe/Madrid",
    isAllDay: false,
    rrule: null,
    exceptions: [],
    reminders: [60],
    doneAt: null,
    overdueToldAt: null,
    ...of,
    ...more,
  };
  const [row] = await db
    .insert(calendarEvents)
    .values({ ...event, ...scheduleOf(event, [], BEFORE), uid: randomUUID() })
    .returning();
  return row!;
}

const notify = (at: string) => notifyDue(db, SITE, new Date(at));
const shown = async () =>
  (await db.select().from(mails).orderBy(asc(mails.createdAt))).map(({ to, subject }) => [to, subject]);
const emailOf = async (who: keyof Cast) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, (cast[who] as { id: string }).id));
  return user!.email;
};

describe("reminders", () => {
  test("by mail an hour before, in the event's own time, on the day of the change", async () => {
    await add(cast.user.of);
    await notify("2026-10-25T15:59:00Z");
    expect(await shown()).toEqual([]);
    await notify("2026-10-25T16:00:00Z");
    await notify("2026-10-25T16:00:20Z");
    expect(await shown()).toEqual([[await emailOf("user"), "Visita con Marta: hoy a las 18:00"]]);
  });

  test("two workers and one that died send it once", async () => {
    await add(cast.user.of);
    const at = new Date("2026-10-25T16:00:00Z");
    // One takes it, writes the mail, and dies before it commits.
    await db
      .transaction(async (tx) => {
        await notifyDue(tx, SITE, at);
        throw new Error("died");
      })
      .catch(() => {});
    expect(await shown()).toEqual([]);
    await Promise.all([notifyDue(db, SITE, at), notifyDue(db, SITE, at), notifyDue(db, SITE, at)]);
    expect(await shown()).toHaveLength(1);
  });

  test("a moved event sends it again, at its new time", async () => {
    const { id } = await add(cast.user.of);
    await notify("2026-10-25T16:00:00Z");
    const actor = { ...cast.user.of, isAnonymous: false as const, agency: null };
    const change = { scope: "todas" as const, occurrence: null, changes: { startsLocal: "2026-10-26T10:00:00" } };
    await db.transaction((tx) => changeEvent(tx, actor, id, change, new Date("2026-10-25T16:05:00Z")));
    await notify("2026-10-25T17:00:00Z");
    expect(await shown()).toHaveLength(1);
    await notify("2026-10-26T08:00:00Z");
    expect((await shown()).map(([, subject]) => subject)).toContain("Visita con Marta: hoy a las 10:00");
  });

  test("a series sends one before each of its times", async () => {
    await add(cast.user.of, { startsLocal: "2026-10-18T18:00:00", rrule: "FREQ=WEEKLY" });
    for (const at of ["2026-10-18T15:00:00Z", "2026-10-25T16:00:00Z", "2026-11-01T16:00:00Z"]) await notify(at);
    expect(await shown()).toHaveLength(3);
  });

  test("none to a person who wants no mail, nor to a banned one", async () => {
    await add(cast.otherUser.of);
    await db.transaction((tx) =>
      keepSettings(tx, cast.otherUser.id, { timeZone: "Europe/Madrid", reminders: [], mails: false }, BEFORE),
    );
    await add(cast.rival.of);
    await db
      .update(users)
      .set({ bannedUntil: new Date("2030-01-01") })
      .where(eq(users.id, cast.rival.id));
    await notify("2026-10-25T16:00:00Z");
    expect(await shown()).toEqual([]);
    await db.update(users).set({ bannedUntil: null }).where(eq(users.id, cast.rival.id));
  });
});

describe("overdue tasks", () => {
  const task = { kind: "tarea" as const, title: "Llamar a Ana", reminders: [] };

  test("its owner gets it once, a day later the coordinators, once", async () => {
    await add(cast.author.of, task);
    for (const at of ["2026-10-25T17:30:00Z", "2026-10-25T18:00:00Z", "2026-10-25T20:00:00Z"]) await notify(at);
    expect(await shown()).toEqual([[await emailOf("author"), "Sin hacer: Llamar a Ana"]]);
    for (const at of ["2026-10-26T18:00:10Z", "2026-10-26T19:00:00Z", "2026-10-28T19:00:00Z"]) await notify(at);
    const after = await shown();
    expect(
      after
        .slice(1)
        .map(([to]) => to)
        .sort(),
    ).toEqual([await emailOf("coordinator"), await emailOf("owner")].sort());
    expect(await db.$count(userNotifications)).toBe(3);
  });

  test("for Umbral itself its administrators get it", async () => {
    await add({ ownerId: cast.manager.id, agencyId: HOUSE_AGENCY_ID }, task);
    await notify("2026-10-25T18:00:00Z");
    await notify("2026-10-26T18:00:10Z");
    expect((await shown()).map(([to]) => to).sort()).toEqual([await emailOf("manager"), await emailOf("admin")].sort());
    const [notice] = await db.select().from(userNotifications);
    expect(notice!.link).toBe("/admin/tareas");
  });
});
