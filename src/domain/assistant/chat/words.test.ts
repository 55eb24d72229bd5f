import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isForeign, isMostlyUnknown } from "./domain-words.ts";
import { LEXICON } from "./lexicon.ts";
import { editsBetween, isKnownWord, soundOf, spelling } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";
import { varietyOf } from "./varieties.ts";

describe("words as our lists spell them", () => {
  test.each([
    // One letter changed, missing, added, or two swapped, in words of five letters or more.
    ["ascensot", "ascensor"],
    ["ascnsor", "ascensor"],
    ["asccensor", "ascensor"],
    ["acsensor", "ascensor"],
    // Two of nine letters or more.
    ["habitasoines", "habitaciones"],
    ["departmanto", "departamento"],
    // Of exactly nine: "hipotecas" and "comunidad".
    ["hipotczas", "hipotecas"],
    ["comunidsz", "comunidad"],
    // By sound, from three letters on.
    ["hautico", "hautico"],
    ["balor", "valor"],
    ["ablar", "hablar"],
    ["jarage", "jarage"],
    ["kasa", "casa"],
    ["garahe", "garaje"],
    ["cin", "sin"],
    ["kon", "con"],
    // A first letter is rarely wrong.
    ["xscensor", "xscensor"],
    // A plural is no error of its singular.
    ["ascensors", "ascensor"],
    // Four letters are too few to guess by letter, and a very long word is nobody's.
    ["pixs", "pixs"],
    ["a".repeat(60), "a".repeat(60)],
    ["ab", "ab"],
  ])("%s → %s", (expected, meant) => expect(spelling(expected)).toBe(meant));
  test("our longest word is known with two letters too many, and with three no more", () => {
    const longest = LEXICON.toSorted((a, b) => b.length - a.length)[0]!;
    expect([spelling(`${longest}xy`), spelling(`${longest}xyz`)]).toEqual([longest, `${longest}xyz`]);
  });
  test("known words stay, and nothing is corrected on other matters", () => {
    for (const word of ["piso", "vuelvo", "casa"]) expect(spelling(word)).toBe(word);
    expect(isKnownWord("hipoteca")).toBe(true);
    expect(isKnownWord("hipotecx")).toBe(false);
  });
  test.each([
    ["vaca", "baca"],
    ["hola", "ola"],
    ["ya", "lla"],
    ["zona", "sona"],
    ["cine", "sine"],
    ["casa", "kasa"],
    ["quiero", "kiero"],
    ["gente", "jente"],
    ["girar", "jirar"],
  ])("%s sounds like %s", (a, b) => expect(soundOf(a)).toBe(soundOf(b)));
  test.each([
    ["gato", "jato"],
    ["carro", "sarro"],
    ["ahora", "aora"],
  ])("%s does not sound like %s", (a, b) => expect(soundOf(a)).not.toBe(soundOf(b)));
  test("a word that is corrected is known, and is never corrected again", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aeioshctprl"), minLength: 3, maxLength: 12 }), (word) => {
        const meant = spelling(word);
        if (meant !== word) expect(isKnownWord(meant)).toBe(true);
        expect(spelling(meant)).toBe(meant);
      }),
    );
  });
  test.each([
    ["ab", "ba", 1],
    ["abc", "cab", 2],
    ["", "abc", 3],
    ["abcd", "abdc", 1],
    ["ca", "abc", 3],
  ])("letters between «%s» and «%s»: %d", (a, b, edits) => expect(editsBetween(a, b, 9)).toBe(edits));
  test("further than was asked is one more than was asked", () => {
    expect(editsBetween("casa", "perro", 1)).toBe(2);
    expect(editsBetween("casa", "castillo", 2)).toBe(3);
    expect(editsBetween("casa", "casita", 2)).toBe(2);
  });
});

describe("the variety of Spanish", () => {
  const variety = (text: string, country?: string) => varietyOf(tokensOf(text), country);
  test.each([
    ["tenés", "AR"],
    ["mirá", "AR"],
    ["tenéis", "ES"],
    ["miráis", "ES"],
    ["en Uruguay", "UY"],
    ["en Perú", "PE"],
    ["en España", "ES"],
    ["en México", "MX"],
    ["en Chile", "CL"],
    ["en Argentina", "AR"],
    // Four shared words of half a point make two.
    ["ustedes tienen en renta un departamento con elevador", "MX"],
    ["ustedes tienen en renta un departamento", null],
    ["millones por un apartamento", null],
    ["un piso con alberca", null],
    ["un piso con alberca y recámara", "MX"],
  ])("%s: %s", (text, expected) => expect(variety(text)).toBe(expected));
  test("where the home lies is worth three points", () => {
    expect(variety("un piso", "AR")).toBe("AR");
    expect(variety("un piso de euros", "AR")).toBe("ES");
    expect(variety("hola", "ES")).toBe("ES");
    expect(variety("hola", "toString")).toBeNull();
  });
});

describe("messages about other matters", () => {
  const foreign = (text: string) => isForeign(tokensOf(text));
  test.each(["quiero volar cometas", "receta de tortilla", "partido de baloncesto", "un lobo"])("%s", (text) =>
    expect(foreign(text)).toBe(true),
  );
  test.each([
    "quiero un piso",
    "cómo cambio la contraseña",
    "cómo empiezo",
    "dónde puedo jugar",
    "hola",
    "un dos",
    "",
    "usuarios",
  ])("not %s", (text) => expect(foreign(text)).toBe(false));
  const unknown = (text: string) => isMostlyUnknown(tokensOf(text));
  test.each([
    ["asdf qwer", true],
    ["asdf qwer zxcv piso", true],
    ["asdf qwer piso", false],
    ["asdf", true],
    ["Asdf Qwer", false],
    ["quiero un piso", false],
    ["ab", false],
    ["", false],
  ])("most of «%s» is none of ours: %s", (text, expected) => expect(unknown(text)).toBe(expected));
});
