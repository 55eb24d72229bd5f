import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Document, Packer, Paragraph, TextRun } from "docx";
import { eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import mammoth from "mammoth";
import { afterAll, expect, test } from "vitest";
import { EMPTY_DOCUMENT } from "#domain/crm/templates/document.ts";
import { fillDocument, linesOfBlocks } from "#domain/crm/templates/fill.ts";
import { documentOfMarkup } from "#domain/crm/templates/from-markup.ts";
import { allParts, readTaggedPdf } from "../../../../test/read-tagged-pdf.ts";
import { addRow } from "../../../../test/rows.ts";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { houseActor } from "../../../accounts/access/actor.server.ts";
import { createApp } from "../../../boot/app.server.ts";
import { findHouseTemplate, publishTemplate, takeShipped } from "../../../crm/templates/house-templates.server.ts";
import { contactPoints, contacts } from "../../../platform/db/tables/crm-contacts.server.ts";
import { signatureRequests } from "../../../platform/db/tables/crm-signatures.server.ts";
import { templates, templateVersions } from "../../../platform/db/tables/crm-templates.server.ts";
import { properties } from "../../../platform/db/tables/portfolio-homes.server.ts";

/** Templates over the real database: copies, locks, versions, filling, files in and out. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-templates-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
let at = Date.parse("2026-11-27T10:00:00.000Z");
const services = Object.assign(testServices(database, { DATA_DIR: dataDir }), { now: () => new Date(at) });
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);

const HOLDER = "00000000-0000-4000-8000-000000000aaa";
const OTHER = "00000000-0000-4000-8000-000000000bbb";

async function call(method: string, path: string, body?: object, cookie = person.cookie): Promise<Response> {
  return await app.request(path, {
    method,
    headers: { cookie, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function copyOf(from: string): Promise<string> {
  const answer = await call("POST", "/api/templates", { from });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
const draftOf = async (id: string) => (await db.select().from(templates).where(eq(templates.id, id)))[0]!;
const lines = (markup: string) => documentOfMarkup(markup);

test("one page writes at a time, the other is told, may take over, and a writing without the lock is refused", async () => {
  const id = await copyOf("encargo-exclusiva");
  const path = `/api/templates/${id}`;
  expect(await (await call("POST", `${path}/lock`, { holder: HOLDER })).json()).toMatchObject({ isHeld: true });
  const write = (holder: string, revision: number, text: string) =>
    call("PUT", `${path}/draft`, { holder, revision, document: lines(text) });
  expect(await (await write(HOLDER, 0, "Uno")).json()).toEqual({ revision: 1 });
  // The same writing again, as after a lost answer.
  expect(await (await write(HOLDER, 0, "Uno")).json()).toEqual({ revision: 1 });
  expect(await (await call("POST", `${path}/lock`, { holder: OTHER })).json()).toMatchObject({
    isHeld: false,
    isOwn: true,
    since: "2026-11-27T10:00:00.000Z",
  });
  const refused = await write(OTHER, 1, "Dos");
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "TEMPLATE_LOCKED"]);
  await call("POST", `${path}/lock`, { holder: OTHER, takesOver: true });
  expect((await write(HOLDER, 1, "Tres")).status).toBe(409);
  expect((await write(OTHER, 0, "Dos")).status).toBe(409);
  expect((await write(OTHER, 1, "Dos")).status).toBe(200);
  // Two minutes without a sign, and it is nobody's.
  at += 2 * 60_000 + 1;
  expect(await (await call("POST", `${path}/lock`, { holder: HOLDER })).json()).toMatchObject({ isHeld: true });
});

test("a program in a template is refused with a plain sentence, and the draft stays", async () => {
  const id = await copyOf("hoja-de-visita");
  await call("POST", `/api/templates/${id}/lock`, { holder: HOLDER });
  const before = await draftOf(id);
  const document = { ...EMPTY_DOCUMENT, content: [{ type: "script", content: [{ type: "text", text: "alert(1)" }] }] };
  const answer = await call("PUT", `/api/templates/${id}/draft`, { holder: HOLDER, revision: 0, document });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("El documento lleva un programa o un estilo. Quítalo: aquí solo cabe texto");
  expect(await draftOf(id)).toEqual(before);
});

test("versions never change, say what was kept, and can be gone back to without losing what is there", async () => {
  const id = await copyOf("carta-a-propietarios");
  const path = `/api/templates/${id}`;
  await call("POST", `${path}/lock`, { holder: HOLDER });
  await call("PUT", `${path}/draft`, { holder: HOLDER, revision: 0, document: lines("Primera") });
  expect(await (await call("POST", `${path}/versions`, { holder: HOLDER })).json()).toEqual({ number: 1 });
  // Nothing new is no new version.
  expect(await (await call("POST", `${path}/versions`, { holder: HOLDER })).json()).toEqual({ number: 1 });
  await call("PUT", `${path}/draft`, { holder: HOLDER, revision: 1, document: lines("Segunda") });
  expect((await call("POST", `${path}/versions/1/restore`, { holder: HOLDER })).status).toBe(204);
  expect((await draftOf(id)).draft).toEqual(lines("Primera"));
  const kept = await db.select().from(templateVersions).where(eq(templateVersions.templateId, id));
  expect(kept.map(({ number, document }) => [number, document])).toEqual([
    [1, lines("Primera")],
    [2, lines("Segunda")],
  ]);
  await expect(
    db.update(templateVersions).set({ title: "Otra" }).where(eq(templateVersions.templateId, id)),
  ).rejects.toThrow();
});

test("the oldest versions without a name go, those with one stay, and what the gallery shows stays", async () => {
  const id = await copyOf("carta-a-propietarios");
  const path = `/api/templates/${id}`;
  await call("POST", `${path}/lock`, { holder: HOLDER });
  for (let number = 1; number <= 104; number++) {
    await call("PUT", `${path}/draft`, { holder: HOLDER, revision: number - 1, document: lines(`Texto ${number}`) });
    const note = number === 2 ? "La del 2026" : "";
    expect((await call("POST", `${path}/versions`, { holder: HOLDER, note })).status).toBe(201);
  }
  const kept = await db.select().from(templateVersions).where(eq(templateVersions.templateId, id));
  const numbers = kept.map(({ number }) => number).toSorted((a, b) => a - b);
  expect([numbers.length, ...numbers.slice(0, 2)]).toEqual([101, 2, 5]);
});

test("a template is printed while somebody holds its row, and many prints at once keep one version", async () => {
  const id = await copyOf("hoja-de-visita");
  const { fields } = fillDocument((await draftOf(id)).draft, { values: {}, typed: {}, blanks: [], country: "ES" });
  const fill = { blanks: fields.map(({ key }) => key) };
  await db.transaction(async (tx) => {
    await tx.select().from(templates).where(eq(templates.id, id)).for("no key update");
    expect((await call("POST", `/api/templates/${id}/docx`, fill)).status).toBe(200);
  });
  await call("POST", `/api/templates/${id}/lock`, { holder: HOLDER });
  await call("PUT", `/api/templates/${id}/draft`, { holder: HOLDER, revision: 0, document: lines("Otra") });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call("POST", `/api/templates/${id}/docx`, fill)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await db.$count(templateVersions, eq(templateVersions.templateId, id))).toBe(2);
});

test("a document is filled from home and contact, names what is missing, and leaves as PDF, Word and signature", async () => {
  const id = await copyOf("autorizacion-de-llaves");
  const owned = { ownerId: person.user.id, agencyId: null };
  const homeId = await addRow(services, "home", owned);
  const contactId = await addRow(services, "contact", owned);
  await db.update(contacts).set({ fullName: "Ana Soler Peñalver" }).where(eq(contacts.id, contactId));
  await db.insert(contactPoints).values({
    contactId,
    scope: person.user.id,
    kind: "email",
    value: "ana.soler@casa.example",
    typed: "ana.soler@casa.example",
  });
  const home = {
    address: "Calle Sueca, 12",
    town: "Valencia",
    postalCode: "46006",
    reference: "A-7",
    ownerContactId: contactId,
  };
  await db.update(properties).set(home).where(eq(properties.id, homeId));
  const before = (await db.select().from(properties).where(eq(properties.id, homeId)))[0];
  const values = (await (await call("POST", `/api/templates/${id}/values`, { homeId, contactId })).json()) as {
    values: Record<string, string>;
  };
  expect(values.values).toMatchObject({
    "home.fullAddress": "Calle Sueca, 12, 46006 Valencia",
    "home.builtAreaM2": "80\u00a0m²",
    "owner.name": "Ana Soler Peñalver",
    "contact.email": "ana.soler@casa.example",
    "today.date": "27 de noviembre de 2026",
  });
  const refused = await call("POST", `/api/templates/${id}/pdf`, { homeId, contactId });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Falta «Referencia catastral»");
  const { draft } = await draftOf(id);
  const missing = fillDocument(draft, { values: values.values, typed: {}, blanks: [], country: "ES" }).missing;
  const [first, ...rest] = missing.map(({ key }) => key);
  const fill = { homeId, contactId, typed: { [first!]: "Cerca del puerto" }, blanks: rest };
  const pdf = await call("POST", `/api/templates/${id}/pdf`, fill);
  expect(pdf.status).toBe(200);
  const tagged = readTaggedPdf(new Uint8Array(await pdf.arrayBuffer()));
  const text = allParts(tagged.document)
    .map((part) => part.text)
    .join("\n");
  expect(text).toContain("Calle Sueca, 12, 46006 Valencia");
  expect(text).toContain("Cerca del puerto");
  const docx = await call("POST", `/api/templates/${id}/docx`, fill);
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await docx.arrayBuffer()) });
  expect(value).toContain("Calle Sueca, 12, 46006 Valencia");
  const request = {
    title: "Llaves",
    lastDay: "2026-12-10",
    reminderDays: 3,
    signers: [{ name: "Ana Soler", email: "ana.soler@casa.example", turn: 1 }],
  };
  const signed = await call("POST", `/api/templates/${id}/signature`, { fill, request });
  expect(signed.status).toBe(201);
  const [draftRequest] = await db
    .select()
    .from(signatureRequests)
    .where(eq(signatureRequests.id, ((await signed.json()) as { id: string }).id));
  expect(draftRequest).toMatchObject({ state: "borrador", purpose: "encargo", homeId, contactId });
  // Each use keeps what was used, once; and nothing that was typed went into the home.
  expect(await db.$count(templateVersions, eq(templateVersions.templateId, id))).toBe(1);
  expect((await db.select().from(properties).where(eq(properties.id, homeId)))[0]).toEqual(before);
});

async function uploadDocx(bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.set("file", new File([bytes], "Encargo propio.docx"));
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const headers = {
    cookie: person.cookie,
    "content-type": encoded.headers.get("content-type")!,
    "content-length": String(body.byteLength),
  };
  return await app.request("/api/templates/docx", { method: "POST", headers, body });
}

test("a Word file becomes a template; what is none is refused in a sentence", async () => {
  const word = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: "Encargo propio", heading: "Heading1" }),
          new Paragraph({ children: [new TextRun("Hola "), new TextRun({ text: "Ana", bold: true })] }),
          new Paragraph({ text: "primero", bullet: { level: 0 } }),
        ],
      },
    ],
  });
  const answer = await uploadDocx(new Uint8Array(await Packer.toArrayBuffer(word)));
  expect(answer.status).toBe(201);
  const { id, dropped } = (await answer.json()) as { id: string; dropped: string[] };
  expect(dropped).toEqual([]);
  const row = await draftOf(id);
  expect(row.title).toBe("Encargo propio");
  expect(linesOfBlocks(fillDocument(row.draft, { values: {}, typed: {}, blanks: [], country: "ES" }).blocks)).toEqual([
    "Encargo propio",
    "Hola Ana",
    "• primero",
  ]);
  const broken = await uploadDocx(new TextEncoder().encode("PK no es un Word"));
  expect([broken.status, await broken.text()]).toEqual([
    422,
    expect.stringContaining("No podemos leer este documento"),
  ]);
  const other = await uploadDocx(new TextEncoder().encode("<script>"));
  expect(await other.text()).toContain("Sube un documento de Word (.docx)");
});

/** A Word file whose one part is so many letters long, or holds these paragraphs. */
const wordOf = (letters: number, body = `<w:p><w:r><w:t>${"a".repeat(letters)}</w:t></w:r></w:p>`) =>
  zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    "word/document.xml": strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });

/** The same file, whose directory says that each part unpacks to one byte. */
function lying(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf("PK\x01\x02"); at >= 0; at = bytes.indexOf("PK\x01\x02", at + 4)) {
    bytes.writeUInt32LE(1, at + 24);
  }
  return new Uint8Array(bytes);
}

test("a Word file that is too heavy, too long or unpacks to too much is refused in a sentence and leaves nothing", async () => {
  const before = await db.$count(templates);
  const answerOf = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await uploadDocx(bytes);
    return [answer.status, await answer.text()];
  };
  const heavy = new Uint8Array(10 * 1_048_576 + 1).fill(0x50);
  expect(await answerOf(heavy)).toEqual([422, expect.stringContaining("Pesa más de 10\u00a0MB")]);
  expect(await answerOf(wordOf(9_000_000))).toEqual([
    422,
    expect.stringContaining("Este documento es demasiado largo. Pártelo en dos"),
  ]);
  const startedAt = performance.now();
  const paragraphs = "<w:p><w:r><w:t>a</w:t></w:r></w:p>".repeat(200_000);
  expect(await answerOf(wordOf(0, paragraphs))).toEqual([
    422,
    expect.stringContaining("Este documento es demasiado largo"),
  ]);
  expect(performance.now() - startedAt).toBeLessThan(7_000);
  const bomb = wordOf(125 * 1_048_576);
  expect(bomb.length).toBeLessThan(1_048_576);
  expect(await answerOf(bomb)).toEqual([422, expect.stringContaining("Este documento ocupa demasiado al abrirlo")]);
  // Reading finds out that the directory lies: the file is broken, or needs more than the thread may use.
  const [status, said] = await answerOf(lying(bomb));
  expect(status).toBe(422);
  expect(said).toMatch(/No podemos leer este documento|Este documento es demasiado complejo/);
  expect(await db.$count(templates)).toBe(before);
});

test("name, kind, use and country of a template change, what was not given stays, and a strange one is refused", async () => {
  const id = await copyOf("encargo-exclusiva");
  const facts = { title: "Encargo de alquiler", kind: "documento", use: "visita", country: "MX" };
  expect((await call("PATCH", `/api/templates/${id}`, facts)).status).toBe(204);
  const changed = await draftOf(id);
  expect(changed).toMatchObject(facts);
  expect((await call("PATCH", `/api/templates/${id}`, { use: "oferta" })).status).toBe(204);
  expect(await draftOf(id)).toMatchObject({ ...facts, use: "oferta", draft: changed.draft });
  expect((await call("PATCH", `/api/templates/${id}`, { country: "FR" })).status).toBe(422);
  expect((await call("PATCH", `/api/templates/${id}`, { title: "x" })).status).toBe(422);
  const seen = await draftOf(id);
  at += 1_000;
  expect((await call("PATCH", `/api/templates/${id}`, {})).status).toBe(204);
  expect(await draftOf(id)).toEqual(seen);
});

test("the administration's text stands in the place of the shipped one, and withdrawn it is not shown", async () => {
  const actor = houseActor({ userId: person.user.id });
  const now = services.now();
  const rowId = await db.transaction((tx) => takeShipped(tx, actor, "propuesta-de-compra", now));
  expect(await db.transaction((tx) => takeShipped(tx, actor, "propuesta-de-compra", now))).toBe(rowId);
  await db
    .update(templates)
    .set({ draft: lines("Texto de la casa") })
    .where(eq(templates.id, rowId));
  // Begun and not published: the shipped text is shown.
  expect((await findHouseTemplate(db, "propuesta-de-compra"))?.document).not.toEqual(lines("Texto de la casa"));
  await db.transaction((tx) => publishTemplate(tx, actor, rowId, { isShown: true, now }));
  expect((await findHouseTemplate(db, "propuesta-de-compra"))?.document).toEqual(lines("Texto de la casa"));
  await db.transaction((tx) => publishTemplate(tx, actor, rowId, { isShown: false, now }));
  expect(await findHouseTemplate(db, "propuesta-de-compra")).toBeUndefined();
  expect((await call("POST", "/api/templates", { from: "propuesta-de-compra" })).status).toBe(404);
});
