import { plainOf } from "../../shared/spoken/tokens.ts";
import type { Appointment } from "./appointments.ts";
import type { Clause } from "./clauses.ts";
import { PROPOSES, WISHES_TO_MEET } from "./meeting-words.ts";
import { objectionsIn } from "./objection-words.ts";
import { ALIKE, RHETORICAL, RHETORICAL_WHOLE, STOP, TAG, TAGGED } from "./question-words.ts";
import { areApart, type ThreadParts } from "./thread-parts.ts";

/** Questions that nobody answered. */

/** Stems of what a clause speaks of. */
function topicsOf({ scan }: Clause): Set<string> {
  const topics = new Set<string>();
  for (const [at, { kind, word }] of scan.tokens.entries()) {
    // «Vale, ¿y lo de la calefacción?» asks no price.
    if (kind !== "word" || word.length < 4 || STOP.has(word) || (at === 0 && word === "vale")) continue;
    const meant = ALIKE[word] ?? word;
    topics.add(meant.length > 6 ? meant.slice(0, 6) : meant.replace(/e?s$/, ""));
  }
  return topics;
}

type Kind = "opinion" | "amount" | "time" | "place" | "who" | "which" | "choice";

function kindOf({ line }: Clause): Kind {
  if (/ (que|como) (te|le|os|les) parece si /.test(line)) return "choice";
  if (/ (que (te|le|os|les) (ha |han )?(parece|parecio|parecido)|(te|le|os|les) (ha |han )?(gusto|gustado|gustaron)|que tal (el|la|las|los|fue|la visita|os|te|le)|como (lo|la) (ves|ve|veis|ven)) /.test(line)) return "opinion"; // biome-ignore format: one condition
  if (/ (negociable|conversable|incluye|incluid[oa]|cerrado|fijo|definitivo) /.test(line) && !/ cuanto /.test(line))
    return "choice";
  if (
    / (cuanto (cuesta|vale|es|piden|pide|sale|seria|queda|pagan|pagaria|pago|cobra|cobran|cobrais|se paga|son|costaria|estan pidiendo)|que precio|precio|cuanta (entrada|fianza)|cuanto (de|hay que)|a cuanto|presupuesto) /.test(
      line,
    )
  )
    return "amount";
  if (
    / (cuando|que dia|otro dia|otra hora|otro momento|que hora|a que hora|para cuando|desde cuando|cuanto tiempo|cuanto (tarda|tardan|falta)) /.test(
      line,
    )
  )
    return "time";
  if (/ (donde|en que (zona|barrio|calle|colonia|parte)|que zona|que direccion|direccion|ubicacion) /.test(line))
    return "place";
  if (/ (quien|quienes) /.test(line)) return "who";
  if (/ (cuantos|cuantas|que|cual|cuales|como|por que) /.test(line.slice(0, 40))) return "which";
  return "choice";
}

const DEFERS =
  / (lo (miro|consulto|pregunto|reviso|veo|averiguo|confirmo|compruebo|checo)|(te|le|os|les|se) (lo |la |los |las )?(digo|aviso|confirmo|cuento|comento|respondo|contesto)( algo)?|(dejame|deja|dejeme) (que )?(lo )?(ver|mirar|consult[a-z]{1,6}|pregunt[a-z]{1,6}|revis[a-z]{1,6}|checar|averigu[a-z]{1,4})|no (lo )?se( ahora| seguro)?|tengo que (mirarlo|preguntar|preguntarlo|consultarlo|consultar|ver|verlo|revisar)|ahora (lo )?miro|voy a (preguntar|consultar|mirar|ver|averiguar|revisar|checar)|en cuanto lo sepa|(tendria|habria) que (mirarlo|preguntarlo|consultarlo|verlo|preguntar|mirar|ver|consultar|revisarlo|comprobarlo)|ni idea|no sabria decir[a-z]{0,3}|consulto y|pregunto y|lo pregunto|lo vere) /;

interface Open {
  clause: Clause;
  kind: Kind;
  topics: Set<string>;
}

const GREETING =
  /^ (hola|buenas|buenos dias|buenas tardes|buenas noches|gracias|muchas gracias|un saludo|saludos|buen dia)( (hola|buenas|buenos dias|buenas tardes|[a-z]{2,14}))?( [,.!])* $/;

function hasKind(clauses: readonly Clause[], kind: Kind): boolean {
  const said = clauses.filter(({ isQuestion }) => !isQuestion);
  if (kind === "amount")
    return said.some(
      ({ scan }) =>
        scan.quantities.some(({ isArticle }) => !isArticle) ||
        / (gratis|incluid[oa]s?|nada|negociable|un mes|medio mes|una mensualidad|por ciento|%) /.test(
          ` ${scan.tokens.map(({ word }) => word).join(" ")} `,
        ),
    );
  if (kind === "time")
    return said.some(
      ({ line, scan }) =>
        scan.quantities.some(({ isArticle }) => !isArticle) ||
        / (lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|semana|mes|ya|ahora|inmediat[oa]|cuando quieras|cuando quiera|ahorita|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|prisa|antes|verano) /.test(
          line,
        ),
    );
  if (kind === "opinion") return said.some(({ line }) => OPINIONS.test(line) || line.split(" ").length > 8);
  if (kind === "place")
    return said.some(
      ({ line, text }) =>
        / (en|calle|zona|barrio|cerca|colonia|avenida|esquina|plaza|metro) /.test(line) ||
        /\p{Ll} \p{Lu}/u.test(text) ||
        /^\p{Lu}/u.test(text),
    );
  return said.length > 0;
}

const OPINIONS =
  / ((nos|me|les|le) (ha |han )?(gust|encant|parec|convenc|interes)[a-z]{1,5}|bien|mal|genial|perfect[oa]|bonit[oa]|pequen[oa]|car[oa]|oscur[oa]|regular|fatal|increible|preciso[oa]|ni fu|no mucho|ideal) /;
/** «¿Alguna duda?» is answered by one. */
const ASKS_FOR_QUESTIONS =
  / (alguna (duda|pregunta|consulta)|dudas|preguntas|algo mas|en que (te|le|os|les) (puedo|podemos))/;
/** «Te cuento: …» tells what was asked for. */
const TELLS_NOW = / (cuento|comento|digo|confirmo|explico) (:|,|que) /;

const SAYS_YES_FIRST = /^ (si|sii|no|vale|ok|claro|perfecto|dale|bueno|listo|genial|de acuerdo|por supuesto) [.,!;] /;

const ANSWERS_YES_NO =
  /^ (, )?(si|sii|sip|no|claro|correcto|exacto|por supuesto|efectivamente|afirmativo|todavia|aun|ya|depende|creo que|me parece|tiene|hay|esta|se puede|sin problema|ningun problema|de momento|aja|asi es|obvio|ok|vale|perfecto|dale|listo|bien|bueno|tal vez|puede ser|imposible|tampoco) /;

const OFFERS_TIME =
  / (podemos|puedo|podria|podriamos|me va|nos va|me viene|nos viene|mejor|que tal|seria|puede ser) (?:[a-z]{2,6} ){0,3}(el )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|\d{1,2}) /;

/** Whether a person's clauses after a question answer it. */
function isAnsweredBy(question: Open, said: readonly Clause[], isDirect: boolean, others: number): boolean {
  // «¿Podemos el viernes a las 12?» answers «¿otro día?».
  if (question.kind === "time" && said.some(({ line }) => OFFERS_TIME.test(line))) return true;
  if (isDirect && ASKS_FOR_QUESTIONS.test(question.clause.line) && said.length > 0) return true;
  // «Hola! Sí, ¿qué presupuesto?» says yes and asks in one sentence.
  if (
    isDirect &&
    question.kind === "choice" &&
    others === 0 &&
    said.some(({ line, isQuestion }) => isQuestion && /^ (?:si|claro|por supuesto|no) , /.test(line))
  )
    return true;
  // «Vale. y qué comisión os lleváis?» says yes before it asks.
  if (isDirect && question.kind === "choice" && others === 0 && SAYS_YES_FIRST.test(said[0]?.line ?? "")) return true;
  const telling = said.filter(
    (clause) =>
      !clause.isQuestion &&
      !GREETING.test(clause.line) &&
      (!DEFERS.test(clause.line) ||
        TELLS_NOW.test(clause.line) ||
        / (depende (de|del)|con (mi|mis|el|la|nuestro|nuestra)) /.test(clause.line)),
  );
  if (telling.length === 0) return false;
  const overlaps = telling.filter((clause) => [...topicsOf(clause)].some((topic) => question.topics.has(topic)));
  if (
    overlaps.length > 0 &&
    (question.kind === "choice" ||
      question.kind === "which" ||
      question.kind === "who" ||
      hasKind(overlaps, question.kind) ||
      (isDirect && others === 0))
  )
    return true;
  if (!isDirect)
    return (
      hasSpecific(question, telling) && (question.kind === "amount" || question.kind === "time") && overlaps.length > 0
    );
  if (hasSpecific(question, telling))
    return (
      others === 0 ||
      question.kind === "amount" ||
      question.kind === "time" ||
      question.kind === "opinion" ||
      telling.length > others
    );
  if (question.kind === "choice")
    return telling.some(({ line }) => ANSWERS_YES_NO.test(line))
      ? others === 0 || telling.length > others
      : others === 0;
  return others === 0 && question.kind !== "amount" && question.kind !== "time";
}

const hasSpecific = ({ kind }: Open, telling: readonly Clause[]): boolean =>
  (kind === "amount" || kind === "time" || kind === "place" || kind === "opinion") && hasKind(telling, kind);

function isRealQuestion(clause: Clause): boolean {
  if (!clause.isQuestion) return false;
  // «Lo que me da cosa es que se inunda, ¿no?» tells a worry.
  if (TAGGED.test(clause.line) && objectionsIn(clause, false).length > 0) return false;
  // «Cuando puedas, sin prisa» asks nothing.
  if (!clause.text.includes("?") && / cuando (puedas|pueda|podais|puedan|quieras|quiera|tengas|tenga|sepas|sepa|llegue|llegues) /.test(clause.line)) return false; // biome-ignore format: one condition
  const words = clause.scan.tokens.filter(({ kind }) => kind === "word").length;
  if (words < 2 && !/[?¿]/.test(clause.text)) return false;
  if (RHETORICAL_WHOLE.test(clause.line) || (words <= 2 && RHETORICAL.test(clause.line))) return false;
  // «Te llamo mañana, ¿vale?» asks nothing.
  return !(words <= 2 && TAG.test(clause.line));
}

export interface OpenQuestion {
  message: number;
  /** All of its questions that are open. */
  clauses: Clause[];
}

/** Messages with questions to the other side that it answered neither at once nor later, and that no agreed meeting settled. */
export function unansweredOf(parts: ThreadParts, appointments: readonly Appointment[]): OpenQuestion[] {
  const names = new Set(parts.thread.people.flatMap(({ name }) => plainOf(name).split(/[^a-z]{1,10}/)));
  const open: Open[] = [];
  const { messages } = parts.thread;
  for (let at = 0; at < messages.length; at++) {
    const message = messages[at]!;
    if (message.author === null || message.isNotice) continue;
    const clauses = parts.ofMessage.get(message.index) ?? [];
    const others = open.filter(({ clause }) => areApart(parts, clause.author, message.author));
    if (others.length > 0) {
      // All that one side says in one turn answers together.
      const turn = turnFrom(parts, at);
      const isFirstOfTurn = at === 0 || messages[at - 1]!.author !== message.author;
      if (isFirstOfTurn) {
        const latest = lastTurnOf(parts, at);
        for (const question of [...others]) {
          const isDirect = latest.has(question.clause.message);
          const beside = others.filter((one) => one !== question && latest.has(one.clause.message)).length;
          const media =
            turn.some(({ media: file }) => file !== null) &&
            / (foto|fotos|plano|planos|ficha|video|enlace|link|ubicacion|documento|nota|recibo|nomina|nominas|escritura|certificado) /.test(
              question.clause.line,
            );
          const said = turn.flatMap(({ index }) => parts.ofMessage.get(index) ?? []);
          const agreed =
            isDirect && beside === 0 && question.kind === "choice" && turn.some(({ text }) => /👍|👌|✅/u.test(text));
          if (media || agreed || isAnsweredBy(question, said, isDirect, beside)) open.splice(open.indexOf(question), 1);
        }
      }
    }
    for (const clause of clauses) {
      if (!isRealQuestion(clause) || isCall(clause, names)) continue;
      const topics = topicsOf(clause);
      // The same question asked again is one question.
      const again = open.findIndex(
        (one) =>
          one.clause.author === clause.author && topics.size > 0 && [...topics].every((topic) => one.topics.has(topic)),
      );
      if (again >= 0) open.splice(again, 1);
      open.push({ clause, kind: kindOf(clause), topics });
      if (open.length > MOST_OPEN) open.shift();
    }
  }
  const found = new Map<number, OpenQuestion>();
  for (const { clause } of open) {
    const { message } = clause;
    const isMet = appointments.some(({ agreed }) => agreed > message) && (PROPOSES.test(clause.line) || WISHES_TO_MEET.test(clause.line)) && (parts.timesOf(clause).length > 0 || WISHES_TO_MEET.test(clause.line)); // biome-ignore format: one condition
    if (isMet) continue;
    const known = found.get(message);
    if (known) known.clauses.push(clause);
    else found.set(message, { message, clauses: [clause] });
  }
  return [...found.values()];
}

/** «¿Marta?» calls somebody and asks nothing. */
const isCall = ({ scan }: Clause, names: ReadonlySet<string>): boolean =>
  scan.tokens.every(({ kind, plain }) => kind === "mark" || kind === "sign" || names.has(plain) || /^(hola|oye|buenas)$/.test(plain)); // biome-ignore format: one condition

/** Older questions than these are looked after no more, so that a long conversation is read in one pass. */
const MOST_OPEN = 60;

/** The messages that one person sends in a row. */
function turnFrom({ thread: { messages } }: ThreadParts, at: number) {
  const turn = [];
  for (let next = at; next < messages.length && next < at + 12; next++) {
    const message = messages[next]!;
    if (message.isNotice) continue;
    if (message.author !== messages[at]!.author) break;
    turn.push(message);
  }
  return turn;
}

/** The messages of the other side that stand directly before a turn. */
function lastTurnOf(parts: ThreadParts, at: number): Set<number> {
  const { messages } = parts.thread;
  const found = new Set<number>();
  for (let before = at - 1; before >= 0 && at - before < 20; before--) {
    const message = messages[before]!;
    if (message.isNotice) continue;
    if (!areApart(parts, message.author, messages[at]!.author)) break;
    found.add(message.index);
  }
  return found;
}
