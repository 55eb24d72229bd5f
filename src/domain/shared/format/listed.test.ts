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
])("%j: %s", (words, text) => expect(listed(words)).toBe(text));

test.each([
  [["CSV", "XLSX"], "CSV o XLSX"],
  [["siete", "ocho"], "siete u ocho"],
  [["vertical", "horizontal"], "vertical u horizontal"],
  [["PDF", "JPG", "PNG"], "PDF, JPG o PNG"],
])("one of %j: %s", (words, text) => expect(listedOr(words)).toBe(text));

test.each([
  ["Ferrer Hogar", "y Ferrer Hogar"],
  ["Inmobiliaria Sol", "e Inmobiliaria Sol"],
  ["Hierro y Asociados", "y Hierro y Asociados"],
])("before %s: %s", (name, text) => expect(andThen(name)).toBe(text));
