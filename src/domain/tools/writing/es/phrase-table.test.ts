import { expect, test } from "vitest";
import type { Saying } from "../grammar.ts";
import { phraseTable } from "../phrase-table.test-data.ts";
import type { Hook } from "./hooks.ts";
import * as gathered from "./hooks-gathered.ts";
import * as outdoors from "./hooks-outdoors.ts";
import * as plain from "./hooks-plain.ts";
import * as state from "./hooks-state.ts";
import { SPANISH } from "./pieces.ts";

const isHook = (one: unknown): one is Hook => typeof one === "object" && one !== null && "strength" in one;

const HOOKS = [gathered, outdoors, plain, state]
  .flatMap((hooks) => Object.entries(hooks).flatMap(([name, one]) => (isHook(one) ? [[name, one] as const] : [])))
  .sort(([a], [b]) => (a < b ? -1 : 1));

/** `TERRACE 7.2: empecemos por fuera: …`: the strongest hook opens the text. */
const openingsOf = (c: Saying): string[] =>
  HOOKS.flatMap(([name, { strength, shapes }]) => {
    const strong = strength(c);
    if (strong === undefined) return [];
    return shapes
      .filter(({ tones, when }) => (tones?.includes(c.tone) ?? true) && (when?.(c) ?? true))
      .map(({ say }) => `${name} ${strong}: ${say(c)}`);
  });

test("each fact of a home lets a text say the approved phrases", async () => {
  await expect(phraseTable(SPANISH, "es-ES", openingsOf)).toMatchFileSnapshot("./approved-phrases.txt");
});
