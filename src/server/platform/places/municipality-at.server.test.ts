import { expect, test } from "vitest";
import { outlineContains } from "#domain/shared/places/outlines.ts";
import { municipalitiesIn, municipalityAt } from "./municipality-at.server.ts";

/** The first of all outlines that holds the point, looked for without squares. */
const amongAll = (latitude: number, longitude: number) =>
  municipalitiesIn({ west: longitude, east: longitude, south: latitude, north: latitude }).find((outline) =>
    outlineContains(outline, [longitude, latitude]),
  )?.code;

test("squares find the same municipality as a look at all outlines, on land, at sea and abroad", () => {
  let inside = 0;
  for (let n = 0; n < 2_000; n++) {
    // Steps of two irrational numbers spread points evenly over the rectangle, islands and all.
    const latitude = 27.5 + ((n * Math.SQRT2) % 1) * 16.5;
    const longitude = -18.3 + ((n * Math.sqrt(3)) % 1) * 22.8;
    const code = municipalityAt(latitude, longitude);
    expect(code, `${latitude}, ${longitude}`).toBe(amongAll(latitude, longitude));
    if (code !== undefined) inside += 1;
  }
  // Spain is about a fifth of that rectangle.
  expect(inside).toBeGreaterThan(200);
});

test("known points lie where they do", () => {
  expect(municipalityAt(40.4168, -3.7038)).toBe("28079");
  expect(municipalityAt(39.4699, -0.3763)).toBe("46250");
  expect(municipalityAt(28.1235, -15.4363)).toBe("35016");
  expect(municipalityAt(48.8566, 2.3522)).toBeUndefined();
  expect(municipalityAt(Number.NaN, 0)).toBeUndefined();
});
