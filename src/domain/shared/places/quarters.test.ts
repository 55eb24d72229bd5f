import { describe, expect, test } from "vitest";
import { ONLY_STREET, type Place, type PlaceKind, placeLabel, placeParts } from "./place.ts";
import { postcodeIn, postcodePlace, readPostcodes } from "./postcodes.ts";
import { QUARTER_CITIES } from "./quarter-cities.ts";
import { readQuarters, readSmallTowns } from "./quarters.ts";

const CURRENCIES = new Map([
  ["ES", "EUR"],
  ["MX", "MXN"],
]);
const table = [
  "#es-28079",
  "Chamberí\td\t40.4387\t-3.7022\t1200",
  "Malasaña\tb\t40.427\t-3.706\t400",
  "#mx-ciudad-de-mexico",
  "Condesa\tb\t19.4147\t-99.1763\t450\tCuauhtémoc",
  "Centro\tb\t19.4\t-99.1\t450\tTlalpan",
  "Centro\tb\t19.3\t-99.1\t450\tTlalpan",
  "#xx-nowhere",
  "Nadie\tb\t1\t2\t300",
].join("\n");

describe("districts and neighbourhoods", () => {
  const places = readQuarters(table, CURRENCIES);

  test("have their city's code, currency and words", () => {
    expect(places.map(({ place }) => place)).toMatchObject([
      {
        id: "distrito-es-28079-chamberi",
        kind: "distrito",
        context: "Distrito de Madrid",
        municipalityCode: "28079",
        provinceCode: "28",
        currency: "EUR",
        radiusM: 1200,
      },
      { id: "barrio-es-28079-malasana", context: "Barrio de Madrid", population: 15_000 },
      {
        id: "barrio-mx-ciudad-de-mexico-condesa-cuauhtemoc",
        context: "Colonia de Ciudad de México, Cuauhtémoc",
        country: "MX",
        currency: "MXN",
        population: 8_000,
      },
      { id: "barrio-mx-ciudad-de-mexico-centro-tlalpan" },
      { id: "barrio-mx-ciudad-de-mexico-centro-tlalpan-2" },
    ]);
    expect(places[2]!.place.municipalityCode).toBeUndefined();
    expect(places[2]!.inside).toContain("CDMX");
  });

  test("are called with their city, without the word for their kind", () => {
    expect(places.slice(0, 3).map(({ place }) => placeLabel(place))).toEqual([
      "Chamberí, Madrid",
      "Malasaña, Madrid",
      "Condesa, Ciudad de México",
    ]);
  });

  test("each city has a key and a place of its own", () => {
    expect(new Set(QUARTER_CITIES.map(({ key }) => key)).size).toBe(QUARTER_CITIES.length);
    for (const { key, country, municipalityCode } of QUARTER_CITIES) {
      expect(key.slice(0, 2)).toBe(country.toLowerCase());
      if (country === "ES") expect(key).toBe(`es-${municipalityCode}`);
    }
  });
});

test("a town that is no municipality says in which one it is; of an unknown one it is left out", () => {
  const above = new Map([["36041", { name: "Poio", province: "Pontevedra" }]]);
  const [town, ...others] = readSmallTowns("Combarro\t36041\t42.4319\t-8.7065\t1786\nAjeno\t99999\t1\t2\t600", above);
  expect(others).toEqual([]);
  expect(town!.place).toMatchObject({
    id: "localidad-36041-combarro",
    context: "Localidad de Poio, Pontevedra",
    population: 1786,
    provinceCode: "36",
  });
  expect(placeLabel(town!.place)).toBe("Combarro, Poio");
});

describe("postcodes", () => {
  const codes = readPostcodes("28010\t28079\t40.4329\t-3.698\n46006\t46250");
  const town = {
    code: "46250",
    name: "Valencia",
    otherNames: [],
    latitude: 39.47,
    longitude: -0.376,
    population: 789_744,
    areaKm2: 139,
  };

  test("one with a point is there; one without is in the middle of its town, and says so", () => {
    const madrid = { ...town, code: "28079", name: "Madrid" };
    expect(postcodePlace("28010", codes.get("28010")!, madrid)).toMatchObject({
      id: "cp-28010",
      name: "28010",
      context: "Código postal de Madrid",
      latitude: 40.4329,
      municipalityCode: "28079",
      radiusM: 900,
    });
    // √(139 / π) = 6.652 km.
    const valencia = postcodePlace("46006", codes.get("46006")!, town);
    expect(valencia).toMatchObject({
      context: "Código postal de Valencia: punto del municipio",
      latitude: 39.47,
      radiusM: 6652,
    });
    expect(placeLabel(valencia)).toBe("46006, Valencia");
    // √(2000 / π) = 25 km and √(2 / π) = 0.8 km: between one kilometre and ten.
    const wide = (areaKm2: number) => postcodePlace("46006", codes.get("46006")!, { ...town, areaKm2 }).radiusM;
    expect([wide(2000), wide(2)]).toEqual([10_000, 1_000]);
  });

  test.each([
    ["28010", "28010"],
    [" 28010 ", "28010"],
    ["CP 28010", "28010"],
    ["c.p. 28010", "28010"],
    ["28010 Madrid", "28010"],
    ["28010, L'Hospitalet de Llobregat", "28010"],
    ["2801", undefined],
    ["280101", undefined],
    ["Madrid 28010", undefined],
    ["28010 3", undefined],
    ["Calle 28010", undefined],
  ])("in %j: %s", (text, code) => expect(postcodeIn(text)).toBe(code));
});

describe("parts of an address that a place settles", () => {
  const place = (kind: PlaceKind, name: string, context: string): Place => ({
    id: "x",
    kind,
    name,
    context,
    latitude: 0,
    longitude: 0,
    country: "ES",
    currency: "EUR",
    radiusM: 50,
    population: 0,
  });

  test.each<[PlaceKind, string, string, object]>([
    ["municipio", "Allariz", "Municipio de Ourense", { town: "Allariz" }],
    ["ciudad", "Bogotá", "Ciudad en Colombia", { town: "Bogotá" }],
    ["barrio", "Malasaña", "Barrio de Madrid", { locationDetail: "Malasaña", town: "Madrid" }],
    [
      "barrio",
      "Roma Norte",
      "Colonia de Ciudad de México, Cuauhtémoc",
      { locationDetail: "Roma Norte", town: "Ciudad de México" },
    ],
    ["localidad", "Combarro", "Localidad de Poio, Pontevedra", { locationDetail: "Combarro", town: "Poio" }],
    [
      "codigo-postal",
      "46006",
      "Código postal de Valencia: punto del municipio",
      { postalCode: "46006", town: "Valencia" },
    ],
    ["provincia", "Gipuzkoa", "Provincia de España", {}],
    [
      "portal",
      "Carrer Enric Granados, 45",
      "08008 Barcelona",
      { address: "Carrer Enric Granados, 45", postalCode: "08008", town: "Barcelona" },
    ],
    ["calle", "Gran Vía", `28013 Madrid, ${ONLY_STREET}`, { address: "Gran Vía", postalCode: "28013", town: "Madrid" }],
    [
      "portal",
      "Reforma, 222",
      "Juárez, Ciudad de México",
      { address: "Reforma, 222", locationDetail: "Juárez", town: "Ciudad de México" },
    ],
    ["calle", "Calle Mayor", "Morella", { address: "Calle Mayor", town: "Morella" }],
    [
      "calle",
      "Defensa",
      `San Telmo, Comuna 1, Buenos Aires, ${ONLY_STREET}`,
      { address: "Defensa", locationDetail: "San Telmo", town: "Buenos Aires" },
    ],
    ["calle", "Calle Mayor", ONLY_STREET, { address: "Calle Mayor" }],
  ])("%s %s, %s", (kind, name, context, parts) => expect(placeParts(place(kind, name, context))).toEqual(parts));

  test("with the province, where the search knows it", () => {
    const found = place("barrio", "Russafa", "Barrio de Valencia");
    expect(placeParts(Object.assign({}, found, { province: "Valencia" }))).toEqual({
      locationDetail: "Russafa",
      town: "Valencia",
      province: "Valencia",
    });
  });

  test("of a reference only the address: the cadastre writes the town into it", () => {
    const found = place("portal", "CL COLON 20 VALENCIA", "Referencia catastral 9872023VH5797S");
    expect(placeParts(Object.assign({}, found, { cadastre: { reference: "9872023VH5797S", facts: {} } }))).toEqual({
      address: "CL COLON 20 VALENCIA",
    });
  });
});
