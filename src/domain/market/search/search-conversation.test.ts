import { expect, test } from "vitest";
import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { chipsOf } from "./chips.ts";
import { readSentence } from "./read-sentence.ts";
import { searchOf } from "./search-conversation.ts";

const NAMES = { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES };
/** The conditions of a conversation's search, as chips say them. */
const asked = (...messages: string[]) =>
  chipsOf(searchOf(messages, (message) => readSentence(message, PLACE_FINDER)).filter, NAMES)
    .map(({ label }) => label.replaceAll(/[\u00a0\u202f]/g, " "))
    .join(" · ");

const MALAGA = "busco piso en Málaga capital, dos dormitorios, hasta 300.000";

test("a rent in place of a sale takes the new price, and the rest stays", () => {
  expect(asked(MALAGA, "no, mejor de alquiler, hasta 1.200 al mes")).toBe(
    "Piso · 2 habitaciones · Alquiler · hasta 1.200 € · Málaga",
  );
});
test("a rent without a price forgets that of the sale", () => {
  expect(asked(MALAGA, "mejor de alquiler")).toBe("Alquiler · Piso · 2 habitaciones · Málaga");
});
test("a further wish is added, and one that matters no more is left out", () => {
  expect(asked(MALAGA, "y que tenga terraza")).toContain("Terraza");
  expect(asked(MALAGA, "y que tenga terraza", "da igual la terraza")).not.toContain("erraza");
});
test("another place replaces the one before", () => {
  expect(asked("piso en Madrid, dos habitaciones", "¿y en Valencia?")).toBe("Piso · 2 habitaciones · Valencia");
});
test("a place that is taken out is not searched", () => {
  expect(asked("algo en Madrid de dos habitaciones por menos de 250.000", "quítame Carabanchel y Villaverde")).toMatch(
    /Madrid · Fuera de Carabanchel · Fuera de Villaverde$/,
  );
});
test("a higher price changes that alone", () => {
  expect(asked("algo en Madrid de dos habitaciones por menos de 250.000", "¿y si subo a 320.000?")).toContain(
    "320.000 €",
  );
});
test("a whole search begins anew", () => {
  expect(asked(MALAGA, "Busco casa en Toledo con jardín")).not.toContain("Málaga");
});
