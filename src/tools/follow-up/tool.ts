import { defineTool, signedName } from "../define-tool.ts";
import { FOLLOW_UP_CHECKS } from "./checks.ts";
import { describe, describeDocument } from "./describe.ts";
import { planFollowUp } from "./engine.ts";
import { given } from "./given.ts";
import { appointmentsOf, nextOf } from "./next.ts";
import { followUpInput, STAGES } from "./schema.ts";
import { wordingOf } from "./wording-texts.ts";

export const followUp = defineTool({
  id: "follow-up",
  path: "/asistente-seguimiento",
  module: "gestion",
  version: 3,
  holdsPersonalData: true,
  credits: 1,
  title: "Asistente de seguimiento",
  does: "hacer seguimiento",
  summary: "Cuándo llamar a quien no responde, y qué decirle cada vez.",
  icon: "Users",
  words:
    "llamar recordatorio tareas agenda pendiente clientes whatsapp seguimiento recordatorios CRM a qué hoy nadie olvidado",
  startsFrom: ["papeles"],
  askedAs: `
    a quién tengo que llamar hoy
    que no se me olvide ningún cliente
    recordar llamadas pendientes
    retomar clientes dormidos
    seguimiento de interesados
    qué hago con los contactos fríos
    plan de llamadas del día
    mensajes para volver a contactar`,
  capture: [
    { goal: "propietarios", place: 50, purpose: "Que nadie se quede sin respuesta.", count: "contactsWithoutTask" },
    { goal: "encargo", place: 60, purpose: "Vuelve a llamar cuando toca." },
    { goal: "seguimiento", place: 50, purpose: "Sigue el ritmo sin insistir.", count: "contactsWithoutTask" },
  ],
  checks: FOLLOW_UP_CHECKS,
  verbs: { run: "Preparar el seguimiento", running: "Preparando…", keep: "Guardar este seguimiento" },
  input: followUpInput,
  example: {
    name: "Marta Ruiz",
    stage: "nuevo",
    channel: "whatsapp",
    about: "el piso de la calle Sueca",
    agent: "Nuria, de Ferrer Hogar",
    startedOn: "hace 1 día",
    startedAt: "21:00",
  },
  defaults: { stage: "nuevo", channel: "whatsapp", startedAt: "09:00", hour: "10:00", done: 0 },
  needs: ({ phone }) => ({
    today: true as const,
    optedOut: { phones: phone === undefined ? [] : [phone] },
  }),
  run: planFollowUp,
  titleOf: ({ name }) => `Seguimiento ${name ? `de ${name}` : "de un contacto"}`,
  describe,
  describeDocument,
  given,
  wordingOf,
  sourcesOf: (result) => [
    {
      label: "Ritmo y horario",
      title: "Criterio de Umbral, sin estudio detrás",
      date: result.date,
      tag: "orientativo",
    },
  ],
  shownInput: () => ({}),
  sharedPage: {
    reader: "tu equipo",
    shows:
      "Muestra los pasos con sus mensajes y en qué punto está cada uno. No se la mandes a la persona a la que sigues.",
  },
  fillFromSigner: (signer) => ({ agent: signedName(signer) }),
  fillFromContact: ({ fullName, phone, email, stage, lastHeardAt, lastReachedAt }) => {
    // The last message decides: ours without an answer is a step that is done.
    const isAnswered = lastReachedAt !== null && (lastHeardAt === null || lastReachedAt > lastHeardAt);
    const since = isAnswered ? lastReachedAt : lastHeardAt;
    const known = STAGES.find((one) => one === stage);
    return {
      name: fullName,
      ...(phone && { phone }),
      ...(email && { email }),
      ...(!phone && email && { channel: "correo" }),
      ...(known && { stage: known }),
      ...(since && { startedOn: since.slice(0, 10), done: isAnswered ? 1 : 0 }),
    };
  },
  nextOf,
  appointmentsOf,
});
