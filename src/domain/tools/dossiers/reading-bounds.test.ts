import { expect, test } from "vitest";
import { pageText } from "./document-text.ts";
import { plainPages } from "./page-assembly/plain-pages.ts";
import { readParts } from "./read-parts.ts";
import { boundedPage, boundedPages } from "./reading-bounds.ts";
import { reviewDossier } from "./review-dossier.ts";

const HEAD =
  "NOTA SIMPLE INFORMATIVA\nREGISTRO DE LA PROPIEDAD DE MADRID 4\nTITULARES\nAna García López, titular del pleno dominio\nCARGAS\n";
const pagesOf = (lines: readonly string[]) => plainPages(HEAD + lines.join("\n")).pages;
const many = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i));
const seizure = (i: number) => `Embargo a favor de BANCO NUMERO ${i} SA por 1${i} euros de fecha 3 de marzo de 2020.`;

test("of hundreds of charges a hundred are told, those that live first, and the rest is said to be there", () => {
  const cancelled = many(150, (i) => `Hipoteca a favor de Caja ${i} por ${i + 1000} euros. Cancelada.`);
  const [{ reading } = { reading: undefined }] = readParts(
    { pages: pagesOf([...cancelled, ...many(60, seizure)]) },
    "2026-11-27",
  );
  expect(reading!.charges.charges).toHaveLength(100);
  expect(reading!.charges.charges.filter(({ kind }) => kind === "seizure")).toHaveLength(60);
  expect(reading!.findings.length).toBeLessThanOrEqual(80);
  expect(reading!.findings.find(({ rule }) => rule === "more-than-shown")).toMatchObject({
    level: "review",
    text: expect.stringMatching(/^Se muestran 100 de 2\d\d cargas/),
  });
});

test("a review of the worst dossier has an end, and is red all the same", () => {
  const [part] = readParts({ pages: pagesOf(many(400, seizure)) }, "2026-11-27");
  const documents = many(40, () => "").map(() => ({ reading: part!.reading, text: { pages: [] } }));
  const review = reviewDossier(documents, { today: "2026-11-27" });
  expect(review.light).toBe("red");
  expect(review.findings.length).toBeLessThanOrEqual(300);
  expect(JSON.stringify(review).length).toBeLessThan(500_000);
});

test("a page with more letters than paper holds, and what lies behind half a million, is not judged", () => {
  const page = (number: number, letters: number) => ({
    number,
    width: 595,
    height: 842,
    origin: "text" as const,
    lines: [{ words: [{ text: "x".repeat(letters), x: 0, y: 0, width: 9, height: 9, certainty: 1 }] }],
  });
  expect(boundedPage(page(1, 6_000)).origin).toBe("text");
  expect(boundedPage(page(1, 12_001))).toMatchObject({ origin: "unread", lines: [] });
  const read = boundedPages(many(60, () => "").map((_, i) => page(i + 1, 10_000)));
  expect(read.filter(({ origin }) => origin === "text")).toHaveLength(50);
  expect(read.at(-1)).toMatchObject({ number: 60, origin: "unread" });
});

test("a text of emoji is set on its pages without halves", () => {
  const { pages } = plainPages(`x${"😀".repeat(400)}`);
  expect(pages.map(pageText).join("\n").isWellFormed()).toBe(true);
  expect(pages.map(pageText).join("").replace(/\s/g, "")).toBe(`x${"😀".repeat(400)}`);
});
