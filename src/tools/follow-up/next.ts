import type { NextStep, ProposedAppointment } from "../define-tool.ts";
import { wholeMessage } from "./messages.ts";
import { type FollowUpPlan, openSteps } from "./result.ts";
import type { FollowUpInput } from "./schema.ts";

const STEP_MINUTES = 10;

/** Each open step, with its words in the notes. */
export function appointmentsOf(plan: FollowUpPlan, input: FollowUpInput): ProposedAppointment[] {
  const verb = plan.channel === "llamada" ? "Llama" : "Escribe";
  return openSteps(plan).map(({ offset, at, body }) => ({
    id: `d${offset}`,
    kind: "tarea",
    title: `${verb} a ${input.name ?? "tu contacto"}`,
    startsAt: at,
    minutes: STEP_MINUTES,
    notes: wholeMessage(body, input),
  }));
}

/** A contact who has answered, or was never asked, is qualified. */
export function nextOf(plan: FollowUpPlan, input: FollowUpInput): NextStep[] {
  if (plan.state === "no_insistir" || plan.state === "no_llamar") return [];
  return [
    {
      path: "/cualificador-leads",
      label: plan.state === "respondido" ? "Cualifica lo que te ha dicho" : "Mira si merece la insistencia",
      reason: "Presupuesto, plazo y quién decide: qué nota sale y qué preguntar.",
      values: {
        ...(input.name && { name: input.name }),
        ...(plan.repliedOn && {
          events: [{ kind: input.channel === "llamada" ? "llamada" : "mensaje", date: plan.repliedOn }],
        }),
      },
    },
  ];
}
