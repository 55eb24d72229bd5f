import fc from "fast-check";
import { expect, test } from "vitest";
import { refusal } from "./refusals.test-data.ts";
import { line, text, trimmedText } from "./text.ts";
import { oneLine, visibleText } from "./visible-text.ts";

test.each([
  ["an override that would show «fdp.exe» as «exe.pdf»", "nota\u202Efdp.exe", "notafdp.exe"],
  ["isolates and embeddings around a copied number", "\u2068\u202A+34 600 111 222\u202C\u2069", "+34 600 111 222"],
  ["blanks of no width", "A\u200Bna\u2060 \uFEFFMas", "Ana Mas"],
  ["control characters", "A\u0007na\u0085\u009F", "Ana"],
  ["a family of four, held together by joiners", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"],
  ["a flag of tag characters", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["Persian with its non-joiner, and a mark after Hebrew", "می‌خواهم שלום\u200F", "می‌خواهم שלום\u200F"],
  ["lines and tabs of a note", "uno\n\tdos\r\ntres", "uno\n\tdos\r\ntres"],
])("%s", (_what, typed, kept) => expect(visibleText(typed)).toBe(kept));

test("a line has no break of any kind and no double blank", () => {
  expect(oneLine(" Ana\r\nBcc: otra@correo.example\u2028\u0085 Mas\u00A0\tPuig ")).toBe(
    "Ana Bcc: otra@correo.example Mas Puig",
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const kept = oneLine(typed);
      expect(kept).not.toMatch(/[\r\n\u2028\u2029\u202e]|^\s|\s$|\s\s/u);
      expect(oneLine(kept)).toBe(kept);
    }),
  );
});

test("texts from outside are kept without hidden characters; a secret is kept as it was typed", () => {
  expect(text().parse("a\u202Eb\nc")).toBe("ab\nc");
  expect(trimmedText().parse("\u202E a ")).toBe("a");
  expect(line({ max: 10 }).parse(" a\n\u202Eb ")).toBe("a b");
  expect(text({ isExact: true }).parse("a\u202Eb")).toBe("a\u202Eb");
  expect(refusal(line({ max: 3, tooLong: "Demasiado" }), "abcd")).toBe("Demasiado");
  expect(refusal(line({ message: "Escribe algo" }), null)).toBe("Escribe algo");
});
