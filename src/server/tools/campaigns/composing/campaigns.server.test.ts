import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CampaignMessage } from "#domain/tools/campaigns/campaign-message.ts";
import type { MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import { crmCallers, type Person } from "../../../../test/crm-callers.ts";
import { callerOn } from "../../../../test/shared-page.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { createApp } from "../../../boot/app.server.ts";
import { contactEvents, contactPoints, contacts, demands } from "../../../platform/db/tables/crm-contacts.server.ts";
import { mails } from "../../../platform/db/tables/platform.server.ts";
import { homeEvents } from "../../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../../platform/db/tables/portfolio-homes.server.ts";
import { campaigns, mailSenders, mailSuppressions } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { sha256 } from "../../../platform/secrets/keys.server.ts";
import { actorOfCampaign } from "./campaign-rows.server.ts";
import type { MailPreview } from "./check-campaign.server.ts";
import { campaignMaking } from "./making.server.ts";
import type { PastedAnswer } from "./pasted-people.server.ts";
import type { Audience } from "./segments.server.ts";

/** Drafts of campaigns over the real database: what is kept, who is meant, what stands in the way of a start. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-campaigns-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const now = new Date("2026-11-27T10:00:00.000Z");
const services = Object.assign(testServices(database, { DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }), { now: () => now });
const app = createApp(services, async () => new Response("page"));
const { agencyOf } = crmCallers(services, () => app);
let agencyId = "";
let [head, agent, other]: Person[] = [];
let stranger: Person | undefined;

beforeAll(async () => {
  const team = await agencyOf("Casas Ferrer", "owner", "agent", "agent");
  agencyId = team.agencyId;
  [head, agent, other] = team.members;
  [stranger] = (await agencyOf("Otra Casa", "owner")).members;
});

let calls = 0;
async function call<T = unknown>(who: Person | undefined, method: string, path: string, body?: unknown) {
  calls += 1;
  const headers = { "x-forwarded-for": `10.8.${calls >> 8}.${calls & 255}` };
  const answer = await callerOn(app)(method, `/api/campaigns${path}`, { body, cookie: who?.cookie, headers });
  const text = await answer.text();
  return { status: answer.status, json: (/^[[{]/.test(text) ? JSON.parse(text) : text) as T };
}

let nth = 0;
async function newContact(changes: Partial<typeof contacts.$inferInsert> = {}, email: string | null = "") {
  nth += 1;
  const [row] = await db
    .insert(contacts)
    .values({
      ownerId: agent!.user.id,
      agencyId,
      scope: agencyId,
      fullName: `Persona ${nth}`,
      source: "mano",
      ...changes,
    })
    .returning();
  const value = email === "" ? `p${nth}@casa.example` : email;
  if (value !== null)
    await db
      .insert(contactPoints)
      .values({ contactId: row!.id, scope: row!.scope, kind: "email", value, typed: value });
  return row!.id;
}
const CONSENT = { consentAt: new Date("2026-05-01T10:00:00Z"), consentText: "Acepto recibir novedades" };

async function newHome(changes: Partial<typeof properties.$inferInsert> = {}) {
  const [row] = await db
    .insert(properties)
    .values({
      ownerId: head!.user.id,
      agencyId,
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      status: "disponible",
      title: "Piso en Ruzafa",
      town: "Valencia",
      builtAreaM2: 80,
      rooms: 3,
      priceCents: "24000000",
      energyRating: "D",
      ...changes,
    })
    .returning();
  return row!.id;
}

async function newSender() {
  nth += 1;
  const [row] = await db
    .insert(mailSenders)
    .values({
      ownerId: head!.user.id,
      agencyId,
      scope: agencyId,
      fromName: "Casas Ferrer",
      fromEmail: `hola${nth}@ferrer.example`,
      postalAddress: "Calle Cuba 12, 46006 Valencia",
      smtpHost: "mail.ferrer.example",
      smtpPort: 587,
    })
    .returning();
  return row!.id;
}

const MESSAGE: CampaignMessage = {
  afterHours: 0,
  subject: "Novedades en Ruzafa",
  blocks: [
    {
      id: "a",
      kind: "texto",
      text: "{saludo}\n\nHay viviendas nuevas en Ruzafa y queremos que las conozcas antes que nadie.",
    },
  ],
};
const saved = (changes: object = {}) => ({
  revision: 1,
  name: "Novedades",
  kind: "envio",
  messages: [MESSAGE],
  segment: {},
  senderId: null,
  testShare: null,
  testHours: null,
  ...changes,
});
async function newDraft(changes: object = {}, who = agent): Promise<string> {
  const { json, status } = await call<{ id: string }>(who, "POST", "", { start: null });
  expect(status).toBe(201);
  expect((await call(who, "PUT", `/${json.id}`, saved(changes))).status).toBe(200);
  return json.id;
}
const titles = (problems: readonly MailProblem[]) => problems.map(({ title }) => title);

test("two pages do not overwrite each other, and another agency finds nothing", async () => {
  const id = await newDraft();
  expect((await call(agent, "PUT", `/${id}`, saved({ revision: 2, name: "Segunda" }))).json).toEqual({ revision: 3 });
  const late = await call<{ code: string }>(agent, "PUT", `/${id}`, saved({ revision: 2, name: "Tarde" }));
  expect([late.status, late.json.code]).toEqual([409, "CAMPAIGN_CHANGED"]);
  expect((await call(stranger, "PUT", `/${id}`, saved({ revision: 3 }))).status).toBe(404);
  expect((await call(other, "GET", `/${id}/check`)).status).toBe(404);
  expect((await call(head, "GET", `/${id}/check`)).status).toBe(200);
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  expect(row).toMatchObject({ name: "Segunda", revision: 3, state: "borrador" });
});

test("a start is filled from homes; a drop is told only where the price dropped, with what it was", async () => {
  const homeId = await newHome();
  const early = await call(agent, "POST", "", { start: "bajada", homeIds: [homeId] });
  expect(early.status).toBe(422);
  expect(JSON.stringify(early.json)).toContain("no consta que haya bajado");
  const change = { homeId, origin: "mano" as const, kind: "cambio" };
  await db.insert(homeEvents).values({ ...change, changes: { price: [265_000, 240_000] } });
  const { json } = await call<{ id: string }>(agent, "POST", "", { start: "bajada", homeIds: [homeId] });
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, json.id));
  expect(row).toMatchObject({ name: "Baja de precio en Valencia", segment: { fitsHomeId: homeId, takesNear: true } });
  expect(row!.messages[0]!.subject).toBe("Ha bajado de precio: ahora 240.000\u00a0€");
  const { json: check } = await call<{ problems: MailProblem[] }>(agent, "GET", `/${json.id}/check`);
  expect(JSON.stringify(row!.messages[0]!.blocks)).toContain("Antes pedía **265.000\u00a0€**");
  expect(titles(check.problems)).not.toContain("Falta rellenar [precio anterior]");
  // It rose again since: the last change is none to tell.
  await db
    .insert(homeEvents)
    .values({ ...change, at: new Date(Date.now() + 1000), changes: { price: [240_000, 250_000] } });
  expect((await call(agent, "POST", "", { start: "bajada", homeIds: [homeId] })).status).toBe(422);
  const foreign = await call(stranger, "POST", "", { start: "bajada", homeIds: [homeId] });
  expect(foreign.status).toBe(422);
});

test("a mail is shown as a reader gets it, also before it is saved", async () => {
  const homeId = await newHome({ title: "Ático en Sagunto" });
  const contactId = await newContact({ fullName: "Lucía Marín" });
  const id = await newDraft();
  const message = {
    ...MESSAGE,
    subject: "{nombre}, mira esto",
    blocks: [...MESSAGE.blocks, { id: "v", kind: "vivienda", homeId, note: "" }],
  };
  const asked = { message, number: 0, senderId: null, contactId };
  const { json, status } = await call<MailPreview>(agent, "POST", `/${id}/preview`, asked);
  expect(status).toBe(200);
  expect(json.subject).toBe("Lucía, mira esto");
  expect(json.html).toContain("Hola, Lucía:");
  expect(json.html).toContain("Ático en Sagunto");
  expect(json.text).toContain("240.000\u00a0€ · 80\u00a0m² · 3\u00a0habitaciones");
  expect(json.text).toContain("Certificado energético: consumo D");
  expect(titles(json.problems)).toEqual([
    "«Ático en Sagunto» no tiene página que abrir",
    "«Ático en Sagunto» no tiene fotos",
  ]);
  expect((await call(stranger, "POST", `/${id}/preview`, asked)).status).toBe(404);
  const theirs = await newContact({ ownerId: other!.user.id });
  expect((await call(agent, "POST", `/${id}/preview`, { ...asked, contactId: theirs })).status).toBe(404);
});

test("people are counted with the reason why some get nothing", async () => {
  const tag = "cuenta";
  await newContact({ ...CONSENT, tags: [tag] });
  await newContact({ ...CONSENT, tags: [tag], roles: ["comprador"] });
  await newContact({ tags: [tag] });
  await newContact({ ...CONSENT, tags: [tag] }, null);
  await newContact({ ...CONSENT, tags: [tag], consentWithdrawnAt: new Date("2026-06-01T10:00:00Z") });
  await newContact({ ...CONSENT, tags: [tag] }, "fuera@casa.example");
  await db.insert(mailSuppressions).values({ scope: agencyId, emailHash: sha256("fuera@casa.example"), cause: "baja" });
  await newContact({ ...CONSENT, tags: [tag], deletedAt: now });
  await newContact({ ...CONSENT, tags: [tag], ownerId: other!.user.id });
  const { json } = await call<Audience>(agent, "POST", "/audience", { segment: { tags: [tag] } });
  expect({ ...json, readers: json.readers.length }).toEqual({
    fits: 6,
    mayBeWritten: 2,
    leftOut: expect.arrayContaining(
      ["sin-base", "sin-correo", "consentimiento-retirado", "de-baja"].map((reason) => ({ reason, people: 1 })),
    ),
    readers: 2,
  });
  const all = await call<Audience>(head, "POST", "/audience", { segment: { tags: [tag] } });
  expect(all.json.fits).toBe(7);
  const buyers = await call<Audience>(agent, "POST", "/audience", { segment: { tags: [tag], roles: ["comprador"] } });
  expect(buyers.json.fits).toBe(1);
});

test("people whose search fits a home are meant, and those whom it nearly fits where that is asked for", async () => {
  const homeId = await newHome({ town: "Gandia", municipalityCode: "46131", priceCents: "20000000" });
  const tag = "encaja";
  const look = async (priceMaxCents: string) => {
    const contactId = await newContact({ ...CONSENT, tags: [tag] });
    await db
      .insert(demands)
      .values({ contactId, operation: "venta", types: ["piso"], places: ["Gandia"], priceMaxCents, roomsMin: 2 });
    return contactId;
  };
  const fitting = await look("21000000");
  await look("9000000");
  await newContact({ ...CONSENT, tags: [tag] });
  const making = campaignMaking(() => services);
  const id = await newDraft({ segment: { tags: [tag], fitsHomeId: homeId } });
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  expect(await making.contactsOf(db, row!)).toEqual([fitting]);
  expect(await actorOfCampaign(db, row!)).toMatchObject({ agency: { role: "agent" } });
  expect(await making.compile(db, row!)).toHaveLength(1);
  const { json } = await call<Audience>(stranger, "POST", "/audience", { segment: { fitsHomeId: homeId } });
  expect(json.fits).toBe(0);
});

test("towns, days of silence, visits and chosen people narrow the list", async () => {
  const tag = "estrecha";
  const town = await newContact({ ...CONSENT, tags: [tag] });
  await db.insert(demands).values({ contactId: town, operation: "venta", places: ["Xàtiva"] });
  const quiet = await newContact({ ...CONSENT, tags: [tag], lastActivityAt: new Date("2026-01-01T00:00:00Z") });
  const visitor = await newContact({ ...CONSENT, tags: [tag] });
  await db.insert(contactEvents).values({ contactId: visitor, kind: "visita", at: new Date("2026-11-25T10:00:00Z") });
  const count = async (segment: object) =>
    (await call<Audience>(agent, "POST", "/audience", { segment: { tags: [tag], ...segment } })).json.readers.map(
      ({ id }) => id,
    );
  expect(await count({ towns: ["xàtiva"] })).toEqual([town]);
  expect(await count({ quietDays: 90 })).toEqual([quiet]);
  expect(await count({ visitedDays: 7 })).toEqual([visitor]);
  expect(await count({ sharedDays: 7 })).toEqual([]);
  expect(await count({ contactIds: [quiet] })).toEqual([quiet]);
  expect(await count({ contactIds: [] })).toEqual([]);
});

test("a start is refused with each problem at its place, and goes once nothing stands in the way", async () => {
  const tag = "sale";
  await newContact({ ...CONSENT, tags: [tag] });
  const bad = [
    { ...MESSAGE, subject: "", blocks: [{ id: "b", kind: "boton", label: "Ver", href: "javascript:alert(1)" }] },
  ];
  const id = await newDraft({ messages: bad, segment: { tags: [tag] } });
  const refused = await call<{ issues: { path: string }[] }>(agent, "POST", `/${id}/start`, { revision: 2, at: null });
  expect(refused.status).toBe(422);
  expect(refused.json.issues.map(({ path }) => path)).toEqual(["remitente", "messages.0.asunto", "messages.0.b"]);
  const senderId = await newSender();
  const change = { revision: 2, senderId, segment: { tags: [tag] } };
  expect((await call(agent, "PUT", `/${id}`, saved(change))).status).toBe(200);
  const past = await call(agent, "POST", `/${id}/start`, { revision: 3, at: "2026-11-27T09:00:00Z" });
  expect(past.status).toBe(422);
  const later = { revision: 3, at: "2026-11-28T09:00:00Z" };
  expect((await call(agent, "POST", `/${id}/start`, later)).status).toBe(204);
  expect((await call<{ code: string }>(agent, "PUT", `/${id}`, saved({ ...change, revision: 4 }))).json.code).toBe(
    "CAMPAIGN_STARTED",
  );
  expect((await call(agent, "DELETE", `/${id}`)).status).toBe(409);
  expect((await call(agent, "POST", `/${id}/draft`)).status).toBe(204);
  expect((await call(agent, "POST", `/${id}/start`, { revision: 5, at: null })).status).toBe(204);
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  expect(row).toMatchObject({ state: "preparando", scheduledAt: null });
});

test("a list nobody of whom may be written to does not start", async () => {
  const tag = "nadie";
  await newContact({ tags: [tag] });
  const id = await newDraft({ segment: { tags: [tag] }, senderId: await newSender() });
  const { json } = await call<{ problems: MailProblem[] }>(agent, "GET", `/${id}/check`);
  expect(json.problems).toEqual([
    expect.objectContaining({ level: "avisa", title: "El dominio del remitente está sin comprobar" }),
    expect.objectContaining({
      level: "bloquea",
      field: "destinatarios",
      title: "No puedes escribir a nadie de la lista",
    }),
  ]);
});

test("a pasted list tells of each line, and makes contacts only when told to, with consent where a line says whence", async () => {
  const known = await newContact({}, "conocida@casa.example");
  const text =
    "correo;nombre;permiso\nconocida@casa.example\nNueva Persona <nueva@casa.example>\notra@casa.example;Luis Gil;firmó en la feria el 3-11\nsin arroba\nnueva@casa.example\nrota@casa";
  const { json } = await call<PastedAnswer>(agent, "POST", "/people", { text });
  expect(json.known).toEqual([known]);
  expect(json.fresh).toEqual([
    { line: 3, email: "nueva@casa.example", name: "Nueva Persona", consent: "" },
    { line: 4, email: "otra@casa.example", name: "Luis Gil", consent: "firmó en la feria el 3-11" },
  ]);
  expect(json.faults.map(({ line, reason }) => [line, reason])).toEqual([
    [5, "No tiene dirección de correo: le falta la arroba"],
    [6, "Repetida: es la dirección de la línea 3"],
    [7, "A la dirección le falta el final, como «.es» o «.com»"],
  ]);
  expect(await db.$count(contactPoints, eq(contactPoints.value, "nueva@casa.example"))).toBe(0);
  const made = await call<{ added: number; withConsent: number; contactIds: string[] }>(
    agent,
    "POST",
    "/people/contacts",
    {
      text,
      source: "Feria de noviembre",
      consentText: "Acepto recibir novedades",
    },
  );
  expect([made.json.added, made.json.withConsent, made.json.contactIds.length]).toEqual([2, 1, 3]);
  const rows = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.scope, agencyId), eq(contacts.source, "lista")))
    .orderBy(contacts.fullName);
  expect(
    rows.map(({ fullName, consentAt, consentText, tags }) => [fullName, consentAt !== null, consentText, tags]),
  ).toEqual([
    ["Luis Gil", true, "Acepto recibir novedades (firmó en la feria el 3-11)", ["Feria de noviembre"]],
    ["Nueva Persona", false, null, ["Feria de noviembre"]],
  ]);
  const again = await call<{ added: number }>(agent, "POST", "/people/contacts", {
    text,
    source: "Feria de noviembre",
    consentText: "",
  });
  expect(again.json.added).toBe(0);
});

test("a message without end, or with more links than have numbers, is refused in plain words", async () => {
  const id = await newDraft();
  const block = (text: string, n: number) => ({ id: `b${n}`, kind: "texto", text });
  const long = Array.from({ length: 16 }, (_, n) => block("a".repeat(3_900), n));
  const refused = await call<{ issues: { message: string }[] }>(
    agent,
    "PUT",
    `/${id}`,
    saved({ revision: 2, messages: [{ ...MESSAGE, blocks: long }] }),
  );
  expect([refused.status, refused.json.issues[0]!.message]).toEqual([
    422,
    "El mensaje pasa de 60.000 letras: acórtalo o repártelo en varios",
  ]);
  const links = Array.from({ length: 10 }, (_, n) =>
    block(Array.from({ length: 100 }, (_, m) => `[a](https://a.es/${n}/${m})`).join(" "), n),
  );
  const many = { message: { ...MESSAGE, blocks: links }, number: 0, senderId: null, contactId: null };
  const shown = await call<{ issues: { message: string }[] }>(agent, "POST", `/${id}/preview`, many);
  expect([shown.status, shown.json.issues[0]!.message]).toEqual([422, "El mensaje tiene 1.000 enlaces: caben 999"]);
});

test.each([
  ["GET", "check", "300"],
  ["POST", "preview", "2400"],
  ["GET", "eml", "300"],
  ["POST", "start", "300"],
])("%s %s has a limit of its own within the hour", async (method, path, limit) => {
  const id = await newDraft();
  const answer = await callerOn(app)(method, `/api/campaigns/${id}/${path}`, {
    cookie: agent!.cookie,
    ...(method === "POST" && { body: {} }),
  });
  expect(answer.headers.get("ratelimit-limit")).toBe(limit);
});

test("a proof goes to oneself, and a mail is taken along as a file", async () => {
  const id = await newDraft({ messages: [{ ...MESSAGE, subject: "Asunto con eñe" }] });
  expect((await call<{ to: string }>(agent, "POST", `/${id}/proof`, { number: 0, contactId: null })).json.to).toBe(
    agent!.user.email,
  );
  const [mail] = await db.select().from(mails).where(eq(mails.to, agent!.user.email)).orderBy(mails.createdAt);
  expect(mail).toMatchObject({ subject: "[Prueba] Asunto con eñe" });
  const { json, status } = await call<string>(agent, "GET", `/${id}/eml?mensaje=1`);
  expect(status).toBe(200);
  expect(json).toMatch(/^Content-Type: multipart\/alternative|^X-Unsent|^Subject/m);
  expect((await call(agent, "GET", `/${id}/eml?mensaje=2`)).status).toBe(404);
});

test("a copy is a draft of its own; the trash keeps one until it is erased", async () => {
  const id = await newDraft();
  const copy = await call<{ id: string }>(agent, "POST", `/${id}/copy`);
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, copy.json.id));
  expect(row).toMatchObject({ name: "Novedades (copia)", state: "borrador", revision: 1 });
  expect((await call(agent, "DELETE", `/${id}/forever`)).status).toBe(404);
  expect((await call(agent, "DELETE", `/${id}`)).status).toBe(204);
  expect((await call<{ code: string }>(agent, "PUT", `/${id}`, saved({ revision: 2 }))).json.code).toBe(
    "CAMPAIGN_IN_TRASH",
  );
  expect((await call(agent, "POST", `/${id}/restore`)).status).toBe(204);
  expect((await call(agent, "DELETE", `/${id}`)).status).toBe(204);
  expect((await call(agent, "DELETE", `/${id}/forever`)).status).toBe(204);
  expect(await db.$count(campaigns, eq(campaigns.id, id))).toBe(0);
});
