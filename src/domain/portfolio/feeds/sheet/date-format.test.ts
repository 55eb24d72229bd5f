import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOfSerial, isDateFormat } from "./date-format.ts";

// ECMA-376, part 1, 18.8.30: dates and times are 14 to 22, and 45 to 47; 27 to 36, 50 to 58 and 71 to 81 are those of eastern languages.
test.each([
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
])("the built-in formats %i to %i are dates, the ones before and behind them are not", (first, last) => {
  for (let id = first; id <= last; id++) expect(isDateFormat(id, undefined), String(id)).toBe(true);
  expect(isDateFormat(first - 1, undefined)).toBe(false);
  expect(isDateFormat(last + 1, undefined)).toBe(false);
});

test("a file may define its own formats from 100 on", () => {
  expect(isDateFormat(100, "yyyy")).toBe(true);
  expect(isDateFormat(99, "yyyy")).toBe(false);
});

test("a template has at most 255 characters", () => {
  const long = (length: number) => `yyyy${" ".repeat(length - 4)}`;
  expect(isDateFormat(164, long(255))).toBe(true);
  expect(isDateFormat(164, long(256))).toBe(false);
});

describe("the signs of a template", () => {
  test.each([
    ["d/m/yy", true],
    ["dddd, d mmmm yyyy", true],
    ["h:mm AM/PM", true],
    ["[h]:mm", true],
    ["[mm]", true],
    // In brackets three letters are no counted hours; a colour says nothing.
    ["[hhh]", false],
    ["[Red]d/m", true],
    ["mm:ss.000", true],
    ["mm:ss,0", true],
    // Parts of a second have three places; without the letter before them zeros are digits.
    ["mm:ss.0000", false],
    ["0.0", false],
    // The letters of a quoted or escaped word are no signs of a date.
    ['"dm"', false],
    ['0" d"', false],
    ["\\d0", false],
    ["d\\0", true],
    // A quote or a bracket that never ends hides nothing.
    ['"d', true],
    ["[d", true],
    // The second section is a date.
    ["0;d/m/yyyy", true],
    ["d/m/yyyy;@", true],
    ["@", false],
    ["", false],
    ["ddddd", false],
    ["d/m/y#", false],
  ])("«%s»: %s", (template, isDate) => expect(isDateFormat(164, template)).toBe(isDate));
});

describe("a counted day", () => {
  test.each([
    // The calendar of 1900 counts a 29 February of that year, so that from March on it is one ahead.
    [25_569, false, "1970-01-01T00:00:00.000Z"],
    [61, false, "1900-03-01T00:00:00.000Z"],
    [45_000, false, "2023-03-15T00:00:00.000Z"],
    // 25,569 days less the 1,462 by which the calendar of 1904 begins later.
    [24_107, true, "1970-01-01T00:00:00.000Z"],
    [0, true, "1904-01-01T00:00:00.000Z"],
    [45_000.5, false, "2023-03-15T12:00:00.000Z"],
    [45_000.75, false, "2023-03-15T18:00:00.000Z"],
  ])("%d, since 1904 %s, is %s", (serial, is1904, iso) => expect(dateOfSerial(serial, is1904).toISOString()).toBe(iso));

  test("one more is a day of 86,400,000 ms later", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.boolean(), (serial, is1904) => {
        const [day, next] = [serial, serial + 1].map((each) => dateOfSerial(each, is1904).getTime());
        expect(next! - day!).toBe(86_400_000);
      }),
    );
  });
});
