import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_PASTED_LENGTH, MAX_PASTED_ROWS, parseListings } from "./parse-listings.ts";

const ruzafa = { latitude: 39.4615, longitude: -0.3738 };
const read = (text: string) => parseListings(text, { defaultPosition: ruzafa, currentYear: 2026 });
const only = (text: string) => {
  const { listings, rows } = read(text);
  expect(rows.map((row) => row.error)).toEqual([undefined]);
  return listings[0]!.listing;
};

describe("cells of a spreadsheet", () => {
  const sheet = [
    "Dirección\tPrecio\tSuperficie\tHabitaciones\tBaños\tPlanta\tAscensor\tAño\tEstado\tFecha",
    "C/ Colón, 12\t320.000 €\t95 m²\t3\t2\t3ª\tsí\t1965\tBuen estado\t14/11/2025",
    "C/ Sorní, 3\tconsultar\t70 m²\t2\t1\tBajo\tno\t1930\tA reformar\t",
    "C/ Cádiz, 30\t210.000,50 €\t70,5\t2\t1\tBajo\tno\t1930\tA reformar\tnov. 2025",
  ].join("\r\n");

  test("Spanish amounts, areas, ordinals and yes are understood", () => {
    const { listings } = read(sheet);
    expect(listings.map(({ line }) => line)).toEqual([2, 4]);
    expect(listings[0]!.listing).toMatchObject({
      id: "pegado-2",
      price: 320_000,
      currency: "EUR",
      builtAreaM2: 95,
      rooms: 3,
      bathrooms: 2,
      floor: 3,
      hasLift: true,
      yearBuilt: 1965,
      condition: "bueno",
      date: "2025-11-14",
      address: "C/ Colón, 12",
      operation: "venta",
      type: "piso",
      evidence: "oferta",
      source: "Pegado por el agente",
      ...ruzafa,
    });
    expect(listings[1]!.listing).toMatchObject({
      price: 210_000.5,
      builtAreaM2: 70.5,
      floor: 0,
      hasLift: false,
      condition: "a_reformar",
      date: "2025-11-01",
    });
  });

  test("one bad row is reported with its line and reason, and the good ones go in", () => {
    expect(read(sheet).rows.map(({ line, error }) => ({ line, error }))).toEqual([
      { line: 2, error: undefined },
      { line: 3, error: "Precio: no entiendo «consultar»" },
      { line: 4, error: undefined },
    ]);
  });

  test("a column called Tipo may give the type, asked or paid, or the operation", () => {
    const rows = read("Precio\tSuperficie\tTipo\n200.000 €\t80\tcierre\n210.000 €\t81\tático\n900 €\t80\talquiler");
    expect(rows.listings.map(({ listing: { evidence, type, operation } }) => [evidence, type, operation])).toEqual([
      ["cierre", "piso", "venta"],
      ["oferta", "atico", "venta"],
      ["oferta", "piso", "alquiler"],
    ]);
  });

  test("read values are echoed", () => {
    expect(read(sheet).rows[0]!.understood).toBe(
      "320.000\u00a0€, 95\u00a0m², 3.368\u00a0€/m², 3 hab., 2 baños, planta 3, con ascensor, buen estado, de 1965, oferta, 2025-11-14, C/ Colón, 12",
    );
  });

  test("without a header the columns are guessed from their cells, and shown", () => {
    const { listings, columns } = read("320.000 €\t95 m²\t3\t2\tCalle Colón 12\n250.000 €\t80 m²\t2\t1\tCalle Sorní 3");
    expect(columns.map((column) => column.label)).toEqual([
      "Precio",
      "Superficie construida",
      "Habitaciones",
      "Baños",
      "Dirección",
    ]);
    expect(
      listings.map(({ listing }) => [listing.price, listing.builtAreaM2, listing.rooms, listing.bathrooms]),
    ).toEqual([
      [320_000, 95, 3, 2],
      [250_000, 80, 2, 1],
    ]);
  });

  test("a title above the header and misspelt names do not matter", () => {
    const { columns, listings } = read(
      "Testigos de la zona\t\t\t\nPrecoi venta\tSuperfice\tHabitacones\tAsensor\n300.000\t90\t3\tx",
    );
    expect(columns.map((column) => column.field)).toEqual(["price", "builtAreaM2", "rooms", "hasLift"]);
    expect(listings[0]!.listing).toMatchObject({ price: 300_000, builtAreaM2: 90, rooms: 3, hasLift: true });
  });

  test("a cell that is not understood stays unknown and is named", () => {
    const { rows, listings } = read("Precio\tm2\tPlanta\tAscensor\n300.000\t90\taltillo\tquizá");
    expect(rows[0]!.warnings).toEqual(["Planta: no entiendo «altillo»", "Ascensor: no entiendo «quizá»"]);
    expect(listings[0]!.listing.floor).toBeUndefined();
    expect(listings[0]!.listing.hasLift).toBeUndefined();
  });

  test.each([
    ["bajo", 0],
    ["Entresuelo", 0],
    ["Pral.", 1],
    ["3º 2ª", 3],
    ["Planta 4ª", 4],
    ["-1", -1],
    ["Semisótano", -1],
    ["5", 5],
    ["3 de 7", 3],
  ])("floor %s is %i", (text, floor) => {
    expect(only(`Precio\tm2\tPlanta\n300.000\t90\t${text}`).floor).toBe(floor);
  });

  test.each([
    ["Precio (miles €)", "320", 320_000],
    ["Precio", "320k", 320_000],
    ["Precio", "320 mil €", 320_000],
    ["Precio", "1,2 M€", 1_200_000],
    ["Precio", "320000,00", 320_000],
    ["PRECIO VENTA", "1.250.000 €", 1_250_000],
    ["Importe", "€ 95.500", 95_500],
  ])("%s %s is %i", (header, cell, price) => {
    expect(only(`${header}\tm2\tHab.\n${cell}\t90\t3`).price).toBe(price);
  });
});

describe("CSV", () => {
  test("semicolons, quotes, a byte-order mark, a decimal comma and a spreadsheet's serial date", () => {
    const { listings } = read(
      '\ufeff"Precio (€)";"m2";"€/m2";"Nº hab.";"Lat";"Lon";"Fecha de cierre";"Tipo oferta/cierre"\n"320.000,00";95,5;3350;3;39,4702;-0,3768;45975;cierre\n',
    );
    expect(listings[0]).toMatchObject({ positionApproximate: false, line: 2 });
    expect(listings[0]!.listing).toMatchObject({
      price: 320_000,
      builtAreaM2: 95.5,
      rooms: 3,
      latitude: 39.4702,
      longitude: -0.3768,
      date: "2025-11-14",
      evidence: "cierre",
    });
  });

  test("commas with English names, as programs write them", () => {
    expect(only("price,builtAreaM2,rooms,latitude,longitude\n320000,95,3,39.4702,-0.3768")).toMatchObject({
      price: 320_000,
      longitude: -0.3768,
    });
  });

  test("a quoted cell may hold the delimiter and a line break; later lines keep their number", () => {
    const { listings } = read('Dirección;Precio;m2\n"Calle ""Nueva""; bajo\nizquierda";100.000;50\nOtra;120.000;60');
    expect(listings[0]!.listing.address).toBe('Calle "Nueva"; bajo izquierda');
    expect(listings.map(({ line }) => line)).toEqual([2, 4]);
  });

  test("both coordinates in one cell, and latitude and longitude in each other's place", () => {
    expect(only("Precio;m2;Coordenadas\n100000;50;41.3851, 2.1734")).toMatchObject({
      latitude: 41.3851,
      longitude: 2.1734,
    });
    expect(only("Precio;m2;Lat;Lon\n100000;50;2,1734;41,3851")).toMatchObject({ latitude: 41.3851, longitude: 2.1734 });
  });

  test("without a price, price per square metre times area serves", () => {
    expect(only("€/m²;m²\n2.000;90").price).toBe(180_000);
  });

  test("out of bounds is refused with the form's own message", () => {
    const { rows } = read("Precio;m2;Año\n100000;8;1960\n100000;80;1066");
    expect(rows[0]!.error).toBe("Superficie: Introduce una superficie entre 15 y 2.000 m²");
    expect(rows[1]).toMatchObject({ understood: expect.any(String), warnings: ["Año: no entiendo «1066»"] });
  });

  test("age in years needs the year now", () => {
    expect(only("Precio;m2;Antigüedad\n100000;80;50").yearBuilt).toBe(1976);
  });
});

describe("running text", () => {
  test("one advert in a line", () => {
    expect(only("Piso 3 hab 95 m² 320.000 € Calle Colón 12, 3ª planta con ascensor, sin terraza")).toMatchObject({
      price: 320_000,
      builtAreaM2: 95,
      rooms: 3,
      floor: 3,
      hasLift: true,
      hasTerrace: false,
      address: "Calle Colón 12",
    });
  });

  test("short forms and an attic", () => {
    expect(only("Ático 2 dorm, 1 baño, 70m2, 250k€, c/ Cádiz 30, sin ascensor, a reformar")).toMatchObject({
      type: "atico",
      price: 250_000,
      builtAreaM2: 70,
      rooms: 2,
      bathrooms: 1,
      isTopFloor: true,
      hasLift: false,
      condition: "a_reformar",
    });
  });

  test("a price per square metre and a usable area are not taken for price and area", () => {
    expect(only("Piso 95 m² a 3.368 €/m², 320.000 euros, 85 m² útiles, año 1972, garaje opcional")).toMatchObject({
      price: 320_000,
      builtAreaM2: 95,
      usableAreaM2: 85,
      yearBuilt: 1972,
    });
    expect(only("Piso 95 m² 320.000 €, garaje opcional").hasParkingIncluded).toBeUndefined();
  });

  test("adverts of several lines, as portals are copied", () => {
    const { listings } = read(
      "Piso en Calle de Cádiz, Ruzafa, València\n320.000 €\n3 hab. 95 m² Planta 3ª exterior con ascensor\n\nPiso en Gran Vía 20\n410.000 €\n4 hab. 120 m² Planta 1ª interior sin ascensor",
    );
    expect(
      listings.map(({ line, listing }) => [line, listing.price, listing.floor, listing.isExterior, listing.address]),
    ).toEqual([
      [1, 320_000, 3, true, "Calle de Cádiz"],
      [5, 410_000, 1, false, "Gran Vía 20"],
    ]);
    expect(listings[0]!.listing.placeName).toBe("Ruzafa");
  });

  test("lines without price or area name what they lack", () => {
    expect(read("Piso 90 m² 320.000 €\nPiso 320.000 €\n").rows.map((row) => row.error)).toEqual([
      undefined,
      "Falta la superficie",
    ]);
    expect(read("hola").rows).toEqual([{ line: 1, raw: "hola", error: "Falta el precio", warnings: [] }]);
  });

  test("Mexican and dollar amounts name their currency", () => {
    expect(only("Casa 3 recámaras, 180 m2, $4,500,000 MXN")).toMatchObject({
      price: 4_500_000,
      currency: "MXN",
      type: "casa",
    });
    expect(only("Departamento 60 m2 US$ 120.000")).toMatchObject({ price: 120_000, currency: "USD" });
  });
});

describe("other shapes", () => {
  test("lines with a label", () => {
    expect(only("Precio: 320000\nMetros: 95\nHabitaciones: 3\nAscensor: sí")).toMatchObject({
      price: 320_000,
      builtAreaM2: 95,
      rooms: 3,
      hasLift: true,
    });
  });

  test("columns drawn with spaces, and a table of a text editor with dashes under its header", () => {
    expect(only("Dirección   Precio    m2\nCalle Alta 1   200.000   80")).toMatchObject({
      price: 200_000,
      address: "Calle Alta 1",
    });
    expect(only("| Precio | m² | Hab |\n|---|---|---|\n| 200.000 € | 80 | 3 |")).toMatchObject({
      price: 200_000,
      rooms: 3,
    });
  });

  test("a list that begins with street names", () => {
    const { listings } = read("- Sueca 31, 4º: 98 m2, 352.500€, 3 dorm\n- Cuba 22, 88m², 329.500 €");
    expect(listings.map(({ listing }) => [listing.address, listing.price, listing.floor])).toEqual([
      ["Sueca 31", 352_500, 4],
      ["Cuba 22", 329_500, undefined],
    ]);
  });

  test("a dollar sign alone is the country's money, and in Spain a question", () => {
    expect(read("Casa 180 m2 $ 8,500,000").rows[0]!.error).toMatch(/no dice la moneda/);
    const { listings } = parseListings("Casa 180 m2 $ 8,500,000", {
      currency: "MXN",
      country: "MX",
      defaultPosition: ruzafa,
    });
    expect(listings[0]!.listing).toMatchObject({ price: 8_500_000, currency: "MXN" });
  });

  test("a price per square metre that no home has goes in with a doubt", () => {
    expect(read("Precio;m2;Hab\n1.250;80;2").rows[0]!.warnings).toEqual([
      "Precio: 16\u00a0€/m² parece muy poco. Revisa precio y superficie.",
    ]);
  });
});

describe("position", () => {
  test("missing, it is the caller's and flagged; without one the row is refused", () => {
    expect(read("Precio;m2;Hab\n100000;50;2").listings[0]).toMatchObject({ positionApproximate: true });
    expect(parseListings("Precio;m2;Hab\n100000;50;2").rows[0]!.error).toMatch(/^Falta la posición/);
  });

  test("a named zone that is known comes before the default", () => {
    const { listings } = parseListings("Precio;m2;Barrio\n100000;50;Sants", {
      locate: (name) => (name === "Sants" ? { latitude: 41.376, longitude: 2.1357 } : undefined),
    });
    expect(listings[0]).toMatchObject({ positionApproximate: true, listing: { latitude: 41.376 } });
  });
});

describe("limits", () => {
  test("500 rows are read, the rest counted; more than 1 MB is not read", () => {
    const { rows, problem } = read(`Precio;m2;Hab\n${"100000;50;2\n".repeat(MAX_PASTED_ROWS + 7)}`);
    expect(rows).toHaveLength(500);
    expect(problem).toBe("Se leen 500 filas como mucho. 7 filas se quedan sin leer.");
    expect(read("x".repeat(MAX_PASTED_LENGTH + 1))).toMatchObject({
      rows: [],
      problem: expect.stringContaining("1 MB"),
    });
  });

  test("nothing, and a header alone", () => {
    expect(read(" \n ").problem).toMatch(/Pega al menos una fila/);
    expect(read("Precio;m2;Hab").problem).toMatch(/ninguna fila/);
  });

  test("any text is answered without an exception, every row with an echo or a reason", () => {
    const mess = fc.stringMatching(/^[\t\n;,|"'=€²ªa-zA-Z0-9 .:/-]{0,200}$/);
    fc.assert(
      fc.property(mess, (text) => {
        for (const row of read(text).rows)
          expect((row.understood === undefined) !== (row.error === undefined)).toBe(true);
      }),
    );
  });
});

test("a row that is refused says why once, and keeps its other remarks", () => {
  const { rows } = parseListings("Precio;m2;Ascensor\nconsultar;80;quizá", { currency: "EUR" });
  expect(rows[0]).toMatchObject({
    error: "Precio: no entiendo «consultar»",
    warnings: ["Ascensor: no entiendo «quizá»"],
  });
});

describe("at the borders of a pasted row", () => {
  const priced = (price: string, area = "100 m²") => read(`Precio\tSuperficie\n${price}\t${area}`);
  const doubtsAbout = (price: string) => priced(price).rows.map(({ warnings }) => warnings.join());

  test("from 150 to 30,000 €/m² nobody doubts, a cent below and above they do", () => {
    expect(doubtsAbout("15.000 €")).toEqual([""]);
    expect(doubtsAbout("3.000.000 €")).toEqual([""]);
    expect(doubtsAbout("14.999 €")[0]).toContain("muy poco");
    expect(doubtsAbout("3.000.001 €")[0]).toContain("demasiado");
  });

  test("a home may be as large inside as it is built, and not larger", () => {
    const sized = (usable: string) =>
      read(`Precio\tSuperficie construida\tSuperficie útil\n200.000 €\t90 m²\t${usable}`).rows[0]!.error;
    expect(sized("90 m²")).toBeUndefined();
    expect(sized("90,1 m²")).toContain("útil no puede superar");
  });

  test("prices in thousands are multiplied below a hundred thousand alone", () => {
    const thousands = (price: string) =>
      read(`Precio (miles €)\tSuperficie\n${price}\t100 m²`).listings[0]?.listing.price;
    expect(thousands("250")).toBe(250_000);
    expect(thousands("99999")).toBe(99_999_000);
    expect(thousands("100000")).toBe(100_000);
  });

  test("coordinates in each other's place are turned round in Spain, up to its edges", () => {
    const at = (latitude: string, longitude: string) => {
      const text = `Precio\tSuperficie\tLatitud\tLongitud\n200.000 €\t90 m²\t${latitude}\t${longitude}`;
      const { listing } = read(text).listings[0]!;
      return [listing.latitude, listing.longitude];
    };
    expect(at("-18.9", "27.1")).toEqual([27.1, -18.9]);
    expect(at("4.9", "43.9")).toEqual([43.9, 4.9]);
    expect(at("-19", "28")).toEqual([-19, 28]);
    expect(at("5", "40")).toEqual([5, 40]);
    expect(at("0", "27")).toEqual([0, 27]);
    expect(at("0", "44")).toEqual([0, 44]);
  });

  test("a paste of exactly as many letters as are read is read", () => {
    const line = "Piso 90 m² 200.000 €";
    expect(read(line.padEnd(MAX_PASTED_LENGTH)).problem).toBeUndefined();
    expect(read(line.padEnd(MAX_PASTED_LENGTH + 1)).problem).toContain("1 MB");
  });
});
