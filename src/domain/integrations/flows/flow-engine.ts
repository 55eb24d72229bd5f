import type { OpeningTimes } from "../../crm/contacts/business-hours.ts";
import { HOUR_MS, MINUTE_MS } from "../../shared/time/durations.ts";
import { allHold, type FlowFacts } from "./conditions.ts";
import { type Action, everyStep, type FlowDocument, type Step } from "./flow-document.ts";
import type { WaitedEvent } from "./flow-events.ts";
import { waitUntil } from "./wait-until.ts";

/**
 * The engine of a run: from a published version, where the run stands and what has come, to where it stands next, what is to be done
 * and the line of its log. It knows no clock and does nothing itself. The server does what it asks, in the transaction that keeps the
 * new state, and says how it went; the same input for the same state always has the same answer.
 */

export interface RunState {
  /**
   * `sigue`: at a step, at once. `actua`: its action is being done, within one transaction. `espera`: until a time, or an event.
   * `reintenta`: its action failed and is due again.
   */
  phase: "sigue" | "actua" | "espera" | "reintenta" | "terminado" | "fallido";
  /** The step that is next, or at which it waits; null at the end. */
  stepId: string | null;
  /** When it is due again. */
  dueAt: Date | null;
  /** Comes before that time. */
  waitsFor: WaitedEvent | null;
  /** Failed tries of the action. */
  tries: number;
  /** Why it ended, in words; null while it lives, and where it came to its end. */
  reason: string | null;
}

/** Something that has come. Each belongs to one phase; in another it changes nothing. */
export type RunInput =
  | { kind: "paso"; facts: FlowFacts; times: OpeningTimes; now: Date }
  | { kind: "hora"; now: Date }
  | { kind: "suceso"; event: WaitedEvent; now: Date }
  | { kind: "hecho"; note: string }
  | { kind: "omitido"; note: string }
  /** @property isFinal another try would not help */
  | { kind: "fallo"; note: string; isFinal: boolean; now: Date };

/** Outcomes of a step, as its line says them. */
export const STEP_OUTCOMES = ["si", "no", "espera", "llega", "vence", "hecho", "omitido", "fallo", "fin"] as const;
export type StepOutcome = (typeof STEP_OUTCOMES)[number];

export interface RunLine {
  stepId: string;
  outcome: StepOutcome;
  note: string | null;
  /** When a wait ends at the latest. */
  until?: Date;
}

export interface Turn {
  state: RunState;
  /** To be done now; its outcome is the next input. */
  effect: { stepId: string; action: Action } | null;
  line: RunLine | null;
}

/** Pauses between the tries of an action that fails. */
const BACK_OFF_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;
export const MOST_ACTION_TRIES = BACK_OFF_MS.length + 1;

/** Milliseconds until a run is looked at again after so many failed tries; undefined: it is given up. */
export const pauseAfterTries = (tries: number): number | undefined => BACK_OFF_MS[tries - 1];

const at = (stepId: string | null): RunState =>
  stepId === null
    ? { phase: "terminado", stepId: null, dueAt: null, waitsFor: null, tries: 0, reason: null }
    : { phase: "sigue", stepId, dueAt: null, waitsFor: null, tries: 0, reason: null };

const ended = (stepId: string | null, reason: string): RunState => ({ ...at(null), stepId, reason });

export const beginRun = (document: FlowDocument): RunState => at(document.steps[0]?.id ?? null);

/** A run that begins at one of the steps; undefined where the version has no such step. */
export const beginAt = (document: FlowDocument, stepId: string): RunState | undefined =>
  findStep(document, stepId) && at(stepId);

export function findStep({ steps }: FlowDocument, id: string): Step | undefined {
  for (const { step } of everyStep(steps)) if (step.id === id) return step;
  return undefined;
}

/** The step after another: the next of its list, else the one after the branch that holds it; null at the end. */
export function stepAfter(document: FlowDocument, id: string): string | null {
  const search = (steps: readonly Step[], after: string | null): string | null | undefined => {
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1]?.id ?? after;
      if (step.id === id) return next;
      if (step.kind !== "si") continue;
      for (const branch of [step.yes, step.no]) {
        const found = search(branch, next);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
  return search(document.steps, null) ?? null;
}

const still = (state: RunState): Turn => ({ state, effect: null, line: null });

export function advance(document: FlowDocument, state: RunState, input: RunInput): Turn {
  if (state.stepId === null || state.phase === "terminado" || state.phase === "fallido") return still(state);
  const step = findStep(document, state.stepId);
  if (!step) return still(ended(null, "El paso ya no existe"));
  switch (input.kind) {
    case "paso":
      return state.phase === "sigue" ? take(document, state, step, input) : still(state);
    case "hora":
      if (state.dueAt === null || input.now < state.dueAt) return still(state);
      if (state.phase === "reintenta") return still({ ...state, phase: "sigue", dueAt: null });
      if (state.phase !== "espera") return still(state);
      return goOn(document, step, "vence", null);
    case "suceso":
      if (state.phase !== "espera" || state.waitsFor !== input.event) return still(state);
      return goOn(document, step, "llega", null);
    case "hecho":
    case "omitido":
      return state.phase === "actua" ? goOn(document, step, input.kind, input.note) : still(state);
    case "fallo": {
      if (state.phase !== "actua") return still(state);
      const tries = state.tries + 1;
      const pause = pauseAfterTries(tries);
      const line = { stepId: step.id, outcome: "fallo" as const, note: input.note };
      if (input.isFinal || pause === undefined) {
        return { state: { ...ended(step.id, input.note), phase: "fallido", tries }, effect: null, line };
      }
      const dueAt = new Date(input.now.getTime() + pause);
      return { state: { ...state, phase: "reintenta", dueAt, tries }, effect: null, line: { ...line, until: dueAt } };
    }
    default:
      return input satisfies never;
  }
}

function take(document: FlowDocument, state: RunState, step: Step, input: Extract<RunInput, { kind: "paso" }>): Turn {
  const { facts, times, now } = input;
  if (facts.gone !== null) {
    return {
      state: ended(step.id, facts.gone),
      effect: null,
      line: { stepId: step.id, outcome: "fin", note: facts.gone },
    };
  }
  switch (step.kind) {
    case "fin":
      return { state: at(null), effect: null, line: { stepId: step.id, outcome: "fin", note: null } };
    case "filtro": {
      if (allHold(step, facts)) return goOn(document, step, "si", null);
      return {
        state: ended(step.id, "No cumple la condición"),
        effect: null,
        line: { stepId: step.id, outcome: "no", note: null },
      };
    }
    case "si": {
      const isMet = allHold(step, facts);
      const first = (isMet ? step.yes : step.no)[0]?.id ?? stepAfter(document, step.id);
      return { state: at(first), effect: null, line: { stepId: step.id, outcome: isMet ? "si" : "no", note: null } };
    }
    case "espera": {
      // An answer that came before the run got here is an answer: nobody waits for a second one.
      if (step.wait.for === "suceso" && step.wait.event === "contact.heard" && facts.contact?.hasAnswered) {
        return goOn(document, step, "llega", null);
      }
      const until = waitUntil(step.wait, now, times);
      const waitsFor = step.wait.for === "suceso" ? step.wait.event : null;
      return {
        state: { ...at(step.id), phase: "espera", dueAt: until, waitsFor },
        effect: null,
        line: { stepId: step.id, outcome: "espera", note: null, until },
      };
    }
    case "accion":
      return {
        state: { ...state, phase: "actua", dueAt: null },
        effect: { stepId: step.id, action: step.action },
        line: null,
      };
    default:
      return step satisfies never;
  }
}

function goOn(document: FlowDocument, step: Step, outcome: StepOutcome, note: string | null): Turn {
  return { state: at(stepAfter(document, step.id)), effect: null, line: { stepId: step.id, outcome, note } };
}
