import { formatNumber } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import type { Level } from "./status.ts";

/** A part of the system, or a promise, that is judged. */
interface Judged {
  label: string;
  level: Level;
}

export interface Verdict {
  level: Level;
  /** The answer to «¿va todo bien?» in one line. */
  answer: string;
  /** The parts behind it, by name; empty where all is well. */
  parts: string;
}

/**
 * Whether all is well, from everything that is judged apart. Parts of which nothing is known yet spoil no good answer, except where
 * nothing is known at all.
 */
export function verdictOf(judged: readonly Judged[]): Verdict {
  const of = (level: Level) => judged.filter((one) => one.level === level).map(({ label }) => label);
  const [bad, attention, good] = [of("bad"), of("attention"), of("good")];
  const parts = [
    ...(bad.length > 0 ? [`Mal: ${listed(bad)}.`] : []),
    ...(attention.length > 0 ? [`Piden atención: ${listed(attention)}.`] : []),
  ].join(" ");
  if (bad.length > 0) {
    const answer =
      bad.length === 1 ? "No: hay una cosa que va mal." : `No: hay ${formatNumber(bad.length)} cosas que van mal.`;
    return { level: "bad", answer, parts };
  }
  if (attention.length > 0) {
    const answer =
      attention.length === 1
        ? "Funciona, y una cosa pide atención."
        : `Funciona, y ${formatNumber(attention.length)} cosas piden atención.`;
    return { level: "attention", answer, parts };
  }
  if (good.length === 0) return { level: "unknown", answer: "Todavía no se sabe: faltan medidas.", parts };
  return { level: "good", answer: "Sí, todo va bien.", parts };
}
