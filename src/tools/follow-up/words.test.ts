import { expect, test } from "vitest";
import { whenInWords } from "./words.ts";

test("a step of another year than that of the plan names its year", () => {
  const plan = { date: "2026-11-26" };
  expect(whenInWords("2026-12-23T10:00", plan)).toBe("miércoles, 23 de diciembre, a las 10:00");
  expect(whenInWords("2030-01-02T09:30", plan)).toBe("miércoles, 2 de enero de 2030, a las 9:30");
});
