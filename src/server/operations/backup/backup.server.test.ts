import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { propertySchema } from "#domain/shared/listing/property.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { visitorActor } from "../../accounts/access/actor.server.ts";
import { keepHome, offeredHomes } from "../../portfolio/homes/keep-home.server.ts";
import { addRun, findRun } from "../../tools/runs/tool-runs.server.ts";
import { expiredBackups, newestBackup, restoreBackup, writeBackup } from "./backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const actor = visitorActor("0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0001");
const now = new Date("2026-11-21T02:00:00Z");
const source = await openTestDatabase();
const target = await openTestDatabase();

test("a backup restored into another database holds every row as it was", async () => {
  const home = propertySchema.parse({
    address: 'Calle de «Cádiz», 42\n"ático"',
    builtAreaM2: 94.5,
    hasLift: false,
    orientations: ["sur", "este"],
    price: "1.234,56",
    latitude: 39.4621,
    longitude: -0.3721,
  });
  const propertyId = await keepHome(source.db, actor, home, { now });
  const run = await addRun(source.db, actor, {
    visitorId: actor.visitorId,
    toolId: "t",
    toolVersion: 1,
    engine: "embedded",
    title: "Prueba €",
    propertyId,
    input: { a: [1, null, "ñ"] },
    parsedInput: {},
    facts: {},
    result: { nested: { n: 0.1 } },
    durationMs: 1.25,
    inputHash: "x",
  });
  const { file, rows } = await writeBackup(source.pool, folder, new Date("2026-11-21T03:00:00Z"));
  expect(rows).toBe(4);
  expect(await newestBackup(folder)).toBe(file);

  await keepHome(target.db, actor, propertySchema.parse({ builtAreaM2: 50 }), { now }); // gives way to the backup
  expect(await restoreBackup(target.pool, file)).toMatchObject({ rows: 4 });
  expect(await offeredHomes(target.db, actor, { limit: 10, now })).toEqual([{ id: propertyId, home }]);
  expect(await findRun(target.db, actor, run.id)).toEqual(run);
});

test("a backup that was cut short changes nothing", async () => {
  const { file } = await writeBackup(source.pool, folder, new Date("2026-11-21T04:00:00Z"));
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length - 40));
  const before = await target.db.execute(sql`select count(*)::int as n from properties`);
  await expect(restoreBackup(target.pool, file)).rejects.toThrow();
  await expect(restoreBackup(target.pool, join(folder, "missing.gz"))).rejects.toThrow(/ENOENT/);
  expect(await target.db.execute(sql`select count(*)::int as n from properties`)).toMatchObject({ rows: before.rows });
});

test("rotation keeps the newest 24 and the last of each of 14 days", () => {
  const names = Array.from({ length: 24 * 20 }, (_, hour) => {
    const at = new Date(Date.UTC(2026, 10, 1, hour)).toISOString().slice(0, 19).replaceAll(":", "-");
    return `umbral-${at}Z.jsonl.gz`;
  });
  const gone = new Set(expiredBackups([...names, "apuntes.txt"]));
  const kept = names.filter((name) => !gone.has(name));
  expect(kept).toHaveLength(24 + 13);
  expect(kept.at(-1)).toBe(names.at(-1));
  expect(kept[0]).toBe("umbral-2026-11-07T23-00-00Z.jsonl.gz");
  expect(gone.has("apuntes.txt")).toBe(false);
});
