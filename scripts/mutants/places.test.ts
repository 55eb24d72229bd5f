import { describe, expect, test } from "vitest";
import { placesOf } from "./places.ts";
import { areaOf, brokenSources } from "./sources.ts";

/** The code with each of its places broken, one at a time. */
function mutants(code: string, file = "a.ts"): string[] {
  return placesOf(file, code).map(({ start, end, text }) => code.slice(0, start) + text + code.slice(end));
}

describe("broken places", () => {
  test.each([
    ["a < b;", ["a <= b;"]],
    ["a === b;", ["a !== b;"]],
    ["a - b;", ["a + b;"]],
    ["a && b;", ["a || b;"]],
    ["f(!a);", [";", "f( (a));"]],
    ["x = -a;", ["x =  (a);"]],
    ["x = 3;", ["x = 4;"]],
    ["x = 500;", ["x = 550;"]],
    ["x = 0.5;", ["x = 0.55;"]],
    ["x = true;", ["x = false;"]],
    ["x += a;", ["x -= a;"]],
    ["if (a) b;", ["if (!(a)) b;"]],
    ["x = a ? b : c;", ["x = !(a) ? b : c;"]],
    ["x = Math.max(0, a);", ["x = Math.min(0, a);", "x = (a);", "x = Math.max(1, a);"]],
    ["x = Math.min(a, b);", ["x = Math.max(a, b);"]],
    ["const f = () => a.map(g);", ["const f = () => [];"]],
    ["function f() { return [a]; }", ["function f() { return []; }"]],
  ])("%s", (code, expected) => expect(mutants(code).sort()).toEqual([...expected].sort()));

  test.each(["type A = 3 | true;", 'import a from "a";', 'x = "a" + b;', "x = `a` + b;", "interface A { b: 1 }"])(
    "%s stays",
    (code) => expect(mutants(code)).toEqual([]),
  );

  test("markup and the example of a tool stay", () => {
    expect(mutants("x = <A size={3} />;", "a.tsx")).toEqual([]);
    expect(mutants("x = { example: { price: 3 }, credits: 1 };")).toEqual([
      "x = { example: { price: 3 }, credits: 2 };",
    ]);
  });

  test("lines are counted from 1", () => expect(placesOf("a.ts", "\n\nx = 3;").map(({ line }) => line)).toEqual([3]));
});

test("sources are logic of domain and tools, each of one area", () => {
  const sources = brokenSources("");
  expect(sources).toContain("src/domain/tools/tax/scale.ts");
  expect(sources.some((file) => /\.test\.|checks\.ts$|\.tsx$|neighbourhoods/.test(file))).toBe(false);
  expect(brokenSources("src/domain/tools/tax").every((file) => file.startsWith("src/domain/tools/tax/"))).toBe(true);
  expect(areaOf("src/domain/tools/tax/scale.ts")).toBe("domain/tools/tax");
  expect(areaOf("src/domain/crm/calendar/due.ts")).toBe("domain/crm");
  expect(areaOf("src/tools/negotiator/engine.ts")).toBe("tools/negotiator");
});
