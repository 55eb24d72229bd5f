import { expect, test } from "vitest";
import { type FlowDocument, flowDocument } from "./flow-document.ts";
import { FLOW_RECIPES } from "./flow-recipes.ts";
import { saysTheSame } from "./same-document.ts";

/** As the database gives an object back: the same, its names in another order. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : value !== null && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, inner]) => [key, turned(inner)]),
        )
      : value;

test("a draft that was published has no changes, in whatever order its names come back", () => {
  for (const { document } of FLOW_RECIPES) {
    const kept = turned(flowDocument.parse(document)) as FlowDocument;
    expect(saysTheSame(document, kept)).toBe(true);
    expect(saysTheSame({ ...document, steps: document.steps.slice(1) }, kept)).toBe(false);
    expect(saysTheSame({ ...document, steps: document.steps.toReversed() }, kept)).toBe(document.steps.length < 2);
    const match = document.trigger.match === "todas" ? "alguna" : "todas";
    expect(saysTheSame({ ...document, trigger: { ...document.trigger, match } }, kept)).toBe(false);
  }
});
