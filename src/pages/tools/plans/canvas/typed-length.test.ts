import { describe, expect, test } from "vitest";
import { readLength, readPlace, readSignedLength } from "./typed-length.ts";

describe("a typed length", () => {
  test.each([
    ["4,25", 4250],
    ["4.25", 4250],
    ["4,25 m", 4250],
    ["425 cm", 4250],
    ["425cm", 4250],
    ["4250 mm", 4250],
    ["4.250 mm", 4250],
    ["4,255", 4255],
    ["12", 12_000],
    [" 0,9\u00a0m ", 900],
  ])("%s is read", (typed, lengthMm) => {
    expect(readLength(typed)).toEqual({ kind: "length", lengthMm });
  });

  test.each(["abc", "", "4,2,5", "m", "4 km", "4 €", "1 mil", "-3", "0", "200", "9".repeat(80)])(
    "%s is refused with a sentence",
    (typed) => {
      const read = readLength(typed);
      expect(read.kind).toBe("refused");
      expect(read.kind === "refused" && read.reason).toMatch(/\.$/);
    },
  );
});

test("a place is two lengths from the origin, which may be negative", () => {
  expect(readPlace("3,20; -4,1")).toEqual({ kind: "place", x: 3200, y: -4100 });
  expect(readPlace("3,20")).toBeUndefined();
  expect(readPlace("a; 2")?.kind).toBe("refused");
  expect(readPlace("1; 2; 3")?.kind).toBe("refused");
  expect(readPlace("90; 2")?.kind).toBe("refused");
});

test("a height may lie below the entrance", () => {
  expect(readSignedLength("-3")).toBe(-3000);
  expect(readSignedLength("−2,80 m")).toBe(-2800);
  expect(readSignedLength("0")).toBe(0);
  expect(readSignedLength("tres")).toBeUndefined();
});
