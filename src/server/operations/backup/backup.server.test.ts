import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ageOfNewestBackup, backupName, expiredBackups, newestBackup } from "./backup.server.ts";

const gone = (names: readonly string[]) => new Set(expiredBackups(names));

test("rotation keeps the newest of 24 hours and of 14 days", () => {
  const names = Array.from({ length: 24 * 20 }, (_, hour) => backupName(new Date(Date.UTC(2026, 10, 1, hour))));
  const expired = gone([...names, "apuntes.txt"]);
  const kept = names.filter((name) => !expired.has(name));
  expect(kept).toHaveLength(24 + 13);
  expect(kept.at(-1)).toBe(names.at(-1));
  expect(kept[0]).toBe("umbral-2026-11-07T23-00-00Z.jsonl.gz");
  expect(expired.has("apuntes.txt")).toBe(false);
});

test("forty restarts in one hour push out neither the hour before nor the backup before a restore", () => {
  const before = backupName(new Date(Date.UTC(2026, 10, 1, 9, 30)), "antes-de-restaurar");
  const earlier = backupName(new Date(Date.UTC(2026, 10, 1, 8)));
  const many = Array.from({ length: 40 }, (_, minute) => backupName(new Date(Date.UTC(2026, 10, 1, 10, minute))));
  expect([...gone([before, earlier, ...many])].sort()).toEqual(many.slice(0, 16));
});

test("twenty incomplete ones push out no complete one", () => {
  const whole = Array.from({ length: 24 }, (_, minute) => backupName(new Date(Date.UTC(2026, 10, 1, 10, minute))));
  const lacking = Array.from({ length: 20 }, (_, minute) =>
    backupName(new Date(Date.UTC(2026, 10, 1, 11, minute)), "incompleta"),
  );
  expect([...gone([...whole, ...lacking])].sort()).toEqual(lacking.slice(0, 15));
});

test("a backup of a time to come, made while a clock was wrong, neither counts as the newest nor keeps one from being made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "umbral-names-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const now = new Date("2026-11-21T12:00:00Z");
  const names = ["2099-01-01T00:00:00Z", "2026-11-21T10:30:00Z", "2026-11-20T10:30:00Z"];
  for (const at of names) writeFileSync(join(folder, backupName(new Date(at))), "");
  writeFileSync(join(folder, backupName(new Date("2026-11-21T11:59:00Z"), "incompleta")), "");
  expect(await newestBackup(folder, now)).toBe(join(folder, "umbral-2026-11-21T11-59-00Z-incompleta.jsonl.gz"));
  expect(await ageOfNewestBackup(folder, now)).toBe(90 * 60_000);
  expect(await ageOfNewestBackup(folder, new Date("2026-11-01T00:00:00Z"))).toBe(Number.POSITIVE_INFINITY);
});
