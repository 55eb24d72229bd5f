import fc from "fast-check";
import { expect, test } from "vitest";
import { inDrawnLetters } from "./latin-letters.ts";

/** The letters of a font of Western Europe. */
const isLatin1 = (sign: string) => /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]$/.test(sign);

test.each([
  ["Ольга Щербакова", "Olga Shcherbakova"],
  ["Юлія Ґалаґан", "Iuliia Galagan"],
  ["Γιώργος Παπαδόπουλος", "Giorgos Papadopoulos"],
  ["Nguyễn Thị Hồng", "Nguyen Thi Hong"],
  ["Peña Núñez, S. L.", "Peña Núñez, S. L."],
  ["张伟", "[U+5F20][U+4F1F]"],
  ["Ana 🙂 Soler", "Ana [U+1F642] Soler"],
  ["a\u200Fb\uFE0F", "ab"],
])("%s is written as %s", (typed, written) => {
  expect(inDrawnLetters(typed, isLatin1)).toBe(written);
});

test("whatever is typed, each sign that is written can be drawn, and what can be drawn stays", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (typed) => {
      const written = inDrawnLetters(typed, isLatin1);
      expect([...written].every(isLatin1)).toBe(true);
      expect(inDrawnLetters(written, isLatin1)).toBe(written);
    }),
  );
});
