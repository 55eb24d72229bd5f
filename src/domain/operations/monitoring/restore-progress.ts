import { formatPercent } from "../../shared/format/format.ts";
import { formatSpan } from "./words.ts";

/** How far a restore has come, in lines for the person who waits for it. */

/** The steps in their order; a restore into an empty database compares no rows beforehand, and small tables have no step of their own. */
export type RestoreStep = "check" | "rows" | "indexes" | "keys" | "files";

export interface RestoreProgress {
  step: RestoreStep;
  /** Between 0 and 1, of this step. */
  share: number;
}

const NAMES: Readonly<Record<RestoreStep, string>> = {
  check: "Comprobando la copia",
  rows: "Filas",
  indexes: "Índices",
  keys: "Claves entre tablas",
  files: "Archivos",
};
/** How the time for the database is shared out, as measured with 6 million rows (docs/drill.md). */
const USUAL: Readonly<Partial<Record<RestoreStep, number>>> = { rows: 0.6, indexes: 0.3, keys: 0.1 };
const STEPS_OF_DATABASE = Object.keys(USUAL) as RestoreStep[];
const BETWEEN_LINES_MS = 10_000;
/** Below this share a guess would be wild. */
const LEAST_SHARE = 0.02;

/** @returns the line for a progress; undefined where one was said a moment ago */
export function restoreReporter(): (progress: RestoreProgress, atMs: number) => string | undefined {
  let step: RestoreStep | undefined;
  let stepFrom = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  let rowsMs: number | undefined;
  return (progress, atMs) => {
    if (progress.step !== step) {
      if (step === "rows") rowsMs = atMs - stepFrom;
      step = progress.step;
      stepFrom = atMs;
    } else if (atMs - saidAt < BETWEEN_LINES_MS) return undefined;
    saidAt = atMs;
    const left = secondsLeft(progress, { stepMs: atMs - stepFrom, rowsMs });
    const guess =
      left === undefined ? "" : `, ${left.isOfStep ? "esta parte acaba" : "acaba"} en unos ${formatSpan(left.seconds)}`;
    return `${NAMES[progress.step]}: ${formatPercent(progress.share, 0)}${guess}`;
  };
}

/**
 * @param stepMs how long this step has taken
 * @param rowsMs how long all rows took, once they are there
 * @returns undefined where it is too early to tell; files are as many as they are, and their time is not in that of the database
 */
export function secondsLeft(
  { step, share }: RestoreProgress,
  { stepMs, rowsMs }: { stepMs: number; rowsMs: number | undefined },
): { seconds: number; isOfStep: boolean } | undefined {
  const usual = USUAL[step];
  if (share >= LEAST_SHARE) {
    const all = stepMs / share;
    // Later steps are guessed by this one.
    const later = usual === undefined ? 0 : (all / usual) * usualAfter(step);
    return { seconds: (all * (1 - share) + later) / 1000, isOfStep: usual === undefined };
  }
  if (usual === undefined || rowsMs === undefined) return undefined;
  const whole = rowsMs / USUAL.rows!;
  return { seconds: Math.max(0, whole * (usual + usualAfter(step)) - stepMs) / 1000, isOfStep: false };
}

const usualAfter = (step: RestoreStep): number =>
  STEPS_OF_DATABASE.slice(STEPS_OF_DATABASE.indexOf(step) + 1).reduce((sum, one) => sum + USUAL[one]!, 0);
