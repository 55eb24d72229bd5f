import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("signs that HTML would read as its own are written as text", () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Ana</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Ana&lt;/a&gt;",
  );
  expect(escapeHtml("Ático de 95 m²")).toBe("Ático de 95 m²");
});
