import type { FactsFor } from "#domain/facts.ts";
import { cadenceOf } from "#domain/follow-up/cadence.ts";
import { dayOfPast } from "#domain/schema/past-day.ts";
import { messageFor } from "./messages.ts";
import type { FollowUpPlan } from "./result.ts";
import type { FollowUpInput } from "./schema.ts";

/** When to call or write next, and what to say; an answer ends it. */
export function planFollowUp(input: FollowUpInput, { today }: FactsFor<{ today: true }>): FollowUpPlan {
  const { startedAt, hour, done, saidNo, stage, channel } = input;
  const startedOn = dayOfPast(input.startedOn, today);
  const repliedOn = input.repliedOn === undefined ? undefined : dayOfPast(input.repliedOn, today);
  const isOver = repliedOn !== undefined || saidNo === true;
  const steps = cadenceOf({ startsAt: `${startedOn}T${startedAt}`, hour, done, isOver, today }).map((step) => ({
    ...step,
    ...messageFor(step.offset, input),
  }));
  const isDone = steps.every(({ state }) => state === "hecho");
  return {
    date: today,
    state: saidNo ? "no_insistir" : repliedOn !== undefined ? "respondido" : isDone ? "terminado" : "activo",
    startsAt: `${startedOn}T${startedAt}`,
    repliedOn: repliedOn ?? null,
    stage,
    channel,
    steps,
  };
}
