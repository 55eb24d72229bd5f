import { wordAt } from "../../shared/spoken/scan.ts";
import type { Draft } from "./sentence-draft.ts";
import { floorAt } from "./sentence-floors.ts";
import { wishAt } from "./sentence-wishes.ts";
import { FEATURE_WORDS, HOME_NOUNS, TYPE_WORDS } from "./sentence-words.ts";

/** Conditions of a sentence before they are read, for whoever has to know what stands on both sides of an «o» or of a refusal. */

export interface Condition {
  from: number;
  /** Behind its last piece. */
  to: number;
  kind: "floor" | "feature" | "type" | "home" | "other";
  /** The same for two conditions on one thing: «piscina», «alberca»; «exterior», «interior». */
  about: string;
}

/** The condition that begins at a piece; null where none does. «Un piso» is a home of any kind, not a wish for a kind. */
export function conditionAt(draft: Draft, at: number): Condition | null {
  const { sentence } = draft;
  // Outside the sentence nothing is free.
  if (sentence.taken[at] !== false) return null;
  const floor = floorAt(draft, at);
  if (floor) return { from: floor.from, to: floor.to, kind: "floor", about: "floor" };
  const found = wishAt(draft, at);
  const word = wordAt(sentence, at);
  if (found && found.to > at + 1) return conditionOf(found, at);
  if (HOME_NOUNS.has(word)) return { from: at, to: at + 1, kind: "home", about: "home" };
  const feature = FEATURE_WORDS[word];
  if (feature) return { from: at, to: at + 1, kind: "feature", about: feature };
  if (TYPE_WORDS[word]) return { from: at, to: at + 1, kind: "type", about: TYPE_WORDS[word] };
  return found && conditionOf(found, at);
}

function conditionOf({ wish, to }: NonNullable<ReturnType<typeof wishAt>>, from: number): Condition | null {
  if (wish.kind === "ground") return { from, to, kind: "floor", about: "floor" };
  if (wish.kind === "feature" || wish.kind === "type") return { from, to, kind: wish.kind, about: wish.value };
  return wish.kind === "seller" ? { from, to, kind: "other", about: "seller" } : null;
}

/** The condition that ends before a piece; of several the one that begins first. */
export function conditionBefore(draft: Draft, end: number): Condition | null {
  for (let from = 0; from < end; from++) {
    const found = conditionAt(draft, from);
    if (found?.to === end) return found;
  }
  return null;
}
