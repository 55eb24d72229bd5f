import { expect, test } from "vitest";
import { Courses } from "./courses.ts";

const stepsOf = (courses: Courses, number: number) => {
  const at = courses.of(number);
  if (!at) return undefined;
  return Array.from({ length: at.count }, (_, i) => [
    courses.days[at.from + i],
    courses.statuses[at.from + i],
    courses.prices[at.from + i],
    courses.firsts[at.from + i],
  ]);
};

test("keeps the steps of each home, lets others' stand, and replaces those of a home that changed", () => {
  const courses = new Courses();
  courses.put(1, "10,0,100;20,2,90,95");
  courses.put(2, "15,0,");
  expect(stepsOf(courses, 1)).toEqual([
    [10, 0, 100, 100],
    [20, 2, 90, 95],
  ]);
  expect(stepsOf(courses, 2)).toEqual([[15, 0, Number.NaN, Number.NaN]]);
  courses.put(1, "30,1,80");
  expect(stepsOf(courses, 1)).toEqual([[30, 1, 80, 80]]);
  courses.remove(1);
  expect(courses.of(1)).toBeUndefined();
  expect(stepsOf(courses, 2)).toEqual([[15, 0, Number.NaN, Number.NaN]]);
  courses.put(3, "");
  expect(courses.of(3)).toBeUndefined();
});

test("homes that stay keep all of their steps when the columns are written anew", () => {
  const courses = new Courses();
  // Every other home stays; the ones between them change until more is lost than is kept.
  for (let number = 1; number <= 20; number++)
    courses.put(number, `${number},0,${500 + number},${900 + number};100,2,1,2`);
  for (let round = 0; round < 14_000; round++) {
    for (let number = 1; number <= 20; number += 2) courses.put(number, `${round},1,${number}`);
  }
  expect(courses.bytes).toBeLessThan(140_000 * 19);
  for (let number = 1; number <= 20; number++) {
    expect(stepsOf(courses, number)).toEqual(
      number % 2 === 0
        ? [
            [number, 0, 500 + number, 900 + number],
            [100, 2, 1, 2],
          ]
        : [[13_999, 1, number, number]],
    );
  }
});

test("days before 1970 and after 2149 are kept as the ends of what sixteen bits hold", () => {
  const courses = new Courses();
  courses.put(1, "0,0,1;65535,0,1;65536,0,1");
  expect(stepsOf(courses, 1)!.map(([day]) => day)).toEqual([0, 65_535, 65_535]);
});

test("a hundred homes that change three thousand times each take no more room than twice what is kept and lost", () => {
  const courses = new Courses();
  for (let round = 0; round < 3_000; round++) {
    for (let number = 1; number <= 100; number++) courses.put(number, `${round},0,${number}`);
  }
  for (let number = 1; number <= 100; number++) expect(stepsOf(courses, number)).toEqual([[2_999, 0, number, number]]);
  // 300,000 steps were written; columns that never let go would hold 524,288 of 19 bytes.
  expect(courses.bytes).toBeLessThanOrEqual(131_072 * 19);
});

test("columns begin with room for 1,024 steps of 19 bytes, and double where that is not enough", () => {
  const courses = new Courses();
  expect(courses.bytes).toBe(1_024 * 19);
  for (let number = 1; number <= 1_024; number++) courses.put(number, "1,0,1");
  expect(courses.bytes).toBe(1_024 * 19);
  courses.put(1_025, "1,0,1");
  expect(courses.bytes).toBe(2_048 * 19);
});
