import type { NextAction, ProspectSource } from "#domain/tools/prospecting/prospect-values.ts";
import type { ProspectScore } from "#domain/tools/prospecting/score.ts";

/** Metres east and north of the start, or of the first home: a drawing needs no more, and a shared page tells no address. */
export interface Point {
  x: number;
  y: number;
}

/**
 * An owner by their place in the list. Holds neither name, number nor address: a shared page does not reveal the owner.
 */
export interface RankedProspect extends ProspectScore {
  /** From 0, as typed. */
  index: number;
  action: NextAction;
  source: ProspectSource | null;
  motive: number | null;
  expectation: number | null;
  value: number | null;
  /** The expectation over the value as a share: 0.08 is 8 % above. */
  excess: number | null;
  /** Days since they were last heard of. */
  days: number | null;
  exclusive: { until: string | null; daysLeft: number | null } | null;
  /** The source that forbids a call. */
  optedOut: "lista" | "registro" | null;
  /** The missing facts that would make the score more certain, in words. */
  missing: string[];
  /** The typed values that are impossible. */
  remarks: string[];
}

/** One visit of a day. */
export interface VisitStop {
  index: number;
  at: string;
  /** Null where nobody knows where it is, or it is the first without a start. */
  legM: number | null;
  point: Point | null;
  isPlacePoint: boolean;
}

/** The visits of a working day, in the order of the way. */
export interface VisitDay {
  date: string;
  stops: VisitStop[];
  lengthM: number;
}

/** The tool's result. */
export interface ProspectingResult {
  date: string;
  margin: number;
  currency: string;
  /** From the one to be called first to the one with the fewest points. */
  prospects: RankedProspect[];
  days: VisitDay[];
  visitMinutes: number;
  /** The same visits in the order typed. */
  typedLengthM: number;
  hasStart: boolean;
  startName: string | null;
  /** By the day on which they end. */
  radar: { index: number; until: string; daysLeft: number }[];
}

/** The owners of one column, in the order of the board. */
export const withAction = ({ prospects }: ProspectingResult, action: NextAction): RankedProspect[] =>
  prospects.filter((prospect) => prospect.action === action);
