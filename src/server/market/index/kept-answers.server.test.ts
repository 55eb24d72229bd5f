import { expect, test } from "vitest";
import { KeptAnswers } from "./kept-answers.server.ts";

/** Asks, and says how often somebody had to work for the answer. */
function asking() {
  const kept = new KeptAnswers();
  let worked = 0;
  const ask = (version: number, question: object, numbers = 1) =>
    kept.get(
      version,
      question,
      () => `answer ${++worked}`,
      () => numbers,
    );
  return { ask, worked: () => worked };
}

test("the same question is worked out once, another one by itself", () => {
  const { ask, worked } = asking();
  expect(ask(1, { place: "Valencia" })).toBe("answer 1");
  expect(ask(1, { place: "Valencia" })).toBe("answer 1");
  expect(ask(1, { place: "Sevilla" })).toBe("answer 2");
  expect(worked()).toBe(2);
});

test("a change of the market is in the next answer", () => {
  const { ask } = asking();
  ask(1, {});
  expect(ask(2, {})).toBe("answer 2");
  expect(ask(2, {})).toBe("answer 2");
});

test("a change of one place leaves the answers of others", () => {
  const { ask } = asking();
  ask(1, { place: "Valencia" });
  ask(1, { place: "Sevilla" });
  expect(ask(2, { place: "Sevilla" })).toBe("answer 3");
  expect(ask(1, { place: "Valencia" })).toBe("answer 1");
});

test("the question that nobody asked for the longest time makes room: four answers of 200,000 numbers are one too many", () => {
  const { ask } = asking();
  for (const place of ["a", "b", "c"]) ask(1, { place }, 200_000);
  ask(1, { place: "a" }, 200_000);
  ask(1, { place: "d" }, 200_000);
  expect(ask(1, { place: "a" }, 200_000)).toBe("answer 1");
  expect(ask(1, { place: "c" }, 200_000)).toBe("answer 3");
  expect(ask(1, { place: "b" }, 200_000)).toBe("answer 5");
});

test("a drawn zone of many corners is not kept", () => {
  const { ask } = asking();
  const drawn = { corners: Array.from({ length: 1_000 }, (_, i) => i) };
  expect([ask(1, drawn), ask(1, drawn)]).toEqual(["answer 1", "answer 2"]);
});
