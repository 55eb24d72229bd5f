import { expect, test } from "vitest";
import { MOST_READING_S, ReadingClock, readingReport, readingText } from "./reading-time.ts";

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

test("a page that nobody touches is read for its first minute, and a sign begins another; hidden it is not read", () => {
  const clock = new ReadingClock(0);
  const look = (from: number, to: number, isVisible = true) => {
    for (let second = from; second <= to; second++) clock.look(second * 1_000, isVisible);
  };
  look(1, 200);
  // Second 60 comes a minute after the opening.
  expect(clock.take(3)).toBe(59);
  expect(clock.take(3)).toBeNull();
  clock.sign(200_000);
  look(201, 210);
  look(211, 220, false);
  expect(clock.take(3)).toBe(10);
});

test("two seconds are not reported yet and not lost, and a page that is read all day counts half an hour at once", () => {
  const clock = new ReadingClock(0);
  clock.look(1_000, true);
  clock.look(2_000, true);
  expect(clock.take(3)).toBeNull();
  clock.look(3_000, true);
  expect(clock.take(3)).toBe(3);
  for (let second = 4; second <= 4_000; second++) {
    clock.sign(second * 1_000);
    clock.look(second * 1_000, true);
  }
  expect(clock.take(3)).toBe(MOST_READING_S);
});
