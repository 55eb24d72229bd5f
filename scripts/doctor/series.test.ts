import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SourceState } from "#server/tools/official-series/series-state.server.ts";
import { describeSource, seriesSection } from "./series.ts";

test("before the first start nothing was ever read; with a configuration that is wrong nobody knows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "umbral-doctor-"));
  const { rows } = await seriesSection({ DATA_DIR: folder }, process.cwd());
  expect(rows).toEqual([["Todas", "El servidor no ha arrancado todavía."]]);
  expect((await seriesSection({ MODE: "production" }, process.cwd())).rows[0]![1]).toMatch(/configuración/);
  rmSync(folder, { recursive: true });
});

test("a source is shown with its age and its error", () => {
  const one = { id: "euribor" as const, label: "Euríbor", last: null, readAt: null, dueAt: null, lastError: null };
  const state = (more: Partial<SourceState>): SourceState => ({
    id: "ecb",
    name: "BCE",
    series: [one, one],
    readAt: "2026-11-22T08:00:00.000Z",
    dueAt: null,
    unread: 0,
    failing: 0,
    lastError: null,
    ...more,
  });
  expect(describeSource(state({}))).toBe("Leída el 22 de noviembre de 2026.");
  expect(describeSource(state({ readAt: null, unread: 2, failing: 2, lastError: "No responde" }))).toBe(
    "Nunca se ha leído (No responde): vale lo que trae el producto.",
  );
  expect(describeSource(state({ failing: 1, lastError: "Responde 503" }))).toBe(
    "Leída el 22 de noviembre de 2026; fallan 1 de 2 (Responde 503).",
  );
  expect(describeSource(state({ unread: 1 }))).toBe("Leída el 22 de noviembre de 2026; faltan 1 de 2.");
});
