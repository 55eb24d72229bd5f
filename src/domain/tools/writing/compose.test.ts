import { describe, expect, test } from "vitest";
import {
  asOne,
  type Composition,
  compose,
  createSaying,
  fitted,
  grammarOf,
  lengthOf,
  markedOf,
  type Sentence,
} from "./compose.ts";
import { plansOf as plansOfEnglish } from "./en/plans.ts";
import { plansOf } from "./es/plans.ts";
import { type FieldKey, TONES, VARIETIES } from "./facts.ts";
import { mark, plainOf } from "./marks.ts";
import { TOPIC_FIELDS } from "./plans.ts";
import { anyHome, FLAT, plainSaying, SHOP, THIS_YEAR } from "./writing.test-data.ts";

const sentence = (marked: string, topic: Sentence["topic"], salience: number): Sentence => ({
  marked,
  topic,
  salience,
  fields: [],
});

describe("whole sentences leave, the least telling first", () => {
  // 9 + 1 + 8 + 2 + 11 + 1 + 7 + 1 + 6 = 46 characters.
  const text: Composition = [
    [sentence("Apertura.", "opening", 1), sentence("Terraza.", "outdoor", 8)],
    [sentence("Armarios y.", "extras", 2), sentence("Letra E", "legal", 0), sentence("Llama.", "call", 0)],
  ];
  test("its length is that of the text as it is read", () => {
    expect(markedOf(text)).toBe("Apertura. Terraza.\n\nArmarios y. Letra E Llama.");
    expect(lengthOf(text)).toBe(46);
    expect(markedOf([text[0]!, [], text[0]!])).toBe("Apertura. Terraza.\n\nApertura. Terraza.");
    expect(lengthOf([[sentence(mark("rooms", "Tres."), "inside", 1)]])).toBe(5);
  });
  test.each([
    [46, "Apertura. Terraza.\n\nArmarios y. Letra E Llama."],
    [45, "Apertura. Terraza.\n\nLetra E Llama."],
    // Salience 8 and a call are alike: what stands first goes.
    [33, "Apertura.\n\nLetra E Llama."],
    [24, "Apertura.\n\nLetra E"],
    // Opening and law stay, whatever the limit.
    [1, "Apertura.\n\nLetra E"],
  ])("within %d characters: %j", (limit, expected) => {
    expect(markedOf(fitted(text, limit))).toBe(expected);
  });
  test("or until so many are left beside opening and law; a paragraph without sentences goes", () => {
    expect(markedOf(fitted(text, 100, 2))).toBe("Apertura. Terraza.\n\nLetra E Llama.");
    expect(markedOf(fitted([text[0]!, [sentence("Armarios.", "extras", 2)]], 100, 1))).toBe("Apertura. Terraza.");
    expect(fitted([text[0]!, [sentence("Armarios.", "extras", 2)]], 100, 1)).toHaveLength(1);
  });
});

describe("two sentences as one", () => {
  const { together } = grammarOf("es-ES");
  const joined = (first: string, second: string) => {
    const text = together(first, second);
    return text && plainOf(text);
  };
  test.each([
    ["mira al sur", "tiene aire acondicionado", "mira al sur y tiene aire acondicionado"],
    ["el piso mide 90 m²", "es exterior", "el piso mide 90 m² y es exterior"],
    ["tiene terraza", "incluye garaje", "tiene terraza e incluye garaje"],
    [mark("orientation", "mira al sur"), mark("heating", "tiene chimenea"), "mira al sur y tiene chimenea"],
    ["mide 94,5 m²", "tiene terraza", "mide 94,5 m² y tiene terraza"],
    ["el piso mira al sur", "la vivienda tiene terraza", "el piso mira al sur y tiene terraza"],
    ["mira al sur", mark("type", "el piso").concat(" tiene terraza"), "mira al sur y tiene terraza"],
    ["tiene terraza y jardín", "es exterior", "tiene terraza y jardín, y es exterior"],
    ["mira al sur", "tiene terraza e instalaciones", "mira al sur, y tiene terraza e instalaciones"],
  ])("«%s» and «%s»", (first, second, expected) => {
    expect(joined(first, second)).toBe(expected);
  });
  test.each([
    ["el edificio tiene seis plantas", "es exterior", "another subject"],
    ["la reforma es de 2020", "tiene terraza", "another subject"],
    ["mira al sur", "la terraza mide 12 m²", "another subject"],
    ["mira al sur", "fuera hay jardín", "no verb of the home's"],
    ["tiene terraza", "tiene garaje", "the same verb"],
    ["se reparte en tres habitaciones", "se reparte en dos plantas", "the same verb"],
    ["es de 1978 y está en buen estado", "tiene terraza", "two sentences in one already"],
    ["mira al sur", "tiene terraza e incluye garaje", "two sentences in one already"],
    ["está en la planta 17, con ascensor", "es exterior", "a clause between commas"],
    ["mide 90 m²", "tiene 80 m², todos útiles", "a clause between commas"],
    ["se reformó en 2021; el edificio es de 1965", "es exterior", "two halves already"],
    ["la distribución: tres habitaciones", "es exterior", "a list"],
  ])("not «%s» and «%s»: %s", (first, second) => {
    expect(joined(first, second)).toBeUndefined();
  });
  // «mira al …» of 8 letters and so many x, « y » of 3, «tiene terraza» of 13: 8 + 96 + 3 + 13 = 120.
  test("of 120 characters at most: of 121 they stay two", () => {
    const first = (length: number) => `mira al ${"x".repeat(length)}`;
    expect(asOne({ together }, first(96), "tiene terraza")).toBe(`${first(96)} y tiene terraza`);
    expect(asOne({ together }, first(97), "tiene terraza")).toBeUndefined();
    expect(asOne({ together }, "el edificio tiene seis plantas", "es exterior")).toBeUndefined();
  });
  test("in English it is said once", () => {
    const english = grammarOf("en").together;
    expect(english("it faces south", "it has air conditioning")).toBe("it faces south and has air conditioning");
    expect(english("the flat is furnished", "it has a lift")).toBeUndefined();
    expect(english("the apartment is furnished", "it has a lift")).toBe("the apartment is furnished and has a lift");
    expect(english("it has a lift", "it has a pool")).toBeUndefined();
    expect(english("it has a lift and a pool", "it is furnished")).toBeUndefined();
    expect(english("it measures 90 m², all usable", "it is furnished")).toBeUndefined();
    expect(english("it faces south", "the building has a lift")).toBeUndefined();
    expect(english("it faces south", "it has this: a lift")).toBeUndefined();
    expect(english("it faces south", "it has a lift and a pool")).toBeUndefined();
  });
});

describe("a sentence after another", () => {
  const { following } = grammarOf("es-ES");
  const c = plainSaying(FLAT);
  const next = (before: string | undefined, text: string) => plainOf(following(c, before, text));
  test("names the home where another thing was spoken of, or the same word would come again", () => {
    expect(next("el edificio tiene seis plantas", "es exterior")).toBe("el piso es exterior");
    expect(next("la terraza mide 12 m²", "mira al sur")).toBe("el piso mira al sur");
    expect(next("tiene tres habitaciones", "tiene terraza")).toBe("el piso tiene terraza");
  });
  test("and leaves it out where it is clear", () => {
    expect(next("el piso mira al sur", "tiene terraza")).toBe("tiene terraza");
    expect(next("mide 94 m²", "tiene terraza")).toBe("tiene terraza");
    expect(next("el edificio tiene seis plantas", "la terraza mide 12 m²")).toBe("la terraza mide 12 m²");
  });
  test("at the start of a paragraph half of the time", () => {
    const drawn = (isChance: boolean) =>
      plainOf(following({ ...c, choose: { ...c.choose, chance: () => isChance } }, undefined, "es exterior"));
    expect([drawn(true), drawn(false)]).toEqual(["es exterior", "el piso es exterior"]);
  });
  test("in English by its name after the building or its parts", () => {
    const english = grammarOf("en").following;
    const shown = (before: string | undefined, text: string) => plainOf(english(c, before, text));
    expect(shown("the building has six storeys", "it is furnished")).toBe("the apartment is furnished");
    expect(shown("the plot measures 90 m²", "it is furnished")).toBe("the apartment is furnished");
    expect(shown("the apartment has a lift", "it is furnished")).toBe("it is furnished");
    expect(shown("the building has six storeys", "there is a lift")).toBe("there is a lift");
    expect(shown(undefined, "it is furnished")).toBe("it is furnished");
  });
});

describe("a whole text", () => {
  const style = (seed: number) => ({
    variety: VARIETIES[seed % VARIETIES.length]!,
    tone: TONES[seed % TONES.length]!,
    seed,
    thisYear: THIS_YEAR,
  });
  test("opens with an opening, closes with law and call, and says no field twice", () => {
    for (let seed = 0; seed < 150; seed++) {
      const text = compose(anyHome(seed), style(seed)).flat();
      expect(text[0]!.topic).toBe("opening");
      expect(text.filter(({ topic }) => topic === "opening")).toHaveLength(1);
      expect(text.at(-1)!.topic).toBe("call");
      const shown = text.filter(({ topic }) => topic !== "legal").flatMap(({ fields }) => fields);
      const twice = shown.filter((field, i) => shown.indexOf(field) !== i && field !== "renovatedYear");
      // An opening names a place that is not known as well, and says a price by the metre before the price.
      expect(twice.filter((field) => field !== "placeName" && field !== "unitPrice")).toEqual([]);
    }
  });
  test("the topics of the paragraphs come from the plan of its tone", () => {
    const place = (tone: "inversion" | "neutro", topic: string) =>
      compose(FLAT, { variety: "es-ES", tone, seed: 4, thisYear: THIS_YEAR })
        .flat()
        .findIndex((one) => one.topic === topic);
    // An investor reads the terms before the home; whoever looks for one reads them behind it.
    expect(place("inversion", "conditions")).toBeLessThan(place("inversion", "floor"));
    expect(place("neutro", "conditions")).toBeGreaterThan(place("neutro", "floor"));
  });
  test("short sentences where the agent writes short ones, long ones where they do not", () => {
    const lengths = (density: number) =>
      Array.from(
        { length: 40 },
        (_, seed) => compose(FLAT, { ...style(seed), variety: "es-ES", density }).flat().length,
      );
    const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(mean(lengths(0.3))).toBeGreaterThan(mean(lengths(1.5)) + 4);
  });
  test("no paragraph of one short sentence stands alone in the middle", () => {
    for (let seed = 0; seed < 100; seed++) {
      const paragraphs = compose(FLAT, style(seed)).slice(1, -1);
      for (const paragraph of paragraphs) expect(lengthOf([paragraph])).toBeGreaterThanOrEqual(40);
    }
  });
});

test("the form of address: by the country, and formally where the tone is, but in Argentina", () => {
  const person = (variety: (typeof VARIETIES)[number], tone: (typeof TONES)[number] = "neutro") =>
    createSaying(FLAT, { variety, tone, seed: 1, thisYear: THIS_YEAR }).person;
  expect(VARIETIES.map((variety) => person(variety))).toEqual(["tu", "tu", "vos", "usted", "tu", "usted"]);
  expect(VARIETIES.map((variety) => person(variety, "premium"))).toEqual([
    "usted",
    "usted",
    "vos",
    "usted",
    "usted",
    "usted",
  ]);
  expect(
    createSaying(FLAT, { variety: "es-ES", tone: "premium", seed: 1, thisYear: THIS_YEAR, person: "tu" }).person,
  ).toBe("tu");
});

test("a field is there until it is said", () => {
  const saying = createSaying(SHOP, { variety: "es-ES", tone: "neutro", seed: 1, thisYear: THIS_YEAR });
  expect([saying.isLong, saying.isTerse]).toEqual([false, false]);
  expect(saying.has("price")).toBe(true);
  expect(saying.has("views")).toBe(false);
  saying.say(["price"]);
  expect(saying.has("price")).toBe(false);
  expect(saying.has("bathrooms")).toBe(true);
});

/** The fields of openings: of each subject that the text may go on with, and of none. */
const OPENED: readonly FieldKey[][] = [
  [],
  ["type", "placeName"],
  ["type", "views"],
  ["condition"],
  ["nearby", "type"],
  ["isTopFloor"],
];

test("the first paragraph goes on with the subject of the opening", () => {
  const firstTopics = (opened: readonly FieldKey[]) => new Set(plansOf("neutro", opened).map(([first]) => first![0]));
  expect(firstTopics(["type", "hasTerrace"])).toEqual(new Set(["outdoor", "light"]));
  expect(firstTopics(["renovatedYear", "hasTerrace"])).toEqual(new Set(["inside", "state"]));
  expect(firstTopics(["placeName", "nearby"])).toEqual(new Set(["near"]));
  expect(firstTopics(["type", "yearBuilt"])).toEqual(new Set(["floor"]));
  expect(firstTopics(["type", "placeName"])).toEqual(new Set(["inside", "state"]));
});

test("every plan goes through every topic once; law and call stand apart", () => {
  const topics = Object.keys(TOPIC_FIELDS).filter((topic) => topic !== "legal" && topic !== "call");
  for (const tone of TONES)
    for (const opened of OPENED)
      for (const plan of [...plansOf(tone, opened), ...plansOfEnglish(tone)])
        expect([...plan.flat()].sort()).toEqual([...topics].sort());
});
