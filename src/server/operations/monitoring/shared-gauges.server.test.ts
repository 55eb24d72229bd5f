import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { createApp } from "#server/boot/app.server.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { metricSamples } from "../../platform/db/tables/operations.server.ts";
import { createMetrics } from "../../platform/metrics/metrics.server.ts";
import { createRequestMeter } from "../../platform/metrics/request-meter.server.ts";
import { errorBudgets } from "./error-budgets.server.ts";
import { metricsRoutes } from "./metrics-routes.server.ts";
import { addSharedGauges } from "./shared-gauges.server.ts";

const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "umbral-gauges-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date("2026-11-29T10:30:10Z");
const at = (time: string) => new Date(`2026-11-${time}Z`);
const sample = (grain: "minuto" | "hora", time: string, values: Record<string, number>) => ({
  grain,
  at: at(time),
  values,
});

await database.db.insert(metricSamples).values([
  sample("hora", "02T10:00:00", { "requests.pages": 600_000, "requests.failed": 400, "loop.delay": 3 }),
  sample("hora", "29T09:00:00", { "requests.api": 390_000, "requests.failed": 98, "timed.api": 390_000 }),
  sample("minuto", "29T09:59:00", { "requests.api": 5, "timed.api": 5, "slow.api.400": 5 }),
  sample("minuto", "29T10:28:00", { "requests.api": 9_990, "timed.api": 9_990, "slow.api.400": 195 }),
  sample("minuto", "29T10:29:00", {
    "requests.pages": 10,
    "requests.failed": 3,
    "requests.filesFailed": 1,
    "due.photos": 7,
    "due.photos.oldest": 61.5,
    "db.connections": 12,
    streams: 4,
  }),
]);

test("hours of 30 days and the minutes of the open hour make a margin", async () => {
  const budgets = await errorBudgets(database.db, now);
  // 500 of a million: half of what may fail. The minute of the closed hour is in its hour already.
  const { budget } = budgets.find(({ id }) => id === "availability")!;
  expect(budget).toMatchObject({ total: 1_000_000, bad: 500 });
  expect(budget.left).toBeCloseTo(0.5, 9);
  const { budget: calls } = budgets.find(({ id }) => id === "calls")!;
  expect(calls).toMatchObject({ total: 399_990, bad: 195 });
  // 200 of 9,995 in the last hour: two times the hundredth that may be slow.
  expect(calls.burn["1h"]).toBeCloseTo((200 / 9_995) * 100, 6);
  expect(budgets.find(({ id }) => id === "pages")!.budget.left).toBeNull();
});

test("shared figures are told by every process, and what is not known is absent", async () => {
  const registry = new Registry();
  let asked = 0;
  addSharedGauges(
    registry,
    { config: { dataDir: folder }, database, now: () => now },
    {
      givenUp: async () => {
        asked++;
        return new Map([["photos", 2]]);
      },
      verifiedBackupAt: async () => null,
    },
  );
  const lines = (await registry.metrics()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines).toEqual(
    expect.arrayContaining([
      'umbral_jobs_due{work="photos"} 7',
      'umbral_jobs_oldest_seconds{work="photos"} 61.5',
      'umbral_jobs_given_up{work="photos"} 2',
      "umbral_database_connections 12",
      "umbral_streams 4",
    ]),
  );
  expect(lines.filter((line) => line.includes("backup"))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("umbral_error_budget_left_ratio"))).toHaveLength(2);
  await registry.metrics();
  expect(asked).toBe(1);
});

test("a database that is away leaves the process's own figures", async () => {
  const metrics = createMetrics(createRequestMeter());
  const gone = () => {
    throw new Error("away");
  };
  const away = { ...database, db: { select: gone, execute: gone } } as never;
  const app = new Hono().route(
    "/",
    metricsRoutes({ config: { dataDir: folder, metricsToken: undefined }, metrics, database: away, now: () => now }),
  );
  const answer = await app.request("/metrics");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("process_cpu_seconds_total");
});

test("no address, method or header that somebody invents adds a series", async () => {
  const services = testServices(database, { TRUSTED_PROXIES: "1" });
  const app = createApp(services, async () => new Response("page"));
  const ask = async (of: (n: number) => [string, string]) => {
    for (let n = 0; n < 40; n++) {
      const [path, method] = of(n);
      await app.request(path, { method, headers: { "x-forwarded-for": `10.0.${n}.${path.length}` } });
    }
  };
  // Besides the status, which our answers alone decide.
  const series = async () => {
    const { values } = await services.metrics.requests.get();
    return new Set(values.map(({ labels: { method, route, kind } }) => `${method} ${route} ${kind}`)).size;
  };
  const kinds = (n: number): [string, string][] => [
    [`/zona-${n}`, "GET"],
    [`/api/x${n}`, "GET"],
    [`/api/crm/contacts/x${n}`, "GET"],
    [`/api/x${n}/y${n}?z=${n}`, "POST"],
    [`/archivos/x${n}`, "GET"],
    ["/", `M${n}`],
  ];
  for (const [i] of kinds(0).entries()) await ask((n) => kinds(n % 2)[i]!);
  const before = await series();
  for (const [i] of kinds(0).entries()) await ask((n) => kinds(n + 100)[i]!);
  expect(await series()).toBe(before);
});
