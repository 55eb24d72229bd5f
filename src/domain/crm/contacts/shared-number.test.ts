import { expect, test } from "vitest";
import { whoIsMeant } from "./shared-number.ts";

const marta = { id: "marta", fullName: "Marta Sanchis Peris" };
const luis = { id: "luis", fullName: "Luis Ferrer" };

test.each([
  ["Marta Sanchis Peris", "marta", "nombre"],
  // One letter of a long word is forgiven.
  ["Marta Sanchiz Peris", "marta", "nombre"],
  ["Marta Sanchis", "marta", "nombre"],
  ["Luis", "luis", "nombre"],
  ["LUIS ferrer", "luis", "nombre"],
  ["Carmen", "luis", "reciente"],
  [null, "luis", "reciente"],
  ["", "luis", "reciente"],
] as const)("a message of %s with the number of both goes to %s, by %s", (name, id, by) => {
  expect(whoIsMeant(name, [luis, marta])).toEqual({ contact: id === "luis" ? luis : marta, by });
});

test("a first name that both have tells nobody apart: the newest is meant", () => {
  const father = { id: "father", fullName: "Luis Ferrer Mas" };
  expect(whoIsMeant("Luis Gil", [luis, father])).toEqual({ contact: luis, by: "reciente" });
});

test("of two with the same name the one known for longer is meant, so that nobody is replaced by a copy", () => {
  const copy = { id: "copy", fullName: "Marta Sanchis Peris" };
  expect(whoIsMeant("Marta Sanchis", [copy, luis, marta])).toEqual({ contact: marta, by: "nombre" });
});

test("a number of one is theirs, and of nobody nobody's", () => {
  expect(whoIsMeant("Carmen", [marta])).toEqual({ contact: marta, by: "reciente" });
  expect(whoIsMeant("Carmen", [])).toBeNull();
});
