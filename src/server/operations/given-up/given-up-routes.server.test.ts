import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { monitorPage } from "../monitoring/monitor-page.server.ts";
import { listGivenUp } from "./read-given-up.server.ts";

/** The list of what was given up, and the calls that repeat it, over the real database. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const admin = await signedInPerson(services, ["admin"]);
const agent = await signedInPerson(services);
const NOW = services.now();

beforeEach(async () => {
  await db.delete(mails);
  await db.delete(imports);
});

const call = async (method: string, path: string) => {
  const response = await app.request(`/api/admin/given-up${path}`, { method, headers: { cookie: admin.cookie } });
  return { status: response.status, json: response.status === 204 ? null : await response.json() };
};

/** @param many one a second, the last one the newest */
async function mailsGivenUp(many: number): Promise<string[]> {
  const mail = { to: "a@b.example", subject: "s", text: "t", html: "h", links: [], attempts: 16, nextAttemptAt: null };
  const rows = Array.from({ length: many }, (_, at) => ({
    ...mail,
    lastError: "Connection refused",
    givenUpAt: new Date(NOW.getTime() - (many - at) * 1000),
  }));
  return (await db.insert(mails).values(rows).returning({ id: mails.id })).map(({ id }) => id);
}

test("works stand with their newest rows, and the rest comes page by page", async () => {
  const ids = (await mailsGivenUp(23)).reverse();
  const [work] = await listGivenUp(db);
  expect(work).toMatchObject({ name: "mails", slug: "mails", count: 23, mayDismiss: true });
  const seen = work!.rows.map(({ id }) => id);
  for (let { next } = work!; next !== null; ) {
    const page = await call("GET", `/mails?before=${encodeURIComponent(next)}`);
    seen.push(...(page.json.rows as { id: string }[]).map(({ id }) => id));
    next = page.json.next;
  }
  expect(seen).toEqual(ids);
});

test("one is repeated once, and the log says by whom", async () => {
  const [id] = await mailsGivenUp(1);
  expect((await call("POST", `/mails/${id}/again`)).status).toBe(204);
  expect((await call("POST", `/mails/${id}/again`)).status).toBe(404);
  const [event] = await db.select().from(authEvents).where(eq(authEvents.kind, "work_repeated"));
  expect(event).toMatchObject({ userId: admin.user.id, detail: { work: "mails", row: id } });
});

test("all of a work are repeated, some hundred at a time", async () => {
  await mailsGivenUp(205);
  expect((await call("POST", "/mails/again")).json).toEqual({ repeated: 200, left: 5 });
  expect((await call("POST", "/mails/again")).json).toEqual({ repeated: 5, left: 0 });
  expect((await call("POST", "/mails/again")).json).toEqual({ repeated: 0, left: 0 });
});

test("one that is dismissed leaves the list; a signed document cannot be", async () => {
  const [id] = await mailsGivenUp(1);
  expect((await call("DELETE", `/mails/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/mails/${id}`)).status).toBe(404);
  expect(await listGivenUp(db)).toEqual([]);
  expect((await call("DELETE", `/signed-documents/${id}`)).status).toBe(404);
  expect((await call("GET", "/nothing")).status).toBe(404);
});

test("an import does not go back before a newer one of its sender, and waits for one at work", async () => {
  const of = { ownerId: agent.user.id, agencyId: null };
  const id = await addRow(services, "import", of);
  const [job] = await db
    .update(imports)
    .set({ state: "fallida", error: "Lo hemos intentado tres veces", givenUpAt: NOW })
    .where(eq(imports.id, id))
    .returning();
  const [newer] = await db
    .insert(imports)
    .values({
      ...of,
      sourceId: job!.sourceId,
      format: "csv",
      state: "aplicando",
      createdAt: new Date(job!.createdAt.getTime() - 1000),
    })
    .returning();
  expect(await call("POST", `/imports/${id}/again`)).toMatchObject({ json: { code: "IMPORT_BUSY" } });
  expect((await call("POST", "/imports/again")).json).toEqual({ repeated: 0, left: 1 });
  await db
    .update(imports)
    .set({ state: "terminada", createdAt: new Date(job!.createdAt.getTime() + 1000) })
    .where(eq(imports.id, newer!.id));
  expect((await call("POST", `/imports/${id}/again`)).status).toBe(404);
});

test("the board counts what was given up within a day, and the page shows whose it is", async () => {
  await mailsGivenUp(2);
  const of = { ownerId: agent.user.id, agencyId: null };
  const id = await addRow(services, "import", of);
  const old = new Date(NOW.getTime() - 3 * 86_400_000);
  await db.update(imports).set({ state: "fallida", givenUpAt: old }).where(eq(imports.id, id));
  const page = await monitorPage(services, "1h");
  expect(page.status.find((one) => one.id === "given-up")).toMatchObject({
    level: "attention",
    value: "2 en 24 horas",
    reason: "Correos de Umbral: 2. Atención desde uno, mal desde 50.",
  });
  expect(page.givenUp.map(({ name, count }) => [name, count])).toEqual([
    ["mails", 2],
    ["imports", 1],
  ]);
  expect(page.givenUp[1]!.rows[0]).toMatchObject({
    whose: agent.user.email.split("@")[0],
    subject: "Importación de la cartera",
  });
});
