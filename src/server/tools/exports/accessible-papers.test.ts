import { describe, expect, test } from "vitest";
import { allParts, readTaggedPdf, type TaggedPart, type TaggedPdf } from "../../../test/read-tagged-pdf.ts";
import { HOME_TITLE, samplePapers } from "../../../test/sample-papers.ts";

/** The types that may stand in each type (ISO 32000-1, 14.8.4). A type that is not named holds words alone, or links. */
const MAY_HOLD: Record<string, RegExp> = {
  Document: /^(H1|H2|H3|P|L|Table|Figure)$/,
  L: /^LI$/,
  LI: /^(Lbl|LBody)$/,
  Table: /^TR$/,
  TR: /^(TH|TD)$/,
  P: /^(Link|Figure)$/,
};

/** Texts that only decorate: the mark of the product, the number of the page. */
const DECORATES = /^(Hecho con Umbral|\d+ \/ \d+)$/;

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** All that is read out, in words of the page or in place of a figure. */
const wordsOfPart = (part: TaggedPart): string => [part.alt, part.text, ...part.parts.map(wordsOfPart)].join("\n");

describe.each(samplePapers)("the paper $name", ({ draw }) => {
  let drawn: TaggedPdf | undefined;
  const paper = async () => (drawn ??= readTaggedPdf(await draw()));
  const parts = async (type: RegExp) => allParts((await paper()).document).filter((part) => type.test(part.type));

  test("says that it is tagged, its language and its title", async () => {
    const { isMarked, language, title, showsTitle, xml } = await paper();
    expect({ isMarked, language, showsTitle }).toEqual({ isMarked: true, language: "es-ES", showsTitle: true });
    expect(String(title).length).toBeGreaterThan(10);
    expect(xml).toContain("<dc:title>");
    // Our agency is called Casas & Ferrer.
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;)/);
  });

  test("has one main heading, and headings that go down by one level at most", async () => {
    const headings = await parts(/^H\d$/);
    const levels = headings.map(({ type }) => Number(type.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const steps = levels.slice(1).map((level, i) => level - levels[i]!);
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(1);
    for (const { text } of headings) expect(text).toMatch(/\p{L}/u);
  });

  test("draws nothing outside of the structure, and no mark inside another", async () => {
    for (const { unmarked, deepestMark, orphans, unnamedLinks } of (await paper()).pages) {
      expect({ unmarked, deepestMark, orphans, unnamedLinks }).toEqual({
        unmarked: [],
        deepestMark: 1,
        orphans: [],
        unnamedLinks: 0,
      });
    }
  });

  test("decorates with no words that are not read out elsewhere", async () => {
    const { document, pages } = await paper();
    const shown = flat(wordsOfPart(document));
    const lost = pages.flatMap(({ artifacts }) => artifacts).filter((text) => !shown.includes(flat(text)));
    expect(lost.filter((text) => !DECORATES.test(text))).toEqual([]);
  });

  test("says each figure in words", async () => {
    for (const { alt, parts: inner } of await parts(/^Figure$/)) {
      expect(alt).toMatch(/\p{L}{3,}/u);
      expect(inner).toEqual([]);
    }
  });

  test("has tables of rows with as many cells, headed by columns or rows", async () => {
    for (const { parts: rows } of await parts(/^Table$/)) {
      const cells = rows.map((row) => row.parts);
      expect(new Set(cells.map(({ length }) => length)).size).toBe(1);
      expect(cells.flat().some(({ type }) => type === "TH")).toBe(true);
      for (const { type, scope } of cells.flat()) expect(scope !== null).toBe(type === "TH");
    }
  });

  test("has only parts that may be where they are", async () => {
    const { document } = await paper();
    for (const part of [document, ...allParts(document)]) {
      for (const { type } of part.parts)
        expect([part.type, type]).toEqual([part.type, expect.stringMatching(MAY_HOLD[part.type] ?? /^Link$/)]);
    }
  });

  test("says of each place that leads elsewhere where to", async () => {
    for (const { links, pages, text } of await parts(/^Link$/)) {
      expect(text).toMatch(/\p{L}/u);
      expect(links.length).toBeGreaterThan(0);
      for (const { page, says } of links) {
        expect(says).toMatch(/^Abre https:\/\//);
        expect(pages).toEqual([page]);
      }
    }
  });
});

test.each(samplePapers.filter(({ name }) => /^(home-sheet|card-)/.test(name)))(
  "the title on $name, in lines of our own, is one text",
  async ({ draw }) => {
    const { document } = readTaggedPdf(await draw());
    const title = allParts(document).find(({ type }) => type === "H1");
    expect(flat(title!.text)).toBe(HOME_TITLE);
  },
);
