import type { ReviewedAdvert } from "./advert.ts";
import type { CriterionId } from "./rubric.ts";

/** Things to do about an advert, each with the points that it gains: those of the very advert with the fix done. */

export type FixKind =
  | "title"
  | "opening"
  | "text"
  | "read"
  | "spelling"
  | "data"
  | "order"
  | "repeats"
  | "retake"
  | "straighten"
  | "lighten"
  | "export"
  | "more-photos"
  | "rooms"
  | "plan"
  | "tour"
  | "video"
  | "price";

/** How much work a fix is: a click, minutes, a visit to the home, something to be ordered. */
export type Effort = 1 | 2 | 3 | 4;
export const EFFORT_NAMES: Record<Effort, string> = {
  1: "Un clic",
  2: "Unos minutos",
  3: "Una visita",
  4: "Un encargo",
};

export interface Fix {
  kind: FixKind;
  title: string;
  /** The very action. */
  how: string;
  /** The criterion that it mends first: it gives reason and evidence. */
  criterion: CriterionId;
  effort: Effort;
  /** Points of a hundred that it adds on top of the fixes before it. */
  gain: number;
  /** A text to put in place. */
  rewrite?: string;
  /** Addresses of the form with the values that the text says and they do not. */
  values?: Record<string, string | number | boolean>;
}

/** A fix that may be chosen, and the advert that it makes. */
export interface Candidate extends Omit<Fix, "gain"> {
  apply: (advert: ReviewedAdvert) => ReviewedAdvert;
}
