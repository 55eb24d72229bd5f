import { expect, test } from "vitest";
import { CLIENTS_BUILT_ON, CLIENTS_HELD_OUT } from "../../market/search/client-sentences.test-data.ts";
import { BUILT_ON, HELD_OUT } from "../../market/search/sentences.test-data.ts";
import { BORDER_MESSAGES } from "./border-messages.test-data.ts";
import { findPlace, TODAY } from "./fixtures.test-data.ts";
import { INTENT_CASES } from "./intent-cases.test-data.ts";
import { understand } from "./understand.ts";

// The reading of many messages, a line each: facts with their values, never how sure the reader is. Approved by reading `read-as.txt`;
// `slots.test.ts` has those that were worked out by hand.

const MESSAGES = [
  ...Object.values(INTENT_CASES).flat(),
  ...[BUILT_ON, HELD_OUT, CLIENTS_BUILT_ON, CLIENTS_HELD_OUT].flat().map(([sentence]) => sentence),
];

/** @param messages of a conversation in turns, the last of them the visitor's */
function readAs(...messages: readonly string[]): string {
  const turns = messages.map((content, at) => ({
    role: (messages.length - at) % 2 === 1 ? ("user" as const) : ("assistant" as const),
    content,
  }));
  const { slots, intent, goesOn } = understand(turns, { today: TODAY, findPlace });
  const { place, ...others } = slots;
  const shown = Object.entries(others).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [
    ...(messages.length > 2 ? [`${intent}${goesOn ? ", goes on" : ""}`] : []),
    ...(place ? [`in ${place.name ?? `«${place.text}»`}`] : []),
    ...shown,
  ].join(", ");
}

test("many messages are read as approved", async () => {
  const lines = [...new Set(MESSAGES)].map((message) => `${message}\n  ${readAs(message) || "nothing"}`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./read-as.txt");
});

test("messages at the borders of the reader are read as approved", async () => {
  const lines = BORDER_MESSAGES.trim().split("\n");
  const messages = lines.filter((line) => line !== "" && !line.startsWith("#"));
  expect(new Set(messages).size).toBe(messages.length);
  const read = lines.map((line) => {
    if (!messages.includes(line)) return line;
    return `${line}\n  ${readAs(...line.split(" → ")) || "nothing"}`;
  });
  await expect(`${read.join("\n")}\n`).toMatchFileSnapshot("./border-messages.txt");
});
