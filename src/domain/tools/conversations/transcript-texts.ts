import { formatDate } from "../../shared/format/format.ts";
import { clockOf, dayOf } from "../../shared/time/local-time.ts";
import { localOf } from "../../shared/time/zone-time.ts";
import type { Commitment, ConversationSummary, FactKind } from "./summary.ts";
import type { Message, Person, Thread, UnreadableThread } from "./thread.ts";

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
    case "no-text-in-archive":
      return "El ZIP no trae ningún chat en texto. Expórtalo otra vez desde WhatsApp";
    case "not-a-conversation":
      return line === null
        ? "No reconozco una conversación aquí"
        : `No reconozco una conversación: la línea ${line} no se entiende: «${(text ?? "").slice(0, 160)}»`;
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

/** When a commitment is due, in the zone of the conversation. */
export function dueWords(due: Commitment["due"], zone: string): string {
  if (due === null) return "Sin fecha";
  if ("day" in due) return formatDate(due.day);
  const local = localOf(new Date(due.at), zone);
  return `${formatDate(dayOf(local))}, ${clockOf(local)}`;
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
  summary: ConversationSummary;
}

/** The lines as a note, for the timeline of a contact. */
export const noteWords = ({ title, summary }: Pick<Summed, "title" | "summary">): string =>
  [`Resumen de «${title}»`, ...summary.lines.map(({ text }) => `• ${text}`)].join("\n");

/** The whole summary as plain text, to paste elsewhere. */
export function summaryText(summed: Summed, messageOf: (index: number) => Message | undefined): string {
  const { title, people, zone, summary } = summed;
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ["", heading, ...lines.map((line) => `• ${line}`)];
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
    ),
    ...section(
      "Compromisos",
      summary.commitments.map(({ by, what, due }) => `${nameOf(people, by)}: ${what} (${dueWords(due, zone)})`),
    ),
    ...section(
      "Preguntas sin responder",
      summary.unanswered.map(({ message }) => said(message, questionsIn)),
    ),
    ...section(
      "Objeciones",
      summary.objections.map(({ topic }) => topic),
    ),
  ].join("\n");
}

/** What the engine misses, as `npm run bench` measured it on conversations that it did not know. */
export const LIMITS_TOLD =
  "No lo encuentra todo: medido en 37 conversaciones que no conocía, se le escapa o le sobra más o menos uno de cada tres datos, y acierta nueve de cada diez fechas.";

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
  return flat.length > LONGEST_QUOTE ? `${flat.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : flat;
}
