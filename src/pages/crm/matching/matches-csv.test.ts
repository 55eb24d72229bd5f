import { expect, test } from "vitest";
import { matchesCsv } from "./matches-csv.ts";

test("a row says score, criteria, what is to be confirmed and what is missing; unknown criteria are empty", () => {
  const csv = matchesCsv("Persona", [
    {
      name: "Marta; Ruiz",
      score: 84.666,
      criteria: [{ criterion: "precio", score: 0.5, weight: 30, reason: "" }],
      reasons: [],
      unknown: ["zona", "terraza"],
      openMusts: 0,
      missing: null,
    },
    { name: "=Luis", score: null, criteria: [], reasons: [], unknown: [], openMusts: 0, missing: "le falta 1 baño" },
  ]);
  expect(csv.split("\r\n").slice(1)).toEqual([
    '"Marta; Ruiz";84,67;0,5;;;;;;zona, terraza;',
    '"\'=Luis";;;;;;;;;le falta 1 baño',
    "",
  ]);
});
