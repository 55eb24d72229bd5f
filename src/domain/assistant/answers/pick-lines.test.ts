import { describe, expect, test } from "vitest";
import { pickLines } from "./pick-lines.ts";

const KEYS = `Una clave deja entrar a un programa en tu nombre, con los permisos que elijas. Se ve una sola vez: cópiala en el momento.
Para crear una clave:
– Abre «Integraciones» en tu panel.
– Pulsa «Nueva clave» y ponle un nombre.
– Elige sus permisos y cuándo caduca.
Si una clave se ha hecho pública, revócala al momento en «Integraciones» y crea otra: la vieja deja de valer en el acto. Los programas que la usaban dejan de entrar.
Cada clave admite 60 llamadas por minuto. Quien pasa de ahí recibe el error 429 y vuelve a probar un minuto después.`;

describe("the sentences of a section that a question asks for", () => {
  test("a step by step list comes whole, with its introduction", () => {
    const said = pickLines(KEYS, "¿cómo creo una clave?", "how");
    expect(said.split("\n")).toEqual([
      "Para crear una clave:",
      "– Abre «Integraciones» en tu panel.",
      "– Pulsa «Nueva clave» y ponle un nombre.",
      "– Elige sus permisos y cuándo caduca.",
    ]);
  });
  test("a case comes with what is to be done", () => {
    const said = pickLines(KEYS, "se ha hecho pública mi clave, ¿la revoco?", "how");
    expect(said).toContain("revócala al momento");
    expect(said).not.toContain("60 llamadas");
  });
  test("a limit comes with its figure", () => {
    expect(pickLines(KEYS, "¿cuántas llamadas por minuto admite?", "how-much")).toMatch(
      /^Cada clave admite 60 llamadas/,
    );
  });
  test("a short text is said whole", () => {
    expect(pickLines("Dura 30 días. Luego se borra.", "¿cuánto dura?", "how-much")).toBe(
      "Dura 30 días. Luego se borra.",
    );
  });
  test("an answer is never longer than the panel shows, and ends with a whole line", () => {
    const long = Array.from({ length: 60 }, (_, at) => `– Paso número ${at} de una lista muy larga sobre claves.`).join(
      "\n",
    );
    const said = pickLines(long, "claves", null);
    expect(said.length).toBeLessThanOrEqual(600);
    expect(said.endsWith("claves.")).toBe(true);
  });
  test("nothing is reworded: each line stands in the text", () => {
    for (const question of ["¿caduca?", "permisos", "error 429", "¿quién entra?"])
      for (const line of pickLines(KEYS, question).split("\n")) expect(KEYS).toContain(line);
  });
});
