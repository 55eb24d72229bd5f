import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { callerOn, runOf, sharedBy } from "../../../test/shared-page.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import type { ListedLink } from "./share-links.server.ts";
import type { ListedContact } from "./shared-contacts.server.ts";

const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
let app = createApp(services, async () => new Response("page"));
let call = callerOn(app);
let agent: Awaited<ReturnType<typeof signedInPerson>>;

beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00.000Z");
  // Counters of calls begin anew.
  app = createApp(services, async () => new Response("page"));
  call = callerOn(app);
  agent = await signedInPerson(services);
});

const as = () => ({ cookie: agent.cookie });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const listOf = async (query = "") =>
  (await (await call("GET", `/api/share-links${query}`, as())).json()) as { links: ListedLink[]; next: string | null };

describe("a new link", () => {
  test("has an address of 256 random bits, which the database keeps hashed and sealed", async () => {
    const link = await sharedBy(services, app, agent, {
      label: "  Los Vidal ",
      password: "seis gatos",
      expiresInDays: 30,
    });
    expect(link).toMatchObject({
      label: "Los Vidal",
      hasPassword: true,
      state: "active",
      expiresAt: "2026-12-21T10:00:00.000Z",
      views: 0,
      contacts: 0,
      sharedBy: null,
    });
    expect(link.token).toMatch(/^[\w-]{43}$/);
    const [row] = await db.select().from(shareLinks).where(eq(shareLinks.id, link.id));
    expect(row!.tokenHash).toBe(sha256(link.token));
    expect(JSON.stringify(row)).not.toContain(link.token);
    expect(JSON.stringify(row)).not.toContain("seis gatos");
    expect(row!.passwordHash).toMatch(/^\$argon2id\$/);
    const shown = await db.select().from(authEvents).where(eq(authEvents.userId, agent.user.id));
    expect(shown).toContainEqual(expect.objectContaining({ kind: "link_shared", detail: { hasPassword: true } }));
  });

  test("is another each time, and the owner reads its address again", async () => {
    const runId = await runOf(services, agent);
    const answers = await Promise.all([1, 2].map(() => call("POST", "/api/share-links", { ...as(), body: { runId } })));
    const made = await Promise.all(answers.map(async (answer) => (await answer.json()) as ListedLink));
    expect(new Set(made.map(({ address }) => address)).size).toBe(2);
    const { links } = await listOf();
    expect(new Set(links.map(({ address }) => address))).toEqual(new Set(made.map(({ address }) => address)));
  });

  test("needs a result that one may read and that is there", async () => {
    const runId = await runOf(services, agent);
    const stranger = await signedInPerson(services);
    const post = (cookie: string, id: string) => call("POST", "/api/share-links", { cookie, body: { runId: id } });
    expect((await post(stranger.cookie, runId)).status).toBe(404);
    await db.update(toolRuns).set({ deletedAt: now }).where(eq(toolRuns.id, runId));
    expect((await post(agent.cookie, runId)).status).toBe(404);
    await db.update(toolRuns).set({ deletedAt: null, purgedAt: now }).where(eq(toolRuns.id, runId));
    expect((await post(agent.cookie, runId)).status).toBe(410);
  });

  test("with a bad field is refused at the field", async () => {
    const runId = await runOf(services, agent);
    const answer = await call("POST", "/api/share-links", {
      ...as(),
      body: { runId, password: "corta", expiresInDays: 8 },
    });
    expect(answer.status).toBe(422);
    const { issues } = (await answer.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual(["password", "expiresInDays"]);
  });
});

describe("a change", () => {
  test("touches only the named fields", async () => {
    const link = await sharedBy(services, app, agent, { label: "Los Vidal", password: "seis gatos", expiresInDays: 7 });
    const patch = async (body: object) =>
      (await (await call("PATCH", `/api/share-links/${link.id}`, { ...as(), body })).json()) as ListedLink;
    expect(await patch({})).toMatchObject({ label: "Los Vidal", hasPassword: true, expiresAt: link.expiresAt });
    expect(await patch({ label: null })).toMatchObject({ label: null, hasPassword: true, expiresAt: link.expiresAt });
    expect(await patch({ expiresInDays: null })).toMatchObject({ expiresAt: null, hasPassword: true });
    expect(await patch({ password: null })).toMatchObject({ hasPassword: false });
  });

  test("gives an ended link a new end", async () => {
    const link = await sharedBy(services, app, agent, { expiresInDays: 7 });
    now = new Date("2026-11-28T10:00:00.000Z");
    expect((await listOf()).links[0]).toMatchObject({ state: "expired" });
    const answer = await call("PATCH", `/api/share-links/${link.id}`, { ...as(), body: { expiresInDays: 7 } });
    expect(await answer.json()).toMatchObject({ state: "active", expiresAt: "2026-12-05T10:00:00.000Z" });
  });

  test("of a revoked link is refused; revoking again does nothing", async () => {
    const link = await sharedBy(services, app, agent);
    const revoke = () => call("POST", `/api/share-links/${link.id}/revoke`, as());
    expect((await Promise.all([revoke(), revoke()])).map(({ status }) => status)).toEqual([204, 204]);
    const answer = await call("PATCH", `/api/share-links/${link.id}`, { ...as(), body: { label: "x" } });
    expect(answer.status).toBe(409);
    expect(await codeOf(answer)).toBe("LINK_REVOKED");
    expect((await listOf()).links[0]).toMatchObject({ state: "revoked", revokedAt: now.toISOString() });
    const shown = await db.select().from(authEvents).where(eq(authEvents.userId, agent.user.id));
    expect(shown.filter(({ kind }) => kind === "link_revoked")).toHaveLength(1);
  });
});

test("a deleted link is gone with its count, and its contacts stay", async () => {
  const link = await sharedBy(services, app, agent);
  const form = {
    full_name: "Ana Ruiz",
    email: "ana@casa.es",
    privacy: true,
    form_id: "3f9a21bc-0000-4000-8000-000000000000",
  };
  expect((await call("POST", `/api/shared/${link.token}/leads`, { body: form })).status).toBe(204);
  expect((await listOf()).links[0]).toMatchObject({ contacts: 1 });
  expect((await call("DELETE", `/api/share-links/${link.id}`, as())).status).toBe(204);
  expect((await listOf()).links).toEqual([]);
  expect((await call("POST", `/api/shared/${link.token}/views`)).status).toBe(404);
  const { contacts } = (await (await call("GET", "/api/share-links/contacts", as())).json()) as {
    contacts: ListedContact[];
  };
  expect(contacts).toMatchObject([
    { name: "Ana Ruiz", email: "ana@casa.es", about: "Calculadora de capacidad de compra", label: null },
  ]);
});

test("a list goes on where its page ended", async () => {
  const runId = await runOf(services, agent);
  const rows = Array.from({ length: 60 }, (_, i) => ({
    ownerId: agent.user.id,
    runId,
    tokenHash: sha256(`${runId}${i}`),
    tokenSealed: "sealed by another secret",
    // Some of one instant: the id distinguishes them.
    createdAt: new Date(now.getTime() - (i % 20) * 1000),
  }));
  await db.insert(shareLinks).values(rows);
  const first = await listOf();
  expect(first.links).toHaveLength(50);
  // An address sealed with another secret cannot be read again; the rest of the row can.
  expect(first.links[0]!.address).toBeNull();
  const second = await listOf(`?before=${first.next}`);
  expect(second).toMatchObject({ next: null });
  expect(new Set([...first.links, ...second.links].map(({ id }) => id)).size).toBe(60);
  expect((await call("GET", "/api/share-links?before=x", as())).status).toBe(400);
});

test("contacts as a table that a spreadsheet opens and does not run", async () => {
  const link = await sharedBy(services, app, agent, { label: "Los Vidal" });
  const form = {
    full_name: "=1+1",
    email: "ana@casa.es",
    message: "Hola;\n¿el jueves?",
    privacy: true,
    form_id: "3f9a21bc-0000-4000-8000-000000000000",
  };
  await call("POST", `/api/shared/${link.token}/leads`, { body: form });
  const answer = await call("GET", "/api/share-links/contacts.csv", as());
  expect(answer.headers.get("content-disposition")).toContain("umbral-contactos-2026-11-21.csv");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = await answer.text();
  expect(text).toContain("Fecha;Nombre;Correo;Teléfono;Mensaje;Resultado;Enlace;Pide novedades\r\n");
  expect(text).toContain(`"'=1+1";ana@casa.es;;"Hola;\n¿el jueves?";`);
  expect(text).toContain(";Los Vidal;No\r\n");
});
