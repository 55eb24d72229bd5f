import { describe, expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readSentence } from "./read-sentence.ts";

const read = (text: string) => {
  const { filter, notUnderstood } = readSentence(text, PLACE_FINDER);
  const { area, places, words } = filter;
  const circle = area?.kind === "circulo" ? [area.name, area.radiusM] : null;
  return { circle, places: places.map(({ name }) => name), words, notUnderstood };
};

describe("stations, hospitals and the like", () => {
  test.each<[string, [name: string, radiusM: number]]>([
    ["piso cerca del metro de Sol", ["la estación de Sol", 1000]],
    ["piso cerca del metro Sol", ["la estación de Sol", 1000]],
    ["cerca de la boca de metro de Alonso Martínez", ["la estación de Alonso Martínez", 1000]],
    // Ten minutes on foot of 80 m each.
    ["piso a 10 minutos andando del metro Goya, Madrid", ["la estación de Goya", 800]],
    ["depto a 5 cuadras del subte Juramento", ["la estación de Juramento", 500]],
    // The longest name of the tables has seven words.
    ["piso cerca de la parada Ciudad de las Artes y las Ciencias", ["la Ciudad de las Artes", 1000]],
    ["piso junto a la estación de Atocha", ["la estación de Atocha", 1000]],
  ])("%s is a circle", (text, circle) =>
    expect(read(text)).toEqual({ circle, places: [], words: "", notUnderstood: [] }),
  );

  test.each([
    ["piso cerca del metro de Valdebernardo", "cerca del metro de Valdebernardo", []],
    ["piso cerca del Hospital La Paz", "cerca del Hospital La Paz", []],
    ["oficina cerca de la estación Calle 72 de TransMilenio", "cerca de la estación Calle 72 de TransMilenio", []],
    // The town is searched whole, and the university in it is told.
    ["piso cerca de la universidad de Alicante", "cerca de la universidad", ["Alicante"]],
  ])("%s: what no table has is told, and its name taken for no quarter", (text, told, places) =>
    expect(read(text)).toEqual({ circle: null, places, words: "", notUnderstood: [told] }),
  );

  test("«metro» alone is a word of titles, and 90 metres are an area", () => {
    expect(read("piso cerca del metro")).toMatchObject({ words: "metro", notUnderstood: [] });
    expect(readSentence("piso de 90 metros en Sol, Madrid", PLACE_FINDER).filter.builtAreaM2).toEqual({
      min: 81,
      max: 99,
    });
  });
});
