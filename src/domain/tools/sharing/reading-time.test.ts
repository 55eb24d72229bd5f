import { expect, test } from "vitest";
import { MOST_READING_S, readingReport, readingText } from "./reading-time.ts";

test.each([
  [1, "menos de un minuto"],
  [59, "menos de un minuto"],
  [60, "1 min"],
  [89, "1 min"],
  [90, "2 min"],
  [3_569, "59 min"],
  [3_600, "1 h"],
  [4_200, "1 h 10 min"],
  [7_185, "2 h"],
])("%i seconds are told as «%s»", (seconds, text) => expect(readingText(seconds)).toBe(text));

test("a report is of whole seconds, at most those of a day", () => {
  const isTaken = (seconds: unknown) => readingReport.safeParse({ seconds }).success;
  expect([1, MOST_READING_S].map(isTaken)).toEqual([true, true]);
  expect([0, -1, 1.5, MOST_READING_S + 1, null, "mucho"].map(isTaken)).toEqual(Array(6).fill(false));
});
