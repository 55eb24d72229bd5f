import { expect, test } from "vitest";
import { type GivenAnswer, isSettled } from "./compared.ts";

const given = (answer: GivenAnswer["answer"]) => ({ answer }) as GivenAnswer;

test("a home is over for a buyer when it was sent or refused, until it changes in something that they decide by", () => {
  expect(isSettled({ sentAt: null, isNews: false, answer: null })).toBe(false);
  expect(isSettled({ sentAt: "2026-11-20T10:00:00Z", isNews: false, answer: null })).toBe(true);
  expect(isSettled({ sentAt: null, isNews: false, answer: given("no") })).toBe(true);
  expect(isSettled({ sentAt: null, isNews: false, answer: given("encaja") })).toBe(false);
  expect(isSettled({ sentAt: "2026-11-20T10:00:00Z", isNews: true, answer: given("no") })).toBe(false);
});
