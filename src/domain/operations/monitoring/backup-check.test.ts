import { describe, expect, test } from "vitest";
import { isCheckDue, isSuccessOverdue } from "./backup-check.ts";

const zone = "Europe/Madrid";
const at = (text: string) => new Date(text);
/** Half past three in Madrid. */
const night = at("2026-11-28T02:30:00Z");

describe("a check of the newest backup", () => {
  test("is due once in a night between three and five", () => {
    const oldestBackup = at("2026-11-27T10:00:00Z");
    const due = (now: Date, last: Date | null) => isCheckDue({ now, last, oldestBackup, zone });
    expect(due(night, null)).toBe(true);
    expect(due(night, at("2026-11-27T02:10:00Z"))).toBe(true);
    expect(due(night, at("2026-11-28T02:10:00Z"))).toBe(false);
    expect(due(at("2026-11-28T01:59:00Z"), null)).toBe(false);
    expect(due(at("2026-11-28T04:00:00Z"), at("2026-11-27T12:00:00Z"))).toBe(false);
  });

  test("is made by day where nothing ran in the night", () => {
    const oldestBackup = at("2026-11-20T10:00:00Z");
    const now = at("2026-11-28T10:00:00Z");
    expect(isCheckDue({ now, last: at("2026-11-27T08:00:00Z"), oldestBackup, zone })).toBe(true);
    expect(isCheckDue({ now, last: at("2026-11-27T08:01:00Z"), oldestBackup, zone })).toBe(false);
    expect(isCheckDue({ now, last: null, oldestBackup, zone })).toBe(true);
  });

  test("needs a backup", () => {
    expect(isCheckDue({ now: night, last: null, oldestBackup: null, zone })).toBe(false);
  });

  test("that has not succeeded for two days is told, once a day until one succeeds", () => {
    const since = at("2026-11-26T02:30:00Z");
    expect(isSuccessOverdue({ now: at("2026-11-28T02:29:00Z"), since, told: null })).toBe(false);
    expect(isSuccessOverdue({ now: night, since, told: null })).toBe(true);
    expect(isSuccessOverdue({ now: at("2026-11-28T22:00:00Z"), since, told: night })).toBe(false);
    expect(isSuccessOverdue({ now: at("2026-11-29T02:30:00Z"), since, told: night })).toBe(true);
    expect(isSuccessOverdue({ now: night, since, told: at("2026-11-25T00:00:00Z") })).toBe(true);
    expect(isSuccessOverdue({ now: night, since: null, told: null })).toBe(false);
  });
});
