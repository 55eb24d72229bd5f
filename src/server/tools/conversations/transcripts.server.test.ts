import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { DEMO_CONVERSATION } from "#domain/tools/conversations/demo-conversation.ts";
import type { Message } from "#domain/tools/conversations/thread.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents, contactPoints, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { transcriptMessages, transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import type { ContactOffer } from "./keep-in-contact.server.ts";

/** Conversations over the real database: what is handed in, what is kept of it, and what comes of it. */

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2025-03-29T09:00:00.000Z");
const services = Object.assign(testServices(database), { now: () => NOW });
const app = createApp(services, async () => new Response("page"));
const [marta, rival] = [await signedInPerson(services), await signedInPerson(services)];
type Person = typeof marta;

interface Given {
  text?: string;
  files?: [name: string, content: string | Uint8Array<ArrayBuffer>][];
  zone?: string;
  contactId?: string;
  key?: string;
}

async function handIn(who: Person, { text = "", files = [], zone = "Europe/Madrid", contactId, key }: Given) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ text, zone, country: "ES", contactId: contactId ?? "" }))
    body.append(field, value);
  for (const [name, content] of files) body.append("files", new Blob([content]), name);
  const headers = { cookie: who.cookie, ...(key ? { "idempotency-key": key } : {}) };
  return await app.request("/api/transcripts", { method: "POST", headers, body });
}

async function call(who: Person, method: string, path: string, body?: object): Promise<Response> {
  const headers = { cookie: who.cookie, ...(body ? { "content-type": "application/json" } : {}) };
  return await app.request(`/api/transcripts/${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function kept(who: Person, given: Given) {
  const answer = await handIn(who, given);
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const [row] = await db.select().from(transcripts).where(eq(transcripts.id, id));
  const messages = await db
    .select()
    .from(transcriptMessages)
    .where(eq(transcriptMessages.transcriptId, id))
    .orderBy(transcriptMessages.place);
  return { id, row: row!, messages: messages.map(({ message }) => message) };
}

async function refusal(given: Given): Promise<string[]> {
  const before = await db.$count(transcripts);
  const answer = await handIn(marta, given);
  expect(answer.status).toBe(422);
  expect(await db.$count(transcripts)).toBe(before);
  const { issues } = (await answer.json()) as { issues: { path: string; message: string }[] };
  return issues.map(({ path, message }) => `${path}: ${message}`);
}

const chat = (lines: readonly string[]) => lines.join("\n");
const ANDROID = chat([
  "28/3/2025, 9:29 p. m. - Marta: Te envío la nota mañana",
  "28/3/2025, 9:30 p. m. - Marta: El lunes a las 18 nos vemos",
]);

test("a pasted chat is kept as its messages, summed up, in the zone that was chosen", async () => {
  const { row, messages } = await kept(marta, { text: DEMO_CONVERSATION });
  expect(messages).toHaveLength(9);
  expect(messages[0]).toMatchObject({ wallTime: "2025-03-27T18:02", at: "2025-03-27T17:02:11.000Z", author: 0 });
  expect(row).toMatchObject({
    messageCount: 9,
    ownerId: marta.user.id,
    country: "ES",
    title: expect.stringContaining("Ana"),
  });
  expect(row.head.people.map(({ name, side }) => [name, side])).toEqual([
    ["Ana", "client"],
    ["Marta Inmobiliaria", "agent"],
  ]);
  const { summary } = row;
  const named = [...summary.lines, ...summary.facts].flatMap((one) => one.messages);
  expect(summary.lines.length).toBeGreaterThan(0);
  expect(summary.lines.length).toBeLessThanOrEqual(5);
  expect(named.every((place) => messages[place] !== undefined)).toBe(true);
  // 240,000 was said first.
  expect(summary.facts.find(({ kind }) => kind === "budget")?.value).toMatchObject({ max: 250_000 });
});

test("the hour of Spain and of Mexico are other instants of the same chat, and changing the zone moves them", async () => {
  const { id, messages } = await kept(marta, { text: ANDROID, zone: "America/Mexico_City" });
  expect(messages[0]!.at).toBe("2025-03-29T03:29:00.000Z");
  expect((await call(marta, "PATCH", id, { zone: "Europe/Madrid" })).status).toBe(204);
  const [moved] = await db
    .select()
    .from(transcriptMessages)
    .where(eq(transcriptMessages.transcriptId, id))
    .orderBy(transcriptMessages.place);
  expect(moved!.message).toMatchObject({ wallTime: "2025-03-28T21:29", at: "2025-03-28T20:29:00.000Z" });
});

test("the same chat sent again with its key is kept once", async () => {
  const key = randomUUID();
  const [first, second] = [await handIn(marta, { text: ANDROID, key }), await handIn(marta, { text: ANDROID, key })];
  expect(await first.json()).toEqual(await second.json());
  expect(second.headers.get("idempotent-replayed")).toBe("true");
});

test("of a packed export the chat is read, and its media are not", async () => {
  const photo = new Uint8Array(100_000).fill(7);
  const zip = zipSync({ "IMG-1.jpg": photo, "_chat.txt": strToU8(DEMO_CONVERSATION) }) as Uint8Array<ArrayBuffer>;
  const { messages, row } = await kept(marta, { files: [["WhatsApp Chat - Ana.zip", zip]] });
  expect(messages).toHaveLength(9);
  expect(row.title).toContain("Ana");
});

test("mails of a mailbox and of files are one conversation, without what they quote", async () => {
  const mail = (from: string, date: string, text: string) =>
    `From: ${from}\r\nTo: marta@agencia.example\r\nSubject: Piso en Ruzafa\r\nDate: ${date}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
  const first = mail("Ana <ana@casa.example>", "Fri, 28 Mar 2025 10:00:00 +0100", "¿Sigue disponible?");
  const second = mail(
    "Marta <marta@agencia.example>",
    "Fri, 28 Mar 2025 11:00:00 +0100",
    "Sí, sigue.\r\n\r\n> ¿Sigue disponible?",
  );
  const box = `From ana@casa.example Fri Mar 28 10:00:00 2025\r\n${first}\r\nFrom marta@agencia.example Fri Mar 28 11:00:00 2025\r\n${second}`;
  for (const files of [
    [["hilo.mbox", box]],
    [
      ["b.eml", second],
      ["a.eml", first],
    ],
  ] as Given["files"][]) {
    const { messages, row } = await kept(marta, { files: files! });
    expect(messages.map(({ text, at }) => [text.trim(), at])).toEqual([
      ["¿Sigue disponible?", "2025-03-28T09:00:00.000Z"],
      ["Sí, sigue.", "2025-03-28T10:00:00.000Z"],
    ]);
    expect(row.head.source).toBe("mail");
  }
});

test("text that is no conversation is refused with its first bad line, and nothing is kept", async () => {
  expect(await refusal({ text: "= = =\n12345" })).toEqual([expect.stringMatching(/^text: .*línea 1.*= = =/)]);
  expect(await refusal({})).toEqual(["text: Pega la conversación o sube su archivo"]);
  expect(await refusal({ text: ANDROID, files: [["a.txt", ANDROID]] })).toEqual([expect.stringMatching(/no las dos/)]);
  expect(await refusal({ text: ANDROID, zone: "Europa" })).toEqual([expect.stringMatching(/^zone: /)]);
  const two: Given["files"] = [
    ["a.txt", ANDROID],
    ["b.txt", ANDROID],
  ];
  expect(await refusal({ files: two })).toEqual([expect.stringMatching(/^files: Varios archivos/)]);
  expect(await refusal({ files: [["gato.txt", new Uint8Array([0, 1, 2, 3])]] })).toEqual([
    "files: «gato.txt» no es un texto",
  ]);
  expect(await refusal({ files: [["roto.zip", "PK roto"]] })).toEqual([expect.stringMatching(/dañado/)]);
});

test("a packed text that unpacks to more than it may is given up where it passes the limit", async () => {
  const bomb = zipSync({ "_chat.txt": new Uint8Array(60_000_000).fill(97) }) as Uint8Array<ArrayBuffer>;
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusal({ files: [["chat.zip", bomb]] })).toEqual([expect.stringMatching(/más de 5 MB/)]);
  const none = zipSync({ "foto.jpg": new Uint8Array(10) }) as Uint8Array<ArrayBuffer>;
  expect(await refusal({ files: [["fotos.zip", none]] })).toEqual([expect.stringMatching(/ningún chat/)]);
});

test("the agent's side is chosen, and the summary follows", async () => {
  const { id, row } = await kept(marta, { text: DEMO_CONVERSATION });
  expect((await call(marta, "PATCH", id, { agents: [0] })).status).toBe(204);
  const [after] = await db.select().from(transcripts).where(eq(transcripts.id, id));
  expect(after!.head.people.map(({ side }) => side)).toEqual(["agent", "client"]);
  expect(after!.revision).toBe(row.revision + 1);
  expect(after!.summary).not.toEqual(row.summary);
  expect((await call(marta, "PATCH", id, { agents: [7] })).status).toBe(422);
});

test("day and month change places by one choice, unless a date forbids it", async () => {
  const text = chat(["3/4/2025, 9:00 - Ana: Hola", "5/4/2025, 9:00 - Marta: Hola, Ana"]);
  const { id } = await kept(marta, { text });
  expect((await call(marta, "PATCH", id, { dayFirst: false })).status).toBe(204);
  const times = async (of: string) =>
    (
      await db
        .select()
        .from(transcriptMessages)
        .where(eq(transcriptMessages.transcriptId, of))
        .orderBy(transcriptMessages.place)
    ).map(({ message }) => message.wallTime);
  expect(await times(id)).toEqual(["2025-03-04T09:00", "2025-05-04T09:00"]);
  const fixed = await kept(marta, { text: ANDROID });
  await call(marta, "PATCH", fixed.id, { dayFirst: false });
  expect(await times(fixed.id)).toEqual(["2025-03-28T21:29", "2025-03-28T21:30"]);
});

test("messages come a page at a time", async () => {
  const lines = Array.from(
    { length: 450 },
    (_, i) => `28/3/2025, 10:${String(i % 60).padStart(2, "0")} - Ana: Mensaje ${i}`,
  );
  const { id } = await kept(marta, { text: chat(lines) });
  const page = async (from: number) =>
    ((await (await call(marta, "GET", `${id}/messages?desde=${from}`)).json()) as { messages: Message[] }).messages;
  expect((await page(0)).map(({ index }) => index)).toEqual(Array.from({ length: 200 }, (_, i) => i));
  expect((await page(400)).map(({ text }) => text).at(-1)).toBe("Mensaje 449");
});

test("ticked fields make a contact, a search and one note; what was not ticked is not written", async () => {
  const { id } = await kept(marta, { text: DEMO_CONVERSATION });
  const offer = (await (await call(marta, "GET", `${id}/contact`)).json()) as ContactOffer;
  const offered = offer.fields.nueva!.map(({ field }) => field);
  expect(offered).toEqual(expect.arrayContaining(["price", "rooms"]));
  const form = { contactId: null, name: "Ana Soler", fields: ["role", "price"] };
  const answer = await call(marta, "POST", `${id}/contact`, form);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { contactId } = (await answer.json()) as { contactId: string };
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, contactId));
  expect(contact).toMatchObject({ fullName: "Ana Soler", roles: ["comprador"], ownerId: marta.user.id });
  const [demand] = await db.select().from(demands).where(eq(demands.contactId, contactId));
  expect(demand).toMatchObject({ operation: "venta", priceMaxCents: "25000000", roomsMin: null });
  // Noted again it is the same line.
  await call(marta, "POST", `${id}/contact`, { contactId, name: "", fields: [] });
  const notes = await db.select().from(contactEvents).where(eq(contactEvents.contactId, contactId));
  expect(notes.map(({ kind, data }) => [kind, data])).toEqual([["nota", { transcriptId: id }]]);
  const [transcript] = await db.select().from(transcripts).where(eq(transcripts.id, id));
  expect(transcript!.contactId).toBe(contactId);
});

test("of a known contact differences are shown, and nothing that was not ticked is overwritten", async () => {
  const { id } = await kept(marta, { text: DEMO_CONVERSATION });
  const made = await call(marta, "POST", `${id}/contact`, {
    contactId: null,
    name: "Ana",
    fields: ["role"],
    notes: false,
  });
  const { contactId } = (await made.json()) as { contactId: string };
  const money = { priceMaxCents: "20000000", currency: "EUR", musts: ["hasLift"], note: "Sin prisa" };
  const [demand] = await db
    .insert(demands)
    .values({ contactId, operation: "venta", places: ["Benimaclet"], roomsMin: 2, ...money })
    .returning();
  const offer = (await (await call(marta, "GET", `${id}/contact?contacto=${contactId}`)).json()) as ContactOffer;
  expect(offer.fields[demand!.id]!.find(({ field }) => field === "price")).toMatchObject({
    current: expect.stringContaining("200.000"),
    proposed: expect.stringContaining("250.000"),
    isSame: false,
  });
  const form = { contactId, fields: ["price"], demandId: demand!.id };
  expect((await call(marta, "POST", `${id}/contact`, form)).status).toBe(200);
  const [after] = await db.select().from(demands).where(eq(demands.id, demand!.id));
  expect(after).toMatchObject({ priceMaxCents: "25000000", roomsMin: 2, musts: ["hasLift"], note: "Sin prisa" });
  expect(after!.places).toEqual(["Benimaclet"]);
});

test("a number that is another contact's is told at its field, and nothing is written", async () => {
  const text = chat(["28/3/2025, 9:00 - Ana: Hola", "28/3/2025, 9:01 - Ana: Mi correo es ana@casa.example"]);
  const { id } = await kept(marta, { text });
  const email = {
    kind: "email",
    shown: "ana@casa.example",
    value: null,
    messages: [1],
    replaced: [],
    certainty: 1,
  } as const;
  const [row] = await db.select().from(transcripts).where(eq(transcripts.id, id));
  await db
    .update(transcripts)
    .set({ summary: { ...row!.summary, facts: [email] } })
    .where(eq(transcripts.id, id));
  const keep = async (name: string) =>
    await call(marta, "POST", `${id}/contact`, { contactId: null, name, fields: ["email"] });
  expect((await keep("Ana")).status).toBe(200);
  const again = await keep("Otra Ana");
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({ issues: [{ path: "email", message: expect.stringContaining("Ana") }] });
  expect(await db.$count(contacts, eq(contacts.fullName, "Otra Ana"))).toBe(0);
  expect(await db.$count(contactPoints, eq(contactPoints.value, "ana@casa.example"))).toBe(1);
});

test("a budget that no search can hold is told at its field, and no contact is made of it", async () => {
  const { id, row } = await kept(marta, { text: DEMO_CONVERSATION });
  const facts = row.summary.facts.map((fact) =>
    fact.kind === "budget"
      ? { ...fact, value: { type: "money" as const, min: null, max: 5_000_000_000, currency: "COP" } }
      : fact,
  );
  await db
    .update(transcripts)
    .set({ summary: { ...row.summary, facts } })
    .where(eq(transcripts.id, id));
  const answer = await call(marta, "POST", `${id}/contact`, { contactId: null, name: "Ana Cara", fields: ["price"] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ issues: [{ path: "price", message: expect.stringMatching(/precio/) }] });
  expect(await db.$count(contacts, eq(contacts.fullName, "Ana Cara"))).toBe(0);
});

test("a conversation has a title, and is linked to a contact and freed of it, without being read anew", async () => {
  const { id, row } = await kept(marta, { text: DEMO_CONVERSATION });
  const made = await call(marta, "POST", `${id}/contact`, { contactId: null, name: "Ana E", fields: [], notes: false });
  const { contactId } = (await made.json()) as { contactId: string };
  const now = async () => (await db.select().from(transcripts).where(eq(transcripts.id, id)))[0]!;
  expect((await call(marta, "PATCH", id, { contactId: null })).status).toBe(204);
  expect((await now()).contactId).toBeNull();
  expect((await call(marta, "PATCH", id, { contactId, title: "Piso de la calle Cuba" })).status).toBe(204);
  expect(await now()).toMatchObject({ contactId, title: "Piso de la calle Cuba", revision: row.revision });
  expect(await db.$count(contactEvents, eq(contactEvents.contactId, contactId))).toBe(0);
  for (const title of ["", "a".repeat(161)]) {
    const refused = await call(marta, "PATCH", id, { title });
    expect(await refused.json()).toMatchObject({ issues: [{ path: "title" }] });
  }
});

test("«mañana» and «el lunes a las 18» are a task and an appointment once, at the hour after the clocks changed", async () => {
  const { id, row } = await kept(marta, { text: ANDROID });
  expect(row.summary.commitments).toHaveLength(2);
  const events = { events: [{ id: "0-0" }, { id: "1-0" }] };
  expect(await (await call(marta, "POST", `${id}/events`, events)).json()).toEqual({ added: 2 });
  expect(await (await call(marta, "POST", `${id}/events`, events)).json()).toEqual({ added: 0 });
  const rows = await db.select().from(calendarEvents).where(eq(calendarEvents.ownerId, marta.user.id));
  const [task, appointment] = ["tarea", "cita"].map((kind) => rows.find((one) => one.kind === kind)!);
  expect(task).toMatchObject({ isAllDay: true, startsLocal: "2025-03-29 00:00:00" });
  expect(appointment!.startsAt.toISOString()).toBe("2025-03-31T16:00:00.000Z");
  const ics = await (await call(marta, "GET", `${id}/events.ics`)).text();
  expect(ics).toContain("DTSTART;TZID=Europe/Madrid:20250331T180000");
  expect(ics).toContain(`UID:${id}-1-0@umbral`);
  expect((await call(marta, "POST", `${id}/events`, { events: [{ id: "99-0" }] })).status).toBe(422);
});

test("promises go into the calendar also where their contact is a colleague's by now", async () => {
  const { id } = await kept(marta, { text: ANDROID });
  const made = await call(marta, "POST", `${id}/contact`, { contactId: null, name: "Ana D", fields: [] });
  const { contactId } = (await made.json()) as { contactId: string };
  await db.update(contacts).set({ ownerId: rival.user.id, scope: rival.user.id }).where(eq(contacts.id, contactId));
  const answer = await call(marta, "POST", `${id}/events`, { events: [{ id: "0-0" }] });
  expect(await answer.json()).toEqual({ added: 1 });
  const [event] = await db
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.cause, `conversacion:${id}:0-0`));
  expect(event).toMatchObject({ ownerId: marta.user.id, contactId: null });
});

test("the summary is a PDF, and erasing the contact erases the conversation", async () => {
  const { id } = await kept(marta, { text: DEMO_CONVERSATION });
  const pdf = await call(marta, "GET", `${id}/summary.pdf`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const made = await call(marta, "POST", `${id}/contact`, { contactId: null, name: "Ana B", fields: [] });
  const { contactId } = (await made.json()) as { contactId: string };
  await db.delete(contacts).where(eq(contacts.id, contactId));
  expect((await call(marta, "GET", `${id}/messages`)).status).toBe(404);
  expect(await db.$count(transcriptMessages, eq(transcriptMessages.transcriptId, id))).toBe(0);
});

test("a stranger finds nothing, and cannot link a conversation of theirs to another's contact", async () => {
  const { id } = await kept(marta, { text: DEMO_CONVERSATION });
  expect((await call(rival, "GET", `${id}/messages`)).status).toBe(404);
  const made = await call(marta, "POST", `${id}/contact`, { contactId: null, name: "Ana C", fields: [] });
  const { contactId } = (await made.json()) as { contactId: string };
  expect((await handIn(rival, { text: ANDROID, contactId })).status).toBe(404);
  const theirs = await kept(rival, { text: ANDROID });
  expect((await call(rival, "POST", `${theirs.id}/contact`, { contactId, fields: [] })).status).toBe(404);
  expect((await call(rival, "PATCH", theirs.id, { contactId })).status).toBe(404);
});

test("trash, restore and forever", async () => {
  const { id } = await kept(marta, { text: ANDROID });
  expect((await call(marta, "DELETE", `${id}/forever`)).status).toBe(404);
  expect((await call(marta, "DELETE", id)).status).toBe(204);
  // There it is read, and nothing else.
  expect((await call(marta, "GET", `${id}/messages`)).status).toBe(200);
  expect((await call(marta, "PATCH", id, { title: "Otro" })).status).toBe(404);
  expect((await call(marta, "POST", `${id}/events`, { events: [{ id: "0-0" }] })).status).toBe(404);
  expect((await call(marta, "POST", `${id}/contact`, { contactId: null, name: "Ana", fields: [] })).status).toBe(404);
  expect((await call(marta, "POST", `${id}/restore`)).status).toBe(204);
  await call(marta, "DELETE", id);
  expect((await call(marta, "DELETE", `${id}/forever`)).status).toBe(204);
  expect(await db.$count(transcripts, eq(transcripts.id, id))).toBe(0);
});
