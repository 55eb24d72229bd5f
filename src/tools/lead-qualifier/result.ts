import type { FitField, Grade, Qualification } from "#domain/tools/qualification/qualify.ts";
import type { ScriptLine } from "./script.ts";

/** What the tool answers. It holds no name: a shared page says nothing of who it is. All survives JSON. */
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
  /** What the budget was tested with, where it was calculated. */
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
  /** What it adds to the score, and what it could add. */
  added: number;
  addable: number;
  known: number;
  why: string;
}

/** The grade that one works by: what was set by hand, else what the rules say. */
export const gradeInUse = ({ override, grade }: Pick<LeadQualification, "override" | "grade">): Grade | null =>
  override?.grade ?? grade;
