import { expect, test } from "vitest";
import { hoursText, readHours } from "./work-hours.ts";

test.each([
  [
    "9:00-14:00, 16:00-19:00",
    [
      [540, 840],
      [960, 1140],
    ],
  ],
  ["9-14", [[540, 840]]],
  [
    "9.30 a 14 h y 16–20:15",
    [
      [570, 840],
      [960, 1215],
    ],
  ],
  ["", []],
  ["0-24", [[0, 1440]]],
])("«%s» is understood", (text, spans) => {
  expect(readHours(text)).toEqual(spans);
});

test.each(["por la mañana", "9", "9-25", "9:75-10"])("«%s» is no hours", (text) => {
  expect(readHours(text)).toBeNull();
});

test("written hours are read back", () => {
  const day: [number, number][] = [
    [545, 840],
    [960, 1440],
  ];
  expect(readHours(hoursText(day))).toEqual(day);
});
