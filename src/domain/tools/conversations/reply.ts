import { formatDate } from "../../shared/format/format.ts";
import { firstSigns } from "../../shared/format/text-ends.ts";
import { DAY_NAMES } from "../../shared/time/calendar-names.ts";
import { weekdayOf } from "../../shared/time/local-time.ts";
import type { Appointment } from "./appointments.ts";
import type { Clause } from "./clauses.ts";
import type { Commitment } from "./summary.ts";
import type { ThreadParts } from "./thread-parts.ts";
import { wallTimeOf } from "./wall-times.ts";

/** Draft of the agent's next message: what is open, from what was said alone. */

type Address = "tu" | "usted" | "vosotros" | "ustedes";

/** How the conversation speaks to the client. Latin America has no «vosotros». */
function addressOf(parts: ThreadParts, country: string): Address {
  let [formal, familiar, plural] = [0, 0, 0];
  for (const { side, line } of parts.clauses) {
    if (/ (usted|ustedes|le|les|su|sus|disculpe|digame|tiene usted|podria usted) /.test(line))
      formal += side === "agent" ? 2 : 1;
    if (/ (te|tu|tus|ti|contigo|puedes|quieres|tienes|dime|vos|podes|queres|tenes) /.test(line))
      familiar += side === "agent" ? 2 : 1;
    if (side === "agent" && / (os|vosotros|vuestro|vuestra|quereis|teneis|podeis|ustedes) /.test(line)) plural += 2;
  }
  if (plural >= 2 && plural >= Math.max(formal, familiar) / 2) return country === "ES" ? "vosotros" : "ustedes";
  return formal > familiar ? "usted" : "tu";
}

const PRONOUNS: Readonly<Record<Address, string>> = { tu: "te", usted: "le", vosotros: "os", ustedes: "les" };

/** `lunes 31 de marzo de 2025` */
export const dayWords = (day: string): string => `${DAY_NAMES[weekdayOf(day)]} ${formatDate(day)}`;

/** When something is due, as it is read aloud; null where nothing was told. */
export function dueWords(due: Commitment["due"], zone: string): string | null {
  if (due === null) return null;
  if ("day" in due) return `el ${dayWords(due.day)}`;
  const wall = wallTimeOf(due.at, zone);
  const hour = wall.slice(11, 16);
  return `el ${dayWords(wall.slice(0, 10))} a ${/^0?1:/.test(hour) ? "la" : "las"} ${hour}`;
}

const firstName = (name: string): string | null => {
  const [first] = name.trim().split(/[\s,]/, 1);
  return first &&
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    !/^(Cliente|Clienta|Comprador|Compradora|Vendedor|Vendedora|Propietario|Propietaria|Inquilino|Inquilina|Lead)$/.test(
      first,
    )
    ? first
    : null;
};

const LONGEST_ASKED = 140;
/** A question as it is taken up again: without greeting, its signs at both ends. */
const asked = (text: string): string => {
  const start = text.indexOf("¿");
  const bare = (start >= 0 ? text.slice(start + 1) : text)
    .replace(/[?!\s]{1,8}$/, "")
    .replace(/^[\s,.]{1,4}/, "")
    .trim();
  if (bare.length <= LONGEST_ASKED) return bare;
  const blank = bare.lastIndexOf(" ", LONGEST_ASKED);
  return `${firstSigns(bare, blank > LONGEST_ASKED / 2 ? blank : LONGEST_ASKED)}…`;
};

const MOST_QUESTIONS = 4;

/** The draft; null where no question is open and nothing is owed to the client. */
export function replyOf(
  parts: ThreadParts,
  open: readonly { message: number; clause: Clause }[],
  tasks: readonly Commitment[],
  appointments: readonly Appointment[],
  country: string,
  today: string,
): string | null {
  const ofClient = open.filter(({ clause }) => clause.side === "client");
  const owed = tasks.filter(
    ({ by, due, kind }) =>
      kind === "task" && parts.sides[by] === "agent" && (due === null || dueDay(due, parts.thread.zone) >= today),
  );
  const coming = appointments.filter(({ due }) => due !== null && dueDay(due, parts.thread.zone) >= today);
  if (ofClient.length === 0 && owed.length === 0 && coming.length === 0) return null;
  const address = addressOf(parts, country);
  const pronoun = PRONOUNS[address];
  const clients = parts.thread.people.flatMap(({ name }, at) => (parts.sides[at] === "client" ? [name] : []));
  const name = clients.length === 1 ? firstName(clients[0]!) : null;
  const lines = [name ? `Hola, ${name}:` : "Hola:"];
  const appointment = coming.at(-1);
  const isOfTime = ({ clause }: { clause: Clause }) =>
    / (a que hora|que hora|que dia|cuando (quedamos|nos vemos|es la visita|es la cita)) /.test(clause.line);
  for (const question of ofClient.slice(0, MOST_QUESTIONS)) {
    if (appointment && isOfTime(question)) continue;
    lines.push(
      `Me preguntaba${address === "tu" ? "s" : address === "vosotros" ? "is" : address === "ustedes" ? "n" : ""} «${asked(question.clause.text)}»: lo compruebo y ${pronoun === "le" || pronoun === "les" ? "se" : pronoun} lo digo.`,
    );
  }
  if (appointment)
    lines.push(`${appointment.isVisit ? "La visita" : "La cita"} es ${dueWords(appointment.due, parts.thread.zone)}.`);
  for (const { what, due } of owed.slice(0, 2)) {
    const when = dueWords(due, parts.thread.zone);
    lines.push(`Tengo pendiente lo que ${pronoun} dije: «${what}»${when ? ` (para ${when})` : ""}.`);
  }
  return lines.join("\n");
}

const dueDay = (due: NonNullable<Commitment["due"]>, zone: string): string =>
  "day" in due ? due.day : wallTimeOf(due.at, zone).slice(0, 10);
