import { describe, expect, test } from "vitest";
import { scriptsOf, TAG, withoutSpans } from "./markup.ts";

test("a tag never goes over another one's beginning", () => {
  expect("a<b>c</b> 1 < 2 <i>".replace(TAG, "|")).toBe("a|c| 1 < 2 |");
});

describe("the text between two marks goes", () => {
  test.each([
    ["a<!-- x -->b<!--y-->c", "abc"],
    ["a<!-- never closed", "a<!-- never closed"],
    ["<!---->", ""],
    // The beginning does not lend its signs to the end.
    ["<!-->a-->b", "b"],
    ["nothing", "nothing"],
  ])("%s → %s", (text, expected) => expect(withoutSpans(text, "<!--", "-->")).toBe(expected));

  test("whatever the case of the marks, and with something in its place", () => {
    expect(withoutSpans("İ<STYLE>p{}</Style>é", "<style", "</style>", "·")).toBe("İ·é");
  });
});

describe("the scripts of a document", () => {
  test("are told with their places, attributes and text", () => {
    const html = '<p>a</p><script type="x" defer>1 < 2</script>b<script>c()</script>';
    expect(scriptsOf(html)).toEqual([
      { start: 8, end: 45, attributes: ' type="x" defer', text: "1 < 2" },
      { start: 46, end: 66, attributes: "", text: "c()" },
    ]);
    expect(scriptsOf(html).map(({ start, end }) => html.slice(start, end))).toEqual([
      '<script type="x" defer>1 < 2</script>',
      "<script>c()</script>",
    ]);
  });

  test.each(["", "<p>", "<script", "<script>never closed", "<script src=a"])("«%s» has none", (html) =>
    expect(scriptsOf(html)).toEqual([]),
  );

  test("one at the very beginning counts", () => expect(scriptsOf("<script>a</script>")).toHaveLength(1));
});
