import { describe, expect, test } from "vitest";
import { createChatIndex } from "./chat-index.ts";
import type { Passage } from "./passages.ts";
import { askedTerms, soundOf } from "./query-words.ts";

const page = (url: string, title: string, heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  url,
  title,
  heading,
  text,
  ...more,
});

/**
 * Of two pages of three terms each one has the word: it weighs ln(1 + 2/1) = 1,0986. A page of mean length has the norm 1,2, so that a
 * word that stands n times counts n · 2,2 / (n + 1,2). The best passage adds 0,8 of its own.
 */
const other = page("/b", "Olmo", "Fresno", "roble");
const found = (question: string, ...passages: Passage[]) => createChatIndex([...passages, other]).search(question)[0];

describe("where a word stands", () => {
  test.each<[string, Passage, number]>([
    // 1 · 2,2 / 2,2 = 1: 1,0986 · 1,8.
    ["in the text", page("/a", "Alfa", "Beta", "garaje"), 1.9775],
    // 4 · 2,2 / 5,2 = 1,6923: 1,8592; in the passage a title counts once: 0,8 · 1,0986.
    ["in the title", page("/a", "Garaje", "Beta", "gamma"), 2.7381],
    // 2,5 · 2,2 / 3,7 = 1,4865: 1,6331; the passage has 2,5 more, for all the words of the question stand in its heading.
    ["in the heading", page("/a", "Alfa", "Garaje", "gamma"), 4.9396],
  ])("%s", (_name, passage, score) => {
    expect(found("garaje", passage)?.score).toBeCloseTo(score, 3);
    expect(found("garaje", passage)?.coverage).toBe(1);
  });
  test("among the other words that people ask with: 3 · 2,2 / 4,2 = 1,5714, and 1,7264 · 1,8", () => {
    const passage = page("/a", "Alfa", "Beta", "", { keywords: "garaje" });
    expect(found("garaje", passage)?.score).toBeCloseTo(3.1075, 3);
  });
  test("two of a question side by side: (2 · 1,0986 + 0,8 · (2 · 1,0986 + 0,35)) / √2", () => {
    const side = createChatIndex([
      page("/a", "Alfa", "Beta", "garaje piscina"),
      page("/b", "Olmo", "Fresno", "roble haya"),
    ]);
    expect(side.search("garaje piscina")[0]?.score).toBeCloseTo(2.9946, 3);
    const apart = createChatIndex([
      page("/a", "Alfa", "Beta", "garaje trastero piscina"),
      page("/b", "Olmo", "Fresno", "roble haya pino"),
    ]);
    expect(apart.search("garaje piscina")[0]?.score).toBeCloseTo((2.1972 * 1.8) / Math.SQRT2, 3);
  });
});

describe("how much a word says", () => {
  test("a figure and a place three tenths of what they would", () => {
    const both = createChatIndex([
      page("/a", "Alfa", "Beta", "madrid 2026 garaje"),
      page("/b", "Olmo", "Fresno", "roble haya pino"),
    ]);
    const coverage = (question: string) => both.search(question)[0]!.coverage;
    // 1,0986 of 1,0986 + 0,3 · what a word that nobody has would weigh: ln(1 + 2/18) = 0,1054.
    expect(coverage("garaje xilofono")).toBeCloseTo(1.0986 / (1.0986 + 0.10536), 4);
    expect(coverage("garaje 1999")).toBeCloseTo(1.0986 / (1.0986 + 0.3 * 0.10536), 4);
    expect(both.search("madrid")[0]!.score).toBeCloseTo(0.3 * both.search("garaje")[0]!.score, 6);
    expect(both.search("2026")[0]!.score).toBeCloseTo(0.3 * both.search("garaje")[0]!.score, 6);
  });
  test("one that only sounds alike three quarters, a related one 55 %", () => {
    expect(found("garage", page("/a", "Alfa", "Beta", "garaje"))?.coverage).toBeCloseTo(0.75, 9);
    expect(found("garaje", page("/a", "Alfa", "Beta", "garaje"))?.coverage).toBe(1);
    expect(found("prospecto", page("/a", "Alfa", "Beta", "contacto"))?.coverage).toBeCloseTo(0.55, 9);
  });
  test("a longer page less: of 5 terms where the mean is 4 the norm is 1,2 · (0,45 + 0,55 · 1,25) = 1,365", () => {
    const long = createChatIndex([page("/a", "Alfa", "Beta", "garaje delta epsilon"), other]);
    // 1,0986 · 2,2 / 2,365 = 1,02197 for the page and as much for its passage.
    expect(long.search("garaje")[0]?.score).toBeCloseTo(1.02197 * 1.8, 3);
  });
});

describe("how people ask for a page", () => {
  // The way counts 3 and is a fourth term: norm 1,2 · (0,45 + 0,55 · 4 / 3,5) = 1,2943; 3 · 2,2 / 4,2943 · 1,0986 = 1,6885. Alike as can
  // be, it adds 0,6 · 1,0986 = 0,6592.
  test("adds to its score by as much as the question is like it", () => {
    const asked = createChatIndex([page("/a", "Alfa", "Beta", "gamma"), other], new Map([["/a", ["garaje"]]]));
    expect(asked.search("garaje")[0]?.score).toBeCloseTo(1.6885 + 0.6592, 3);
  });
  test("by the likest way, and less where the way says more", () => {
    const ways = (list: string[]) =>
      createChatIndex([page("/a", "Alfa", "Beta", "gamma"), other], new Map([["/a", list]])).search("garaje")[0]!.score;
    expect(ways(["garaje", "garaje piscina"])).toBeGreaterThan(ways(["garaje piscina"]));
  });
  test("ways of a page that is not there are none", () => {
    expect(createChatIndex([other], new Map([["/nada", ["garaje"]]])).search("garaje")).toEqual([]);
  });
});

describe("words that are not written as ours", () => {
  const near = (question: string, ...words: string[]) =>
    createChatIndex(words.map((word, i) => page(`/${word}`, `T${i}`, `H${i}`, word)))
      .search(question)
      .map(({ passage }) => passage.url);
  test.each([
    ["one letter off, of five letters or more", "garaxe", ["garaje"], ["/garaje"]],
    ["a letter too few", "notaro", ["notario"], ["/notario"]],
    ["another first letter is another word", "xaraje", ["garaje"], []],
    ["two letters off", "garxxe", ["garaje"], []],
    ["of four letters none is guessed", "pito", ["piso"], []],
    ["with a figure none is guessed", "garaj3", ["garaje"], []],
    ["what sounds alike, however short", "bino", ["vino"], ["/vino"]],
  ])("%s", (_name, question, words, urls) => expect(near(question, ...words)).toEqual(urls));
});

test("of very many pages the forty likeliest are looked at", () => {
  const many = Array.from({ length: 41 }, (_, i) => page(`/${i}`, "Alfa", "Beta", "garaje"));
  expect(createChatIndex([...many, other]).search("garaje")).toHaveLength(40);
});

test("a result is kept for two hundred other questions, and a question that is asked again stays longer", () => {
  const kept = createChatIndex([page("/a", "Alfa", "Beta", "garaje"), other]);
  const first = kept.search("garaje");
  for (let i = 0; i < 199; i++) kept.search(`garaje ${i}`);
  expect(kept.search("garaje")).toBe(first);
  for (let i = 200; i < 399; i++) kept.search(`garaje ${i}`);
  expect(kept.search("garaje")).toBe(first);
  for (let i = 400; i < 601; i++) kept.search(`garaje ${i}`);
  expect(kept.search("garaje")).not.toBe(first);
});

test("a heading is counted once for a page, a title once, and the text of every passage", () => {
  const twice = createChatIndex([
    page("/a", "Garaje", "Piscina", "olmo"),
    page("/a", "Garaje", "Piscina", "fresno"),
    page("/b", "Garaje", "Piscina", "olmo fresno"),
  ]);
  const [one, two] = twice.search("garaje");
  expect(one!.score).toBeCloseTo(two!.score, 1);
  expect(twice.search("fresno")).toHaveLength(2);
});

describe("a question as terms", () => {
  const terms = (question: string) => askedTerms(question).map(({ word }) => word);
  test.each([
    ["¿Cómo cambio la contraseña?", ["cambio", "contrasena"]],
    ["quiero saber informacion", []],
    ["kiero la hipoteca", ["hipoteca"]],
    ["hipoteca hipotecas", ["hipotecas"]],
    ["no me funciona el portal", ["portal", "falla", "problema", "soporte"]],
    ["entrar en dos pasos", ["entrar", "factor"]],
  ])("%s", (question, words) => expect(terms(question)).toEqual(words));
  test("with what means nearly the same", () => {
    expect(askedTerms("idealista")[0]?.also).toContain("portal");
    expect(askedTerms("xilofono")[0]?.also).toEqual([]);
  });
});

test.each([
  ["presio", "precio"],
  ["imforme", "informe"],
  ["valorasion", "valoracion"],
  ["ipoteca", "hipoteca"],
  ["bibienda", "vivienda"],
  ["gestoria", "jestoria"],
  ["llave", "yave"],
  ["kasa", "casa"],
])("%s sounds like %s", (a, b) => expect(soundOf(a)).toBe(soundOf(b)));
