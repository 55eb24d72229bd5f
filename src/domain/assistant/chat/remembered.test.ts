import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("A text is worked out once while it is remembered, and the oldest are forgotten", () => {
  const worked: string[] = [];
  const lengthOf = remembered(2, (text) => {
    worked.push(text);
    return text.length;
  });
  expect(["uno", "uno", "cuatro", "uno"].map(lengthOf)).toEqual([3, 3, 6, 3]);
  expect(worked).toEqual(["uno", "cuatro"]);
  // Two more fill the younger half, and a third one makes the first two forgotten.
  expect(["siete", "ocho", "once"].map(lengthOf)).toEqual([5, 4, 4]);
  expect(lengthOf("uno")).toBe(3);
  expect(worked).toEqual(["uno", "cuatro", "siete", "ocho", "once", "uno"]);
});
