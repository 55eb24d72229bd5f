import { expect, test } from "vitest";
import { pageText } from "../document-text.ts";
import { plainPages } from "./plain-pages.ts";
import { textOfWord } from "./text-of-word.ts";

test("rows of a table stay lines with their cells apart", () => {
  const marked =
    "<h1>RECIBO</h1><p>A &amp; B</p><table><tr><td><p>Base</p></td><td><p>Cuota</p></td></tr><tr><td><p>1,00</p></td><td><p>2,00</p></td></tr></table>";
  expect(textOfWord(marked).trim().split(/\n+/)).toEqual(["RECIBO", "A & B", "Base   Cuota", "1,00   2,00"]);
});

test("paragraphs of a cell stand below one another, and those of its neighbour beside them", () => {
  const marked =
    "<table><tr><td><p>VENDE</p></td><td><p>COMPRA</p></td></tr><tr><td><p>Ana Gil</p><p>DNI 1</p></td><td><p>Luis Ros</p><p>DNI 2</p></td></tr></table><p>fin</p>";
  expect(textOfWord(marked).trim().split(/\n+/)).toEqual([
    "VENDE     COMPRA",
    "Ana Gil   Luis Ros",
    "DNI 1     DNI 2",
    "fin",
  ]);
});

test("a long cell is broken within its column", () => {
  const words = "palabra ".repeat(40).trim();
  const marked = `<table><tr><td><p>Objeto</p></td><td><p>${words}</p></td></tr><tr><td><p>Precio</p></td><td><p>9 €</p></td></tr></table>`;
  const lines = textOfWord(marked).trim().split("\n");
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.every((line) => line.length <= 140)).toBe(true);
  expect(lines.at(-1)).toMatch(/^Precio {3}9 €$/);
});

test("signs of a paragraph that look like a mark stay its text", () => {
  expect(textOfWord("<p>&lt;b&gt; &amp;lt;</p>").trim()).toBe("<b> &lt;");
});

test("blanks between typed columns stay, and tabs part them", () => {
  const [line] = plainPages("uno   dos\ttres").pages[0]!.lines;
  const [a, b, c] = line!.words;
  expect(b!.x - (a!.x + a!.width)).toBeCloseTo(c!.x - (b!.x + b!.width));
  expect(b!.x - (a!.x + a!.width)).toBeGreaterThan(a!.height);
});

test("a line of a table that is a little too long stays one line, its letters narrower", () => {
  const typed = `${"columna   ".repeat(12)}fin`;
  const { lines, width } = plainPages(typed).pages[0]!;
  expect(lines).toHaveLength(1);
  expect(pageText(plainPages(typed).pages[0]!)).toBe(typed.replaceAll("   ", " "));
  const last = lines[0]!.words.at(-1)!;
  expect(last.x + last.width).toBeLessThan(width);
});
