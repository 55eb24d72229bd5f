import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { openCast } from "../../../test/cast.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import type { Services } from "../../boot/services.server.ts";
import type { Database } from "../../platform/db/connection.server.ts";
import { sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";
import { publishChange, WORK_TOPICS } from "../../platform/realtime/change-feed.server.ts";
import { leaveAgency } from "../agencies/hand-over.server.ts";

/** Two servers on one database, each with connections of its own where the database allows it. */
const database = await openTestDatabase();
const { db } = database;
const second = otherProcess(database);
const running: { server: Server; services: Services }[] = [];
const opened: { end(): void }[] = [];
let a: Awaited<ReturnType<typeof serve>>;
let b: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  await db.delete(users);
  await db.delete(toolErrors);
  a = await serve(database);
  b = await serve(second);
});
afterEach(async () => {
  for (const { end } of opened.splice(0)) end();
  for (const { services, server } of running.splice(0)) {
    await services.changes.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
afterAll(async () => {
  if (second !== database) await second.pool.end();
});

function otherProcess(first: Database): Database {
  const pool = new Pool(first.address);
  return { ...first, pool, db: drizzle(pool) };
}

async function serve(from: Database) {
  const services = testServices(from);
  const server = createServer(getRequestListener(createApp(services, async () => new Response("page")).fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  running.push({ server, services });
  return { services, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The last state of each channel that a browser gets, until the stream ends. */
async function listen(url: string, headers: Record<string, string>, query = "") {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/events${query}`, { headers, signal: abort.signal });
  const states = new Map<string, { unresolved?: number; unread?: number; newest?: unknown[] }>();
  let isOver = false;
  const reading = (async () => {
    let text = "";
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      const frames = (text + piece).split("\n\n");
      text = frames.pop()!;
      for (const frame of frames) {
        const event = /^event: (.+)$/m.exec(frame)?.[1];
        if (event) states.set(event, JSON.parse(/^data: (.+)$/m.exec(frame)![1]!));
      }
    }
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  const stream = { response, states, end: () => abort.abort(), isOver: () => isOver, reading };
  opened.push(stream);
  return stream;
}

async function until(is: () => boolean, what: string, ms = 8_000): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (is()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`never: ${what}`);
}

/** Ends the connection by which a server hears of changes, once it has one. */
async function endListening(): Promise<void> {
  for (const end = Date.now() + 8_000; Date.now() < end; ) {
    const { rowCount } = await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen "umbral_changes"' and datname = current_database()`);
    if (rowCount !== null && rowCount > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("no server listens");
}

const failure = {
  kind: "server",
  fingerprint: "f",
  errorType: "UNKNOWN_ERROR",
  errorMessage: "x",
  toolName: "valoracion",
} as const;
const notice = { title: "t", message: "m", type: "warning" } as const;

test("anonymous callers receive nothing", async () => {
  const response = await fetch(`${a.url}/api/events`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "UNAUTHORIZED" });
});

test("a change reaches staff on both servers, without a word about people", async () => {
  const admin = await signedInPerson(a.services, ["admin"]);
  const manager = await signedInPerson(b.services, ["manager"]);
  const onA = await listen(a.url, { cookie: admin.cookie });
  const onB = await listen(b.url, { cookie: manager.cookie });
  expect(onA.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(onA.response.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(onA.response.headers.get("x-accel-buffering")).toBe("no");
  await until(() => onA.states.get("error_notifications")?.unresolved === 0, "a first state");
  await db.insert(toolErrors).values({ ...failure, userId: admin.user.id });
  for (const { states } of [onA, onB]) {
    await until(() => states.get("error_notifications")?.unresolved === 1, "the failure");
    expect(states.get("error_notifications")).toEqual({
      unresolved: 1,
      groups: 1,
      last: { at: expect.any(String), tool_name: "valoracion", path: null },
    });
  }
  await db.update(toolErrors).set({ resolved: true });
  await until(() => onB.states.get("error_notifications")?.unresolved === 0, "its resolution");
});

test("people receive their own notices alone, and never errors", async () => {
  const ana = await signedInPerson(a.services);
  const luis = await signedInPerson(b.services);
  const onA = await listen(a.url, { cookie: ana.cookie });
  const onB = await listen(b.url, { cookie: luis.cookie });
  await until(() => onA.states.has("notifications") && onB.states.has("notifications"), "first states");
  await db.insert(userNotifications).values({ ...notice, userId: ana.user.id, link: "/precios" });
  await db.insert(toolErrors).values(failure);
  await until(() => onA.states.get("notifications")?.unread === 1, "the notice");
  expect(onA.states.get("notifications")?.newest).toMatchObject([{ title: "t", link: "/precios", read_at: null }]);
  expect(onB.states.get("notifications")).toEqual({ unread: 0, newest: [] });
  expect(onA.states.has("error_notifications")).toBe(false);
});

test("changes between two connections come with the second", async () => {
  const admin = await signedInPerson(a.services, ["admin"]);
  const before = await listen(a.url, { cookie: admin.cookie });
  await until(() => before.states.has("error_notifications"), "a first state");
  before.end();
  await before.reading;
  await db.insert(toolErrors).values(failure);
  const after = await listen(b.url, { cookie: admin.cookie });
  await until(() => after.states.get("error_notifications")?.unresolved === 1, "the failure");
});

test("a server that loses the database connects again, and catches up", async () => {
  const admin = await signedInPerson(a.services, ["admin"]);
  const stream = await listen(a.url, { cookie: admin.cookie });
  await until(() => stream.states.has("error_notifications"), "a first state");
  await endListening();
  await db.insert(toolErrors).values([failure, failure, failure]);
  await until(() => stream.states.get("error_notifications")?.unresolved === 3, "what was missed");
  await db.insert(toolErrors).values(failure);
  await until(() => stream.states.get("error_notifications")?.unresolved === 4, "the next change");
});

test("work that changed before the server could hear of it is told once it hears", async () => {
  const person = await signedInPerson(a.services);
  const stream = await listen(a.url, { cookie: person.cookie });
  // The first stream makes the server listen: between the two an import may have begun.
  await until(() => stream.states.has("work_imports") && stream.states.has("work_homes"), "the first gap");
  stream.states.clear();
  await endListening();
  await publishChange(db, person.user.id, "imports");
  await until(() => stream.states.has("work_imports"), "what was missed");
});

test("a page is told what changed since its data were read, and of nothing else", async () => {
  const [ana, luis] = [await signedInPerson(a.services), await signedInPerson(a.services)];
  const topics = ({ states }: Awaited<ReturnType<typeof listen>>) =>
    [...states.keys()].filter((name) => name.startsWith("work_")).sort();
  const first = await listen(a.url, { cookie: ana.cookie }, "?missed=1");
  // The server did not listen before, so that anything may have changed.
  await until(() => topics(first).length === WORK_TOPICS.length, "every topic");
  // The gap may be told to the browser after the change: only the server knows that it has heard of that.
  const [listens, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  a.services.changes.subscribe({ onChange: () => heard.resolve(), onGap: () => listens.resolve(), onClose() {} });
  await listens.promise;
  await publishChange(db, ana.user.id, "imports");
  await heard.promise;
  const readAt = performance.now();
  first.end();
  const witness = await listen(a.url, { cookie: luis.cookie }, "?missed=1");
  // A request takes some of the time that it names.
  await until(() => performance.now() > readAt + 600, "the time of a request");
  await publishChange(db, ana.user.id, "contacts");
  await publishChange(db, luis.user.id, "homes");
  await until(() => witness.states.has("work_homes"), "the change");
  const told = await listen(a.url, { cookie: ana.cookie }, `?missed=${Math.floor(performance.now() - readAt)}`);
  await until(() => told.states.has("notifications"), "a first state");
  expect(topics(told)).toEqual(["work_contacts"]);
  // Since before this server listened, without a number and with one that is none: everything.
  for (const query of ["?missed=99999999", "", "?missed=-1", "?missed=1e9"]) {
    const any = await listen(a.url, { cookie: ana.cookie }, query);
    await until(() => topics(any).length === WORK_TOPICS.length, `every topic with «${query}»`);
  }
});

test("signing out, a ban and a changed right end the stream at once", async () => {
  const people = await Promise.all([0, 1, 2].map(() => signedInPerson(a.services)));
  const streams = await Promise.all(people.map(({ cookie }) => listen(b.url, { cookie })));
  await until(() => streams.every(({ states }) => states.has("notifications")), "first states");
  const [leaver, banned, promoted] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  await db.delete(sessions).where(eq(sessions.id, leaver.sessionId));
  await until(() => streams[0]!.isOver(), "the end after signing out");
  expect(streams[1]!.isOver()).toBe(false);
  await db
    .update(users)
    .set({ bannedUntil: new Date("2099-01-01") })
    .where(eq(users.id, banned.user.id));
  await until(() => streams[1]!.isOver(), "the end after the ban");
  await db.insert(userRoles).values({ userId: promoted.user.id, role: "manager" });
  await until(() => streams[2]!.isOver(), "the end after the new right");
  expect((await fetch(`${b.url}/api/events`, { headers: { cookie: banned.cookie } })).status).toBe(401);
  const again = await listen(b.url, { cookie: promoted.cookie });
  await until(() => again.states.has("error_notifications"), "what the new right shows");
});

test("the stream of somebody who leaves an agency ends, and the next one tells nothing of its work", async () => {
  const { author, owner, agencyId } = await openCast(a.services);
  const before = await listen(b.url, { cookie: author.cookie });
  const witness = await listen(b.url, { cookie: owner.cookie });
  await until(() => before.states.has("work_contacts") && witness.states.has("work_contacts"), "the first gap");
  const { contactMoves, now } = a.services;
  await db.transaction((tx) => leaveAgency(tx, { userId: author.id, successorId: owner.id, now: now(), contactMoves }));
  await until(() => before.isOver(), "the end after leaving");
  expect(witness.isOver()).toBe(false);
  const after = await listen(b.url, { cookie: author.cookie }, "?missed=1");
  await until(() => after.states.has("notifications"), "a first state");
  witness.states.clear();
  await publishChange(db, agencyId, "contacts");
  await until(() => witness.states.has("work_contacts"), "the change");
  expect(after.states.has("work_contacts")).toBe(false);
});

test("a stream whose server did not hear that its person left an agency ends when it hears again", async () => {
  const { author, agencyId } = await openCast(a.services);
  const stream = await listen(a.url, { cookie: author.cookie });
  await until(() => stream.states.has("work_contacts"), "the first gap");
  await db.delete(agencyMembers).where(eq(agencyMembers.agencyId, agencyId));
  expect(stream.isOver()).toBe(false);
  await endListening();
  await until(() => stream.isOver(), "the end after the gap");
});

test("nobody takes more than twelve streams, and a closed one is given back", async () => {
  const ana = await signedInPerson(a.services);
  const streams = await Promise.all(Array.from({ length: 12 }, () => listen(a.url, { cookie: ana.cookie })));
  expect((await fetch(`${a.url}/api/events`, { headers: { cookie: ana.cookie } })).status).toBe(429);
  streams[0]!.end();
  await streams[0]!.reading;
  let again = 429;
  for (let tries = 0; again === 429 && tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20)); // until the server sees that the browser is gone
    again = (await listen(a.url, { cookie: ana.cookie })).response.status;
  }
  expect(again).toBe(200);
});

test("the end of the process closes the streams", async () => {
  const ana = await signedInPerson(a.services);
  const stream = await listen(a.url, { cookie: ana.cookie });
  await until(() => stream.states.has("notifications"), "a first state");
  await a.services.changes.close();
  await until(() => stream.isOver(), "the end");
});
