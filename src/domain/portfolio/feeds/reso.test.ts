import { describe, expect, test } from "vitest";
import { openResoReader } from "./reso-reader.ts";

/** Homes under the names of the RESO Data Dictionary. */

type Json = Record<string, unknown>;
const CONDO: Json = {
  ListingKey: "MIA-1",
  ListingId: "A11",
  StandardStatus: "Active",
  PropertyType: "Residential",
  PropertySubType: "Condominium",
  ListPrice: 450_000,
  Country: "US",
  UnparsedAddress: "100 Ocean Drive 402",
  City: "Miami Beach",
  StateOrProvince: "FL",
  PostalCode: "33139",
  Latitude: 25.78,
  Longitude: -80.13,
  InternetAddressDisplayYN: true,
  LivingArea: 1000,
  LivingAreaUnits: "Square Feet",
  BedroomsTotal: 2,
  BathroomsTotalInteger: 2,
  EntryLevel: 4,
  StoriesTotal: 10,
  YearBuilt: 1998,
  PoolPrivateYN: false,
  GarageYN: true,
  CoolingYN: true,
  OnMarketDate: "2026-10-05",
  AssociationFee: 2400,
  AssociationFeeFrequency: "Quarterly",
  PublicRemarks: "Bright",
  InteriorFeatures: ["Walk-In Closets"],
  Media: [
    { MediaURL: "https://a.example/2.jpg", Order: 2, MediaCategory: "Photo" },
    { MediaURL: "https://a.example/plan.pdf", Order: 0, MediaCategory: "Document" },
    { MediaURL: "https://a.example/1.jpg", Order: 1 },
  ],
};

function read(...homes: Json[]) {
  const reader = openResoReader();
  const text = JSON.stringify({ "@odata.context": "x", value: homes });
  // In two pieces, the first of which is a single sign.
  const rows = [...reader.write(text.slice(0, 1)), ...reader.write(text.slice(1))];
  const { rows: last, end } = reader.end();
  return { rows: [...rows, ...last], end };
}
const one = (more: Json = {}) => read({ ...CONDO, ...more }).rows[0]!;

describe("JSON of the Web API", () => {
  test("a whole home: 1,000 square feet are 92.9 m², 2,400 a quarter are 800 a month, pictures in their order", () => {
    const { rows, end } = read(CONDO);
    expect(end).toEqual({ rows: 1, isComplete: true });
    expect(rows[0]).toMatchObject({
      externalId: "MIA-1",
      label: "A11",
      problems: [],
      photos: ["https://a.example/1.jpg", "https://a.example/2.jpg"],
      home: {
        operation: "venta",
        type: "piso",
        status: "disponible",
        price: 450_000,
        currency: "USD",
        country: "US",
        address: "100 Ocean Drive 402",
        showsAddress: true,
        town: "Miami Beach",
        province: "FL",
        postalCode: "33139",
        builtAreaM2: 92.9,
        rooms: 2,
        bathrooms: 2,
        floor: 4,
        buildingFloors: 10,
        yearBuilt: 1998,
        hasPool: false,
        hasParkingIncluded: true,
        hasAirConditioning: true,
        listedOn: "2026-10-05",
        communityFee: 800,
        descriptions: { es: "Bright" },
        features: ["Walk-In Closets"],
      },
    });
  });

  test("areas follow their units: a quarter of an acre is 1,011.71 m², metres stay, and feet are never taken for metres", () => {
    expect(one({ LotSizeArea: 0.25, LotSizeUnits: "Acres" }).home?.plotAreaM2).toBe(1011.71);
    expect(one({ LotSizeSquareFeet: 1000 }).home?.plotAreaM2).toBe(92.9);
    expect(one({ LivingArea: 80, LivingAreaUnits: "SquareMeters" }).home?.builtAreaM2).toBe(80);
    const without = one({ LivingAreaUnits: null });
    expect(without.home?.builtAreaM2).toBeUndefined();
    expect(without.problems).toEqual([
      { path: "builtAreaM2", message: "LivingArea no dice su unidad: se deja sin indicar" },
    ]);
  });

  test.each([
    ["Active", "disponible"],
    ["Active Under Contract", "reservado"],
    ["ActiveUnderContract", "reservado"],
    ["Pending", "reservado"],
    ["Expired", "retirado"],
    ["Coming Soon", "captacion"],
  ])("%s is «%s»", (StandardStatus, status) => {
    expect(one({ StandardStatus }).home?.status).toBe(status);
  });

  test("a closed home has its price and day, and one that was entered by error does not come in", () => {
    const closed = one({ StandardStatus: "Closed", ClosePrice: 440_000, CloseDate: "2026-11-02" });
    expect(closed.home).toMatchObject({ status: "cerrado", closedPrice: 440_000, closedOn: "2026-11-02" });
    const erased = one({ StandardStatus: "Delete" });
    expect(erased.home).toBeNull();
    expect(erased.problems[0]).toEqual({
      path: "status",
      message: "Su sistema la da por borrada (Delete): no se trae",
    });
  });

  test.each<[Json, string | undefined]>([
    [{ NewConstructionYN: true }, "obra_nueva"],
    [{ PropertyCondition: ["New Construction"] }, "obra_nueva"],
    [{ NewConstructionYN: false, PropertyCondition: ["Fixer"] }, "a_reformar"],
    [{ PropertyCondition: ["Updated/Remodeled", "Fixer"] }, "a_reformar"],
    [{ PropertyCondition: ["Updated/Remodeled"] }, undefined],
    [{}, undefined],
  ])("the condition of %j is %s", (changes, condition) => expect(one(changes).home?.condition).toBe(condition));

  test("a lease is told by the month: 24,000 a year are 2,000", () => {
    const lease = { PropertyType: "Residential Lease", ListPrice: 24_000, LeaseAmountFrequency: "Annually" };
    expect(one(lease).home).toMatchObject({ operation: "alquiler", price: 2000 });
    expect(one({ ...lease, LeaseAmountFrequency: undefined }).home?.price).toBe(24_000);
    expect(one({ ...lease, LeaseAmountFrequency: "Seasonal" }).problems[0]!.path).toBe("price");
  });

  test("the money is that of the country, and a home without country says what was taken", () => {
    expect(one({ Country: "MX" }).home).toMatchObject({ country: "MX", currency: "MXN" });
    const without = one({ Country: undefined });
    expect(without.home).toMatchObject({ country: "US", currency: "USD" });
    expect(without.problems[0]!.message).toBe("País: no viene. Se toma Estados Unidos, y sus dólares");
  });

  test.each<[string, Json]>([
    ["type", { PropertyType: "", PropertySubType: "W".repeat(41) }],
    ["country", { Country: "W".repeat(41) }],
    ["status", { StandardStatus: "W".repeat(41) }],
    ["price", { PropertyType: "Residential Lease", LeaseAmountFrequency: "W".repeat(41) }],
    ["builtAreaM2", { LivingAreaUnits: "W".repeat(41) }],
  ])("a word that nobody knows (%s) is told with its first forty letters", (path, changes) => {
    const { message } = one(changes).problems.find((problem) => problem.path === path)!;
    expect(/W+/.exec(message)![0]).toHaveLength(40);
  });

  test("a key of a home has two hundred characters at most", () => {
    expect(one({ ListingKey: "k".repeat(201) }).externalId).toBe("k".repeat(200));
  });

  test("an address comes from its parts where there is no line, and an unknown kind is said", () => {
    const parts = {
      UnparsedAddress: undefined,
      StreetNumber: "100",
      StreetName: "Ocean",
      StreetSuffix: "Dr",
      UnitNumber: "402",
    };
    expect(one(parts).home?.address).toBe("100 Ocean Dr 402");
    const unknown = one({ PropertyType: "Castle", PropertySubType: undefined });
    expect(unknown.home?.type).toBe("otro");
    expect(unknown.problems[0]!.path).toBe("type");
  });

  test("a home without a key is a bad row, and a document without a list says so", () => {
    expect(one({ ListingKey: undefined }).home).toBeNull();
    const reader = openResoReader();
    reader.write('{"a":1}');
    expect(reader.end().end.error?.message).toBe("El archivo no tiene la lista de inmuebles de RESO (value)");
    expect(openResoReader().end().end.isComplete).toBe(false);
  });
});

describe("a table with the names as headings", () => {
  const table = (text: string) => {
    const reader = openResoReader();
    const rows = reader.write(text);
    const last = reader.end();
    return { rows: [...rows, ...last.rows], end: last.end };
  };

  test("is the same homes, with words for yes and no and addresses of pictures in one cell", () => {
    const { rows, end } = table(
      "ListingKey,ListPrice,PropertySubType,LivingArea,LivingAreaUnits,Country,PoolPrivateYN,Media\n" +
        'K1,300000,Townhouse,100,Square Meters,US,Y,"https://a.example/1.jpg|https://a.example/2.jpg"\n' +
        "\n" +
        "K2,200000,Townhouse,90,Square Meters,US,false,\n",
    );
    expect(end).toEqual({ rows: 2, isComplete: true });
    expect(rows.map(({ externalId, ordinal, line }) => [externalId, ordinal, line])).toEqual([
      ["K1", 1, 2],
      ["K2", 2, 4],
    ]);
    expect(rows[0]).toMatchObject({
      photos: ["https://a.example/1.jpg", "https://a.example/2.jpg"],
      home: { type: "adosado", price: 300_000, builtAreaM2: 100, hasPool: true },
    });
    expect(rows[1]!.home).toMatchObject({ hasPool: false });
  });

  test("without the column of the key is refused as a whole", () => {
    expect(table("ListPrice,City\n1,Miami\n").end.error?.message).toBe(
      "La tabla no tiene la columna ListingKey de RESO",
    );
  });
});
