import { expect, test } from "vitest";
import { type ArchiveState, describeArchive } from "./archive.ts";

const now = new Date("2026-11-28T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const GIVEN: ArchiveState = { isEmbedded: false, isOn: true, lastAt: null, failedAt: null, reach: null };
const said = (state: Partial<ArchiveState>) => describeArchive({ ...GIVEN, ...state }, now);

test("a server that does not archive is well only where it is our own, which was not asked to", () => {
  expect(said({ isOn: false })).toMatchObject({
    level: "attention",
    text: expect.stringContaining("pídelo a quien lo administra"),
  });
  expect(said({ isOn: false, isEmbedded: true })).toMatchObject({
    level: "good",
    text: expect.stringContaining("BACKUP_WAL=on"),
  });
});

test("the age of the last segment is said, and a failure that no success followed", () => {
  expect(said({ lastAt: ago(2), failedAt: ago(60) })).toMatchObject({
    level: "good",
    text: "El último segmento se archivó hace 2\u00a0min.",
  });
  expect(said({ lastAt: ago(120), failedAt: ago(3) })).toMatchObject({
    level: "bad",
    text: expect.stringMatching(/falla desde hace 3\u00a0min: el último segmento es de hace 2\u00a0h/),
  });
  expect(said({ failedAt: ago(3) }).text).toContain("todavía no hay ningún segmento");
  expect(said({}).level).toBe("good");
});

test("segments that were given up are said although PostgreSQL took them for archived, and an archive that leads nowhere yet", () => {
  const own = { isEmbedded: true, lastAt: ago(1), failedAt: ago(2) };
  expect(said({ ...own, reach: { baseAt: ago(500), lost: 0 } }).level).toBe("good");
  expect(said({ ...own, reach: { baseAt: null, lost: 0 } })).toMatchObject({
    level: "attention",
    value: "Sin copia base",
  });
  expect(said({ ...own, reach: { baseAt: ago(500), lost: 1 } })).toMatchObject({
    level: "bad",
    value: "Interrumpido",
    text: expect.stringMatching(/^1 segmento del diario no se pudo archivar a tiempo: .+ una nueva copia base/),
  });
});
