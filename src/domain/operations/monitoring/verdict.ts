import { counted } from "../../shared/format/counted.ts";
import { listed } from "../../shared/format/listed.ts";
import type { Level } from "./status.ts";

/** A part of the system, or a promise, that is judged. */
interface Judged {
  label: string;
  level: Level;
}

export interface Verdict {
  level: Level;
  /** The answer to «¿va todo bien?» in one line, with the names of the parts behind it. */
  answer: string;
  /** Parts that want attention beside those that are bad, or that were not measured yet beside those that are good. */
  also: string | null;
}

/** Whether all is well, from everything that is judged apart. Nobody is told that all is well before each part has been measured. */
export function verdictOf(judged: readonly Judged[]): Verdict {
  const of = (level: Level) => judged.filter((one) => one.level === level).map(({ label }) => label);
  const [bad, attention, good, unknown] = [of("bad"), of("attention"), of("good"), of("unknown")];
  const told = (names: readonly string[], one: string, many: string) =>
    `${counted(names.length, one, many)}: ${listed(names)}.`;
  if (bad.length > 0) {
    return {
      level: "bad",
      answer: `No. ${told(bad, "parte va mal", "partes van mal")}`,
      also: attention.length === 0 ? null : told(attention, "pide atención", "piden atención"),
    };
  }
  if (attention.length > 0) {
    const answer = `Funciona, con ${told(attention, "parte que pide atención", "partes que piden atención")}`;
    return { level: "attention", answer, also: null };
  }
  if (good.length === 0) return { level: "unknown", answer: "Todavía no se sabe: faltan medidas.", also: null };
  if (unknown.length > 0) {
    const also = told(unknown, "parte no tiene datos todavía", "partes no tienen datos todavía");
    return { level: "unknown", answer: "Va bien todo lo que se ha medido.", also };
  }
  return { level: "good", answer: "Sí, todo va bien.", also: null };
}
