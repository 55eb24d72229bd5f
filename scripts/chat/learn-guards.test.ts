import { expect, test } from "vitest";
import { guardOf } from "#domain/assistant/guards/guard.ts";
import weights from "#domain/assistant/guards/guard-weights.json" with { type: "json" };
import { guardLessons, hashOfExamples, messagesOf } from "./guard-lessons.ts";
import { siteQuestions } from "./site-questions.ts";

test("the guards' weights were learned from the examples as they stand (npm run train:assistant)", () => {
  expect(weights.learnedFrom).toBe(hashOfExamples([...guardLessons(), ...messagesOf("tuned.txt")]));
});

test("no question of those that the site answers raises a guard (npm run train:assistant)", () => {
  const asked = siteQuestions().flat();
  expect(asked.length).toBeGreaterThan(1_500);
  expect(asked.flatMap((text) => (guardOf(text) ? [`${guardOf(text)?.kind}: ${text}`] : []))).toEqual([]);
});
