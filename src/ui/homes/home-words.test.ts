import { describe, expect, test } from "vitest";
import { checkedHomeSchema } from "#domain/portfolio/homes/home.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { homeWords } from "./home-words.ts";

const wordsOf = (home: object) => homeWords(publicHome(checkedHomeSchema.parse(home)));

const FLAT = {
  operation: "venta",
  type: "piso",
  price: 349_900,
  address: "Calle Sueca 12",
  placeName: "Russafa",
  town: "Valencia",
  builtAreaM2: 96,
  rooms: 3,
  bathrooms: 1,
  floor: 4,
  energyRating: "D",
  hasLift: true,
  hasPool: false,
  yearBuilt: 1965,
  descriptions: { en: "Bright", es: "  Luminoso.  " },
};

describe("in the words of Spain", () => {
  test("a flat without a title is named by kind and place, and keeps its street to itself", () => {
    const words = wordsOf(FLAT);
    expect(words).toMatchObject({
      kind: "Piso en venta",
      title: "Piso en venta en Russafa",
      place: "Valencia",
      price: "349.900\u00a0€",
      pricePer: "",
      has: ["Ascensor"],
      text: "Luminoso.",
      energy: { consumption: "D", emissions: null },
    });
    expect(words.figures).toEqual([
      { value: "96\u00a0m²", label: "construidos" },
      { value: "3", label: "habitaciones" },
      { value: "1", label: "baño" },
      { value: "4.ª", label: "planta" },
    ]);
    expect(words.facts).toContainEqual({ label: "Año", value: "1965" });
    expect(JSON.stringify(words)).not.toContain("Sueca");
  });

  test("with the address shown the street stands first", () => {
    expect(wordsOf({ ...FLAT, showsAddress: true, title: "Piso con luz" }).place).toBe(
      "Calle Sueca 12, Russafa, Valencia",
    );
  });

  test("a studio has no 0 rooms, a home without price says to ask, a limit of the sale is told", () => {
    const words = wordsOf({ operation: "venta", type: "estudio", rooms: 0, isPartOwnership: true });
    expect(words.figures).toEqual([]);
    expect(words.price).toBe("Consultar precio");
    expect(words.has).toEqual(["Venta de una parte"]);
  });

  test.each([
    [0, "Baja"],
    [-1, "Sótano 1"],
    [12, "12.ª"],
  ])("storey %i is %s", (floor, value) => {
    expect(wordsOf({ operation: "venta", type: "piso", floor }).figures).toEqual([{ value, label: "planta" }]);
  });
});

test.each([
  ["MX", "MXN", "Departamento en renta", "recámaras", "$18,500\u00a0MXN"],
  ["CO", "COP", "Apartamento en arriendo", "habitaciones", "$\u00a018.500\u00a0COP"],
  ["CL", "CLP", "Departamento en arriendo", "dormitorios", "$18.500\u00a0CLP"],
  ["FR", "EUR", "Piso en alquiler", "habitaciones", "18.500\u00a0€"],
])("a letting in %s is paid by the month in %s: %s", (country, currency, kind, rooms, price) => {
  const words = wordsOf({ operation: "alquiler", type: "piso", country, currency, price: 18_500, rooms: 2, floor: 3 });
  expect(words).toMatchObject({ kind, price, pricePer: "al mes" });
  expect(words.figures[0]).toEqual({ value: "2", label: rooms });
  expect(words.figures[1]!.value).toBe(country === "FR" ? "3.ª" : "3.º");
});
