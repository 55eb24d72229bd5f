import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TeamThread, ThreadLine } from "#domain/assistant/chat/team-threads.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { traces } from "../../../test/traces.ts";
import { leaveAgency } from "../../accounts/agencies/hand-over.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { contactMoves } from "../../crm/contacts/move-contacts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { chatChannels, chatThreadMessages, chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { eraseAddress } from "../../privacy/personal-data/erase-address.server.ts";
import { RULES } from "../../privacy/retention/rules.server.ts";
import { findOpenChannel } from "./channels.server.ts";

/** The team's acts on threads, and the assistant that an agency gives to visitors. */

const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-11-24T10:00:00.000Z");
const services = { ...testServices(database), now: () => now };
let app = createApp(services, async () => new Response("page"));
let cast: Cast;

beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  now = new Date("2026-11-24T10:00:00.000Z");
  app = createApp(services, async () => new Response("page"));
  for (const table of [chatThreads, chatChannels, contacts, userNotifications, properties]) await db.delete(table);
});
afterAll(() => services.changes.close());

type Who = "author" | "colleague" | "owner" | "coordinator" | "user" | "admin";
const call = (who: Who, method: string, path: string, body?: object) =>
  app.request(path, {
    method,
    headers: { cookie: cast[who].cookie, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const listOf = async (who: Who, list = "abiertas") =>
  ((await (await call(who, "GET", `/api/threads?ver=${list}`)).json()) as { threads: ThreadLine[] }).threads;
const threadAt = async (id: string) => (await db.select().from(chatThreads).where(eq(chatThreads.id, id)))[0]!;
const say = (content: string) => ({ callId: randomUUID(), content });

/** A visitor who writes to the agency's assistant. */
async function visitorWrites(code: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  const form = {
    id,
    key: Buffer.from(randomUUID() + randomUUID())
      .toString("base64url")
      .slice(0, 43),
    purpose: "persona",
  };
  const person = { name: "Marta Soler", email: "marta@casa.example", consent: true, channel: code };
  const response = await app.request("/api/chat/threads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...form, ...person, ...more }),
  });
  expect(response.status).toBe(201);
  return id;
}
async function channelOf(who: Who): Promise<string> {
  expect((await call(who, "PUT", "/api/chat-channel", { isOpen: true, greeting: "Hola" })).status).toBe(204);
  const scope = who === "owner" ? cast.agencyId : cast[who].id;
  return (await db.select().from(chatChannels).where(eq(chatChannels.scope, scope)))[0]!.code;
}

describe("the inbox", () => {
  test("visitors who wait longest come first; unread threads are counted", async () => {
    const code = await channelOf("user");
    const first = await visitorWrites(code);
    now = new Date("2026-11-24T10:05:00.000Z");
    const second = await visitorWrites(code, { email: "pere@casa.example", name: "Pere Oliver" });
    now = new Date("2026-11-24T10:10:00.000Z");
    expect((await listOf("user")).map(({ id, waitingSince }) => [id, waitingSince])).toEqual([
      [first, "2026-11-24T10:00:00.000Z"],
      [second, "2026-11-24T10:05:00.000Z"],
    ]);
    expect(await (await call("user", "GET", "/api/threads/unread")).json()).toEqual({ unread: 2 });
    await call("user", "POST", `/api/threads/${first}/messages`, say("Hola, Marta"));
    expect((await listOf("user")).map(({ id }) => id)).toEqual([second, first]);
    expect((await listOf("user", "mias")).map(({ id, lastBy }) => [id, lastBy])).toEqual([[first, "persona"]]);
    await call("user", "POST", `/api/threads/${second}/read`);
    expect(await (await call("user", "GET", "/api/threads/unread")).json()).toEqual({ unread: 0 });
    await call("user", "PATCH", `/api/threads/${second}`, { isClosed: true });
    expect((await listOf("user", "cerradas")).map(({ id }) => id)).toEqual([second]);
    const thread = (await (await call("user", "GET", `/api/threads/${first}`)).json()) as TeamThread;
    expect(thread).toMatchObject({ visitor: "Marta Soler", isMine: true, requestAt: 1, unreadByVisitor: 1 });
    expect(thread.contact).toMatchObject({ emails: ["marta@casa.example"] });
  });

  test("a person who gets a thread gets its contact and its deal, and is told", async () => {
    const code = await channelOf("owner");
    const id = await visitorWrites(code);
    // It waits for somebody: seniors see it, agents do not.
    expect((await call("colleague", "GET", `/api/threads/${id}`)).status).toBe(404);
    const stranger = await call("owner", "PATCH", `/api/threads/${id}`, { takenBy: cast.user.id });
    expect(stranger.status).toBe(422);
    expect((await call("owner", "PATCH", `/api/threads/${id}`, { takenBy: cast.colleague.id })).status).toBe(204);
    expect(await threadAt(id)).toMatchObject({
      state: "atendida",
      takenBy: cast.colleague.id,
      ownerId: cast.colleague.id,
    });
    expect((await db.select().from(contacts))[0]!.ownerId).toBe(cast.colleague.id);
    expect((await db.select().from(deals))[0]!.ownerId).toBe(cast.colleague.id);
    expect((await call("colleague", "GET", `/api/threads/${id}`)).status).toBe(200);
    expect((await call("author", "GET", `/api/threads/${id}`)).status).toBe(404);
    const shown = await db.select().from(userNotifications).where(eq(userNotifications.userId, cast.colleague.id));
    expect(shown.map(({ link }) => link)).toContain(`/dashboard/conversaciones/${id}`);
    // An agent gives away a thread that they then no longer see.
    expect((await call("colleague", "PATCH", `/api/threads/${id}`, { takenBy: cast.author.id })).status).toBe(204);
    expect((await call("colleague", "GET", `/api/threads/${id}`)).status).toBe(404);
    expect((await call("author", "GET", `/api/threads/${id}`)).status).toBe(200);
  });

  test("a repeated answer is one, and of two who answer at once the first has it", async () => {
    const id = await addRow(services, "thread", { ownerId: cast.author.id, agencyId: cast.agencyId });
    const message = say("Hola");
    await Promise.all([
      call("author", "POST", `/api/threads/${id}/messages`, message),
      call("author", "POST", `/api/threads/${id}/messages`, message),
      call("owner", "POST", `/api/threads/${id}/messages`, say("Yo también")),
    ]);
    const shown = await db.select().from(chatThreadMessages).where(eq(chatThreadMessages.threadId, id));
    expect(shown.map(({ position }) => position).sort()).toEqual([1, 2, 3]);
    const first = shown.find(({ position }) => position === 2)!;
    expect((await threadAt(id)).takenBy).toBe(first.personId);
  });

  test("a person who leaves passes their threads on", async () => {
    const colleague = cast.colleague.id;
    const id = await addRow(services, "thread", { ownerId: colleague, agencyId: cast.agencyId });
    await db.update(chatThreads).set({ takenBy: colleague }).where(eq(chatThreads.id, id));
    const leaving = db.transaction(async (tx) => {
      await leaveAgency(tx, { userId: colleague, successorId: cast.author.id, now, contactMoves });
      const [thread] = await tx.select().from(chatThreads).where(eq(chatThreads.id, id));
      expect(thread).toMatchObject({ ownerId: cast.author.id, takenBy: cast.author.id, scope: cast.agencyId });
      // Others need them where they were.
      throw new Error("back");
    });
    await expect(leaving).rejects.toThrow("back");
  });

  test("old ones, and those whose contact is gone, are forgotten", async () => {
    const code = await channelOf("user");
    const [old, orphan, kept] = [
      await visitorWrites(code),
      await visitorWrites(code, { email: "pere@casa.example" }),
      await visitorWrites(code, { email: "lucia@casa.example" }),
    ];
    const before = new Date(now.getTime() - 1_000);
    await db
      .update(chatThreads)
      .set({ lastAt: new Date(before.getTime() - 1_000) })
      .where(eq(chatThreads.id, old));
    await db.delete(contacts).where(eq(contacts.id, (await threadAt(orphan)).contactId!));
    const forgotten = await db.transaction((tx) =>
      RULES.threads(tx, { before, now, limit: 10, onFiles: async () => undefined }),
    );
    expect(forgotten).toBe(2);
    expect((await db.select().from(chatThreads)).map(({ id }) => id)).toEqual([kept]);
  });

  test("an erased visitor leaves none of their messages", async () => {
    const code = await channelOf("owner");
    const message = "Soy quetzalmora y mi correo es marta@casa.example";
    await visitorWrites(code, { purpose: "visita", message, name: "Marta Quetzalmora" });
    await visitorWrites(code, { email: "otra@casa.example", name: "Otra", message: "Voy con marta@casa.example" });
    await db.transaction((tx) => eraseAddress(services, tx, { email: "marta@casa.example", now }));
    expect(await traces(db, "marta@casa.example", "quetzalmora")).toEqual([]);
    expect(await db.$count(chatThreads)).toBe(1);
  });
});

describe("the agency's assistant", () => {
  test("opens by its code, and by none that was before or is switched off", async () => {
    const code = await channelOf("owner");
    expect(await findOpenChannel(db, code)).toMatchObject({
      scope: cast.agencyId,
      agencyId: cast.agencyId,
      ownerId: cast.owner.id,
      name: "Casas del Puerto",
      greeting: "Hola",
    });
    expect((await call("coordinator", "POST", "/api/chat-channel/code")).status).toBe(204);
    expect(await findOpenChannel(db, code)).toBeNull();
    const [renewed] = await db.select().from(chatChannels);
    expect(renewed!.code).toMatch(/^[a-z0-9]{12}$/);
    await call("owner", "PUT", "/api/chat-channel", { isOpen: false, greeting: "" });
    expect(await findOpenChannel(db, renewed!.code)).toBeNull();
    expect((await call("author", "PUT", "/api/chat-channel", { isOpen: true, greeting: "" })).status).toBe(403);
  });

  test("is one for each agency, also where two switch it on at once", async () => {
    const on = { isOpen: true, greeting: "" };
    const answers = await Promise.all([
      call("owner", "PUT", "/api/chat-channel", on),
      call("coordinator", "PUT", "/api/chat-channel", on),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await db.$count(chatChannels)).toBe(1);
  });

  test("may stand in another's frame, as no other page but forms", async () => {
    for (const [path, isFramed] of [
      ["/asistente/abc", true],
      ["/asistente/abc/mas", false],
      ["/precios", false],
    ] as const) {
      const { headers } = await app.request(path);
      expect(headers.get("content-security-policy")?.includes("frame-ancestors *"), path).toBe(isFramed);
      expect(headers.has("x-frame-options"), path).toBe(!isFramed);
    }
  });
});
