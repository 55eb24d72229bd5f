import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { openCollector } from "../../test/otlp-collector.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { testServices } from "../../test/test-services.ts";
import { keepIndexThread } from "../market/index/index-thread.server.ts";
import { connectDatabase } from "../platform/db/connection.server.ts";
import { AskedThread } from "../platform/jobs/asked-thread.server.ts";
import { inRound } from "../platform/jobs/in-hand.server.ts";
import { createLog } from "../platform/log.server.ts";
import { fetchPublic } from "../platform/outgoing/fetch-public.server.ts";
import { startTelemetry } from "../platform/telemetry/start-telemetry.server.ts";
import { tracing } from "../platform/telemetry/tracing.server.ts";
import { createApp } from "./app.server.ts";

/** Traces, figures and log lines of real requests over the real database, as a collector gets them. */

/** Words that a hostile request puts wherever it can. */
const HOSTILE = ["perez.juan", "juanperez@correo.example", "612345678", "calle-del-olmo-7", "12345678Z"];
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";

const collector = await openCollector();
afterAll(() => collector.close());
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
process.env.OTEL_EXPORTER_OTLP_HEADERS = "api-key=a%20key";
process.env.OTEL_TRACES_SAMPLER_ARG = "1";
const stop = await startTelemetry(process.env, { part: "test", trustedProxies: 1 });
const lines: string[] = [];
const own = await openTestDatabase();
const database = connectDatabase({ ...own.address, max: 1 });
const services = {
  ...testServices(database, { TRUSTED_PROXIES: "1" }),
  log: createLog("error", { write: (line) => void lines.push(line) }),
};
const app = createApp(services, async () => new Response("page"), { pagePaths: ["panel/viviendas/:id"] });
const listener = getRequestListener(app.fetch);
const server = createServer((request, response) =>
  tracing()!.serve(request, response, () => void listener(request, response)),
).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

await fetch(`${site}/readyz`, { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
for (const word of HOSTILE) {
  const headers = {
    "x-forwarded-for": word,
    "user-agent": word,
    cookie: `x=${word}`,
    traceparent: `00-${word}`,
    authorization: `Bearer ${word}`,
  };
  for (const path of [
    `/${word}`,
    `/panel/viviendas/${word}?nombre=${word}`,
    `/compartir/${word}`,
    `/api/${word}`,
    `/api/crm/contacts/${word}?q=${word}`,
    `/api/places?q=${word}`,
  ]) {
    await (await fetch(site + path, { headers })).text();
  }
  const body = JSON.stringify({ name: word, email: word, message: word, [word]: word });
  for (const path of ["/api/leads", "/auth/v1/token?grant_type=password", `/api/tools/${word}/runs`]) {
    await fetch(site + path, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
  }
  const hears = { began() {}, ended() {} };
  await inRound("imports", hears, () => database.db.execute(sql`select ${word} from users where email = ${word}`));
  await inRound("imports", hears, () => database.db.execute(sql.raw(`select ' from ${word}' from nowhere_${1}`))).catch(
    () => {},
  );
  await inRound("feeds", hears, () =>
    fetchPublic(`${site}/${word}`, { maxBytes: 1e6, timeoutMs: 5_000, allowPrivate: true }),
  ).catch(() => {});
}
// One connection: the second waits, and goes on from within the trace that gave it back.
await Promise.all(
  ["first", "second"].map((job) =>
    inRound(job, { began() {}, ended() {} }, () => database.db.execute(sql`select pg_sleep(0.05)`)),
  ),
);
const thread = new AskedThread<Uint8Array, unknown>({
  script: "src/server/crm/templates/docx-thread.server.ts",
  longestMs: 20_000,
  memoryMb: 64,
});
await inRound("ask", { began() {}, ended() {} }, () => thread.ask(Buffer.from(HOSTILE.join(" ")))).catch(() => {});
const market = keepIndexThread({ database, log: services.log });
await inRound("market", { began() {}, ended() {} }, () => market.refresh());
await vi.waitFor(() => expect(collector.spans().filter(({ name }) => name === "answer")).toHaveLength(2), {
  timeout: 15_000,
  interval: 100,
});
await market.close();
services.metrics.requests.observe({ method: "GET", route: "page", kind: "pages", status: 200 }, 0.5);
server.closeAllConnections();
server.close();
await database.close();
await stop();
const spans = collector.spans();
const exported = collector.bodies.map(({ text }) => text).join("\n");

test("a request that a proxy has begun to trace goes on with that trace; its query is its child", () => {
  const request = spans.find(({ traceId, kind }) => traceId === TRACE && kind === 2)!;
  expect(request).toMatchObject({ name: "GET /readyz", parentSpanId: CALLER });
  const query = spans.find(({ parentSpanId }) => parentSpanId === request.spanId)!;
  expect(query).toMatchObject({ name: "SELECT", kind: 3, traceId: TRACE });
});

test("requests are named by patterns, calls and pages alike", () => {
  const names = new Set(spans.filter(({ kind }) => kind === 2).map(({ name }) => name));
  for (const name of ["GET /:x", "GET /panel/viviendas/:x", "POST /api/leads", "GET /api/crm/contacts/:x"]) {
    expect(names).toContain(name);
  }
});

test("nothing that was sent in a path, query, header, cookie, body or statement is exported", () => {
  expect(exported.length).toBeGreaterThan(10_000);
  for (const word of HOSTILE) expect(exported.toLowerCase()).not.toContain(word.toLowerCase());
});

test("rounds, tables, outgoing calls and questions to threads are spans", () => {
  const query = spans.find(({ name }) => name === "SELECT users")!;
  const round = spans.find(({ spanId }) => spanId === query.parentSpanId)!;
  expect(round.name).toBe("round imports");
  const asked = spans.find(({ name }) => name === "ask docx-thread")!;
  const answerOf = (question: typeof asked) =>
    spans.find(({ name, parentSpanId }) => name === "answer" && parentSpanId === question.spanId)!;
  expect(answerOf(asked).traceId).toBe(asked.traceId);
  const market = spans.find(({ name }) => name === "ask market-thread refresh")!;
  expect(answerOf(market).traceId).toBe(market.traceId);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === answerOf(market).spanId);
  expect(below.length).toBeGreaterThan(0);
  expect(spans.some(({ name }) => name === "outgoing GET")).toBe(true);
});

test("a query that waited for a connection belongs to the round that asked it", () => {
  const roundOf = (job: string) => spans.find(({ name }) => name === `round ${job}`)!;
  const inside = (job: string) => spans.filter(({ parentSpanId }) => parentSpanId === roundOf(job).spanId);
  expect([inside("first").length, inside("second").length]).toEqual([1, 1]);
});

test("the figures of the registry arrive, and the header of the configuration with them", () => {
  const requests = collector.metrics().find(({ name }) => name === "umbral_http_request_duration_seconds")!;
  const of = (key: string, value: string) =>
    requests.histogram!.dataPoints.filter(({ attributes }) =>
      attributes.some((one) => one.key === key && one.value.stringValue === value),
    );
  expect(of("route", "page").length).toBeGreaterThan(0);
  for (const { bucketCounts, explicitBounds, count } of requests.histogram!.dataPoints) {
    expect(bucketCounts).toHaveLength(explicitBounds!.length + 1);
    expect(bucketCounts!.reduce((sum: number, one) => sum + Number(one), 0)).toBe(Number(count));
  }
  const cpu = collector.metrics().find(({ name }) => name === "process_cpu_user_seconds_total")!;
  expect(cpu).toMatchObject({ unit: "s", sum: { isMonotonic: true } });
  for (const { headers } of collector.bodies) expect(headers["api-key"]).toBe("a key");
});

test("lines of a request carry its id and its trace, and nothing that was sent", () => {
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  expect(requests.length).toBeGreaterThan(40);
  const traces = new Set(spans.map(({ traceId }) => traceId));
  for (const line of requests) {
    expect(line.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(line.span_id).toMatch(/^[\da-f]{16}$/);
    expect(traces).toContain(line.trace_id);
  }
  const inside = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "missing path");
  for (const line of inside) expect(line.trace_id).toBeDefined();
  for (const word of HOSTILE) expect(lines.join("").toLowerCase()).not.toContain(word.toLowerCase());
  const paths = new Set(requests.map(({ path }) => path));
  for (const path of ["(desconocida)", "/panel/viviendas/:x", "/api/crm/contacts/:x"]) expect(paths).toContain(path);
});
