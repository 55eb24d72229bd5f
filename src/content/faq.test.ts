import { expect, test } from "vitest";
import { FAQ, FAQ_GROUPS, faqById } from "./faq.ts";
import { PLANS } from "./plans.ts";

test("every id is its own, fits an address, and every group has questions", () => {
  const ids = FAQ.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const group of Object.keys(FAQ_GROUPS)) expect(FAQ.some((item) => item.group === group)).toBe(true);
  expect(FAQ.length).toBeGreaterThanOrEqual(30);
});

test("questions ask and answers are plain paragraphs without markup or cheers", () => {
  for (const { question, answer } of FAQ) {
    expect(question).toMatch(/\?$|qué hago\?$/);
    for (const paragraph of answer) {
      expect(paragraph).toMatch(/\.$/);
      expect(paragraph).not.toMatch(/[<>*_#!¡`[\]]|\d [€%]/);
    }
  }
});

test("prices are those of the plans", () => {
  const text = faqById("cuanto-cuesta").answer.join(" ");
  for (const { monthlyEuros } of PLANS.slice(1)) expect(text).toContain(`${monthlyEuros}\u00a0€`);
  expect(() => faqById("no-existe")).toThrow("no-existe");
});
