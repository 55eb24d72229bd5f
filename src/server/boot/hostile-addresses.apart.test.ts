import { globSync, readFileSync } from "node:fs";
import { test, vi } from "vitest";
import { callersOf, hostileCalls, NOBODY, pathOf, someOf } from "../../test/hostile-calls.ts";
import { pageRoutes } from "../../test/page-loaders.ts";
import { schemasAsked } from "../../test/recorded-schemas.ts";
import { HOSTILE_TEXTS } from "../../test/schema-samples.ts";

/** Any path, query or headers of a call or a page get an answer below 500 and record no error. */

vi.mock("zod/mini", async (original) => {
  const { recording } = await import("../../test/recorded-schemas.ts");
  return recording(await original<object>());
});

const { changing, reading, send, nothingBroke, ownPath } = await hostileCalls();

/** Names of parameters that anything in the product asks an address for. */
const NAMED = /(?:query|get|of|has|param)\("([\w-]{1,30})"\)/g;
const PARAMETERS = [
  ...new Set(
    globSync("src/{server,pages,domain}/**/*.{ts,tsx}").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(NAMED)].map(([, name]) => name!),
    ),
  ),
];
/** Cursors in our format, with times that no calendar has. */
const CURSORS = [
  "0_x",
  "W10",
  ...[
    ["time", "+275760-09-13T00:00:00.000Z", NOBODY],
    ["time", "2026-13-45T25:61:00.000Z", NOBODY],
    ["time", "0000-00-00T00:00:00.000Z", "0".repeat(20)],
    ["newest", "2026-99-99T99:99:99.999999Z", NOBODY],
    ["oldest", "0000-01-01T00:00:00.000000Z", NOBODY],
    ["audit", "-000001-01-01T00:00:00.000000Z", NOBODY],
    ["on", "2026-99-99T99:99:99.999999Z", NOBODY],
    ["on", "\0", NOBODY],
    ["back", "\ud800", NOBODY],
    ["name", "\ud800", NOBODY],
    ["name", "a\0b", NOBODY],
    ["figure", "9e999", NOBODY],
    ["figure", "1", `${NOBODY}'`],
    ["board", "1e999", NOBODY],
    ["board", "1e-999", NOBODY],
    ["board", "--1", NOBODY],
  ].map((parts) => Buffer.from(JSON.stringify(parts)).toString("base64url")),
].map(encodeURIComponent);
const VALUES = [...HOSTILE_TEXTS.map(encodeURIComponent), ...CURSORS];
const NOT_TEXT = ["%00", "%ed%a0%80", "%"];
const SEGMENTS = [
  "%00",
  "%ff",
  "%ed%a0%80",
  "%",
  "%2f%2e%2e%2f",
  "constructor",
  "__proto__",
  "-1",
  "99999999999999999999",
  "x".repeat(5_000),
  "%F0%9F%8F%A0",
  `${NOBODY}.xml`,
];

const everywhere = (value: string) => PARAMETERS.map((name) => `${name}=${value}`).join("&");
/** Each parameter has another value, and each value its turn in many of them. */
const turned = (values: readonly string[], by: number) =>
  PARAMETERS.map((name, i) => `${name}=${values[(i + by) % values.length]}`).join("&");

/** @param paths the first is asked with every query */
async function ask(route: string, paths: readonly string[]) {
  const [who] = callersOf(route);
  const schemas = await schemasAsked(() => send(who, "GET", paths[0]!));
  const names = schemas.flatMap(({ _zod }) => Object.keys((_zod.def as { shape?: object }).shape ?? {}));
  const queries = [
    ...NOT_TEXT.map(everywhere),
    ...[0, 17].map((by) => turned(VALUES, by)),
    ...[0, 5].map((by) => turned(CURSORS, by)),
    `${everywhere("1")}&${everywhere("2")}`,
    // Each value alone, for calls that refuse an unknown name.
    ...names.flatMap((name) => CURSORS.map((value) => `${name}=${value}`)),
  ];
  for (const query of someOf(queries, 3, route)) await send(who, "GET", `${paths[0]}?${query}`);
  for (const path of someOf(paths.slice(1), 2, route)) await send(who, "GET", path);
  await nothingBroke();
}

const segmentsOf = (route: string) => (route.includes(":") ? SEGMENTS.map((segment) => pathOf(route, segment)) : []);
/** A stream has no end to wait for. */
const ends = (route: string) => !/\/(events|realtime|stream)$/.test(route) || route.includes(":");

test.each(reading.filter(ends))("%s takes whatever stands in its address", { timeout: 180_000 }, async (route) => {
  await ask(route, [await ownPath(route, callersOf(route)[0]), ...segmentsOf(route)]);
});

test.each(changing.filter((route) => route.includes(":")))("%s takes whatever stands in its path", async (route) => {
  for (const path of someOf(segmentsOf(route), 2, route))
    await send(callersOf(route)[0], route.split(" ")[0]!, path, "{}");
  await nothingBroke();
});

const pages = [...new Set(pageRoutes().map(({ path }) => `GET ${path}`))].filter((route) => !route.includes("*"));

test.each(pages)("the page %s takes whatever stands in its address", { timeout: 180_000 }, async (route) => {
  await ask(route, [pathOf(route, NOBODY), ...segmentsOf(route)]);
});

const HEADERS: HeadersInit[] = [
  ...["umbral_session=%00", "umbral_session=%ff.%ed%a0%80", "umbral_visitor=%00", "=;;=%"].map((cookie) => ({
    cookie,
  })),
  ...["Bearer %00", "Bearer x.y.z", "Basic !!", `Bearer ${"a.".repeat(3_000)}`].map((authorization) => ({
    authorization,
  })),
  { "accept-language": "\u00ff;q=x,,,*;q=-1", "user-agent": "\u00ff".repeat(4_000), referer: "http://[::1" },
  { "if-none-match": '"'.repeat(3_000), range: "bytes=99999999999999999999-", "idempotency-key": "\u00ff".repeat(199) },
  { "content-type": "multipart/form-data; boundary=", origin: "null" },
  { "content-type": "application/json; charset=utf-16", "content-length": "5" },
];
const WITH_HEADERS = [
  "GET /api/runs",
  "GET /dashboard",
  "GET /",
  "GET /auth/v1/user",
  "POST /api/tools/calculadora-capacidad/runs",
  "POST /api/page-views",
  "POST /mcp",
];

test.each(WITH_HEADERS)("%s takes whatever stands in its headers", async (route) => {
  const [method, path] = route.split(" ") as [string, string];
  for (const headers of HEADERS) await send("author", method, path, method === "GET" ? undefined : "{}", headers);
  await nothingBroke();
});
