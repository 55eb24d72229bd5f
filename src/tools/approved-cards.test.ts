import { expect, test } from "vitest";
import { allTools } from "./tool-cards.ts";

const isPlain = (value: object) => !("_zod" in value || "$$typeof" in value);

/** The figures and marks of a card, each with the names that lead to it; texts are judged where people read them. */
function figuresOf(value: unknown, path: string): string[] {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return [`${path} ${value}`];
  if (typeof value !== "object" || !isPlain(value as object)) return [];
  return Object.entries(value as object).flatMap(([key, inner]) => figuresOf(inner, `${path}.${key}`));
}

test("the figures of each tool's card are as approved: places in the plans, credits, examples, marks", async () => {
  const lines = allTools.flatMap((card) => figuresOf(card, card.path));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./approved-cards.txt");
});
