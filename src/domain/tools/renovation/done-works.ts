import type { HEATINGS } from "../../shared/home-attributes/home-values.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { WorkId } from "./works.ts";

/** Words of a home's file for a work that was done, folded. A whole renovation is one that says so. */
const DONE_TEXTS: readonly (readonly [RegExp, readonly WorkId[]])[] = [
  [
    /\b(?:integral|completa|entera|todo)\b/,
    ["integral", "cocina", "banos", "suelo", "pintura", "electricidad", "fontaneria"],
  ],
  [/\bcocinas?\b/, ["cocina"]],
  [/\b(?:banos?|aseos?)\b/, ["banos"]],
  [/\b(?:suelos?|parquet|tarima|solados?)\b/, ["suelo"]],
  [/\b(?:pintura|pintad[oa]s?)\b/, ["pintura"]],
  [/\b(?:ventanas?|carpinteria exterior|cerramientos?|climalit|acristalamiento)\b/, ["ventanas"]],
  [/\b(?:electricidad|electrica|luz|cableado)\b/, ["electricidad"]],
  [/\b(?:fontaneria|tuberias?|desagues?)\b/, ["fontaneria"]],
  [/\b(?:split|splits|aire|climatizacion)\b/, ["splits", "conductos"]],
  [/\baerotermia\b/, ["aerotermia"]],
  [/\b(?:solar|solares|fotovoltaica)\b/, ["solar"]],
  [/\bascensor\b/, ["ascensor"]],
  [/\bfachada\b/, ["fachada"]],
  [/\b(?:sate|aislamiento)\b/, ["sate"]],
];

interface Done {
  /** In the agent's words: `cocina y baños`. */
  renovatedWhat?: string | undefined;
  heating?: (typeof HEATINGS)[number] | undefined;
}

/** The works of the table that a home's file says are done. What it does not name may still be done: nobody is told that it is. */
export function doneWorks({ renovatedWhat = "", heating }: Done): WorkId[] {
  const stated = fold(renovatedWhat);
  const works = DONE_TEXTS.flatMap(([words, ids]) => (words.test(stated) ? ids : []));
  return [...new Set<WorkId>(heating === "aerotermia" ? [...works, "aerotermia"] : works)];
}
