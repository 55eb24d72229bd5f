import type { WaitedEvent } from "#domain/integrations/flows/flow-events.ts";
import { WAITED_NAMES } from "#domain/integrations/flows/flow-events.ts";

/** Outcomes of a step, and of a run, in words. */

const OUTCOMES: Readonly<Record<string, readonly [was: string, would: string]>> = {
  si: ["Se cumple", "Se cumple"],
  no: ["No se cumple", "No se cumple"],
  espera: ["Empieza a esperar", "Esperaría"],
  llega: ["Ha llegado lo que esperaba", "Llegó lo que esperaba"],
  vence: ["La espera termina", "La espera terminaría"],
  hecho: ["Hecho", "Lo haría"],
  omitido: ["No hace falta o no se puede", "Se lo saltaría"],
  fallo: ["Ha fallado", "Fallaría"],
  fin: ["Fin", "Terminaría aquí"],
};

export const outcomeWords = (outcome: string, { isImagined = false } = {}): string =>
  OUTCOMES[outcome]?.[isImagined ? 1 : 0] ?? outcome;

interface RunState {
  phase: string;
  isHeld: boolean;
  waitsFor: WaitedEvent | null;
  reason: string | null;
}

export function phaseTag({ phase, isHeld, reason }: RunState): {
  label: string;
  tone: "neutral" | "success" | "warning" | "destructive";
} {
  if (phase === "fallido") return { label: "No ha podido seguir", tone: "destructive" };
  if (phase === "frenado") return { label: "Frenado", tone: "warning" };
  if (phase === "terminado")
    return reason === null ? { label: "Completo", tone: "success" } : { label: "Terminado antes", tone: "neutral" };
  if (isHeld) return { label: "Retenido", tone: "warning" };
  if (phase === "reintenta") return { label: "Lo intenta otra vez", tone: "warning" };
  return phase === "espera" ? { label: "Esperando", tone: "neutral" } : { label: "En marcha", tone: "neutral" };
}

export const waitingWords = ({ waitsFor }: Pick<RunState, "waitsFor">): string =>
  waitsFor === null ? "Espera hasta el" : `Espera a que ${WAITED_NAMES[waitsFor]}, como mucho hasta el`;
