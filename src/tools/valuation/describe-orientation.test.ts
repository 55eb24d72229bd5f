import { expect, test } from "vitest";
import { sectionsOn } from "#domain/tools/description/description.ts";
import { orientationNote, orientationSections } from "./describe-orientation.ts";
import { orientation, orientationByNeighbours } from "./fixtures.test-data.ts";

/** The words of the section, with plain spaces. */
function wordsOf(result: typeof orientation): string {
  const words = JSON.stringify(sectionsOn("page", orientationSections(result)));
  return words.replaceAll(/[\u00a0\u202f]/g, " ");
}

test("a town without a figure: its province's, what its neighbours tell, how far that erred, and each feature", () => {
  const words = wordsOf(orientationByNeighbours);
  expect(words).toContain('"label":"Cifra oficial de la provincia","value":"2.098 €/m²"');
  expect(words).toMatch(/"note":"[^"]*, provincia de Sevilla \([^)]+\)"/);
  expect(words).toContain('"label":"Estimación para Gines","value":"2.210 €/m²"');
  expect(words).toContain("Sevilla (2.528 €/m², a 7 km) y Mairena del Aljarafe (1.790 €/m², a 5 km)");
  // e^0.112 − 1 = 0.1185 and e^0.247 − 1 = 0.2802.
  expect(words).toContain("la mitad se equivocó en menos del 12 % y 8 de cada 10 en menos del 28 %");
  // e^0.0703 − 1 = 0.0728 and e^−0.0513 − 1 = −0.0500.
  expect(words).toContain('"label":"Baños","value":"+7,3 %"');
  expect(words).toContain('"label":"Estado","value":"−5,0 %"');
  expect(words).not.toContain("Con casas");
});

test("a town with a figure speaks of no neighbours; the whole province says that it is one; a house was not measured", () => {
  const basedOn = { ...orientationByNeighbours.basedOn!, level: "own" as const, isMeasured: false };
  const own = wordsOf({ ...orientation, basedOn });
  expect(own).toContain('"label":"Cifra oficial"');
  expect(own).not.toContain("alrededor");
  expect(own).toContain("Con casas no lo hemos medido");
  const province = wordsOf({ ...orientation, basedOn: { ...basedOn, level: "province" } });
  expect(province).toContain("Es la cifra de toda la provincia");
});

test("a result kept from before has no section, and its note promises no features", () => {
  expect(orientationSections(orientation)).toEqual([]);
  expect(orientationNote(orientation.official, undefined)).toMatch(/no el precio de esta vivienda\.$/);
  expect(orientationNote(orientation.official, orientationByNeighbours.basedOn)).toMatch(/lo que has dicho de ella\.$/);
});
