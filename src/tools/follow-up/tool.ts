import { defineTool } from "../define-tool.ts";
import { planFollowUp } from "./engine.ts";
import { followUpInput, STAGES } from "./schema.ts";
import { appointmentsOf, messageOf, nextOf, rowsOf, tablesOf, textOf } from "./text.ts";
import { wordingOf } from "./wording-texts.ts";

export const followUp = defineTool({
  id: "follow-up",
  path: "/asistente-seguimiento",
  module: "gestion",
  version: 1,
  holdsPersonalData: true,
  credits: 1,
  title: "Asistente de seguimiento",
  summary: "Cuándo llamar a quien no responde, y qué decirle cada vez.",
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
  textOf,
  messageOf,
  rowsOf,
  tablesOf,
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
  fillFromContact: ({ fullName, phone, email, stage, lastHeardAt, lastReachedAt }) => {
    // Who wrote last decides: our word without an answer is a step that is done.
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
