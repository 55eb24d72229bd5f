import { formatDate } from "#domain/shared/format/format.ts";
import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import type { NextStep, ProposedAppointment } from "../define-tool.ts";
import { wholeMessage } from "./messages.ts";
import { type FollowUpPlan, openSteps } from "./result.ts";
import type { FollowUpInput } from "./schema.ts";
import { CHANNEL_NAMES, offsetInWords, PLAN_NAMES, STAGE_NAMES, STATE_NAMES, whenInWords } from "./words.ts";

/** What is to be done, in one sentence. */
export function explainPlan(plan: FollowUpPlan): string {
  const open = openSteps(plan);
  const [next] = open;
  switch (plan.state) {
    case "respondido":
      return `Respondió el ${formatDate(plan.repliedOn ?? plan.date)}: el resto de pasos queda cancelado. Sigue tú la conversación.`;
    case "no_llamar":
      return "Su número está en tu registro: no se le llama ni se le escribe por WhatsApp. Si tienes su correo, cambia el canal.";
    case "no_insistir":
      return "Ha dicho que no: no queda ningún paso. Guarda la ficha y no le escribas más.";
    case "terminado":
      return "Los seis pasos están hechos. Si no ha respondido, déjalo estar hasta que vuelva.";
    case "activo":
      if (!next) return "No queda ningún paso.";
      return open.length === 1
        ? "Es el último paso. Si no responde, déjalo estar."
        : `Después quedan ${open.length - 1}. Si responde, se cancelan.`;
  }
}

/** What went into a later step, as one remark; empty where nothing did. */
export function explainMerged({ steps }: FollowUpPlan): string {
  const merged = steps.filter(({ state }) => state === "junto").length;
  if (merged === 0) return "";
  return merged === 1
    ? "Un paso se junta con el siguiente: nadie recibe dos mensajes seguidos."
    : `${merged} pasos se juntan con el siguiente: nadie recibe dos mensajes seguidos.`;
}

export function textOf(plan: FollowUpPlan, input: FollowUpInput): string {
  const steps = openSteps(plan).map((step) =>
    [`${whenInWords(step.at)} (${offsetInWords(step.offset).toLowerCase()})`, wholeMessage(step.body, input)].join(
      "\n",
    ),
  );
  return [
    [
      `SEGUIMIENTO${input.name ? ` DE ${input.name.toUpperCase()}` : ""}`,
      `${PLAN_NAMES[plan.state]}. ${explainPlan(plan)}`,
    ].join("\n"),
    ...steps,
    `De lunes a viernes, de 9 a 20. Calculado el ${formatDate(plan.date)}.`,
  ].join("\n\n");
}

/** For WhatsApp: the message of the next step, ready to send; without one, where it stands. */
export function messageOf(plan: FollowUpPlan, input: FollowUpInput): string {
  const [next] = openSteps(plan);
  return next ? wholeMessage(next.body, input) : `${PLAN_NAMES[plan.state]}. ${explainPlan(plan)}`;
}

export function tablesOf(plan: FollowUpPlan, input: FollowUpInput): ResultTable[] {
  return [
    {
      name: "Seguimiento",
      columns: ["Paso", "Fecha", "Hora", "Estado", "Canal", "Asunto", "Mensaje"],
      rows: plan.steps.map(({ offset, at, state, subject, body }) => [
        offsetInWords(offset),
        at.slice(0, 10),
        at.slice(11, 16),
        STATE_NAMES[state],
        CHANNEL_NAMES[plan.channel],
        subject,
        wholeMessage(body, input),
      ]),
    },
  ];
}

export function rowsOf(plan: FollowUpPlan, input: FollowUpInput): ResultRow[] {
  const lines: [ResultRow["group"], string, string | undefined][] = [
    ["datos", "Contacto", input.name],
    ["datos", "En qué punto está", STAGE_NAMES[input.stage]],
    ["datos", "Canal", CHANNEL_NAMES[input.channel]],
    ["datos", "Sobre qué", input.about],
    ["datos", "Empezó", whenInWords(plan.startsAt)],
    ["datos", "Hora de los siguientes", input.hour],
    ["datos", "Pasos hechos", String(input.done)],
    ["datos", "Respondió", plan.repliedOn === null ? undefined : formatDate(plan.repliedOn)],
    ["resultado", "Estado", PLAN_NAMES[plan.state]],
    ...plan.steps.map(({ offset, at, state }): [ResultRow["group"], string, string] => [
      "resultado",
      offsetInWords(offset),
      state === "ahora" || state === "pendiente" ? whenInWords(at) : STATE_NAMES[state],
    ]),
  ];
  return lines.flatMap(([group, label, value]) => (value === undefined ? [] : [{ group, label, value }]));
}

const STEP_MINUTES = 10;

/** Each step that is still to be taken, with what to say in its notes. */
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

/** Who has answered, or was never asked, is qualified. */
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
