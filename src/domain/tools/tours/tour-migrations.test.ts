import { expect, test } from "vitest";
import { readTour } from "./tour-migrations.ts";
import { sampleScene, sampleTour } from "./tour-samples.ts";

test("a tour that went through JSON is read as it was", () => {
  const tour = sampleTour([sampleScene(1)]);
  expect(readTour(JSON.parse(JSON.stringify(tour)))).toEqual({ kind: "tour", tour });
});

test.each([[null], [{ form: 2 }], [[]], [{ ...sampleTour([]), start: "s1" }]])("%j is refused", (document) => {
  expect(readTour(document).kind).toBe("refused");
});
