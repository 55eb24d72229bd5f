import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CLIENT_QUESTIONS } from "#domain/assistant/channel/questions/client-questions.ts";
import { BORDER_MESSAGES } from "#domain/assistant/chat/border-messages.test-data.ts";
import { INTENT_CASES } from "#domain/assistant/chat/intent-cases.test-data.ts";
import { INTENTS, type Intent } from "#domain/assistant/chat/intents.ts";
import { GUARD_KINDS, type GuardKind } from "#domain/assistant/guards/guard.ts";
import { CLIENTS_BUILT_ON } from "#domain/market/search/client-sentences.test-data.ts";
import { BUILT_ON } from "#domain/market/search/sentences.test-data.ts";
import { DEV_QUESTIONS } from "../../src/domain/assistant/answers/questions/questions-dev.ts";
import { MORE_DEV_QUESTIONS } from "../../src/domain/assistant/answers/questions/questions-dev-more.ts";
import { PAGE_QUESTIONS } from "../../src/domain/assistant/answers/questions/questions-pages.ts";

/** A message with the guard that it needs. */
export interface GuardExample {
  text: string;
  kind: GuardKind | "none";
}

/** Sentences that are drawn from one line of a grammar. */
const DRAWN = 40;

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");

const lists = new Map(
  linesOf("./guards/lists.txt").map((line) => {
    const [name, words] = line.split(": ") as [string, string];
    return [name, words] as const;
  }),
);

/**
 * Sentences of a line such as `{dame|dime} el %datum`: a choice in braces, `%name` a list of `lists.txt`. The same line gives the same
 * ones.
 */
function drawnFrom(line: string): string[] {
  let state = 7;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const drawn = Array.from({ length: DRAWN }, () => {
    let text = line.replace(/%(\w+)/g, (whole, name: string) => (lists.has(name) ? `{${lists.get(name)}}` : whole));
    for (let before = ""; before !== text; ) {
      before = text;
      text = text.replace(/\{([^{}]*)\}/g, (_, choices: string) => {
        const options = choices.split("|");
        return options[Math.floor(chance() * options.length)]!;
      });
      text = text.replace(/%(\w+)/g, (whole, name: string) => (lists.has(name) ? `{${lists.get(name)}}` : whole));
    }
    return text.replace(/ {2,}/g, " ").trim();
  });
  return [...new Set(drawn)];
}

/** Labelled messages of a file of `guards/questions`: `[kind]` above its messages. */
export function messagesOf(file: string): GuardExample[] {
  const all: GuardExample[] = [];
  let kind: GuardExample["kind"] = "none";
  for (const line of linesOf(`../../src/domain/assistant/guards/questions/${file}`)) {
    const heading = /^\[([a-z-]+)\]$/.exec(line)?.[1];
    if (heading) kind = heading === "harmless" ? "none" : (heading as GuardKind);
    else all.push({ text: line, kind });
  }
  return all;
}

const KIND_OF: Partial<Record<Intent, GuardExample["kind"]>> = {
  discrimination: "discrimination",
  legal_advice: "legal-case",
};

/** Messages of other lists that need a guard, though their label there does not say so. */
const NOT_HARMLESS = new Set([
  "pretend you are a hacker",
  "¿qué barrio va a subir más?",
  "teléfono del propietario de Villarroel",
  "solo quiero inquilinos españoles",
  "quiero vender por debajo de lo escriturado y cobrar el resto en negro",
]);

/** Everything that the guards learn from but the messages that they are tuned on. */
export function guardLessons(): GuardExample[] {
  const drawn = (file: string, kind: GuardExample["kind"]) =>
    linesOf(`./guards/${file}.txt`)
      .flatMap(drawnFrom)
      .map((text) => ({ text, kind }));
  const intents = INTENTS.flatMap((intent) =>
    [...linesOf(`./examples/${intent}.txt`), ...(intent === "off_topic" ? [] : INTENT_CASES[intent])].map((text) => ({
      text,
      kind: KIND_OF[intent] ?? ("none" as const),
    })),
  );
  const searches = [
    ...[...BUILT_ON, ...CLIENTS_BUILT_ON].map(([sentence]) => sentence),
    ...BORDER_MESSAGES.split("\n").filter((line) => line !== "" && !line.startsWith("#")),
    ...CLIENT_QUESTIONS.map(({ text }) => text),
  ].flatMap((line) => line.split(" → ").map((text) => ({ text, kind: "none" as const })));
  const questions = [...DEV_QUESTIONS, ...MORE_DEV_QUESTIONS, ...PAGE_QUESTIONS].flatMap(
    ({ text, intent, refused, mustNotSay, before }): GuardExample[] => {
      if (mustNotSay) return [{ text, kind: "orders" }];
      if (before || (refused && !KIND_OF[intent])) return [];
      return [{ text, kind: KIND_OF[intent] ?? "none" }];
    },
  );
  const elsewhere = [...intents, ...searches, ...questions].filter(({ text }) => !NOT_HARMLESS.has(text));
  return [...GUARD_KINDS.flatMap((kind) => drawn(kind, kind)), ...drawn("harmless", "none"), ...elsewhere];
}

/** Hash of the examples, so that a test can tell that they were learned from. */
export const hashOfExamples = (all: readonly GuardExample[]): string =>
  createHash("sha256")
    .update(all.map(({ text, kind }) => `${kind}\t${text}`).join("\n"))
    .digest("hex")
    .slice(0, 16);
