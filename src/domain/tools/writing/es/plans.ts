import type { FieldKey, Tone } from "../facts.ts";
import type { Plan } from "../plans.ts";

/**
 * Orders of Spanish texts. The first paragraph goes on with what the opening began: after a terrace comes the open air, after a
 * renovation the rooms. A paragraph has one subject, and there are four of them at most.
 */

type Lead = "outside" | "inside" | "around" | "building";

const LEADS: Readonly<Partial<Record<FieldKey, Lead>>> = {
  views: "outside",
  hasTerrace: "outside",
  hasGarden: "outside",
  hasPool: "outside",
  plotAreaM2: "outside",
  orientation: "outside",
  nearby: "around",
  isTopFloor: "building",
  floor: "building",
  yearBuilt: "building",
  hasParkingIncluded: "building",
  features: "inside",
  noted: "inside",
  condition: "inside",
  renovatedYear: "inside",
  isFurnished: "inside",
  rooms: "inside",
  builtAreaM2: "inside",
};

/** The subject that an opening began with. */
const leadOf = (opened: readonly FieldKey[]): Lead => opened.map((field) => LEADS[field]).find(Boolean) ?? "inside";

const WALKS: Record<Lead, readonly Plan[]> = {
  outside: [
    [["outdoor", "light"], ["inside", "state", "comfort", "own"], ["floor", "extras", "near"], ["conditions"]],
    [["light", "outdoor"], ["inside", "comfort", "state"], ["near", "floor", "extras", "own"], ["conditions"]],
    [["light", "outdoor"], ["state", "inside", "comfort"], ["floor", "near", "extras", "own"], ["conditions"]],
  ],
  inside: [
    [["inside", "state", "comfort"], ["light", "outdoor", "own"], ["floor", "extras", "near"], ["conditions"]],
    [["state", "inside"], ["outdoor", "light", "comfort", "own"], ["near", "floor", "extras"], ["conditions"]],
    [["inside", "light"], ["outdoor", "state", "comfort", "extras"], ["floor", "near", "own"], ["conditions"]],
  ],
  around: [
    [["near", "floor"], ["inside", "state", "comfort", "own"], ["light", "outdoor", "extras"], ["conditions"]],
    [["near", "light"], ["inside", "comfort", "state"], ["outdoor", "floor", "extras", "own"], ["conditions"]],
  ],
  building: [
    [["floor", "light"], ["inside", "state", "comfort", "own"], ["outdoor", "extras", "near"], ["conditions"]],
    [["floor"], ["light", "outdoor", "inside"], ["state", "comfort", "extras", "near", "own"], ["conditions"]],
  ],
};

/** Formal texts speak of the place before the rooms, unless the opening has begun with these. */
const FORMAL: Record<Lead, readonly Plan[]> = {
  ...WALKS,
  inside: [
    [["state", "inside"], ["floor", "light", "outdoor"], ["comfort", "extras", "near", "own"], ["conditions"]],
    [["inside", "state", "comfort"], ["light", "outdoor", "floor"], ["extras", "near", "own"], ["conditions"]],
  ],
};

/** An investor reads the terms first. */
const INVESTMENT: readonly Plan[] = [
  [
    ["own", "conditions"],
    ["inside", "state", "light"],
    ["floor", "comfort", "outdoor", "extras", "near"],
  ],
  [
    ["own", "conditions", "inside"],
    ["floor", "state", "light", "comfort"],
    ["outdoor", "extras", "near"],
  ],
];

/** The orders that suit a tone, after an opening that says these fields. */
export function plansOf(tone: Tone, opened: readonly FieldKey[]): readonly Plan[] {
  if (tone === "inversion") return INVESTMENT;
  return (tone === "premium" ? FORMAL : WALKS)[leadOf(opened)];
}
