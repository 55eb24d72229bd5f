import type { OpeningTimes } from "../../crm/contacts/business-hours.ts";
import type { FlowFacts } from "./conditions.ts";
import { allHold } from "./conditions.ts";
import { type Action, countSteps, type FlowDocument } from "./flow-document.ts";
import { advance, beginRun, type RunInput, type StepOutcome } from "./flow-engine.ts";
import type { WaitedEvent } from "./flow-events.ts";

/** A run that is only imagined: the same engine, with nothing done. */

export interface ImaginedLine {
  stepId: string;
  outcome: StepOutcome;
  note: string | null;
  /** When the run would come to this step. */
  at: Date;
}

export type Imagined = { starts: false } | { starts: true; lines: ImaginedLine[] };

interface World {
  /** Facts as they are now: what will be known after a wait, nobody can say. */
  facts: FlowFacts;
  times: OpeningTimes;
  startsAt: Date;
  /** Events of the same contact or deal that came afterwards, in order. */
  later: readonly { event: WaitedEvent; at: Date }[];
  /** The act that would have been done, in words. */
  tell: (action: Action) => string;
}

/** Plays a flow on an event of the past. Waits pass at once; what came afterwards ends those that wait for it. */
export function imagineRun(document: FlowDocument, { facts, times, startsAt, later, tell }: World): Imagined {
  if (!allHold(document.trigger, facts)) return { starts: false };
  const lines: ImaginedLine[] = [];
  let state = beginRun(document);
  let now = startsAt;
  // Each step is taken once, a wait or an action by two inputs.
  for (let turns = 0; turns < 2 * countSteps(document.steps) + 2; turns++) {
    let input: RunInput;
    if (state.phase === "sigue") input = { kind: "paso", facts, times, now };
    else if (state.phase === "espera") {
      const { waitsFor, dueAt } = state;
      const since = now;
      const came = later.find(({ event, at }) => event === waitsFor && at > since && at <= dueAt!);
      now = came ? came.at : dueAt!;
      input = came ? { kind: "suceso", event: came.event, now } : { kind: "hora", now };
    } else break;
    let turn = advance(document, state, input);
    if (turn.effect) turn = advance(document, turn.state, { kind: "hecho", note: tell(turn.effect.action) });
    state = turn.state;
    if (turn.line) lines.push({ stepId: turn.line.stepId, outcome: turn.line.outcome, note: turn.line.note, at: now });
  }
  return { starts: true, lines };
}
