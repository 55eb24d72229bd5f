import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { strToU8 } from "fflate";
import { afterAll, expect, test } from "vitest";
import type { ShownDossier } from "#domain/tools/dossiers/dossier.ts";
import { pagesPdf } from "../../../test/dossier-files.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { dossierDocuments } from "../../platform/db/tables/tools-dossiers.server.ts";
import { dossierJob, workAtDossiers } from "./dossier-work.server.ts";

/** Dossiers that somebody fills to do harm, and what is left of one that is gone. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-hostile-dossiers-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
const { user, cookie } = await signedInPerson(services);
const owned = { ownerId: user.id, agencyId: null };

const call = (method: string, path: string, body?: object) =>
  app.request(`/api/dossiers${path}`, {
    method,
    headers: { cookie, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
async function newDossier(body: object = {}): Promise<string> {
  const answer = await call("POST", "", { title: "Piso de la calle Alcalá", ...body });
  return ((await answer.json()) as { id: string }).id;
}
const send = (id: string, form: FormData) =>
  app.request(`/api/dossiers/${id}/documents`, { method: "POST", headers: { cookie }, body: form });
async function upload(id: string, name: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.append("document", new Blob([Uint8Array.from(bytes)]), name);
  const { documents } = (await (await send(id, form)).json()) as { documents: { id: string }[] };
  return documents[0]!.id;
}
async function readAll(): Promise<void> {
  while (await workAtDossiers({ ...services, isStopped: () => false }));
}
const documentsOf = async (id: string) => ((await (await call("GET", `/${id}`)).json()) as ShownDossier).documents;

test("a dossier has six hundred pages: the document that goes beyond is read so far, and the next one says why not", async () => {
  const id = await newDossier();
  const first = await upload(id, "uno.txt", strToU8("Un documento"));
  await readAll();
  await db.update(dossierDocuments).set({ pages: 597 }).where(eq(dossierDocuments.id, first));
  await upload(id, "diez.pdf", pagesPdf(10));
  await readAll();
  await upload(id, "otro.txt", strToU8("Otro documento"));
  await readAll();
  const [, ten, late] = await documentsOf(id);
  expect(ten).toMatchObject({ state: "leido", pages: 3, allPages: 10, readPages: 3 });
  expect(late).toMatchObject({ state: "fallido", fault: expect.stringContaining("ya suman 600 páginas") });
});

test("emoji at the place where a line is cut hold up no document", async () => {
  const id = await newDossier();
  await upload(id, "emoji.txt", strToU8(`Nota x${"😀".repeat(900)}`));
  await readAll();
  expect((await documentsOf(id))[0]).toMatchObject({ state: "leido", unreadPages: [] });
});

test("a document whose pages together end the thread is given up, and nobody waits behind it for ever", async () => {
  const id = await newDossier();
  const documentId = await upload(id, "tres.pdf", pagesPdf(3));
  await readAll();
  const died = { state: "leyendo", attempts: 3, nextAttemptAt: new Date() } as const;
  await db.update(dossierDocuments).set(died).where(eq(dossierDocuments.id, documentId));
  await dossierJob.items!.failed(db, documentId, "Lo hemos intentado tres veces", new Date());
  expect((await documentsOf(id))[0]).toMatchObject({ state: "fallido", fault: "Lo hemos intentado tres veces" });
});

test("a field that nobody knows is refused, however much it holds", async () => {
  const id = await newDossier();
  const form = new FormData();
  form.append("f0", "x".repeat(100_000));
  const answer = await send(id, form);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ issues: [{ path: "f0", message: "No conozco «f0»" }] });
});

test("in the trash a dossier is read and not written", async () => {
  const id = await newDossier();
  const documentId = await upload(id, "uno.txt", strToU8("Un documento"));
  await call("DELETE", `/${id}`);
  expect((await call("GET", `/${id}`)).status).toBe(200);
  const form = new FormData();
  form.append("document", new Blob(["dos"]), "dos.txt");
  const answers = [
    await call("PATCH", `/${id}`, { title: "Otro" }),
    await call("POST", `/${id}/confirm`, { events: [{ date: "2027-03-31", title: "Caduca" }] }),
    await send(id, form),
    await call("POST", `/${id}/documents/${documentId}/cancel`),
    await call("POST", `/${id}/documents/${documentId}/again`),
    await call("DELETE", `/${id}/documents/${documentId}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
});

test.each(["the contact", "the dossier"])(
  "deadlines in the calendar keep their day and lose their words with %s",
  async (gone) => {
    const contactId = await addRow(services, "contact", owned);
    const id = await newDossier({ contactId });
    const title = `Entregar las arras de Zenobia ${gone}`;
    await call("POST", `/${id}/confirm`, { events: [{ date: "2027-03-31", title }] });
    const [event] = await db.select().from(calendarEvents).where(eq(calendarEvents.title, title));
    if (gone === "the contact") await db.delete(contacts).where(eq(contacts.id, contactId));
    else {
      await call("DELETE", `/${id}`);
      expect((await call("DELETE", `/${id}/forever`)).status).toBe(204);
    }
    const [left] = await db.select().from(calendarEvents).where(eq(calendarEvents.id, event!.id));
    expect(left).toMatchObject({ title: "Tarea de algo que se borró", cause: null, startsAt: event!.startsAt });
  },
);
