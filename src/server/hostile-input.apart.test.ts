import { globSync, readFileSync } from "node:fs";

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
const known: Record<string, string> = {};
let sent = 0;
/** What broke, with what the log says of it. */
const broken: string[] = [];

beforeAll(async () => {
  cast = await openCast(services);
  for (const entity of ["contact", "home", "deal", "run", "event"] as const) {
    known[entity] = await addRow(services, entity, cast.author.of);
  }
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(services.log, level).mockImplementation((...said: unknown[]) => {
      const [about, message] = said as [{ err?: Error; refused?: string }, string];
      const cause = about.err?.cause ?? about.err;
      if (about.err || about.refused) broken.push(`${message}: ${String(cause ?? about.refused).slice(0, 300)}`);
    });
  }
});
afterAll(() => services.changes.close());

const idFor = (name: string) =>
  known[Object.keys(known).find((entity) => name.toLowerCase().includes(entity)) ?? ""] ?? NOBODY;

/** Each from an address of its own, and the counts of people are forgotten: the limits are not what this is about. */
async function send(who: Persona, method: string, path: string, body?: string | FormData, headers: HeadersInit = {}) {
  sent += 1;
  if (sent % 25 === 0) await database.db.delete(limits);
  const all = new Headers(headers);
  all.set("x-forwarded-for", `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`);
  if (!all.has("cookie")) all.set("cookie", cast[who].cookie);
  if (typeof body === "string" && !all.has("content-type")) all.set("content-type", "application/json");
  const before = broken.length;
  const response = await app.request(path, { method, headers: all, ...(body === undefined ? {} : { body }) });
  await response.body?.cancel();
  if (response.status >= 500 || broken.length > before) {
    broken.push(`${response.status} ${who} ${method} ${path.slice(0, 300)} ${String(body ?? "").slice(0, 300)}`);
  }
  return response.status;
}

const rowsOf = new Map<string, string>();

/** A row of theirs, or nobody's. */
async function idOf(route: string, who: Persona): Promise<string> {
  const entity = ROWS.find(([pattern]) => pattern.test(route))?.[1];
  if (!entity || who === "anonymous") return NOBODY;
  const key = `${entity} ${who}`;
  const had = rowsOf.get(key);
  if (had && !route.startsWith("DELETE ")) return had;
  const made = await addRow(services, entity, cast[who].of).catch(() => NOBODY);
  rowsOf.set(key, made);
  return made;
}

/** @param values stand for the pattern's parameters, in turn; the last for all that follow */
function pathOf(route: string, ...values: string[]): string {
  const given = [...values];
  const pattern = route.slice(route.indexOf(" ") + 1);
  return pattern.replace(/:\w+(\{[^}]*\})?\??/g, () => (given.length > 1 ? given.shift()! : given[0]!));
}

async function nothingBroke() {
  expect(broken.splice(0)).toEqual([]);
  const kept = await database.db.delete(toolErrors).returning();
  expect(kept.filter(({ kind }) => kind === "server").map(({ errorMessage }) => errorMessage)).toEqual([]);
}

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const RAW_BODIES = [
  ...["", "{", "null", "true", '"x"', "5", "[]", "[null]", "\u0000", '{"a":1}{"a":2}', '{"a":1,"a":2}'],
  ...['{"x":"\\ud800"}', '{"\\ud800":1}', '{"x":"\\u0000"}', '{"\\u0000":1}', '{"x":{"y":["\\udfff"]}}', '{"x":1e999}'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"toString":1,"valueOf":null,"length":-1}'],
  ...[`{"x":${deep(9_000)}}`, deep(500_000), `{"a":${'{"a":'.repeat(200)}1${"}".repeat(200)}}`],
  ...[`[${"0,".repeat(300_000)}0]`, `{"ids":[${'"x",'.repeat(20_000)}"x"]}`],
];

const FEW_BODIES = ["null", '{"x":"\\ud800"}', '{"\\u0000":1}', `{"x":${deep(9_000)}}`];

test.each(changing)("%s takes whatever is sent as JSON", async (route) => {
  const method = route.split(" ")[0]!;
  const path = pathOf(route, await idOf(route, "author"), NOBODY);
  for (const body of RAW_BODIES) await send("author", method, path, body);
  for (const who of ["anonymous", "admin"] as const) {
    for (const body of FEW_BODIES) await send(who, method, pathOf(route, await idOf(route, who), NOBODY), body);
  }
  await nothingBroke();
});

test.each(changing)("%s takes whatever its schema takes", async (route) => {
  const method = route.split(" ")[0]!;
  for (const who of /\/admin\//.test(route) ? (["admin"] as const) : (["author", "user"] as const)) {
    const path = pathOf(route, await idOf(route, who), NOBODY);
    const asked = await schemasAsked(() => send(who, method, path, "{}"));
    for (const schema of asked.filter(({ _zod }) => _zod.def.type === "object")) {
      const { plain, variants } = samplesOf(schema, idFor);
      for (const body of [plain, ...variants]) await send(who, method, path, JSON.stringify(body));
    }
  }
  await nothingBroke();
});

/** Names of parameters that anything in the product asks an address for. */
const PARAMETERS = [
  ...new Set(
    globSync("src/{server,pages,domain}/**/*.{ts,tsx}").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/(?:query|get|of|has|param)\("([\w-]{1,30})"\)/g)].map(
        ([, name]) => name!,
      ),
    ),
  ),
];
const CURSORS = [
  ...[
    "0_x",
    `9999999999999_${NOBODY}`,
    `+275760-09-13_${NOBODY}`,
    `-000001-01-01_${NOBODY}`,
    `f${NOBODY}AAAA`,
    "b".repeat(600),
  ],
  ...[
    ["newest", "2026-99-99T99:99:99.999999Z"],
    ["oldest", "0000-01-01T00:00:00.000000Z"],
  ].map(([order, at]) => Buffer.from(JSON.stringify([order, at, NOBODY])).toString("base64url")),
  ...["2026-13-45T25:61:00.000Z", "0000-00-00T00:00:00Z"].map(
    (at) => `f${NOBODY}${Buffer.from(at).toString("base64url")}`,
  ),
];
const QUERY_VALUES = [...HOSTILE_TEXTS, ...CURSORS].map(encodeURIComponent);
const RAW_VALUES = ["%00", "a%00b", "%ff", "%ed%a0%80", "%", "%u0000", "+", "&", "%C0%AF", "[]=1", "%F0%9F%98"];
const RAW_SEGMENTS = [
  ...[
    "%00",
    "%ff",
    "%ed%a0%80",
    "%",
    "%25",
    "%2f%2e%2e%2f",
    "constructor",
    "__proto__",
    "hasOwnProperty",
    "%20",
    "0",
    "-1",
  ],
  ...[
    "99999999999999999999",
    "x".repeat(5_000),
    "%F0%9F%8F%A0",
    NOBODY.toUpperCase(),
    `${NOBODY}.xml`,
    "a_b_c",
    "x.csv",
  ],
];

const everywhere = (value: string) => PARAMETERS.map((name) => `${name}=${value}`).join("&");
const ofWhom = (route: string): Persona[] => (/\/admin/.test(route) ? ["admin"] : ["author", "anonymous"]);

async function ask(route: string, paths: readonly string[]) {
  for (const who of ofWhom(route)) {
    const schemas = await schemasAsked(() => send(who, "GET", paths[0]!));
    const names = schemas.flatMap(({ _zod }) => Object.keys((_zod.def as { shape?: object }).shape ?? {}));
    for (const value of [...QUERY_VALUES, ...RAW_VALUES]) {
      await send(who, "GET", `${paths[0]}?${everywhere(value)}`);
      for (const name of names) await send(who, "GET", `${paths[0]}?${name}=${value}`);
    }
    await send(who, "GET", `${paths[0]}?${everywhere("1")}&${everywhere("2")}`);
    for (const path of paths.slice(1)) await send(who, "GET", path);
  }
  await nothingBroke();
}

const stays = (route: string) => !/\/(events|realtime|stream)$/.test(route) || route.includes(":");

test.each(reading.filter(stays))("%s takes whatever stands in its address", async (route) => {
  const own = pathOf(route, await idOf(route, ofWhom(route)[0]!), NOBODY);
  await ask(route, [own, ...(route.includes(":") ? RAW_SEGMENTS.map((segment) => pathOf(route, segment)) : [])]);
});

test.each(changing.filter((route) => route.includes(":")))("%s takes whatever stands in its path", async (route) => {
  for (const segment of RAW_SEGMENTS) {
    for (const who of ofWhom(route)) await send(who, route.split(" ")[0]!, pathOf(route, segment), "{}");
  }
  await nothingBroke();
});

const pages = [...new Set(pageRoutes().map(({ path }) => `GET ${path}`))].filter((path) => !path.includes("*"));
test.each(pages)("the page %s takes whatever stands in its address", async (route) => {
  await ask(route, [
    pathOf(route, NOBODY),
    ...(route.includes(":") ? RAW_SEGMENTS.map((segment) => pathOf(route, segment)) : []),
  ]);
});

test.each(tools.map((tool) => [tool.id, tool] as const))(
  "%s reckons with whatever its schema takes",
  async (_id, tool) => {
    const { plain, variants } = samplesOf(tool.input as never, idFor);
    const failed: string[] = [];
    for (const input of [tool.example, plain, ...variants]) {
      await reckon(services, tool, input).catch((error) => {
        if (!(error instanceof AppError)) failed.push(`${error} ${JSON.stringify(input).slice(0, 300)}`);
      });
    }
    expect(failed).toEqual([]);
  },
);

const HEADERS: HeadersInit[] = [
  ...[
    "umbral_session=%00",
    "umbral_session=%ff.%ed%a0%80",
    "umbral_visitor=%00",
    `umbral_visitor=${"x".repeat(4_000)}`,
    "=;;=%",
  ].map((cookie) => ({ cookie })),
  ...["Bearer %00", "Bearer x.y.z", "Bearer umbral_\u00ff", "Basic !!", `Bearer ${"a.".repeat(3_000)}`].map(
    (authorization) => ({ authorization }),
  ),
  { "accept-language": "\u00ff;q=x,,,*;q=-1", "user-agent": "\u00ff".repeat(4_000), referer: "http://[::1" },
  { "if-none-match": '"'.repeat(3_000), range: "bytes=99999999999999999999-", "idempotency-key": "\u00ff".repeat(199) },
  { "content-type": "multipart/form-data; boundary=", origin: "null" },
  { "content-type": "application/json; charset=utf-16", "content-length": "5" },
];

test.each([
  "GET /api/runs",
  "GET /dashboard",
  "GET /",
  "POST /api/tools/calculadora-capacidad/runs",
  "GET /auth/v1/user",
  "POST /api/page-views",
  "POST /mcp",
])("%s takes whatever stands in its headers", async (route) => {
  const [method, path] = route.split(" ") as [string, string];
  for (const headers of HEADERS) await send("author", method, path, method === "GET" ? undefined : "{}", headers);
  await nothingBroke();
});

const FORM_TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
];
const FORM_BODIES = [
  ...["", "a=%00&%00=a&name=%ff&email=%ed%a0%80&__proto__=1&place=%", "=&=&=", "a".repeat(100_000)],
  '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n\0\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="choice"\r\n\r\n{"mapping":{"\\u0000":"\\ud800"}}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a\0.csv"\r\n\r\na;b\0\r\n1;2\r\n--x--\r\n',
  "--x\r\n--x\r\n",
];

test.each(changing)("%s takes whatever is sent as a form", async (route) => {
  const [who] = ofWhom(route);
  const path = pathOf(route, await idOf(route, who!), NOBODY);
  for (const type of FORM_TYPES) {
    for (const body of FORM_BODIES) await send(who!, route.split(" ")[0]!, path, body, { "content-type": type });
  }
  await nothingBroke();
});
