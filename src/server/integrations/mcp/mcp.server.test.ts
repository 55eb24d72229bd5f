import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ERRORS } from "#content/errors.ts";
import { API_SCOPES, type ApiScope } from "#domain/integrations/api/scopes.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { tools } from "#tools/registry.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { TEST_CALLER } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createKey } from "../../accounts/keys/keys.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

/** The protocol's own client, over the network, against the server as it is. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
let server: Server;
let origin: string;
let address: string;
let cast: Cast;
const open: Client[] = [];

beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  await db.delete(apiKeys);
  // Counters of calls begin anew.
  let answer: RequestListener;
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  address = `${origin}/mcp`;
  const here = { ...services, config: { ...services.config, publicUrl: origin } };
  answer = getRequestListener(createApp(here, async () => new Response("page")).fetch);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterAll(() => services.changes.close());

async function keyOf(scopes: readonly ApiScope[] = API_SCOPES, who: Persona = "user"): Promise<string> {
  const { agencyId } = cast[who].of;
  const actor = {
    ...personActor(cast[who].id),
    agency: agencyId === null ? null : { id: agencyId, role: "agent" as const },
  };
  return (await createKey(services, actor, { name: "Asistente", scopes: [...scopes], days: null }, TEST_CALLER)).key;
}

async function connect(scopes?: readonly ApiScope[], who?: Persona): Promise<Client> {
  const client = new Client({ name: "asistente de prueba", version: "1" });
  const headers = { authorization: `Bearer ${await keyOf(scopes, who)}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }));
  open.push(client);
  return client;
}

const call = async (client: Client, name: string, args: Record<string, unknown> = {}, meta?: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: args, ...(meta && { _meta: meta }) })) as CallToolResult;
const textOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
const balance = async () =>
  (await db.select().from(billingAccounts).where(eq(billingAccounts.userId, cast.user.id)))[0]!.balance;

const CAPACITY = "calculadora_capacidad";
const example = borrowingCapacity.example as Record<string, unknown>;

describe("the offer", () => {
  test("is every tool, the portfolio, contacts and results, each with its input and answer", async () => {
    const client = await connect();
    expect(client.getServerVersion()).toMatchObject({ name: "umbral" });
    expect(client.getInstructions()).toContain("créditos");
    const listed = (await client.listTools()).tools;
    expect(listed.map(({ name }) => name)).toEqual([
      ...tools.map(({ path }) => path.slice(1).replaceAll("-", "_")),
      "buscar_viviendas",
      "leer_vivienda",
      "crear_vivienda",
      "cambiar_vivienda",
      "buscar_contactos",
      "leer_contacto",
      "crear_contacto",
      "buscar_resultados",
      "leer_resultado",
    ]);
    for (const { inputSchema, outputSchema, description, title } of listed) {
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
      expect(description!.length).toBeGreaterThan(20);
      expect(title).toMatch(/^[A-ZÁÉÍÓÚ]/);
    }
    const byName = new Map(listed.map((tool) => [tool.name, tool]));
    expect(byName.get("buscar_viviendas")!.annotations).toMatchObject({ readOnlyHint: true });
    expect(byName.get("cambiar_vivienda")!.annotations).toMatchObject({ destructiveHint: true, idempotentHint: true });
    expect(byName.get(CAPACITY)!.description).toContain("Gasta 1 crédito");
    expect(byName.get("valoracion")!.inputSchema.properties).toHaveProperty("homeId");
  });

  test("is no more than the key may do; the rest says so when it is called", async () => {
    const client = await connect(["homes:read"]);
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(["buscar_viviendas", "leer_vivienda"]);
    const refused = await call(client, "crear_vivienda", { title: "Piso" });
    expect(refused).toMatchObject({ isError: true, _meta: { code: "SCOPE_MISSING" } });
    expect(textOf(refused)).toBe(ERRORS.SCOPE_MISSING.message);
  });
});

describe("a tool", () => {
  test("keeps its result, charges it, and answers figure, sources and where it stands", async () => {
    const client = await connect();
    const before = await balance();
    const answer = await call(client, CAPACITY, example);
    expect(answer.isError).toBeFalsy();
    const { id, url, figure, sources, credits } = answer.structuredContent as Record<string, unknown>;
    const [run] = await db
      .select()
      .from(toolRuns)
      .where(eq(toolRuns.id, String(id)));
    expect(run).toMatchObject({ ownerId: cast.user.id, toolId: borrowingCapacity.id, credits: 1 });
    expect(await balance()).toBe(before - 1);
    expect(credits).toBe(1);
    expect(url).toBe(`${origin}${borrowingCapacity.path}?resultado=${id}`);
    expect(figure).toEqual(run!.figure);
    expect(sources).not.toEqual([]);
    expect(textOf(answer)).toContain(String(url));
    expect(textOf(answer)).toContain("Fuentes:");
    const read = await call(client, "leer_resultado", { id });
    expect(read.structuredContent).toMatchObject({ id, result: run!.result });
    const found = await call(client, "buscar_resultados", { limit: 1 });
    expect(found.structuredContent).toMatchObject({ data: [{ id }] });
  });

  test("sent again with its key is done once, by argument or beside it; with other data it is refused", async () => {
    const client = await connect();
    const before = await balance();
    const first = await call(client, CAPACITY, { ...example, idempotencyKey: "una" });
    const again = await call(client, CAPACITY, example, { idempotencyKey: "una" });
    expect(again.structuredContent).toEqual(first.structuredContent);
    expect(await balance()).toBe(before - 1);
    const other = await call(client, CAPACITY, { ...example, savings: 1 }, { idempotencyKey: "una" });
    expect(other._meta).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
  });

  test("says in Spanish which field is wrong, and charges nothing", async () => {
    const client = await connect();
    const before = await balance();
    const answer = await call(client, CAPACITY, { ...example, netMonthlyIncome: "mucho" });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain(ERRORS.INVALID_INPUT.message);
    expect(textOf(answer)).toMatch(/- netMonthlyIncome: \S+/);
    expect(await balance()).toBe(before);
  });

  test("without credits says so and keeps nothing", async () => {
    const client = await connect();
    const isHis = eq(billingAccounts.userId, cast.user.id);
    const before = await balance();
    const runs = await db.$count(toolRuns);
    await db.update(billingAccounts).set({ balance: 0 }).where(isHis);
    const answer = await call(client, CAPACITY, example);
    await db.update(billingAccounts).set({ balance: before }).where(isHis);
    expect(answer).toMatchObject({ isError: true, _meta: { code: "INSUFFICIENT_CREDITS" } });
    expect(textOf(answer)).toBe(ERRORS.INSUFFICIENT_CREDITS.message);
    expect(await db.$count(toolRuns)).toBe(runs);
  });

  test("takes omitted values from the portfolio's home, and does not find a stranger's home", async () => {
    const client = await connect();
    const at = { latitude: 39.4613, longitude: -0.3716, municipalityCode: "46250", address: "Calle de Cádiz, 12" };
    const [home] = await db
      .insert(properties)
      .values({
        ...cast.user.of,
        ...at,
        operation: "venta",
        type: "piso",
        country: "ES",
        currency: "EUR",
        builtAreaM2: 92,
        status: "disponible",
      })
      .returning();
    const answer = await call(client, "valoracion", { homeId: home!.id });
    expect(answer.isError, textOf(answer)).toBeFalsy();
    expect(answer.structuredContent).toMatchObject({ homeId: home!.id, tool: "valoracion" });
    const strangers = await addRow(services, "home", cast.otherUser.of);
    expect((await call(client, "valoracion", { homeId: strangers }))._meta).toMatchObject({ code: "UNKNOWN_HOME" });
    expect((await call(client, "valoracion", { homeId: "x" }))._meta).toMatchObject({ code: "UNKNOWN_HOME" });
  });
});

describe("the portfolio", () => {
  const home = { title: "Ático en Ruzafa", reference: "MCP-1", builtAreaM2: 92, price: 285_000, status: "disponible" };

  test("is added to, searched, read and changed; null clears a field", async () => {
    const client = await connect();
    const made = await call(client, "crear_vivienda", { ...home, idempotencyKey: "alta-1" });
    const again = await call(client, "crear_vivienda", { ...home, idempotencyKey: "alta-1" });
    const { id } = made.structuredContent as { id: string };
    expect(again.structuredContent).toEqual(made.structuredContent);
    const found = await call(client, "buscar_viviendas", { text: "ático ruzafa", status: "disponible", limit: 5 });
    expect(found.structuredContent).toMatchObject({ data: [{ id, price: 285_000 }], nextCursor: null });
    expect(textOf(found)).toContain("ref. MCP-1");
    await call(client, "cambiar_vivienda", { id, price: 279_000, title: null });
    expect((await call(client, "leer_vivienda", { id })).structuredContent).toMatchObject({
      price: 279_000,
      title: null,
    });
    expect(textOf(await call(client, "buscar_viviendas", { text: "nada de esto" }))).toBe("No hay viviendas así.");
  });

  test("a stranger's is not found, wrong values are named, and unknown ones are refused", async () => {
    const client = await connect();
    const id = await addRow(services, "home", cast.otherUser.of);
    const isStrangers = eq(properties.ownerId, cast.otherUser.id);
    const before = await db.$count(properties, isStrangers);
    for (const name of ["leer_vivienda", "cambiar_vivienda"]) {
      const answer = await call(client, name, { id, ...(name === "cambiar_vivienda" && { price: 1 }) });
      expect(answer).toMatchObject({ isError: true, _meta: { code: "UNKNOWN_HOME" } });
    }
    const wrong = await call(client, "crear_vivienda", { ...home, builtAreaM2: -4, ownerId: cast.otherUser.id });
    expect(wrong._meta).toMatchObject({ code: "INVALID_INPUT" });
    expect(textOf(wrong)).toContain("- builtAreaM2:");
    expect(await db.$count(properties, isStrangers)).toBe(before);
  });

  test("is read by its address too, as help is; a missing one says so", async () => {
    const client = await connect();
    const id = await addRow(services, "home", cast.user.of);
    const read = async (uri: string) => (await client.readResource({ uri })).contents[0] as { text: string };
    expect(JSON.parse((await read(`umbral://vivienda/${id}`)).text)).toMatchObject({ id });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain("umbral://ayuda/valorar-una-vivienda");
    expect((await read("umbral://ayuda/valorar-una-vivienda")).text).toMatch(/^# /);
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(3);
    const strangers = await addRow(services, "home", cast.otherUser.of);
    for (const uri of [`umbral://vivienda/${strangers}`, "umbral://ayuda/..", "umbral://vivienda/x", "file:///etc"]) {
      await expect(client.readResource({ uri })).rejects.toThrow("No encuentro eso en Umbral");
    }
    const poor = await connect(["tools:run"]);
    await expect(poor.readResource({ uri: `umbral://vivienda/${id}` })).rejects.toThrow(ERRORS.SCOPE_MISSING.message);
    expect((await poor.listResourceTemplates()).resourceTemplates).toHaveLength(1);
  });
});

describe("contacts", () => {
  test("are added, searched and read by people who may see them", async () => {
    const client = await connect(undefined, "author");
    const made = await call(client, "crear_contacto", {
      fullName: "Marta Soler",
      roles: ["comprador"],
      emails: ["marta@casa.example"],
      idempotencyKey: "c-1",
    });
    const { id } = made.structuredContent as { id: string };
    expect(await db.$count(contacts, eq(contacts.id, id))).toBe(1);
    const found = await call(client, "buscar_contactos", { text: "marta" });
    expect(found.structuredContent).toMatchObject({ data: [{ id, emails: ["marta@casa.example"] }] });
    const colleague = await connect(undefined, "colleague");
    expect((await call(colleague, "leer_contacto", { id }))._meta).toMatchObject({ code: "NOT_FOUND" });
    expect((await call(colleague, "buscar_contactos", {})).structuredContent).toMatchObject({ data: [] });
    const bad = await call(client, "crear_contacto", { fullName: "Sin correo", emails: ["no es un correo"] });
    expect(textOf(bad)).toContain("- emails.0: Email inválido");
  });
});

describe("prompts", () => {
  test("are read with their input, and name missing data", async () => {
    const client = await connect();
    expect((await client.listPrompts()).prompts).toHaveLength(3);
    const { messages } = await client.getPrompt({ name: "valorar_vivienda", arguments: { vivienda: "MCP-1" } });
    expect(JSON.stringify(messages)).toContain("«MCP-1»");
    await expect(client.getPrompt({ name: "valorar_vivienda" })).rejects.toThrow("Falta «vivienda»");
    await expect(client.getPrompt({ name: "otra" })).rejects.toThrow("No hay ninguna plantilla");
  });
});

describe("access", () => {
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
  const asKey = async () => ({ authorization: `Bearer ${await keyOf()}` });

  test("is closed without a key, even to signed-in people, and says what to bring", async () => {
    for (const headers of [{}, { cookie: cast.user.cookie }, { authorization: "Bearer umb_nada" }]) {
      const answer = await post(ping, headers as Record<string, string>);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });

  test("is closed to pages of other sites", async () => {
    const headers = await asKey();
    const foreign = await post(ping, { ...headers, origin: "https://malo.example" });
    expect([foreign.status, ((await foreign.json()) as { code: string }).code]).toEqual([403, "FOREIGN_ORIGIN"]);
    expect((await post(ping, { ...headers, origin })).status).toBe(200);
  });

  test("has no session to listen to or to end", async () => {
    for (const method of ["GET", "DELETE"]) {
      const answer = await fetch(address, { method, headers: { ...(await asKey()), accept: "text/event-stream" } });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  test.each([
    ["{", 400],
    ["[]", 400],
    [JSON.stringify(Array.from({ length: 11 }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" }))), 400],
    [JSON.stringify({ jsonrpc: "1.0", id: 1, method: "ping" }), 400],
    [JSON.stringify("hola"), 400],
    [JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping", params: "x".repeat(2 * 1024 * 1024) }), 413],
  ])("refuses invalid ones (%#)", async (body, status) => {
    expect((await post(body, await asKey())).status).toBe(status);
  });

  test("answers an unknown tool, an unknown method and strange arguments without breaking", async () => {
    const client = await connect();
    await expect(call(client, "__proto__")).rejects.toThrow("No hay ninguna herramienta con ese nombre");
    const answer = await post({ jsonrpc: "2.0", id: 1, method: "otra/cosa" }, await asKey());
    expect(await answer.json()).toMatchObject({ error: { code: -32601 } });
    for (const args of [{ id: { $gt: "" } }, { id: ["a"] }]) {
      expect((await call(client, "leer_vivienda", args)).isError).toBe(true);
    }
    for (const args of [
      '{"id":"a\\u0000b"}',
      '{"id":"\\ud800"}',
      '{"__proto__":{"id":"x"}}',
      `{"id":${"[".repeat(40)}${"]".repeat(40)}}`,
    ]) {
      const refused = await post(
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"leer_vivienda","arguments":${args}}}`,
        await asKey(),
      );
      expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: -32600 } }]);
    }
    const long = await call(client, CAPACITY, { ...example, idempotencyKey: "x".repeat(201) });
    expect(long._meta).toMatchObject({ code: "INVALID_INPUT" });
  });

  test("counts runs as the other calls do", async () => {
    const client = await connect(["homes:write"], "otherUser");
    const answers = await Promise.all(Array.from({ length: 62 }, () => call(client, "crear_vivienda", { floor: "x" })));
    const codes = answers.map(({ _meta }) => _meta?.code);
    expect(codes.filter((code) => code === "INVALID_INPUT")).toHaveLength(60);
    expect(codes.filter((code) => code === "RATE_LIMIT")).toHaveLength(2);
  });
});
