import { expect, test } from "vitest";
import { proposedTitle } from "./event-title.ts";

test.each([
  ["visita", "Marta Sanchis", "Piso en Ruzafa", "Visita de Marta Sanchis a Piso en Ruzafa"],
  ["visita", "Marta Sanchis", "", "Visita con Marta Sanchis"],
  ["visita", "", "Piso en Ruzafa", "Visita a Piso en Ruzafa"],
  ["cita", "Marta Sanchis", "Piso en Ruzafa", "Cita con Marta Sanchis por Piso en Ruzafa"],
  ["cita", "Marta Sanchis", "", "Cita con Marta Sanchis"],
  ["cita", "", "Piso en Ruzafa", "Cita por Piso en Ruzafa"],
  ["tarea", "Marta Sanchis", "Piso en Ruzafa", "Tarea: Marta Sanchis, Piso en Ruzafa"],
  ["plazo", "", "Piso en Ruzafa", "Plazo: Piso en Ruzafa"],
  ["ocupado", "Marta Sanchis", "Piso en Ruzafa", ""],
  ["visita", "", "", ""],
] as const)("a %s with «%s» about «%s» is called «%s»", (kind, contact, home, title) => {
  expect(proposedTitle(kind, contact, home)).toBe(title);
});
