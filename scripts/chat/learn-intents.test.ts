import { expect, test } from "vitest";
import { intentModel } from "#domain/assistant/chat/intent-model.ts";
import weights from "#domain/assistant/chat/intent-weights.json" with { type: "json" };
import type { Intent } from "#domain/assistant/chat/intents.ts";
import { hashOf, labelled, readAll } from "./labelled.ts";
import { learn, parts, stored } from "./learn.ts";

const all = labelled();

test("the weights were learned from the examples as they stand (npm run train:assistant)", () => {
  expect(weights.learnedFrom).toBe(hashOf(all));
  expect(JSON.stringify(weights).length).toBeLessThan(120_000);
});

test("no example has two intents", () => {
  const intents = Map.groupBy(all, ({ text }) => text.toLowerCase());
  const doubtful = [...intents].filter(([, same]) => new Set(same.map(({ intent }) => intent)).size > 1);
  expect(doubtful.map(([text]) => text)).toEqual([]);
});

test("sentences that were not learned from are read as they are asked", () => {
  const rows = readAll(all);
  const [asked = [], ...others] = parts(rows, 10);
  const read = intentModel(stored(learn(others.flat()), "", 1));
  let right = 0;
  let asOften = 0;
  for (const { judged, intent, weight } of asked) {
    const odds = read(judged);
    const best = (Object.keys(odds) as Intent[]).reduce((a, b) => (odds[b] > odds[a] ? b : a));
    asOften += weight;
    if (best === intent) right += weight;
  }
  expect(right / asOften).toBeGreaterThan(0.85);
}, 60_000);
