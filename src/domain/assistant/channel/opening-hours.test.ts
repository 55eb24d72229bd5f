import { expect, test } from "vitest";
import { openingHoursText } from "./opening-hours.ts";

const DAY = [
  [570, 840],
  [960, 1140],
] as const;

test("equal days stand together; 570 minutes are 9:30", () => {
  expect(openingHoursText([DAY, DAY, DAY, DAY, [[540, 900]], [], []])).toBe(
    "De lunes a jueves, de 9:30 a 14:00 y de 16:00 a 19:00. Viernes, de 9:00 a 15:00. Sábado y domingo, cerrado.",
  );
});

test("an agency that never opens says nothing", () => {
  expect(openingHoursText([[], [], [], [], [], [], []])).toBe("");
});
