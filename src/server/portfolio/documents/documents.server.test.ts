import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "umbral-documents-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
let now = new Date("2026-05-04T10:00:00Z");
const services = { ...testServices(database, { DATA_DIR: dataDir }), now: () => now };
const app = createApp(services, async () => new Response("page"));

let person: Awaited<ReturnType<typeof signedInPerson>>;
beforeAll(async () => {
  person = await signedInPerson(services);
});
const newHome = () => addRow(services, "home", { ownerId: person.user.id, agencyId: null });
const call = (method: string, path: string, body?: unknown) =>
  app.request(`/api/portfolio/homes/${path}`, {
    method,
    headers: {
      cookie: person.cookie,
      // Browsers send the length of a form.
      ...(body instanceof FormData ? { "content-length": String(sizeOf(body)) } : {}),
      ...(body && !(body instanceof FormData) ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });

const sizeOf = (form: FormData) =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : value.size) + 200, 200);

const PDF = "%PDF-1.7\n0123456789";
function formOf(content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, name = "nota.pdf") {
  const form = new FormData();
  form.append("document", new File([content], name, { type: "text/html" }));
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}
const listOf = async (homeId: string) =>
  (await (await call("GET", `${homeId}/documents`)).json()) as { id: string; url: string }[];

test("a document is kept with its kind and its last day, once", async () => {
  const homeId = await newHome();
  const fields = { kind: "certificado_energetico", validUntil: "2026-05-03" };
  const made = await call("POST", `${homeId}/documents`, formOf(PDF, fields, "certificado «á».pdf"));
  expect(made.status).toBe(201);
  const again = await call("POST", `${homeId}/documents`, formOf(PDF));
  expect([again.status, await again.json()]).toEqual([200, { ...((await made.json()) as object), isNew: false }]);
  expect(await listOf(homeId)).toMatchObject([
    {
      name: "certificado «á».pdf",
      ...fields,
      hasExpired: true,
      // By its bytes, whatever name the sender gives it.
      mediaType: "application/pdf",
      sizeBytes: PDF.length,
      createdAt: "2026-05-04T10:00:00.000Z",
    },
  ]);
  const events = await database.db.select().from(homeEvents).where(eq(homeEvents.homeId, homeId));
  expect(events).toMatchObject([{ kind: "documento", changes: { documents: [0, 1] } }]);
});

test.each([
  ["<script>", {}, "Sube un PDF"],
  ["", {}, "vacío"],
  [new Uint8Array(26 * 1024 * 1024), {}, "25\u00a0MB"],
  [PDF, { kind: "novela" }, "clase de documento"],
  [PDF, { validUntil: "mañana" }, "2027-03-31"],
])("%#: a refused file says why", async (content, fields, message) => {
  const answer = await call("POST", `${await newHome()}/documents`, formOf(content, fields));
  expect(answer.status).toBe(422);
  expect(JSON.stringify(await answer.json())).toContain(message);
});

test("is downloaded through an address of a quarter of an hour, whole or in part", async () => {
  const homeId = await newHome();
  await call("POST", `${homeId}/documents`, formOf(PDF, {}, "nota 'simple' ñ.pdf"));
  const [document] = await listOf(homeId);
  const led = await app.request(document!.url, { headers: { cookie: person.cookie } });
  expect(led.status).toBe(303);
  const path = led.headers.get("location")!;
  const whole = await app.request(path);
  expect([whole.status, await whole.text()]).toEqual([200, PDF]);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''nota%20%27simple%27%20%C3%B1.pdf",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "content-length": String(PDF.length),
  });
  const ranges: [string, number, string][] = [
    ["bytes=0-4", 206, "%PDF-"],
    ["bytes=9-", 206, "0123456789"],
    ["bytes=-3", 206, "789"],
    ["bytes=900-", 416, ""],
    ["lines=1-2", 200, PDF],
  ];
  for (const [range, status, text] of ranges) {
    const part = await app.request(path, { headers: { range } });
    expect([range, part.status, await part.text()]).toEqual([range, status, text]);
  }
  const etag = whole.headers.get("etag")!;
  expect((await app.request(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  expect((await app.request(path, { method: "HEAD" })).headers.get("content-length")).toBe(String(PDF.length));
  expect((await app.request(`${path}x`)).status).toBe(404);
  now = new Date(now.getTime() + 16 * 60_000);
  expect((await app.request(path)).status).toBe(410);
});

test("is renamed, sorted anew and thrown away with its bytes", async () => {
  const homeId = await newHome();
  await call("POST", `${homeId}/documents`, formOf(`${PDF} otra`));
  const [document] = await listOf(homeId);
  const path = `${homeId}/documents/${document!.id}`;
  expect((await call("PATCH", path, { name: "  ", kind: "ibi" })).status).toBe(422);
  expect((await call("PATCH", path, { name: "Recibo 2026.pdf", kind: "ibi", validUntil: null })).status).toBe(204);
  expect(await listOf(homeId)).toMatchObject([{ name: "Recibo 2026.pdf", kind: "ibi" }]);
  const { url } = document!;
  const { headers } = await app.request(url, { headers: { cookie: person.cookie } });
  expect((await call("DELETE", path)).status).toBe(204);
  expect((await call("DELETE", path)).status).toBe(404);
  expect(await listOf(homeId)).toEqual([]);
  expect((await app.request(headers.get("location")!)).status).toBe(404);
});

test("that the store does not take leaves no row", async () => {
  const homeId = await newHome();
  const failing = { ...services, store: { ...services.store, put: () => Promise.reject(new Error("full")) } };
  const answer = await createApp(failing, async () => new Response("page")).request(
    `/api/portfolio/homes/${homeId}/documents`,
    { method: "POST", headers: { cookie: person.cookie }, body: formOf(`${PDF} llena`) },
  );
  expect(answer.status).toBe(500);
  expect(await listOf(homeId)).toEqual([]);
});

test("two people who send the same at once make one", async () => {
  const homeId = await newHome();
  const send = () => call("POST", `${homeId}/documents`, formOf(`${PDF} a la vez`));
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(await listOf(homeId)).toHaveLength(1);
});
