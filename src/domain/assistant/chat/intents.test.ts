import { expect, test } from "vitest";
import { findPlace, TODAY } from "./fixtures.test-data.ts";
import { INTENT_CASES } from "./intent-cases.test-data.ts";
import { understand } from "./understand.ts";

const cases = Object.entries(INTENT_CASES).flatMap(([intent, texts]) => texts.map((text) => [text, intent] as const));

test.each(cases)("%s → %s", (content, intent) => {
  expect(understand([{ role: "user", content }], { today: TODAY, findPlace }).intent).toBe(intent);
});
