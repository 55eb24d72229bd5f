import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyPlan } from "./empty-plan.ts";
import { newHistory, type PlanHistory, redo, remember, undo } from "./plan-history.ts";

const titled = (title: string) => emptyPlan({ title, country: "ES" });
const times = (count: number, step: (history: PlanHistory) => PlanHistory, from: PlanHistory) =>
  Array.from({ length: count }).reduce<PlanHistory>((history) => step(history), from);

test("fifty steps back and forth give the same plan, to the letter", () => {
  const drawn = Array.from({ length: 50 }, (_, at) => titled(`${at}`)).reduce(remember, newHistory(titled("Inicio")));
  const back = times(50, undo, drawn);
  expect(back.plan.title).toBe("Inicio");
  expect(JSON.stringify(times(50, redo, back).plan)).toBe(JSON.stringify(drawn.plan));
});

test("a new command ends the way forward, and one that changes nothing leaves no step", () => {
  const [first, second, third] = [titled("Uno"), titled("Dos"), titled("Tres")];
  const history = remember(newHistory(first), second);
  expect(remember(history, second)).toBe(history);
  const other = remember(undo(history), third);
  expect(redo(other)).toBe(other);
  expect(undo(other).plan).toBe(first);
});

test("its memory is bounded, and beyond its ends nothing happens", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), (count) => {
      const history = times(count, (one) => remember(one, titled("x")), newHistory(titled("Inicio")));
      expect(history.past.length).toBe(Math.min(count, 300));
      const first = times(count + 1, undo, history);
      expect(undo(first)).toBe(first);
    }),
    { numRuns: 20 },
  );
});
