import { describe, expect, test } from "vitest";
import type { Home } from "../homes/home.ts";
import { checkedHomeSchema } from "../homes/home.ts";
import { openFotocasaReader, openFotocasaWriter } from "./fotocasa-json.ts";

type Property = Record<string, unknown>;

/** A flat as their format shows it, with other values in some of its fields. */
function propertyWith(more: Property = {}): Property {
  return {
    ExternalId: "F-1",
    TypeId: 1,
    SubTypeId: 9,
    PropertyAddress: [{ ZipCode: "39700", x: -3.21, y: 43.33, VisibilityModeId: 1 }],
    PropertyTransaction: [{ TransactionTypeId: 1, Price: 200_000 }],
    ...more,
  };
}

function readOne(property: Property) {
  const reader = openFotocasaReader();
  const first = reader.write(JSON.stringify([property]));
  return [...first, ...reader.end().rows][0]!;
}

const homeOf = (property: Property) => readOne(property).home as unknown as Record<string, unknown>;
const withFeature = (feature: Property) => propertyWith({ PropertyFeature: [feature] });

function write(home: Partial<Home>): Property {
  const whole = checkedHomeSchema.parse({ type: "piso", price: 200_000, ...home });
  const writer = openFotocasaWriter();
  return JSON.parse(writer.start() + writer.row({ id: "x", home: whole, photos: [], updatedAt: "" }) + writer.end())[0];
}

const featureOf = (property: Property, id: number) =>
  (property.PropertyFeature as { FeatureId: number; DecimalValue?: number; BoolValue?: boolean }[]).find(
    ({ FeatureId }) => FeatureId === id,
  );

/** TypeId and SubTypeId of their list, and the word of ours. */
describe("kinds of homes", () => {
  test.each([
    [1, 9, "piso"],
    [1, 5, "atico"],
    [1, 3, "duplex"],
    [1, 2, "duplex"],
    [1, 6, "estudio"],
    [1, 7, "estudio"],
    [2, 13, "casa"],
    [2, 17, "adosado"],
    [2, 19, "adosado"],
    [2, 20, "chalet"],
    [2, 27, "chalet"],
    [2, 24, "finca"],
    [3, 0, "local"],
    [4, 0, "oficina"],
    [5, 49, "edificio"],
    [6, 56, "terreno"],
    [7, 0, "nave"],
    [8, 70, "garaje"],
    [12, 0, "trastero"],
    // A code without a row of its own is the first of its kind; an unknown kind is another.
    [1, 99, "piso"],
    [99, 1, "otro"],
  ])("%d, %d is %s", (TypeId, SubTypeId, type) => {
    expect(homeOf(propertyWith({ TypeId, SubTypeId })).type).toBe(type);
  });

  test.each([
    ["piso", 1, 9],
    ["atico", 1, 5],
    ["duplex", 1, 3],
    ["estudio", 1, 6],
    ["casa", 2, 13],
    ["adosado", 2, 17],
    ["chalet", 2, 20],
    ["finca", 2, 24],
    ["edificio", 5, 49],
    ["terreno", 6, 56],
    ["garaje", 8, 70],
  ] as const)("%s goes out as %d, %d", (type, TypeId, SubTypeId) => {
    expect(write({ type })).toMatchObject({ TypeId, SubTypeId });
  });
});

describe("floors: 1 is a basement, 3 and 4 the ground, 6 the first", () => {
  const floorOf = (FloorId: number) => homeOf(propertyWith({ PropertyAddress: [{ FloorId }] })).floor;
  const addressOf = (floor: number) => (write({ floor }).PropertyAddress as Property[])[0];

  test("in", () => {
    expect([1, 3, 4].map(floorOf)).toEqual([-1, 0, 0]);
    // From 6 on each is one higher.
    for (let id = 6; id <= 15; id++) expect(floorOf(id)).toBe(id - 5);
    for (const unknown of [2, 5, 16, 31]) expect(floorOf(unknown)).toBeUndefined();
  });

  test("out; above the tenth all are 16", () => {
    expect(addressOf(-1)).toMatchObject({ FloorId: 1 });
    expect(addressOf(0)).toMatchObject({ FloorId: 3 });
    for (let floor = 1; floor <= 10; floor++) expect(addressOf(floor)).toMatchObject({ FloorId: floor + 5 });
    expect(addressOf(11)).toMatchObject({ FloorId: 16 });
  });
});

/** FeatureId of their list → our field. */
describe("features", () => {
  test.each([
    [1, "builtAreaM2", 90],
    [69, "plotAreaM2", 300],
    [62, "terraceAreaM2", 12],
    [231, "yearBuilt", 1970],
    [11, "rooms", 3],
    [12, "bathrooms", 2],
  ])("%d is %s", (FeatureId, field, value) => {
    expect(homeOf(withFeature({ FeatureId, DecimalValue: value }))[field]).toBe(value);
    expect(featureOf(write({ [field]: value }), FeatureId)).toEqual({ FeatureId, DecimalValue: value });
  });

  test.each([
    [22, "hasLift"],
    [23, "hasParkingIncluded"],
    [24, "hasStorageRoom"],
    [25, "hasPool"],
    [27, "hasTerrace"],
    [254, "hasAirConditioning"],
    [258, "hasWardrobes"],
    [298, "hasGarden"],
  ])("%d is %s, yes or no", (FeatureId, field) => {
    for (const BoolValue of [true, false]) {
      expect(homeOf(withFeature({ FeatureId, BoolValue }))[field]).toBe(BoolValue);
      expect(featureOf(write({ [field]: BoolValue }), FeatureId)).toEqual({ FeatureId, BoolValue });
    }
  });

  test.each([
    [323, "energyRating"],
    [324, "emissionsRating"],
  ])("%d is %s, A as 1 to G as 7", (FeatureId, field) => {
    for (const [index, letter] of [..."ABCDEFG"].entries()) {
      expect(homeOf(withFeature({ FeatureId, DecimalValue: index + 1 }))[field]).toBe(letter);
      expect(featureOf(write({ [field]: letter }), FeatureId)).toEqual({ FeatureId, DecimalValue: index + 1 });
    }
    expect(homeOf(withFeature({ FeatureId, DecimalValue: 8 }))[field]).toBeUndefined();
  });

  test("249 is the condition: 4 needs works, 1, 2, 3 and 6 are good", () => {
    const conditionOf = (DecimalValue: number) => homeOf(withFeature({ FeatureId: 249, DecimalValue })).condition;
    expect([1, 2, 3, 4, 5, 6].map(conditionOf)).toEqual(["bueno", "bueno", "bueno", "a_reformar", undefined, "bueno"]);
    expect(featureOf(write({ condition: "a_reformar" }), 249)?.DecimalValue).toBe(4);
    expect(featureOf(write({ condition: "bueno" }), 249)?.DecimalValue).toBe(1);
    expect(featureOf(write({}), 249)).toBeUndefined();
  });

  test("28 is the orientation", () => {
    const SIDES = [
      [1, "norte", "este"],
      [2, "oeste"],
      [3, "norte"],
      [4, "sur", "oeste"],
      [5, "este"],
      [6, "sur", "este"],
      [7, "norte", "oeste"],
      [8, "sur"],
    ] as const;
    for (const [id, ...sides] of SIDES) {
      expect(homeOf(withFeature({ FeatureId: 28, DecimalValue: id })).orientations).toEqual(sides);
      expect(featureOf(write({ orientations: [...sides] }), 28)?.DecimalValue).toBe(id);
    }
    // No id stands for all three.
    expect(featureOf(write({ orientations: ["norte", "sur", "este"] }), 28)).toBeUndefined();
  });
});

test("a title and a description that somebody takes out do not go out again as they came", () => {
  const { home, extras } = readOne(
    propertyWith({
      PropertyFeature: [
        { FeatureId: 2, TextValue: "Piso luminoso" },
        { FeatureId: 3, TextValue: "Tres balcones a la plaza." },
        { FeatureId: 4, TextValue: "Tiene ascensor" },
      ],
    }),
  );
  expect([home?.title, home?.descriptions]).toEqual(["Piso luminoso", { es: "Tres balcones a la plaza." }]);
  const writer = openFotocasaWriter();
  const bare = checkedHomeSchema.parse({ type: "piso", price: 200_000 });
  const [out] = JSON.parse(
    writer.start() + writer.row({ id: "x", home: bare, photos: [], updatedAt: "", extras }) + writer.end(),
  );
  // A value for which we have no field stays; feature 4 is one of those.
  expect(out.PropertyFeature).toEqual([{ FeatureId: 4, TextValue: "Tiene ascensor" }]);
});

test("1 is a sale and 3 a rent; the first of several counts, and it is reported", () => {
  const offered = (...ids: number[]) =>
    readOne(propertyWith({ PropertyTransaction: ids.map((TransactionTypeId) => ({ TransactionTypeId, Price: 900 })) }));
  expect(offered(1).home?.operation).toBe("venta");
  expect(offered(3).home?.operation).toBe("alquiler");
  expect(offered(3).problems.some(({ path }) => path === "operation")).toBe(false);
  expect(offered(3, 1).home?.operation).toBe("alquiler");
  expect(offered(3, 1).problems.some(({ path }) => path === "operation")).toBe(true);
  expect(write({ operation: "venta" }).PropertyTransaction).toEqual([{ TransactionTypeId: 1, Price: 200_000 }]);
  expect(write({ operation: "alquiler" }).PropertyTransaction).toEqual([{ TransactionTypeId: 3, Price: 200_000 }]);
});

test("an address is shown at 1 and hidden at 3; street and number are taken apart", () => {
  const [shown] = write({ address: "Aribau, 124 b", showsAddress: true }).PropertyAddress as Property[];
  expect(shown).toMatchObject({ VisibilityModeId: 1, Street: "Aribau", Number: "124 b" });
  const [hidden] = write({ address: "Camino viejo", showsAddress: false }).PropertyAddress as Property[];
  expect(hidden).toMatchObject({ VisibilityModeId: 3, Street: "Camino viejo" });
  expect(homeOf(propertyWith({ PropertyAddress: [{ VisibilityModeId: 2 }] })).showsAddress).toBe(false);
});

test("photos come by their order, and other documents are left out", () => {
  const PropertyDocument = [
    { TypeId: 1, Url: "https://a.example/2.jpg", SortingId: 2 },
    { TypeId: 23, Url: "https://a.example/plano.jpg", SortingId: 0 },
    { TypeId: 1, Url: "https://a.example/1.jpg", SortingId: 1 },
  ];
  expect(readOne(propertyWith({ PropertyDocument })).photos).toEqual([
    "https://a.example/1.jpg",
    "https://a.example/2.jpg",
  ]);
});
