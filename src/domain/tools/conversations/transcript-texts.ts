import { formatDate, formatNumber } from "../../shared/format/format.ts";
import { firstSigns } from "../../shared/format/text-ends.ts";
import { clockOf, dayOf } from "../../shared/time/local-time.ts";
import { localOf } from "../../shared/time/zone-time.ts";
import type { Commitment, ConversationSummary, FactKind } from "./summary.ts";
import type { Message, Person, Thread, UnreadableThread } from "./thread.ts";
import { MOST_MESSAGES, MOST_PEOPLE } from "./thread-bounds.ts";

/** Names of a summary of a conversation and its parts in Spanish, on the page and on paper alike. */

const FACT_NAMES: Record<FactKind, string> = {
  budget: "Presupuesto",
  zone: "Zona",
  rooms: "Habitaciones",
  area: "Superficie",
  features: "Características",
  deadline: "Plazo",
  financing: "Financiación",
  savings: "Ahorros",
  decider: "Quién decide",
  motive: "Motivo",
  homeToSell: "Vivienda por vender",
  operation: "Operación",
  propertyType: "Tipo de inmueble",
  visit: "Visita",
  price: "Precio del que hablan",
  offer: "Oferta",
  phone: "Teléfono",
  email: "Correo",
};
export const factName = (kind: FactKind): string => FACT_NAMES[kind];

export const SOURCE_NAMES: Record<Thread["source"], string> = {
  whatsapp: "Chat de WhatsApp",
  mail: "Correos",
  transcript: "Transcripción",
  notes: "Notas",
};

const EVIDENCE: Record<NonNullable<Thread["order"]>["evidence"], string> = {
  "over-twelve": "lo demuestra una fecha con un día mayor que 12",
  sequence: "es el orden en el que las fechas avanzan",
  program: "el teléfono que la exportó escribe en inglés, con el mes delante",
  locale: "ninguna fecha lo aclara y en tu país se escribe así",
  iso: "las fechas llevan el año delante",
  chosen: "lo has elegido tú",
};

/** `Fechas leídas como día/mes: lo demuestra una fecha con un día mayor que 12.` */
export const orderWords = ({ dayFirst, evidence }: NonNullable<Thread["order"]>): string =>
  `Fechas leídas como ${dayFirst ? "día/mes" : "mes/día"}: ${EVIDENCE[evidence]}.`;

/** Why a text was not read, with its first bad line. */
export function problemWords({ problem, line, text }: UnreadableThread): string {
  switch (problem) {
    case "empty":
      return "Está vacío: no hay ningún mensaje";
    case "too-long":
      return "Tiene más de 5 MB de texto. Exporta menos meses o pártelo en dos";
    case "too-many-messages":
      return `Tiene más de ${formatNumber(MOST_MESSAGES)} mensajes. Exporta menos meses o pártelo en dos`;
    case "too-many-people":
      return `Escriben más de ${formatNumber(MOST_PEOPLE)} personas. Exporta menos meses o pártelo en dos`;
    case "no-text-in-archive":
      return "El ZIP no trae ningún chat en texto. Expórtalo otra vez desde WhatsApp";
    case "not-a-conversation":
      return line === null
        ? "No reconozco una conversación aquí"
        : `No reconozco una conversación: la línea ${line} no se entiende: «${firstSigns(text ?? "", 160)}»`;
  }
}

export const nameOf = (people: readonly Pick<Person, "name">[], place: number | null): string =>
  (place === null ? undefined : people[place]?.name) ?? "Sin nombre";

/** `28/3/2025, 21:29`, as the conversation's own clock showed it. */
export function momentWords(wallTime: string | null): string | null {
  if (wallTime === null) return null;
  const [year, month, day] = dayOf(wallTime).split("-").map(Number);
  return `${day}/${month}/${year}, ${clockOf(wallTime)}`;
}

/** `Ana, 28/3/2025, 21:29` */
export const whoAndWhen = (
  { author, wallTime }: Pick<Message, "author" | "wallTime">,
  people: readonly Pick<Person, "name">[],
): string => [author === null ? null : nameOf(people, author), momentWords(wallTime)].filter(Boolean).join(", ");

/** Whether it was due before today. */
export const isOverdue = (due: Commitment["due"], zone: string, today: string): boolean =>
  due !== null && ("day" in due ? due.day : dayOf(localOf(new Date(due.at), zone))) < today;

/** When a commitment is due, in the zone of the conversation: `29 de noviembre de 2026, 18:00`, `Venció el 20 de noviembre de 2026`. */
export function dueWords({ due, kind }: Pick<Commitment, "due" | "kind">, zone: string, today: string): string {
  if (due === null) return "Sin fecha";
  const local = "day" in due ? null : localOf(new Date(due.at), zone);
  const day = formatDate(local === null ? (due as { day: string }).day : dayOf(local));
  const moment = local === null ? day : `${day}, ${clockOf(local)}`;
  if (!isOverdue(due, zone, today)) return moment;
  return kind === "appointment" ? `Ya pasó: ${moment}` : `Venció el ${moment}`;
}

/** `45 min`, `3 h 20 min`, `2 días` */
export function waitWords(minutes: number): string {
  if (minutes < 1) return "menos de 1 min";
  if (minutes < 60) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) {
    const rest = Math.round(minutes) % 60;
    return `${Math.floor(Math.round(minutes) / 60)} h${rest > 0 ? ` ${rest} min` : ""}`;
  }
  return `${Math.round(minutes / (24 * 60))} días`;
}

interface Summed {
  title: string;
  people: readonly Person[];
  zone: string;
  /** Day on which it is read, in that zone. */
  today: string;
  summary: ConversationSummary;
}

/** `Se muestran los 200 más recientes de 17.585.`; null where the list is whole. */
export function cutWords(
  { found, ...summary }: ConversationSummary,
  list: keyof NonNullable<ConversationSummary["found"]>,
): string | null {
  const count = found?.[list];
  if (count === undefined) return null;
  const [shown, of] = [formatNumber(summary[list].length), formatNumber(count)];
  if (list === "responses") return `Se muestran las ${shown} personas que más responden, de ${of}.`;
  const isFeminine = list === "unanswered" || list === "objections" || list === "moods";
  return `Se muestran ${isFeminine ? "las" : "los"} ${shown} más recientes de ${of}.`;
}

/** The lines as a note, for the timeline of a contact. */
export const noteWords = ({ title, summary }: Pick<Summed, "title" | "summary">): string =>
  [`Resumen de «${title}»`, ...summary.lines.map(({ text }) => `• ${text}`)].join("\n");

/** The whole summary as plain text, to paste elsewhere. */
export function summaryText(summed: Summed, messageOf: (index: number) => Message | undefined): string {
  const { title, people, zone, today, summary } = summed;
  const section = (heading: string, lines: readonly string[], cut?: string | null) =>
    lines.length === 0 ? [] : ["", heading, ...lines.map((line) => `• ${line}`), ...(cut ? [cut] : [])];
  const said = (index: number, part: (text: string) => string) => {
    const message = messageOf(index);
    return message === undefined ? "" : `${oneLine(part(message.text))} (${whoAndWhen(message, people)})`;
  };
  return [
    title,
    ...section(
      "En pocas líneas",
      summary.lines.map(({ text }) => text),
    ),
    ...section(
      "Lo que se sabe",
      summary.facts.map(({ kind, shown }) => `${factName(kind)}: ${shown}`),
      cutWords(summary, "facts"),
    ),
    ...section(
      "Compromisos",
      summary.commitments.map((one) => `${nameOf(people, one.by)}: ${one.what} (${dueWords(one, zone, today)})`),
      cutWords(summary, "commitments"),
    ),
    ...section(
      "Preguntas sin responder",
      summary.unanswered.map(({ message }) => said(message, questionsIn)),
      cutWords(summary, "unanswered"),
    ),
    ...section(
      "Objeciones",
      summary.objections.map(({ topic }) => topic),
      cutWords(summary, "objections"),
    ),
  ].join("\n");
}

/** The share that the engine misses, as `npm run bench` measured it on conversations that it did not know. */
export const LIMITS_TOLD =
  "No lo encuentra todo: medido en 50 conversaciones que no conocía, se le escapa o le sobra más de uno de cada cuatro datos, y acierta cinco de cada seis fechas.";

/** The questions of a message; the whole of it where no sentence of it is one. A long mail is not read for one question. */
export function questionsIn(text: string): string {
  const sentences = text.slice(0, LONGEST_READ).match(/[^.!?…\n]+[.!?…]*/g) ?? [];
  const asked = sentences
    .filter((sentence) => sentence.includes("?"))
    .map((one) => one.replace(/^[^¿]*(?=¿)/, "").trim());
  return asked.length > 0 ? asked.join(" ") : text;
}
const LONGEST_READ = 20_000;

const LONGEST_QUOTE = 240;

/** A message in one line, shortened. */
export function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > LONGEST_QUOTE ? `${firstSigns(flat, LONGEST_QUOTE - 1).trimEnd()}…` : flat;
}
