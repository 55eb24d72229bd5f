import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Word } from "../document-text.ts";
import { pageText } from "../document-text.ts";
import { assembleLines } from "./assemble-lines.ts";
import { cleanLetters } from "./clean-letters.ts";
import { decodeText } from "./decode-text.ts";
import { pictureShare } from "./picture-share.ts";
import { plainPages } from "./plain-pages.ts";
import { isText, meanCertainty, recognisedWords, withoutMarginScraps } from "./recognised-words.ts";
import { isReadableText } from "./text-quality.ts";
import { wordsOfPdf } from "./words-of-pdf.ts";

/** Words of a typed line from a place on: letters of 5 points, lines of 10. */
const typed = (line: string, x: number, y: number): Word[] => {
  const words: Word[] = [];
  let at = x;
  for (const text of line.split(" ")) {
    words.push({ text, x: at, y, width: text.length * 5, height: 10, certainty: 1 });
    at += text.length * 5 + 3;
  }
  return words;
};
const read = (words: readonly Word[]) =>
  pageText({ number: 1, width: 595, height: 842, origin: "text", lines: assembleLines(words) }).split("\n");

describe("lines in the order in which one reads", () => {
  const LEFT = [
    "Gravada con una hipoteca a",
    "favor de Banco Ejemplo por",
    "importe de ciento veinte mil",
    "euros de principal y sus",
    "intereses de dos años.",
  ];
  const RIGHT = [
    "La junta aprueba por mayoría",
    "la derrama del tejado y su",
    "pago en doce mensualidades",
    "desde enero del año que",
    "viene sin recargo alguno.",
  ];

  test("columns of prose are read one after the other", () => {
    const words = LEFT.flatMap((line, i) => [...typed(line, 50, 100 + i * 12), ...typed(RIGHT[i]!, 240, 100 + i * 12)]);
    expect(read([...typed("ACTA DE LA JUNTA DE PROPIETARIOS Y SUS ACUERDOS", 50, 70), ...words])).toEqual([
      "ACTA DE LA JUNTA DE PROPIETARIOS Y SUS ACUERDOS",
      ...LEFT,
      ...RIGHT,
    ]);
  });

  test("columns whose lines do not stand at one height too", () => {
    const words = LEFT.flatMap((line, i) => [...typed(line, 50, 100 + i * 12), ...typed(RIGHT[i]!, 240, 103 + i * 12)]);
    expect(read(words)).toEqual([...LEFT, ...RIGHT]);
  });

  test("a table is read across", () => {
    const rows = [
      ["Titular", "María Ejemplo Pérez"],
      ["NIF", "12345678Z"],
      ["Importe", "1.234,56 €"],
      ["Periodo", "Del 1 de enero al 31 de diciembre"],
      ["Referencia", "9872023VH5797S0001WX"],
    ];
    const words = rows.flatMap(([label, value], i) => [
      ...typed(label!, 50, 100 + i * 15),
      ...typed(value!, 250, 100 + i * 15),
    ]);
    expect(read(words)).toEqual(rows.map((row) => row.join(" ")));
  });

  test("a table of sentences is read across where rules part its rows", () => {
    const words = LEFT.flatMap((line, i) => [...typed(line, 50, 100 + i * 12), ...typed(RIGHT[i]!, 240, 100 + i * 12)]);
    const rules = LEFT.map((_, i) => ({ y: 111 + i * 12, from: 45, to: 500 }));
    const lines = assembleLines(words, rules);
    expect(lines.map((line) => line.words.map(({ text }) => text).join(" "))).toEqual(
      LEFT.map((line, i) => `${line} ${RIGHT[i]}`),
    );
  });

  test("gaps of a justified text that stand under one another by chance are no columns", () => {
    const lines = [
      ["Finca catorce mil ochenta y cinco de", "Sabadell sección primera tomo"],
      ["La casa número ciento", "veinticinco de la travesía del Horno mide"],
      ["Superficie de sesenta y seis metros", "con ochenta y seis decímetros"],
      ["Un cuarto trastero en", "el sótano le corresponde a esta vivienda"],
    ] as const;
    const words = lines.flatMap(([left, right], i) => [
      ...typed(left, 50, 100 + i * 12),
      ...typed(right, 50 + left.length * 5 + (left.length < 30 ? 74 : 14), 100 + i * 12),
    ]);
    expect(read(words)).toEqual(lines.map((line) => line.join(" ")));
  });

  test("no word is lost or doubled, in whatever order they come", () => {
    const word = fc.record({
      text: fc.constantFrom("a", "casa", "12,5"),
      x: fc.double({ min: 0, max: 500, noNaN: true }),
      y: fc.double({ min: 0, max: 800, noNaN: true }),
      width: fc.double({ min: 1, max: 90, noNaN: true }),
      height: fc.double({ min: 4, max: 30, noNaN: true }),
      certainty: fc.constant(1),
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const out = assembleLines(words).flatMap((line) => line.words);
        expect(new Set(out)).toEqual(new Set(words));
        expect(out).toHaveLength(words.length);
        for (const line of assembleLines(words))
          for (let i = 1; i < line.words.length; i++)
            expect(line.words[i]!.x).toBeGreaterThanOrEqual(line.words[i - 1]!.x);
      }),
    );
  });
});

describe("words of a PDF", () => {
  /** Of A4, y upwards to y downwards. */
  const PAGE = { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] };
  const run = (str: string, x: number, y: number, width: number, [a, b, c, d] = [10, 0, 0, 10]) => ({
    str,
    width,
    height: 10,
    transform: [a!, b!, c!, d!, x, y],
  });
  const texts = (runs: Parameters<typeof wordsOfPdf>[0]) => wordsOfPdf(runs, PAGE).words.map(({ text }) => text);

  test("a run is split at its blanks, each word with its share of the width", () => {
    const { words } = wordsOfPdf([run("nn nn", 100, 742, 45)], PAGE);
    // Two letters, a blank of 0.55, two letters: 45 points for 4.55.
    expect(words).toMatchObject([{ text: "nn", x: 100, y: 92, height: 10 }, { text: "nn" }]);
    expect(words[0]!.width).toBeCloseTo((45 * 2) / 4.55);
    expect(words[1]!.x).toBeCloseTo(100 + (45 * 2.55) / 4.55);
  });

  test("pieces that touch are one word; those with a blank between them are not", () => {
    expect(texts([run("hipo", 100, 700, 20), run("teca", 120, 700, 20)])).toEqual(["hipoteca"]);
    expect(texts([run("una ", 100, 700, 17), run("casa", 117, 700, 20)])).toEqual(["una", "casa"]);
  });

  test("letters that were set apart form words", () => {
    const runs = [..."NOTA"].map((letter, i) => run(letter, 100 + i * 14, 700, 7));
    const more = [..."SIMPLE"].map((letter, i) => run(letter, 180 + i * 14, 700, 7));
    expect(texts([...runs, ...more])).toEqual(["NOTA", "SIMPLE"]);
  });

  test("a page whose letters run upwards is turned, with its places", () => {
    const { words, turn, width, height } = wordsOfPdf([run("girada", 100, 42, 30, [0, 10, -10, 0])], PAGE);
    expect([turn, width, height]).toEqual([90, 842, 595]);
    // Upwards from (100, 800) from above: turned to the right it begins 42 points from the left.
    expect(words[0]).toMatchObject({ text: "girada", x: 42, y: 92 });
  });

  test("ligatures, composed accents and invisible signs become letters", () => {
    expect(cleanLetters("o\uFB01cina cafe\u0301 a\u200Bb\u00A0c i\u0000n")).toBe("oficina café ab c in");
  });
});

test("text that stands for nothing is no text of its page", () => {
  const words = (text: string) =>
    text.split(" ").map((part) => ({ text: part, x: 0, y: 0, width: 1, height: 1, certainty: 1 }));
  const prose =
    "Gravada con una hipoteca a favor de Banco Ejemplo por importe de ciento veinte mil euros de principal, sus intereses y las costas que se causen en su día.";
  expect(isReadableText(words(prose), { coverage: 0 })).toBe(true);
  expect(isReadableText(words(prose), { coverage: 1 })).toBe(true);
  expect(isReadableText(words("Página 3"), { coverage: 1 })).toBe(false);
  expect(isReadableText([], { coverage: 0 })).toBe(false);
  expect(isReadableText(words("\uE001\uE002\uE003 \uE004\uE005 \uFFFD\uFFFD ".repeat(20)), { coverage: 0 })).toBe(
    false,
  );
  expect(
    isReadableText(words("Xqztf bvkjw plmrt nxzrs tgbvf wsxqz rfvtg kjhgf zxcvb qwrtp dfghj ".repeat(4)), {
      coverage: 0,
    }),
  ).toBe(false);
  expect(isReadableText(words("1.200,50 3.400,00 12/03/2026 ".repeat(10)), { coverage: 0 })).toBe(true);
});

test("pictures of a page are measured where they are painted", () => {
  const operations = { save: 1, restore: 2, transform: 3, paintImageXObject: 4 };
  const list = {
    fnArray: [1, 3, 4, 2, 1, 3, 3, 4, 2],
    argsArray: [
      null,
      [100, 0, 0, 100, 0, 0],
      ["a"],
      null,
      null,
      [2, 0, 0, 2, 0, 0],
      [0, 50, -50, 0, 0, 0],
      ["b"],
      null,
    ],
  };
  // Two pictures of 100 by 100 points on a page of 200 by 400.
  expect(pictureShare(list, operations, { width: 200, height: 400 })).toBeCloseTo(0.25);
});

describe("text without places", () => {
  test("is set on pages, long lines are wrapped, and no word is lost", () => {
    const line = fc.string({ unit: fc.constantFrom("a", "é", " ", "1", "\t"), maxLength: 300 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 120 }), (lines) => {
        const { pages } = plainPages(lines.join("\n"));
        const joined = pages.map(pageText).join(" ").split(/\s+/).join("");
        expect(joined).toBe(cleanLetters(lines.join(" ")).split(/\s+/).join(""));
        for (const page of pages)
          for (const { words } of page.lines)
            for (const word of words) expect(word.x + word.width).toBeLessThanOrEqual(page.width);
      }),
    );
  });

  test("a form feed begins a page, and of very long text a hundred are kept", () => {
    expect(plainPages("uno\fdos").pages.map(pageText)).toEqual(["uno", "dos"]);
    const { pages, isCut } = plainPages("línea\n".repeat(10_000));
    expect([pages.length, isCut]).toEqual([100, true]);
    expect(plainPages("línea\n".repeat(100)).isCut).toBe(false);
  });

  test("comes in every usual encoding", () => {
    const said = "Señal de 3.000 € en Cádiz";
    expect(decodeText(new TextEncoder().encode(said))).toBe(said);
    expect(decodeText(new TextEncoder().encode(`\uFEFF${said}`))).toBe(said);
    expect(decodeText(Buffer.from("Señal en Cádiz", "latin1"))).toBe("Señal en Cádiz");
    expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(said, "utf16le")]))).toBe(said);
    expect(decodeText(Buffer.from(said, "utf16le"))).toBe(said);
    expect(decodeText(new Uint8Array([0x4d, 0x5a, 0, 0, 1, 2, 3, 0, 0]))).toBeNull();
  });
});

test("recognised words get their places in points, and signs without certainty are no text", () => {
  const word = (text: string, confidence: number) => ({
    text,
    confidence,
    bbox: { x0: 200, y0: 100, x1: 300, y1: 130 },
  });
  const blocks = (...words: ReturnType<typeof word>[]) => [{ paragraphs: [{ lines: [{ words }] }] }];
  const [found] = recognisedWords(blocks(word("CARGAS", 91)), 0.36);
  expect(found).toMatchObject({ text: "CARGAS", certainty: 0.91, x: 72, y: 36 });
  expect(found!.width).toBeCloseTo(36);
  expect(recognisedWords(blocks(word("|", 90), word("—", 80), word("1.", 80)), 1)).toHaveLength(1);
  const cat = recognisedWords(blocks(word("~", 30), word("y)", 41), word("i", 20), word("|", 5)), 1);
  expect(isText(cat)).toBe(false);
  const page = recognisedWords(blocks(word("Nota", 95), word("simple", 90), word("informativa", 88)), 1);
  expect(isText(page)).toBe(true);
  expect(meanCertainty([])).toBe(0);
});

test("a line that runs up the margin leaves no scraps in the lines, and numbers of clauses stay", () => {
  const text = ["Primera cláusula del contrato", "Segunda cláusula del contrato"].flatMap((line, i) =>
    typed(line, 90, 100 + i * 14),
  );
  const scraps = ["E", "o", "El", "7", "S", "u"].map((scrap, i) => typed(scrap, 30, 90 + i * 9)[0]!);
  expect(withoutMarginScraps([...scraps, ...text])).toEqual(text);
  const numbers = ["1.", "2."].map((number, i) => typed(number, 60, 100 + i * 14)[0]!);
  expect(withoutMarginScraps([...numbers, ...text])).toEqual([...numbers, ...text]);
});
