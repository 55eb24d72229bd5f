import { expect, test } from "vitest";
import { backupName, expiredBackups } from "./backup.server.ts";

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

test("forty restarts in one hour push out neither the hour before nor what was made before a restore", () => {
  const before = backupName(new Date(Date.UTC(2026, 10, 1, 9, 30)), "antes-de-restaurar");
  const earlier = backupName(new Date(Date.UTC(2026, 10, 1, 8)));
  const many = Array.from({ length: 40 }, (_, minute) => backupName(new Date(Date.UTC(2026, 10, 1, 10, minute))));
  expect([...gone([before, earlier, ...many])].sort()).toEqual(many.slice(0, 16));
});
