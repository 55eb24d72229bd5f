import { expect, test } from "vitest";
import { CLIENTS_BUILT_ON, CLIENTS_HELD_OUT } from "../../market/search/client-sentences.test-data.ts";
import { BUILT_ON, HELD_OUT } from "../../market/search/sentences.test-data.ts";
import { findPlace, TODAY } from "./fixtures.test-data.ts";
import { INTENT_CASES } from "./intent-cases.test-data.ts";
import { understand } from "./understand.ts";

// The reading of many messages, a line each: facts with their values, never how sure the reader is. Approved by reading `read-as.txt`;
// `slots.test.ts` has those that were worked out by hand.

const MESSAGES = [
  ...Object.values(INTENT_CASES).flat(),
  ...[BUILT_ON, HELD_OUT, CLIENTS_BUILT_ON, CLIENTS_HELD_OUT].flat().map(([sentence]) => sentence),
];

function readAs(content: string): string {
  const { slots } = understand([{ role: "user", content }], { today: TODAY, findPlace });
  const { place, ...others } = slots;
  const shown = Object.entries(others).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [...(place ? [`in ${place.name ?? `«${place.text}»`}`] : []), ...shown].join(", ");
}

test("many messages are read as approved", async () => {
  const lines = [...new Set(MESSAGES)].map((message) => `${message}\n  ${readAs(message) || "nothing"}`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./read-as.txt");
});
