import type { Tone } from "../facts.ts";
import type { Plan } from "../plans.ts";

/** Orders of English texts. */

const PLANS: readonly Plan[] = [
  [["inside", "floor"], ["light", "outdoor"], ["comfort", "state", "extras"], ["own", "near"], ["conditions"]],
  [["floor", "light"], ["inside", "comfort"], ["outdoor", "extras"], ["state", "own"], ["near"], ["conditions"]],
  [["outdoor", "light"], ["inside", "extras"], ["floor", "state", "comfort"], ["near", "own"], ["conditions"]],
  [["near"], ["inside", "light"], ["outdoor", "floor"], ["extras", "comfort", "state"], ["own"], ["conditions"]],
  [["inside", "state"], ["outdoor", "comfort"], ["floor", "light", "extras"], ["own"], ["near", "conditions"]],
  [
    ["state", "floor"],
    ["inside", "outdoor"],
    ["light", "comfort"],
    ["extras", "near"],
    ["own", "conditions"],
  ],
];

/** An investor reads the terms first. */
const INVESTMENT_PLANS: readonly Plan[] = [
  [
    ["conditions", "inside"],
    ["state", "floor"],
    ["comfort", "extras", "outdoor", "light"],
    ["near", "own"],
  ],
  [
    ["inside", "conditions"],
    ["floor", "state", "comfort"],
    ["outdoor", "light", "extras"],
    ["own", "near"],
  ],
  [["conditions"], ["near"], ["inside", "floor"], ["state", "extras", "comfort"], ["outdoor", "light", "own"]],
];

/** An investor's text has orders of its own. */
export const plansOf = (tone: Tone): readonly Plan[] => (tone === "inversion" ? INVESTMENT_PLANS : PLANS);
