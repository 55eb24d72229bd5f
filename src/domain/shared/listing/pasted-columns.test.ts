import { describe, expect, test } from "vitest";
import { columnsFromContent, columnsFromHeader, looksLikeHeader, matchHeader } from "./pasted-columns.ts";

describe("the field that a header names", () => {
  test.each([
    ["Precio", "price", 3],
    ["PRECIO (€)", "price", 3],
    ["€/m²", "unitPrice", 3],
    ["Precio €/m2", "unitPrice", 3],
    ["USD x m2", "unitPrice", 3],
    ["m²", "builtAreaM2", 3],
    ["(m²)", "builtAreaM2", 3],
    ["Nº de baños:", "bathrooms", 3],
    ["Número habitaciones", "rooms", 3],
    ["Año", "yearBuilt", 3],
    ["Lat", "latitude", 3],
    ["Superfice", "builtAreaM2", 2],
    ["Habitacoines", "rooms", 2],
    ["Precio final del vendedor", "price", 1],
    ["Fecha de la oferta", "date", 1],
    // The longest name that it holds.
    ["Estado de conservación del edificio", "condition", 1],
  ])("«%s» is %s, sure by %d", (header, field, score) => expect(matchHeader(header)).toEqual({ field, score }));

  test.each(["", "¿?", "Observaciones", "lot", "a".repeat(41), "precio uno dos tres cuatro cinco seis"])(
    "«%s» is nothing",
    (header) => expect(matchHeader(header)).toBeUndefined(),
  );

  test("six words may hold a name, seven may not; names of three letters are read alone", () => {
    expect(matchHeader("uno dos tres cuatro cinco precio")?.field).toBe("price");
    expect(matchHeader("con asc")?.field).toBeUndefined();
  });
});

describe("a line of headers", () => {
  test.each<[string[], boolean]>([
    [["Precio", "m2"], true],
    [["Precio", "m2", "", ""], true],
    // Half of them, and at least two.
    [["Precio", "m2", "Uno", "Dos"], true],
    [["Precio", "m2", "Uno", "Dos", "Tres"], false],
    [["Precio", "Uno"], false],
    [["Precio"], false],
    // A number is data.
    [["Precio", "m2", "320.000 €"], false],
    [["Precio", "m2", "95 m²"], false],
    // More than a third hold figures.
    [["Precio 2024", "m2", "Planta 3"], false],
    [["Precio 2024", "m2", "Planta"], true],
    [[], false],
  ])("%j: %s", (cells, expected) => expect(looksLikeHeader(cells)).toBe(expected));
});

describe("columns by their headers", () => {
  const columns = (...headers: string[]) => columnsFromHeader(headers).map(({ field }) => field);

  test("each field goes to the one that names it best, and of two alike to the first", () => {
    expect(columns("Precio de lista", "Precio", "m2")).toEqual([undefined, "price", "builtAreaM2"]);
    expect(columns("Precio", "Importe", "Notas")).toEqual(["price", undefined, undefined]);
  });

  test("are shown with their names, and a price in thousands with its scale", () => {
    expect(columnsFromHeader(["Precio (miles €)", "Notas"])).toEqual([
      { index: 0, header: "Precio (miles €)", field: "price", label: "Precio", scale: 1000 },
      { index: 1, header: "Notas", label: "Sin usar", scale: 1 },
    ]);
    expect(columnsFromHeader(["Precio k€", "Importe €k", "Precio"]).map(({ scale }) => scale)).toEqual([1000, 1000, 1]);
  });
});

describe("columns by what stands in them", () => {
  const fields = (...rows: string[][]) => columnsFromContent(rows).map(({ field }) => field);

  test("are told by their units first, then by their sizes", () => {
    expect(
      fields(
        ["320.000", "95", "1965", "3", "2", "4", "Calle Alta 1"],
        ["250.000", "80", "1970", "2", "1", "1", "Calle Baja 2"],
      ),
    ).toEqual(["price", "builtAreaM2", "yearBuilt", "rooms", "bathrooms", "floor", "address"]);
    expect(fields(["3 hab", "2 baños", "3ª", "95 m²", "320k", "3.000 €/m²", "14/11/2025"])).toEqual([
      "rooms",
      "bathrooms",
      "floor",
      "builtAreaM2",
      "price",
      "unitPrice",
      "date",
    ]);
    expect(fields(["39,4702", "-0,3768", "cierre", "a reformar", "con ascensor"])).toEqual([
      "latitude",
      "longitude",
      "evidence",
      "condition",
      "hasLift",
    ]);
  });

  test("need more than six of ten filled cells; empty ones do not count", () => {
    const rows = (right: number, wrong: number) => [
      ...Array.from({ length: right }, () => ["95 m²"]),
      ...Array.from({ length: wrong }, () => ["?"]),
      [""],
    ];
    expect(fields(...rows(7, 4))).toEqual(["builtAreaM2"]);
    expect(fields(...rows(6, 4))).toEqual([undefined]);
  });

  test("of two that fit the one that fits better is taken", () => {
    expect(fields(["95 m²", "80 m²"], ["algo", "90 m²"], ["70 m²", "60 m²"])).toEqual([undefined, "builtAreaM2"]);
  });

  test.each<[string, string | undefined]>([
    ["14.999", undefined],
    ["15.000", "price"],
    ["100.000.000", "price"],
    ["100.000.001", undefined],
    ["19", "rooms"],
    ["20", "builtAreaM2"],
    ["1.500", "builtAreaM2"],
    ["1.501", undefined],
    ["1699", undefined],
    ["1700", "yearBuilt"],
  ])("%s alone is %s", (cell, field) => expect(fields([cell])).toEqual([field]));

  test("nothing has no columns; a row that is shorter has empty ones", () => {
    expect(columnsFromContent([])).toEqual([]);
    expect(columnsFromContent([["95 m²"], ["90 m²", "x"]]).map(({ label }) => label)).toEqual([
      "Superficie construida",
      "Sin usar",
    ]);
  });
});

test("a heading of five letters may have one wrong, one of four none; the longest name in a longer heading counts, of six words at most", () => {
  expect(matchHeader("Fecho")).toEqual({ field: matchHeader("Fecha")!.field, score: 2 });
  expect(matchHeader("Fecha")!.score).toBe(3);
  expect(matchHeader("Preco")?.score).toBe(2);
  expect(matchHeader("Tipa")).toBeUndefined();
  expect(matchHeader("")).toBeUndefined();
  expect(matchHeader("Precio de cada una vivienda nueva")?.score).toBe(1);
  expect(matchHeader("Precio de cada una vivienda nueva hoy")).toBeUndefined();
});
