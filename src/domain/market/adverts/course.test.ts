import fc from "fast-check";
import { expect, test } from "vitest";
import { MARKET_STATUSES } from "../market-home.ts";
import { courseOf, isStartUnknown, readCourse } from "./course.ts";

test("1 January 1970 is day 0, 1 January 2026 day 20,454; a price that nobody said is empty", () =>
  expect(
    courseOf([
      { on: "1970-01-01", status: "activo", priceCents: null },
      { on: "2026-01-01", status: "cerrado", priceCents: 25_000_000 },
    ]),
  ).toBe("0,0,;20454,2,25000000"));

test("the first price of an advert is said where it is not the first price of all: 300, then another's 280 that was 290", () => {
  const text = courseOf([
    { on: "1970-01-02", status: "activo", priceCents: 300, firstCents: 300 },
    { on: "1970-01-03", status: "activo", priceCents: 280, firstCents: 290 },
    { on: "1970-01-04", status: "activo", priceCents: 270, firstCents: 300 },
  ]);
  expect(text).toBe("1,0,300;2,0,280,290;3,0,270");
  expect(readCourse(text).map(({ firstCents }) => firstCents)).toEqual([300, 290, 300]);
});

test("any course is read again as it was written", () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          day: fc.integer({ min: 0, max: 40_000 }),
          status: fc.constantFrom(...MARKET_STATUSES),
          priceCents: fc.option(fc.integer({ min: 1, max: 9e15 })),
          firstCents: fc.integer({ min: 1, max: 9e15 }),
        }),
      ),
      (steps) => {
        const written = courseOf(
          steps.map(({ day, ...step }) => ({ on: new Date(day * 86_400_000).toISOString().slice(0, 10), ...step })),
        );
        expect(readCourse(written)).toEqual(
          steps.map(({ day, status, priceCents, firstCents }) => ({
            day,
            status,
            priceCents: priceCents ?? Number.NaN,
            firstCents,
          })),
        );
      },
    ),
  ));

test("a text that is no course has no steps", () => {
  expect(readCourse("")).toEqual([]);
  expect(readCourse("x;,,;5,9,100;7,1,200")).toEqual([
    { day: 7, status: "reservado", priceCents: 200, firstCents: 200 },
  ]);
});

test("a first day that nobody said is marked, and the steps are read all the same", () => {
  const text = courseOf([{ on: "1970-01-02", status: "activo", priceCents: 300 }], false);
  expect(text).toBe("?;1,0,300");
  expect(isStartUnknown(text)).toBe(true);
  expect(isStartUnknown("1,0,300")).toBe(false);
  expect(readCourse(text)).toEqual(readCourse("1,0,300"));
});
