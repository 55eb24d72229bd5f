import { expect, test } from "vitest";
import { documentNumber, initialsOf } from "./document-meta.ts";

test.each([
  ["Ferrer Hogar", "FH"],
  ["Nuria Ferrer i Soler", "NF"],
  ["Casas del Mar, S.L.U.", "CM"],
  ["Habita S. A. de C. V.", "H"],
  ["ágora", "Á"],
  ["21 Inmobiliaria", "I"],
  ["2026", ""],
])("the seal of %s reads %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("the number is short enough to be quoted", () => {
  expect(documentNumber("3f9a21bc-1111-4222-8333-444455556666")).toBe("N.º\u00a03F9A21BC");
});
