import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAVICON } from "./favicon.ts";

test("the inline icon is the file", () => {
  const file = readFileSync("public/favicon.svg", "utf8").trim().replaceAll('"', "'").replaceAll("\n", "");
  expect(decodeURIComponent(FAVICON.replace("data:image/svg+xml,", ""))).toBe(file);
});
