import { expect, test } from "vitest";
import { pageText } from "../document-text.ts";
import { plainPages } from "./plain-pages.ts";
import { textOfWord } from "./text-of-word.ts";

test("rows of a table stay lines with their cells apart", () => {
  const marked =
    "<h1>RECIBO</h1><p>A &amp; B</p><table><tr><td><p>Base</p></td><td><p>Cuota</p></td></tr><tr><td><p>1,00</p></td><td><p>2,00</p></td></tr></table>";
  expect(textOfWord(marked).trim().split(/\n+/)).toEqual(["RECIBO", "A & B", "Base\tCuota\t", "1,00\t2,00"]);
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
