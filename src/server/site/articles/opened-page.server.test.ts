import { expect, test } from "vitest";
import { allArticles } from "./articles.server.ts";
import { openedPage } from "./opened-page.server.ts";

test.each(allArticles().flatMap(({ slug, opens }) => (opens === undefined ? [] : [{ slug, opens }])))(
  "the article $slug opens $opens by a name that people know",
  ({ opens }) => {
    const { title, action } = openedPage(opens);
    expect(title).toMatch(/^\p{Lu}/u);
    expect(action).toMatch(/^Abrir /);
  },
);

test("tools that are a page of their own are named by their card", () => {
  expect(openedPage("/smart-matching")).toMatchObject({ title: "Smart matching", action: "Abrir la herramienta" });
});

test("a page that nobody named is a mistake of the article", () => {
  expect(() => openedPage("/nowhere")).toThrow("/nowhere");
});
