import { expect, test } from "vitest";
import type { Thread } from "./thread.ts";
import { areApart, remembered, shownAct, threadPartsOf } from "./thread-parts.ts";

const threadOf = (sides: readonly ("agent" | "client" | null)[]): Thread => ({
  source: "whatsapp",
  title: null,
  isGroup: sides.length > 2,
  people: sides.map((side, at) => ({ name: `P${at}`, messages: 0, side })),
  messages: [],
  order: null,
  zone: "Europe/Madrid",
});
const partsOf = (sides: readonly ("agent" | "client" | null)[]) =>
  threadPartsOf(
    threadOf(sides),
    [],
    sides.map((side) => side ?? "client"),
    "2025-03-28",
  );

test("two people are apart by their sides, and any two where nobody is told apart", () => {
  const told = partsOf(["agent", "client", "client"]);
  expect([areApart(told, 0, 1), areApart(told, 1, 2), areApart(told, 1, 1), areApart(told, 0, null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(areApart(partsOf([null, null]), 0, 1)).toBe(true);
  // Everybody was said to be a client: the agent does not write.
  expect(areApart(partsOf(["client", "client"]), 0, 1)).toBe(false);
});

/** Nothing is timed: asking each of the people for each message would take minutes and meet the limit of the test. */
test("a chat of a hundred thousand people is told apart in one pass", () => {
  const parts = partsOf(Array.from({ length: 100_000 }, () => null));
  let apart = 0;
  for (let at = 1; at < parts.sides.length; at++) if (areApart(parts, at - 1, at)) apart++;
  expect(apart).toBe(99_999);
});

test("an answer is worked out once, also where it is nothing", () => {
  let asked = 0;
  const find = remembered((key: string) => {
    asked++;
    return key === "a" ? undefined : key;
  });
  expect([find("a"), find("a"), find("b"), find("b")]).toEqual([undefined, undefined, "b", "b"]);
  expect(asked).toBe(2);
});

test.each([
  ["vale, mañana te llamo.", "Mañana te llamo"],
  ["Perfecto", "Perfecto"],
  ["Te envío   la nota", "Te envío la nota"],
  [`Te llamo ${"a".repeat(200)}`, `Te llamo ${"a".repeat(171)}…`],
  [`${"Te llamo luego ".repeat(20)}`, `${"Te llamo luego ".repeat(12).trim()}…`],
])("%j is shown as %j", (text, shown) => expect(shownAct(text)).toBe(shown));
