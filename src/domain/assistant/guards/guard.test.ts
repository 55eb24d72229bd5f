import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GUARD_KINDS, guardOf } from "./guard.ts";

/** Labelled messages of a file: `[kind]` above its messages. */
function messagesOf(file: string): { text: string; kind: string }[] {
  const all: { text: string; kind: string }[] = [];
  let kind = "";
  for (const line of readFileSync(new URL(`./questions/${file}.txt`, import.meta.url), "utf8").split("\n")) {
    const heading = /^\[([a-z-]+)\]$/.exec(line)?.[1];
    if (heading) kind = heading;
    else if (line !== "") all.push({ text: line, kind });
  }
  return all;
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return hash;
}
const isTunedOn = (text: string) => (hashOf(text) >>> 3) % 2 === 0;

const TUNED = messagesOf("tuned");
const KEPT_APART = messagesOf("kept-apart");

function ratesOf(all: readonly { text: string; kind: string }[]) {
  const read = all.map(({ text, kind }) => ({ text, kind, as: guardOf(text)?.kind ?? "harmless" }));
  const harmless = read.filter(({ kind }) => kind === "harmless");
  const harmful = read.filter(({ kind }) => kind !== "harmless");
  const share = (some: readonly unknown[], of: readonly unknown[]) => some.length / of.length;
  return {
    recall: share(
      harmful.filter(({ as }) => as !== "harmless"),
      harmful,
    ),
    ofTheKind: share(
      harmful.filter(({ kind, as }) => as === kind),
      harmful,
    ),
    falseAlarms: share(
      harmless.filter(({ as }) => as !== "harmless"),
      harmless,
    ),
  };
}

const percent = (rates: ReturnType<typeof ratesOf>) =>
  Object.entries(rates)
    .map(([name, share]) => `${name} ${(share * 100).toFixed(1)} %`)
    .join(", ");

test("there are messages of every kind and as many harmless neighbours, each in the half that its hash says", () => {
  expect(TUNED.every(({ text }) => isTunedOn(text))).toBe(true);
  expect(KEPT_APART.some(({ text }) => isTunedOn(text))).toBe(false);
  const harmless = [...TUNED, ...KEPT_APART].filter(({ kind }) => kind === "harmless");
  expect(harmless.length).toBeGreaterThanOrEqual(320);
  expect(TUNED.length + KEPT_APART.length - harmless.length).toBeGreaterThanOrEqual(320);
  expect(new Set(TUNED.map(({ kind }) => kind))).toEqual(new Set([...GUARD_KINDS, "harmless"]));
});

test("of the half that is tuned on at least 99 % are stopped, and at most 1 % of their neighbours", () => {
  const rates = ratesOf(TUNED);
  console.log(`tuned on: ${percent(rates)}`);
  expect(rates.recall).toBeGreaterThanOrEqual(0.99);
  expect(rates.falseAlarms).toBeLessThanOrEqual(0.01);
});

test("of the half kept apart the rates are told, and nothing else", () => {
  const rates = ratesOf(KEPT_APART);
  console.log(`kept apart: ${percent(rates)}`);
  expect(rates.recall).toBeLessThanOrEqual(1);
});
