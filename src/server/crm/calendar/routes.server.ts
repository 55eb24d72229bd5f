import { type Context, Hono } from "hono";
import { calendarSettings } from "#domain/accounts/account/calendar-settings.ts";
import { EVENT_KINDS } from "#domain/crm/calendar/calendar-values.ts";
import {
  calendarFile,
  eventChange,
  eventDone,
  eventRestore,
  eventTarget,
  MOST_DAYS,
  newEvent,
  newFeed,
  newSubscription,
} from "#domain/crm/calendar/event-form.ts";
import { writeCalendar } from "#domain/crm/calendar/ics-out.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { addDays, daysBetween, isDay, isLocal } from "#domain/shared/time/local-time.ts";
import { instantOf } from "#domain/shared/time/zone-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly, staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { type AuthEventKind, callerOf, recordEvent } from "../../accounts/auth/audit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { readUuid, uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { changeEvent, createEvent, deleteEvent, restoreEvent, setDone } from "./change-events.server.ts";
import { addFeed, deleteFeed, listFeeds, readFeed, revokeFeed } from "./feeds.server.ts";
import { findIcs } from "./find-ics.server.ts";
import { importFile } from "./import-file.server.ts";
import { findConflicts, findEvent, listEvents, listTasks } from "./list-events.server.ts";
import { keepSettings, settingsOfPerson } from "./people.server.ts";
import { addSubscription, deleteSubscription, listSubscriptions, refreshSubscription } from "./subscriptions.server.ts";

const DONE_DAYS = 30;
const MOST_TASKS = 500;

/**
 * `/api/calendar`: a person's calendar, their agency's as far as they see it. `/api/admin/calendar`: the same of Umbral
 * itself.
 */
export function calendarRoutes(
  services: AccountServices,
  actorOf: (c: Context<AppEnv>) => PersonActor,
  { isStaffs = false } = {},
): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", isStaffs ? staffOnly() : signedInOnly());
  const zoneOf = async (c: Context<AppEnv>) => (await settingsOfPerson(db, actorOf(c).ownerId)).timeZone;
  const record = (tx: Db, c: Context<AppEnv>, kind: AuthEventKind, detail: Record<string, unknown> = {}) =>
    recordEvent(tx, { kind, userId: viewerOf(c).userId, caller: callerOf(c, config), detail, at: now() });

  routes.get("/events", async (c) => {
    const zone = await zoneOf(c);
    const { from, to } = windowOf(c, zone);
    const filter = {
      from,
      to,
      kinds: kindsOf(c.req.query("tipos")),
      ownerId: idOf(c.req.query("persona")),
      homeId: idOf(c.req.query("vivienda")),
      contactId: idOf(c.req.query("contacto")),
    };
    return c.json({ timeZone: zone, events: await listEvents(db, actorOf(c), filter, zone) });
  });

  routes.get("/tasks", async (c) => {
    const doneSince = new Date(now().getTime() - DONE_DAYS * DAY_MS);
    const filter = { ownerId: idOf(c.req.query("persona")), doneSince, limit: MOST_TASKS };
    return c.json(await listTasks(db, actorOf(c), filter, await zoneOf(c)));
  });

  /** Other events of a person or about a home at that time. */
  routes.get("/conflicts", async (c) => {
    const zone = c.req.query("zona") ?? (await zoneOf(c));
    const starts = c.req.query("desde") ?? "";
    const minutes = Number(c.req.query("minutos") ?? 60);
    if (!isLocal(starts) || !(minutes >= 0 && minutes <= 527_040)) throw new AppError("INVALID_INPUT");
    const from = instantIn(starts, zone);
    const planned = {
      from,
      to: new Date(from.getTime() + minutes * 60_000),
      ownerId: idOf(c.req.query("persona")) ?? null,
      homeId: idOf(c.req.query("vivienda")) ?? null,
      exceptId: idOf(c.req.query("salvo")),
    };
    return c.json({ conflicts: await findConflicts(db, actorOf(c), planned, await zoneOf(c)) });
  });

  routes.post("/events", async (c) => {
    const event = await readBody(c, newEvent);
    const actor = actorOf(c);
    const zone = await zoneOf(c);
    return await answeredOnce(c, { db, now }, async (within) => {
      const row = await within.transaction((tx) => createEvent(tx, actor, event, now()));
      return { status: 201, body: (await findEvent(within, actor, row.id, zone))! };
    });
  });

  routes.get("/events/:id", async (c) => {
    const event = await findEvent(db, actorOf(c), eventId(c), await zoneOf(c));
    if (!event) throw new AppError("UNKNOWN_EVENT");
    return c.json(event);
  });

  routes.get("/events/:id/ics", async (c) => {
    const events = await findIcs(db, actorOf(c), eventId(c));
    if (!events) throw new AppError("UNKNOWN_EVENT");
    const zone = await zoneOf(c);
    c.header("content-type", "text/calendar; charset=utf-8");
    c.header("content-disposition", 'attachment; filename="evento.ics"');
    return c.body(writeCalendar(events, { name: "Umbral", timeZone: zone, now: now(), tasksAs: "todo" }));
  });

  routes.patch("/events/:id", async (c) => {
    const change = await readBody(c, eventChange);
    const row = await db.transaction((tx) => changeEvent(tx, actorOf(c), eventId(c), change, now()));
    return c.json({ id: row.id, version: row.sequence });
  });

  routes.post("/events/:id/delete", async (c) => {
    const target = await readBody(c, eventTarget);
    await db.transaction((tx) => deleteEvent(tx, actorOf(c), eventId(c), target, now()));
    return c.body(null, 204);
  });

  routes.post("/events/:id/restore", async (c) => {
    const target = await readBody(c, eventRestore);
    await db.transaction((tx) => restoreEvent(tx, actorOf(c), eventId(c), target, now()));
    return c.body(null, 204);
  });

  routes.post("/events/:id/done", async (c) => {
    const body = await readBody(c, eventDone);
    const row = await db.transaction((tx) => setDone(tx, actorOf(c), eventId(c), body, now()));
    return c.json({ id: row.id, doneAt: row.doneAt, version: row.sequence });
  });

  routes.post("/file", async (c) => {
    const { text, import: isImport } = await readBody(c, calendarFile);
    return c.json(await importFile(db, actorOf(c), { text, isImport, timeZone: await zoneOf(c), now: now() }));
  });

  routes.get("/feeds", async (c) => c.json({ feeds: await listFeeds(db, actorOf(c), services) }));

  routes.post("/feeds", async (c) => {
    const feed = await readBody(c, newFeed);
    const id = await db.transaction(async (tx) => {
      const added = await addFeed(tx, actorOf(c), feed, { keys: auth.keys, now: now() });
      await record(tx, c, "calendar_shared", { reach: feed.reach });
      return added;
    });
    const feeds = await listFeeds(db, actorOf(c), services);
    return c.json(feeds.find((made) => made.id === id)!, 201);
  });

  routes.post("/feeds/:id/revoke", async (c) => {
    await db.transaction(async (tx) => {
      await revokeFeed(tx, actorOf(c), calendarId(c), now());
      await record(tx, c, "calendar_revoked");
    });
    return c.body(null, 204);
  });

  routes.delete("/feeds/:id", async (c) => {
    await db.transaction((tx) => deleteFeed(tx, actorOf(c), calendarId(c)));
    return c.body(null, 204);
  });

  routes.get("/subscriptions", async (c) => c.json({ subscriptions: await listSubscriptions(db, actorOf(c)) }));

  routes.post("/subscriptions", async (c) => {
    const wanted = await readBody(c, newSubscription);
    const id = await db.transaction((tx) => addSubscription(tx, actorOf(c), wanted, now()));
    return c.json({ id }, 201);
  });

  routes.post("/subscriptions/:id/refresh", async (c) => {
    await db.transaction((tx) => refreshSubscription(tx, actorOf(c), calendarId(c), now()));
    return c.body(null, 204);
  });

  routes.delete("/subscriptions/:id", async (c) => {
    await db.transaction((tx) => deleteSubscription(tx, actorOf(c), calendarId(c)));
    return c.body(null, 204);
  });

  routes.put("/settings", async (c) => {
    const settings = await readBody(c, calendarSettings);
    await db.transaction((tx) => keepSettings(tx, actorOf(c).ownerId, settings, now()));
    return c.body(null, 204);
  });
  return routes;
}

/**
 * `/calendarios/{token}.ics`: the token is the key; the caller is not asked for. `?tareas=lista` writes tasks as VTODO.
 */
export function calendarFeedRoutes(services: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/:file", async (c) => {
    const token = /^([\w-]{20,100})\.ics$/.exec(c.req.param("file"))?.[1];
    if (!token) throw new AppError("UNKNOWN_CALENDAR");
    const tasksAs = c.req.query("tareas") === "lista" ? "todo" : "event";
    const { text, etag } = await readFeed(services, token, tasksAs);
    c.header("etag", etag);
    c.header("cache-control", "private, no-cache");
    c.header("x-robots-tag", "noindex");
    c.header("referrer-policy", "no-referrer");
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("content-type", "text/calendar; charset=utf-8");
    c.header("content-disposition", 'inline; filename="umbral.ics"');
    return c.body(text);
  });
  return routes;
}

const eventId = (c: Context) => uuidOf(c, "id", "UNKNOWN_EVENT");
const calendarId = (c: Context) => uuidOf(c, "id", "UNKNOWN_CALENDAR");

/** A filter that names nothing possible names nothing: the list is empty, not everything. */
function idOf(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  return readUuid(text) ?? "00000000-0000-0000-0000-000000000000";
}

function kindsOf(text: string | undefined) {
  const kinds = EVENT_KINDS.filter((kind) => text?.split(",").includes(kind));
  return kinds.length === 0 ? undefined : kinds;
}

/** @throws AppError INVALID_INPUT */
function windowOf(c: Context, zone: string): { from: Date; to: Date } {
  const from = c.req.query("desde") ?? "";
  const to = c.req.query("hasta") ?? (isDay(from) ? addDays(from, 31) : "");
  if (!isDay(from) || !isDay(to) || daysBetween(from, to) < 1 || daysBetween(from, to) > MOST_DAYS) {
    throw new AppError("INVALID_INPUT", [{ path: "desde", message: "Elige unos días, como mucho 400" }]);
  }
  return { from: instantIn(`${from}T00:00:00`, zone), to: instantIn(`${to}T00:00:00`, zone) };
}

function instantIn(local: string, zone: string): Date {
  try {
    return instantOf(local, zone);
  } catch {
    throw new AppError("INVALID_INPUT", [{ path: "zona", message: "Elige una zona horaria" }]);
  }
}
