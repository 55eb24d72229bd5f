import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { THREAD_KEY_HEADER, type VisitorThread } from "#domain/assistant/chat/threads.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { chatChannels, chatThreadMessages, chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents, contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";

/** A conversation handed to people: from the visitor's form to the team's answer, over the whole app. */

const database = await openTestDatabase();
const { db } = database;
/** A Tuesday, eleven in the morning in Madrid. */
const OPEN = new Date("2026-11-24T10:00:00.000Z");
let now = OPEN;
const services = { ...testServices(database), now: () => now };
let app = createApp(services, async () => new Response("page"));
let cast: Cast;

beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  now = OPEN;
  // The limits of an address begin anew.
  app = createApp(services, async () => new Response("page"));
  for (const table of [
    chatThreads,
    chatChannels,
    contacts,
    leads,
    mails,
    userNotifications,
    calendarEvents,
    properties,
  ]) {
    await db.delete(table);
  }
});
afterAll(() => services.changes.close());

const newKey = () => randomBytes(32).toString("base64url");
function form(more: object = {}) {
  return {
    id: randomUUID(),
    key: newKey(),
    purpose: "persona",
    name: "Marta Soler",
    email: "marta@casa.example",
    consent: true,
    page: "/precios",
    message: "¿Hacéis descuento por equipo?",
    transcript: [
      { role: "user", content: "¿Cuánto cuesta?" },
      { role: "assistant", content: "29 € al mes." },
    ],
    ...more,
  };
}
const call = (method: string, path: string, { body, ...headers }: Record<string, unknown> = {}) =>
  app.request(path, {
    method,
    headers: { ...(headers as Record<string, string>), ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const open = (sent: object) => call("POST", "/api/chat/threads", { body: sent });
const withKey = (key: string) => ({ [THREAD_KEY_HEADER]: key });
const say = (content: string) => ({ callId: randomUUID(), content });

async function channel(scope: "author" | "user" = "author") {
  const code = randomUUID().slice(0, 12);
  const agencyId = scope === "author" ? cast.agencyId : null;
  const values = { ownerId: cast[scope].id, agencyId, scope: agencyId ?? cast[scope].id, code };
  const [row] = await db.insert(chatChannels).values(values).returning();
  return row!;
}

describe("a visitor asks for people", () => {
  test("the team gets contact, deal, lead, transcript and a mail", async () => {
    const sent = form({ marketing: true, phone: "612 345 678" });
    const response = await open(sent);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: sent.id,
      key: sent.key,
      hours: { isOpenNow: true, next: null, words: "Estamos en horario de atención: te respondemos aquí." },
    });
    const [thread] = await db.select().from(chatThreads);
    expect(thread).toMatchObject({
      scope: HOUSE_AGENCY_ID,
      state: "espera",
      messages: 3,
      unreadByTeam: 1,
      page: "/precios",
    });
    expect(thread!.consentText).toBe("Acepto que Umbral reciba estos datos y esta conversación para responderme.");
    expect(JSON.stringify(thread)).not.toContain(sent.key);
    const messages = await db.select().from(chatThreadMessages).orderBy(chatThreadMessages.position);
    expect(messages.map(({ author, content }) => [author, content])).toEqual([
      ["visitante", "¿Cuánto cuesta?"],
      ["asistente", "29 € al mes."],
      ["visitante", "Quiero hablar con una persona.\n¿Hacéis descuento por equipo?"],
    ]);
    const [contact] = await db.select().from(contacts);
    expect(contact).toMatchObject({ id: thread!.contactId, fullName: "Marta Soler", source: "chat", consentAt: null });
    expect(contact!.consentAskedAt).toEqual(OPEN);
    expect(contact!.consentAskedText).toBe("Quiero recibir también novedades de Umbral.");
    const [deal] = await db.select().from(deals);
    expect(deal).toMatchObject({ id: thread!.dealId, kind: "plataforma", source: "chat", leadId: thread!.leadId });
    const [lead] = await db.select().from(leads);
    expect(lead).toMatchObject({ id: thread!.leadId, source: "chat", interestedIn: ["persona"], takenAt: OPEN });
    expect(lead).toMatchObject({ contactId: contact!.id, marketingConsent: true, landingPage: "/precios" });
    const events = await db.select().from(contactEvents).where(eq(contactEvents.kind, "chat"));
    expect(events).toMatchObject([{ data: { threadId: sent.id, purpose: "persona", source: "chat" } }]);
    const outbox = await db.select().from(mails);
    expect(outbox.map(({ to }) => to).sort()).toEqual(["marta@casa.example", services.config.salesEmail].sort());
    const mail = outbox.find(({ to }) => to === services.config.salesEmail);
    expect(mail).toMatchObject({ to: services.config.salesEmail, replyTo: sent.email });
    expect(mail!.links).toEqual([`${services.config.publicUrl}/admin/conversaciones/${sent.id}`]);
  });

  test("the same form twice, also at once, is one thread; another key opens nothing", async () => {
    const sent = form();
    const answers = await Promise.all([open(sent), open(sent), open(sent)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await db.$count(chatThreads)).toBe(1);
    expect(await db.$count(chatThreadMessages)).toBe(3);
    expect(await db.$count(mails)).toBe(1);
    expect((await open({ ...sent, key: newKey() })).status).toBe(404);
    expect((await open({ ...sent, id: randomUUID() })).status).toBe(404);
  });

  test("a visitor who comes twice is one contact", async () => {
    await open(form());
    await open(form({ email: "MARTA@casa.example", purpose: "demo" }));
    expect(await db.$count(contacts)).toBe(1);
    expect(await db.$count(chatThreads)).toBe(2);
    const [one, two] = await db.select().from(chatThreads);
    expect(one!.contactId).toBe(two!.contactId);
  });

  test.each([
    [{ consent: false }, "consent", "Marca la casilla para que podamos responderte"],
    [{ email: "", phone: "" }, "email", "Escribe un email o un teléfono para poder responderte"],
    [{ phone: "123 456" }, "phone", "No reconozco ese teléfono. Fuera de España, escribe el prefijo"],
    [{ purpose: "visita", when: "2026-11-23T10:00" }, "when", "Elige un momento que no haya pasado"],
  ])("%o is refused at its field", async (wrong, path, message) => {
    const response = await open(form(wrong));
    expect(response.status).toBe(422);
    expect((await response.json()).issues).toContainEqual({ path, message });
    expect(await db.$count(chatThreads)).toBe(0);
  });

  test("a program that fills in the hidden field is answered and not kept", async () => {
    expect((await open(form({ website: "https://x.example" }))).status).toBe(201);
    expect(await db.$count(chatThreads)).toBe(0);
  });

  test("a telephone alone makes a contact, and no lead without an address", async () => {
    expect((await open(form({ email: "", phone: "+34 612 345 678" }))).status).toBe(201);
    expect(await db.select().from(contactPoints)).toMatchObject([{ kind: "telefono", value: "+34612345678" }]);
    expect(await db.$count(leads)).toBe(0);
  });

  test("out of hours it says when somebody answers", async () => {
    now = new Date("2026-11-27T20:00:00.000Z");
    const { hours } = await (await open(form())).json();
    expect(hours).toEqual({
      isOpenNow: false,
      next: "2026-11-30T08:00:00.000Z",
      words: "Ahora estamos fuera de horario; te respondemos el lunes a las 9:00.",
    });
    expect(await (await call("GET", "/api/chat/hours")).json()).toEqual({ who: "Umbral", hours });
  });
});

describe("an agency's assistant", () => {
  test("a visit goes to the agency, with the home and a task to confirm it", async () => {
    const { code } = await channel();
    const home = { operation: "venta", type: "piso", country: "ES", currency: "EUR", builtAreaM2: 80, title: "Ático" };
    const of = { ownerId: cast.author.id, agencyId: cast.agencyId, status: "disponible" as const };
    const [row] = await db
      .insert(properties)
      .values({ ...home, ...of })
      .returning();
    const sent = form({ channel: code, purpose: "visita", homeId: row!.id, when: "2026-11-26T17:00", message: "" });
    expect((await open(sent)).status).toBe(201);
    const [thread] = await db.select().from(chatThreads);
    expect(thread).toMatchObject({ scope: cast.agencyId, agencyId: cast.agencyId, homeId: row!.id, purpose: "visita" });
    expect(thread!.consentText).toContain("Casas del Puerto");
    const [deal] = await db.select().from(deals);
    expect(deal).toMatchObject({ kind: "comprador", title: "Visita: Ático", homeId: row!.id, scope: cast.agencyId });
    expect(await db.$count(leads)).toBe(0);
    const [task] = await db.select().from(calendarEvents);
    expect(task).toMatchObject({ kind: "tarea", title: "Confirmar la visita de Marta Soler", isAllDay: false });
    expect(task).toMatchObject({ contactId: thread!.contactId, dealId: deal!.id, homeId: row!.id });
    expect(task!.notes).toBe("Propone el jueves a las 17:00. Por confirmar.");
    expect(task!.startsAt).toEqual(new Date("2026-11-26T16:00:00.000Z"));
  });

  test("an address that a home keeps to itself is not in the request that a visitor reads again", async () => {
    const { code } = await channel();
    const home = { operation: "venta", type: "piso", country: "ES", currency: "EUR", builtAreaM2: 80, town: "Sueca" };
    const of = { ownerId: cast.author.id, agencyId: cast.agencyId, status: "disponible" as const };
    const rows = await db
      .insert(properties)
      .values([
        { ...home, ...of, address: "Carrer del Pi 9, 3r" },
        { ...home, ...of, address: "Carrer del Om 8", showsAddress: true },
      ])
      .returning();
    for (const { id } of rows)
      expect((await open(form({ channel: code, purpose: "visita", homeId: id }))).status).toBe(201);
    const requests = await db
      .select({ text: contactEvents.text })
      .from(contactEvents)
      .where(eq(contactEvents.kind, "chat"));
    const texts = requests.map(({ text }) => text).join("\n");
    expect(texts).toContain("Inmueble: Piso en Sueca.");
    expect(texts).toContain("Inmueble: Carrer del Om 8.");
    expect(texts).not.toContain("Pi 9");
  });

  test("another's home is nobody's business, a seller is an owner, and a closed channel is not there", async () => {
    const { code, id } = await channel("user");
    expect((await open(form({ channel: code, purpose: "valoracion", homeId: randomUUID() }))).status).toBe(201);
    expect(await db.select().from(deals)).toMatchObject([{ kind: "propietario", ownerId: cast.user.id, homeId: null }]);
    await db.update(chatChannels).set({ isOpen: false }).where(eq(chatChannels.id, id));
    expect((await open(form({ channel: code }))).status).toBe(404);
    expect((await call("GET", `/api/chat/hours?canal=${code}`)).status).toBe(404);
  });
});

describe("the thread", () => {
  const admin = () => ({ cookie: cast.admin.cookie });
  async function opened() {
    const sent = form();
    await open(sent);
    return { ...sent, path: `/api/chat/threads/${sent.id}`, team: `/api/admin/threads/${sent.id}` };
  }

  test("opens with its key alone, and begins at the request", async () => {
    const { path, key } = await opened();
    const read = await call("GET", path, withKey(key));
    const thread = (await read.json()) as VisitorThread;
    expect(thread).toMatchObject({ who: "Umbral", state: "espera", unread: 0 });
    expect(thread.messages.map(({ author }) => author)).toEqual(["visitante"]);
    for (const headers of [{}, withKey(newKey()), { cookie: cast.admin.cookie }]) {
      expect((await call("GET", path, headers)).status).toBe(404);
      expect((await call("GET", `${path}/events`, headers)).status).toBe(404);
      expect((await call("POST", `${path}/messages`, { ...headers, body: say("Hola") })).status).toBe(404);
      expect((await call("POST", `${path}/read`, headers)).status).toBe(404);
    }
  });

  test("both sides write; a repeated message is one, and the clock of the deal stops with the first answer", async () => {
    const { path, key, team } = await opened();
    const message = say("¿Seguís ahí?");
    const twice = await Promise.all([
      call("POST", `${path}/messages`, { ...withKey(key), body: message }),
      call("POST", `${path}/messages`, { ...withKey(key), body: message }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(
      ["Uno", "Dos"].map((text) => call("POST", `${path}/messages`, { ...withKey(key), body: say(text) })),
    );
    expect((await call("POST", `${team}/messages`, { ...admin(), body: say("Sí, dime.") })).status).toBe(204);
    const thread = (await (await call("GET", path, withKey(key))).json()) as VisitorThread;
    expect(thread.messages.map(({ position }) => position)).toEqual([3, 4, 5, 6, 7]);
    expect(thread).toMatchObject({ state: "atendida", unread: 1 });
    const [deal] = await db.select().from(deals);
    expect(deal!.answeredAt).toEqual(OPEN);
    const [row] = await db.select().from(chatThreads);
    expect(row).toMatchObject({ takenBy: cast.admin.id, unreadByTeam: 0, messages: 7 });
    expect((await call("POST", `${path}/read`, withKey(key))).status).toBe(204);
    expect((await db.select().from(chatThreads))[0]!.unreadByVisitor).toBe(0);
  });

  test("a closed one takes nothing more until it is opened again", async () => {
    const { path, key, team } = await opened();
    expect((await call("PATCH", team, { ...admin(), body: { isClosed: true } })).status).toBe(204);
    const refused = await call("POST", `${path}/messages`, { ...withKey(key), body: say("Hola") });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "THREAD_CLOSED" });
    expect((await call("POST", `${team}/messages`, { ...admin(), body: say("Hola") })).status).toBe(409);
    await call("PATCH", team, { ...admin(), body: { isClosed: false } });
    expect((await call("POST", `${path}/messages`, { ...withKey(key), body: say("Hola") })).status).toBe(200);
  });

  test("a message is seen at once in every place where the thread is open", async () => {
    const { path, key, team } = await opened();
    const streams = await Promise.all([listen(path, key), listen(path, key)]);
    for (const { last } of streams) await vi.waitFor(() => expect(last()?.messages).toHaveLength(1), 5_000);
    await call("POST", `${team}/messages`, { ...admin(), body: say("Te escribo yo.") });
    for (const { last } of streams) {
      await vi.waitFor(
        () => expect(last()?.messages.at(-1)).toMatchObject({ author: "persona", content: "Te escribo yo." }),
        5_000,
      );
    }
    await call("POST", `${path}/messages`, { ...withKey(key), body: say("Gracias") });
    for (const { last } of streams)
      await vi.waitFor(() => expect(last()?.messages.at(-1)?.content).toBe("Gracias"), 5_000);
    // Erased while it is open: the stream ends.
    await db.delete(chatThreads);
    await db.execute(`select pg_notify('umbral_changes', 'thread ${path.slice(-36)}')`);
    for (const { isOver } of streams) await vi.waitFor(() => expect(isOver()).toBe(true), 5_000);
  });

  async function listen(path: string, key: string) {
    const response = await call("GET", `${path}/events`, withKey(key));
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    let last: VisitorThread | undefined;
    let isOver = false;
    void (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        for (const [, data] of chunk.matchAll(/^data: (.*)$/gm)) last = JSON.parse(data!);
      }
      isOver = true;
    })();
    return { last: () => last, isOver: () => isOver };
  }
});
