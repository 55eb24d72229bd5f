import { describe, expect, test } from "vitest";
import { checkMapping, headingsOf, isHeadingRow, mappingOf, proposeMapping } from "./table-mapping.ts";

/** The field that a heading alone, or with cells under it, is taken for. */
function takenFor(heading: string, ...cells: string[]): { key: string | undefined; score: number } {
  const { columns } = proposeMapping(
    [heading],
    cells.map((cell) => [cell]),
  );
  const [found] = Object.entries(columns);
  return { key: found?.[0], score: found?.[1].score ?? 0 };
}

describe("how well a heading fits", () => {
  test("the very name is 1, without its unit 0.97, with a letter wrong 0.85", () => {
    expect(takenFor("Precio")).toEqual({ key: "price", score: 1 });
    expect(takenFor("PRECIO DE VENTA")).toEqual({ key: "price", score: 1 });
    expect(takenFor("Precio venta (EUR)")).toEqual({ key: "price", score: 0.97 });
    expect(takenFor("Nº de habitaciones")).toEqual({ key: "rooms", score: 0.97 });
    expect(takenFor("Habitacones")).toEqual({ key: "rooms", score: 0.85 });
  });

  test.each([
    ["Descripción", "descriptions.es"],
    ["Descripción en", "descriptions.en"],
    ["Descripción inglés", "descriptions.en"],
    ["Descripción (inglés)", "descriptions.en"],
    ["Descripción fr", "descriptions.fr"],
    ["Descripción francés", "descriptions.fr"],
    ["Descripción de", "descriptions.de"],
    ["Descripción alemán", "descriptions.de"],
  ])("«%s» is %s, for certain", (heading, key) => {
    expect(takenFor(heading)).toEqual({ key, score: 1 });
  });

  test("of a longer heading the share of words that name it, at most 0.7", () => {
    // One of two words: 0.7 · 1/2 = 0.35, just enough.
    expect(takenFor("Descripción corta")).toEqual({ key: "descriptions.es", score: 0.35 });
    // One of three is too little.
    expect(takenFor("Descripción muy corta").key).toBeUndefined();
    expect(takenFor("Un encabezado de más de cinco palabras con precio").key).toBeUndefined();
  });

  test("cells that are not understood take up to three quarters away", () => {
    // Half of the cells are prices: 1 · (0.25 + 0.75 · 1/2) = 0.625, shown as 0.63.
    expect(takenFor("Precio", "100.000", "caro")).toEqual({ key: "price", score: 0.63 });
    // None is: 0.25 is not enough.
    expect(takenFor("Precio", "caro", "barato").key).toBeUndefined();
    // Blanks speak neither for it nor against it.
    expect(takenFor("Precio", "", "-", "n/d")).toEqual({ key: "price", score: 1 });
  });

  test("each column serves one field, and each field has one column: the better, then the first", () => {
    const { columns } = proposeMapping(["Precio venta (EUR)", "Precio", "Precio"], []);
    expect(columns.price?.heading).toBe("Precio");
    const twice = proposeMapping(["Referencia", "Ref"], []).columns;
    expect(twice.reference?.heading).toBe("Referencia");
    expect(Object.keys(twice)).toEqual(["reference"]);
  });

  test("an empty heading is no column", () => expect(proposeMapping(["", "  "], []).columns).toEqual({}));

  test("the proposal is a mapping that can be corrected", () => {
    const proposal = proposeMapping(["Tipo de inmueble", "Operación", "Importe"], []);
    expect(mappingOf(proposal)).toMatchObject({ type: "Tipo de inmueble", operation: "Operación" });
    expect(proposal.missing).toEqual([]);
  });
});

describe("the fields that a mapping lacks", () => {
  test("operation and type; a column of rents tells the operation too", () => {
    expect(checkMapping({ price: "Precio" })).toEqual({ missing: ["operation", "type"], unknown: [] });
    expect(checkMapping({ type: "=piso", rentPrice: "Renta" })).toEqual({ missing: [], unknown: [] });
    expect(checkMapping({ type: "=piso", operation: "" }).missing).toEqual(["operation"]);
  });
  test("a field that we do not have is named", () =>
    expect(checkMapping({ type: "a", operation: "b", castle: "c" }).unknown).toEqual(["castle"]));
});

describe("headings as they are shown", () => {
  test("trimmed, numbered where they have no name or one that was there before", () => {
    expect(headingsOf(["\ufeffRef ", "", "Precio", "Precio", "a\n b", 12])).toEqual([
      "Ref",
      "Columna 2",
      "Precio",
      "Precio (2)",
      "a b",
      "12",
    ]);
  });
  test("of 300 columns and 200 signs at most", () => {
    const headings = headingsOf([...Array.from({ length: 301 }, (_, n) => `c${n}`)]);
    expect(headings).toHaveLength(300);
    expect(headingsOf(["a".repeat(300)])[0]).toHaveLength(200);
  });
});

describe("the line of the headings", () => {
  test("names two fields, or two columns of the sender's mapping", () => {
    expect(isHeadingRow(["Referencia", "Precio"])).toBe(true);
    expect(isHeadingRow(["Listado de inmuebles", "noviembre"])).toBe(false);
    expect(isHeadingRow(["Precio", "noviembre"])).toBe(false);
    expect(isHeadingRow(["Uno", "Dos"], { price: "Uno", type: "Dos" })).toBe(true);
    expect(isHeadingRow(["Uno", "Tres"], { price: "Uno", type: "Dos" })).toBe(false);
  });
});
