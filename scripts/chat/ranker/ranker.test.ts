import { beforeAll, expect, test } from "vitest";
import { type AnswerIndex, createAnswerIndex } from "#domain/assistant/ranking/answer-index.ts";
import { learnedRanker } from "#domain/assistant/ranking/learned-ranker.ts";
import weights from "#domain/assistant/ranking/ranker-weights.json" with { type: "json" };
import { labelledQuestions } from "./questions.ts";
import { askedOfPages, statements } from "./site-corpus.ts";

const labelled = labelledQuestions({ statements, askedOfPages });
let index: AnswerIndex;

beforeAll(() => {
  index = createAnswerIndex(statements, learnedRanker(), askedOfPages);
});

test("the weights are small enough to be checked in", () => {
  expect(JSON.stringify(weights).length).toBeLessThan(2_000_000);
});

// New statements need no training. Where many of them are not found by their own questions, the weights have grown old.
test("statements are found by the questions that stand beside them (else npm run train:ranker)", () => {
  const asked = labelled.filter(({ source }, at) => source === "statement" && at % 9 === 0);
  const found = asked.filter(({ text, statement }) =>
    index
      .search(text)
      .slice(0, 2)
      .some((each) => each.statement.id === statement),
  );
  expect(found.length / asked.length).toBeGreaterThan(0.85);
});

test("questions of other matters are not answered for sure", () => {
  const others = labelled.filter(({ source }) => source === "negative");
  const answered = others.filter(({ text }) => (index.search(text)[0]?.sureness ?? 0) > 0.75);
  expect(answered.length / others.length).toBeLessThan(0.05);
});
