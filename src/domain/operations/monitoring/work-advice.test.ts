import { expect, test } from "vitest";
import { type WorkHealth, workLevel, workTrouble } from "./status.ts";
import { workAdvice } from "./work-advice.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const work = (more: Partial<WorkHealth> = {}): WorkHealth => ({
  name: "photos",
  lastRoundAt: ago(10),
  lastErrorAt: null,
  everySeconds: 60,
  ...more,
});

test.each<[Partial<WorkHealth>, string]>([
  [{}, "null good"],
  [{ waitsSince: ago(300) }, "null good"],
  [{ waitsSince: ago(301) }, "waits attention"],
  // All lanes are busy: a round that is under way explains why the next one waits.
  [{ waitsSince: ago(301), runsSince: ago(400) }, "null good"],
  [{ lastRoundAt: ago(4501) }, "late bad"],
  [{ lastRoundAt: ago(4501), runsSince: ago(4400) }, "null good"],
  [{ lastErrorAt: ago(10) }, "failed attention"],
  [{ lastErrorAt: ago(10), waitsSince: ago(400) }, "waits attention"],
])("%j: %s", (more, expected) =>
  expect(`${workTrouble(work(more), NOW)} ${workLevel(work(more), NOW)}`).toBe(expected),
);

test("each trouble says since when, and the next step", () => {
  const about = { lastError: "disk full", lastRoundAt: ago(5400), waitsSince: ago(600) };
  const said = (trouble: "failed" | "waits" | "late") =>
    workAdvice({ ...about, trouble }, NOW).replaceAll("\u00a0", " ");
  expect(said("failed")).toContain("Su última vuelta falló: disk full. Se repite sola");
  expect(said("waits")).toContain("Nadie la empieza desde hace 10 min.");
  expect(said("late")).toContain("No da una vuelta desde hace 2 h.");
  expect(workAdvice({ ...about, lastError: null, trouble: "failed" }, NOW)).toContain("falló: sin motivo conocido.");
});
