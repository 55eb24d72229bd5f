import { describe, expect, test } from "vitest";
import { describe as write } from "./describe.ts";
import { TONES, VARIETIES } from "./facts.ts";
import { notesOf } from "./notes.ts";
import { anyHome, THIS_YEAR } from "./writing.test-data.ts";

/** Every expectation is the older text's own words: cut, and never put into other ones. */

describe("sentences that name a thing and praise nothing are said as they are", () => {
  test.each([
    "La cocina comunica con el comedor.",
    "El salón da a un patio de vecinos.",
    "Los techos tienen las vigas de madera vistas.",
    "El portal se cierra con llave y hay videoportero.",
  ])("«%s»", (sentence) => {
    expect(notesOf(sentence)).toEqual({ sentences: [sentence], details: [], left: [] });
  });

  test("four of them at most, in the order in which they were written", () => {
    const six = [1, 2, 3, 4, 5, 6].map((nth) => `La puerta ${"abcdef"[nth - 1]} da al patio.`);
    expect(notesOf(six.join(" ")).sentences).toEqual(six.slice(0, 4));
  });

  test("a sentence of 180 characters is said, one of 181 is not", () => {
    const sentence = (length: number) => `La cocina da a ${"x".repeat(length - 16)}.`;
    expect(sentence(180)).toHaveLength(180);
    expect(notesOf(sentence(180)).sentences).toHaveLength(1);
    expect(notesOf(sentence(181)).sentences).toEqual([]);
  });
});

describe("of a sentence that praises, the things with a trait are kept, without the praise", () => {
  test.each([
    ["Espectacular salón con chimenea de piedra!", ["salón con chimenea de piedra"]],
    [
      "Amplia cocina con isla, suelos de tarima y luminosos ventanales de madera.",
      ["cocina con isla", "suelos de tarima", "ventanales de madera"],
    ],
    [
      "Cuenta con un precioso balcón de hierro forjado y una despensa junto a la cocina.",
      ["balcón de hierro forjado", "despensa junto a la cocina"],
    ],
    ["- Carpintería de aluminio con doble cristal", ["carpintería de aluminio con doble cristal"]],
  ])("«%s»", (text, details) => {
    expect(notesOf(text)).toMatchObject({ sentences: [], details });
  });

  test("a thing without a trait says nothing, and none is told twice", () => {
    expect(notesOf("Preciosa cocina, bonito salón").details).toEqual([]);
    expect(notesOf("Cocina con isla. COCINA CON ISLA! Bonita cocina con isla.").details).toEqual(["cocina con isla"]);
  });

  test("eight details at most", () => {
    const names = "abcdefghij".split("").map((letter) => `puerta de ${letter}${letter}${letter}`);
    expect(notesOf(names.join(", ")).details).toEqual(names.slice(0, 8));
  });
});

describe("a sentence that is not said again stands with its reason", () => {
  test.each([
    ["Ideal para parejas jóvenes, con cocina con isla.", "excludes"],
    ["No se admiten niños.", "excludes"],
    ["Rentabilidad garantizada con cocina con isla.", "unproven"],
    ["Llámanos y te enseñamos la cocina con isla.", "call"],
    ["Cocina con isla por solo 200.000 €.", "call"],
    ["Más fotos de la cocina con isla en www.ejemplo.es.", "call"],
    ["¡Una oportunidad única!", "praise"],
    ["Piso de tres habitaciones y dos baños.", "known"],
  ] as const)("«%s»: %s", (text, why) => {
    expect(notesOf(text)).toEqual({ sentences: [], details: [], left: [{ text, why }] });
  });

  test("nothing of nothing, and nothing of signs alone", () => {
    expect(notesOf("")).toEqual({ sentences: [], details: [], left: [] });
    expect(notesOf("*** -- 12 \n\n")).toEqual({ sentences: [], details: [], left: [] });
  });
});

test("our own adverts are no source of facts: of five hundred nothing is taken", () => {
  const taken = Array.from({ length: 500 }, (_, seed) => {
    const home = { ...anyHome(seed), ownText: undefined };
    const { long } = write(home, {
      variety: VARIETIES[seed % 5]!,
      tone: TONES[seed % TONES.length]!,
      seed,
      thisYear: THIS_YEAR,
    });
    const { sentences, details } = notesOf(long.plain);
    return [...sentences, ...details];
  });
  expect(taken.flat()).toEqual([]);
});
