import { expect, test } from "vitest";
import { ERRORS } from "#content/errors.ts";
import { slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../app.server.ts";

const database = await openTestDatabase();
const app = createApp(testServices(database), async () => new Response("page"));
const capacity = tools.find((tool) => tool.id === "borrowing-capacity")!;
const runs = `/api/tools/${slugOf(capacity)}/runs`;

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" || body instanceof ReadableStream ? body : JSON.stringify(body),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
}

/** A body without a stated length. */
const endless = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024)) });

const cookieOf = (response: Response) => response.headers.get("set-cookie")!.split(";")[0]!;

test.each(tools.map((tool) => [slugOf(tool), tool] as const))(
  "%s: its example runs, is kept, and comes back as it was",
  async (slug, tool) => {
    const made = await post(`/api/tools/${slug}/runs`, tool.example);
    expect(made.status).toBe(201);
    const run = await made.json();
    expect(run).toMatchObject({ tool: slug, version: tool.version, engine: "embedded", input: tool.example });
    expect(run.text.length).toBeGreaterThan(40);
    expect(run.message.length).toBeLessThanOrEqual(700);
    expect(run.sources.length).toBeGreaterThan(0);

    const read = await app.request(`/api/runs/${run.id}`, { headers: { cookie: cookieOf(made) } });
    expect(await read.json()).toEqual(run);
  },
);

test("a stranger's run is not found", async () => {
  const run = await (await post(runs, capacity.example)).json();
  const response = await app.request(`/api/runs/${run.id}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "UNKNOWN_RUN" });
  expect((await app.request("/api/runs/not-a-uuid")).status).toBe(404);
});

test("a retry with the same key answers the first run; with other data it is refused", async () => {
  const first = await post(runs, capacity.example, { "idempotency-key": "k1" });
  const cookie = cookieOf(first);
  const again = await post(runs, capacity.example, { "idempotency-key": "k1", cookie });
  expect((await again.json()).id).toBe((await first.json()).id);
  const other = await post(runs, { ...capacity.example, savings: 1 }, { "idempotency-key": "k1", cookie });
  expect(other.status).toBe(422);
});

test("many tries at once with one key make one run", async () => {
  const cookie = cookieOf(await post(runs, capacity.example));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post(runs, capacity.example, { "idempotency-key": "together", cookie })),
  );
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
});

const FORM = "application/x-www-form-urlencoded";

test.each([
  ["INVALID_INPUT", () => post(runs, {})],
  ["MALFORMED_REQUEST", () => post(runs, "{")],
  ["UNSUPPORTED_MEDIA_TYPE", () => post(runs, "a=1", { "content-type": "application/x-www-form-urlencoded" })],
  ["UNKNOWN_TOOL", () => post("/api/tools/horoscopo/runs", {})],
  ["NOT_FOUND", () => app.request("/api/nada")],
  ["FOREIGN_ORIGIN", () => post(runs, capacity.example, { origin: "https://otro.example", host: "localhost" })],
  ["FOREIGN_ORIGIN", () => post(runs, capacity.example, { "sec-fetch-site": "cross-site" })],
  ["PAYLOAD_TOO_LARGE", () => post(runs, "x".repeat(3_000_000), { "content-length": "3000000" })],
  ["PAYLOAD_TOO_LARGE", () => post(runs, endless())],
  // Node reads the names of such a body in quadratic time, so it is refused wherever it is sent.
  ["PAYLOAD_TOO_LARGE", () => post("/formulario/nada", "a&".repeat(70_000), { "content-type": FORM })],
  [
    "PAYLOAD_TOO_LARGE",
    () => post("/api/crm/import/preview", "a&".repeat(70_000), { "content-type": `text/csv, ${FORM}` }),
  ],
  ["LENGTH_REQUIRED", () => post("/api/imports", endless(), { "content-type": "text/csv" })],
  ["LENGTH_REQUIRED", () => post("/api/inbound/no-existe", endless(), { "content-type": "message/rfc822" })],
] as const)("%s is answered as a catalogued problem", async (code, ask) => {
  const response = await ask();
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  expect(response.status).toBe(ERRORS[code].status);
  const problem = await response.json();
  expect(problem).toMatchObject({ code, title: ERRORS[code].message, status: ERRORS[code].status });
  expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("INVALID_INPUT names the fields, in Spanish, by the path of their control", async () => {
  const { issues } = await (await post(runs, {})).json();
  expect(issues.length).toBeGreaterThan(0);
  for (const issue of issues) {
    expect(issue.path).toMatch(/^[a-zA-Z0-9.]+$/);
    expect(issue.message).not.toMatch(/invalid|expected|required/i);
  }
});

test("a bug answers SERVER_ERROR and shows nothing of itself", async () => {
  const broken = createApp(testServices(database), async () => {
    throw new Error("secret detail");
  });
  const response = await broken.request("/lo-que-sea");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
});

test("too many calls from one address are refused with the time to wait", async () => {
  const own = createApp(testServices(database), async () => new Response("page"));
  const statuses: number[] = [];
  for (let call = 0; call < 61; call++) {
    statuses.push(
      (await own.request(runs, { method: "POST", headers: { "content-type": "application/json" }, body: "{" })).status,
    );
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([400]));
  expect(statuses[60]).toBe(429);
});

test("every answer carries the security headers", async () => {
  const { headers } = await app.request("/");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("health, readiness, metrics and the OpenAPI document", async () => {
  expect(await (await app.request("/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await app.request("/readyz")).json()).toMatchObject({ status: "ok" });
  expect(await (await app.request("/metrics")).text()).toContain("umbral_http_request_duration_seconds");
  const document = await (await app.request("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  for (const tool of tools) {
    const operation = document.paths[`/api/tools/${slugOf(tool)}/runs`].post;
    const { schema } = operation.requestBody.content["application/json"];
    expect(schema.type).toBe("object");
    expect(Object.keys(schema.properties).length).toBeGreaterThan(0);
  }
});

test("metrics ask for the token where one is configured", async () => {
  const guarded = createApp(
    testServices(database, { METRICS_TOKEN: "0123456789abcdef" }),
    async () => new Response("page"),
  );
  expect((await guarded.request("/metrics")).status).toBe(401);
  expect((await guarded.request("/metrics", { headers: { authorization: "Bearer 0123456789abcdef" } })).status).toBe(
    200,
  );
});
