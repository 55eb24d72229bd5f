import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckResult } from "#domain/operations/checks/hand-check.ts";
import { HAND_CHECKS } from "#tools/check-list.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { workStates } from "../../platform/db/tables/operations.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { SYSTEM_CHECKS } from "./system-checks.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "umbral-checks-"));
const database = await openTestDatabase();
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
let cookie: string;

beforeAll(async () => {
  ({ cookie } = await signedInPerson(services, ["admin"]));
});
afterAll(async () => {
  await services.changes.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const post = (body: object) =>
  app.request("/api/admin/checks", {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
const resultsOf = async (body: object): Promise<CheckResult[]> =>
  (await (await post(body)).text())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

test("no check has another's id", () => {
  const ids = [...SYSTEM_CHECKS, ...HAND_CHECKS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("all checks are done, are right, and leave nothing behind", async () => {
  const results = await resultsOf({});
  expect(results.map(({ id }) => id)).toEqual([...SYSTEM_CHECKS, ...HAND_CHECKS].map(({ id }) => id));
  expect(results.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(await database.db.$count(workStates)).toBe(0);
  expect(await database.db.$count(mails)).toBe(0);
});

test("some of them can be done again; a reader who goes ends the rest", async () => {
  expect(await resultsOf({ ids: ["reloj", "hipoteca-tae", "no-such"] })).toMatchObject([
    { id: "reloj", isRight: true },
    { id: "hipoteca-tae", isRight: true, got: "0,1" },
  ]);
  const reader = (await post({})).body!.getReader();
  await reader.read();
  await reader.cancel();
  expect((await post({ ids: "all" })).status).toBe(422);
});

test("a failed check gives its reason, and the others run all the same", async () => {
  const broken = testServices(database, { DATA_DIR: "/dev/null/none" });
  const brokenApp = createApp(broken, async () => new Response("page"));
  const response = await brokenApp.request("/api/admin/checks", {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ ids: ["archivos", "reloj"] }),
  });
  const lines = (await response.text()).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: "archivos", isRight: false, got: expect.stringContaining("ENOTDIR") },
    { id: "reloj", isRight: true },
  ]);
});
