import { expect, test } from "vitest";
import { doneWorks } from "./done-works.ts";

test.each([
  ["cocina y baños", ["cocina", "banos"]],
  ["Ventanas climalit, suelos", ["suelo", "ventanas"]],
  ["Instalación eléctrica y fontanería", ["electricidad", "fontaneria"]],
  ["reforma integral", ["integral", "cocina", "banos", "suelo", "pintura", "electricidad", "fontaneria"]],
  ["Aire acondicionado", ["splits", "conductos"]],
  ["portal", []],
  ["", []],
])("a file that says «%s» has done %j", (renovatedWhat, works) => {
  expect(doneWorks({ renovatedWhat })).toEqual(works);
});

test("a home that is heated by a heat pump of air and water has it, once", () => {
  expect(doneWorks({ heating: "aerotermia" })).toEqual(["aerotermia"]);
  expect(doneWorks({ heating: "aerotermia", renovatedWhat: "aerotermia y cocina" })).toEqual(["cocina", "aerotermia"]);
  expect(doneWorks({ heating: "central" })).toEqual([]);
});
