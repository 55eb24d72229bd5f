import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOME_TYPES } from "../../shared/home-attributes/home-values.ts";
import { fullHome } from "../homes/full-home.test-data.ts";
import { checkedHomeSchema, type Home, type HomeInput } from "../homes/home.ts";
import type { FeedExtras, FeedHome } from "./feed-row.ts";
import { forKyero, forReaders } from "./kyero-portal.ts";
import { kyeroFaults } from "./kyero-schema.test-data.ts";
import { openKyeroWriter } from "./kyero-writer.ts";
import { syntheticHomes } from "./synthetic-homes.ts";

const writer = openKyeroWriter();
const feedOf = (homes: readonly FeedHome[]) =>
  writer.start() + homes.map((home) => writer.row(forKyero(home))).join("") + writer.end();

const out = (home: Home, more: Partial<FeedHome> = {}): FeedHome => ({
  id: "5b0c4d1e-0f63-4b62-9a55-2f8f5a3f7d11",
  home,
  photos: ["https://fotos.example/1.jpg"],
  updatedAt: "2026-11-20T10:11:12.000Z",
  ...more,
});
const homeOf = (values: Partial<HomeInput>): Home =>
  checkedHomeSchema.parse({
    operation: "venta",
    type: "piso",
    town: "Valencia",
    province: "Valencia",
    price: 1,
    ...values,
  });
const written = (values: Partial<HomeInput>, more?: Partial<FeedHome>) =>
  writer.row(forKyero(out(homeOf({ descriptions: { es: "Piso" }, ...values }), more)));

describe("the judge itself", () => {
  test("finds what is wrong", () => {
    const good = feedOf([out(homeOf({ descriptions: { es: "Piso" } }))]);
    expect(kyeroFaults(good)).toEqual([]);
    const spoiled: [string, string, RegExp][] = [
      ["<town>Valencia</town>", "", /lacks <town>/],
      ["<town>Valencia</town>", "<town></town>", /<town> is ""/],
      ["<price>1</price>", "<price>1.5</price>", /<price>/],
      ["<price>1</price>", "<price>1</price><price>1</price>", /twice/],
      ["<beds>0</beds>", "", /lacks <beds>/],
      ["<country>Spain</country>", "<floor>2</floor>", /<floor> is unknown/],
      ["<es>Piso</es>", "<gl>Piso</gl>", /<gl> is unknown/],
      ["<es>Piso</es>", "", /neither desc nor features/],
      ["<es>Piso</es>", "<es>&lt;b>Piso</es>", /<es> is/],
      ["<currency>EUR</currency>", "<currency>MXN</currency>", /<currency>/],
    ];
    for (const [from, to, fault] of spoiled) {
      expect(good).toContain(from);
      expect(kyeroFaults(good.replace(from, to)).join()).toMatch(fault);
    }
  });
});

test("a home takes fifty photos along, the first ones", () => {
  const photos = Array.from({ length: 51 }, (_, i) => `https://fotos.example/${i + 1}.jpg`);
  expect(forKyero(out(homeOf({}), { photos })).photos).toEqual(photos.slice(0, 50));
  expect(forKyero(out(homeOf({}), { photos: photos.slice(0, 50) })).photos).toHaveLength(50);
});

describe("feeds that the schema takes", () => {
  test("fifty invented homes", () => {
    const towns = [
      {
        code: "46250",
        name: "Valencia",
        province: "Valencia",
        latitude: 39.47,
        longitude: -0.37,
        population: 800_000,
        areaKm2: 138,
      },
      {
        code: "03082",
        name: "Dénia",
        province: "Alicante",
        latitude: 38.84,
        longitude: 0.1,
        population: 43_000,
        areaKm2: 66,
      },
    ];
    const homes = [...syntheticHomes({ seed: 7, count: 50, towns, today: "2026-11-20" })];
    const xml = feedOf(homes.map(({ home, externalId }, at) => out(home, { id: `casa-${at}`, externalId })));
    expect(xml.match(/<property>/g)).toHaveLength(50);
    expect(kyeroFaults(xml)).toEqual([]);
  });

  test("a home of which everything is known", () => {
    const xml = feedOf([out(checkedHomeSchema.parse({ ...fullHome(), country: "ES" }))]);
    expect(kyeroFaults(xml)).toEqual([]);
    expect(xml).toContain("<catastral>5427802YJ2752H0001FP</catastral>");
    expect(xml).not.toMatch(/<address>|<floor>|<terrace>|<cadastralRef>/);
  });

  test("any texts, any figures, any words of a sender", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        "]]>",
        "<![CDATA[x]]>",
        "&amp;&",
        "\u0000\u0001\u000b",
        "\ud800",
        "\ufffe",
        "<b>Piso</b><br>y más",
        "🏠".repeat(40),
      ),
    );
    const name = text.map((made) => made.slice(0, 100)).map((made) => (/\p{L}|\d/u.test(made) ? made : `Oliva${made}`));
    const home = fc
      .record({
        type: fc.constantFrom(...HOME_TYPES),
        operation: fc.constantFrom("venta", "alquiler"),
        reference: fc.option(name, { nil: undefined }),
        price: fc.double({ min: 1, max: 99_999_999, noNaN: true }),
        town: name,
        province: name,
        locationDetail: fc.option(name, { nil: undefined }),
        builtAreaM2: fc.option(fc.double({ min: 1, max: 1_000_000, noNaN: true }), { nil: undefined }),
        plotAreaM2: fc.option(fc.double({ min: 1, max: 1_000_000, noNaN: true }), { nil: undefined }),
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        descriptions: fc.dictionary(fc.constantFrom("es", "en", "gl", "de"), text, { minKeys: 1 }),
        features: fc.array(text, { maxLength: 8 }),
        urls: fc.dictionary(fc.constantFrom("es", "gl"), fc.webUrl({ withQueryParameters: true })),
      })
      .map((values) => checkedHomeSchema.safeParse({ ...values, hasLift: true }))
      .filter(({ success }) => success)
      .map(({ data }) => data as Home);
    const extras = fc.record({
      date: fc.option(text, { nil: undefined }),
      raw: fc.record({ type: text, price: text, town: text, country: text, "energy_rating/consumption": text }),
      plain: fc.subarray(["desc", "url"]),
      other: fc.constant({
        "": [
          { name: "commission", text: "3" },
          { name: "video_url", text: "https://v.example/1" },
          { name: "prime", text: "1" },
        ],
        surface_area: [{ name: "terrace", text: "12" }],
      }),
      imageDetails: fc.constant({ "https://fotos.example/1.jpg": [{ name: "caption", text: "Cocina" }] }),
    });
    fc.assert(
      fc.property(home, extras, text, (one, kyero, externalId) => {
        expect(kyeroFaults(feedOf([out(one, { extras: { kyero } as FeedExtras, externalId })]))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  test("twenty thousand signs of text, with line ends, emoji and the end of CDATA", () => {
    const es = `Piso ]]> con 🏠\n\n${"Luminoso, a 5 min. ".repeat(1_050)}`;
    const xml = feedOf([out(homeOf({ descriptions: { es } }))]);
    expect(es.length).toBeGreaterThan(19_900);
    expect(kyeroFaults(xml)).toEqual([]);
    expect(xml).toContain("Piso ]]&gt; con 🏠\n\nLuminoso");
  });
});

describe("a home for Kyero", () => {
  test("equipment in its words, each once, after the agency's own in English; what is no known phrase stays as it was written", () => {
    const xml = written({
      features: ["Ascensor", "Vistas al mar", "Techos de 3,40 m"],
      hasLift: true,
      hasTerrace: true,
      hasAirConditioning: true,
      hasParkingIncluded: true,
      hasDoorman: false,
      isExterior: true,
      furnishing: "parcial",
      orientations: ["sur"],
    });
    expect([...xml.matchAll(/<feature>(.*?)<\/feature>/g)].map(([, word]) => word)).toEqual([
      "Lift",
      "Sea views",
      "Techos de 3,40 m",
      "Exterior",
      "Terrace",
      "Parking included",
      "Air conditioning",
      "Part furnished",
      "South facing",
    ]);
  });

  test("a plan among its photos is tagged, unless its sender has tagged it; a caption has no place", () => {
    const [kitchen, plan, sent] = ["https://a.example/1.jpg", "https://a.example/2.jpg", "https://a.example/3.jpg"];
    const tagged = (tag: string) => [{ name: "tags", children: [{ name: "tag", text: tag }] }];
    const xml = written(
      {},
      {
        photos: [kitchen, plan, sent],
        aboutPhotos: new Map([
          [kitchen, { words: "Cocina de 2021", isPlan: false }],
          [plan, { words: "Plano", isPlan: true }],
          [sent, { words: "Plano", isPlan: true }],
        ]),
        extras: { kyero: { imageDetails: { [sent]: tagged("floor plan") } } },
      },
    );
    expect([...xml.matchAll(/<image id="(\d)">|<tag>(.*?)<\/tag>/g)].map(([, id, tag]) => id ?? tag)).toEqual([
      "1",
      "2",
      "floorplan",
      "3",
      "floor plan",
    ]);
    expect(xml).not.toContain("Cocina de 2021");
  });

  test("whole figures: 349,900.50 € is 349901, 95.5 m² is 96, unknown rooms and pools are 0", () => {
    const xml = written({ price: 349_900.5, builtAreaM2: 95.5 });
    for (const element of ["<price>349901<", "<built>96<", "<beds>0<", "<baths>0<", "<pool>0<"])
      expect(xml).toContain(element);
  });

  test("a home without reference goes by the first eight signs of its id", () => {
    expect(written({})).toContain("<ref>5B0C4D1E</ref>");
    expect(written({ reference: "V-102" })).toContain("<ref>V-102</ref>");
  });

  test("long features end at a whole word: 35 signs at most", () => {
    expect(written({ features: ["Cerca del transporte público y de los colegios"] })).toContain(
      "<feature>Cerca del transporte público y de…</feature>",
    );
  });

  test("a type that is finer than ours stays; one that its schema refuses does not", () => {
    const typed = (type: string) => written({ type: "casa" }, { extras: { kyero: { raw: { type } } } });
    expect(typed("Country House")).toContain("<type>Country House</type>");
    expect(typed("casa rústica 2")).toContain("<type>House</type>");
  });

  test("tags of HTML are left out of texts, comparisons are not", () => {
    expect(written({ descriptions: { es: "<p>Piso</p><b>Sol</b>, 3 < 4 y 5 > 2" } })).toContain(
      "<es>Piso\nSol, 3 &lt; 4 y 5 &gt; 2</es>",
    );
  });

  test("a hidden address hides the reference of the cadastre too", () => {
    const values = { cadastralReference: "5427802YJ2752H0001FP", latitude: 39.46091, longitude: -0.37345 };
    expect(written(values)).not.toContain("catastral");
    expect(written(values)).toContain("<latitude>39.461</latitude>");
    expect(written({ ...values, showsAddress: true })).toContain("<catastral>5427802YJ2752H0001FP</catastral>");
  });
});

test("other readers get the words for equipment, and the rest as it is", () => {
  const home = homeOf({ hasLift: true, price: 100.5, floor: 3 });
  const xml = writer.row(forReaders(out(home)));
  expect(xml).toContain("<feature>Lift</feature>");
  expect(xml).toContain("<price>100.5</price>");
  expect(xml).toContain("<floor>3</floor>");
});

test("a neighbourhood goes with the home, on one line; an empty one does not", () => {
  expect(written({ locationDetail: "Ruzafa\n (Eixample)" })).toContain(
    "<location_detail>Ruzafa (Eixample)</location_detail>",
  );
  expect(written({ locationDetail: "Ruzafa" })).toContain("<location_detail>Ruzafa</location_detail>");
  expect(written({})).not.toContain("location_detail");
});
