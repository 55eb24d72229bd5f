import { expect, test } from "vitest";
import { readPasted } from "./pasted-people.ts";

test.each([
  ["ana@casa.es", { email: "ana@casa.es", name: "", consent: "" }],
  ["Ana Ruiz <ANA@casa.es>", { email: "ana@casa.es", name: "Ana Ruiz", consent: "" }],
  ['"Ruiz" <ana@casa.es>', { email: "ana@casa.es", name: "Ruiz", consent: "" }],
  ["Ana; ana@casa.es; feria", { email: "ana@casa.es", name: "Ana", consent: "feria" }],
  ["ana@casa.es\tAna\toficina, 3-11", { email: "ana@casa.es", name: "Ana", consent: "oficina, 3-11" }],
  ["mailto:ana@casa.es", { email: "ana@casa.es", name: "", consent: "" }],
])("%s", (line, person) => {
  expect(readPasted(line).people).toEqual([{ line: 1, ...person }]);
});

test("ten thousand lines with errors: each is told by its number, and what is beyond is counted", () => {
  const lines = Array.from({ length: 10_050 }, (_, n) =>
    n % 100 === 7 ? `rota${n}` : n % 100 === 8 ? "doble@casa.es" : `p${n}@casa.es`,
  );
  const begun = performance.now();
  const { people, faults, unread } = readPasted(lines.join("\n"));
  expect(performance.now() - begun).toBeLessThan(1500);
  expect([people.length, faults.length, unread]).toEqual([9_801, 199, 50]);
  expect(faults[0]).toEqual({ line: 8, text: "rota7", reason: "No tiene dirección de correo: le falta la arroba" });
  expect(faults[2]).toMatchObject({ line: 109, reason: "Repetida: es la dirección de la línea 9" });
});

test.each([
  ["ana@casa", "A la dirección le falta el final, como «.es» o «.com»"],
  ["ana @casa.es", "La dirección tiene un espacio dentro"],
  ["ana..b@casa.es", "La dirección no está bien escrita"],
])("%s is told", (line, reason) => {
  expect(readPasted(line).faults).toEqual([{ line: 1, text: line, reason }]);
});

test("a line that is no person's is given up before it is taken apart, and the next one is read", () => {
  const begun = performance.now();
  const { people, faults } = readPasted(`${";".repeat(2_000_000)}\nana@casa.es`);
  expect(performance.now() - begun).toBeLessThan(300);
  expect(people).toEqual([{ line: 2, email: "ana@casa.es", name: "", consent: "" }]);
  expect(faults).toMatchObject([{ line: 1, reason: "La línea pasa de 1.000 signos: pon una persona por línea" }]);
  expect(readPasted(`${"x".repeat(1_001)},ana@casa.es`).people).toEqual([]);
});
