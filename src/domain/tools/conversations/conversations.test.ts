import { describe, expect, test } from "vitest";
import { EXAMPLES, type Example } from "./conversations.test-data.ts";
import { readThread } from "./read-thread.ts";
import { withSides } from "./sides.ts";
import { summarize } from "./summarize.ts";
import type { Thread } from "./thread.ts";
import { wallTimeOf } from "./wall-times.ts";

const TODAY = "2025-03-28";

function threadOf({ text, zone, country, agents }: Example): Thread {
  const thread = readThread(text, { fileName: null, zone, locale: `es-${country}` });
  if ("problem" in thread) throw new Error(thread.problem);
  const places = agents.map((name) => thread.people.findIndex((person) => person.name === name));
  expect(places).not.toContain(-1);
  return agents.length === 0 ? thread : withSides(thread, places);
}

describe.each(EXAMPLES.map((example) => [example.name, example] as const))("%s", (_, example) => {
  const thread = threadOf(example);
  const summary = summarize(thread, { today: TODAY, country: example.country });
  const plain = (text: string) => text.replace(/\u00a0/g, " ");

  test("its facts, and no others", () => {
    expect(summary.facts.map(({ kind, shown }) => plain(`${kind}: ${shown}`)).sort()).toEqual(
      [...example.facts].sort(),
    );
    expect(summary.facts.flatMap(({ replaced }) => replaced.map(({ shown }) => plain(shown))).sort()).toEqual(
      [...(example.replaced ?? [])].sort(),
    );
  });
  test("promises and meetings", () => {
    const due = summary.commitments.map(({ by, due: when }) => {
      const told = when === null ? "null" : "day" in when ? when.day : wallTimeOf(when.at, example.zone);
      return `${thread.people[by]?.name}: ${told}`;
    });
    expect(due).toEqual(example.commitments ?? []);
  });
  test("objections and open questions", () => {
    expect(summary.objections.map(({ topic }) => topic)).toEqual(example.objections ?? []);
    const open = summary.unanswered.map(({ message }) => thread.messages[message]!.text);
    expect(open.length, JSON.stringify(open)).toBe(example.unanswered?.length ?? 0);
    for (const [at, start] of (example.unanswered ?? []).entries()) expect(open[at]).toContain(start);
  });
});
