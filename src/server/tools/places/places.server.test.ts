import { describe, expect, test } from "vitest";
import { COUNTRIES } from "#content/places/countries.ts";
import { NEIGHBOURHOOD_CELLS } from "#content/places/neighbourhood-cells.ts";
import { QUARTERS } from "#content/places/quarters.server.ts";
import { NEIGHBOURHOODS } from "#domain/shared/places/neighbourhoods.ts";
import { findLocally, findPlaces, municipalityAt, officialValueOf, placeAt, placeById } from "./places.server.ts";

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

  test.each([
    ["Chamberí", "Chamberí", "Distrito de Madrid"],
    ["malasana", "Malasaña", "Barrio de Madrid"],
    ["triana", "Triana", "Barrio de Sevilla"],
    ["eixample", "Eixample", "Distrito de Barcelona"],
    ["condesa", "Condesa", "Colonia de Ciudad de México, Cuauhtémoc"],
    ["polanco", "Polanco", "Colonia de Ciudad de México, Miguel Hidalgo"],
    ["Polanco, CDMX", "Polanco", "Colonia de Ciudad de México, Miguel Hidalgo"],
    ["Polanco, Cantabria", "Polanco", "Municipio de Cantabria"],
    ["chapinero", "Chapinero", "Localidad de Bogotá"],
    ["pocitos", "Pocitos", "Barrio de Montevideo"],
    ["palermo buenos aires", "Palermo", "Barrio de Buenos Aires"],
    ["providencia", "Providencia", "Comuna de Santiago"],
    ["cdmx", "Ciudad de México", "Ciudad en México"],
    ["combarro", "Combarro", "Localidad de Poio, Pontevedra"],
    ["pozuelo", "Pozuelo de Alarcón", "Municipio de Madrid"],
    ["28010", "28010", "Código postal de Madrid"],
    ["08008", "08008", "Código postal de Barcelona"],
    ["46006", "46006", "Código postal de València: punto del municipio"],
  ])("%s finds %s, %s", (query, name, context) => {
    expect(findPlaces(query)[0]).toMatchObject({ name, context });
  });

  test.each(["zona rosa", "chapinero alto", "99999", "nordelta"])("%s, which no list has, finds nothing", (query) => {
    expect(findPlaces(query)).toEqual([]);
  });

  test.each(["València", "28010", "Condesa", "Chamberí", "Combarro"])("%s is found again by its id", (query) => {
    const [place] = findPlaces(query);
    expect(placeById(place!.id)).toEqual(place);
  });

  test("every quarter of a Spanish city lies in it", () => {
    const quarters = ["es-28079", "es-41091", "es-29067", "es-50297"].flatMap((key) =>
      QUARTERS.split(`#${key}\n`)[1]!
        .split("#")[0]!
        .trim()
        .split("\n")
        .map((line) => [key, ...line.split("\t")] as const),
    );
    expect(quarters.length).toBeGreaterThan(700);
    const astray = quarters.filter(([key, , , lat, lon]) => municipalityAt(Number(lat), Number(lon)) !== key.slice(3));
    expect(astray).toEqual([]);
  });
});

describe("an address without streets", () => {
  test.each([
    ["Calle Colón 20, Valencia", "València"],
    ["Carrer d'Enric Granados 45, Barcelona", "Barcelona"],
    ["Gran Vía 31, 28013 Madrid", "28013"],
    ["Calle Fuencarral 3, Malasaña, Madrid", "Malasaña"],
  ])("%s finds %s, and says that it is not the street", (query, name) => {
    const { places, isAddress } = findLocally(query);
    expect([places[0]?.name, isAddress]).toEqual([name, true]);
  });

  test("without a town it finds nothing: no town is called like the street", () => {
    expect(findLocally("Calle Colón 20")).toEqual({ places: [], isAddress: true });
    expect(findLocally("Villarroel 121")).toEqual({ places: [], isAddress: true });
  });

  test("a place is no address", () => expect(findLocally("Ruzafa").isAddress).toBe(false));
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
