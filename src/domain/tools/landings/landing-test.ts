import { counted } from "../../shared/format/counted.ts";

/** Which of two versions of a page brings more contacts, without seeing more than there is. */

export interface Arm {
  visitors: number;
  leads: number;
}

export type TestOutcome =
  | { kind: "few"; missing: number }
  | { kind: "alike"; chance: number }
  | { kind: "different"; winner: "a" | "b"; chance: number };

/** Visitors that each version needs before anything is said. */
export const LEAST_VISITORS = 100;
/** People look at a test every day, and each look is a chance to be wrong: a strict bound stands for the usual 5 %. */
export const CHANCE_LIMIT = 0.01;

/**
 * Fisher's exact test, both sides: the chance to see a difference at least so large where there is none. It holds for any number of visitors.
 */
export function chanceOf(a: Arm, b: Arm): number {
  const [leads, all] = [a.leads + b.leads, a.visitors + b.visitors];
  if (all === 0 || leads === 0 || leads === all) return 1;
  const logs = logFactorials(all);
  const choose = (n: number, k: number) => logs[n]! - logs[k]! - logs[n - k]!;
  const logOf = (k: number) => choose(a.visitors, k) + choose(b.visitors, leads - k) - choose(all, leads);
  const seen = logOf(a.leads);
  let chance = 0;
  for (let k = Math.max(0, leads - b.visitors); k <= Math.min(leads, a.visitors); k++) {
    const at = logOf(k);
    // Rounding must not tell two equally likely tables apart.
    if (at <= seen + 1e-9) chance += Math.exp(at);
  }
  return Math.min(1, chance);
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 2; n <= most; n++) logs[n] = logs[n - 1]! + Math.log(n);
  return logs;
}

/** Leads are counted up to the visitors: one person may write twice. */
const bounded = ({ visitors, leads }: Arm): Arm => ({ visitors, leads: Math.min(leads, visitors) });

export function testOutcome(first: Arm, second: Arm): TestOutcome {
  const [a, b] = [bounded(first), bounded(second)];
  const least = Math.min(a.visitors, b.visitors);
  if (least < LEAST_VISITORS) return { kind: "few", missing: LEAST_VISITORS - least };
  const chance = chanceOf(a, b);
  if (chance >= CHANCE_LIMIT) return { kind: "alike", chance };
  return { kind: "different", winner: a.leads / a.visitors > b.leads / b.visitors ? "a" : "b", chance };
}

/** The outcome in a sentence. */
export function outcomeWords(outcome: TestOutcome): string {
  switch (outcome.kind) {
    case "few":
      return `Aún no se puede decir nada: faltan al menos ${counted(outcome.missing, "visitante", "visitantes")} en una de las dos.`;
    case "alike":
      return "No se distinguen: una diferencia así sale por azar con frecuencia. Puedes dejar cualquiera de las dos.";
    case "different":
      return `La versión ${outcome.winner.toUpperCase()} trae más contactos: una diferencia así saldría por azar menos de una vez de cada cien.`;
  }
}
