import { describe, expect, test } from "vitest";
import { COUNTRIES } from "#content/places/countries.ts";
import { NEIGHBOURHOOD_CELLS } from "#content/places/neighbourhood-cells.ts";
import { QUARTERS } from "#content/places/quarters.server.ts";
import { NEIGHBOURHOODS } from "#domain/shared/places/neighbourhoods.ts";
import { municipalityAt } from "../../platform/places/municipality-at.server.ts";
import { officialPriceAt } from "./official-price.server.ts";
import {
  findLocally,
  findPlaces,
  municipalityNear,
  officialValueOf,
  placeAt,
  placeById,
  townLevelOf,
} from "./places.server.ts";

describe("search over the real tables", () => {
  test.each([
    ["ruzafa", "Russafa", "Barrio de Valencia"],
    ["malvarrosa", "Playa de la Malvarrosa", "Barrio de Valencia"],
    ["gótico", "El Gòtic", "Barrio de Barcelona"],
    ["madird", "Madrid", "Municipio de Madrid"],
    ["hospitalet", "L'Hospitalet de Llobregat", "Municipio de Barcelona"],
    ["guipuzcoa", "Gipuzkoa", "Provincia de España"],
    ["palma", "Palma", "Municipio de Illes Balears"],
    ["ciudad de mexico", "Ciudad de México", "Ciudad en México"],
    ["san juan de alicante", "Sant Joan d'Alacant", "Municipio de Alicante"],
  ])("%s finds %s", (query, name, context) => {
    expect(findPlaces(query)[0]).toMatchObject({ name, context });
  });

  test.each([
    ["Chamberí", "Chamberí", "Distrito de Madrid"],
    ["Barrio de Salamanca", "Salamanca", "Distrito de Madrid"],
    ["colonia Roma Norte", "Roma Norte", "Colonia de Ciudad de México, Cuauhtémoc"],
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
    ["46006", "46006", "Código postal de Valencia: punto del municipio"],
  ])("%s finds %s, %s", (query, name, context) => {
    expect(findPlaces(query)[0]).toMatchObject({ name, context });
  });

  test.each([
    ["zapopan", "MX"],
    ["nordelta", "AR"],
    ["envigado", "CO"],
    ["temuco", "CL"],
  ])("%s, a town beside the largest cities, is found in its country: %s", (query, country) => {
    expect(findPlaces(query)[0]).toMatchObject({ kind: "ciudad", country });
  });

  test.each(["zona rosa", "chapinero alto", "99999"])("%s, which no list has, finds nothing", (query) => {
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
    ["Calle Colón 20, Valencia", "Valencia"],
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

  test("a place of Spain says its province, which an address is filled in with", () => {
    expect(findLocally("ruzafa").places[0]).toMatchObject({ name: "Russafa", province: "Valencia" });
    expect(findLocally("ciudad de mexico").places[0]).not.toHaveProperty("province");
  });

  test("a place is no address", () => expect(findLocally("Ruzafa").isAddress).toBe(false));
});

describe("place of a point", () => {
  test("Russafa, with the value of its city", () => {
    const at = placeAt(39.4615, -0.3738);
    expect(at.municipality).toMatchObject({ code: "46250", name: "Valencia" });
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

describe("municipality of a home", () => {
  test("the sea and other countries have none; the beach has one although the outlines are coarse", () => {
    expect(municipalityNear(40.0, 2.16)).toBeUndefined();
    expect(municipalityNear(38.7223, -9.1393)).toBeUndefined();
    expect(municipalityNear(19.43, -99.13)).toBeUndefined();
    // The beach of the Barceloneta, and the end of a street by the sea in Cádiz.
    expect(municipalityNear(41.3784, 2.1925)?.name).toBe("Barcelona");
    expect(municipalityNear(36.5345, -6.3065)?.name).toBe("Cádiz");
  });

  test("at a border the named one of the two is believed, and far from it nobody's word counts", () => {
    // Carrer de la Riera Blanca is the border of Barcelona and L'Hospitalet.
    const border = [41.3713, 2.1302] as const;
    expect(municipalityNear(...border, "08019")?.code).toBe("08019");
    expect(municipalityNear(...border, "08101")?.code).toBe("08101");
    expect(municipalityNear(40.4168, -3.7038, "41091")?.code).toBe("28079");
  });
});

describe("official price of a point", () => {
  test("a city's own figure, without its neighbours", () => {
    const price = officialPriceAt({ latitude: 37.3891, longitude: -5.9845, municipalityCode: "41091" });
    expect(price).toMatchObject({ level: "municipality", placeName: "Sevilla", eurPerM2: 2528.4 });
    expect(price).not.toHaveProperty("around");
    expect(townLevelOf("41091")).toBeUndefined();
  });

  test("a village has its province's, and what the towns around it tell, nearest first", () => {
    const price = officialPriceAt({ latitude: 40.4079, longitude: -1.4443 })!;
    expect(price).toMatchObject({ level: "province", placeName: "Teruel", townName: "Albarracín" });
    const { towns, isNear, eurPerM2 } = price.around!;
    expect(towns[0]!.name).toBe("Teruel");
    expect(isNear).toBe(false);
    expect(towns.map(({ km }) => km)).toEqual(towns.map(({ km }) => km).toSorted((a, b) => a - b));
    expect(eurPerM2 / price.eurPerM2).toBeGreaterThan(0.6);
    expect(eurPerM2 / price.eurPerM2).toBeLessThan(1.4);
  });

  test("the point decides, not the place that was chosen before it was moved", () => {
    expect(officialPriceAt({ latitude: 40.4168, longitude: -3.7038, municipalityCode: "41091" })!.placeName).toBe(
      "Madrid",
    );
    expect(officialPriceAt({ latitude: 40.0, longitude: 2.16, municipalityCode: "08019" })).toBeNull();
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
