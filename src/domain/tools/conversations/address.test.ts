import { expect, test } from "vitest";
import { givenName } from "./address.ts";

test.each<[string, string | null]>([
  ["Marta Gil", "Marta"],
  ["~ Sofía", "Sofía"],
  ["~Sofía", "Sofía"],
  [" Miguel Ángel Ruiz", "Miguel Ángel"],
  ["José Luis", "José Luis"],
  ["José Pérez", "José"],
  ["Jose luis", "Jose"],
  ["María del Mar Soto", "María del Mar"],
  ["María de los Ángeles Rey", "María de los Ángeles"],
  ["María de las Nieves", "María de las Nieves"],
  // «de Mar» is a surname.
  ["María de Mar", "María"],
  ["María del mar", "María"],
  ["Jean-Paul Roux", "Jean-Paul"],
  ["marta", null],
  ["600 123 456", null],
  ["", null],
])("«%s» is spoken to as %s", (name, given) => expect(givenName(name)).toBe(given));
