import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allowPrivate } from "#server/platform/outgoing/connect.server.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { modelConnections } from "../../platform/db/tables/assistant-threads.server.ts";
import { connectionFor } from "./connections.server.ts";
import { testConnection } from "./test-connection.server.ts";

// The model of these tests is on this machine; other files of this process must not reach theirs.
allowPrivate(true);
afterAll(() => allowPrivate(false));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));

/** A model that answers as its name says. */
const model = new Hono();
const answered = (content: string) => ({
  id: "1",
  object: "chat.completion",
  created: 1,
  model: "bueno",
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
const asked: { authorization: string | undefined; path: string }[] = [];
model.post("/v1/chat/completions", async (c) => {
  asked.push({ authorization: c.req.header("authorization"), path: c.req.path });
  const { model: name } = (await c.req.json()) as { model: string };
  if (name === "lento") await new Promise((done) => setTimeout(done, 2000));
  if (name === "sin-clave" || c.req.header("authorization") === "Bearer mala") {
    return c.json({ error: { message: "no" } }, 401);
  }
  if (name === "prohibido") return c.json({ error: { message: "no" } }, 403);
  if (name === "roto") return c.json({ error: { message: "no" } }, 500);
  if (name === "sin-saldo") return c.json({ error: { message: "no" } }, 429);
  if (name === "página") return c.html("<h1>Hola</h1>");
  if (name === "otra-forma") return c.json({ hola: "mundo" });
  if (name === "vacío") return c.json(answered(""));
  if (name === "enorme") return c.text("x".repeat(5_000_000));
  if (name === "redirige") return c.redirect("http://127.0.0.1:1/v1/chat/completions", 307);
  if (name !== "bueno") return c.json({ error: { message: "no such model" } }, 404);
  return c.json(answered("hola"));
});

let server: import("node:http").Server;
let base: string;
let cast: Cast;
beforeAll(async () => {
  const { serve } = await import("@hono/node-server");
  await new Promise<void>((ready) => {
    server = serve({ fetch: model.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      base = `http://127.0.0.1:${port}/v1`;
      ready();
    }) as import("node:http").Server;
  });
  cast = await openCast(services);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  asked.length = 0;
  await db.delete(modelConnections);
});

const call = async (who: keyof Cast, method: string, path = "", body?: unknown) =>
  await app.request(`/api/model${path}`, {
    method,
    headers: { cookie: (cast[who] as { cookie: string }).cookie, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const connect = async (values: Record<string, unknown> = {}, who: keyof Cast = "user") =>
  await call(who, "PUT", "", { baseUrl: base, model: "bueno", key: "buena", ...values });
const stateOf = async (who: keyof Cast = "user") => await (await call(who, "GET")).json();
const actorOfUser = () => ({ ...cast.user.of, isAnonymous: false as const, agency: null });

test("is connected, tested and reported with its time; the key never comes back", async () => {
  expect((await connect()).status).toBe(204);
  expect(await (await call("user", "POST", "/test")).json()).toMatchObject({ ok: true });
  const state = await stateOf();
  expect(state.own).toMatchObject({ baseUrl: base, model: "bueno", hasKey: true, lastErrorAt: null });
  expect(state.own.lastSuccessAt).not.toBeNull();
  expect(JSON.stringify(state)).not.toContain("buena");
  const [row] = await db.select().from(modelConnections);
  expect(JSON.stringify(row)).not.toContain("buena");
  expect(asked).toEqual([{ authorization: "Bearer buena", path: "/v1/chat/completions" }]);
});

describe("errors are explained in words", () => {
  test.each([
    ["sin-clave", "No acepta la clave (respuesta 401)"],
    ["prohibido", "No acepta la clave (respuesta 403)"],
    ["otro", "No encuentra el modelo «otro»"],
    ["roto", "El servidor del modelo ha fallado (respuesta 500)"],
    ["sin-saldo", "no admite más peticiones"],
    ["página", "no como una API compatible"],
    ["otra-forma", "no como una API compatible"],
    ["vacío", "no como una API compatible"],
    ["enorme", "Responde con demasiado texto"],
    ["redirige", "No acepta la petición (respuesta 307)"],
  ])("%s", async (name, words) => {
    await connect({ model: name });
    const outcome = await (await call("user", "POST", "/test")).json();
    expect(outcome).toEqual({ ok: false, message: expect.stringContaining(words) });
    expect((await stateOf()).own).toMatchObject({ lastError: outcome.message, lastSuccessAt: null });
  });

  test("an address where nobody is", async () => {
    await connect({ baseUrl: "http://127.0.0.1:1/v1" });
    expect(await (await call("user", "POST", "/test")).json()).toEqual({
      ok: false,
      message: expect.stringContaining("No se llega a la dirección"),
    });
  });

  test("one that takes too long", async () => {
    await connect({ model: "lento" });
    expect(await testConnection(services, actorOfUser(), { timeoutMs: 300 })).toEqual({
      ok: false,
      message: expect.stringContaining("No ha respondido en 0 segundos"),
    });
  });

  test("a server without a key that asks for one", async () => {
    await connect({ model: "sin-clave", key: "", withoutKey: true });
    const { message } = await (await call("user", "POST", "/test")).json();
    expect(message).toContain("Pide una clave y no hay ninguna guardada");
    expect(asked[0]!.authorization).toBeUndefined();
  });

  test.each(["demo", "production"] as const)("our own machine and network, as %s", async (mode) => {
    allowPrivate(false);
    try {
      for (const baseUrl of [base, base.replace("127.0.0.1", "localhost"), "http://169.254.169.254/v1"]) {
        await connect({ baseUrl });
        const config = { ...services.config, mode };
        expect(await testConnection({ ...services, config }, actorOfUser()), baseUrl).toEqual({
          ok: false,
          message: expect.stringContaining("no es pública"),
        });
      }
      expect(asked).toEqual([]);
    } finally {
      allowPrivate(true);
    }
  });
});

test("a wrong key of the model takes nothing from the tools", async () => {
  await connect({ key: "mala" });
  expect(await (await call("user", "POST", "/test")).json()).toMatchObject({ ok: false });
  const run = await app.request("/api/tools/calculadora-capacidad/runs", {
    method: "POST",
    headers: { cookie: cast.user.cookie, "content-type": "application/json" },
    body: JSON.stringify((await import("../../../tools/borrowing-capacity/tool.ts")).borrowingCapacity.example),
  });
  expect(run.status).toBe(201);
});

test("a key goes to no other server; on the same one it stays", async () => {
  await connect();
  const elsewhere = await connect({ baseUrl: "https://otro.example/v1", key: "" });
  expect(elsewhere.status).toBe(422);
  expect(await elsewhere.json()).toMatchObject({ issues: [{ path: "key" }] });
  expect((await connect({ model: "otro", key: "" })).status).toBe(204);
  expect(await connectionFor(services, actorOfUser())).toMatchObject({ model: "otro", key: "buena", source: "own" });
  expect((await connect({ baseUrl: "https://otro.example/v1", key: "", withoutKey: true })).status).toBe(204);
  expect(await connectionFor(services, actorOfUser())).toMatchObject({ key: null });
});

test("a changed connection is untested again", async () => {
  await connect();
  await call("user", "POST", "/test");
  await connect({ model: "otro", key: "" });
  expect((await stateOf()).own).toMatchObject({ lastSuccessAt: null });
});

test("an agency's is every member's, and changed by the people who decide for it", async () => {
  expect((await connect({}, "author")).status).toBe(403);
  expect((await connect({}, "coordinator")).status).toBe(204);
  expect(await stateOf("author")).toMatchObject({ own: { model: "bueno" }, mayChange: false });
  expect(await stateOf("rival")).toMatchObject({ own: null });
  expect((await call("author", "DELETE")).status).toBe(403);
  expect((await call("author", "POST", "/test")).status).toBe(403);
  expect((await call("owner", "DELETE")).status).toBe(204);
  expect(await stateOf("author")).toMatchObject({ own: null });
});

test("if two connect at once, one connection stays", async () => {
  const outcomes = await Promise.all([connect({}, "owner"), connect({ model: "otro" }, "coordinator")]);
  expect(outcomes.map(({ status }) => status)).toEqual([204, 204]);
  expect(await db.select().from(modelConnections).where(eq(modelConnections.agencyId, cast.agencyId))).toHaveLength(1);
});

test("people without one write with the deployment's, of which they learn the model alone", async () => {
  const configured = {
    ...services,
    config: { ...services.config, model: { baseUrl: base, model: "bueno", key: "k" } },
  };
  expect(await connectionFor(services, actorOfUser())).toBeNull();
  expect(await connectionFor(configured, actorOfUser())).toMatchObject({ source: "deployment", key: "k" });
  expect(await testConnection(configured, actorOfUser())).toMatchObject({ ok: true });
  const theirs = await createApp(configured, async () => new Response("page")).request("/api/model", {
    headers: { cookie: cast.user.cookie },
  });
  expect(await theirs.json()).toEqual({ own: null, deployment: { model: "bueno" }, mayChange: true });
});
