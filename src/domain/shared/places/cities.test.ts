import { describe, expect, test } from "vitest";
import { CITIES, cityTitle, findCity } from "./city.ts";
import { countryFacts, ownCityFacts } from "./city-facts-abroad.ts";
import { nearestNeighbourhood } from "./nearest.ts";
import { officialValue, readUnitPrices } from "./official-value.ts";
import { distanceM } from "./place.ts";
import { readMunicipalities, spanishPlaces } from "./spanish-places.ts";
import {
  COMMUNITY_CODES,
  COUNTRY_CODES,
  communityOfMunicipality,
  isCommunity,
  isLatinAmericanCountry,
  LATIN_AMERICA,
  PRICE_CURRENCIES,
  TAX_PLACES,
} from "./tax-places.ts";

describe("cities that pages are written for", () => {
  test("are the 52 of Spain and 20 abroad, each at an address of its own", () => {
    expect(CITIES.filter(({ country }) => country === "ES")).toHaveLength(52);
    expect(CITIES).toHaveLength(72);
    expect(new Set(CITIES.map(({ slug }) => slug)).size).toBe(72);
    for (const { slug } of CITIES) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each([
    [
      "vitoria-gasteiz",
      { country: "ES", name: "Vitoria-Gasteiz", code: "01059", community: "ES-PV" },
      "Vitoria-Gasteiz",
    ],
    ["a-coruna", { code: "15030", community: "ES-GA" }, "A Coruña"],
    ["las-palmas-de-gran-canaria", { code: "35016", community: "ES-CN" }, "Las Palmas de Gran Canaria"],
    ["guadalajara", { country: "ES", code: "19130" }, "Guadalajara"],
    ["guadalajara-mexico", { country: "MX", name: "Guadalajara" }, "Guadalajara, México"],
    ["cordoba-argentina", { country: "AR" }, "Córdoba, Argentina"],
    ["melilla", { code: "52001", community: "ES-ML" }, "Melilla"],
    ["bogota", { country: "CO" }, "Bogotá, Colombia"],
  ])("%s", (slug, expected, title) => {
    const city = findCity(slug)!;
    expect(city).toMatchObject({ slug, ...expected });
    expect(cityTitle(city)).toBe(title);
  });

  test("of others there is none", () => expect(findCity("atlantida")).toBeUndefined());
});

describe("facts abroad", () => {
  test("have an id by their place, a source and how sure they are", () => {
    expect(countryFacts("MX")[0]).toEqual({
      id: "plaza-mx-0",
      label: "Impuesto de la transmisión",
      value: "2–4,5\u00a0% o más, lo paga quien compra",
      unit: "texto",
      jurisdiction: "MX",
      validFrom: "2026-01-01",
      source: { title: "Guías y prensa del país, 2025-2026", consulted: "2026-08-07" },
      mark: "contrastado",
      note: "El ISAI es municipal o estatal.",
    });
    expect(countryFacts("MX")[1]).not.toHaveProperty("note");
    expect(countryFacts("CR")).toEqual([]);
    expect(ownCityFacts("bogota")).toMatchObject([
      {
        id: "plaza-bogota-0",
        value: "8,2\u00a0%",
        validFrom: "2022-01-01",
        source: { title: "Bloomberg Línea, 2022" },
      },
    ]);
    expect(ownCityFacts("monterrey")).toMatchObject([
      { label: "ISAI, Nuevo León", value: "cerca del 3\u00a0%", mark: "una-fuente" },
    ]);
    expect(ownCityFacts("atlantida")).toEqual([]);
  });

  test("have ids that are used once", () => {
    const ids = [...COUNTRY_CODES.flatMap(countryFacts), ...CITIES.flatMap(({ slug }) => ownCityFacts(slug))].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(35);
  });
});

describe("where a home is bought, for its taxes", () => {
  test("every province of Spain lies in one community: 52 codes, each once", () => {
    const codes = Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, "0"));
    expect(codes.map((code) => communityOfMunicipality(`${code}001`)).every(Boolean)).toBe(true);
    expect(["00001", "53001", "99", ""].map(communityOfMunicipality)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ["28079", "ES-MD"],
    ["08019", "ES-CT"],
    ["46250", "ES-VC"],
    ["41091", "ES-AN"],
    ["48020", "ES-PV"],
    ["31201", "ES-NC"],
    ["38038", "ES-CN"],
    ["07040", "ES-IB"],
    ["47186", "ES-CL"],
    ["45168", "ES-CM"],
    ["51001", "ES-CE"],
  ])("%s is in %s", (code, community) => expect(communityOfMunicipality(code)).toBe(community));

  test("are 19 communities, ten countries, and anywhere else", () => {
    expect([COMMUNITY_CODES.length, COUNTRY_CODES.length, TAX_PLACES.length]).toEqual([19, 10, 30]);
    expect(["ES-CT", "ES-XX", "toString"].map(isCommunity)).toEqual([true, false, false]);
    expect(["MX", "ES", "constructor"].map(isLatinAmericanCountry)).toEqual([true, false, false]);
    for (const { currency } of Object.values(LATIN_AMERICA)) expect(PRICE_CURRENCIES).toContain(currency);
  });
});

describe("places on the map", () => {
  // One degree of a meridian is 6,371,008 · π / 180 = 111,195.07 m; at 60° a degree of longitude is half of it, 0.6 m less on the shortest way.
  test.each([
    [0, 0, 1, 0, 111_195.07],
    [0, 0, 0, 1, 111_195.07],
    [60, 0, 60, 1, 55_597],
    [41.4, 2.1, 41.4, 2.1, 0],
    // From one end of the earth to the other: 6,371,008 · π.
    [0, 0, 0, 180, 20_015_112],
    [90, 0, -90, 0, 20_015_112],
  ])("from (%d, %d) to (%d, %d) are %d m", (latitude, longitude, toLatitude, toLongitude, metres) =>
    expect(
      distanceM({ latitude, longitude }, { latitude: toLatitude, longitude: toLongitude }) / Math.max(1, metres),
    ).toBeCloseTo(metres === 0 ? 0 : 1, 5),
  );

  test("a home farther than 1.6 km from every point lies in no neighbourhood", () => {
    // Out at sea before Barcelona and Valencia: eastward from the last point of the coast.
    const reach = Array.from({ length: 400 }, (_, i) => 2.15 + i * 0.0005).filter((longitude) =>
      nearestNeighbourhood(41.39, longitude),
    );
    const last = reach.at(-1)!;
    const nearest = nearestNeighbourhood(41.39, last)!;
    expect(distanceM(nearest, { latitude: 41.39, longitude: last })).toBeLessThanOrEqual(1600);
    expect(distanceM(nearest, { latitude: 41.39, longitude: last + 0.0005 })).toBeGreaterThan(1555);
  });

  test("the lines of a table are municipalities", () => {
    expect(
      readMunicipalities("08019\tBarcelona\t41.3825\t2.177\t1636732\t101\n46250\tValència\t39.47\t-0.376\t800000\t135"),
    ).toEqual([
      {
        code: "08019",
        name: "Barcelona",
        otherNames: [],
        latitude: 41.3825,
        longitude: 2.177,
        population: 1_636_732,
        areaKm2: 101,
      },
      {
        code: "46250",
        name: "Valencia",
        otherNames: ["València"],
        latitude: 39.47,
        longitude: -0.376,
        population: 800_000,
        areaKm2: 135,
      },
    ]);
  });

  const province = {
    code: "08",
    name: "Barcelona",
    capitalCode: "08019",
    latitude: 41.7,
    longitude: 2,
    population: 5_800_010,
    areaKm2: 7726,
  };
  const town = {
    code: "08019",
    name: "Barcelona",
    otherNames: [],
    latitude: 41.38,
    longitude: 2.17,
    population: 1_636_732,
    areaKm2: 101,
  };
  const placesOf = (...towns: (typeof town)[]) => spanishPlaces([province], towns);
  const idOf = (id: string, ...towns: (typeof town)[]) => placesOf(...towns).find(({ place }) => place.id === id);

  test("of Spain: a town with its circle, whose area is the town's: √(101 / π) = 5.670 km", () => {
    expect(idOf("municipio-08019", town)).toEqual({
      place: {
        country: "ES",
        currency: "EUR",
        id: "municipio-08019",
        kind: "municipio",
        name: "Barcelona",
        context: "Municipio de Barcelona",
        latitude: 41.38,
        longitude: 2.17,
        municipalityCode: "08019",
        provinceCode: "08",
        radiusM: 5670,
        population: 1_636_732,
      },
      otherNames: [],
    });
    expect(idOf("municipio-99001", { ...town, code: "99001", name: "Torrent" })).toMatchObject({
      place: { context: "Municipio de España" },
      otherNames: ["Torrente"],
    });
  });

  test("circles are of a kilometre at least and of sixty at most", () => {
    const radius = (areaKm2: number) => idOf("municipio-08019", { ...town, areaKm2 })!.place.radiusM;
    // √(3 / π) = 0.977 and √(4 / π) = 1.128; √(11,300 / π) = 59.97 and √(12,000 / π) = 61.8.
    expect([radius(3), radius(4), radius(11_300), radius(12_000)]).toEqual([1000, 1128, 59_974, 60_000]);
  });

  test("a province weighs a twentieth of its people, a neighbourhood 20 for each advert", () => {
    expect(idOf("provincia-08")!.place).toMatchObject({
      name: "Barcelona",
      context: "Provincia de España",
      provinceCode: "08",
      // √(7,726 / π) = 49.591 km, and 5,800,010 / 20.
      radiusM: 49_591,
      population: 290_001,
    });
    const quarters = placesOf().filter(({ place }) => place.kind === "barrio");
    expect(quarters).toHaveLength(142);
    for (const { place } of quarters) {
      expect(place).toMatchObject({ radiusM: 700, provinceCode: place.municipalityCode!.slice(0, 2) });
      expect(place.context).toBe(place.provinceCode === "08" ? "Barrio de Barcelona" : "Barrio de Valencia");
      expect(place.population % 20).toBe(0);
    }
    expect(quarters.find(({ place }) => place.name === "Russafa")?.otherNames).toEqual(["Ruzafa"]);
  });
});

test("an official value says of which quarters it is the mean, and that nobody has checked the copy", () => {
  const tables = { byMunicipality: readUnitPrices("08019 4540.1"), byProvince: readUnitPrices("08 3119") };
  expect(officialValue(tables, "08019")).toEqual({
    level: "municipio",
    code: "08019",
    unitPrice: 4540.1,
    validFrom: "2025-07-01",
    validTo: "2026-06-30",
    period: "media de 2025T3 a 2026T2",
    source: {
      title:
        "Copia de «Valor tasado medio de vivienda libre», del Ministerio de Vivienda, en el repositorio Econometr-a",
      url: "https://github.com/Phraselium/Econometr-a",
      consulted: "2026-11-01",
    },
    mark: "por-comprobar",
    note: "Copia de segunda mano de la tabla oficial, sin cotejar. Es un valor de tasación, no de oferta ni de venta.",
  });
});
