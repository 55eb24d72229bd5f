import { expect, test } from "vitest";
import { changesVisit } from "./visit-change.ts";

test.each([
  "cancelar visita del martes",
  "Tengo una visita agendada para mañana y no voy a poder ir",
  "¿puedo mover la cita al viernes?",
])("«%s» is about a visit that is agreed already", (message) => expect(changesVisit(message)).toBe(true));

test.each(["quiero ver un piso el martes", "¿cómo cancelo mi plan?", "quiero pedir una visita"])(
  "«%s» is not",
  (message) => expect(changesVisit(message)).toBe(false),
);
