import { describe, expect, test } from "vitest";
import { COUNTRIES } from "#content/places/countries.ts";
import { NEIGHBOURHOOD_CELLS } from "#content/places/neighbourhood-cells.ts";
import { NEIGHBOURHOODS } from "#domain/shared/places/neighbourhoods.ts";
import { findPlaces, officialValueOf, placeAt, placeById } from "./places.server.ts";

describe("search over the real tables", () => {
  test.each([
    ["ruzafa", "Russafa", "Barrio de València"],
    ["malvarrosa", "Playa de la Malvarrosa", "Barrio de València"],
    ["gótico", "El Gòtic", "Barrio de Barcelona"],
    ["madird", "Madrid", "Municipio de Madrid"],
    ["hospitalet", "L'Hospitalet de Llobregat", "Municipio de Barcelona"],
    ["guipuzcoa", "Gipuzkoa", "Provincia de España"],
    ["palma", "Palma de Mallorca", "Municipio de Illes Balears"],
    ["ciudad de mexico", "Ciudad de México", "Ciudad en México"],
    ["san juan de alicante", "Sant Joan d'Alacant", "Municipio de Alicante/Alacant"],
  ])("%s finds %s", (query, name, context) => {
    expect(findPlaces(query)[0]).toMatchObject({ name, context });
  });

  test("a found place is found again by its id", () => {
    const [place] = findPlaces("València");
    expect(placeById(place!.id)).toEqual(place);
  });
});

describe("place of a point", () => {
  test("Russafa, with the value of its city", () => {
    const at = placeAt(39.4615, -0.3738);
    expect(at.municipality).toMatchObject({ code: "46250", name: "València" });
    expect(at.neighbourhood?.name).toBe("Russafa");
    expect(at.officialValue).toMatchObject({ level: "municipio", unitPrice: 2849.4, mark: "por-comprobar" });
  });

  test("a village has the value of its province, a point abroad nothing", () => {
    const village = placeAt(42.8398, -2.5124);
    expect(village.municipality?.name).toBe("Alegría-Dulantzi");
    expect(village.officialValue).toMatchObject({ level: "provincia", code: "01" });
    expect(placeAt(19.43, -99.13)).toEqual({});
  });

  test("every neighbourhood's point lies in its city; a street over the border does not", () => {
    const lost = NEIGHBOURHOODS.filter((own) => placeAt(own.latitude, own.longitude).neighbourhood?.id !== own.id);
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(placeAt(41.3596, 2.0997)).toMatchObject({ municipality: { name: "L'Hospitalet de Llobregat" } });
    expect(placeAt(41.3596, 2.0997).neighbourhood).toBeUndefined();
  });
});

describe("tables", () => {
  test("the checks of the data: Madrid, Barcelona, Sevilla, Málaga", () => {
    expect(["28079", "08019", "41091", "29067"].map((code) => Math.round(officialValueOf(code)!.unitPrice))).toEqual([
      5301, 4540, 2528, 3220,
    ]);
  });

  test("every neighbourhood has an area on the map", () => {
    const drawn = new Set(NEIGHBOURHOOD_CELLS.split("\n").map((line) => line.split("\t")[0]));
    expect(NEIGHBOURHOODS.filter(({ id }) => !drawn.has(id)).map(({ name }) => name)).toEqual([]);
  });

  test("Spain and the nineteen supported countries of Latin America", () => {
    expect(
      COUNTRIES.map(({ code }) => code)
        .sort()
        .join(" "),
    ).toBe("AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE");
  });
});
