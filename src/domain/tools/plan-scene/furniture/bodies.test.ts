import { describe, expect, test } from "vitest";
import { FURNITURE } from "../../furnishing/catalogue.ts";
import { signedVolume } from "../solids/solid.ts";
import { BODIES } from "./bodies.ts";
import { bodyOf } from "./place-furniture.ts";
import { growing, multiplied, placing } from "./placing.ts";

/** Sheets: they have no inside. */
const OPEN = new Set(["leaf", "canvas", "frosted-glass"]);

test("ids that every object has of itself are no furniture", () => {
  for (const item of ["__proto__", "constructor", "toString", "hasOwnProperty"])
    expect(bodyOf({ item, widthMm: 500, depthMm: 500, heightMm: 500 }).parts).toEqual([]);
});

describe.each(FURNITURE)("the body of $id", (item) => {
  const piece = bodyOf({ item: item.id, ...item });

  test("is there, closed, and within its size but for what hangs or stands on it", () => {
    expect(BODIES.has(item.id)).toBe(true);
    let triangles = 0;
    let wide = 0;
    for (const { material, solid, instances } of piece.parts) {
      triangles += (solid.indices.length / 3) * (instances?.length ?? 1);
      expect(solid.positions.every(Number.isFinite)).toBe(true);
      if (!instances)
        for (let i = 0; i < solid.positions.length; i += 3) wide = Math.max(wide, Math.abs(solid.positions[i]!));
      if (!OPEN.has(material)) expect(signedVolume(solid.positions, solid.indices), material).toBeGreaterThan(0);
    }
    expect(triangles).toBeLessThan(20_000);
    expect(wide).toBeLessThan(item.widthMm / 2000 + 0.16);
  });

  test("is the same every time", () => {
    const again = bodyOf({ item: item.id, ...item });
    expect(again.parts.map((part) => part.solid.positions.length)).toEqual(
      piece.parts.map((part) => part.solid.positions.length),
    );
    expect(again.parts[0]!.solid.positions.slice(0, 30)).toEqual(piece.parts[0]!.solid.positions.slice(0, 30));
  });
});

describe("places", () => {
  test("a quarter turn clockwise takes the back, upwards, to the right", () => {
    const m = placing(1, 0, 2, 90);
    // The back lies at z = −1.
    expect([-m[8]! + m[12]!, -m[10]! + m[14]!].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([2, 2]);
  });

  test("growing straight up points along y", () => {
    const m = growing([0, 0, 0], 30, 90, 2);
    expect(m[9]).toBeCloseTo(2, 9);
  });

  test("the identity changes nothing", () => {
    const m = placing(1, 2, 3, 40);
    expect(multiplied(placing(0, 0, 0, 0), m)).toEqual(m);
  });
});
