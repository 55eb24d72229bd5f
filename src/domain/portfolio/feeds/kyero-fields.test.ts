import { describe, expect, test } from "vitest";
import { checkedHomeSchema, type HomeInput } from "../homes/home.ts";
import type { FeedHome } from "./feed-row.ts";
import { HTML_ENTITIES } from "./html-entities.ts";
import { isOtherFrequency, plainText } from "./kyero-fields.ts";
import { openKyeroReader } from "./kyero-reader.ts";
import { openKyeroWriter } from "./kyero-writer.ts";

/** Single values of Kyero, in and out. Whole files are in `kyero.test.ts`. */

function readOne(inner: string) {
  const reader = openKyeroReader({ today: "2026-11-21" });
  const rows = reader.write(
    `<root><kyero/><property><id>K-1</id><price_freq>sale</price_freq><type>villa</type>${inner}</property></root>`,
  );
  return [...rows, ...reader.end().rows][0]!;
}
const homeOf = (inner: string) => readOne(inner).home!;

function written(home: Partial<HomeInput>, more: Partial<FeedHome> = {}, options = {}): string {
  const writer = openKyeroWriter(options);
  const whole = checkedHomeSchema.parse(home);
  return writer.row({ id: "x", home: whole, photos: [], updatedAt: "2026-11-20T10:11:12.000Z", ...more });
}
/** The content of an element, or undefined where it is absent. */
const valueIn = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

describe("figures in", () => {
  test.each<[string, string, unknown]>([
    ["price", "250000.50", 250_000.5],
    // Zero and X are how feeds say that they do not know.
    ["price", "0", undefined],
    ["price", "X", undefined],
    ["price", "1.250.000", 1_250_000],
  ])("%s %s", (tag, text, value) => expect(homeOf(`<${tag}>${text}</${tag}>`).price).toBe(value));

  test.each<[string, unknown]>([
    ["2", 2],
    // Half baths are counted down.
    ["2.5", 2],
    ["0", 0],
    ["x", undefined],
  ])("baths %s", (text, value) => expect(homeOf(`<baths>${text}</baths>`).bathrooms).toBe(value));

  test.each<[string, unknown]>([
    ["3", 3],
    ["-1", -1],
    ["bajo", undefined],
    ["2.5", undefined],
  ])("floor %s", (text, value) => expect(homeOf(`<floor>${text}</floor>`).floor).toBe(value));

  test("areas: built and plot are never zero, a terrace may be", () => {
    const home = homeOf("<surface_area><built>120</built><plot>0</plot><terrace>0</terrace></surface_area>");
    expect([home.builtAreaM2, home.plotAreaM2, home.terraceAreaM2]).toEqual([120, undefined, 0]);
  });

  test("a point may lie on the meridian of Greenwich", () => {
    const home = homeOf("<location><latitude>39.47</latitude><longitude>0</longitude></location>");
    expect([home.latitude, home.longitude]).toEqual([39.47, 0]);
  });
});

describe("words in", () => {
  test.each<[string, boolean | undefined]>([
    ["1", true],
    ["yes", true],
    ["SÍ", true],
    ["0", false],
    ["No", false],
    ["maybe", undefined],
  ])("a pool is %s: %s", (text, value) => expect(homeOf(`<pool>${text}</pool>`).hasPool).toBe(value));

  test.each<[string, string, number | undefined]>([
    ["sale", "venta", 1000],
    ["Venta", "venta", 1000],
    ["month", "alquiler", 1000],
    // A rent by the week is a rent, and its price none of ours.
    ["week", "alquiler", undefined],
  ])("priced by %s: %s", (frequency, operation, price) => {
    const reader = openKyeroReader({ today: "2026-11-21" });
    const [row] = reader.write(
      `<root><property><id>1</id><price>1000</price><price_freq>${frequency}</price_freq><type>villa</type></property></root>`,
    );
    expect(row?.home?.operation).toBe(operation);
    expect(row?.home?.price).toBe(price);
  });

  test("only what is new says its condition", () => {
    expect(homeOf("<new_build>1</new_build>").condition).toBe("obra_nueva");
    expect(homeOf("<new_build>0</new_build>").condition).toBeUndefined();
  });

  test("a reference of the cadastre has twenty signs at most", () => {
    const reference = "5427802YJ2752H0001FP";
    expect(homeOf(`<catastral>${reference}</catastral>`).cadastralReference).toBe(reference);
    expect(homeOf(`<cadastralRef>${reference}, ${reference}</cadastralRef>`).cadastralReference).toBeUndefined();
  });

  test("letters of energy in any case, none of what has none", () => {
    const home = homeOf("<energy_rating><consumption>e</consumption><emissions>X</emissions></energy_rating>");
    expect([home.energyRating, home.emissionsRating]).toEqual(["E", undefined]);
  });

  test("a type in several languages is the first that we know, an unknown one is other", () => {
    const typed = (type: string) => {
      const reader = openKyeroReader({ today: "2026-11-21" });
      return reader.write(
        `<root><property><id>1</id><price_freq>sale</price_freq><type>${type}</type></property></root>`,
      )[0]?.home?.type;
    };
    expect(typed("<en>Penthouse</en><es>Piso</es>")).toBe("atico");
    expect(typed("<nl>Kasteel</nl><es>Ático</es>")).toBe("atico");
    expect(typed("<nl>Kasteel</nl>")).toBe("otro");
    expect(typed("Boat")).toBe("otro");
  });

  test("the text that decides among languages is Spanish, then English, then any", () => {
    expect(plainText("a")).toBe("a");
    expect(plainText({ en: "b", es: "c", nl: "d" })).toBe("c");
    expect(plainText({ nl: "d", en: "b" })).toBe("b");
    expect(plainText({ nl: "d" })).toBe("d");
    expect(plainText({})).toBe("");
  });

  test("another frequency is neither sale nor month", () => {
    expect([undefined, "", "sale", "MONTH", "en venta"].map(isOtherFrequency)).toEqual(Array(5).fill(false));
    expect(["week", "night", "semana"].map(isOtherFrequency)).toEqual(Array(3).fill(true));
  });
});

describe("out", () => {
  test("the values of a home, each at its place", () => {
    const xml = written({
      reference: "V-1",
      price: 250_000.5,
      operation: "alquiler",
      type: "atico",
      country: "PT",
      rooms: 0,
      bathrooms: 2,
      hasPool: "no",
      condition: "obra_nueva",
      isPartOwnership: "si",
      builtAreaM2: 95.5,
      energyRating: "D",
      showsAddress: true,
      address: "Calle Sueca 12",
      latitude: 39.46091,
      longitude: -0.37345,
    });
    expect(
      ["ref", "price", "currency", "price_freq", "type", "country", "beds", "baths", "pool", "new_build"].map((tag) =>
        valueIn(xml, tag),
      ),
    ).toEqual(["V-1", "250000.5", "EUR", "month", "Penthouse", "Portugal", "0", "2", "0", "1"]);
    expect(valueIn(xml, "part_ownership")).toBe("1");
    expect(valueIn(xml, "leasehold")).toBeUndefined();
    expect(valueIn(xml, "built")).toBe("95.5");
    expect(valueIn(xml, "latitude")).toBe("39.46091");
    expect(valueIn(xml, "consumption")).toBe("D");
    expect(valueIn(xml, "date")).toBe("2026-11-20 10:11:12");
  });

  test("a hidden address is a point to a hundred metres, without street or reference of the cadastre", () => {
    const home: Partial<HomeInput> = {
      address: "Calle Sueca 12",
      cadastralReference: "5427802YJ2752H0001FP",
      latitude: 39.46091,
      longitude: -0.37345,
    };
    const open = written(home);
    expect([valueIn(open, "latitude"), valueIn(open, "longitude")]).toEqual(["39.461", "-0.373"]);
    expect(open).not.toContain("Sueca");
    expect(open).not.toContain("5427802YJ");
    // The agency's own copy has all of it.
    const own = written(home, {}, { isPrivate: true });
    expect(valueIn(own, "latitude")).toBe("39.46091");
    expect(own).toContain("Sueca");
  });

  test("the sender's date goes out while nobody has changed the home", () => {
    const extras = { kyero: { date: "2025-01-02 03:04:05" } };
    expect(valueIn(written({}, { extras, isAsImported: true }), "date")).toBe("2025-01-02 03:04:05");
    expect(valueIn(written({}, { extras }), "date")).toBe("2026-11-20 10:11:12");
  });

  test("a commission is for colleagues alone", () => {
    const extras = {
      kyero: {
        other: {
          "": [
            { name: "commission", text: "3" },
            { name: "video", text: "v" },
          ],
        },
      },
    };
    expect(written({}, { extras })).not.toContain("<commission>");
    expect(written({}, { extras })).toContain("<video>v</video>");
    expect(written({}, { extras }, { isPrivate: true })).toContain("<commission>3</commission>");
  });

  test("signs of XML are written as such, and signs that XML has not are left out", () => {
    const xml = written({ reference: 'A&B <"c">\u0001' });
    expect(xml).toContain("<ref>A&amp;B &lt;&quot;c&quot;&gt;</ref>");
  });

  test("an element for which we have no field goes out as it came: with its attributes, its text and what stands inside", () => {
    const strange = '<visits day="monday" hour="9">by appointment<guide lang="en">Ana</guide></visits>';
    const { home, extras } = readOne(strange);
    expect(written(home!, { extras: extras! }).replace(/>\s+/g, ">").replace(/\s+</g, "<")).toContain(strange);
  });

  test("photos are numbered, with what the sender said of each", () => {
    const url = "https://a.example/1.jpg";
    const photos = [url, "https://a.example/2.jpg"];
    expect(written({}, { photos })).toContain(`<image id="1">\n        <url>${url}</url>`);
    const kept = { imageIds: ["9", "7"], imageDetails: { [url]: [{ name: "tag", text: "kitchen" }] } };
    const xml = written({}, { photos, extras: { kyero: kept } });
    expect(xml).toContain('<image id="9">');
    expect(xml).toContain("<tag>kitchen</tag>");
    // Numbers of other photos are no numbers of these.
    expect(written({}, { photos: [url], extras: { kyero: kept } })).toContain('<image id="1">');
  });
});

describe("names of letters in HTML", () => {
  test("each stands for its one sign", () => {
    expect(HTML_ENTITIES).toMatchObject({
      nbsp: "\u00a0",
      iexcl: "¡",
      iquest: "¿",
      aacute: "á",
      Eacute: "É",
      ntilde: "ñ",
      Ntilde: "Ñ",
      uuml: "ü",
      ordm: "º",
      sup2: "²",
      yuml: "ÿ",
      euro: "€",
      hellip: "…",
      trade: "™",
    });
    expect(Object.values(HTML_ENTITIES).every((sign) => sign.length === 1)).toBe(true);
    // 96 of Latin 1 and ten more.
    expect(Object.keys(HTML_ENTITIES)).toHaveLength(106);
  });
});
