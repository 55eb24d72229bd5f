import { expect, test } from "vitest";
import type { Level } from "./status.ts";
import { verdictOf } from "./verdict.ts";

const judged = (...levels: readonly (readonly [string, Level])[]) => levels.map(([label, level]) => ({ label, level }));

test.each([
  [judged(), "unknown", "Todavía no se sabe: faltan medidas.", null],
  [judged(["Correo", "unknown"]), "unknown", "Todavía no se sabe: faltan medidas.", null],
  [judged(["Correo", "good"], ["Disco", "good"]), "good", "Sí, todo va bien.", null],
  [
    judged(["Correo", "good"], ["Disco", "unknown"]),
    "unknown",
    "Va bien todo lo que se ha medido.",
    "1 parte no tiene datos todavía: Disco.",
  ],
  [
    judged(["Correo", "attention"], ["Disco", "good"]),
    "attention",
    "Funciona, con 1 parte que pide atención: Correo.",
    null,
  ],
  [
    judged(["Correo", "attention"], ["Disco", "attention"], ["Imagen", "attention"]),
    "attention",
    "Funciona, con 3 partes que piden atención: Correo, Disco e Imagen.",
    null,
  ],
  [judged(["Correo", "attention"], ["Disco", "bad"]), "bad", "No. 1 parte va mal: Disco.", "1 pide atención: Correo."],
  [
    judged(["Disco", "bad"], ["Memoria", "bad"], ["Correo", "good"]),
    "bad",
    "No. 2 partes van mal: Disco y Memoria.",
    null,
  ],
])("%j", (parts, level, answer, also) => expect(verdictOf(parts)).toEqual({ level, answer, also }));
