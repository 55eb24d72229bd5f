import { expect, test } from "vitest";
import { QUARTERS } from "#content/places/quarters.server.ts";
import { spelledName } from "./spelled-name.ts";

test.each([
  ["Poligono de San Jose", "Polígono de San José"],
  ["Nervion", "Nervión"],
  ["25 Anos Paz", "25 Años de Paz"],
  ["Ciudad Jardin", "Ciudad Jardín"],
  ["Ciudad Jardín", "Ciudad Jardín"],
  // Words that only begin alike stay.
  ["Marianela", "Marianela"],
  ["La Jardinera", "La Jardinera"],
])("%s: %s", (listed, spelled) => {
  expect(spelledName(listed)).toBe(spelled);
});

test("the table has no name that would be spelled otherwise, in the cities where Spanish alone is spoken", () => {
  const blocks = QUARTERS.split("\n#").filter((block) => /^#?es-(28079|41091|50297|29067|14021|18087)\n/.test(block));
  const names = blocks.flatMap((block) => block.split("\n").slice(1)).map((line) => line.split("\t")[0]!);
  expect(names.length).toBeGreaterThan(700);
  expect(names.filter((name) => spelledName(name) !== name)).toEqual([]);
});
