import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { strToU8 } from "fflate";
import { afterAll, expect, test } from "vitest";
import type { ShownDossier } from "#domain/tools/dossiers/dossier.ts";
import { shownLight } from "#domain/tools/dossiers/dossier-parts.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { workAtDossiers } from "./dossier-work.server.ts";
import { endRecogniser } from "./reading/recogniser.server.ts";

/** Changes that people make to a dossier after it was read, and where it is found then. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-dossier-changes-"));
afterAll(async () => {
  await endRecogniser();
  rmSync(dataDir, { recursive: true, force: true });
});
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const owned = { ownerId: person.user.id, agencyId: null };

const call = (method: string, path: string, body?: object) =>
  app.request(`/api${path}`, {
    method,
    headers: { cookie: person.cookie, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** A dossier with these files, read. */
async function readDossier(named: Record<string, string>, body: object = {}): Promise<string> {
  const answer = await call("POST", "/dossiers", { title: "Piso de la calle del Mar", ...body });
  const { id } = (await answer.json()) as { id: string };
  const form = new FormData();
  for (const [name, text] of Object.entries(named))
    form.append("document", new Blob([Uint8Array.from(strToU8(text))]), name);
  await app.request(`/api/dossiers/${id}/documents`, {
    method: "POST",
    headers: { cookie: person.cookie },
    body: form,
  });
  while (await workAtDossiers({ ...services, isStopped: () => false }));
  return id;
}
const shown = async (id: string) => (await (await call("GET", `/dossiers/${id}`)).json()) as ShownDossier;

const LETTER =
  "Málaga, a 3 de noviembre de 2026\nEntrega de la señal de 3.000 euros por el piso de la calle del Mar, 14.";
const CLEAN = [
  "REGISTRO DE LA PROPIEDAD DE CÁDIZ Nº 1",
  "NOTA SIMPLE INFORMATIVA",
  "Fecha de emisión: 20/11/2026",
  "FINCA Nº: 12345",
  "CARGAS",
  "No hay cargas registradas.",
].join("\n");

test("a document is read as what a person says it is, the dossier is judged anew, and it can be taken back", async () => {
  const id = await readDossier({ "carta.txt": LETTER });
  const before = await shown(id);
  const path = `/dossiers/${id}/documents/${before.documents[0]!.id}/kind`;
  expect(before.documents[0]!.readings![0]!.reading.kind).toBeNull();
  expect((await call("PUT", path, { from: 1, kind: "reserva" })).status).toBe(204);
  const told = await shown(id);
  expect(told.documents[0]!.readings).toMatchObject([{ from: 1, isKindTold: true, reading: { kind: "reserva" } }]);
  const rules = ({ review }: ShownDossier) => review!.findings.map(({ rule }) => rule);
  expect(rules(before)).toContain("kind-unknown");
  expect(rules(told)).not.toContain("kind-unknown");
  expect(rules(told)).toContain("extract-missing");
  expect((await call("PUT", path, { from: 1, kind: null })).status).toBe(204);
  expect((await shown(id)).documents[0]!.readings).toEqual(before.documents[0]!.readings);
  // No document begins there, and there is no such kind.
  expect((await call("PUT", path, { from: 2, kind: "arras" })).status).toBe(422);
  expect((await call("PUT", path, { from: 1, kind: "novela" })).status).toBe(422);
});

test("a value that was misread is put right by hand, and the report and the judgement follow", async () => {
  const id = await readDossier({
    "arras.txt":
      "CONTRATO DE ARRAS PENITENCIALES\nEn Málaga, a 12 de noviembre de 2026. REUNIDOS\nPRIMERA. El precio total de la compraventa es de 300.000 euros.\nSEGUNDA. Se entregan 20.000 euros en concepto de arras penitenciales del artículo 1454 del Código Civil.",
  });
  const before = await shown(id);
  const path = `/dossiers/${id}/documents/${before.documents[0]!.id}/field`;
  const priceOf = ({ documents }: ShownDossier) =>
    documents[0]!.readings![0]!.reading.fields.find(({ field }) => field === "price");
  const wrong = await call("PUT", path, { from: 1, field: "price", text: "bastante" });
  expect([wrong.status, JSON.stringify(await wrong.json())]).toEqual([422, expect.stringContaining("254.000")]);
  expect((await call("PUT", path, { from: 1, field: "nada", text: "1" })).status).toBe(422);
  expect((await call("PUT", path, { from: 1, field: "price", text: "150.000" })).status).toBe(204);
  const told = await shown(id);
  expect(priceOf(told)).toMatchObject({ value: { amount: 150_000 }, read: { amount: 300_000 } });
  expect(told.review!.findings.map(({ rule }) => rule)).toContain("arras-high");
  expect((await call("PUT", path, { from: 1, field: "price", text: null })).status).toBe(204);
  expect((await shown(id)).documents[0]!.readings).toEqual(before.documents[0]!.readings);
});

test("days of the papers leave as a calendar file", async () => {
  const id = await readDossier({
    "arras.txt":
      "CONTRATO DE ARRAS PENITENCIALES\nEn Málaga, a 12 de noviembre de 2026. REUNIDOS\nPRIMERA. Precio. 300.000 euros.\nCUARTA. La escritura pública se otorgará como máximo el día 2 de enero de 2027.\nSon arras penitenciales del artículo 1454 del Código Civil.",
  });
  const { review } = await shown(id);
  expect(review!.deadlines.map(({ date }) => date)).toContain("2027-01-02");
  const answer = await call("GET", `/dossiers/${id}/deadlines.ics`);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("DTSTART;VALUE=DATE:20270102");
  expect(text).toContain(`UID:${id}-2027-01-02-0@umbral`);
});

test("the list shows the light of the page, which a file of which nothing is known keeps from being green", async () => {
  const contactId = await addRow(services, "contact", owned);
  const green = await readDossier({ "nota.txt": CLEAN }, { contactId });
  const half = await readDossier({ "nota.txt": CLEAN, "rota.pdf": "%PDF-1.4 nada" }, { contactId });
  const answer = await call("GET", `/dossiers?contacto=${contactId}`);
  const { dossiers: listed } = (await answer.json()) as { dossiers: { id: string; light: string }[] };
  expect(Object.fromEntries(listed.map(({ id, light }) => [id, light]))).toEqual({
    [green]: "green",
    [half]: "review",
  });
  for (const id of [green, half]) {
    const { review, documents } = await shown(id);
    expect(shownLight(review, documents).light).toBe(listed.find((one) => one.id === id)!.light);
  }
  expect((await call("GET", "/dossiers?contacto=nadie")).status).toBe(404);
});

test("a line in a contact's history leads back to its dossier, and merged contacts take their dossiers along", async () => {
  const [kept, removed] = [await addRow(services, "contact", owned), await addRow(services, "contact", owned)];
  const id = await readDossier({ "nota.txt": CLEAN }, { contactId: removed });
  expect((await call("POST", `/dossiers/${id}/confirm`, { note: "Titular: Ana Gil" })).status).toBe(200);
  const [line] = await db.select().from(contactEvents).where(eq(contactEvents.text, "Titular: Ana Gil"));
  expect(line!.data).toEqual({ dossierId: id });
  const merge = await call("POST", "/crm/merges", { keptId: kept, removedId: removed });
  expect(merge.status).toBe(201);
  expect((await shown(id)).contactId).toBe(kept);
  const { id: mergeId } = (await merge.json()) as { id: string };
  await call("POST", `/crm/merges/${mergeId}/undo`);
  expect((await shown(id)).contactId).toBe(removed);
});
