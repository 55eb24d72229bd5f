import { expect, test } from "vitest";
import { describeFileRules, fileProblem, formatBytes } from "./file-check.ts";

const rules = { extensions: [".csv", ".xlsx"], maxBytes: 5_000_000 };

test("sizes read as in a file manager", () => {
  expect(formatBytes(812)).toBe("812\u00a0B");
  expect(formatBytes(340_400)).toBe("340\u00a0KB");
  expect(formatBytes(999_600)).toBe("1\u00a0MB");
  expect(formatBytes(1_234_567)).toBe("1,2\u00a0MB");
});

test("the rules are said in one line", () => {
  expect(describeFileRules(rules)).toBe("CSV o XLSX, hasta 5\u00a0MB");
  expect(describeFileRules({ extensions: [".pdf"], maxBytes: 800_000 })).toBe("PDF, hasta 800\u00a0KB");
});

test("a right file has no problem, whatever the case of its ending", () => {
  expect(fileProblem({ name: "Comparables.CSV", size: 2_000 }, rules)).toBeUndefined();
});

test("a wrong, large or empty file is named with the reason", () => {
  expect(fileProblem({ name: "foto.png", size: 2_000 }, rules)).toMatch(/«foto.png» no vale.*CSV o XLSX/);
  expect(fileProblem({ name: "a.csv", size: 6_200_000 }, rules)).toBe(
    "«a.csv» ocupa 6,2\u00a0MB y el máximo es 5\u00a0MB",
  );
  expect(fileProblem({ name: "a.csv", size: 0 }, rules)).toBe("«a.csv» está vacío");
});
