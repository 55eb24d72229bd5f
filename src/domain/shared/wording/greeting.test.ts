import { expect, test } from "vitest";
import { greetingOf } from "./greeting.ts";

test.each([
  ["Marta Ruiz", "Hola, Marta."],
  ["Hermanos Ferrando", "Hola."],
  ["Vecino del 4.º", "Hola."],
  ["Familia Soler", "Hola."],
  ["Sra. Climent", "Hola."],
  ["D. Andrés Pla", "Hola."],
  ["La vecina", "Hola."],
  ["Donato Gil", "Hola, Donato."],
  ["Elena Mas", "Hola, Elena."],
  ["", "Hola."],
  [undefined, "Hola."],
])("«%s» is greeted «%s»", (name, greeting) => expect(greetingOf(name)).toBe(greeting));
