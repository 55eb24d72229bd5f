import type { AdvertTopic } from "../../shared/home-attributes/attribute.ts";
import { attributesOfTopic, leading } from "../../shared/home-attributes/table.ts";
import type { Chooser } from "./chooser.ts";
import type { FieldKey, Tone } from "./facts.ts";

/** The topic of a paragraph: those of the table's attributes, and those that the form asks apart. */
export type Topic = AdvertTopic | "light" | "near" | "own" | "call";

/** The fields that a topic says, whichever way it says them. */
export const TOPIC_FIELDS: Record<Topic, readonly FieldKey[]> = {
  inside: attributesOfTopic("inside"),
  floor: attributesOfTopic("floor"),
  light: ["orientation", "views"],
  outdoor: attributesOfTopic("outdoor"),
  comfort: leading(["heating"], attributesOfTopic("comfort")),
  state: [...attributesOfTopic("state"), "renovatedWhat"],
  extras: [...attributesOfTopic("extras"), "features"],
  near: ["nearby"],
  own: ["ownText"],
  conditions: attributesOfTopic("conditions"),
  legal: [...attributesOfTopic("legal"), "previousRent", "rentIndex", "registrationNumber"],
  call: [],
};

/** The order in which a text goes through a home: paragraphs of topics. The opening stands before, law and call at the end. */
type Plan = readonly (readonly Topic[])[];

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

/** Orders of a text that has room: each paragraph has one subject, as a visit has one room after another. */
const LONG_PLANS: readonly Plan[] = [
  [["inside"], ["light", "outdoor"], ["state", "comfort"], ["floor", "extras"], ["own", "near"], ["conditions"]],
  [["floor", "light"], ["inside", "outdoor"], ["comfort", "state"], ["extras"], ["near", "own"], ["conditions"]],
  [["outdoor", "light"], ["inside", "comfort"], ["state", "floor"], ["extras"], ["own", "near"], ["conditions"]],
  [["inside", "comfort"], ["floor", "light"], ["outdoor", "extras"], ["state"], ["near", "own"], ["conditions"]],
  [["state", "inside"], ["light", "outdoor"], ["floor"], ["comfort", "extras"], ["near"], ["own", "conditions"]],
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

/** One of the orders, drawn; an investor's text has orders of its own, and so has one with room. */
export function choosePlan(chooser: Chooser, tone: Tone, isLong = false): Plan {
  const plans = tone === "inversion" ? INVESTMENT_PLANS : isLong ? LONG_PLANS : PLANS;
  return plans[chooser.index("plan", plans.length)]!;
}
