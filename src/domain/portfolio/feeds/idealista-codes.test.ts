import { describe, expect, test } from "vitest";
import { checkedHomeSchema, type HomeInput } from "../homes/home.ts";
import type { FeedHome } from "./feed-row.ts";
import { openIdealistaReader, openIdealistaWriter } from "./idealista-json.ts";

type Json = Record<string, unknown>;

/** A property as idealista's format shows it, with other values in some of its parts. */
function propertyWith({
  operation = {},
  address = {},
  features = {},
  ...rest
}: Record<string, Json | unknown> = {}): Json {
  return {
    propertyCode: "C-1",
    propertyOperation: { operationType: "sale", operationPrice: 200_000, ...(operation as Json) },
    propertyAddress: { addressVisibility: "full", ...(address as Json) },
    propertyFeatures: { featuresType: "flat", ...(features as Json) },
    ...rest,
  };
}

function readOne(property: Json) {
  const reader = openIdealistaReader();
  const rows = reader.write(JSON.stringify({ customerProperties: [property] }));
  return [...rows, ...reader.end().rows][0]!;
}
const homeOf = (parts: Parameters<typeof propertyWith>[0]) => readOne(propertyWith(parts)).home as unknown as Json;

function written(home: Partial<HomeInput>, more: Partial<FeedHome> = {}, options = {}) {
  const writer = openIdealistaWriter(options);
  const row = writer.row({ id: "x", home: checkedHomeSchema.parse(home), photos: [], updatedAt: "", ...more });
  const document = JSON.parse(writer.start() + row + writer.end()) as { customerProperties: Json[] };
  const [property] = document.customerProperties;
  return {
    document: document as Json,
    property: property as Json,
    address: property!.propertyAddress as Json,
    features: property!.propertyFeatures as Json,
    operation: property!.propertyOperation as Json,
  };
}

describe("types in", () => {
  test.each([
    ["flat", {}, "piso"],
    ["flat", { featuresPenthouse: true }, "atico"],
    ["flat", { featuresDuplex: true }, "duplex"],
    ["flat", { featuresStudio: true }, "estudio"],
    // An attic of two floors is an attic.
    ["flat", { featuresPenthouse: true, featuresDuplex: true }, "atico"],
    ["house", {}, "casa"],
    ["house_independent", {}, "chalet"],
    ["house_semidetached", {}, "adosado"],
    ["rustic", {}, "finca"],
    ["rustic_farm", {}, "finca"],
    ["land_urban", {}, "terreno"],
    ["land_moon", {}, "terreno"],
    ["garage", {}, "garaje"],
    ["premises_industrial", {}, "nave"],
    ["premises", {}, "local"],
    ["office", {}, "oficina"],
    ["storage", {}, "trastero"],
    ["building", {}, "edificio"],
    ["castle", {}, "otro"],
  ])("%s %j is %s", (featuresType, more, type) => {
    expect(homeOf({ features: { featuresType, ...more } }).type).toBe(type);
  });
});

describe("types out", () => {
  test.each([
    ["piso", "flat"],
    ["casa", "house"],
    ["chalet", "house_independent"],
    ["adosado", "house_terraced"],
    ["local", "premises_commercial"],
    ["nave", "premises_industrial"],
    ["finca", "rustic"],
    ["terreno", "land"],
    ["otro", "flat"],
  ] as const)("%s is %s", (type, word) => expect(written({ type }).features.featuresType).toBe(word));

  test("attic, duplex and studio are written beside the flat", () => {
    expect(written({ type: "atico" }).features).toMatchObject({ featuresType: "flat", featuresPenthouse: true });
    expect(written({ type: "duplex" }).features).toMatchObject({ featuresType: "flat", featuresDuplex: true });
    expect(written({ type: "estudio" }).features).toMatchObject({ featuresType: "flat", featuresStudio: true });
    expect(written({ type: "piso" }).features).toEqual({ featuresType: "flat" });
  });

  test("the sender's own word stays while it means the type, and goes when the type changes", () => {
    const extras = { idealista: { type: "house_villa" } };
    expect(written({ type: "chalet" }, { extras }).features.featuresType).toBe("house_villa");
    expect(written({ type: "adosado" }, { extras }).features.featuresType).toBe("house_terraced");
  });
});

describe("floors", () => {
  test.each([
    ["3", 3],
    ["-2", -2],
    ["bj", 0],
    ["en", 0],
    ["ss", -1],
    ["st", -1],
    [4, 4],
    ["ático", undefined],
    ["1234", undefined],
    [null, undefined],
  ])("%j is %s", (addressFloor, floor) => expect(homeOf({ address: { addressFloor } }).floor).toBe(floor));

  test("go out as numbers in letters", () => {
    expect(written({ floor: -1 }).address.addressFloor).toBe("-1");
    expect(written({}).address).not.toHaveProperty("addressFloor");
  });
});

describe("condition, side and energy", () => {
  test.each([
    ["good", "bueno"],
    ["toRestore", "a_reformar"],
    ["new", "obra_nueva"],
    ["newFinished", "obra_nueva"],
    ["ruin", undefined],
  ])("%s is %s", (featuresConservation, condition) =>
    expect(homeOf({ features: { featuresConservation } }).condition).toBe(condition),
  );

  test("a newly built home is written as good unless the sender gave a word of their own", () => {
    const out = (condition: HomeInput["condition"], conservation?: string) =>
      written({ condition }, { extras: { idealista: conservation === undefined ? {} : { conservation } } }).features
        .featuresConservation;
    expect(out("a_reformar")).toBe("toRestore");
    expect(out("bueno")).toBe("good");
    expect(out("obra_nueva")).toBe("good");
    expect(out("obra_nueva", "newFinished")).toBe("newFinished");
    expect(out("bueno", "newFinished")).toBe("good");
    expect(out(undefined, "good")).toBeUndefined();
  });

  test("windows to the street or to a court", () => {
    expect(homeOf({ features: { featuresWindowsLocation: "external" } }).isExterior).toBe(true);
    expect(homeOf({ features: { featuresWindowsLocation: "internal" } }).isExterior).toBe(false);
    expect(homeOf({ features: { featuresWindowsLocation: "roof" } })).not.toHaveProperty("isExterior");
    expect(written({ isExterior: "si" }).features.featuresWindowsLocation).toBe("external");
    expect(written({ isExterior: "no" }).features.featuresWindowsLocation).toBe("internal");
  });

  test("a letter of energy in any case, and none of what has none", () => {
    expect(homeOf({ features: { featuresEnergyCertificateRating: "e" } }).energyRating).toBe("E");
    expect(homeOf({ features: { featuresEnergyCertificateRating: "exempt" } })).not.toHaveProperty("energyRating");
  });

  test("sides are flags, in our order", () => {
    const features = { featuresOrientationWest: true, featuresOrientationNorth: true, featuresOrientationEast: false };
    expect(homeOf({ features }).orientations).toEqual(["norte", "oeste"]);
    expect(homeOf({}).orientations).toBeUndefined();
    expect(written({ orientations: ["sur"] }).features).toMatchObject({ featuresOrientationSouth: true });
    expect(written({ orientations: ["sur"] }).features).not.toHaveProperty("featuresOrientationNorth");
  });
});

describe("figures and amounts", () => {
  test("zero rooms are a count, zero metres are unknown", () => {
    const home = homeOf({
      features: { featuresBedroomNumber: 0, featuresAreaConstructed: 0, featuresAreaUsable: "80" },
    });
    expect(home.rooms).toBe(0);
    expect(home.builtAreaM2).toBeUndefined();
    expect(home.usableAreaM2).toBe(80);
  });

  test("the community fee lies beside the price", () => {
    expect(homeOf({ operation: { operationPriceCommunity: 80 } }).communityFee).toBe(80);
    expect(homeOf({ operation: { operationPriceCommunity: 0 } }).communityFee).toBeUndefined();
    expect(written({ price: 900, operation: "alquiler", communityFee: 45.5 }).operation).toEqual({
      operationType: "rent",
      operationPrice: 900,
      operationPriceCommunity: 45.5,
    });
    expect(written({ price: 900 }).operation).toEqual({ operationType: "sale", operationPrice: 900 });
  });

  test("an operation that is neither sale nor rent is refused with its field", () => {
    const row = readOne(propertyWith({ operation: { operationType: "rentToOwn" } }));
    expect(row.home).toBeNull();
    expect(row.problems.map(({ path }) => path)).toContain("operation");
  });
});

describe("the address", () => {
  test("is shown in full, by its street or not at all", () => {
    expect(homeOf({ address: { addressVisibility: "full" } }).showsAddress).toBe(true);
    expect(homeOf({ address: { addressVisibility: "street" } }).showsAddress).toBe(false);
    const street = { idealista: { visibility: "street" } };
    expect(written({ showsAddress: true }, { extras: street }).address.addressVisibility).toBe("full");
    expect(written({ showsAddress: false }, { extras: street }).address.addressVisibility).toBe("street");
    expect(written({ showsAddress: false }).address.addressVisibility).toBe("hidden");
  });

  test("has coordinates, exact only where it is shown", () => {
    const place = { latitude: 39.47, longitude: -0.37 };
    expect(written({ ...place, showsAddress: true }).address).toMatchObject({
      addressCoordinatesPrecision: "exact",
      addressCoordinatesLatitude: 39.47,
      addressCoordinatesLongitude: -0.37,
    });
    expect(written({ ...place, showsAddress: false }).address.addressCoordinatesPrecision).toBe("moved");
    expect(written({}).address).not.toHaveProperty("addressCoordinatesPrecision");
  });

  test("names its country in English", () => {
    expect(homeOf({ address: { addressCountry: "Portugal" } }).country).toBe("PT");
    expect(homeOf({}).country).toBe("ES");
    expect(written({ country: "PT" }).address.addressCountry).toBe("Portugal");
  });
});

describe("texts, photos and names", () => {
  test("descriptions by language, the first of each, and none that is empty", () => {
    const propertyDescriptions = [
      { descriptionLanguage: "spanish", descriptionText: "Uno" },
      { descriptionText: "Otra vez" },
      { descriptionLanguage: "English", descriptionText: "One" },
      { descriptionLanguage: "sv", descriptionText: "Ett" },
      { descriptionLanguage: "klingon", descriptionText: "wa" },
      { descriptionLanguage: "french", descriptionText: "" },
      { descriptionLanguage: "german", descriptionText: 5 },
    ];
    expect(homeOf({ propertyDescriptions }).descriptions).toEqual({ es: "Uno", en: "One", sv: "Ett" });
    const { property } = written({ descriptions: { es: "Uno", sv: "Ett" } });
    expect(property.propertyDescriptions).toEqual([
      { descriptionLanguage: "spanish", descriptionText: "Uno" },
      { descriptionLanguage: "sv", descriptionText: "Ett" },
    ]);
  });

  test("photos by their number", () => {
    const propertyImages = [
      { imageOrder: 2, imageUrl: "https://a.example/2.jpg" },
      { imageOrder: 1, imageUrl: "https://a.example/1.jpg" },
      { imageUrl: "https://a.example/0.jpg" },
    ];
    expect(readOne(propertyWith({ propertyImages })).photos.map((url) => url.slice(-5))).toEqual(
      ["0.jpg", "1.jpg", "2.jpg"].map((name) => `/${name}`.slice(-5)),
    );
    expect(written({}, { photos: ["https://a.example/1.jpg"] }).property.propertyImages).toEqual([
      { imageOrder: 1, imageUrl: "https://a.example/1.jpg" },
    ]);
  });

  test("a property without a code goes by its reference; without either it is none", () => {
    const { propertyCode: _, ...nameless } = propertyWith({ propertyReference: "R-1" });
    expect(readOne(nameless)).toMatchObject({ externalId: "R-1", label: "R-1" });
    const { propertyReference: _reference, ...none } = nameless;
    expect(readOne(none)).toMatchObject({ externalId: null, home: null });
    expect(written({ reference: "R-2" }, { externalId: "C-9" }).property).toMatchObject({
      propertyCode: "C-9",
      propertyReference: "R-2",
    });
    expect(written({}).property).toMatchObject({ propertyCode: "x", propertyReference: "x" });
  });

  test("the page of the home, in Spanish where there is one", () => {
    expect(homeOf({ propertyUrl: "https://a.example/1" }).urls).toEqual({ es: "https://a.example/1" });
    expect(written({ urls: { en: "https://a.example/en", es: "https://a.example/es" } }).property.propertyUrl).toBe(
      "https://a.example/es",
    );
    expect(written({ urls: { en: "https://a.example/en" } }).property.propertyUrl).toBe("https://a.example/en");
  });
});

test("the head names the agency and the moment, where they are known", () => {
  const { document } = written({}, {}, { customerCode: "ilc9", sentAt: "2026-11-21T10:05:06.789Z" });
  expect(document).toMatchObject({
    customerCode: "ilc9",
    customerCountry: "Spain",
    customerSendDate: "2026/11/21 10:05:06",
  });
  expect(Object.keys(written({}).document)).toEqual(["customerCountry", "customerProperties"]);
});

test("a figure goes out as the home has it; one that the sender gave and the home lacks as it came", () => {
  const extras = { idealista: { features: { featuresAreaUsable: 70, featuresChimney: true } } };
  expect(written({ usableAreaM2: 75 }, { extras }).features).toMatchObject({
    featuresAreaUsable: 75,
    featuresChimney: true,
  });
  expect(written({}, { extras }).features).toMatchObject({ featuresAreaUsable: 70 });
  expect(written({}).features).not.toHaveProperty("featuresAreaUsable");
});
