import { dayOfPast } from "#domain/shared/schema/past-day.ts";
import { calendarOfPhone } from "#domain/shared/time/public-holidays.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { cadenceOf } from "#domain/tools/follow-up/cadence.ts";
import { messageFor } from "./messages.ts";
import type { FollowUpPlan } from "./result.ts";
import type { FollowUpInput } from "./schema.ts";

export type FollowUpNeeds = { today: true; optedOut: { phones: readonly string[] } };

/** The list of numbers that must not be rung is the server's: in the browser it is unknown and counts as empty. */
type Known = Pick<FactsFor<FollowUpNeeds>, "today"> & Partial<FactsFor<FollowUpNeeds>>;

/** Next call or message, and its words; an answer ends it. */
export function planFollowUp(input: FollowUpInput, { today, optedOut = [] }: Known): FollowUpPlan {
  const { startedAt, hour, done, saidNo, stage, channel } = input;
  const startedOn = dayOfPast(input.startedOn, today);
  const repliedOn = input.repliedOn === undefined ? undefined : dayOfPast(input.repliedOn, today);
  const isNoted = channel !== "correo" && input.phone !== undefined && optedOut.includes(input.phone);
  const isOver = repliedOn !== undefined || saidNo === true || isNoted;
  const holidays = calendarOfPhone(input.phone);
  const steps = cadenceOf({ startsAt: `${startedOn}T${startedAt}`, hour, done, isOver, today, holidays }).map(
    (step) => ({
      ...step,
      ...messageFor(step.offset, input),
    }),
  );
  const isDone = steps.every(({ state }) => state === "hecho");
  return {
    date: today,
    state: saidNo
      ? "no_insistir"
      : isNoted
        ? "no_llamar"
        : repliedOn !== undefined
          ? "respondido"
          : isDone
            ? "terminado"
            : "activo",
    startsAt: `${startedOn}T${startedAt}`,
    repliedOn: repliedOn ?? null,
    stage,
    channel,
    steps,
  };
}
