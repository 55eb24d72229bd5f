import { expect, test } from "vitest";
import { type ArchiveState, describeArchive } from "./archive.ts";

const now = new Date("2026-11-28T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const said = (state: ArchiveState, isEmbedded = false) => describeArchive(state, isEmbedded, now);

test("a server that does not archive is well only where it is our own, which was not asked to", () => {
  const off = { isOn: false, lastAt: null, failedAt: null };
  expect(said(off)).toEqual({ isWell: false, text: expect.stringContaining("pídelo a quien lo administra") });
  expect(said(off, true)).toEqual({ isWell: true, text: expect.stringContaining("BACKUP_WAL=on") });
});

test("the age of the last segment is said, and a failure that no success followed", () => {
  expect(said({ isOn: true, lastAt: ago(2), failedAt: ago(60) })).toEqual({
    isWell: true,
    text: "El último segmento se archivó hace 2\u00a0min.",
  });
  expect(said({ isOn: true, lastAt: ago(120), failedAt: ago(3) })).toEqual({
    isWell: false,
    text: expect.stringMatching(/falla desde hace 3\u00a0min: el último segmento es de hace 2\u00a0h/),
  });
  expect(said({ isOn: true, lastAt: null, failedAt: ago(3) }).text).toContain("todavía no hay ningún segmento");
  expect(said({ isOn: true, lastAt: null, failedAt: null }).isWell).toBe(true);
});
