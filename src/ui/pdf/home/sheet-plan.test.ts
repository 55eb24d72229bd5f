import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksOf, lineHeight, photoRows, planSheet, type SheetPlan } from "./sheet-plan.ts";

const BODY = 740;
const HEIGHTS = { titleHeight: 90, agentHeight: 118, bodyHeight: BODY };
const SENTENCE = "El salón da a la calle por dos balcones y recibe el sol de la tarde. ";
const wordsWith = (text: string, facts = 9) => ({
  text,
  facts: Array.from({ length: facts }, (_, i) => ({ label: `Dato ${i}`, value: `${i}` })),
  has: ["Ascensor", "Terraza"],
  extras: [],
  energy: { consumption: "D", emissions: null },
});
const photosOf = ({ coverHeight, strip, pages }: SheetPlan) => [
  ...(coverHeight > 0 ? [0] : []),
  ...(strip?.photos ?? []),
  ...pages.flatMap(({ rows }) => rows.flatMap((row) => row.photos)),
];
const textOf = ({ beside, below, pages }: SheetPlan) =>
  [...(beside?.text ?? []), ...below.columns.flat(), ...pages.flatMap(({ columns }) => columns.flat())]
    .filter((line) => line !== null)
    .join(" ");

describe("a sheet", () => {
  test("without photos and with a short text is one page", () => {
    const plan = planSheet(wordsWith(SENTENCE), { ...HEIGHTS, photos: 0 });
    expect(plan).toMatchObject({ coverHeight: 0, strip: null, pages: [] });
  });

  test("with four photos and a short text shows three of them below the cover, on one page", () => {
    const plan = planSheet(wordsWith(SENTENCE, 2), { ...HEIGHTS, photos: 4 });
    expect(photosOf(plan)).toEqual([0, 1, 2, 3]);
    expect(plan.pages).toEqual([]);
  });

  test("has at most four pages, no later page two thirds empty, and says the text once and in its order", () => {
    const texts = fc.integer({ min: 0, max: 90 }).map((sentences) => SENTENCE.repeat(sentences).trim());
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20 }), (text, photos, facts) => {
        const plan = planSheet(wordsWith(text, facts), { ...HEIGHTS, photos });
        expect(plan.pages.length).toBeLessThanOrEqual(3);
        expect(plan.pages.every(({ filled }) => filled > 1 / 3 && filled <= 1)).toBe(true);
        expect(photosOf(plan)).toEqual(Array.from({ length: photosOf(plan).length }, (_, i) => i));
        expect(text.startsWith(textOf(plan))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("with one photo, 14 sentences and 17 data fills more than a third of its second page", () => {
    const plan = planSheet(wordsWith(SENTENCE.repeat(14), 17), { ...HEIGHTS, photos: 1 });
    expect(plan.pages).toHaveLength(1);
    expect(plan.pages[0]!.filled).toBeGreaterThan(1 / 3);
  });

  test("shows twenty photos of twenty-five beside a short text, and all of ten", () => {
    expect(photosOf(planSheet(wordsWith(SENTENCE), { ...HEIGHTS, photos: 25 })).length).toBeGreaterThanOrEqual(20);
    expect(photosOf(planSheet(wordsWith(SENTENCE), { ...HEIGHTS, photos: 10 }))).toHaveLength(10);
  });

  test("a text of three thousand letters is told whole, one of a hundred thousand as far as four pages go", () => {
    const long = SENTENCE.repeat(44).trim();
    expect(textOf(planSheet(wordsWith(long), { ...HEIGHTS, photos: 6 }))).toBe(long);
    const endless = planSheet(wordsWith(SENTENCE.repeat(1_400)), { ...HEIGHTS, photos: 6 });
    expect(endless.pages).toHaveLength(3);
  });

  test("the first page's text fits beside its cover: lines at 1,48 of their size, half a line between paragraphs", () => {
    const plan = planSheet(wordsWith(`${SENTENCE}\n`.repeat(60)), { ...HEIGHTS, photos: 3 });
    const lines = plan.beside!.text;
    const text = lines.reduce((sum, line) => sum + lineHeight(plan.textSize) * (line === null ? 0.5 : 1), 0);
    // Header 52, title 90, band 72, agent 118.
    expect(52 + 90 + 72 + 118 + plan.coverHeight + text).toBeLessThanOrEqual(BODY);
    expect(lines.at(-1)).not.toBeNull();
  });
});

describe("rows of photos", () => {
  const shape = (count: number, room: number) =>
    photoRows(
      Array.from({ length: count }, (_, i) => i),
      room,
    ).map(({ photos }) => photos.length);

  test("two photos stand one below the other on an empty page, side by side where there is little room", () => {
    expect(shape(2, 730)).toEqual([1, 1]);
    expect(shape(2, 300)).toEqual([2]);
  });

  test("fill the room with as many as it takes unsqueezed: 8 on a page, 4 on half of one, none on a strip", () => {
    expect(shape(20, 730)).toEqual([2, 2, 2, 2]);
    expect(shape(20, 365)).toEqual([2, 2]);
    expect(shape(20, 60)).toEqual([]);
  });

  test("never need more room than there is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 840 }), (count, room) => {
        const rows = photoRows(
          Array.from({ length: count }, (_, i) => i),
          room,
        );
        // A caption of 14 and a gap of 10 below each row.
        expect(rows.reduce((sum, { height }) => sum + height + 24, 0)).toBeLessThanOrEqual(room + 1e-6);
      }),
    );
  });
});

test("a list that has no room for all says how many more there are", () => {
  const extras = Array.from({ length: 40 }, (_, i) => `Característica larga número ${i + 1}`);
  const block = blocksOf({ facts: [], has: [], extras, energy: null }).find(({ kind }) => kind === "list");
  const text = block?.kind === "list" ? block.lines.join(" ") : "";
  const shown = text.match(/Característica/g)!.length;
  expect(shown).toBeGreaterThan(10);
  expect(text).toMatch(new RegExp(`número ${shown} y ${40 - shown} más$`));
  const few = blocksOf({ facts: [], has: [], extras: ["Pozo", "Bodega"], energy: null });
  expect(few[0]).toMatchObject({ kind: "list", lines: ["Pozo · Bodega"] });
});
