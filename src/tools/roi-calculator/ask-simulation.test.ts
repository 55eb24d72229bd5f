import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Simulation } from "#domain/tools/investment/monte-carlo.ts";
import { type Asked, askSimulation } from "./ask-simulation.ts";
import type { SimulationQuestion } from "./simulation-worker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const QUESTION = { id: 1, seed: 7 } as SimulationQuestion;
const ANSWER = { losing: 0.2 } as Simulation;

/** A question with the worker that stands in for a browser's, and everything that was done with it, in order. */
function asked() {
  const done: unknown[] = [];
  const worker: Asked = {
    onmessage: null,
    postMessage: (question) => void done.push(question),
    terminate: () => void done.push("ended"),
  };
  const open = () => {
    done.push("begun");
    return worker;
  };
  const takeBack = askSimulation(QUESTION, open, (simulation) => void done.push(simulation));
  const answer = () => worker.onmessage?.({ data: { simulation: ANSWER } } as MessageEvent<{ simulation: Simulation }>);
  return { done, takeBack, answer };
}

test("a worker is asked after 300 ms without a change, and ends with its answer", () => {
  const { done, answer } = asked();
  vi.advanceTimersByTime(299);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["begun", QUESTION]);
  answer();
  expect(done).toEqual(["begun", QUESTION, ANSWER, "ended"]);
});

test("a question that is taken back in the pause is never asked", () => {
  const { done, takeBack } = asked();
  takeBack();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([]);
});

test("a question that is taken back while a worker calculates ends it", () => {
  const { done, takeBack } = asked();
  vi.advanceTimersByTime(300);
  takeBack();
  expect(done).toEqual(["begun", QUESTION, "ended"]);
});
