import { describe, expect, test } from "vitest";
import { createChatIndex } from "./chat-index.ts";
import { distinct } from "./distinct.ts";
import { type Passage, passagesOfHtml } from "./passages.ts";
import { pagesFor, pagesNear } from "./retrieval.ts";

const passage = (url: string, heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  url,
  title: heading,
  heading,
  text,
  ...more,
});

const PAGES = [
  passage("/hipoteca", "Hipoteca", "La hipoteca se devuelve en cuotas mensuales con su interés."),
  passage("/impuestos", "Impuestos de la compra", "El comprador de segunda mano paga transmisiones patrimoniales."),
  passage("/fotos", "Fotografías", "Sube fotografías de la vivienda desde el móvil, hasta treinta."),
  passage("/notaria", "Notaría", "El notario da fe de la escritura y cobra por arancel."),
];
const index = createChatIndex(PAGES);
const urls = (question: string, of = index) => of.search(question).map((found) => found.passage.url);

describe("the page that fits a question", () => {
  test.each([
    ["¿cómo se devuelve la hipoteca?", "/hipoteca"],
    ["qué impuestos paga el comprador", "/impuestos"],
    ["subir fotografías", "/fotos"],
    ["cuánto cobra el notario", "/notaria"],
    // One letter wrong, and letters that sound alike.
    ["ipoteca", "/hipoteca"],
    ["hipotera", "/hipoteca"],
    ["fotografias", "/fotos"],
  ])("%s", (question, url) => expect(urls(question)[0]).toBe(url));

  test("a question without a word of ours finds nothing", () => {
    expect(urls("xilófono zángano")).toEqual([]);
    expect(urls("")).toEqual([]);
    expect(urls("¿y el de la?")).toEqual([]);
  });

  test("coverage is the part of the meaning that a page covers: 1 for all, less for one word of two", () => {
    const coverage = (question: string) => index.search(question)[0]!.coverage;
    expect(coverage("hipoteca")).toBe(1);
    const half = coverage("hipoteca fotografías");
    expect(half).toBeGreaterThan(0.3);
    expect(half).toBeLessThan(0.7);
    expect(coverage("hipoteca cuotas interés")).toBe(1);
  });

  test("each page stands once, best first, by its best passage", () => {
    const long = createChatIndex([
      passage("/a", "Comprar", "Aquí no se habla de nada en especial, salvo de casas.", { title: "Guía" }),
      passage("/a", "Plusvalía", "La plusvalía municipal la paga el vendedor.", { title: "Guía" }),
      passage("/b", "Vender", "También la plusvalía se nombra una vez aquí, de paso, entre otras muchas cosas."),
    ]);
    const found = long.search("plusvalía");
    expect(found.map((one) => one.passage.url)).toEqual(["/a", "/b"]);
    expect(found[0]!.passage.heading).toBe("Plusvalía");
    expect(found[0]!.score).toBeGreaterThan(found[1]!.score);
  });

  test("a word in the title or heading counts more than in the text, and one that is rare more than one that is everywhere", () => {
    const where = createChatIndex([
      passage("/texto", "Otra cosa", "Aquí se habla del trastero y de más cosas."),
      passage("/titulo", "Trastero", "Aquí se habla de lo dicho y de más cosas."),
    ]);
    expect(urls("trastero", where)).toEqual(["/titulo", "/texto"]);
    const rare = createChatIndex([
      passage("/1", "Uno", "vivienda garaje"),
      passage("/2", "Dos", "vivienda vivienda"),
      passage("/3", "Tres", "vivienda terraza"),
    ]);
    expect(urls("vivienda garaje", rare)[0]).toBe("/1");
  });

  test("a question worded as others ask for a page finds that page first", () => {
    const pages = [passage("/a", "Uno", "Precio de la puerta."), passage("/b", "Dos", "Precio de la ventana.")];
    const asked = createChatIndex(
      pages,
      new Map([
        ["/b", ["cuánto vale el cielo raso"]],
        ["/otra", ["nada"]],
      ]),
    );
    expect(urls("cuánto vale el cielo raso", asked)[0]).toBe("/b");
    expect(urls("cielo raso", createChatIndex(pages))).toEqual([]);
  });

  test("asked again the answer is the same one", () => {
    expect(index.search("hipoteca")).toBe(index.search("hipoteca"));
    for (let i = 0; i < 201; i++) index.search(`vivienda ${i}`);
    expect(index.search("hipoteca")[0]!.passage.url).toBe("/hipoteca");
  });
});

describe("pages worth citing", () => {
  const found = (coverage: number, score: number, url = `/${coverage}-${score}`) => ({
    passage: passage(url, "H", "T"),
    coverage,
    score,
  });
  const asked = (by: typeof pagesFor, ...all: ReturnType<typeof found>[]) =>
    by({ search: () => all }, "?").map((one) => one.passage.url);

  test("one of the first three must cover 35 % of the question, strongly enough", () => {
    expect(asked(pagesFor, found(0.35, 12, "/a"))).toEqual(["/a"]);
    expect(asked(pagesFor, found(0.34, 12, "/a"))).toEqual([]);
    // 0.5 · 8 is the least strength, 4.
    expect(asked(pagesFor, found(0.5, 8, "/a"))).toEqual(["/a"]);
    expect(asked(pagesFor, found(0.5, 7.9, "/a"))).toEqual([]);
    const weak = found(0.3, 10, "/w");
    expect(asked(pagesFor, weak, weak, found(0.5, 9, "/c"))).toContain("/c");
    expect(asked(pagesFor, weak, weak, weak, found(0.5, 9, "/d"))).toEqual([]);
  });

  test("beside it those that cover half as much, and a quarter of the question", () => {
    const best = found(0.9, 10, "/a");
    expect(asked(pagesFor, best, found(0.25, 5, "/b"))).toEqual(["/a", "/b"]);
    expect(asked(pagesFor, best, found(0.24, 5, "/b"))).toEqual(["/a"]);
    expect(asked(pagesFor, best, found(0.25, 4.9, "/b"))).toEqual(["/a"]);
  });

  test("near are those with a quarter of the question and a score of 3.5", () => {
    expect(asked(pagesNear, found(0.25, 3.5, "/a"), found(0.24, 3.5), found(0.25, 3.4))).toEqual(["/a"]);
  });
});

describe("passages of a page", () => {
  const page = { url: "/p", title: "Página" };
  const long = "Esta frase tiene bastante más de cuarenta letras en total.";

  test("paragraphs and items under their headings, plain", () => {
    const html = `<p>${long}</p><h2>Gastos &amp; más</h2><ul><li><b>${long}</b></li></ul><p class="x">Corta.</p>`;
    expect(passagesOfHtml(html, page)).toEqual([
      { ...page, heading: "Página", text: long },
      { ...page, heading: "Gastos & más", text: long },
    ]);
  });

  test("forty letters are enough and 39 are not; an unclosed element ends it", () => {
    expect(passagesOfHtml(`<p>${"a".repeat(40)}</p><p>${"a".repeat(39)}</p>`, page)).toHaveLength(1);
    expect(passagesOfHtml(`<p>${long}`, page)).toEqual([]);
  });
});

test("the first of each key stays", () => {
  expect(distinct(["ab", "ac", "b"], (text) => text[0]!)).toEqual(["ab", "b"]);
});
