import { expect, test } from "vitest";
import { senderOf, withoutExtension } from "./sender-of-file.ts";

const KNOWN = [
  { name: "kyero", format: "kyero" },
  { name: "cartera", format: "csv" },
  { name: "Cartera Norte", format: "csv" },
] as const;

test.each([
  ["kyero.xml", "kyero"],
  ["kyero-2026-11.xml.gz", "kyero"],
  ["cartera.csv", "cartera"],
  ["Cartera_norte 11.xlsx", "Cartera Norte"],
  // Another kind of file, another word, or none of the names.
  ["kyero.csv", undefined],
  ["cartera.xml", undefined],
  ["kyeros.xml", undefined],
  ["mi cartera.csv", undefined],
  ["viviendas.csv", undefined],
])("«%s» comes from %s", (file, name) => {
  expect(senderOf(file, KNOWN)?.name).toBe(name);
});

test("an extension, packed or not, is no part of a name; a name that is nothing else stays", () => {
  expect(["casas.csv.gz", "casas.xlsx", "casas", ".csv"].map(withoutExtension)).toEqual([
    "casas",
    "casas",
    "casas",
    ".csv",
  ]);
});
