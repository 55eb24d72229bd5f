import { describe, expect, test } from "vitest";
import { createNumberGate } from "./number-gate.ts";
import { plain } from "./plain-text.ts";
import { sentenceEnd, splitSentences } from "./sentences.ts";
import { createSupport } from "./support.ts";

describe("where sentences end", () => {
  test.each([
    ["Uno. Dos.", ["Uno. ", "Dos."]],
    ["Uno! Dos? Tres…", ["Uno! ", "Dos? ", "Tres…"]],
    ["Uno... Dos", ["Uno... ", "Dos"]],
    ["Cuesta... 300 €", ["Cuesta... 300 €"]],
    ["Dijo «sí». Y ya.", ["Dijo «sí». ", "Y ya."]],
    ["(Uno.) Dos.", ["(Uno.) ", "Dos."]],
    ["Uno\nDos\n\nTres", ["Uno\n", "Dos\n\n", "Tres"]],
    ["\n\nUno\nDos", ["\n\nUno\n", "Dos"]],
    ["Uno.\n\n2 dos", ["Uno.\n\n", "2 dos"]],
    ["uno. dos", ["uno. dos"]],
    ["uno? dos", ["uno? dos"]],
    ["Uno. 2 pisos", ["Uno. ", "2 pisos"]],
    ["Uno.Dos", ["Uno.Dos"]],
    ["Uno. , dos", ["Uno. , dos"]],
    ["El Sr. Gil. La Sra. Ruiz.", ["El Sr. Gil. ", "La Sra. Ruiz."]],
    ["En la S.L. Ferrer. Y ya", ["En la S.L. Ferrer. ", "Y ya"]],
    ["En EE. UU. Dos", ["En EE. UU. Dos"]],
    ["El 3.º A. Dos", ["El 3.º A. Dos"]],
    ["Mide 90 m. Dos", ["Mide 90 m. ", "Dos"]],
    ["Mide aprox. 90 m", ["Mide aprox. 90 m"]],
    ["Y etc. Dos", ["Y etc. ", "Dos"]],
    ["Y etc. 2", ["Y etc. 2"]],
    ["1. Uno\n2. Dos", ["1. Uno\n", "2. Dos"]],
    ["**1.** Uno\n_2._ Dos", ["**1.** Uno\n", "_2._ Dos"]],
    ["Suman 3. Uno", ["Suman 3. ", "Uno"]],
    ["100. Uno", ["100. ", "Uno"]],
    ["Uno. Олена", ["Uno. ", "Олена"]],
    ["Uno.  ", ["Uno.  "]],
    ["", []],
  ])("%j", (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

  test("while more may follow, only where what follows tells", () => {
    expect(sentenceEnd("Uno.", false)).toBeNull();
    expect(sentenceEnd("Uno. ", false)).toBeNull();
    expect(sentenceEnd("Uno. D", false)).toBe(5);
    expect(sentenceEnd("Uno. d", false)).toBeNull();
    expect(sentenceEnd("Uno.\n", false)).toBe(5);
    expect(sentenceEnd("Uno.\n", true)).toBeNull();
    expect(sentenceEnd("Uno. Dos. T", false, 5)).toBe(10);
  });
});

describe("text that is still being written", () => {
  const gate = () => createNumberGate(createSupport());
  const texts = (checked: readonly { text: string }[]) => checked.map(({ text }) => text);

  test("is let through sentence by sentence, the last one at the end", () => {
    const one = gate();
    expect(texts(one.push("Hola"))).toEqual([]);
    expect(texts(one.push(". Qué "))).toEqual(["Hola. "]);
    expect(texts(one.push("tal? Bien. Y"))).toEqual(["Qué tal? ", "Bien. "]);
    expect(texts(one.end(true))).toEqual(["Y"]);
    expect(texts(one.end(true))).toEqual([]);
  });

  test("is nothing at the end where only blanks are left", () => {
    const one = gate();
    one.push("Hola.\n  ");
    expect(one.end(true)).toEqual([]);
  });

  test("of a sentence of more than 2,000 letters nothing is said", () => {
    const long = (letters: number) => {
      const one = gate();
      return [...one.push("a".repeat(letters)), ...one.push(". Fin"), ...one.end(true)].map(
        ({ text, isSupported }) => `${text.length} ${isSupported}`,
      );
    };
    expect(long(2000)).toEqual(["2002 true", "3 true"]);
    // The last 64 letters of it are kept to find its end.
    expect(long(2001)).toEqual(["66 false", "3 true"]);
  });
});

test.each([
  ["ÁÉÍÓÚ Ñ ç", "aeiou n c"],
  ["10\u00a0000\u202f€", "10 000 €"],
  ["a–b—c−d", "a-b-c-d"],
  ["m² 3.º 4.ª", "m² 3.º 4.ª"],
  ["Олена 🏠", "Олена 🏠"],
])("rules read «%s» as «%s», letter for letter", (text, expected) => {
  expect(plain(text)).toBe(expected);
  expect(plain(text)).toHaveLength(text.length);
});

test("an abbreviation that begins the text ends no sentence either", () => {
  expect(splitSentences("Av. Diagonal es ancha. Dr. Fleming es corta.")).toEqual([
    "Av. Diagonal es ancha. ",
    "Dr. Fleming es corta.",
  ]);
});
