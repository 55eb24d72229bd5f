import { expect, test } from "vitest";
import { citedMessages } from "./cited-messages.ts";
import type { ConversationSummary } from "./summary.ts";
import { boundedSummary, MOST_OF_LIST } from "./summary-bounds.ts";

const many = <Item>(count: number, make: (i: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i));
const SMALL: ConversationSummary = {
  lines: [{ text: "Busca piso.", messages: [0] }],
  facts: [{ kind: "phone", shown: "600", value: null, messages: [1], replaced: [], certainty: 1 }],
  objections: [],
  commitments: [{ by: 0, what: "Enviar la nota", due: null, kind: "task", message: 2 }],
  unanswered: [],
  responses: [],
  moods: [],
  reply: null,
};

test("a summary short enough to read at once stays as it is", () => expect(boundedSummary(SMALL)).toEqual(SMALL));

test("of a long list the newest stay, and the number that was found is told", () => {
  const bounded = boundedSummary({
    ...SMALL,
    commitments: many(17_585, (message) => ({ by: 0, what: "Enviar", due: null, kind: "task", message })),
    moods: many(101, (message) => ({ message, quote: "Me agobia" })),
  });
  expect(bounded.commitments.map(({ message }) => message)).toEqual(many(200, (i) => 17_385 + i));
  expect(bounded.moods).toHaveLength(MOST_OF_LIST.moods);
  expect(bounded.found).toEqual({ commitments: 17_585, moods: 101 });
});

test("whoever answers most is told, in the order of the people", () => {
  const responses = many(50, (person) => ({
    person,
    median: 1,
    longest: { minutes: 1, message: person },
    count: person < 10 ? 1 : 5,
  }));
  expect(boundedSummary({ ...SMALL, responses }).responses.map(({ person }) => person)).toEqual(
    many(40, (i) => 10 + i),
  );
});

test("the worst summary names few messages, and none of its texts is long", () => {
  const messages = many(80_000, (i) => i);
  const long = "zona ".repeat(20_000);
  const bounded = boundedSummary({
    ...SMALL,
    lines: many(5, () => ({ text: long, messages })),
    facts: many(500, (i) => ({
      kind: "zone",
      shown: `${i} ${long}`,
      value: i % 2 ? { type: "places", names: many(5_000, String) } : { type: "text", text: long },
      messages,
      replaced: many(3_000, () => ({ shown: long, messages })),
      certainty: 1,
    })),
    unanswered: messages.map((message) => ({ message })),
    objections: messages.map((message) => ({ topic: "El precio", message })),
  });
  expect(new Set(citedMessages(bounded)).size).toBeLessThan(2_000);
  expect(JSON.stringify(bounded).length).toBeLessThan(1_000_000);
  expect(bounded.found).toMatchObject({ facts: 500, unanswered: 80_000, objections: 80_000 });
});

test("no cut goes through an emoji", () => {
  const shown = `${"x".repeat(398)}😀😀`;
  const { facts } = boundedSummary({ ...SMALL, facts: [{ ...SMALL.facts[0]!, shown }] });
  expect(facts[0]!.shown).toBe(`${"x".repeat(398)}…`);
});
