import { expect, test } from "vitest";
import { ownersNamedIn } from "./named-owners.ts";

test.each([
  ["Rosa Soler y Andreu Ferrer Gil", ["Andreu Ferrer Gil"]],
  ["Andreu Ferrer Gil", ["Andreu Ferrer Gil"]],
  ["Ella con Inés de la Fuente, su hermana", ["Inés de la Fuente"]],
  ["Rosa Soler Vidal", []],
  ["ROSA SOLER", []],
  ["los dos", []],
  ["Su hermano", []],
  ["", []],
  ["Andreu Ferrer, Andreu Ferrer", ["Andreu Ferrer"]],
])("%s", (text, names) => {
  expect(ownersNamedIn(text, ["Rosa Soler Vidal", ""])).toEqual(names);
});
