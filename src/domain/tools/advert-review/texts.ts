import { describe } from "../writing/describe.ts";
import type { HomeFacts, Variety } from "../writing/facts.ts";
import { tellingPart, unsaidOf } from "./left-words.ts";

/** Title and text that were written anew from what is known of the home. */
export interface ProposedTexts {
  title: string;
  /** The first lines, to stand before the text that there is. */
  opening: string;
  /** The text that there is without what speaks against it, behind the new opening. */
  mended: string;
  /** All of it anew. */
  text: string;
  /** The facts one by one, in a few words each. */
  points: string[];
}

const VARIETY_OF: Record<string, Variety> = {
  ES: "es-ES",
  MX: "es-MX",
  AR: "es-AR",
  UY: "es-AR",
  CO: "es-CO",
  CL: "es-CL",
};
const OTHERS: Variety = "es-MX";

/** @param facts all that is known, with the details of the present text among them */
export function proposedTexts(facts: HomeFacts, text: string, thisYear: number): ProposedTexts {
  const variety = VARIETY_OF[facts.country] ?? OTHERS;
  const written = describe(facts, { variety, tone: "neutro", seed: 1, thisYear });
  const opening = written.short.plain;
  const told = written.long.plain;
  const mended = [opening, tellingPart(text, opening)].filter(Boolean).join("\n\n");
  return {
    title: written.title.plain,
    opening,
    mended,
    text: [told, unsaidOf(text, told)].filter(Boolean).join("\n\n"),
    points: written.bullets.map((bullet) => bullet.plain),
  };
}
