import { expect, test } from "vitest";
import { metresTyped, typedMetres } from "./typed-metres.ts";

test.each([
  ["4,25", 4250],
  ["4.25", 4250],
  ["4,255", 4255],
  [" 4,25 m", 4250],
  ["425 cm", 4250],
  ["4250 mm", 4250],
  ["3", 3000],
  ["-2,8", -2800],
  ["12,05 M", 12_050],
])("«%s» is %d mm", (typed, mm) => {
  expect(typedMetres(typed)).toBe(mm);
});

test.each(["abc", "", "m", "4,2,5x", "1e9", "--3"])("«%s» is no length", (typed) => {
  expect(typedMetres(typed)).toBeNull();
});

test("a field shows what it would read", () => {
  for (const mm of [4250, 4255, 0, -3000, 12_050]) expect(typedMetres(metresTyped(mm))).toBe(mm);
});
