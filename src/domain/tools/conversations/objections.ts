import type { Clause } from "./clauses.ts";
import { bareSum } from "./money-evidence.ts";
import { LAUGHS } from "./money-words.ts";
import {
  DENIES_OFFER,
  explainsAgainst,
  isSigh,
  LIKES,
  NOT_TAKEN,
  objectionsIn,
  REFUSES_ALL,
  TAKEN,
  topicOf,
  VERDICT,
} from "./objection-words.ts";
import { askedIn } from "./roles.ts";
import type { Objection } from "./summary.ts";

/** Agents who offer something, ask what somebody thinks of it, or name their terms. */
const OFFERED =
  / (tengo|tenemos|hay|esta en|sale en|cuesta|saldria|lo pondria|la pondria|son|piden|pide|te (paso|mando|envio|ensen[oe])|le (paso|mando|envio|ofrezco|muestro)|os (paso|mando|envio)|te interesa|le interesa|os interesa|que te parec[a-z]{1,4}|que le parec[a-z]{1,4}|que os parec[a-z]{1,4}|que tal|te gusto|le gusto|os gusto|te encaja|y si|sensaciones|impresion|podemos|podriamos|honorarios|comision|exclusiva|la propietaria|el propietario|el dueno|visita|verlo|verla|reserva|oferta) /;
/** How many messages of the client an offer stands for. */
const STANDS = 3;

const GUARANTEE = / (aval|avales|avalista|avalistas|fiador|fiadores|codeudor|codeudores|garantia|garantias|garante) /;
const FEES = / (comision|honorarios|corretaje|%|ciento|cobramos) /;
const DENIES = / (no|ninguno|ninguna|tampoco|imposible|nadie) /;
/** Names, and kinds of homes and terms, that the agent offers; words that begin a sentence are no names. */
const OFFERED_WORD =
  /^(?:bajos?|aticos?|adosados?|duplex|entresuelos?|primeros?|semisotanos?|interior|interiores|exclusiva|exclusividad|honorarios|fianza|adelantado|meses|okupas?|inquilinos?|plazo|tercero|cuarto|quinto|loft|estudio|chalet)$/;
function namesIn({ scan: { tokens } }: Clause): string[] {
  return tokens.flatMap(({ kind, text, plain }, at) => {
    if (kind !== "word") return [];
    if (OFFERED_WORD.test(plain)) return [plain.replace(/s$/, "")];
    const isFirst = at === 0 || /^[.!?¿¡:\n]$/.test(tokens[at - 1]!.text);
    return !isFirst && /^\p{Lu}\p{Ll}{2}/u.test(text) ? [plain] : [];
  });
}
/** «Bajos no, que te ven comer», «Zahara en invierno está muerta»: something that the agent offered, and a verdict on it that is no yes. */
function namesBack({ scan: { tokens }, line, isQuestion }: Clause, named: ReadonlySet<string>): boolean {
  if (named.size === 0 || isQuestion || LIKES.test(line) || !(VERDICT.test(line) || REFUSES_ALL.test(line)))
    return false;
  return tokens.some(
    ({ plain }) => named.has(plain) || (OFFERED_WORD.test(plain) && named.has(plain.replace(/s$/, ""))),
  );
}
const EVERYDAY =
  /^(?:tengo|tenemos|puedo|podemos|quieres|quiere|quereis|quieren|estan|estas|esta|tiene|tienen|buenos|buenas|tardes|noches|gracias|perfecto|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|cuando|donde|cuanto|cuantos|cuantas|sobre|entre|hasta|desde|muchas|mucho|visita|visitarlo|verlo|parece|parecio|busco|buscas|buscais|presupuesto|llamo|mando|envio|gusta|gusto|interesa|mejor|ahora|luego|todavia|tambien|porque|aunque)$/;
const stemOf = (plain: string): string => plain.replace(/(?:es|s)$/, "");
/** «3er piso por escalera ni ahí»: words of the offer, denied. */
function deniesOffered({ scan: { tokens }, line, isQuestion }: Clause, words: ReadonlySet<string>): boolean {
  if (isQuestion || words.size === 0 || !DENIES_OFFER.test(line) || LIKES.test(line) || tokens.length > 24)
    return false;
  return tokens.some(({ kind, plain }) => kind === "word" && plain.length > 4 && words.has(stemOf(plain)));
}
function saysBack({ scan, line, text, isQuestion }: Clause, sums: ReadonlySet<number>): boolean {
  if (TAKEN.test(line) || !scan.quantities.some(({ value, isArticle }) => !isArticle && sums.has(bareSum(value))))
    return false;
  const isFelt = LAUGHS.test(text) || isSigh(line);
  return isFelt || (!isQuestion && NOT_TAKEN.test(line));
}

/** The client's reasons against it, each once for a message. */
export function objectionsOf(clauses: readonly Clause[], isOwner: boolean): Objection[] {
  const found = new Map<string, Objection>();
  let offered = 0;
  let message = -1;
  let isAgentRun = false;
  let asksGuarantee = false;
  let sums = new Set<number>();
  let named = new Set<string>();
  let words = new Set<string>();
  for (const clause of clauses) {
    if (clause.side === "agent") {
      if (OFFERED.test(clause.line)) offered = STANDS;
      if (clause.message !== message) {
        asksGuarantee = false;
        if (offered !== STANDS || !isAgentRun) {
          sums = new Set();
          named = new Set();
          words = new Set();
        }
      }
      // «¿Cuánto cree que vale?» offers nothing.
      if (clause.isQuestion && askedIn(clause).length > 0 && sums.size === 0 && !OFFERED.test(clause.line)) offered = 0;
      asksGuarantee ||= clause.isQuestion && GUARANTEE.test(clause.line);
      for (const { value, isArticle } of clause.scan.quantities)
        if (!isArticle && (value >= 10 || (value >= 2 && FEES.test(clause.line)))) sums.add(bareSum(value));
      if (clause.scan.quantities.some(({ value, isArticle }) => !isArticle && value >= 40)) offered = STANDS;
      for (const word of namesIn(clause)) named.add(word);
      for (const { kind, plain } of clause.scan.tokens)
        if (kind === "word" && plain.length > 4 && !EVERYDAY.test(plain)) words.add(stemOf(plain));
      isAgentRun = true;
      message = clause.message;
      continue;
    }
    if (clause.message !== message) offered--;
    message = clause.message;
    isAgentRun = false;
    const topics = objectionsIn(clause, isOwner);
    const own =
      topics.length > 0
        ? null
        : asksGuarantee && DENIES.test(clause.line)
          ? "Las garantías le parecen excesivas"
          : offered < 0
            ? null
            : namesBack(clause, named) ||
                deniesOffered(clause, words) ||
                (REFUSES_ALL.test(clause.line) && !clause.isQuestion)
              ? (explainsAgainst(clause, isOwner) ?? topicOf(clause, isOwner) ?? "Le pone reparos")
              : saysBack(clause, sums)
                ? isOwner
                  ? "El precio le parece bajo"
                  : "El precio le parece alto"
                : explainsAgainst(clause, isOwner);
    for (const topic of own ? [own] : topics) {
      const key = `${message}/${topic}`;
      if (!found.has(key)) found.set(key, { topic, message });
    }
  }
  return [...found.values()];
}
