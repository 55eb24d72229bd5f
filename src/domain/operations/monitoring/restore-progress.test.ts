import { expect, test } from "vitest";
import { restoreReporter, secondsLeft } from "./restore-progress.ts";

test("a restore says where it is, and how long it takes as far as that can be known", () => {
  const report = restoreReporter();
  const lines = (
    [
      ["check", 0, 0],
      ["check", 0.5, 20],
      ["check", 0.6, 25],
      ["rows", 0.001, 40],
      ["rows", 0.5, 100],
      ["rows", 0.51, 105],
      ["indexes", 0, 160],
      ["indexes", 0.5, 190],
      ["keys", 0, 220],
      ["files", 0.25, 240],
    ] as const
  ).map(([step, share, seconds]) => report({ step, share }, seconds * 1000)?.replaceAll("\u00a0", " "));
  expect(lines).toEqual([
    "Comprobando la copia: 0 %",
    "Comprobando la copia: 50 %, esta parte acaba en unos 20 s",
    undefined,
    "Filas: 0 %",
    // Sixty seconds of rows, and two thirds of all rows' time for indexes and keys.
    "Filas: 50 %, acaba en unos 2 min",
    undefined,
    "Índices: 0 %, acaba en unos 80 s",
    "Índices: 50 %, acaba en unos 50 s",
    "Claves entre tablas: 0 %, acaba en unos 20 s",
    "Archivos: 25 %, esta parte acaba en unos 0 s",
  ]);
});

test("nothing is guessed from nothing", () => {
  expect(secondsLeft({ step: "rows", share: 0.01 }, { stepMs: 10, rowsMs: undefined })).toBeUndefined();
  expect(secondsLeft({ step: "keys", share: 1 }, { stepMs: 7000, rowsMs: 60_000 })).toEqual({
    seconds: 0,
    isOfStep: false,
  });
});
