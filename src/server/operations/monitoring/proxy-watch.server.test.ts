import { pino } from "pino";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { monitorPage } from "./monitor-page.server.ts";
import { createProxyWatch } from "./proxy-watch.server.ts";

const database = await openTestDatabase();

function watched(env: Record<string, string>) {
  const lines: string[] = [];
  const services = testServices(database, env);
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const own = { ...services, proxies: createProxyWatch(services.config, log) };
  return { lines, services: own, app: createApp(own, async () => new Response("page")) };
}

test("an uncounted proxy is reported once in the log, and on the page of the administration", async () => {
  const { lines, services, app } = watched({});
  await app.request("/healthz");
  expect((await monitorPage(services, "1h")).ignoresProxy).toBe(false);
  for (let i = 0; i < 3; i++) await app.request("/healthz", { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("TRUSTED_PROXIES is 0");
  expect((await monitorPage(services, "1h")).ignoresProxy).toBe(true);
});

test("one that is counted is not", async () => {
  const { lines, services, app } = watched({ TRUSTED_PROXIES: "1" });
  await app.request("/healthz", { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(lines).toEqual([]);
  expect(services.proxies.isIgnored()).toBe(false);
});
