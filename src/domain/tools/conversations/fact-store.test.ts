import { expect, test } from "vitest";
import { assembled, type Statement } from "./fact-store.ts";
import type { Reading } from "./said.ts";

const READING = { trust: 1 } as Reading;
const MANY = 100_000;

/** Nothing is timed: going through all that was said before at each statement would take minutes and meet the limit of the test. */
test("a fact that is replaced a hundred thousand times keeps each of its values once", () => {
  const statements = Array.from({ length: MANY }, (_, at): Statement => {
    const shown = `${at % 2 === 0 ? at : 1} €`;
    return { kind: "budget", shown, value: null, certainty: 0.9, messages: [at] };
  });
  const [fact] = assembled(statements, READING);
  expect(fact).toMatchObject({ shown: "1 €", messages: { length: MANY / 2 }, replaced: { length: MANY / 2 } });
});

test("a hundred thousand zones stand beside one another", () => {
  const statements = Array.from({ length: MANY }, (_, at): Statement => {
    const name = `Z${at}`;
    return {
      kind: "zone",
      shown: name,
      value: { type: "places", names: [name] },
      certainty: 0.8,
      isMore: true,
      messages: [at],
    };
  });
  const [fact] = assembled(statements, READING);
  expect(fact?.value?.type === "places" && fact.value.names.length).toBe(MANY);
  expect(fact?.replaced).toEqual([]);
});
