import { describe, expect, test } from "vitest";
import { openEasybrokerReader } from "./easybroker-json.ts";
import { openIdealista18Reader } from "./idealista18-reader.ts";
import { openJsonItems } from "./json-items.ts";
import { numberIn, positiveIn, restOf, textIn } from "./json-values.ts";

/** EasyBroker, the open adverts of 2018, and what the readers of JSON have in common. */

type Json = Record<string, unknown>;

describe("EasyBroker", () => {
  const CASA: Json = {
    public_id: "EB-1",
    title: "Casa en Querétaro",
    property_type: "Casa",
    operations: [{ type: "sale", amount: 2_500_000, currency: "mxn" }],
    bedrooms: "3",
    bathrooms: 2.5,
    construction_size: 210,
    lot_size: 0,
    parking_spaces: 2,
    location: { name: "Juriquilla", street: "Av. Real 5", postal_code: 76230, latitude: 20.7, longitude: -100.4 },
    description: "Amplia",
    public_url: "https://a.example/eb-1",
    property_images: [{ url: "https://a.example/1.jpg" }],
  };
  const read = (more: Json = {}) =>
    openEasybrokerReader().write(JSON.stringify({ content: [{ ...CASA, ...more }] }))[0]!;

  test("an identifier and a title are kept to 200 characters", () => {
    expect(read({ public_id: "x".repeat(205) }).externalId).toBe("x".repeat(200));
    expect(read({ title: "x".repeat(205) }).home?.title).toBe("x".repeat(200));
  });

  test("a whole home: half baths counted down, zero metres unknown, the country by its currency", () => {
    expect(read()).toMatchObject({
      externalId: "EB-1",
      label: "EB-1",
      problems: [],
      photos: ["https://a.example/1.jpg"],
      home: {
        operation: "venta",
        type: "casa",
        price: 2_500_000,
        currency: "MXN",
        country: "MX",
        rooms: 3,
        bathrooms: 2,
        builtAreaM2: 210,
        hasParkingIncluded: true,
        address: "Av. Real 5",
        postalCode: "76230",
        locationDetail: "Juriquilla",
        latitude: 20.7,
        longitude: -100.4,
        descriptions: { es: "Amplia" },
        urls: { es: "https://a.example/eb-1" },
      },
    });
    expect(read().home?.plotAreaM2).toBeUndefined();
  });

  test.each([
    ["ARS", "AR"],
    ["COP", "CO"],
    ["CLP", "CL"],
    ["PEN", "PE"],
    ["DOP", "DO"],
    ["UYU", "UY"],
    // Dollars are paid everywhere: most of its agencies are Mexican.
    ["USD", "MX"],
  ])("%s is of %s", (currency, country) =>
    expect(read({ operations: [{ type: "sale", amount: 1, currency }] }).home).toMatchObject({ country, currency }),
  );

  test("of several operations the sale is taken, and it is said; rents of any kind are rents", () => {
    const rent = { type: "rental", amount: 9000, currency: "MXN" };
    const both = read({ operations: [rent, { type: "sale", amount: 1_000_000, currency: "MXN" }] });
    expect(both.home).toMatchObject({ operation: "venta", price: 1_000_000 });
    expect(both.problems).toEqual([{ path: "operation", message: "Trae varias operaciones: se toma una" }]);
    expect(read({ operations: [rent] }).home).toMatchObject({ operation: "alquiler", price: 9000 });
    expect(read({ operations: [] }).home).toBeNull();
  });

  test("a place in one line, a photo of the title, no car, an unknown kind", () => {
    const plain = read({
      location: "Juriquilla, Querétaro",
      property_images: [],
      title_image_full: "https://a.example/t.jpg",
      parking_spaces: 0,
      property_type: "Isla",
      description: undefined,
      public_url: undefined,
    });
    expect(plain.photos).toEqual(["https://a.example/t.jpg"]);
    expect(plain.home).toMatchObject({
      locationDetail: "Juriquilla, Querétaro",
      hasParkingIncluded: false,
      type: "otro",
      descriptions: {},
      urls: {},
    });
    expect(read({ parking_spaces: null }).home?.hasParkingIncluded).toBeUndefined();
  });
});

describe("the adverts of 2018", () => {
  const COLUMNS =
    "ASSETID,PERIOD,PRICE,CONSTRUCTEDAREA,ROOMNUMBER,LATITUDE,LONGITUDE,FLOORCLEAN,HASLIFT,ISDUPLEX,ISSTUDIO,FLATLOCATIONID,CONSTRUCTIONYEAR,CADCONSTRUCTIONYEAR,CADMAXBUILDINGFLOOR,HASNORTHORIENTATION,HASSOUTHORIENTATION,BUILTTYPEID_1,BUILTTYPEID_2,LOCATIONNAME".split(
      ",",
    );
  const line = (cells: Json) => COLUMNS.map((name) => cells[name] ?? "").join(",");
  const BASE = {
    ASSETID: "A1",
    PERIOD: "201803",
    PRICE: 200_000,
    CONSTRUCTEDAREA: 80,
    LATITUDE: 39.47,
    LONGITUDE: -0.37,
  };
  function read(...rows: Json[]) {
    const reader = openIdealista18Reader({ today: "2026-11-21" });
    const given = reader.write([COLUMNS.join(","), ...rows.map((row) => line({ ...BASE, ...row })), ""].join("\n"));
    const { rows: last, end } = reader.end();
    return { rows: [...given, ...last], end };
  }
  const homeOf = (cells: Json) => read(cells).rows[0]!.home;

  test.each([
    ["201803", "2018-03-31"],
    ["201806", "2018-06-30"],
    ["201809", "2018-09-30"],
    ["201812", "2018-12-31"],
  ])("quarter %s ends on %s", (PERIOD, date) => expect(read({ PERIOD }).rows[0]!.evidence?.date).toBe(date));

  test("another quarter is none", () => {
    const { rows } = read({ PERIOD: "201903" });
    expect(rows[0]).toMatchObject({ home: null, problems: [{ path: "PERIOD" }] });
    expect(rows[0]).not.toHaveProperty("evidence");
  });

  test("the point tells the city; one outside all three has none", () => {
    expect(homeOf({})).toMatchObject({ town: "Valencia", municipalityCode: "46250" });
    expect(homeOf({ LATITUDE: 41.4, LONGITUDE: 2.17 })).toMatchObject({ town: "Barcelona", municipalityCode: "08019" });
    expect(homeOf({ LATITUDE: 40.4, LONGITUDE: -3.7 })).toMatchObject({ town: "Madrid", municipalityCode: "28079" });
    expect(homeOf({ LATITUDE: 37.4, LONGITUDE: -6 })?.town).toBeUndefined();
  });

  test.each([
    ["Barcelona", 41.2, 41.6, 1.8, 2.5],
    ["Valencia", 39.2, 39.7, -0.6, -0.1],
    ["Madrid", 40.2, 40.7, -4, -3.4],
  ])("%s reaches from %d to %d degrees north and from %d to %d east", (town, south, north, west, east) => {
    const townAt = (LATITUDE: number, LONGITUDE: number) => homeOf({ LATITUDE, LONGITUDE })?.town;
    expect([townAt(south, west), townAt(south, east), townAt(north, west)]).toEqual([town, town, town]);
    expect([townAt(south - 0.01, west), townAt(north + 0.01, west)]).toEqual([undefined, undefined]);
    expect([townAt(south, west - 0.01), townAt(south, east + 0.01)]).toEqual([undefined, undefined]);
  });

  test("a building has 150 storeys at the most; the advertiser's year begins with 1700", () => {
    const floorsOf = (CADMAXBUILDINGFLOOR: number) => homeOf({ CADMAXBUILDINGFLOOR })?.buildingFloors;
    expect([1, 150, 151].map(floorsOf)).toEqual([1, 150, undefined]);
    expect(homeOf({ CONSTRUCTIONYEAR: 1700 })?.yearBuilt).toBe(1700);
  });

  test("the cadastre's year, else the advertiser's where it can be", () => {
    expect(homeOf({ CADCONSTRUCTIONYEAR: 1950, CONSTRUCTIONYEAR: 1980 })).toMatchObject({ yearBuilt: 1950 });
    expect(homeOf({ CADCONSTRUCTIONYEAR: 1499, CONSTRUCTIONYEAR: 1980 })).toMatchObject({ yearBuilt: 1980 });
    expect(homeOf({ CADCONSTRUCTIONYEAR: 1500 })).toMatchObject({ yearBuilt: 1500 });
    expect(homeOf({ CONSTRUCTIONYEAR: 1699 })?.yearBuilt).toBeUndefined();
    expect(homeOf({ CONSTRUCTIONYEAR: 2022 })).toMatchObject({ yearBuilt: 2022 });
    expect(homeOf({ CONSTRUCTIONYEAR: 2023 })?.yearBuilt).toBeUndefined();
  });

  test("kind, floor, sides and flags", () => {
    expect(homeOf({ ISDUPLEX: 1, FLOORCLEAN: 2, CADMAXBUILDINGFLOOR: 6, HASLIFT: 1 })).toMatchObject({
      type: "duplex",
      floor: 2,
      buildingFloors: 6,
      hasLift: true,
    });
    expect(homeOf({ ISSTUDIO: 1, HASLIFT: 0 })).toMatchObject({ type: "estudio", hasLift: false });
    expect(homeOf({})).toMatchObject({ type: "piso", condition: "bueno", operation: "venta" });
    expect(homeOf({})?.hasLift).toBeUndefined();
    expect(homeOf({ CADMAXBUILDINGFLOOR: 0 })?.buildingFloors).toBeUndefined();
    expect(homeOf({ HASNORTHORIENTATION: 1, HASSOUTHORIENTATION: 1 })?.orientations).toEqual(["norte", "sur"]);
    expect(homeOf({ BUILTTYPEID_1: 1 })?.condition).toBe("obra_nueva");
    expect(homeOf({ BUILTTYPEID_2: 1 })?.condition).toBe("a_reformar");
    expect([homeOf({ FLATLOCATIONID: 1 }), homeOf({ FLATLOCATIONID: 2 })].map((home) => home?.isExterior)).toEqual([
      true,
      false,
    ]);
  });

  test("the same dwelling of a quarter is one row, of another quarter another", () => {
    const { rows, end } = read({ PRICE: 1000 }, { PRICE: 2000 }, { PERIOD: "201806" });
    expect(rows.map(({ externalId, home }) => [externalId, home?.price])).toEqual([
      ["A1-201803", 1000],
      ["A1-201806", 200_000],
    ]);
    expect(rows.map(({ ordinal }) => ordinal)).toEqual([1, 2]);
    expect(end).toEqual({ rows: 2, isComplete: true });
  });

  test("an empty line between the rows is none, before the headings too", () => {
    const reader = openIdealista18Reader({ today: "2026-11-21" });
    const given = reader.write(`\n${COLUMNS.join(",")}\n\n${line(BASE)}\n\n`);
    expect([...given, ...reader.end().rows]).toHaveLength(1);
  });

  test("another table, an empty file and a cut one say so", () => {
    const other = openIdealista18Reader({ today: "2026-11-21" });
    other.write("A,B\n1,2\n");
    expect(other.end().end.error?.message).toBe("Faltan las columnas de idealista18");
    expect(other.hasFailed()).toBe(true);
    expect(openIdealista18Reader({ today: "2026-11-21" }).end().end).toMatchObject({
      isComplete: false,
      error: { message: "El archivo está vacío" },
    });
    const cut = openIdealista18Reader({ today: "2026-11-21" });
    const given = cut.write(`${COLUMNS.join(",")}\n${line(BASE)}\nA2,201803,1`);
    const { rows, end } = cut.end();
    expect([...given, ...rows]).toHaveLength(1);
    expect(end.error).toEqual({ message: "El archivo se corta", line: 3 });
  });
});

describe("values of JSON", () => {
  test("numbers may stand as text; other text stays, to be refused; nothing is nothing", () => {
    expect([numberIn("80.5"), numberIn(" -3 "), numberIn(7)]).toEqual([80.5, -3, 7]);
    expect([numberIn("80,5"), numberIn("mucho")]).toEqual(["80,5", "mucho"]);
    expect([numberIn(null), numberIn(undefined)]).toEqual([undefined, undefined]);
    expect([positiveIn(0), positiveIn("0"), positiveIn(3)]).toEqual([undefined, undefined, 3]);
  });
  test("texts are trimmed, numbers are texts too, and what is neither is none", () => {
    expect([textIn("  a "), textIn("  "), textIn(46001), textIn(true), textIn(null)]).toEqual([
      "a",
      undefined,
      "46001",
      undefined,
      undefined,
    ]);
  });
  test("the rest is what nobody reads and is not null", () => {
    expect(restOf({ a: 1, b: 2, c: null }, new Set(["a"]))).toEqual({ b: 2 });
    expect(restOf({ a: 1, c: null }, new Set(["a"]))).toBeUndefined();
  });
});

describe("the list of a document", () => {
  const read = (text: string, size = 3) => {
    const items = openJsonItems(["list"]);
    const values = [];
    for (let at = 0; at < text.length; at += size) values.push(...items.write(text.slice(at, at + size)));
    return { values, end: items.end() };
  };

  test("is the document itself, or stands under a key of its outermost object", () => {
    expect(read('[{"a":1},{"a":2}]').values.map(({ value }) => value)).toEqual([{ a: 1 }, { a: 2 }]);
    expect(read('{"x":{"list":[{"a":1}]},"list":[{"a":2}]}').values.map(({ value }) => value)).toEqual([{ a: 2 }]);
    expect(read('{"x":[{"a":1}]}').end).toEqual({ isComplete: false, sawList: false });
  });

  test("each item has its line, and signs in texts are no signs", () => {
    const { values, end } = read('{\n"list":[\n{"a":"]}\\"{"},\n{"b":[1,2]}\n]}');
    expect(values).toEqual([
      { value: { a: ']}"{' }, line: 3 },
      { value: { b: [1, 2] }, line: 4 },
    ]);
    expect(end).toEqual({ isComplete: true, sawList: true });
  });

  test("a value that is no object is passed over, and only the first list counts", () => {
    expect(read('{"list":[1,"a",{"a":1}],"other":[{"b":1}]}').values.map(({ value }) => value)).toEqual([{ a: 1 }]);
  });

  test("it breaks off, closes too often, holds nonsense or never ends", () => {
    expect(read('[{"a":1}').end).toMatchObject({ isComplete: false, error: { message: "El archivo se corta" } });
    expect(read('[{"a":"b').end).toMatchObject({ isComplete: false, error: { message: "El archivo se corta" } });
    expect(read("]").end.error?.message).toBe("El JSON no está bien formado");
    expect(read('[\n{"a":tru}]').end.error).toEqual({ message: "El JSON no está bien formado", line: 2 });
    expect(read(`[${"[".repeat(60)}`).end.error?.message).toBe("El JSON está anidado sin fin");
    // The list is 1 deep: 49 more are allowed, the fiftieth is not.
    expect(read(`[{"a":${"[".repeat(48)}${"]".repeat(48)}}]`).end.error).toBeUndefined();
    expect(read(`[{"a":${"[".repeat(49)}${"]".repeat(49)}}]`).end.error).toBeDefined();
    expect(read(`[{"a":"${"x".repeat(4_000_001)}`, 500_000).end.error?.message).toBe("Un inmueble ocupa más de 4 MB");
  });

  test("after an error nothing more is read", () => {
    const items = openJsonItems(["list"]);
    items.write("]");
    expect(items.hasFailed()).toBe(true);
    expect(items.write('[{"a":1}]')).toEqual([]);
  });
});
