import { describe, expect, test } from "vitest";
import { codesByName, type PlaceTables, placeOfHome, provinceCodesByName } from "./place-of-home.ts";

const TABLES: PlaceTables = {
  provinces: provinceCodesByName([
    { code: "41", name: "Sevilla" },
    { code: "46", name: "Valencia/València" },
    { code: "28", name: "Madrid" },
  ]),
  towns: codesByName([
    { code: "41091", name: "Sevilla" },
    { code: "46220", name: "Sagunto/Sagunt", otherNames: ["Sagunto", "Sagunt"] },
    { code: "41010", name: "Villanueva" },
    { code: "28010", name: "Villanueva" },
  ]),
  outlines: [],
};
const place = (home: Parameters<typeof placeOfHome>[0], tables = TABLES) => placeOfHome(home, tables);

describe("names with their codes", () => {
  test("every name leads to its code, folded; a name of two provinces leads nowhere", () => {
    const codes = codesByName([
      { code: "41091", name: "Écija" },
      { code: "41001", name: "Villanueva" },
      { code: "28001", name: "Villanueva" },
      { code: "28002", name: "Getafe" },
      { code: "28003", name: "Getafe" },
    ]);
    // Two places of one name in one province say at least the province: the last one stands for both.
    expect([...codes]).toEqual([
      ["ecija", "41091"],
      ["getafe", "28003"],
    ]);
  });
});

describe("where a home lies, by what its file tells", () => {
  test("the code of its municipality decides, whatever else is said", () => {
    expect(place({ municipalityCode: "41091", province: "Madrid", postalCode: "28001" })).toBe("ES-AN");
  });

  test("province and postal code tell the same or nothing", () => {
    expect(place({ province: "Sevilla" })).toBe("ES-AN");
    expect(place({ postalCode: " 28001 " })).toBe("ES-MD");
    expect(place({ province: "Sevilla", postalCode: "41001" })).toBe("ES-AN");
    expect(place({ province: "Sevilla", postalCode: "28001", town: "Sevilla" })).toBeUndefined();
    // A code of four digits is no Spanish one, and a province that no table has says nothing.
    expect(place({ postalCode: "2800" })).toBeUndefined();
    expect(place({ province: "Narnia", postalCode: "28001" })).toBe("ES-MD");
  });

  test("some people write the community where the province belongs", () => {
    expect(place({ province: "Comunitat Valenciana", town: "Villanueva" })).toBe("ES-VC");
    expect(place({ province: "andalucia" })).toBe("ES-AN");
  });

  test("then the town, which a place's name ends with; one that several provinces have says nothing", () => {
    expect(place({ town: "sevilla" })).toBe("ES-AN");
    expect(place({ placeName: "Triana, Sevilla" })).toBe("ES-AN");
    expect(place({ town: "Villanueva" })).toBeUndefined();
    expect(place({ town: "Villanueva", province: "Madrid" })).toBe("ES-MD");
  });

  test("abroad the country stands for itself where we know its costs", () => {
    expect(place({ country: "MX", postalCode: "41001" })).toBe("MX");
    expect(place({ country: "FR", postalCode: "75001" })).toBeUndefined();
  });

  test("last its point, by the outline of the province", () => {
    const square = { west: -6, south: 37, east: -5, north: 38 };
    const ring: [number, number][] = [
      [-6, 37],
      [-5, 37],
      [-5, 38],
      [-6, 38],
      [-6, 37],
    ];
    const tables = { ...TABLES, outlines: [{ code: "41", polygons: [[ring]], bounds: square }] };
    expect(place({ latitude: 37.4, longitude: -5.5 }, tables)).toBe("ES-AN");
    expect(place({ latitude: 39, longitude: -5.5 }, tables)).toBeUndefined();
    expect(place({ latitude: 37.4 }, tables)).toBeUndefined();
    // The town is believed before the point.
    expect(place({ town: "Sagunto", latitude: 37.4, longitude: -5.5 }, tables)).toBe("ES-VC");
  });

  test("nothing known, nothing told", () => {
    expect(place({})).toBeUndefined();
    expect(place({ latitude: 37.4 })).toBeUndefined();
  });
});
