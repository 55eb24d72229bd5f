import type { FitField, Grade, Qualification } from "#domain/tools/qualification/qualify.ts";
import type { ScriptLine } from "./script.ts";

/** The tool's result. It has no name: a shared page does not identify the person. All survives JSON. */
export interface LeadQualification extends Omit<Qualification, "lines"> {
  /** ISO day that it was calculated on. */
  date: string;
  currency: string;
  trace: TraceLine[];
  /** The grade that somebody set by hand; the automatic one stays beside it. */
  override: { grade: Grade; reason: string | null } | null;
  script: ScriptLine[];
  /** The question that settles the heaviest missing answer; null where nothing is missing. */
  nextQuestion: string | null;
  /** Assumptions that the budget was tested with, where it was calculated. */
  supposed: {
    rate: number;
    years: number;
    maxIncomeShare: number;
    loanToValue: number;
    placeName: string | null;
  } | null;
}

export interface TraceLine {
  field: FitField | "engagement";
  label: string;
  /** Out of its own scale. */
  points: number;
  max: number;
  /** Its actual part of the score, and its possible one. */
  added: number;
  addable: number;
  known: number;
  why: string;
}

/** Days in which a visit that somebody asked for must not wait any longer. */
const VISIT_WAITS_DAYS = 7;

/**
 * Whether the contact asked for a visit a short while ago and has not been on one since: their call is due today, unless somebody
 * set a grade by hand.
 */
export function awaitsVisit({ engagement, override }: Pick<LeadQualification, "engagement" | "override">): boolean {
  if (override) return false;
  const counted = engagement.events.filter(({ left }) => left === undefined);
  const last = (kind: string) => counted.find((event) => event.kind === kind)?.days ?? Number.POSITIVE_INFINITY;
  return last("pide_visita") <= VISIT_WAITS_DAYS && last("pide_visita") < last("visita");
}

/** The grade in use: one set by hand, else that of the rules. */
export const gradeInUse = ({ override, grade }: Pick<LeadQualification, "override" | "grade">): Grade | null =>
  override?.grade ?? grade;
