import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { and, asc, desc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crmCallers, type Person } from "../../../test/crm-callers.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { addEndpoint, payloadsTo } from "../../../test/webhook-rows.ts";
import { actorOf } from "../../accounts/access/actor.server.ts";
import { leaveAgency } from "../../accounts/agencies/hand-over.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { files, homeDocuments } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { contactMoves } from "../contacts/move-contacts.server.ts";
import { readEvents } from "./chain.server.ts";
import { eraseSignaturesOf } from "./erase-signatures.server.ts";
import { finishOne } from "./outcome-job.server.ts";
import { requestsAbout, undeliveredTo } from "./read-requests.server.ts";
import { sealOne } from "./seal-job.server.ts";
import { decline, sign } from "./signing.server.ts";
import { readSigningStart } from "./signing-start.server.ts";
import { readSigningState } from "./signing-state.server.ts";
import { expireOne } from "./times-job.server.ts";

/** The consequences of the last signature, and the fate of a request whose seal, mail or sender fails. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-outcome-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
let at = Date.parse("2026-11-27T10:00:00.000Z");
const services = Object.assign(testServices(database, { DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }), {
  now: () => new Date(at++),
});
const app = createApp(services, async () => new Response("page"));
const { agencyOf, call } = crmCallers(services, () => app);
let agencyId = "";
let [head, ana]: Person[] = [];
beforeAll(async () => {
  const team = await agencyOf("Casas del Puerto", "owner", "agent");
  agencyId = team.agencyId;
  [head, ana] = team.members;
});
const actorAs = (person: Person, role: "owner" | "agent") =>
  actorOf({ userId: person.user.id, agency: { id: agencyId, role } } as never);

const document = await PDFDocument.create();
document.addPage([300, 400]).drawText("Encargo de venta");
const PDF = new Uint8Array(await document.save());

async function ask(person: Person, form: object, file: Uint8Array<ArrayBuffer> | null = PDF) {
  const body = new FormData();
  body.set("request", new Blob([JSON.stringify(form)]));
  if (file) body.set("document", new File([file], "encargo.pdf", { type: "application/pdf" }));
  const encoded = new Response(body);
  const bytes = await encoded.arrayBuffer();
  const headers = {
    cookie: person.cookie,
    "content-type": encoded.headers.get("content-type")!,
    "content-length": String(bytes.byteLength),
  };
  const answer = await app.request("/api/signatures", { method: "POST", headers, body: bytes });
  return { status: answer.status, json: (await answer.json()) as { id: string; issues: { path: string }[] } };
}
const act = (person: Person, method: string, path: string, body?: object) =>
  app.request(`/api/signatures/${path}`, {
    method,
    headers: { cookie: person.cookie, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

let nth = 0;
const newEmail = () => `firmante${nth++}@casa.example`;
const formWith = (subject: object, signers = [{ name: "Ana Soler", email: newEmail(), turn: 1 }]) => ({
  title: "Encargo de venta",
  lastDay: "2026-12-10",
  reminderDays: 0,
  signers,
  subject,
});
async function sent(subject: object, signers?: { name: string; email: string; turn: number }[], person = ana!) {
  const { status, json } = await ask(person, formWith(subject, signers));
  expect(status, JSON.stringify(json)).toBe(201);
  expect((await act(person, "POST", `${json.id}/send`)).status).toBe(204);
  return json.id;
}
/** Everybody signs, as if each had typed their code and opened the document. */
async function allSign(id: string, name = "Ana Soler"): Promise<void> {
  const signers = await db.select().from(signatureSigners).where(eq(signatureSigners.requestId, id));
  const parts = { keys: services.auth.keys, publicUrl: services.config.publicUrl, isHere: true };
  for (const { id: signerId, tokenSealed } of signers) {
    const opened = services.now();
    await db
      .update(signatureSigners)
      .set({ state: "identificada", identifiedAt: opened, documentOpenedAt: opened })
      .where(eq(signatureSigners.id, signerId));
    const mark = { kind: "escrita", name, image: "", accepts: true } as const;
    const connection = { address: "83.45.12.9", browser: "Navegador/1" };
    const token = services.auth.keys.open(tokenSealed!);
    await db.transaction((tx) => sign(tx, token, mark, { ...parts, now: services.now() }, connection));
  }
}
const sealAll = async (with_ = services) => {
  while (await sealOne(with_));
};
const finishAll = async (with_ = services) => {
  while (await finishOne(with_));
};
const requestOf = async (id: string) =>
  (await db.select().from(signatureRequests).where(eq(signatureRequests.id, id)))[0]!;
const documentsOf = async (homeId: string) =>
  await db
    .select({ name: files.name, kind: homeDocuments.kind, validUntil: homeDocuments.validUntil, sha256: files.sha256 })
    .from(homeDocuments)
    .innerJoin(files, eq(files.id, homeDocuments.fileId))
    .where(eq(homeDocuments.homeId, homeId));
const linesOf = async (contactId: string) =>
  (
    await db
      .select()
      .from(contactEvents)
      .where(and(eq(contactEvents.contactId, contactId), eq(contactEvents.kind, "firma")))
      .orderBy(asc(contactEvents.at))
  ).map(({ data }) => data.what);
const bellsOf = async (person: Person) =>
  (
    await db
      .select()
      .from(userNotifications)
      .where(and(eq(userNotifications.userId, person.user.id), like(userNotifications.cause, "firma %")))
      .orderBy(desc(userNotifications.lastAt), desc(userNotifications.id))
  ).map(({ title }) => title);

const newHome = () => addRow(services, "home", { ownerId: ana!.user.id, agencyId });
async function newContact(): Promise<string> {
  nth += 1;
  const body = {
    fullName: `Persona ${nth}`,
    emails: [`persona${nth}@casa.example`],
    phones: [`+3460000${1000 + nth}`],
  };
  const { status, json } = await call<{ id: string }>(ana, "POST", "/contacts", body);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.id;
}
async function newDeal(contactId: string, homeId?: string): Promise<string> {
  const body = { contactId, ...(homeId && { homeId }), kind: "propietario", title: "Captar el ático" };
  const { status, json } = await call<{ id: string }>(ana, "POST", "/deals", body);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.id;
}
const dealOf = async (id: string) => (await db.select().from(deals).where(eq(deals.id, id)))[0]!;
const EVIDENCE = {
  contactado: { how: "Hablamos en su casa" },
  valoracion: { amount: "310.000", on: "2026-11-20" },
  propuesta: { price: "320.000", feePercent: "3" },
  firmado: { mandate: "exclusiva", months: "6" },
};

test("the last signature keeps the file with the home, tells the contact and wins the deal, once", async () => {
  const [homeId, contactId] = [await newHome(), await newContact()];
  const dealId = await newDeal(contactId, homeId);
  const subject = { purpose: "encargo", homeId, contactId, dealId, winsDeal: true, evidence: EVIDENCE };
  const id = await sent(subject);
  expect(await linesOf(contactId)).toEqual(["Documento enviado a firmar"]);
  await allSign(id);
  await sealAll();
  expect((await bellsOf(ana!))[0]).toBe("Firmado por todos");
  const due = await requestOf(id);
  expect(due.outcomeDueAt).not.toBeNull();
  const { sealedSha256 } = due;
  await finishAll();
  const finished = await requestOf(id);
  expect(finished.outcome).toMatchObject({
    home: { state: "hecho" },
    contact: { state: "hecho" },
    deal: { state: "hecho" },
  });
  expect(finished.outcomeDueAt).toBeNull();
  // A process died before it wrote down that all is done: nothing is done twice.
  await db.update(signatureRequests).set({ outcomeDueAt: services.now() }).where(eq(signatureRequests.id, id));
  await finishAll();
  expect((await requestOf(id)).outcomeDueAt).toBeNull();
  const six = {
    name: "Encargo de venta (firmado).pdf",
    kind: "encargo",
    validUntil: "2027-05-27",
    sha256: sealedSha256,
  };
  expect(await documentsOf(homeId)).toEqual([six]);
  expect(await linesOf(contactId)).toEqual(["Documento enviado a firmar", "Documento firmado por todos"]);
  expect(await dealOf(dealId)).toMatchObject({
    stage: "firmado",
    evidence: { firmado: { on: "2026-11-27", mandate: "exclusiva", months: 6 }, propuesta: { price: 320_000 } },
  });
  const [home] = await db.select().from(properties).where(eq(properties.id, homeId));
  expect(home).toMatchObject({ mandateKind: "exclusiva", mandateEndsOn: "2027-05-27", ownerContactId: contactId });
});

test("a deal without a home is about the home whose mandate was signed, which has its mandate from then on", async () => {
  const [homeId, contactId] = [await newHome(), await newContact()];
  const dealId = await newDeal(contactId);
  const id = await sent({ purpose: "encargo", homeId, contactId, dealId, winsDeal: true, evidence: EVIDENCE });
  await allSign(id);
  await sealAll();
  await finishAll();
  expect(await dealOf(dealId)).toMatchObject({ stage: "firmado", homeId });
  const [home] = await db.select().from(properties).where(eq(properties.id, homeId));
  expect(home).toMatchObject({ mandateKind: "exclusiva" });
});

test("a signed mandate without a deal is the home's, with price, first and last day; what its agent noted stays and is told", async () => {
  const [homeId, contactId] = [await newHome(), await newContact()];
  await db.update(properties).set({ priceCents: null }).where(eq(properties.id, homeId));
  const mandate = { kind: "exclusiva", price: "356.000", startsOn: "2026-12-01", months: "6" };
  const subject = { purpose: "encargo", homeId, contactId, mandate };
  const signers = ["Ana Soler", "Vicent Soler"].map((name) => ({ name, email: newEmail(), turn: 1 }));
  const id = await sent(subject, signers);
  await allSign(id);
  await sealAll();
  await finishAll();
  const finished = await requestOf(id);
  expect(finished.outcome.mandate).toMatchObject({ state: "hecho" });
  expect(finished.outcome.mandate!.why).toBeUndefined();
  const homeOf = async () => (await db.select().from(properties).where(eq(properties.id, homeId)))[0]!;
  expect(await homeOf()).toMatchObject({
    mandateKind: "exclusiva",
    mandateEndsOn: "2027-06-01",
    listedOn: "2026-12-01",
    priceCents: "35600000",
    ownerContactId: contactId,
  });
  expect(await documentsOf(homeId)).toMatchObject([{ kind: "encargo", validUntil: "2027-06-01" }]);
  const later = await sent({ purpose: "encargo", homeId, mandate: { kind: "no_exclusiva", price: 340_000 } });
  await allSign(later);
  await sealAll();
  await finishAll();
  expect((await requestOf(later)).outcome.mandate).toMatchObject({
    state: "hecho",
    why: expect.stringContaining("356.000"),
  });
  expect(await homeOf()).toMatchObject({ mandateKind: "no_exclusiva", priceCents: "35600000", listedOn: "2026-12-01" });
});

test("a mandate is marked in a home, and only for a mandate; its last day comes after its first", async () => {
  const homeId = await newHome();
  const mandate = { kind: "exclusiva" };
  const pathsOf = async (subject: object) => (await ask(ana!, formWith(subject))).json.issues.map(({ path }) => path);
  expect(await pathsOf({ purpose: "encargo", mandate })).toEqual(["homeId"]);
  expect(await pathsOf({ purpose: "visita", homeId, mandate })).toEqual(["purpose"]);
  const turned = { kind: "exclusiva", startsOn: "2026-12-01", endsOn: "2026-11-01" };
  expect(await pathsOf({ purpose: "encargo", homeId, mandate: turned })).toEqual(["subject.mandate.endsOn"]);
});

test("a draft is corrected until it is sent: words, time and signers, never the document", async () => {
  const { json } = await ask(ana!, formWith({}));
  const [before] = [await requestOf(json.id)];
  const signers = ["Ana Soler", "Vicent Soler"].map((name) => ({ name, email: newEmail(), turn: 1 }));
  const change = { title: "Encargo corregido", message: "Hola", lastDay: "2026-12-20", reminderDays: 7, signers };
  expect((await act(ana!, "PATCH", json.id, change)).status).toBe(204);
  const row = await requestOf(json.id);
  expect(row).toMatchObject({ title: "Encargo corregido", message: "Hola", lastDay: "2026-12-20", reminderDays: 7 });
  expect(row.originalSha256).toBe(before!.originalSha256);
  expect(row.expiresAt.toISOString()).toBe("2026-12-20T23:00:00.000Z");
  const rows = await db.select().from(signatureSigners).where(eq(signatureSigners.requestId, json.id));
  expect(rows.map(({ name, turn }) => [name, turn]).sort()).toEqual([
    ["Ana Soler", 1],
    ["Vicent Soler", 1],
  ]);
  expect((await act(ana!, "PATCH", json.id, { ...change, lastDay: "2026-11-01" })).status).toBe(422);
  expect((await act(ana!, "POST", `${json.id}/send`)).status).toBe(204);
  expect((await act(ana!, "PATCH", json.id, change)).status).toBe(409);
});

test("a refusal and a time that is over are told in the timeline and the bell, and programs hear of ends", async () => {
  const endpoint = await addEndpoint(services, { ownerId: ana!.user.id, agencyId });
  const contactId = await newContact();
  const declined = await sent({ contactId });
  const [signer] = await db.select().from(signatureSigners).where(eq(signatureSigners.requestId, declined));
  const opened = services.now();
  await db
    .update(signatureSigners)
    .set({ state: "identificada", identifiedAt: opened, documentOpenedAt: opened })
    .where(eq(signatureSigners.requestId, declined));
  const parts = { keys: services.auth.keys, publicUrl: services.config.publicUrl, now: services.now(), isHere: true };
  const token = services.auth.keys.open(signer!.tokenSealed!);
  const connection = { address: null, browser: null };
  await db.transaction((tx) => decline(tx, token, "El precio no es ese", parts, connection));
  expect((await bellsOf(ana!))[0]).toBe("Han rechazado una firma");
  const late = await sent({ contactId });
  await db.update(signatureRequests).set({ expiresAt: services.now() }).where(eq(signatureRequests.id, late));
  while (await expireOne(services));
  expect((await bellsOf(ana!))[0]).toBe("Plazo terminado sin todas las firmas");
  const done = await sent({ contactId });
  await allSign(done);
  await sealAll();
  await finishAll();
  expect(await linesOf(contactId)).toEqual([
    "Documento enviado a firmar",
    "No firma el documento",
    "Documento enviado a firmar",
    "El plazo para firmar ha terminado",
    "Documento enviado a firmar",
    "Documento firmado por todos",
  ]);
  const { sealedSha256 } = await requestOf(done);
  const told = (await payloadsTo(services, endpoint)).filter(({ type }) => type.startsWith("signature."));
  expect(told).toMatchObject([
    { type: "signature.declined", data: { requestId: declined, contactId } },
    { type: "signature.completed", data: { requestId: done, contactId, sha256: sealedSha256 } },
  ]);
  expect(JSON.stringify(told)).not.toContain("precio");
});

test("a process that dies between the document and its note adds no second document", async () => {
  const homeId = await newHome();
  const id = await sent({ homeId });
  await allSign(id);
  await sealAll();
  await finishAll();
  await db
    .update(signatureRequests)
    .set({ outcome: {}, outcomeDueAt: services.now() })
    .where(eq(signatureRequests.id, id));
  await Promise.all([finishAll(), finishAll()]);
  expect(await documentsOf(homeId)).toHaveLength(1);
  expect((await requestOf(id)).outcome.home!.state).toBe("hecho");
});

test("a step that the boxes leave out is not done", async () => {
  const [homeId, contactId] = [await newHome(), await newContact()];
  const id = await sent({ homeId, contactId, keepsInHome: false, tellsContact: false });
  await allSign(id);
  await sealAll();
  expect((await requestOf(id)).outcomeDueAt).toBeNull();
  expect([await documentsOf(homeId), await linesOf(contactId)]).toEqual([[], []]);
});

test("a deal that was closed meanwhile stays, newer answers stay, and the sender is told", async () => {
  const [homeId, contactId] = [await newHome(), await newContact()];
  const dealId = await newDeal(contactId, homeId);
  const id = await sent({ contactId, dealId, winsDeal: true, evidence: EVIDENCE });
  const { status } = await call(ana, "POST", `/deals/${dealId}/stage`, {
    stage: "perdido",
    evidence: { perdido: { reason: "precio" } },
  });
  expect(status).toBe(204);
  await allSign(id);
  await sealAll();
  await finishAll();
  expect((await requestOf(id)).outcome.deal).toMatchObject({
    state: "imposible",
    why: "El trato ya estaba cerrado como «Perdida».",
  });
  expect(await bellsOf(ana!)).toContain("El trato no ha pasado a «Encargo firmado»");
  expect((await dealOf(dealId)).stage).toBe("perdido");

  const [otherHome, other] = [await newHome(), await newContact()];
  const otherDeal = await newDeal(other, otherHome);
  const second = await sent({ contactId: other, dealId: otherDeal, winsDeal: true, evidence: EVIDENCE });
  await call(ana, "POST", `/deals/${otherDeal}/stage`, {
    stage: "valoracion",
    evidence: { contactado: { how: "Por teléfono" }, valoracion: { amount: 299_000, on: "2026-11-26" } },
  });
  await allSign(second);
  await sealAll();
  await finishAll();
  expect((await dealOf(otherDeal)).evidence).toMatchObject({
    contactado: { how: "Por teléfono" },
    valoracion: { amount: 299_000 },
  });
});

test("a deal that is to be won needs its answers when it is asked for, each at its field", async () => {
  const [homeId, contactId] = [await newHome(), await newContact()];
  const dealId = await newDeal(contactId, homeId);
  const { firmado: _none, ...rest } = EVIDENCE;
  const { status, json } = await ask(ana!, formWith({ contactId, dealId, winsDeal: true, evidence: rest }));
  expect(status).toBe(422);
  expect(json.issues.map(({ path }) => path)).toEqual(["evidence.firmado.mandate", "evidence.firmado.months"]);
  expect(await db.$count(signatureRequests, eq(signatureRequests.dealId, dealId))).toBe(0);
});

test("a home without room waits with a warning, and gets the file once there is room", async () => {
  const homeId = await newHome();
  const id = await sent({ homeId });
  await allSign(id);
  await sealAll();
  const huge = {
    ownerId: ana!.user.id,
    agencyId,
    mediaType: "image/jpeg",
    sizeBytes: 2_000_000_000,
    sha256: "0".repeat(64),
  };
  const filled = await db
    .insert(files)
    .values(Array.from({ length: 300 }, (_, n) => ({ ...huge, name: "x", storageKey: `photos/full-${n}` })))
    .returning({ id: files.id });
  await finishAll();
  const waiting = await requestOf(id);
  expect(waiting.outcome.home).toMatchObject({ state: "espera", why: expect.stringMatching(/no cabe/) });
  expect(await bellsOf(ana!)).toContain("El documento firmado no está en la ficha de la vivienda");
  const told = (await bellsOf(ana!)).length;
  // The second try tells nobody again.
  expect((await act(ana!, "POST", `${id}/finish`)).status).toBe(204);
  await finishAll();
  expect(await bellsOf(ana!)).toHaveLength(told);
  for (const { id: fileId } of filled) await db.delete(files).where(eq(files.id, fileId));
  expect((await act(ana!, "POST", `${id}/finish`)).status).toBe(204);
  await finishAll();
  expect(await documentsOf(homeId)).toHaveLength(1);
  expect((await requestOf(id)).outcome.home!.state).toBe("hecho");
});

test("a home in the trash and a contact that was merged are seen to", async () => {
  const [homeId, contactId, keptId] = [await newHome(), await newContact(), await newContact()];
  const id = await sent({ homeId, contactId });
  await db.update(properties).set({ deletedAt: services.now() }).where(eq(properties.id, homeId));
  await db.update(contacts).set({ mergedIntoId: keptId }).where(eq(contacts.id, contactId));
  await allSign(id);
  await sealAll();
  await finishAll();
  expect((await requestOf(id)).outcome).toMatchObject({ home: { state: "imposible" }, contact: { state: "hecho" } });
  expect(await linesOf(keptId)).toEqual(["Documento firmado por todos"]);
  const actor = actorAs(ana!, "agent");
  expect(await requestsAbout(db, actor, { contactId: keptId })).toMatchObject([{ id, signed: 1, signers: 1 }]);
  expect(await requestsAbout(db, actor, { homeId })).toMatchObject([{ id, state: "firmada" }]);
});

test("a document of a home is signed without being uploaded again; another's is refused at its field", async () => {
  const [homeId, contactId] = [await newHome(), await newContact()];
  await db.update(properties).set({ ownerContactId: contactId }).where(eq(properties.id, homeId));
  const uploaded = new FormData();
  uploaded.set("kind", "encargo");
  uploaded.set("document", new File([PDF], "Nota de encargo.pdf"));
  const encoded = new Response(uploaded);
  const body = await encoded.arrayBuffer();
  const headers = {
    cookie: ana!.cookie,
    "content-type": encoded.headers.get("content-type")!,
    "content-length": String(body.byteLength),
  };
  const made = await app.request(`/api/portfolio/homes/${homeId}/documents`, { method: "POST", headers, body });
  const { id: documentId } = (await made.json()) as { id: string };
  const actor = actorAs(ana!, "agent");
  expect(await readSigningStart(db, actor, { documentId }, services.now())).toMatchObject({
    home: { id: homeId },
    contact: { id: contactId, name: expect.stringMatching(/^Persona/), email: expect.stringMatching(/@casa/) },
    owner: null,
    document: { id: documentId, name: "Nota de encargo.pdf" },
    purpose: "encargo",
    title: "Nota de encargo",
  });
  // From the file of an owner with one home, that home and its papers are there.
  expect(await readSigningStart(db, actor, { contactId }, services.now())).toMatchObject({
    home: { id: homeId },
    document: null,
    documents: [{ id: documentId, name: "Nota de encargo.pdf" }],
  });
  const secondId = await newHome();
  await db.update(properties).set({ ownerContactId: contactId }).where(eq(properties.id, secondId));
  expect(await readSigningStart(db, actor, { contactId }, services.now())).toMatchObject({ home: null, documents: [] });
  const asked = await ask(ana!, { ...formWith({ homeId }), source: { documentId } }, null);
  expect(asked.status).toBe(201);
  expect((await requestOf(asked.json.id)).fileName).toBe("Nota de encargo.pdf");
  const stranger = (await signedInPerson(services)) as Person;
  const refused = await ask(stranger, { ...formWith({}), source: { documentId } }, null);
  expect([refused.status, refused.json.issues[0]!.path]).toEqual([422, "document"]);
  const unknown = await ask(ana!, { ...formWith({}), source: { runId: documentId } }, null);
  expect([unknown.status, unknown.json.issues[0]!.path]).toEqual([422, "document"]);
  expect(
    await readSigningStart(
      db,
      actorOf({ userId: stranger.user.id, agency: null } as never),
      { documentId, homeId, contactId },
      services.now(),
    ),
  ).toMatchObject({
    home: null,
    contact: null,
    document: null,
    documents: [],
  });
});

test("five failed seals are told to sender and administrators with the reason, and a retry seals", async () => {
  const staff = await signedInPerson(services, ["admin"]);
  const id = await sent({});
  await allSign(id);
  const { originalKey } = await requestOf(id);
  const { store } = services;
  const lost: typeof store = Object.assign(Object.create(store), {
    get: async (key: string) => (key === originalKey ? undefined : await store.get(key)),
  });
  const broken = { ...services, store: lost };
  for (let n = 0; n < 5; n++) {
    expect(await db.$count(mails, like(mails.subject, "No se puede sellar%"))).toBe(0);
    await db.update(signatureRequests).set({ sealDueAt: services.now() }).where(eq(signatureRequests.id, id));
    await sealOne(broken);
  }
  const reason = "El documento original no está en el almacén de archivos.";
  const failing = await requestOf(id);
  expect(failing).toMatchObject({ state: "firmada", sealTries: 5, sealFault: reason, sealedKey: null });
  const [mail] = await db.select().from(mails).where(eq(mails.to, staff.user.email));
  expect([mail!.text.includes(reason), mail!.text.includes("Encargo de venta")]).toEqual([true, false]);
  expect(await bellsOf(ana!)).toContain("Un documento no se puede sellar");
  expect((await readSigningState(services)).failing).toMatchObject([{ id, reason, tries: 5 }]);
  const retry = await app.request(`/api/admin/signatures/${id}/seal`, {
    method: "POST",
    headers: { cookie: staff.cookie },
  });
  expect(retry.status).toBe(204);
  await sealAll();
  expect(await requestOf(id)).toMatchObject({ sealFault: null, sealedKey: expect.any(String) });
  expect((await readSigningState(services)).failing).toEqual([]);
  expect(await db.$count(mails, like(mails.subject, "No se puede sellar%"))).toBe(1);
});

test("names in other alphabets are sealed in Latin letters, and the evidence has them as they were typed", async () => {
  const id = await sent({}, [{ name: "Ольга Γεωργίου 张", email: newEmail(), turn: 1 }]);
  await allSign(id, "Ольга Γεωργίου 张");
  await sealAll();
  expect((await requestOf(id)).sealedKey).not.toBeNull();
  const evidence = (await (await act(ana!, "GET", `${id}/evidence`)).json()) as { signers: { name: string }[] };
  expect(evidence.signers[0]!.name).toBe("Ольга Γεωργίου 张");
});

test("a mail that cannot be delivered is seen, and the address is corrected before the signer identifies", async () => {
  const [wrong, right] = [newEmail(), newEmail()];
  const id = await sent({}, [{ name: "Ana Soler", email: wrong, turn: 1 }]);
  const [signer] = await db.select().from(signatureSigners).where(eq(signatureSigners.requestId, id));
  expect(await undeliveredTo(db, id)).toEqual(new Set());
  await db
    .update(mails)
    .set({ nextAttemptAt: null, lastError: "550 no such user", attempts: 5 })
    .where(eq(mails.id, signer!.mailId!));
  expect(await undeliveredTo(db, id)).toEqual(new Set([signer!.id]));
  const path = `${id}/signers/${signer!.id}`;
  expect((await act(ana!, "PATCH", path, { email: "no" })).status).toBe(422);
  expect((await act(ana!, "PATCH", path, { email: right })).status).toBe(204);
  expect((await act(ana!, "PATCH", path, { email: right })).status).toBe(204);
  expect(await undeliveredTo(db, id)).toEqual(new Set());
  const [corrected] = await db.select().from(signatureSigners).where(eq(signatureSigners.requestId, id));
  expect(corrected).toMatchObject({ email: right, state: "pedida" });
  expect(corrected!.tokenHash).not.toBe(signer!.tokenHash);
  expect(await db.$count(mails, eq(mails.to, right))).toBe(1);
  const kinds = (await readEvents(db, id)).map(({ kind }) => kind);
  expect(kinds).toEqual(["enviada", "pedida", "correo-corregido", "pedida"]);
  // The old link opens nothing any more.
  const old = services.auth.keys.open(signer!.tokenSealed!);
  expect((await app.request(`/api/sign/${old}/code`, { method: "POST" })).status).toBe(404);
  await db.update(signatureSigners).set({ identifiedAt: services.now() }).where(eq(signatureSigners.id, signer!.id));
  expect((await act(ana!, "PATCH", path, { email: wrong })).status).toBe(409);
});

test("an address is invited six times a day, also where each invitation was corrected away again", async () => {
  const [one, other] = [newEmail(), newEmail()];
  const id = await sent({}, [{ name: "Ana Soler", email: one, turn: 1 }]);
  const [signer] = await db.select().from(signatureSigners).where(eq(signatureSigners.requestId, id));
  const answers: number[] = [];
  for (let i = 0; i < 14; i++) {
    const email = i % 2 === 0 ? other : one;
    answers.push((await act(ana!, "PATCH", `${id}/signers/${signer!.id}`, { email })).status);
  }
  // The last but one asks for the address that stands, which writes to nobody.
  expect(answers).toEqual([...Array<number>(11).fill(204), 429, 204, 429]);
  expect(await db.$count(mails, eq(mails.to, one))).toBe(6);
  expect(await db.$count(mails, eq(mails.to, other))).toBe(6);
});

test("a sender who is erased: their agency has the request; outside one it ends, and those who were asked are told", async () => {
  const id = await sent({});
  await db.transaction((tx) => leaveAgency(tx, { userId: ana!.user.id, now: services.now(), contactMoves }));
  expect(await requestOf(id)).toMatchObject({ state: "enviada", ownerId: head!.user.id });
  await allSign(id);
  await sealAll();
  expect((await bellsOf(head!))[0]).toBe("Firmado por todos");

  const alone = (await signedInPerson(services)) as Person;
  const [asked, later] = [newEmail(), newEmail()];
  const signers = [
    { name: "Ana Soler", email: asked, turn: 1 },
    { name: "Blas Ruiz", email: later, turn: 2 },
  ];
  const gone = await sent({}, signers, alone);
  await db.transaction((tx) => eraseSignaturesOf(tx, alone.user.id, services.now()));
  expect(await db.$count(signatureRequests, eq(signatureRequests.id, gone))).toBe(0);
  const told = await db.select().from(mails).where(eq(mails.to, asked)).orderBy(asc(mails.createdAt));
  expect(told.map(({ subject }) => subject).at(-1)).toBe("Ya no se puede firmar: Encargo de venta");
  expect(told.at(-1)!.replyTo).toBeNull();
  expect(await db.$count(mails, eq(mails.to, later))).toBe(0);
});
