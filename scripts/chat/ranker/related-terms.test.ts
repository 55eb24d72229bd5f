import { expect, test } from "vitest";
import { pageTermOf } from "#domain/assistant/answers/query-words.ts";
import { relatedTerms } from "./related-terms.ts";
import { statements } from "./site-corpus.ts";

const related = relatedTerms(statements);

test("words of people stand for words of ours", () => {
  const meant = (word: string) => related[pageTermOf(word)]?.map(([term]) => term) ?? [];
  expect(meant("celular")).toContain(pageTermOf("teléfono"));
  expect(meant("computadora")).toContain(pageTermOf("navegador"));
});

test("shares lie between nothing and an exact word's", () => {
  const shares = Object.values(related).flatMap((terms) => terms.map(([, share]) => share));
  expect(shares.length).toBeGreaterThan(1_000);
  expect(shares.filter((share) => share <= 0 || share > 0.6)).toEqual([]);
});
