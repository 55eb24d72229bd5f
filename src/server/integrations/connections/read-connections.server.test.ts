import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { keepOutcome, saveConnection } from "../../assistant/model/connections.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";
import { modelConnections } from "../../platform/db/tables/assistant-threads.server.ts";
import { webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { socialAccounts } from "../../platform/db/tables/tools-social.server.ts";
import { fetchDueFeed } from "../../portfolio/imports/fetch-work.server.ts";
import { addSource } from "../../portfolio/imports/sources.server.ts";
import { type ConnectionGroup, readConnections } from "./read-connections.server.ts";

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-connections-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const NOW = new Date("2026-11-22T10:00:00.000Z");
const services = { ...testServices(database, { DATA_DIR: dataDir }), now: () => NOW };
let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  for (const table of [importSources, apiKeys, webhookEndpoints, modelConnections, socialAccounts])
    await db.delete(table);
});

const actorOf = (who: Persona) => ({
  ownerId: cast[who].id,
  isAnonymous: false as const,
  agency: cast[who].of.agencyId === null ? null : { id: cast[who].of.agencyId, role: "agent" as const },
});
const groupOf = async (id: ConnectionGroup["id"], who: Persona = "user") =>
  (await readConnections(services, actorOf(who))).groups.find((group) => group.id === id)!.connections;

test("a person who has connected nothing sees nothing", async () => {
  const { groups, hasApi } = await readConnections(services, actorOf("user"));
  expect(groups.map(({ connections }) => connections.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(hasApi).toBe(true);
});

test("a dead address is red, with its time, its reason and a way to try again", async () => {
  const actor = actorOf("user");
  const wanted = {
    kind: "direccion",
    name: "Portal",
    url: "http://127.0.0.1:9/viviendas.xml",
    format: "kyero",
    target: "cartera",
    everyMinutes: 60,
    isPartial: false,
  } as unknown as Parameters<typeof addSource>[2];
  const { id } = await db.transaction((tx) => addSource(tx, actor, wanted, NOW));
  await fetchDueFeed({ database, log: services.log, store: services.store, now: () => NOW });
  const [feed] = await groupOf("carteras");
  expect(feed).toMatchObject({
    name: "Portal",
    state: "falla",
    lastErrorAt: NOW.toISOString(),
    lastSuccessAt: null,
    retry: `/api/imports/sources/${id}/read-now`,
  });
  expect(feed!.lastError).not.toBe("");
  expect(feed!.nextAt! > NOW.toISOString()).toBe(true);
});

test("a webhook shows its state; one that failed and works again is red no more", async () => {
  const row = { ...cast.user.of, name: "CRM", url: "https://x.example/a?k=1", secretSealed: "x" };
  const failed = { lastErrorAt: NOW, lastError: "Responde 500" };
  await db.insert(webhookEndpoints).values([
    { ...row, name: "1", events: ["home.created"] },
    { ...row, name: "2", events: ["home.created"], ...failed, failingSince: NOW },
    { ...row, name: "3", events: ["home.created"], ...failed, lastSuccessAt: NOW },
    { ...row, name: "4", events: ["home.created"], ...failed, state: "detenido" },
    { ...row, name: "5", events: ["home.created"], state: "pausado" },
  ]);
  const found = (await groupOf("webhooks")).toSorted((a, b) => a.name.localeCompare(b.name));
  expect(found.map(({ state, lastError }) => [state, lastError])).toEqual([
    ["espera", null],
    ["falla", "Responde 500"],
    ["bien", null],
    ["falla", "Responde 500"],
    ["parada", null],
  ]);
  expect(JSON.stringify(found)).not.toContain("k=1");
});

test("a model that failed last is red; keys that ended are left out", async () => {
  const actor = actorOf("user");
  const form = { baseUrl: "https://modelo.example/v1", model: "m", key: "k", withoutKey: false };
  await saveConnection(services, { actor, caller: { ipAddress: null, userAgent: null } }, form);
  const connection = { ...form, source: "own" as const };
  await keepOutcome(services, actor, connection, null);
  expect(await groupOf("modelo")).toMatchObject([{ state: "bien", lastSuccessAt: NOW.toISOString() }]);
  const later = { ...services, now: () => new Date(NOW.getTime() + 1000) };
  await keepOutcome(later, actor, connection, "No acepta la clave");
  expect(await groupOf("modelo")).toMatchObject([{ state: "falla", lastError: "No acepta la clave" }]);
  const key = { ...cast.user.of, name: "k", scopes: ["runs:read" as const], keyStart: "umb_abc" };
  await db.insert(apiKeys).values([
    { ...key, keyHash: "1" },
    { ...key, keyHash: "2", revokedAt: NOW },
  ]);
  expect(await groupOf("claves")).toHaveLength(1);
});

test("an account of a network is red once its access has ended, with its time and its reason", async () => {
  const row = { ...cast.owner.of, tokenSealed: "x" };
  const hour = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  await db.insert(socialAccounts).values([
    { ...row, kind: "facebook", remoteId: "1", name: "Página", lastSentAt: hour(-5), lastError: "Meta no la acepta" },
    { ...row, kind: "instagram", remoteId: "2", name: "@caducada", expiresAt: hour(-2) },
    {
      ...row,
      kind: "linkedin",
      remoteId: "3",
      name: "Persona",
      refusedAt: hour(-1),
      lastError: "Ya no nos deja entrar",
    },
    { ...row, kind: "linkedin", remoteId: "4", name: "Empresa", expiresAt: hour(2) },
  ]);
  const found = await groupOf("redes", "colleague");
  expect(found.map(({ name, state, lastErrorAt, lastError }) => [name, state, lastErrorAt, lastError])).toEqual([
    ["Página", "bien", null, null],
    ["@caducada", "falla", "2026-11-22T08:00:00.000Z", "El permiso ha acabado: conéctala otra vez"],
    ["Empresa", "espera", null, null],
    ["Persona", "falla", "2026-11-22T09:00:00.000Z", "Ya no nos deja entrar"],
  ]);
  expect(found[0]).toMatchObject({ detail: "Página de Facebook", lastSuccessAt: "2026-11-22T05:00:00.000Z" });
  expect(JSON.stringify(found)).not.toContain("tokenSealed");
  expect(await groupOf("redes", "rival")).toEqual([]);
});

test("other people's connections are not seen; an agency's senders are every member's", async () => {
  await addRow(services, "webhook", cast.otherUser.of);
  expect(await groupOf("webhooks")).toEqual([]);
  await db.insert(importSources).values({ ...cast.owner.of, name: "Inmovilla", kind: "api", format: "kyero" });
  expect(await groupOf("carteras", "colleague")).toMatchObject([{ name: "Inmovilla", state: "espera", retry: null }]);
  expect(await groupOf("carteras", "rival")).toEqual([]);
});
