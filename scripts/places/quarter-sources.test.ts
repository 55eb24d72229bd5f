import { expect, test } from "vitest";
import { CITY_LISTS, GAZETTEER, POSTCODE_POINTS, refuseUnfree, SMALL_TOWNS } from "./quarter-sources.ts";
import { shownName } from "./shown-name.ts";

test("a list that may not be used freely is refused", () => {
  expect(() => refuseUnfree([...CITY_LISTS, GAZETTEER, SMALL_TOWNS, POSTCODE_POINTS])).not.toThrow();
  expect(() => refuseUnfree([{ publisher: "Portal", licence: "CC BY-NC 4.0" }])).toThrow(
    "Portal: CC BY-NC 4.0 is not free",
  );
});

test.each([
  ["ANTONIO NARIÃ‘O", "Antonio Nariño"],
  ["EL CHICO", "El Chico"],
  ["Bosques De Las Lomas Ii", "Bosques de las Lomas II"],
  ["Juan Xxiii", "Juan XXIII"],
  ["L'Antiga Esquerra de l'Eixample", "L'Antiga Esquerra de l'Eixample"],
  ["El Rosario (U Hab)", "El Rosario"],
  ["SAN JOSE-LA PAZ", "San Jose-La Paz"],
])("%s is shown as %s", (listed, shown) => expect(shownName(listed)).toBe(shown));
