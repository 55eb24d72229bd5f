import { expect, test } from "vitest";
import { readQuickTask } from "./quick-task.ts";

/** A Wednesday. */
const TODAY = "2026-10-14";

test.each([
  ["Llamar a Ana mañana a las 10", "Llamar a Ana", "2026-10-15", "10:00"],
  ["llamar a Ana pasado mañana", "Llamar a Ana", "2026-10-16", null],
  ["Llamar mañana por la mañana", "Llamar", "2026-10-15", "09:00"],
  ["Enviar la valoración el viernes a las 5", "Enviar la valoración", "2026-10-16", "17:00"],
  ["Visita el miércoles a las 18:30", "Visita", "2026-10-21", "18:30"],
  ["Firmar el 15 de noviembre a las 10 y media", "Firmar", "2026-11-15", "10:30"],
  ["Firmar el 3 de enero", "Firmar", "2027-01-03", null],
  ["Renovar encargo 20/12/2026", "Renovar encargo", "2026-12-20", null],
  ["Llamar a Jorge en 3 días", "Llamar a Jorge", "2026-10-17", null],
  ["Revisar precio dentro de dos semanas", "Revisar precio", "2026-10-28", null],
  ["Hoy a las 9 de la noche: cerrar la oficina", "Cerrar la oficina", "2026-10-14", "21:00"],
  ["Preparar fotos la semana que viene", "Preparar fotos", "2026-10-19", null],
  ["Llamar al banco a las doce menos cuarto", "Llamar al banco", "2026-10-14", "11:45"],
  ["Notaría 17h", "Notaría", "2026-10-14", "17:00"],
  ["Llamar el lunes de la semana que viene", "Llamar", "2026-10-19", null],
  ["Pedir la nota simple", "Pedir la nota simple", null, null],
  // Numbers and words that are no dates.
  ["Piso de 90 m² en calle Lunes de Mayo 3", "Piso de 90 m² en calle de Mayo 3", "2026-10-19", null],
  ["Revisar 2/3 del contrato 31/02", "Revisar del contrato 31/02", "2027-03-02", null],
])("%s", (text, title, day, time) => {
  expect(readQuickTask(text, TODAY)).toEqual({ title, day, time });
});
