import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bitsApart, FINGERPRINT_PX, fingerprintOf, twinsAmong } from "./photo-likeness.ts";

const grey = (at: (x: number, y: number) => number) =>
  Array.from({ length: FINGERPRINT_PX ** 2 }, (_, i) => at(i % FINGERPRINT_PX, Math.floor(i / FINGERPRINT_PX)));

describe("the fingerprint of a picture", () => {
  test("has sixteen hexadecimal digits, and as many bits above the median as below", () => {
    const print = fingerprintOf(grey((x, y) => (x * 7 + y * 13 + x * y) % 256))!;
    expect(print).toMatch(/^[\da-f]{16}$/);
    // 63 frequencies besides the mean: 31 above their median, the median itself not; the mean is above all.
    expect(bitsApart(print, "0000000000000000")).toBe(32);
  });

  test("is the same of a picture twice as contrasted, or 20 brighter", () => {
    const picture = (x: number, y: number) => 40 + ((x * 5 + y * 3 + (x * y) / 4) % 80);
    const print = fingerprintOf(grey(picture));
    expect(fingerprintOf(grey((x, y) => picture(x, y) * 2))).toBe(print);
    expect(fingerprintOf(grey((x, y) => picture(x, y) + 20))).toBe(print);
  });

  test("of a picture brighter to the right differs from that of one brighter to the left", () => {
    const right = fingerprintOf(grey((x, y) => x * 8 + (y % 3)));
    const left = fingerprintOf(grey((x, y) => (31 - x) * 8 + (y % 3)));
    expect(bitsApart(right!, left!)).toBeGreaterThan(10);
  });
});

test("a surface of one tone has none, nor has one whose tones are 7 apart; 8 apart it has one", () => {
  const tones = (count: number) => fingerprintOf(grey((x) => 100 + (x % (count + 1))));
  expect([tones(0), tones(7)]).toEqual([null, null]);
  expect(tones(8)).not.toBeNull();
});

test("bits apart: f is 1111 and 3 is 0011, which makes 2; all sixteen digits make 64", () => {
  expect(bitsApart("000000000000000f", "0000000000000003")).toBe(2);
  expect(bitsApart("0000000000000000", "ffffffffffffffff")).toBe(64);
});

test("bits apart are a distance", () => {
  const print = fc.stringMatching(/^[\da-f]{16}$/);
  fc.assert(
    fc.property(print, print, print, (a, b, c) => {
      expect(bitsApart(a, a)).toBe(0);
      expect(bitsApart(a, b)).toBe(bitsApart(b, a));
      expect(bitsApart(a, c)).toBeLessThanOrEqual(bitsApart(a, b) + bitsApart(b, c));
    }),
  );
});

describe("twins", () => {
  const photo = (id: string, fingerprint: string | null, isTwinKept = false) => ({ id, fingerprint, isTwinKept });
  const A = "0000000000000000";
  /** 10 bits from A: 3 + 4 + 3. */
  const A_10 = "00000000000007f7";
  /** 12 bits from A. */
  const A_12 = "0000000000000fff";

  test("each names the first photo alike, at most 10 bits apart", () => {
    const twins = twinsAmong([photo("a", A), photo("b", A_12), photo("c", A_10), photo("d", A)]);
    expect([...twins]).toEqual([
      ["c", "a"],
      ["d", "a"],
    ]);
  });

  test("one that somebody keeps is no twin, nor is one that could not be measured", () => {
    expect(twinsAmong([photo("a", A), photo("b", A, true), photo("c", null), photo("d", null)]).size).toBe(0);
  });
});
