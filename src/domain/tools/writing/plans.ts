import type { AdvertTopic } from "../../shared/home-attributes/attribute.ts";
import { attributesOfTopic, leading } from "../../shared/home-attributes/table.ts";
import type { FieldKey } from "./facts.ts";

/** The topic of a paragraph: those of the table's attributes, and those that the form asks apart. */
export type Topic = AdvertTopic | "light" | "near" | "own" | "call";

/** The fields that a topic says, whichever way it says them. */
export const TOPIC_FIELDS: Record<Topic, readonly FieldKey[]> = {
  inside: [...attributesOfTopic("inside"), "features", "noted"],
  floor: [...attributesOfTopic("floor"), "features", "noted"],
  light: ["orientation", "views"],
  outdoor: [...attributesOfTopic("outdoor"), "features", "noted"],
  comfort: leading(["heating"], attributesOfTopic("comfort")),
  state: [...attributesOfTopic("state"), "renovatedWhat"],
  extras: [...attributesOfTopic("extras"), "features", "noted"],
  near: ["nearby"],
  own: ["ownText", "quoted"],
  conditions: attributesOfTopic("conditions"),
  legal: [...attributesOfTopic("legal"), "previousRent", "rentIndex", "registrationNumber"],
  call: [],
};

/** The order in which a text goes through a home: paragraphs of topics. The opening stands before, law and call at the end. */
export type Plan = readonly (readonly Topic[])[];
