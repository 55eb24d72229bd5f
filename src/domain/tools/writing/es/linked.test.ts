import { describe, expect, test } from "vitest";
import { describe as write } from "../describe.ts";
import type { HomeFacts } from "../facts.ts";
import { FLAT, HOUSE, plainSaying, THIS_YEAR } from "../writing.test-data.ts";
import { leftToList } from "./linked.ts";
import { shareOf } from "./proportions.ts";

const SEEDS = 30;
/** The long texts of a home in all versions that are looked at. */
const longs = (changes: Partial<HomeFacts>, home = FLAT) =>
  Array.from(
    { length: SEEDS },
    (_, seed) =>
      write({ ...home, ...changes }, { variety: "es-ES", tone: "neutro", seed, thisYear: THIS_YEAR }).long.plain,
  );

describe("consequences follow from the facts alone", () => {
  test("nobody lives above the last floor, and nothing is said of those above another", () => {
    for (const text of longs({ isTopFloor: true, floor: 6 })) expect(text).toMatch(/vecinos encima/);
    for (const text of longs({ isTopFloor: undefined })) expect(text).not.toMatch(/encima/);
  });

  test("a last floor without a lift is told with its stairs", () => {
    for (const text of longs({ isTopFloor: true, hasLift: false, floor: 6 })) {
      expect(text).toMatch(/a pie/);
      expect(text).toContain("sin ascensor");
      expect(text).toMatch(/vecinos encima/);
    }
  });

  test("a good state is not said to need no works, and a home to be done up is not said to be ready", () => {
    for (const text of [
      ...longs({ renovatedYear: undefined }),
      ...longs({ renovatedYear: undefined, condition: "a_reformar" }),
    ])
      expect(text).not.toMatch(/sin obras|no pide obras|no hay obra|ya está hecha/);
  });

  test("works that are planned are not told as done", () => {
    for (const text of longs({ renovatedYear: THIS_YEAR + 1 }))
      expect(text).not.toMatch(/ya está hecha|tiene la obra hecha/);
  });
});

test("the place for the car goes with the price where there is no store to tell it with", () => {
  for (const text of longs({ hasParkingIncluded: true }, HOUSE))
    expect(text.match(/plaza de aparcamiento/g)).toHaveLength(1);
});

test("the list is left the quiet facts of a home of which much is known, and none of another", () => {
  expect(leftToList(plainSaying(FLAT)).sort()).toEqual([
    "buildingFloors",
    "condition",
    "hasAirConditioning",
    "hasWardrobes",
    "heating",
  ]);
  expect(leftToList(plainSaying({ ...FLAT, heating: "suelo_radiante" }))).not.toContain("heating");
  const { operation, type, country, currency, heating } = FLAT;
  expect(leftToList(plainSaying({ operation, type, country, currency, heating }))).toEqual([]);
});

test.each([
  [0.5, "la mitad"],
  [0.46, "casi la mitad"],
  [0.59, "más de la mitad"],
  [0.7, undefined],
  [0.34, "un tercio"],
  [0.25, "una cuarta parte"],
  [0.29, "más de una cuarta parte"],
  [0.19, "casi una quinta parte"],
  [0.1, undefined],
])("%f of the area is %s", (ratio, words) => {
  expect(shareOf(ratio)).toBe(words);
});
