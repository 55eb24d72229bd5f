import fc from "fast-check";
import { expect, test } from "vitest";
import { andThen, listed, listedOr } from "./listed.ts";

test.each([
  [[], ""],
  [["pintura"], "pintura"],
  [["pintura", "suelo", "baños"], "pintura, suelo y baños"],
  [["Ana", "Inmobiliaria Sol"], "Ana e Inmobiliaria Sol"],
  [["padre", "hijo"], "padre e hijo"],
  // The sound is not that of i.
  [["agua", "hielo"], "agua y hielo"],
  [["Ana", "Íñigo"], "Ana e Íñigo"],
])("%j: %s", (words, text) => expect(listed(words)).toBe(text));

test.each([
  [["CSV", "XLSX"], "CSV o XLSX"],
  [["siete", "ocho"], "siete u ocho"],
  [["vertical", "horizontal"], "vertical u horizontal"],
  [["PDF", "JPG", "PNG"], "PDF, JPG o PNG"],
  [["7", "8"], "7 u 8"],
  [["10", "11"], "10 u 11"],
  [["100", "110"], "100 o 110"],
])("one of %j: %s", (words, text) => expect(listedOr(words)).toBe(text));

test.each([
  ["Ferrer Hogar", "y Ferrer Hogar"],
  ["Inmobiliaria Sol", "e Inmobiliaria Sol"],
  ["Hierro y Asociados", "y Hierro y Asociados"],
])("before %s: %s", (name, text) => expect(andThen(name)).toBe(text));

test("without accents they are the browser's own lists", () => {
  const beginnings = fc.constantFrom("", "i", "hi", "hia", "hie", "hio", "o", "ho", "8", "11", "11 ", "110", "u", "Y");
  const word = fc.tuple(beginnings, fc.stringMatching(/^[a-z ]{0,6}$/)).map(([beginning, rest]) => beginning + rest);
  const both = new Intl.ListFormat("es", { type: "conjunction" });
  const either = new Intl.ListFormat("es", { type: "disjunction" });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (words) => {
      expect(listed(words)).toBe(both.format(words));
      expect(listedOr(words)).toBe(either.format(words));
    }),
    { numRuns: 500 },
  );
});
