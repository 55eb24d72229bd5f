import { formatDate } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import { DAY_NAMES } from "../../shared/time/calendar-names.ts";
import { weekdayOf } from "../../shared/time/local-time.ts";
import { type Address, addressOf, givenName } from "./address.ts";
import type { Appointment } from "./appointments.ts";
import type { Clause } from "./clauses.ts";
import type { OpenQuestion } from "./questions.ts";
import type { Commitment } from "./summary.ts";
import type { ThreadParts } from "./thread-parts.ts";
import { wallTimeOf } from "./wall-times.ts";

/**
 * Draft of the agent's next message: what is open, from what was said alone. The client's questions are quoted, the agent never is; what only
 * the agent knows is left blank.
 */

const PRONOUNS: Readonly<Record<Address, string>> = { tu: "te", usted: "le", vosotros: "os", ustedes: "les" };
const ASKED: Readonly<Record<Address, string>> = { tu: "preguntabas", usted: "preguntaba", vosotros: "preguntabais", ustedes: "preguntaban" }; // biome-ignore format: one table
const BLANK = "[tu respuesta]";

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

/** The words that lead to a question and are no part of it. */
const SCRAPS =
  /^(?:(?:ok|okay|vale|perfecto|genial|genio|gracias|muchas gracias|entiendo|bueno|bien|hola|buenas|buenos días|buenas tardes|buenas noches|disculpa|disculpe|perdona|perdone|oye|por cierto|ah|ahh|eh|uf|y|pero|pues|entonces|una duda|una pregunta|una cosa|otra cosa|otra pregunta|y una cosa|una última cosa|nada|sí|dale|listo|claro|ya|solo una cosa|y otra cosa)(?:[\s,.:;!]{1,3}|$)){1,6}/i;
const LONGEST_QUESTION = 140;

/** A question as it is taken up again, whole and with its marks; null where nobody could read it alone. */
export function quotedQuestion(text: string): string | null {
  const flat = text.replace(/\s{1,20}/g, " ").trim();
  const opened = flat.slice(flat.lastIndexOf("¿") + 1).replace(/[?!\s…]{1,8}$/, "");
  // «Está muy bien. tiene balcón»: the last of the sentences that no capital parts.
  const last = opened.slice(Math.max(opened.lastIndexOf(". "), opened.lastIndexOf("! "), opened.lastIndexOf("; ")) + 1);
  const bare = last.trim().replace(SCRAPS, "").trim();
  if (bare.length < 6 || bare.length > LONGEST_QUESTION || !/\s/.test(bare)) return null;
  return `«¿${bare.charAt(0).toLocaleUpperCase("es")}${bare.slice(1)}?»`;
}

/** Questions about a home that its data may answer: everything else is for the agent to say. */
const OF_THE_HOME =
  / (tiene|tienen|hay|admite|admiten|acepta|aceptan|permite|permiten|mide|miden|incluye|incluyen|incluid[oa]s?|cuantos (metros|banos|dormitorios|cuartos)|cuantas (habitaciones|recamaras|plazas)|que planta|que piso|orientacion|ascensor|elevador|trastero|garaje|cochera|parking|parqueadero|estacionamiento|balcon|terraza|calefaccion|gas|luz|agua|mascotas|perros|gatos|amueblad[oa]|amoblad[oa]|comunidad|administracion|expensas|ibi|predial|derramas?|certificado|cedula|empadronar[a-z]{0,3}|cargas|metros|m2|reformad[oa]|antiguedad|sigue (disponible|libre|en venta)|esta (disponible|libre|alquilad[oa]|vendid[oa]|reservad[oa])) /;
const OF_THE_AGENT =
  / (cobra|cobran|cobras|cobrais|comision|honorarios|ustedes|vosotros|precio|cuanto (cuesta|vale|es|piden|sale|pide)|negociable|rebaj[a-z]{1,4}|bajar|bajan|oferta|ver|verlo|verla|visita|visitar|visitarlo|cuando|que dia|que hora|a que hora|quedamos|vemos|puedes|puede|podeis|pueden|podrias|podria|me (mandas|envias|pasas|dices)|tienes|teneis|crees|cree|recomienda[s]?|opina[s]?|piensa[s]?|exclusiva|contrato|novedad|novedades|seguimos|en pie) /;

const isOfTheHome = ({ line }: Clause): boolean => OF_THE_HOME.test(line) && !OF_THE_AGENT.test(line);

const MOST_QUESTIONS = 4;

/** The draft; null where the last word needs no answer, where nothing could be sent, or where nobody is known as the agent. */
export function replyOf(
  parts: ThreadParts,
  open: readonly OpenQuestion[],
  tasks: readonly Commitment[],
  appointments: readonly Appointment[],
  country: string,
  today: string,
): string | null {
  if (!parts.sides.includes("agent")) return null;
  const { zone } = parts.thread;
  const last = parts.thread.messages.findLast(({ author, isNotice, isDeleted }) => author !== null && !isNotice && !isDeleted); // biome-ignore format: one condition
  const isClientLast = last?.author != null && parts.sides[last.author] === "client";
  const coming = appointments.filter(({ due }) => due !== null && dueDay(due, zone) >= today).at(-1);
  const address = addressOf(parts, country);
  const questions = open
    .flatMap(({ clauses }) => clauses)
    .filter(({ side, line }) => side === "client" && !(coming && OF_TIME.test(line)))
    .slice(0, MOST_QUESTIONS);
  const lines = [...answersTo(questions, address), ...owedLines(parts, tasks, { address, today, isClientLast, hasQuestions: questions.length > 0 })]; // biome-ignore format: one list
  if (coming && (isClientLast || lines.length > 0))
    lines.push(`${coming.isVisit ? "La visita" : "La cita"} es ${dueWords(coming.due, zone)}.`);
  if (lines.length === 0) return null;
  const clients = parts.thread.people.flatMap(({ name }, at) => (parts.sides[at] === "client" ? [name] : []));
  const name = clients.length === 1 ? givenName(clients[0]!) : null;
  return [name ? `Hola, ${name}:` : "Hola:", ...lines].join("\n");
}

const OF_TIME = / (a que hora|que hora|que dia|cuando (quedamos|nos vemos|es la visita|es la cita)|en pie) /;

function answersTo(questions: readonly Clause[], address: Address): string[] {
  const quoted = questions.flatMap((clause) => {
    const quote = quotedQuestion(clause.text);
    return quote === null ? [] : [{ quote, isHome: isOfTheHome(clause) }];
  });
  const known = quoted.filter(({ isHome }) => isHome).map(({ quote }) => quote);
  const pronoun = address === "usted" || address === "ustedes" ? "se" : PRONOUNS[address];
  return [
    ...(known.length > 0 ? [`Me ${ASKED[address]} ${listed(known)}: lo compruebo y ${pronoun} lo digo.`] : []),
    ...quoted.filter(({ isHome }) => !isHome).map(({ quote }) => `Sobre ${quote}: ${BLANK}.`),
  ];
}

/** Things that are handed over, each with the words behind it that are of it. */
const GIVEN =
  /(?:^| )(mando|envio|envío|paso|preparo|busco|comparto|mandar|enviar|pasar|preparar|buscar|compartir|mandaré|enviaré|pasaré|prepararé) ((?:el|la|los|las|un|una|unos|unas) (?:nota simple|nota|fichas?|fotos|planos?|contrato|valoración|valoracion|informe|documentación|documentacion|certificado|opciones|selección|seleccion|presupuesto|propuesta|borrador|enlace|vídeo|video|recibos?|escrituras?|cotización|cotizacion|lista|ubicación|ubicacion)(?: de (?:la |el |los |las )?\p{L}{3,14}| simple| energético| definitiv[oa])?)(?=$|[\s,.;])/iu;
const INFINITIVES: Readonly<Record<string, string>> = { m: "mandar", e: "enviar", b: "buscar", c: "compartir" };
const infinitiveOf = (verb: string): string =>
  /^pre/i.test(verb) ? "preparar" : /^p/i.test(verb) ? "pasar" : INFINITIVES[verb.charAt(0).toLowerCase()]!;

/** Tasks that the agent owes and that can be named without a quotation: those that are due, and beside an answer those to come. */
function owedLines(
  { sides, thread: { zone } }: ThreadParts,
  tasks: readonly Commitment[],
  {
    address,
    today,
    isClientLast,
    hasQuestions,
  }: { address: Address; today: string; isClientLast: boolean; hasQuestions: boolean },
): string[] {
  return tasks
    .filter(({ by, kind }) => kind === "task" && sides[by] === "agent")
    .flatMap(({ what, due }) => {
      const found = GIVEN.exec(what);
      if (!found) return [];
      const act = `${infinitiveOf(found[1]!)}${PRONOUNS[address]} ${found[2]!.charAt(0).toLowerCase()}${found[2]!.slice(1)}`;
      if (due !== null && dueDay(due, zone) <= today)
        return isClientLast || hasQuestions ? [`Quedé en ${act}: ${BLANK}.`] : [];
      return hasQuestions ? [`Queda pendiente ${act}${due ? `, para ${dueWords(due, zone)}` : ""}.`] : [];
    })
    .slice(0, 2);
}

const dueDay = (due: NonNullable<Commitment["due"]>, zone: string): string =>
  "day" in due ? due.day : wallTimeOf(due.at, zone).slice(0, 10);
