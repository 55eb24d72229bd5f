import type { Tone } from "../facts.ts";
import type { Plan } from "../plans.ts";

/**
 * Orders of Spanish texts. A person who shows a home walks through it so: the rooms, the open air, the building and its street, then
 * what is practical. A paragraph has one subject, and there are four of them at most.
 */
const WALKS: readonly Plan[] = [
  [["inside", "comfort"], ["light", "outdoor", "near"], ["floor", "state", "extras", "own"], ["conditions"]],
  [["inside", "light"], ["outdoor", "comfort", "extras"], ["floor", "state", "near", "own"], ["conditions"]],
  [["inside"], ["outdoor", "light", "comfort"], ["floor", "state", "extras", "near", "own"], ["conditions"]],
  [["light", "inside"], ["outdoor", "comfort", "own"], ["floor", "state", "extras", "near"], ["conditions"]],
];

/** Formal texts speak of the place before the rooms. */
const FORMAL: readonly Plan[] = [
  [["floor", "near"], ["inside", "light", "outdoor"], ["comfort", "state", "extras", "own"], ["conditions"]],
  [["light", "outdoor"], ["inside", "comfort"], ["floor", "state", "extras", "near", "own"], ["conditions"]],
];

/** An investor reads the terms first. */
const INVESTMENT: readonly Plan[] = [
  [
    ["conditions", "inside"],
    ["floor", "state", "comfort"],
    ["extras", "outdoor", "light", "near", "own"],
  ],
  [["conditions"], ["inside", "light", "floor", "state"], ["extras", "comfort", "outdoor", "near", "own"]],
];

/** The orders that suit a tone. */
export const plansOf = (tone: Tone): readonly Plan[] =>
  tone === "inversion" ? INVESTMENT : tone === "premium" ? FORMAL : WALKS;
