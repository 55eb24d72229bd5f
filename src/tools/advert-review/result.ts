import type { PhotoFault } from "#domain/portfolio/homes/photo-quality.ts";
import type { PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import type { Placed } from "#domain/tools/advert-review/best-order.ts";
import type { Contradiction } from "#domain/tools/advert-review/contradictions.ts";
import type { Fix } from "#domain/tools/advert-review/fix.ts";
import type { Unplaced } from "#domain/tools/advert-review/left-words.ts";
import type { CheckedAds, Targeting } from "#domain/tools/advert-review/paid-ads.ts";
import type { CriterionId, Part } from "#domain/tools/advert-review/rubric.ts";
import type { WritingFault } from "#domain/tools/advert-review/spelling.ts";
import type { AdvertCheck } from "#domain/tools/advert-rules/check-advert.ts";
import type { Verdict } from "#domain/tools/price-position/price-position.ts";
import type { DatumInText } from "./scored-data.ts";

/** A photo as it was judged. */
export interface JudgedPhoto {
  id: string;
  name: string;
  room: PhotoRoom | null;
  widthPx: number;
  heightPx: number;
  sharpness: number;
  brightness: number;
  lights: number;
  /** Null: too few upright edges are seen. */
  tilt: number | null;
  faults: PhotoFault[];
  isRepeated: boolean;
  /** Place in the advert of the photo that it repeats, from 1. */
  repeats?: number;
  /** 0 to 1. */
  quality: number;
}

/** The asked price beside its comparables, with all that is known of the home. */
export interface ReviewedPrice {
  asking: number | null;
  currency: string;
  comparables: number;
  value: number;
  low: number;
  high: number;
  verdict: Verdict | null;
  hasDemo: boolean;
}

export interface AdvertReviewResult {
  /** ISO date. */
  date: string;
  country: string;
  currency: string;
  /** Points of a hundred, not rounded. */
  score: number;
  /** The same with the first fixes done. */
  fixedScore: number;
  criteria: { id: CriterionId; got: number; points: number }[];
  parts: Record<Part, { got: number; points: number } | null>;
  /** Law as a gate: an advert that breaks a rule is not publishable, whatever its score. */
  isPublishable: boolean;
  check: AdvertCheck;
  fixes: Fix[];
  before: { title: string; text: string };
  /** Title and text with the fixes done. */
  after: { title: string; text: string };
  /** The proposed texts may go into the home's file. */
  isAfterLawful: boolean;
  /** Facts that the text and the fields tell differently; results kept before they were looked for have none of the next three. */
  contradictions?: Contradiction[];
  /** Sentences that were written and stand in neither of the proposed texts. */
  unplaced?: Unplaced[];
  /** Faults of writing in title and text, in their order. */
  writing?: { title: WritingFault[]; text: WritingFault[] };
  /** Data that the text says and no field does. */
  inText?: DatumInText[];
  photos: JudgedPhoto[];
  order: Placed[];
  /** The photos are not in that order yet. */
  isOrderNew: boolean;
  /** The home of the portfolio whose photos they are; null for measures of a browser. */
  photosOf: string | null;
  price: ReviewedPrice | null;
  missing: { label: string; why: string }[];
  ads: {
    made: CheckedAds;
    /** The lines that somebody typed; null where they typed none. */
    typed: CheckedAds | null;
    targeting: Targeting[];
    metaScope: "surely" | "perhaps" | "not-known";
  };
}
