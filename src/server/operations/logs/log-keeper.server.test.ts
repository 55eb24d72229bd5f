import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { logLines } from "../../platform/db/tables/operations.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { keptLine } from "./kept-line.server.ts";
import { createLogKeeper } from "./log-keeper.server.ts";

const { db } = await openTestDatabase();
const REQUEST = "0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0009";
const line = (fields: object) => JSON.stringify({ level: 30, time: "2026-11-21T10:00:00.000Z", msg: "m", ...fields });
const kept = () => db.select().from(logLines).orderBy(asc(logLines.id));

test("lines reach the table with their request, in order, redacted, from info on", async () => {
  const keeper = createLogKeeper();
  const log = createLog("error", keeper);
  log.info({ requestId: REQUEST, path: "/valoracion", status: 200, ms: 12 }, "request");
  log.debug("not worth a row");
  log.warn({ user: { email: "ana@casa.example" } }, "said to ana@casa.example");
  log.error({ err: new Error("no parcel 612345678\u0000 \ud800") }, "failed");
  keeper.start(db);
  await keeper.stop();
  const rows = await kept();
  expect(rows.map(({ level, message }) => [level, message])).toEqual([
    [30, "request"],
    [40, "said to [oculto]"],
    [50, "failed"],
  ]);
  expect(rows[0]).toMatchObject({ requestId: REQUEST, path: "/valoracion", status: 200, fields: { ms: 12 } });
  expect(rows[1]!.fields).toEqual({ user: { email: "[oculto]" } });
  expect((rows[2]!.fields.err as { message: string }).message).toMatch(/^no parcel \[oculto\]/);
});

test("lines beyond the queue are dropped and counted; a failing database loses no line within it", async () => {
  const before = (await kept()).length;
  let fails = true;
  const shaky = {
    execute: async (...args: Parameters<Db["execute"]>) => {
      if (fails) throw new Error("connection lost");
      return await db.execute(...args);
    },
  } as unknown as Db;
  const keeper = createLogKeeper({ maxWaiting: 3, everyMs: 1, now: () => new Date("2026-11-21T10:00:01Z") });
  for (let i = 0; i < 5; i++) keeper.write(line({ msg: `n${i}` }));
  keeper.start(shaky);
  await new Promise((resolve) => setTimeout(resolve, 20));
  fails = false;
  await keeper.stop();
  const rows = (await kept()).slice(before);
  expect(rows.map(({ message }) => message)).toEqual(["n0", "n1", "n2", "log lines dropped"]);
  expect(rows[3]!.fields).toEqual({ dropped: 2 });
});

test("a kept line is bounded, and a look at the log is not kept", () => {
  expect(keptLine("no json")).toBeUndefined();
  expect(keptLine(line({ path: "/admin/logs.data", status: 200 }))).toBeUndefined();
  expect(keptLine(line({ path: "/api/admin/logs/new", status: 500 }))).toMatchObject({ status: 500 });
  expect(keptLine(line({ requestId: "not an id" }))).toMatchObject({
    request_id: null,
    fields: { requestId: "not an id" },
  });
  const long = keptLine(line({ msg: "x ".repeat(9_000), stack: "y ".repeat(9_000) }))!;
  expect(long.message.length).toBeLessThanOrEqual(1_000);
  expect(JSON.stringify(long.fields).length).toBeLessThan(8_000);
});
