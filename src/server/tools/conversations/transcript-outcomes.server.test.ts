import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEMO_CONVERSATION } from "#domain/tools/conversations/demo-conversation.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { ANDROID, chat, transcriptCallers } from "../../../test/transcript-callers.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents, contactPoints, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { transcriptMessages, transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import type { ContactOffer } from "./keep-in-contact.server.ts";
import { conversationsWith, listTranscripts } from "./read-transcripts.server.ts";

/** Conversations over the real database: what comes of them in contacts and calendar, and who may do what with them. */

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2025-03-29T09:00:00.000Z");
const services = Object.assign(testServices(database), { now: () => NOW });
const app = createApp(services, async () => new Response("page"));
const { handIn, call, kept, rowOf } = transcriptCallers(app, db);
const PROMISES = "28/3/2025, 21:29 - Zenobia: Te envío mañana las nóminas\n28/3/2025, 21:30 - Luis: vale";
const [marta, rival] = [await signedInPerson(services), await signedInPerson(services)];

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
  expect(contact).toMatchObject({
    fullName: "Ana Soler",
    roles: ["comprador"],
    ownerId: marta.user.id,
    source: "conversacion",
  });
  const [demand] = await db.select().from(demands).where(eq(demands.contactId, contactId));
  expect(demand).toMatchObject({ operation: "venta", priceMaxCents: "25000000", roomsMin: null });
  // Noted again it is the same line.
  await call(marta, "POST", `${id}/contact`, { contactId, name: "", fields: [] });
  const notes = await db.select().from(contactEvents).where(eq(contactEvents.contactId, contactId));
  expect(notes.map(({ kind, data }) => [kind, data])).toEqual([["nota", { transcriptId: id }]]);
  expect((await rowOf(id)).contactId).toBe(contactId);
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
  const { id, row } = await kept(marta, { text });
  const email = {
    kind: "email",
    shown: "ana@casa.example",
    value: null,
    messages: [1],
    replaced: [],
    certainty: 1,
  } as const;
  await db
    .update(transcripts)
    .set({ summary: { ...row.summary, facts: [email] } })
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
  expect((await call(marta, "PATCH", id, { contactId: null })).status).toBe(204);
  expect((await rowOf(id)).contactId).toBeNull();
  expect((await call(marta, "PATCH", id, { contactId, title: "Piso de la calle Cuba" })).status).toBe(204);
  expect(await rowOf(id)).toMatchObject({ contactId, title: "Piso de la calle Cuba", revision: row.revision });
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
  // In a week full of events each says first whom it is about.
  const client = row.head.people.find(({ side }) => side !== "agent")!.name;
  expect(task!.title.startsWith(`${client} queda en: `)).toBe(true);
  expect(appointment!.title.startsWith(`${client}: `)).toBe(true);
  expect(appointment!.startsAt.toISOString()).toBe("2025-03-31T16:00:00.000Z");
  const ics = await (await call(marta, "GET", `${id}/events.ics`)).text();
  expect(ics).toContain("DTSTART;TZID=Europe/Madrid:20250331T180000");
  expect(ics).toContain(`UID:${id}-1-0@umbral`);
  expect((await call(marta, "POST", `${id}/events`, { events: [{ id: "99-0" }] })).status).toBe(422);
});

test("a group is called as its notices say, and everybody else by the names of the other side", async () => {
  const lines = (...said: string[]) => chat(said.map((text, i) => `28/3/2025, 9:0${i} - ${text}`));
  const group = lines("Pilar creó el grupo «Piso abuela Carmen»", "Pilar: Hola, buscamos piso", "Josep: Hola a todos");
  expect((await kept(marta, { text: group })).row.title).toBe("Piso abuela Carmen");
  const { row } = await kept(marta, { text: DEMO_CONVERSATION });
  expect(row.title).toBe("Conversación con Ana");
});

test("the conversations of a contact are listed alone, and the file of the contact names them", async () => {
  const { id } = await kept(marta, { text: DEMO_CONVERSATION });
  await kept(marta, { text: ANDROID });
  const made = await call(marta, "POST", `${id}/contact`, { contactId: null, name: "Ana Lista", fields: [] });
  const { contactId } = (await made.json()) as { contactId: string };
  const actor = personActor(marta.user.id);
  const { transcripts: listed } = await listTranscripts(db, actor, { page: 1, isTrash: false, contactId });
  expect(listed.map((one) => one.id)).toEqual([id]);
  expect(await conversationsWith(db, actor, contactId)).toMatchObject([{ id, messageCount: 9 }]);
  expect(await conversationsWith(db, personActor(rival.user.id), contactId)).toEqual([]);
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

test.each(["the contact", "the conversation"])("a calendar event loses its name and words with %s", async (gone) => {
  const { id } = await kept(marta, { text: PROMISES });
  const made = await call(marta, "POST", `${id}/contact`, { contactId: null, name: "Zenobia Camprubí", fields: [] });
  const { contactId } = (await made.json()) as { contactId: string };
  expect(await (await call(marta, "POST", `${id}/events`, { events: [{ id: "0-0" }] })).json()).toEqual({ added: 1 });
  const [event] = await db
    .select()
    .from(calendarEvents)
    .where(eq(calendarEvents.cause, `conversacion:${id}:0-0`));
  expect(event!.title).toContain("nóminas");
  const copy = { ...event!, id: randomUUID(), uid: randomUUID(), cause: `siguiente:${event!.id}` };
  const other = { ...event!, id: randomUUID(), uid: randomUUID(), cause: null, title: "Comida" };
  await db.insert(calendarEvents).values([copy, other]);
  if (gone === "the contact") await db.delete(contacts).where(eq(contacts.id, contactId));
  else {
    await call(marta, "DELETE", id);
    await call(marta, "DELETE", `${id}/forever`);
  }
  const left = await db
    .select()
    .from(calendarEvents)
    .where(inArray(calendarEvents.id, [event!.id, copy.id]));
  expect(left).toHaveLength(2);
  for (const one of left) {
    expect(one).toMatchObject({ title: "Tarea de algo que se borró", notes: null, cause: null, sequence: 1 });
    expect(one.startsAt).toEqual(event!.startsAt);
  }
  expect(
    await db.$count(calendarEvents, and(eq(calendarEvents.id, other.id), eq(calendarEvents.title, "Comida"))),
  ).toBe(1);
});

test("an emoji at the place of a cut refuses no conversation", async () => {
  const complaint = `[28/3/2025, 21:29:04] Ana: me agobia ${"😀 ".repeat(400)}\n`;
  const all = Array.from(
    { length: 4 },
    (_, i) => `[28/3/2025, 21:3${i}:04] Ana: lo tengo que hablar con mi mujer ${"x".repeat(i)}${"😀".repeat(200)}`,
  );
  const { id } = await kept(marta, { text: `${complaint}${all.join("\n")}\n[28/3/2025, 21:40:04] Luis: vale` });
  const [row] = await db.select().from(transcripts).where(eq(transcripts.id, id));
  expect(row!.summary.moods.length).toBeGreaterThan(0);
  expect(JSON.stringify(row!.summary)).not.toMatch(/\\ud[89a-f]/);
});

test("a long message is shown cut, and whole where it is asked for", async () => {
  const { id } = await kept(marta, { text: `${ANDROID}\n28/3/2025, 22:00 - Ana: ${"muy largo ".repeat(900)}` });
  const page = async (query: string) => {
    const answer = await call(marta, "GET", `${id}/messages?${query}`);
    return ((await answer.json()) as { messages: { index: number; text: string; isCut?: true }[] }).messages;
  };
  const long = (await page("desde=0")).at(-1)!;
  expect(long).toMatchObject({ isCut: true });
  expect(long.text).toHaveLength(4_000);
  const [whole] = await page(`desde=${long.index}&entero=1`);
  expect(whole!.text).toBe("muy largo ".repeat(900).trim());
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
