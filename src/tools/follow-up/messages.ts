import { greetingOf } from "#domain/shared/wording/greeting.ts";
import type { CadenceDay } from "#domain/tools/follow-up/cadence.ts";
import type { Channel, FollowUpInput, Stage } from "./schema.ts";

/** Words of each step, by stage and channel. Nothing is promised and nothing is urged. */

const TOPICS: Record<Stage, string> = {
  nuevo: "la vivienda por la que preguntaste",
  contactado: "lo que hablamos",
  cualificado: "tu búsqueda",
  visita: "la vivienda que visitaste",
  oferta: "tu oferta",
};

const FIRST: Record<Stage, string> = {
  nuevo: "Gracias por escribir. ¿Hablamos cinco minutos y me cuentas qué buscas?",
  contactado: "Quedó alguna cosa pendiente. ¿La vemos en cinco minutos?",
  cualificado: "Tengo apuntado lo que buscas y he mirado lo que hay. ¿Te lo cuento?",
  visita: "¿Qué te pareció? Lo que no te convenció también me ayuda a buscar mejor.",
  oferta: "Te cuento cómo está y qué viene ahora. ¿Te viene bien hoy?",
};

const HELP: Record<Stage, string> = {
  nuevo: "Si me dices zona, precio y para cuándo, te mando solo lo que encaja.",
  contactado: "Si tienes una duda concreta, dímela por aquí y te la resuelvo.",
  cualificado: "Si ha cambiado algo de lo que buscas, dímelo y lo ajusto.",
  visita: "Si quieres otra visita o comparar con otra vivienda, lo preparo.",
  oferta: "Si te queda una duda sobre el precio o los plazos, la repasamos.",
};

/** @returns the text without greeting and signature, and the subject of a mail */
export function messageFor(
  offset: CadenceDay,
  { stage, channel, about }: Pick<FollowUpInput, "stage" | "channel" | "about">,
): { subject: string; body: string } {
  const topic = about ?? TOPICS[stage];
  return { subject: subjectOf(offset, topic), body: bodyOf(offset, stage, channel, topic) };
}

function subjectOf(offset: CadenceDay, topic: string): string {
  return offset === 30 ? `Cierro por ahora: ${topic}` : `Sobre ${topic}`;
}

function bodyOf(offset: CadenceDay, stage: Stage, channel: Channel, topic: string): string {
  const [contact, contacted] = channel === "llamada" ? ["Te llamo", "Te llamé"] : ["Te escribo", "Te escribí"];
  switch (offset) {
    case 0:
      return `${contact} por ${topic}. ${FIRST[stage]}`;
    case 1:
      return `${contacted} por ${topic} y no pudimos hablar. ¿A qué hora te viene bien?`;
    case 3:
      return `Sigo con ${topic}. ${HELP[stage]}`;
    case 7:
      return `¿Sigues pensando en ${topic}? Con un sí o un no me organizo, y si ha cambiado algo lo ajusto.`;
    case 14:
      return `Por si se te pasó: ${contacted.toLowerCase()} por ${topic}. ¿Lo dejamos para más adelante o seguimos?`;
    case 30:
      return `No quiero molestarte: es la última vez que ${contact.toLowerCase()} por ${topic}. Si más adelante te viene bien, dímelo y seguimos donde lo dejamos.`;
  }
}

/** As it is sent: with a greeting by first name, and the signer's name. */
export function wholeMessage(
  body: string,
  { name, agent }: { name?: string | undefined; agent?: string | undefined },
): string {
  return `${greetingOf(name)} ${agent ? `Soy ${agent}. ` : ""}${body}`;
}
