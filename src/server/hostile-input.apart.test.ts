import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Cast, openCast, type Persona } from "../test/cast.ts";
import { createLoaderRenderer, pageRoutes } from "../test/page-loaders.ts";
import { schemasAsked } from "../test/recorded-schemas.ts";
import { addRow } from "../test/rows.ts";
import { HOSTILE_TEXTS, samplesOf } from "../test/schema-samples.ts";
import { openTestDatabase } from "../test/test-database.ts";
import { testServices } from "../test/test-services.ts";
import { tools } from "../tools/registry.ts";
import type { Entity } from "./access/policies.server.ts";
import { createApp } from "./app.server.ts";
import { AppError } from "./app-error.server.ts";
import { limits } from "./db/account-schema.server.ts";
import { toolErrors } from "./db/site-schema.server.ts";
import { reckon } from "./run-tool.server.ts";
import { checkInput } from "./storable-input.server.ts";

/**
 * Whatever anybody sends to whichever door: an answer below 500, and nothing that the log of failures keeps. Every call of the app is
 * found by itself; bodies are made of the very schema that the call asked, so that they get past it.
 */

vi.mock("zod/mini", async (original) => {
  const { recording } = await import("../test/recorded-schemas.ts");
  return recording(await original<object>());
});

const database = await openTestDatabase();
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const loaders = createLoaderRenderer();
/** A loader that throws anything but an answer is a page that failed. */
const app = createApp(services, (request, context) =>
  loaders(request, context).catch((error) => new Response(String(error), { status: 500 })),
);

const NOBODY = "00000000-0000-4000-8000-000000000000";
const ROWS: [RegExp, Entity][] = [
  [/\/crm\/contacts\/:|\/v1\/contacts\/:/, "contact"],
  [/\/crm\/deals\/:/, "deal"],
  [/\/homes\/:/, "home"],
  [/\/share-links\/:/, "shareLink"],
  [/\/runs\/:/, "run"],
  [/\/calendar\/events\/:/, "event"],
  [/\/threads\/:/, "thread"],
  [/\/assistant\/conversations\/:/, "conversation"],
  [/\/imports\/sources\/:/, "importSource"],
  [/\/imports\/:/, "import"],
  [/\/webhooks\/:/, "webhook"],
  [/\/v1\/leads\/:/, "lead"],
];
/** Who leaves, or ends their agency, could not go on calling. */
const ENDS = /\/leave$|^DELETE \/api\/agency$|^POST \/api\/account\/delete$/;

const routes = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map((r) => `${r.method} ${r.path}`),
  ),
].filter((route) => !ENDS.test(route));
const changing = routes.filter((route) => !route.startsWith("GET "));
const reading = routes.filter((route) => route.startsWith("GET "));

let cast: Cast;
const known: Partial<Record<string, string>> = {};
let sent = 0;
const met = new Set<string>();

beforeAll(async () => {
  cast = await openCast(services);
  for (const entity of ["contact", "home", "deal", "run", "event"] as const) {
    known[entity] = await addRow(services, entity, cast.author.of);
  }
});
afterAll(() => services.changes.close());

const idFor = (name: string) =>
  known[Object.keys(known).find((entity) => name.toLowerCase().includes(entity)) ?? ""] ?? NOBODY;

async function send(
  who: Persona,
  method: string,
  path: string,
  body?: string | FormData,
  headers: Record<string, string> = {},
) {
  sent += 1;
  if (sent % 200 === 0) await database.db.delete(limits);
  const type = typeof body === "string" ? { "content-type": "application/json" } : {};
  const from = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const all = { "x-forwarded-for": from, cookie: cast[who].cookie, ...type, ...headers };
  const response = await app.request(path, { method, headers: all, ...(body === undefined ? {} : { body }) });
  if (response.status >= 500)
    met.add(`${response.status} ${method} ${path.slice(0, 300)} ${String(body ?? "").slice(0, 400)}`);
  await response.body?.cancel();
  return response.status;
}

async function pathOf(route: string, who: Persona, param = NOBODY): Promise<string> {
  const path = route.slice(route.indexOf(" ") + 1);
  const entity = ROWS.find(([pattern]) => pattern.test(path))?.[1];
  const id = entity && param === NOBODY ? await addRow(services, entity, cast[who].of) : param;
  let first = true;
  return path.replace(/:\w+(\{[^}]*\})?\??/g, () => {
    const value = first ? id : param;
    first = false;
    return value;
  });
}

async function nothingBroke() {
  expect([...met]).toEqual([]);
  const kept = (await database.db.select().from(toolErrors)).filter(({ errorType }) => errorType === "SERVER_ERROR");
  expect(kept.map(({ errorMessage }) => errorMessage)).toEqual([]);
}

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const RAW_BODIES = [
  ...["", "{", "null", "true", '"x"', "5", "[]", "[null]", "\u0000", '{"a":1}{"a":2}', '{"a":1,"a":2}'],
  ...['{"x":"\\ud800"}', '{"\\ud800":1}', '{"x":"\\u0000"}', '{"\\u0000":1}', '{"x":{"y":["\\udfff"]}}', '{"x":1e999}'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"toString":1,"valueOf":null,"length":-1}'],
  ...[`{"x":${deep(9_000)}}`, deep(500_000), `{"a":${'{"a":'.repeat(200)}1${"}".repeat(200)}}`],
  ...[`[${"0,".repeat(300_000)}0]`, `{"ids":[${'"x",'.repeat(20_000)}"x"]}`],
];

test.each(changing)("%s takes whatever is sent as JSON", async (route) => {
  const method = route.split(" ")[0]!;
  for (const who of ["anonymous", "author", "admin"] as const) {
    const path = await pathOf(route, who);
    for (const body of RAW_BODIES) await send(who, method, path, body);
  }
  await nothingBroke();
});

test.each(changing)("%s takes whatever its schema takes", async (route) => {
  const method = route.split(" ")[0]!;
  for (const who of ["author", "admin", "anonymous"] as const) {
    const asked = await schemasAsked(async () => await send(who, method, await pathOf(route, who), "{}"));
    for (const schema of asked.filter(({ _zod }) => _zod.def.type === "object")) {
      const { plain, variants } = samplesOf(schema, idFor);
      const path = await pathOf(route, who);
      for (const body of [plain, ...variants]) await send(who, method, path, JSON.stringify(body));
    }
  }
  await nothingBroke();
});
