import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createChooser } from "./chooser.ts";
import { compassOf } from "./compass.ts";
import type { HomeFacts } from "./facts.ts";
import { measureText } from "./measures.ts";
import { areaIn, moneyIn, numberIn } from "./numbers.ts";
import { readabilityOf } from "./readability.ts";
import { openers, salienceOf } from "./salience.ts";
import { voiceOf } from "./voice.ts";
import { FLAT } from "./writing.test-data.ts";

const words = (count: number, word = "casa") => Array.from({ length: count }, () => word).join(" ");
const factsOf = (facts: Partial<HomeFacts>): HomeFacts => ({ ...FLAT, ...facts });

describe("how somebody writes", () => {
  test("thirty words show it and 29 do not", () => {
    expect(voiceOf(words(29))).toBeUndefined();
    expect(voiceOf(words(30))).toMatchObject({ wordsPerSentence: 30, density: 1.5, person: undefined });
  });

  test("below ten words a sentence the text is terse, above eighteen it says much at once", () => {
    const density = (perSentence: number) => voiceOf(`${words(perSentence)}. `.repeat(6))!;
    expect(density(9).density).toBe(0.3);
    expect(density(10)).toMatchObject({ density: 1, wordsPerSentence: 10 });
    expect(density(18).density).toBe(1);
    expect(density(19).density).toBe(1.5);
  });

  test("whoever says tú more than usted says tú; two words of voseo are enough", () => {
    const person = (text: string) => voiceOf(`${words(30)}. ${text}`)!.person;
    expect(person("Ven y descubre tu casa")).toBe("tu");
    expect(person("Venga usted y descubra")).toBe("usted");
    expect(person("Ven usted")).toBeUndefined();
    expect(person("Vos tenés, y tu casa te quiere a ti")).toBe("vos");
    expect(person("Conoce tu casa")).toBe("tu");
  });
});

describe("numbers and money of each country", () => {
  test.each([
    ["es-ES", 1_234_567.891, 2, "1.234.567,89"],
    ["es-MX", 1_234_567.891, 2, "1,234,567.89"],
    ["en", 999, 0, "999"],
    ["es-ES", 1_000, 0, "1.000"],
    ["es-ES", -1_234, 0, "-1.234"],
    ["es-ES", -123, 0, "-123"],
    ["es-ES", 12.5, 2, "12,5"],
    ["es-ES", 99.999, 2, "100"],
  ] as const)("%s %d with %d decimals: %s", (variety, value, decimals, text) => {
    expect(numberIn(variety, value, decimals)).toBe(text);
  });

  test.each([
    ["es-CL", 5_000, "CLP", "$\u00a05.000"],
    ["es-ES", 5_000, "CLP", "5.000\u00a0CLP"],
    ["en", 5_000, "USD", "US$5,000"],
    ["es-ES", 80.5, "EUR", "80,5\u00a0€"],
    ["en", 1_000, "MXN", "$1,000\u00a0MXN"],
  ] as const)("%s %d %s: %s", (variety, amount, currency, text) => {
    expect(moneyIn(variety, amount, currency)).toBe(text);
  });

  test("areas, with two decimals at most", () => {
    expect(areaIn("es-ES", 94.5)).toBe("94,5\u00a0m²");
    expect(areaIn("es-ES", 94.567)).toBe("94,57\u00a0m²");
    expect(areaIn("es-MX", 1234)).toBe("1,234\u00a0m²");
  });

  test("whatever the number, without its marks its digits are left", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(Number(numberIn("es-ES", value).replaceAll(".", ""))).toBe(value);
        expect(Number(numberIn("en", value).replaceAll(",", ""))).toBe(value);
      }),
    );
  });
});

describe("how easily it is read", () => {
  test("levels by the steps of INFLESZ, worked from syllables and words", () => {
    // One word of two syllables a sentence: 206.835 − 62.3 · 2 − 1 = 81.2.
    expect(readabilityOf("Casa. Piso.", "es")).toEqual({ score: 81, level: "muy fácil", wordsPerSentence: 1 });
    // Three words of two syllables: 206.835 − 124.6 − 3 = 79.2.
    expect(readabilityOf(`${words(3)}.`, "es")).toMatchObject({ score: 79, level: "bastante fácil" });
    // 18 words: 64.2; 28: 54.2; 43: 39.2; above a hundred nothing is left.
    expect(readabilityOf(words(18), "es")).toMatchObject({ score: 64, level: "normal" });
    expect(readabilityOf(words(28), "es")).toMatchObject({ score: 54, level: "algo difícil" });
    expect(readabilityOf(words(43), "es")).toMatchObject({ score: 39, level: "muy difícil" });
    // A score on a step belongs above it: 17 words are 65.2, 27 are 55.2, 42 are 40.2, and 2 are 80.2.
    expect(readabilityOf(words(17), "es")).toMatchObject({ score: 65, level: "bastante fácil" });
    expect(readabilityOf(words(27), "es")).toMatchObject({ score: 55, level: "normal" });
    expect(readabilityOf(words(42), "es")).toMatchObject({ score: 40, level: "algo difícil" });
    expect(readabilityOf(words(2), "es")).toMatchObject({ score: 80, level: "muy fácil" });
    expect(readabilityOf(words(120), "es").score).toBe(0);
    expect(readabilityOf("94 m²".replace("m", ""), "es")).toEqual({
      score: 100,
      level: "muy fácil",
      wordsPerSentence: 0,
    });
  });

  test("English by Flesch: four words of one syllable, 206.835 − 84.6 − 1.015 · 4 = 118, which is a hundred", () => {
    expect(readabilityOf("The cat sat down.", "en").score).toBe(100);
    // Two words of three syllables: 206.835 − 253.8 − 2.03 < 0.
    expect(readabilityOf("Banana banana.", "en").score).toBe(0);
    // Eight of one syllable and two of three, ten in all: 1.4 each. 206.835 − 118.44 − 10.15 = 78.2.
    expect(readabilityOf("The cat sat on a mat by us, banana banana.", "en").score).toBe(78);
  });
});

describe("the countable properties of a text", () => {
  test("each fact once; the agent's own words and the deal are none", () => {
    expect(measureText("", ["rooms", "rooms", "price", "ownText", "operation"]).facts).toBe(2);
    expect(measureText("", []).facts).toBe(0);
  });

  test("worn words as they are written, each once", () => {
    expect(measureText("Espectacular piso, luminoso y ESPECTACULAR.", []).worn).toEqual(["ESPECTACULAR", "luminoso"]);
    expect(measureText("Piso de 94 m² con terraza.", []).worn).toEqual([]);
  });

  test("a run of exclamation marks is one shout, and so is each word of five capitals", () => {
    expect(measureText("PISO. OCASIÓN! Ya!!", []).shouts).toBe(3);
    expect(measureText("GANGA, BARATO, NIE y METRO", []).shouts).toBe(3);
    expect(measureText("Piso en la AP-7.", []).shouts).toBe(0);
  });
});

describe("the facts that move a reader", () => {
  test("a lift is worth its stairs, from the third floor", () => {
    expect(salienceOf("hasLift", factsOf({ floor: 3 })) - salienceOf("hasLift", factsOf({ floor: 2 }))).toBe(2.5);
    expect(salienceOf("hasLift", factsOf({ floor: undefined }))).toBe(salienceOf("hasLift", factsOf({ floor: 0 })));
  });

  test("south is worth more than north, a furnished let more than a furnished sale, a good state less than a new one", () => {
    const orientation = (side: string) => salienceOf("orientation", factsOf({ orientation: side } as never));
    expect(orientation("sur") - orientation("norte")).toBe(1);
    expect(orientation("sureste")).toBe(orientation("sur"));
    const furnished = (operation: "venta" | "alquiler") => salienceOf("isFurnished", factsOf({ operation }));
    expect(furnished("alquiler") - furnished("venta")).toBe(2);
    const state = (condition: "bueno" | "obra_nueva") => salienceOf("condition", factsOf({ condition }));
    expect(state("obra_nueva") - state("bueno")).toBe(4);
    // Every house is exterior.
    expect(salienceOf("isExterior", factsOf({ type: "chalet" }))).toBe(0);
  });

  test("the weightiest comes first, of what is known alone, and no attic is praised for being the top", () => {
    const facts = factsOf({ hasTerrace: true, hasPool: true, hasLift: true, isTopFloor: true, type: "atico" });
    const found = openers(facts);
    const weights = found.map((field) => salienceOf(field, facts));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(found).not.toContain("isTopFloor");
    expect(openers({ ...facts, type: "piso" })).toContain("isTopFloor");
    expect(openers(factsOf({ hasPool: undefined }))).not.toContain("hasPool");
  });
});

describe("drawing", () => {
  test("no turn comes twice while another is left, and the same seed draws the same", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 9 }), (seed, count) => {
        const one = createChooser(seed);
        const first = Array.from({ length: count }, () => one.index("k", count));
        expect([...first].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
        const again = createChooser(seed);
        expect(Array.from({ length: count }, () => again.index("k", count))).toEqual(first);
        expect([...one.shuffled(first)].sort()).toEqual([...first].sort());
      }),
    );
  });

  test("chance and weight hold over many draws: 35 %, and three to one", () => {
    const chooser = createChooser(7);
    const draws = Array.from({ length: 4000 });
    const share = draws.filter(() => chooser.chance(0.35)).length / draws.length;
    expect(share).toBeGreaterThan(0.32);
    expect(share).toBeLessThan(0.38);
    const heavy = draws.filter(() => chooser.weighted([3, 1], (weight) => weight) === 3).length / draws.length;
    expect(heavy).toBeGreaterThan(0.72);
    expect(heavy).toBeLessThan(0.78);
    expect(draws.some(() => chooser.weighted(["a", "b"], (option) => (option === "a" ? 0 : 1)) === "a")).toBe(false);
    // Where nothing weighs anything the last one is left.
    expect(chooser.weighted(["a", "b", "c"], () => 0)).toBe("c");
  });

  test("neighbouring seeds do not draw alike, and a thing has one name in all pieces", () => {
    const first = Array.from({ length: 60 }, (_, seed) => createChooser(seed).index("k", 6));
    for (let option = 0; option < 6; option++)
      expect(first.filter((drawn) => drawn === option).length).toBeLessThan(25);
    expect(createChooser(3, 9).name("casa", 5)).toBe(createChooser(4, 9).name("casa", 5));
  });
});

test("two sides make one between them where they meet", () => {
  expect(compassOf("norte", "este")).toBe("noreste");
  expect(compassOf("oeste", "sur")).toBe("suroeste");
  expect(compassOf("norte", "sur")).toBe("norte");
  expect(compassOf("este", undefined)).toBe("este");
});
