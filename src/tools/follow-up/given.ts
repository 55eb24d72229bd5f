import { formatDate } from "#domain/shared/format/format.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { FollowUpPlan } from "./result.ts";
import type { FollowUpInput } from "./schema.ts";
import { CHANNEL_NAMES, STAGE_NAMES, whenInWords } from "./words.ts";

/** The input, line by line; omitted fields are left out. */
export function given(input: FollowUpInput, plan: FollowUpPlan): ResultLine[] {
  const { startsAt, repliedOn } = plan;
  return [
    ["Contacto", input.name],
    ["En qué punto está", STAGE_NAMES[input.stage]],
    ["Canal", CHANNEL_NAMES[input.channel]],
    ["Sobre qué", input.about],
    ["Empezó", whenInWords(startsAt, plan)],
    ["Hora de los siguientes", input.hour],
    ["Pasos hechos", String(input.done)],
    ["Respondió", repliedOn === null ? undefined : formatDate(repliedOn)],
  ];
}
