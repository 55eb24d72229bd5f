import { expect, test } from "vitest";
import weights from "#domain/assistant/guards/guard-weights.json" with { type: "json" };
import { guardLessons, hashOfExamples, messagesOf } from "./guard-lessons.ts";

test("the guards' weights were learned from the examples as they stand (npm run train:assistant)", () => {
  expect(weights.learnedFrom).toBe(hashOfExamples([...guardLessons(), ...messagesOf("tuned.txt")]));
});
