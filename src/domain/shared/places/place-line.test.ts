import { expect, test } from "vitest";
import { placeLine } from "./place-line.ts";

test.each([
  [["L'Antiga Esquerra de l'Eixample, Barcelona", "Barcelona"], "L'Antiga Esquerra de l'Eixample, Barcelona"],
  [["Barcelona", "Barcelona"], "Barcelona"],
  [["València", "Valencia"], "València"],
  [["Calle Barcelona 3", "Gràcia", "Barcelona"], "Calle Barcelona 3, Gràcia, Barcelona"],
  [[null, "Gràcia", undefined, ""], "Gràcia"],
  [[], ""],
])("%j is %s", (parts, line) => {
  expect(placeLine(parts)).toBe(line);
});
