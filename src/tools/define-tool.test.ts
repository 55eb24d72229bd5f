import { expect, test } from "vitest";
import { signedName, slugOf } from "./define-tool.ts";
import { findTool, tools } from "./registry.ts";

test("a text goes out under a name with its agency, in eighty letters at most", () => {
  expect(signedName({ name: "Nuria Gil", agency: null })).toBe("Nuria Gil");
  expect(signedName({ name: "Nuria Gil", agency: "Ferrer Hogar" })).toBe("Nuria Gil, de Ferrer Hogar");
  expect(signedName({ name: "n".repeat(79), agency: "Ferrer" })).toBe(`${"n".repeat(79)},`);
});

test("each tool is found by the last part of its address, and nothing else finds one", () => {
  for (const tool of tools) expect(findTool(tool.path.slice(1))).toBe(tool);
  expect(tools.map(slugOf)).toEqual(tools.map(({ path }) => path.replace("/", "")));
  expect(findTool("no-such-tool")).toBeUndefined();
  expect(findTool("")).toBeUndefined();
});
