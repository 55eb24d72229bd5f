import { formatDate } from "#domain/shared/format/format.ts";
import { type FollowUpPlan, openSteps } from "./result.ts";
import { PLAN_NAMES, whenInWords } from "./words.ts";

/** The next task, in one sentence. */
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
        : open.length === 2
          ? "Después queda uno. Si responde, se cancela."
          : `Después quedan ${open.length - 1}. Si responde, se cancelan.`;
  }
}

/** Steps merged into a later one, as one remark; empty where there are none. */
export function explainMerged({ steps }: FollowUpPlan): string {
  const merged = steps.filter(({ state }) => state === "junto").length;
  if (merged === 0) return "";
  return merged === 1
    ? "Un paso se junta con el siguiente: nadie recibe dos mensajes seguidos."
    : `${merged} pasos se juntan con el siguiente: nadie recibe dos mensajes seguidos.`;
}

/** When the next step is due, with a capital; without one, where it stands. */
export function explainNext(plan: FollowUpPlan): string {
  const [next] = openSteps(plan);
  if (!next) return PLAN_NAMES[plan.state];
  const when = whenInWords(next.at, plan);
  return when.charAt(0).toUpperCase() + when.slice(1);
}
