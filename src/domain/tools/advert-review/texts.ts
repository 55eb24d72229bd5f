import { splitSentences } from "../../shared/wording/sentences.ts";
import { withoutExcluding } from "../advert-rules/check-advert.ts";
import { describe } from "../writing/describe.ts";
import type { HomeFacts, Variety } from "../writing/facts.ts";
import { measureText } from "../writing/measures.ts";
import { concreteFacts } from "./concrete-facts.ts";

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

/** Sentences of a text that say something and neither exclude nor praise alone. */
function kept(text: string): string {
  return splitSentences(withoutExcluding(text))
    .filter((sentence) => {
      const { worn, shouts } = measureText(sentence, []);
      return shouts === 0 && (worn.length === 0 || concreteFacts(sentence).size > 0);
    })
    .join("")
    .trim();
}

/** @param facts all that is known, with the details of the present text among them */
export function proposedTexts(facts: HomeFacts, text: string, thisYear: number): ProposedTexts {
  const variety = VARIETY_OF[facts.country] ?? OTHERS;
  const written = describe(facts, { variety, tone: "neutro", seed: 1, thisYear });
  const opening = written.short.plain;
  return {
    title: written.title.plain,
    opening,
    mended: [opening, kept(text)].filter(Boolean).join("\n\n"),
    text: written.long.plain,
    points: written.bullets.map((bullet) => bullet.plain),
  };
}
