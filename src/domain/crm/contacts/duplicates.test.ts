import { describe, expect, test } from "vitest";
import { type ComparedContact, duplicateReasons, nameLikeness } from "./duplicates.ts";

const person = (fullName: string, more: Partial<ComparedContact> = {}): ComparedContact => ({
  fullName,
  company: null,
  emails: [],
  phones: [],
  homeIds: [],
  ...more,
});

test.each([
  ["María García López", "Lopez Garcia, Maria", "same"],
  ["Ana de la Fuente", "ANA FUENTE", "same"],
  ["Marina Gutiérrez", "Marina Gutierres", "close"],
  ["Ana García", "Ana García López", "part"],
  ["Ana", "Ana García", null],
  ["Ana Ruiz", "Ada Ruiz", null],
  ["Luis Soler", "Marta Soler", null],
  ["Łukasz Nowak", "Lukasz Nowak", "same"],
  ["Олена Коваль", "Коваль Олена", "same"],
  ["Олена Коваль", "Иван Петров", null],
  ["", "Ana", null],
])("%j and %j: %s", (a, b, likeness) => {
  expect(nameLikeness(a, b)).toBe(likeness);
  expect(nameLikeness(b, a)).toBe(likeness);
});

describe("two contacts may be one", () => {
  test.each<[string, ComparedContact, ComparedContact, string[]]>([
    ["by the whole name", person("Ana Ruiz"), person("Ruiz Ana"), ["Se llama igual"]],
    [
      "by a name that is nearly the same and the company",
      person("Marina Gutiérrez", { company: "Casa Uno" }),
      person("Marina Gutierrez P.", { company: "casa uno" }),
      ["Se llama igual", "Es de la misma empresa"],
    ],
    [
      "by first name and the end of the number",
      person("Ana", { phones: ["+34612345678"] }),
      person("Ana", { phones: ["+33612345678"] }),
      ["Se llama igual", "Su teléfono acaba igual"],
    ],
    [
      "by the home",
      person("Joan Vidal Mas", { homeIds: ["h1"] }),
      person("Joan Vidal", { homeIds: ["h1", "h2"] }),
      ["Su nombre es parte del otro", "Pregunta por el mismo inmueble"],
    ],
    ["not by the name's part alone", person("Joan Vidal Mas"), person("Joan Vidal"), []],
    ["not by a first name alone", person("Ana"), person("Ana"), []],
    [
      "not by company and number with another name",
      person("Ana Ruiz", { company: "Casa Uno", phones: ["+34912345678"] }),
      person("Luis Soler", { company: "Casa Uno", phones: ["+34912345678"] }),
      [],
    ],
    [
      "not by an address that offices share",
      person("Ana", { emails: ["info@casa.example"] }),
      person("Ana", { emails: ["info@otra.example"] }),
      [],
    ],
  ])("%s", (_why, a, b, reasons) => {
    expect(duplicateReasons(a, b)).toEqual(reasons);
    expect(duplicateReasons(b, a)).toEqual(reasons);
  });
});
