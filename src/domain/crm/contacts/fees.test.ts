import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, sharesIssue, splitCents, WHOLE_SHARE } from "./fees.ts";

test("a fee of 9,000.01 euros by halves gives the odd cent to the first", () => {
  expect(splitCents(900_001, [5000, 5000])).toEqual([450_001, 450_000]);
});

test("1 euro by three parts of 33.33, 33.33 and 33.34 percent is 33, 33 and 34 cents", () => {
  expect(splitCents(100, [3333, 3333, 3334])).toEqual([33, 33, 34]);
});

test("70 and 30 percent of 7,200 euros are 5,040 and 2,160", () => {
  expect(splitCents(720_000, [7000, 3000])).toEqual([504_000, 216_000]);
});

test("nothing is shared as nothing", () => {
  expect(splitCents(0, [5000, 5000])).toEqual([0, 0]);
});

test("parts add up to the whole, and none is a cent away from its share", () => {
  const shares = fc
    .uniqueArray(fc.integer({ min: 1, max: WHOLE_SHARE - 1 }), { maxLength: 6 })
    .map((cuts) => [0, ...cuts.sort((a, b) => a - b), WHOLE_SHARE])
    .map((cuts) => cuts.slice(1).map((cut, i) => cut - cuts[i]!));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), shares, (cents, parts) => {
      const split = splitCents(cents, parts);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(cents);
      for (const [i, part] of split.entries()) {
        expect(Math.abs(part - (cents * parts[i]!) / WHOLE_SHARE)).toBeLessThan(1);
      }
    }),
  );
});

test("shares stand alone with 100, each person once; none at all are fine", () => {
  const share = (personId: string, percent: number) => ({ personId, percent });
  expect(sharesIssue([])).toBeNull();
  expect(sharesIssue([share("a", 100)])).toBeNull();
  expect(sharesIssue([share("a", 33.33), share("b", 33.33), share("c", 33.34)])).toBeNull();
  expect(sharesIssue([share("a", 60), share("b", 30)])).toBe("Las partes tienen que sumar 100 %");
  expect(sharesIssue([share("a", 50), share("a", 50)])).toBe("Cada persona aparece una sola vez");
});

test("a percentage with two decimals keeps them: 33.33 is 3,333 basis points", () => {
  expect(basisPoints(33.33)).toBe(3333);
  // 1.15 · 100 is 114.99999999999999 in binary.
  expect(basisPoints(1.15)).toBe(115);
});
