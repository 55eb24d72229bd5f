import { describe, expect, test } from "vitest";
import { finishedPost, postDraft, slugOfTitle } from "./post.ts";

test.each([
  ["¿Qué cambia en 2027?", "que-cambia-en-2027"],
  ["  L'Hospitalet: 3,5 % más  ", "l-hospitalet-3-5-mas"],
  ["¡!", ""],
])("the address of %j", (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

test("a long title gives whole words, 80 letters at most", () => {
  const slug = slugOfTitle("palabra ".repeat(30));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^(palabra-)*palabra$/);
  expect(slugOfTitle("x".repeat(200))).toHaveLength(80);
});

const draft = { version: 1, title: "", slug: "", description: "", body: "" };

describe("a draft", () => {
  test("may be empty", () => expect(postDraft.safeParse(draft).success).toBe(true));
  test.each(["Mayúsculas", "con espacio", "-a", "a--b", "../x"])("refuses the address %j", (slug) => {
    expect(postDraft.safeParse({ ...draft, slug }).success).toBe(false);
  });
  test.each(["javascript:alert(1)", "x", "ftp://a.es"])("refuses the source %j", (sourceUrl) => {
    expect(postDraft.safeParse({ ...draft, sourceUrl }).success).toBe(false);
  });
});

describe("published posts", () => {
  const whole = { title: "a".repeat(10), description: "d".repeat(70), body: "b".repeat(200) };
  test("has title, description and text of a length", () => {
    expect(finishedPost.safeParse(whole).success).toBe(true);
    for (const short of [
      { title: "a".repeat(9) },
      { title: "a".repeat(71) },
      { description: "d".repeat(69) },
      { description: "d".repeat(161) },
      { body: "b".repeat(199) },
    ]) {
      const [[name]] = Object.entries(short) as [[string, string]];
      expect(finishedPost.safeParse({ ...whole, ...short }).error?.issues[0]?.path).toEqual([name]);
    }
  });
  test("names the source that it links", () => {
    const parsed = finishedPost.safeParse({ ...whole, sourceUrl: "https://a.es/x" });
    expect(parsed.error?.issues[0]?.path).toEqual(["sourceName"]);
  });
});
