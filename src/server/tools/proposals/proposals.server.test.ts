import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { emptyDocument, type ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import { EXAMPLE_PROPOSAL } from "#domain/tools/proposals/worked-example.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { contactEvents, contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import {
  proposalEvents,
  proposalSectionViews,
  proposals,
  proposalVersions,
} from "../../platform/db/tables/tools-proposals.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { agreedTerms } from "./agreed-terms.server.ts";
import { eraseProposalsTo } from "./erase-proposals.server.ts";
import { acceptProposal, findOpened } from "./owner-acts.server.ts";
import { courseOfProposal, findProposal, listProposals } from "./read-proposals.server.ts";

/** Proposals over the real database: from a home and a contact to a signed request, and what bad input does. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-proposals-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
let at = "2026-11-27T10:00:00.000Z";
/** Milliseconds since, so that mails have an order. */
let tick = 0;
const services = Object.assign(testServices(database, { DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }), {
  now: () => new Date(Date.parse(at) + tick++),
});
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const owned = { ownerId: person.user.id, agencyId: null };

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const json = { "content-type": "application/json" };
const act = (method: string, path: string, body?: object) =>
  app.request(`/api/proposals${path}`, {
    method,
    headers: { cookie: person.cookie, ...json },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
/** Each address is opened from a network of its own: unknown visitors share what one network may do. */
const networks = new Map<string, string>();
function networkOf(token: string): string {
  if (!networks.has(token)) networks.set(token, `192.0.2.${networks.size + 1}`);
  return networks.get(token)!;
}
/** A call of the owner's browser. */
const own = (token: string, path: string, body?: object, { cookie = "", agent = BROWSER } = {}) =>
  app.request(`/api/shared-proposals/${token}/${path}`, {
    method: body ? "POST" : "GET",
    headers: { ...json, cookie, "user-agent": agent, "x-forwarded-for": networkOf(token) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

let people = 0;
const freshMail = () => `ana-${people++}@casa.example`;
const completed = (email: string, changes: Partial<ProposalDocument> = {}): ProposalDocument => ({
  ...EXAMPLE_PROPOSAL,
  title: "Propuesta para Ruzafa",
  ownerName: "Ana Soler",
  home: {
    name: "Piso en Ruzafa",
    address: "Calle Sueca 12, Valencia",
    facts: [{ id: "f", label: "Baños", value: "2" }],
  },
  plan: [{ id: "p", what: "Fotografía profesional", when: "Semana 1", where: "En la vivienda" }],
  services: [{ id: "s", text: "Visitas acompañadas", isIncluded: true }],
  terms: { isExclusive: true, months: 4, withdrawal: "Puedes desistir en 14 días.", more: "" },
  link: { days: 30, asksCode: false },
  signing: { signers: [{ id: "a", name: "Ana Soler", email }], agentSigns: false, sendsAtOnce: true, isMandate: false },
  ...changes,
});

async function draft(document: ProposalDocument): Promise<string> {
  const answer = await act("POST", "", {});
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  expect((await act("PUT", `/${id}`, { revision: 1, document })).status).toBe(200);
  return id;
}

async function send(id: string, revision: number) {
  const answer = await act("POST", `/${id}/send`, { revision });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { version: number };
}

async function tokenOf(id: string): Promise<string> {
  const row = await rowOf(id);
  return services.auth.keys.open(row.tokenSealed!);
}
const rowOf = async (id: string) => (await findProposal(db, personActor(person.user.id), id))!;
const mailsTo = (to: string) =>
  db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.createdAt), desc(mails.id));
const codeIn = (text: string) => /Código: (\d{6})/.exec(text)![1]!;

test("a new proposal takes home, contact and value over, and promises nothing", async () => {
  const homeId = await addRow(services, "home", owned);
  const contactId = await addRow(services, "contact", owned);
  const email = freshMail();
  await db
    .insert(contactPoints)
    .values({ contactId, scope: person.user.id, kind: "email", value: email, typed: email });
  const runId = await addRow(services, "run", owned);
  const figure = { label: "Valor", value: 251_234, range80: { low: 238_111, high: 262_777 }, currency: "EUR" };
  await db.update(toolRuns).set({ toolId: "valuation", figure, title: "Piso de 80 m²" }).where(eq(toolRuns.id, runId));
  const answer = await act("POST", "", { homeId, contactId, runId });
  const { id } = (await answer.json()) as { id: string };
  const row = await rowOf(id);
  expect(row).toMatchObject({ homeId, contactId, versions: 0 });
  const { document } = row;
  expect(document.ownerName).toBe("Familia Soler");
  expect(document.signing.signers).toEqual([{ id: "propietario", name: "Familia Soler", email }]);
  expect(document.home.facts).toContainEqual(
    expect.objectContaining({ label: "Superficie construida", value: "80\u00a0m²" }),
  );
  expect(document.value).toMatchObject({
    price: 251_000,
    low: 238_000,
    high: 263_000,
    source: { runId, title: "Piso de 80 m²" },
  });
  expect([document.plan, document.services, document.fee.percent, document.signing.sendsAtOnce]).toEqual([
    [],
    [],
    null,
    false,
  ]);
  // The source is the record of that day: a draft sent from outside does not write one.
  const forged = {
    ...document,
    value: { ...document.value, source: { ...document.value.source!, title: "Tasación oficial" } },
  };
  await act("PUT", `/${id}`, { revision: 1, document: forged });
  expect((await rowOf(id)).document.value.source!.title).toBe("Piso de 80 m²");
  expect((await act("POST", "", { homeId: crypto.randomUUID() })).status).toBe(422);
});

test("a proposal from a contact alone asks for nothing that home, deal and newest visit say", async () => {
  const homeId = await addRow(services, "home", owned);
  const contactId = await addRow(services, "contact", owned);
  await db
    .update(properties)
    .set({ ownerContactId: contactId, priceCents: "34500000", address: "Calle Sueca 12", title: "" })
    .where(eq(properties.id, homeId));
  const dealId = await addRow(services, "deal", owned);
  await db.update(deals).set({ contactId, homeId, kind: "propietario", feeBps: 300 }).where(eq(deals.id, dealId));
  const visits = [
    ["2026-11-20T10:00:00Z", { "owner.mortgage": "55.000", "owner.deciders": "Familia Soler" }],
    ["2026-11-26T10:00:00Z", { "owner.mortgage": "40.000 €", "owner.deciders": "Ella y Andreu Ferrer Gil" }],
  ] as const;
  for (const [startedAt, fields] of visits)
    await db.insert(inspections).values({
      ...owned,
      title: "Visita",
      startedAt: new Date(startedAt),
      homeId,
      document: { version: 1, fields, stamps: {}, conflicts: [] },
    });
  const { id } = (await (await act("POST", "", { contactId })).json()) as { id: string };
  const row = await rowOf(id);
  expect(row.homeId).toBe(homeId);
  expect(row.document).toMatchObject({
    title: "Propuesta para vender el piso de Calle Sueca 12",
    value: { price: 345_000 },
    fee: { kind: "porcentaje", percent: 3 },
    net: { debt: 40_000 },
    signing: { signers: [{ name: "Familia Soler" }, { name: "Andreu Ferrer Gil", email: "" }] },
  });
  // With a second home nobody knows which is meant.
  const second = await addRow(services, "home", owned);
  await db.update(properties).set({ ownerContactId: contactId }).where(eq(properties.id, second));
  const other = (await (await act("POST", "", { contactId })).json()) as { id: string };
  expect((await rowOf(other.id)).homeId).toBeNull();
});

test("a proposal from a result is about its home and its contact; without a home the visit to that contact tells", async () => {
  const contactId = await addRow(services, "contact", owned);
  const homeId = await addRow(services, "home", owned);
  const runOf = async (about: string | null) => {
    const runId = await addRow(services, "run", owned);
    await db.update(toolRuns).set({ toolId: "cma", propertyId: about }).where(eq(toolRuns.id, runId));
    await db
      .insert(contactEvents)
      .values({ contactId, runId, at: services.now(), kind: "nota", data: { tool: "cma" } });
    return runId;
  };
  await db.insert(inspections).values({
    ...owned,
    title: "Visita",
    startedAt: services.now(),
    contactId,
    document: { version: 1, fields: { "owner.mortgage": "12.500" }, stamps: {}, conflicts: [] },
  });
  const made = async (about: string | null) => {
    const answer = await act("POST", "", { runId: await runOf(about) });
    return await rowOf(((await answer.json()) as { id: string }).id);
  };
  expect(await made(homeId)).toMatchObject({ homeId, contactId, document: { net: { debt: null } } });
  expect(await made(null)).toMatchObject({ homeId: null, contactId, document: { net: { debt: 12_500 } } });
});

test("a proposal says what the home has, and the fee that was typed in the report of comparables", async () => {
  const homeId = await addRow(services, "home", owned);
  await db
    .update(properties)
    .set({ floor: 3, energyRating: "D", hasLift: true, hasTerrace: true })
    .where(eq(properties.id, homeId));
  const runId = await addRow(services, "run", owned);
  await db
    .update(toolRuns)
    .set({ toolId: "cma", propertyId: homeId, parsedInput: { feeShare: 0.04 } })
    .where(eq(toolRuns.id, runId));
  const answer = await act("POST", "", { runId });
  const { document } = await rowOf(((await answer.json()) as { id: string }).id);
  expect(document.fee.percent).toBe(4);
  expect(Object.fromEntries(document.home.facts.map(({ label, value }) => [label, value]))).toMatchObject({
    Planta: "3",
    "Certificado energético": "D",
    Tiene: "ascensor, terraza",
  });
});

test("a draft without a home is of the country in which its agent works, without Spain's law and tax", async () => {
  const agent = await signedInPerson(services);
  const homeId = await addRow(services, "home", { ownerId: agent.user.id, agencyId: null });
  await db.update(properties).set({ country: "MX" }).where(eq(properties.id, homeId));
  const headers = { cookie: agent.cookie, ...json };
  const answer = await app.request("/api/proposals", { method: "POST", headers, body: "{}" });
  const { id } = (await answer.json()) as { id: string };
  const { document } = (await findProposal(db, personActor(agent.user.id), id))!;
  expect(document).toMatchObject({ country: "MX", currency: "MXN", terms: { withdrawal: "" } });
  expect(document.fee.taxPercent).toBeNull();
});

test("a missing value blocks sending and PDF, by name at its field", async () => {
  const id = await draft({ ...emptyDocument(), title: "A medias" });
  for (const answer of [await act("POST", `/${id}/send`, { revision: 2 }), await act("GET", `/${id}/pdf`)]) {
    expect(answer.status).toBe(422);
    const { issues } = (await answer.json()) as { issues: object[] };
    expect(issues).toContainEqual({ path: "fee.percent", message: "Falta: honorarios." });
    expect(issues).toContainEqual({ path: "terms.months", message: "Falta: plazo." });
  }
  expect(await db.$count(proposalVersions, eq(proposalVersions.proposalId, id))).toBe(0);
  const noMail = completed("");
  await act("PUT", `/${id}`, { revision: 2, document: noMail });
  const refused = await act("POST", `/${id}/send`, { revision: 3 });
  expect(await refused.json()).toMatchObject({
    issues: [{ path: "signing.signers.0.email", message: "Falta: correo de Ana Soler." }],
  });
  expect((await rowOf(id)).document).toEqual(noMail);
});

test("two pages do not overwrite each other", async () => {
  const id = await draft(completed(freshMail()));
  const stale = await act("PUT", `/${id}`, { revision: 1, document: completed(freshMail()) });
  expect([stale.status, ((await stale.json()) as { code: string }).code]).toEqual([409, "PROPOSAL_CHANGED"]);
});

test("each sending keeps a version that nothing changes; the same document makes no second one", async () => {
  const email = freshMail();
  const id = await draft(completed(email));
  expect(await send(id, 2)).toEqual({ version: 1 });
  const token = await tokenOf(id);
  expect(await send(id, 2)).toEqual({ version: 1 });
  await act("PUT", `/${id}`, { revision: 2, document: completed(email, { letter: "Hola, Ana." }) });
  expect(await send(id, 3)).toEqual({ version: 2 });
  expect(await tokenOf(id)).toBe(token);
  const versions = await db.select().from(proposalVersions).where(eq(proposalVersions.proposalId, id));
  expect(versions.map(({ document }) => document.letter)).toEqual(["", "Hola, Ana."]);
  await expect(db.update(proposalVersions).set({ at: new Date() })).rejects.toThrow();
  await expect(db.update(proposalEvents).set({ at: new Date() })).rejects.toThrow();
  const parts = { keys: services.auth.keys, publicUrl: "", now: services.now() };
  expect((await courseOfProposal(db, await rowOf(id), parts)).versions).toMatchObject([
    { number: 2, changes: { since: 1, all: [{ name: "Carta", before: null, after: "Hola, Ana." }] } },
    { number: 1, changes: null },
  ]);
  const { proposals: listed } = await listProposals(db, personActor(person.user.id), {
    page: 1,
    isTrash: false,
    now: services.now(),
  });
  expect(listed.find((one) => one.id === id)).toMatchObject({ ownerName: "Ana Soler", state: "enviada", versions: 2 });
  expect((await mailsTo(email))[0]).toMatchObject({ subject: "Nueva versión: Propuesta para Ruzafa" });
  const pdf = await act("GET", `/${id}/pdf?version=1`);
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("a forwarded link shows nothing without the code, which only a signer's address receives", async () => {
  const email = freshMail();
  const id = await draft(completed(email, { link: { days: 30, asksCode: true } }));
  await send(id, 2);
  const token = await tokenOf(id);
  for (const [path, body] of [
    ["pdf", undefined],
    ["questions", { section: "plan", text: "¿Cuándo?" }],
    ["accept", { version: 1, name: "Un extraño", accepts: true }],
    ["views", { section: "pagina" }],
  ] as const) {
    expect(await (await own(token, path, body)).json()).toMatchObject({ code: "PROPOSAL_LOCKED" });
  }
  const before = await db.$count(mails);
  expect((await own(token, "code", { email: "extrano@otra.example" })).status).toBe(204);
  expect(await db.$count(mails)).toBe(before);
  expect((await own(token, "prove", { email: "extrano@otra.example", code: "123456" })).status).toBe(422);
  expect((await own(token, "code", { email: email.toUpperCase() })).status).toBe(204);
  const code = codeIn((await mailsTo(email))[0]!.text);
  const wrong = code === "000000" ? "000001" : "000000";
  expect((await own(token, "prove", { email, code: wrong })).status).toBe(422);
  const proved = await own(token, "prove", { email, code });
  expect(proved.status).toBe(204);
  const cookie = proved.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .find((one) => one?.includes("umbral_firma_"))!;
  expect((await own(token, "pdf", undefined, { cookie })).status).toBe(200);
  // Once only.
  expect((await own(token, "prove", { email, code })).status).toBe(422);
  const events = await db
    .select()
    .from(proposalEvents)
    .where(eq(proposalEvents.proposalId, id))
    .orderBy(proposalEvents.at);
  expect(events.map(({ kind, details }) => [kind, details.destinatario])).toEqual([
    ["enviada", undefined],
    ["codigo-enviado", "otra dirección: no se envía"],
    ["codigo-enviado", "Ana Soler"],
    ["codigo-incorrecto", undefined],
    ["identificada", undefined],
  ]);
});

test("a person taken out of the signers reads no newer version, neither by an earlier code nor by a pending one", async () => {
  const email = freshMail();
  const id = await draft(completed(email, { link: { days: 30, asksCode: true } }));
  await send(id, 2);
  const token = await tokenOf(id);
  await own(token, "code", { email });
  const proved = await own(token, "prove", { email, code: codeIn((await mailsTo(email))[0]!.text) });
  const cookie = proved.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  expect((await own(token, "pdf", undefined, { cookie })).status).toBe(200);
  await own(token, "code", { email });
  const pending = codeIn((await mailsTo(email))[0]!.text);
  await act("PUT", `/${id}`, { revision: 2, document: completed(freshMail(), { link: { days: 30, asksCode: true } }) });
  await send(id, 3);
  expect(await (await own(token, "pdf", undefined, { cookie })).json()).toMatchObject({ code: "PROPOSAL_LOCKED" });
  expect((await own(token, "prove", { email, code: pending })).status).toBe(422);
});

test("one address gets six mails a day from one sender, also where each proposal is deleted at once", async () => {
  const email = freshMail();
  for (let i = 0; i < 6; i++) {
    const id = await draft(completed(email));
    await send(id, 2);
    await act("DELETE", `/${id}`);
    expect((await act("DELETE", `/${id}/forever`)).status).toBe(204);
  }
  const id = await draft(completed(email));
  const refused = await act("POST", `/${id}/send`, { revision: 2 });
  expect(await refused.json()).toMatchObject({ code: "PROPOSAL_RECIPIENT_LIMIT" });
  expect(await rowOf(id)).toMatchObject({ versions: 0, tokenHash: null });
  expect(await mailsTo(email)).toHaveLength(6);
});

test("an address that is withdrawn while its page is open accepts nothing", async () => {
  const id = await draft(completed(freshMail()));
  await send(id, 2);
  const opened = await findOpened(db, await tokenOf(id), services.now());
  if (opened.state !== "here") throw new Error(opened.state);
  await act("DELETE", `/${id}/link`);
  const parts = { now: services.now(), publicUrl: "", connection: { address: "192.0.2.1", browser: BROWSER } };
  const accepting = db.transaction((tx) => acceptProposal(tx, opened, { version: 1, name: "Ana Soler" }, parts));
  await expect(accepting).rejects.toMatchObject({ code: "LINK_GONE" });
  expect((await rowOf(id)).acceptedAt).toBeNull();
});

test("codes have a limit of tries and of an hour", async () => {
  const email = freshMail();
  const id = await draft(completed(email, { link: { days: 30, asksCode: true } }));
  await send(id, 2);
  const token = await tokenOf(id);
  await own(token, "code", { email });
  const code = codeIn((await mailsTo(email))[0]!.text);
  const wrong = code === "000000" ? "000001" : "000000";
  for (let i = 0; i < 5; i++) await own(token, "prove", { email, code: wrong });
  expect((await own(token, "prove", { email, code })).status).toBe(422);
  for (let i = 0; i < 5; i++) expect((await own(token, "code", { email })).status).toBe(204);
  expect((await own(token, "code", { email })).status).toBe(429);
});

test("codes asked for strangers' addresses use up neither the owner's nor the evidence", async () => {
  const email = freshMail();
  const id = await draft(completed(email, { link: { days: 30, asksCode: true } }));
  await send(id, 2);
  const token = await tokenOf(id);
  for (let i = 0; i < 25; i++)
    expect((await own(token, "code", { email: `extrano-${i}@otra.example` })).status).toBe(204);
  // The answer for a stranger's address has the limit of a signer's, so that it tells nobody which is which.
  for (let i = 0; i < 5; i++) await own(token, "code", { email: "extrano-0@otra.example" });
  expect((await own(token, "code", { email: "extrano-0@otra.example" })).status).toBe(429);
  const asked = and(eq(proposalEvents.proposalId, id), eq(proposalEvents.kind, "codigo-enviado"));
  expect(await db.$count(proposalEvents, asked)).toBe(20);
  expect((await own(token, "code", { email })).status).toBe(204);
  expect((await mailsTo(email))[0]!.text).toContain("Código: ");
});

test("views count each browser once a day and section, and neither robots nor one's own people", async () => {
  const id = await draft(completed(freshMail()));
  await send(id, 2);
  const token = await tokenOf(id);
  const see = (section: string, agent: string, cookie = "") => own(token, "views", { section }, { agent, cookie });
  for (const section of ["pagina", "pagina", "plan", "honorarios"]) await see(section, BROWSER);
  await see("pagina", `${BROWSER}.2`);
  await see("pagina", "Googlebot/2.1");
  await see("pagina", `${BROWSER}.3`, person.cookie);
  expect(await rowOf(id)).toMatchObject({ opens: 2 });
  const views = await db.select().from(proposalSectionViews).where(eq(proposalSectionViews.proposalId, id));
  expect(Object.fromEntries(views.map(({ section, views: count }) => [section, count]))).toEqual({
    pagina: 2,
    plan: 1,
    honorarios: 1,
  });
  expect((await see("no-existe", BROWSER)).status).toBe(422);
});

test("a question reaches timeline, bell and mail once; the answer stands on the page; a flood ends", async () => {
  const contactId = await addRow(services, "contact", owned);
  const email = freshMail();
  const created = (await (await act("POST", "", { contactId })).json()) as { id: string };
  await act("PUT", `/${created.id}`, { revision: 1, document: completed(email) });
  await send(created.id, 2);
  const token = await tokenOf(created.id);
  const asked = { section: "honorarios", text: "¿Se pagan al firmar? https://malo.example" };
  for (let i = 0; i < 2; i++) expect((await own(token, "questions", asked)).status).toBe(204);
  const { questions } = await courseOfProposal(db, await rowOf(created.id), {
    keys: services.auth.keys,
    publicUrl: "",
    now: services.now(),
  });
  expect(questions).toMatchObject([{ section: "honorarios", text: asked.text, reply: null }]);
  const lines = await db.select().from(contactEvents).where(eq(contactEvents.contactId, contactId));
  expect(lines.map(({ text }) => text)).toContain(`Pregunta en «Honorarios» de la propuesta: ${asked.text}`);
  const [owner] = await db.select({ userId: contacts.ownerId }).from(contacts).where(eq(contacts.id, contactId));
  const bell = await db.select().from(userNotifications).where(eq(userNotifications.userId, owner!.userId!));
  expect(bell.filter(({ link }) => link === `/propuestas-captacion/${created.id}`)).toMatchObject([
    { type: "question" },
  ]);
  const told = (await db.select().from(mails)).filter(({ subject }) =>
    subject.includes("pregunta por «Propuesta para Ruzafa»"),
  );
  expect(told).toHaveLength(1);
  // A typed address opens nothing in a mail.
  expect(told[0]!.text).not.toContain("https://malo.example");
  const reply = await act("POST", `/${created.id}/questions/${questions[0]!.id}/reply`, { text: "Sí, en la notaría." });
  expect(reply.status).toBe(204);
  const statuses: number[] = [];
  for (let i = 0; i < 20; i++)
    statuses.push((await own(token, "questions", { section: "plan", text: `Pregunta ${i}` })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test("accepting twice, and at once, makes one request from that version, sent to its signers", async () => {
  const email = freshMail();
  const other = freshMail();
  const signers = [
    { id: "a", name: "Ana Soler", email },
    { id: "b", name: "Blas Ruiz", email: other },
  ];
  const homeId = await addRow(services, "home", owned);
  const { id } = (await (await act("POST", "", { homeId })).json()) as { id: string };
  const signing = { signers, agentSigns: true, sendsAtOnce: true, isMandate: true };
  await act("PUT", `/${id}`, { revision: 1, document: completed(email, { signing }) });
  await send(id, 2);
  const token = await tokenOf(id);
  // A change that the agent makes afterwards is not in the version that was read.
  await act("PUT", `/${id}`, { revision: 2, document: completed(email, { title: "Otra cosa", signing }) });
  expect((await own(token, "accept", { version: 2, name: "Ana Soler", accepts: true })).status).toBe(409);
  const accepted = { version: 1, name: "Ana Soler", accepts: true };
  const answers = await Promise.all([own(token, "accept", accepted), own(token, "accept", accepted)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await (await own(token, "accept", accepted)).json()).toEqual({ outcome: "sent" });
  const row = await rowOf(id);
  expect(row.acceptedVersion).toBe(1);
  const requests = await db.select().from(signatureRequests).where(eq(signatureRequests.homeId, homeId));
  expect(requests).toMatchObject([
    { id: row.signatureId, state: "enviada", purpose: "encargo", title: "Propuesta para Ruzafa" },
  ]);
  expect(requests[0]!.pages).toBeGreaterThanOrEqual(4);
  const asked = await db
    .select({ email: signatureSigners.email, turn: signatureSigners.turn })
    .from(signatureSigners)
    .where(eq(signatureSigners.requestId, row.signatureId!))
    .orderBy(signatureSigners.turn, signatureSigners.name);
  expect(asked.slice(0, 2)).toEqual([
    { email, turn: 1 },
    { email: other, turn: 1 },
  ]);
  expect(asked[2]!.turn).toBe(2);
  const [version] = await db.select().from(proposalVersions).where(eq(proposalVersions.proposalId, id));
  const evidence = await db.select().from(proposalEvents).where(eq(proposalEvents.proposalId, id));
  const acceptance = evidence.filter(({ kind }) => kind === "aceptada");
  expect(acceptance).toMatchObject([
    { version: 1, details: { huella: version!.sha256, nombre: "Ana Soler", navegador: BROWSER } },
  ]);
  expect(evidence.filter(({ kind }) => kind === "enviada-a-firmar")).toHaveLength(1);
  expect((await act("POST", `/${id}/send`, { revision: 3 })).status).toBe(409);
});

test("without consent the agent is told and sends it", async () => {
  const email = freshMail();
  const base = completed(email);
  const id = await draft({ ...base, signing: { ...base.signing, sendsAtOnce: false } });
  await send(id, 2);
  expect((await act("POST", `/${id}/sign`)).status).toBe(409);
  const answer = await own(await tokenOf(id), "accept", { version: 1, name: "Ana Soler", accepts: true });
  expect(await answer.json()).toEqual({ outcome: "by-agent" });
  expect((await rowOf(id)).signatureId).toBeNull();
  expect(await (await act("POST", `/${id}/sign`)).json()).toEqual({ outcome: "sent" });
  expect((await rowOf(id)).signatureId).not.toBeNull();
});

test.each(["anulada", "rechazada", "caducada"] as const)(
  "after a request that ended (%s) the agent makes another, and nobody reads that one is sent where none is",
  async (state) => {
    const email = freshMail();
    const id = await draft(completed(email));
    await send(id, 2);
    const token = await tokenOf(id);
    expect(await (await own(token, "accept", ACCEPTED)).json()).toEqual({ outcome: "sent" });
    const first = (await rowOf(id)).signatureId!;
    await db.update(signatureRequests).set({ state, endedAt: services.now() }).where(eq(signatureRequests.id, first));
    const stateOf = async () => {
      const { proposals: listed } = await listProposals(db, personActor(person.user.id), {
        page: 1,
        isTrash: false,
        now: services.now(),
      });
      return listed.find((one) => one.id === id)!.state;
    };
    expect(await stateOf()).toBe(`firma-${state}`);
    expect(await (await own(token, "accept", ACCEPTED)).json()).toEqual({ outcome: "ended" });
    expect((await rowOf(id)).signatureId).toBe(first);
    const answers = await Promise.all([act("POST", `/${id}/sign`), act("POST", `/${id}/sign`)]);
    const outcomes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { outcome: string }).outcome),
    );
    expect(outcomes).toContain("sent");
    const second = (await rowOf(id)).signatureId!;
    expect(second).not.toBe(first);
    expect(await db.$count(signatureSigners, eq(signatureSigners.email, email))).toBe(2);
    expect(await stateOf()).toBe("aceptada");
    expect(await (await act("POST", `/${id}/sign`)).json()).toEqual({ outcome: "sent" });
    expect((await rowOf(id)).signatureId).toBe(second);
  },
);

test("a second owner's mail says who accepted, and the owner who asked hears of the answer", async () => {
  const [email, other] = [freshMail(), freshMail()];
  const signers = [
    { id: "a", name: "Ana Soler", email },
    { id: "b", name: "Blas Ruiz", email: other },
  ];
  const base = completed(email, { link: { days: 30, asksCode: true } });
  const id = await draft({ ...base, signing: { ...base.signing, signers } });
  await send(id, 2);
  const token = await tokenOf(id);
  await own(token, "code", { email: other });
  const proved = await own(token, "prove", { email: other, code: codeIn((await mailsTo(other))[0]!.text) });
  const cookie = proved.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await own(token, "questions", { section: "plan", text: "¿Quién hace las fotos?" }, { cookie });
  const parts = { keys: services.auth.keys, publicUrl: "", now: services.now() };
  const [question] = (await courseOfProposal(db, await rowOf(id), parts)).questions;
  expect(question).toMatchObject({ who: "Blas Ruiz" });
  const before = (await mailsTo(email)).length;
  for (const text of ["Nosotros.", "Nosotros.", "Una fotógrafa."])
    expect((await act("POST", `/${id}/questions/${question!.id}/reply`, { text })).status).toBe(204);
  const answers = (await mailsTo(other)).filter(({ subject }) => subject.includes("responde a tu pregunta"));
  expect(answers.map(({ text }) => text)).toEqual([
    expect.stringContaining("Una fotógrafa."),
    expect.stringContaining("Nosotros."),
  ]);
  expect(answers[0]!.text).toContain(`/propuesta/${token}`);
  expect((await mailsTo(email)).length).toBe(before);
  for (let i = 0; i < 10; i++) await act("POST", `/${id}/questions/${question!.id}/reply`, { text: `Respuesta ${i}` });
  expect((await mailsTo(other)).filter(({ subject }) => subject.includes("responde a tu pregunta"))).toHaveLength(6);

  await own(token, "accept", { ...ACCEPTED, name: "Blas Ruiz" }, { cookie });
  const [invitation] = (await mailsTo(email)).filter(({ subject }) => subject.includes("te pide firmar"));
  expect(invitation!.text).toContain("que Blas Ruiz aceptó");
  expect(invitation!.text).not.toContain("aceptaste");
});

test("an acceptance that cannot be sent to be signed is kept, and the agent reads why", async () => {
  const email = freshMail();
  const id = await draft(completed(email, { title: "Propuesta para Ruzafa de seis" }));
  await send(id, 2);
  // Six of a day are the most that one address gets from one sender.
  for (let i = 0; i < 6; i++) {
    const other = await addRow(services, "signature", owned);
    await db
      .update(signatureRequests)
      .set({ state: "enviada", sentAt: services.now() })
      .where(eq(signatureRequests.id, other));
    await db.insert(signatureSigners).values({ requestId: other, turn: 1, name: "Ana", email });
  }
  const answer = await own(await tokenOf(id), "accept", { version: 1, name: "Ana Soler", accepts: true });
  expect(await answer.json()).toEqual({ outcome: "failed" });
  expect(await rowOf(id)).toMatchObject({ acceptedVersion: 1, signatureId: null });
  const kinds = await db.select().from(proposalEvents).where(eq(proposalEvents.proposalId, id));
  expect(kinds.map(({ kind }) => kind)).toContain("firma-fallida");
  // Whoever has the address makes no drafts in the agent's account, however often they press.
  const again = await own(await tokenOf(id), "accept", ACCEPTED);
  expect(await again.json()).toEqual({ outcome: "failed" });
  const ofProposal = await db.select().from(proposalEvents).where(eq(proposalEvents.proposalId, id));
  expect(ofProposal.filter(({ kind }) => kind === "firma-fallida")).toHaveLength(1);
  expect(await db.$count(signatureRequests, eq(signatureRequests.title, "Propuesta para Ruzafa de seis"))).toBe(0);
  // The agent may try again, and each failed try takes its draft with it.
  expect(await (await act("POST", `/${id}/sign`)).json()).toEqual({ outcome: "failed" });
  expect(await db.$count(signatureRequests, eq(signatureRequests.title, "Propuesta para Ruzafa de seis"))).toBe(0);
});

const ACCEPTED = { version: 1, name: "Ana Soler", accepts: true };

test("a signed mandate brings the answers that the deal of this home still lacks", async () => {
  const email = freshMail();
  const homeId = await addRow(services, "home", owned);
  const contactId = await addRow(services, "contact", owned);
  const dealOf = async (home: string | null) => {
    const dealId = await addRow(services, "deal", owned);
    await db.update(deals).set({ contactId, homeId: home, kind: "propietario" }).where(eq(deals.id, dealId));
    return dealId;
  };
  const wanted = await dealOf(homeId);
  await dealOf(await addRow(services, "home", owned));
  const { id } = (await (await act("POST", "", { homeId, contactId })).json()) as { id: string };
  const base = completed(email);
  const document = { ...base, signing: { ...base.signing, isMandate: true } };
  expect((await act("PUT", `/${id}`, { revision: 1, document })).status).toBe(200);
  await send(id, 2);
  const answer = await own(await tokenOf(id), "accept", ACCEPTED);
  expect(await answer.json()).toEqual({ outcome: "sent" });
  const [request] = await db
    .select()
    .from(signatureRequests)
    .where(eq(signatureRequests.id, (await rowOf(id)).signatureId!));
  // The request is refused where the answers would not let the deal be won.
  expect(request).toMatchObject({ dealId: wanted, winsDeal: true });
  expect(request!.dealEvidence).toMatchObject({
    contactado: { how: "Ha aceptado la propuesta «Propuesta para Ruzafa»." },
    propuesta: { price: String(EXAMPLE_PROPOSAL.value.price) },
    firmado: { mandate: "exclusiva", months: "4" },
  });
});

test("a mandate without a deal opens one for its home, with the fee that was agreed, and no second one", async () => {
  const homeId = await addRow(services, "home", owned);
  const contactId = await addRow(services, "contact", owned);
  const asked = async () => {
    const { id } = (await (await act("POST", "", { homeId, contactId })).json()) as { id: string };
    const base = completed(freshMail());
    const fee = { ...base.fee, kind: "porcentaje" as const, percent: 3.5 };
    const document = { ...base, fee, signing: { ...base.signing, isMandate: true } };
    expect((await act("PUT", `/${id}`, { revision: 1, document })).status).toBe(200);
    await send(id, 2);
    expect(await (await own(await tokenOf(id), "accept", ACCEPTED)).json()).toEqual({ outcome: "sent" });
    const isOf = eq(signatureRequests.id, (await rowOf(id)).signatureId!);
    return (await db.select().from(signatureRequests).where(isOf))[0]!;
  };
  const dealsOf = () => db.select().from(deals).where(eq(deals.contactId, contactId));
  expect(await dealsOf()).toEqual([]);
  const first = await asked();
  const [deal] = await dealsOf();
  expect(deal).toMatchObject({ homeId, kind: "propietario", title: "Captación: Piso en Ruzafa", feeBps: 350 });
  expect(first).toMatchObject({ dealId: deal!.id, winsDeal: true, mandate: { kind: expect.any(String) } });
  // A document for this home is filled with what was accepted.
  const terms = await agreedTerms(db, personActor(person.user.id), { homeId, contactId });
  expect(terms).toMatchObject({ fee: { percent: 3.5 }, kind: first.mandate!.kind, price: { currency: "EUR" } });
  expect(await asked()).toMatchObject({ dealId: deal!.id });
  // Once it is won, another paper about the same home opens nothing.
  await db.update(deals).set({ stage: "firmado" }).where(eq(deals.id, deal!.id));
  expect(await asked()).toMatchObject({ dealId: null, winsDeal: false });
  expect(await dealsOf()).toHaveLength(1);
});

test("the request for signatures of a personal proposal stays out of an agency that its agent joined since", async () => {
  const agent = await signedInPerson(services);
  const email = freshMail();
  const call = (method: string, path: string, body?: object) =>
    app.request(`/api/proposals${path}`, {
      method,
      headers: { cookie: agent.cookie, ...json },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { id } = (await (await call("POST", "", {})).json()) as { id: string };
  await call("PUT", `/${id}`, { revision: 1, document: completed(email) });
  expect((await call("POST", `/${id}/send`, { revision: 2 })).status).toBe(200);
  const row = (await findProposal(db, personActor(agent.user.id), id))!;
  const agency = await app.request("/api/agency", {
    method: "POST",
    headers: { cookie: agent.cookie, ...json },
    body: JSON.stringify({ name: "Casas Uno" }),
  });
  expect(agency.status).toBe(201);
  const token = services.auth.keys.open(row.tokenSealed!);
  expect(await (await own(token, "accept", ACCEPTED)).json()).toEqual({
    outcome: "sent",
  });
  const [request] = await db.select().from(signatureRequests).where(eq(signatureRequests.ownerId, agent.user.id));
  expect(request).toMatchObject({ state: "enviada", agencyId: null });
});

test("an ended or expired address says so with 410; a new sending opens another", async () => {
  const email = freshMail();
  const id = await draft(completed(email));
  await send(id, 2);
  const token = await tokenOf(id);
  expect((await act("DELETE", `/${id}/link`)).status).toBe(204);
  expect((await own(token, "pdf")).status).toBe(410);
  await send(id, 2);
  const next = await tokenOf(id);
  expect(next).not.toBe(token);
  expect((await own(token, "pdf")).status).toBe(404);
  // Its last day ends with that day in Madrid.
  at = "2026-12-27T22:59:00.000Z";
  expect((await own(next, "pdf")).status).toBe(200);
  expect((await mailsTo(email))[0]!.text).toContain("27 de diciembre de 2026");
  at = "2026-12-27T23:00:00.000Z";
  expect((await own(next, "accept", ACCEPTED)).status).toBe(410);
  at = "2026-11-27T11:00:00.000Z";
  await act("DELETE", `/${id}`);
  expect((await own(next, "pdf")).status).toBe(410);
  await act("POST", `/${id}/restore`);
  expect((await own(next, "pdf")).status).toBe(200);
});

test("an owner who is forgotten takes their proposals along; a stranger reads none", async () => {
  const email = freshMail();
  const id = await draft(completed(email));
  await send(id, 2);
  const stranger = await signedInPerson(services);
  const seen = await app.request(`/api/proposals/${id}/pdf`, { headers: { cookie: stranger.cookie } });
  expect(seen.status).toBe(404);
  await db.transaction((tx) => eraseProposalsTo(tx, email));
  expect(await db.$count(proposals, eq(proposals.id, id))).toBe(0);
  expect(await db.$count(proposalVersions, eq(proposalVersions.proposalId, id))).toBe(0);
});
