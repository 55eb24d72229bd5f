import { expect, test } from "vitest";
import type { Level } from "./status.ts";
import { verdictOf } from "./verdict.ts";

const judged = (...levels: readonly (readonly [string, Level])[]) => levels.map(([label, level]) => ({ label, level }));

test.each([
  [judged(), "unknown | Todavía no se sabe: faltan medidas. | "],
  [judged(["Correo", "unknown"]), "unknown | Todavía no se sabe: faltan medidas. | "],
  [judged(["Correo", "good"], ["Disco", "unknown"]), "good | Sí, todo va bien. | "],
  [
    judged(["Correo", "attention"], ["Disco", "good"]),
    "attention | Funciona, y una cosa pide atención. | Piden atención: Correo.",
  ],
  [
    judged(["Correo", "attention"], ["Disco", "attention"], ["Imagen", "attention"]),
    "attention | Funciona, y 3 cosas piden atención. | Piden atención: Correo, Disco e Imagen.",
  ],
  [
    judged(["Correo", "attention"], ["Disco", "bad"]),
    "bad | No: hay una cosa que va mal. | Mal: Disco. Piden atención: Correo.",
  ],
  [
    judged(["Disco", "bad"], ["Memoria", "bad"], ["Correo", "good"]),
    "bad | No: hay 2 cosas que van mal. | Mal: Disco y Memoria.",
  ],
])("%j", (parts, expected) => {
  const { level, answer, parts: named } = verdictOf(parts);
  expect(`${level} | ${answer} | ${named}`).toBe(expected);
});
