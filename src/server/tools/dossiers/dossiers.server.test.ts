import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeEach, expect, test } from "vitest";
import { pageText } from "#domain/tools/dossiers/document-text.ts";
import type { ShownDossier } from "#domain/tools/dossiers/dossier.ts";
import { partsOf } from "#domain/tools/dossiers/dossier-parts.ts";
import { quoteKey } from "#domain/tools/dossiers/quotes.ts";
import { pagesPdf, pdfOf, REGISTER_PAGE, scanOf, textPdf } from "../../../test/dossier-files.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { dossierDocuments, dossierPages, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { createTurns } from "../../platform/jobs/turns.server.ts";
import { deedOfDossier } from "./deed-of-dossier.server.ts";
import { listDossiers } from "./dossier-rows.server.ts";
import { dossierJob, workAtDossiers } from "./dossier-work.server.ts";
import { quoteTexts } from "./read-quotes.server.ts";
import { openPdf } from "./reading/pdf-pages.server.ts";
import { endRecogniser } from "./reading/recogniser.server.ts";

/** Dossiers over the real database and store: from an upload to what a person takes over, and what bad files do. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-dossiers-"));
afterAll(async () => {
  await endRecogniser();
  rmSync(dataDir, { recursive: true, force: true });
});
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const other = await signedInPerson(services);
const owned = { ownerId: person.user.id, agencyId: null };

beforeEach(async () => {
  await db.delete(dossiers);
});

const call = (method: string, path: string, body?: object, cookie = person.cookie) =>
  app.request(`/api/dossiers${path}`, {
    method,
    headers: { cookie, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function newDossier(body: object = {}, cookie = person.cookie): Promise<string> {
  const response = await call("POST", "", { title: "Piso de la calle Alcalá", ...body }, cookie);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function upload(id: string, named: Record<string, Uint8Array>, cookie = person.cookie) {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(named)) form.append("document", new Blob([Uint8Array.from(bytes)]), name);
  const response = await app.request(`/api/dossiers/${id}/documents`, {
    method: "POST",
    headers: { cookie },
    body: form,
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { documents: { id: string | null; isRepeated: boolean; fault: string | null }[] })
    .documents;
}

const parts = { ...services, isStopped: () => false };
async function readAll(): Promise<void> {
  while (await workAtDossiers(parts));
}
const shown = async (id: string): Promise<ShownDossier> => (await (await call("GET", `/${id}`)).json()) as ShownDossier;
const textOf = async (id: string, documentId: string, page: number) => {
  const response = await call("GET", `/${id}/documents/${documentId}/pages/${page}`);
  return pageText(((await response.json()) as { page: Parameters<typeof pageText>[0] }).page);
};

test("a PDF with text is read, its pages shown, and the same file again is noticed", async () => {
  const id = await newDossier();
  const pdf = await textPdf([
    REGISTER_PAGE,
    ["Segunda página de la nota, con el sello y la firma de quien la expide."],
  ]);
  const [first] = await upload(id, { "nota.pdf": pdf });
  expect(first).toMatchObject({ isRepeated: false, fault: null });
  expect((await shown(id)).documents[0]).toMatchObject({ state: "recibido", readPages: 0 });
  await readAll();
  const [document] = (await shown(id)).documents;
  expect(document).toMatchObject({
    name: "nota.pdf",
    form: "pdf",
    state: "leido",
    pages: 2,
    readPages: 2,
    unreadPages: [],
  });
  expect(document!.readings).toMatchObject([{ from: 1, to: 2 }]);
  expect(await textOf(id, document!.id, 1)).toContain("Gravada con una hipoteca a favor de Banco Ejemplo, S.A.");
  expect((await shown(id)).review).not.toBeNull();
  const picture = await call("GET", `/${id}/documents/${document!.id}/pages/1/picture`);
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
  expect(await upload(id, { "otra vez.pdf": pdf })).toMatchObject([{ id: document!.id, isRepeated: true }]);
  expect((await call("GET", `/${id}/documents/${document!.id}/file`)).status).toBe(303);
});

test("scans upside down, texts, Word files and archives of them are read, and what cannot be says why", async () => {
  const id = await newDossier();
  const text = await textPdf();
  const word = zipSync({
    "[Content_Types].xml": strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    "word/document.xml": strToU8(
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>CONTRATO DE ARRAS PENITENCIALES</w:t></w:r></w:p></w:body></w:document>',
    ),
  });
  const archive = zipSync({
    "papeles/nota al reves.jpg": await scanOf(text, { degrees: 180 }),
    "papeles/arras.docx": word,
    "papeles/carta.txt": Buffer.from("Recibí de don José la señal.\nEn Cádiz.", "latin1"),
    "copias/carta (1).txt": Buffer.from("Recibí de don José la señal.\nEn Cádiz.", "latin1"),
    "papeles/dentro.zip": zipSync({ "a.txt": strToU8("a") }),
    "papeles/programa.exe": new Uint8Array([0x4d, 0x5a, 0, 0, 1, 2, 3]),
    "__MACOSX/papeles/._carta.txt": new Uint8Array([0, 5, 22]),
  });
  await upload(id, {
    "todo.zip": archive,
    "clave.pdf": await pdfOf((pdf) => pdf.text("secreto"), { userPassword: "x", pdfVersion: "1.7" }),
    "cortado.pdf": (await textPdf()).subarray(0, 400),
    "disfrazado.pdf": strToU8("Esto es un texto y no un PDF."),
  });
  await readAll();
  const { documents } = await shown(id);
  const told = Object.fromEntries(documents.map(({ name, state, fault }) => [name, `${state}: ${fault ?? ""}`]));
  expect(told).toEqual({
    "clave.pdf": expect.stringContaining("pide una contraseña"),
    "cortado.pdf": expect.stringMatching(/^fallido: Este PDF está dañado/),
    "disfrazado.pdf": "leido: ",
    "nota al reves.jpg": "leido: ",
    "arras.docx": "leido: ",
    "carta.txt": "leido: ",
    "carta (1).txt": "fallido: Es el mismo archivo que «carta.txt», que ya está en el expediente",
    "dentro.zip": expect.stringContaining("ZIP dentro de otro"),
    "programa.exe": expect.stringContaining("No es un PDF"),
  });
  const idOf = (name: string) => documents.find((document) => document.name === name)!.id;
  expect(await textOf(id, idOf("nota al reves.jpg"), 1)).toContain("Gravada con una hipoteca a favor de Banco Ejemplo");
  expect(await textOf(id, idOf("arras.docx"), 1)).toBe("CONTRATO DE ARRAS PENITENCIALES");
  expect(await textOf(id, idOf("carta.txt"), 1)).toBe("Recibí de don José la señal.\nEn Cádiz.");
});

test("of ten thousand pages the first hundred are read, and a file in its middle can be stopped and gone on with", async () => {
  const id = await newDossier();
  const [added] = await upload(id, { "enorme.pdf": pagesPdf(10_000) });
  const { id: documentId } = added! as { id: string };
  let looks = 0;
  // The process is asked to end after three pages.
  await workAtDossiers({ ...parts, isStopped: () => ++looks > 3 });
  expect((await shown(id)).documents[0]).toMatchObject({
    state: "leyendo",
    readPages: 3,
    pages: 100,
    allPages: 10_000,
  });
  await call("POST", `/${id}/documents/${documentId}/cancel`);
  await readAll();
  expect((await shown(id)).documents[0]).toMatchObject({ state: "cancelado", readPages: 3 });
  await call("POST", `/${id}/documents/${documentId}/again`);
  await readAll();
  expect((await shown(id)).documents[0]).toMatchObject({ state: "leido", readPages: 100, allPages: 10_000 });
  expect(await db.$count(dossierPages, eq(dossierPages.documentId, documentId))).toBe(100);
});

test("a page at which the thread ends each time is left out, and the rest is read", async () => {
  const id = await newDossier();
  const [added] = await upload(id, { "tres.pdf": await textPdf([REGISTER_PAGE, REGISTER_PAGE, REGISTER_PAGE]) });
  const documentId = added!.id!;
  let looks = 0;
  await workAtDossiers({ ...parts, isStopped: () => ++looks > 1 });
  // The thread has died at the second page three times.
  const died = { attempts: 3, nextAttemptAt: new Date() };
  await db.update(dossierDocuments).set(died).where(eq(dossierDocuments.id, documentId));
  await dossierJob.items!.failed(db, documentId, "porque sí", new Date());
  await readAll();
  expect((await shown(id)).documents[0]).toMatchObject({ state: "leido", readPages: 3, unreadPages: [2] });
  // One that ends it before it was opened is given up with the reason.
  const [late] = await upload(id, { "otro.pdf": await textPdf([["Otro documento"]]) });
  await db
    .update(dossierDocuments)
    .set({ ...died, state: "leyendo" })
    .where(eq(dossierDocuments.id, late!.id!));
  await dossierJob.items!.failed(db, late!.id!, "Lo hemos intentado tres veces", new Date());
  expect((await shown(id)).documents[1]).toMatchObject({ state: "fallido", fault: "Lo hemos intentado tres veces" });
});

test("owners take turns, whatever others have waiting", async () => {
  const mine = await newDossier();
  await upload(mine, { "a.txt": strToU8("uno"), "b.txt": strToU8("dos"), "c.txt": strToU8("tres") });
  const theirs = await newDossier({}, other.cookie);
  await upload(theirs, { "d.txt": strToU8("cuatro") }, other.cookie);
  const inTurns = { ...parts, turns: createTurns() };
  await workAtDossiers(inTurns);
  await workAtDossiers(inTurns);
  const read = await db
    .select({ of: dossierDocuments.dossierId })
    .from(dossierDocuments)
    .where(eq(dossierDocuments.state, "leido"));
  expect(read.map(({ of }) => of).toSorted()).toEqual([mine, theirs].toSorted());
});

test("confirmed fields go into home, contact and calendar, and nothing else does", async () => {
  const homeId = await addRow(services, "home", owned);
  const contactId = await addRow(services, "contact", owned);
  const [before] = await db.select().from(properties).where(eq(properties.id, homeId));
  const id = await newDossier({ homeId, contactId });
  await upload(id, { "nota.txt": strToU8("Referencia catastral 9872023VH5797S0001WX") });
  await readAll();
  expect((await db.select().from(properties).where(eq(properties.id, homeId)))[0]).toEqual(before);

  const chosen = {
    home: { values: { builtAreaM2: 78 } },
    note: "Titular registral: María Ejemplo Pérez",
    events: [{ date: "2027-03-31", title: "Caduca el certificado" }],
  };
  const response = await call("POST", `/${id}/confirm`, chosen);
  expect(response.status).toBe(200);
  const [after] = await db.select().from(properties).where(eq(properties.id, homeId));
  const { builtAreaM2: _a, updatedAt: _b, locateDueAt: _c, searchText: _d, ...rest } = after!;
  expect(after!.builtAreaM2).toBe(78);
  expect(before).toMatchObject(rest);
  expect(
    await db.$count(contactEvents, and(eq(contactEvents.contactId, contactId), eq(contactEvents.text, chosen.note))),
  ).toBe(1);
  // The same appointment again is not put in twice.
  await call("POST", `/${id}/confirm`, { events: chosen.events });
  expect(await db.select({ title: calendarEvents.title, homeId: calendarEvents.homeId }).from(calendarEvents)).toEqual([
    { title: "Caduca el certificado", homeId },
  ]);
  expect((await shown(id)).confirmed.map(({ to, field }) => `${to}.${field}`)).toEqual([
    "home.builtAreaM2",
    "contact.note",
    "calendar.2027-03-31",
    "calendar.2027-03-31",
  ]);
  // A value that the home does not admit is refused at its field, and nothing of the same call is written.
  const wrong = await call("POST", `/${id}/confirm`, { home: { values: { builtAreaM2: -4 } }, note: "Otra nota" });
  expect(wrong.status).toBe(422);
  expect(await db.$count(contactEvents, eq(contactEvents.text, "Otra nota"))).toBe(0);
});

test("a document that is taken out, and a dossier that is erased, leave neither rows nor files", async () => {
  const id = await newDossier();
  const before = await db.$count(files);
  const [one] = await upload(id, { "a.txt": strToU8("uno"), "b.txt": strToU8("dos") });
  await readAll();
  expect((await call("DELETE", `/${id}/documents/${one!.id}`)).status).toBe(204);
  expect(await db.$count(files)).toBe(before + 1);
  expect((await call("DELETE", `/${id}/forever`)).status).toBe(404);
  await call("DELETE", `/${id}`);
  expect((await call("POST", `/${id}/documents`)).status).toBe(404);
  await call("POST", `/${id}/restore`);
  await call("DELETE", `/${id}`);
  expect((await call("DELETE", `/${id}/forever`)).status).toBe(204);
  expect([await db.$count(files), await db.$count(dossierPages)]).toEqual([before, 0]);
});

test("the list counts documents, findings have their words, and the report is a paper with them", async () => {
  const homeId = await addRow(services, "home", owned);
  const id = await newDossier({ homeId });
  await upload(id, { "nota.pdf": await textPdf(), "carta.txt": strToU8("Recibí la señal en Cádiz.") });
  await readAll();
  const actor = { ownerId: person.user.id, agencyId: null, isAnonymous: false } as unknown as Parameters<
    typeof listDossiers
  >[1];
  const { dossiers: listed } = await listDossiers(db, actor, { page: 1, isTrash: false, homeId });
  expect(listed).toMatchObject([{ id, documents: 2, waiting: 0 }]);
  const { documents, review } = await shown(id);
  const parts = partsOf(documents);
  const texts = await quoteTexts(db, parts, review);
  const mortgage = review!.findings.find(({ rule }) => rule === "charge-mortgage")!;
  const [quote] = mortgage.quotes;
  expect(texts[quoteKey(parts[quote!.document]!.documentId, quote!)]).toContain("hipoteca a favor de Banco Ejemplo");
  const deed = await deedOfDossier(db, actor, homeId, parts, "2026-11-27");
  expect(deed!.papers.find(({ kind }) => kind === "nota-simple")).toMatchObject({ isThere: true });
  const report = await call("GET", `/${id}/report.pdf`);
  expect([report.status, report.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const paper = await openPdf(new Uint8Array(await report.arrayBuffer()));
  const { items } = await (await paper.getPage(1)).getTextContent();
  await paper.loadingTask.destroy();
  expect(items.map((item) => ("str" in item ? item.str : "")).join(" ")).toContain("Banco Ejemplo");
});

test("another home is compared with the papers anew", async () => {
  const homeId = await addRow(services, "home", owned);
  await db.update(properties).set({ builtAreaM2: 120 }).where(eq(properties.id, homeId));
  const id = await newDossier();
  await upload(id, { "nota.pdf": await textPdf() });
  await readAll();
  const areas = async () => (await shown(id)).review!.findings.filter(({ title }) => title.startsWith("Superficies"));
  expect(await areas()).toEqual([]);
  await call("PUT", `/${id}`, { homeId });
  expect(await areas()).toHaveLength(1);
  await call("POST", `/${id}/confirm`, { home: { values: { builtAreaM2: 78.4 } } });
  expect(await areas()).toEqual([]);
});

test("another's dossier, its pages and its files are not there", async () => {
  const id = await newDossier();
  const [added] = await upload(id, { "a.txt": strToU8("uno") });
  await readAll();
  const document = `/${id}/documents/${added!.id}`;
  for (const path of [`/${id}`, `${document}/pages/1`, `${document}/pages/1/picture`, `${document}/file`]) {
    expect((await call("GET", path, undefined, other.cookie)).status, path).toBe(404);
  }
  // A document is not found under another dossier either.
  const own = await newDossier({}, other.cookie);
  expect((await call("GET", `/${own}/documents/${added!.id}/pages/1`, undefined, other.cookie)).status).toBe(404);
});

test("nothing of a document's words stands in the log, whatever it does to its reader", async () => {
  const lines: string[] = [];
  const log = new Proxy(services.log, {
    get: (target, name) =>
      name === "warn" || name === "error" || name === "info"
        ? (...said: unknown[]) => void lines.push(JSON.stringify(said))
        : Reflect.get(target, name),
  });
  const id = await newDossier();
  const pdf = (await pdfOf((drawing) => drawing.text("SECRETO"), { compress: false })).toString("latin1");
  // The content of the page is no language of pages any more.
  await upload(id, {
    "roto.pdf": Buffer.from(pdf.replaceAll(" Tf", " SECRETO Tf").replaceAll("TJ", "SECRETO"), "latin1"),
  });
  while (await workAtDossiers({ ...parts, log }));
  expect((await shown(id)).documents[0]!.state).toBe("leido");
  expect(lines.join("\n")).not.toContain("SECRETO");
});
