import { take } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { relativeIn } from "./deciding.ts";
import { amountsSaid } from "./fact-amounts.ts";
import { type AskedFeature, confirmed, FOR_SALE, featuresAnswered, isYes } from "./fact-answers.ts";
import { contactsSaid } from "./fact-contacts.ts";
import { deadlineSaid } from "./fact-deadlines.ts";
import { featuresSaid } from "./fact-features.ts";
import { kindsSaid, operationSaid, WISH_STRONG, zonesSaid } from "./fact-kinds.ts";
import { measureSaid, measuresIn } from "./fact-measures.ts";
import { isOfOthers, sellsFirst, wordsSaid } from "./fact-sentences.ts";
import { assembled, correction, type Statement } from "./fact-store.ts";
import { OF_ONE_HOME, tellsWish } from "./fact-words.ts";
import { objectionsIn } from "./objection-words.ts";
import { askedIn, LOOKS_FOR_HOME } from "./roles.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { isElsewhere } from "./spoken-of.ts";
import { stanceAt } from "./stance.ts";
import type { Fact } from "./summary.ts";

/** How many messages of the client a question of the agent waits for. */
const WAITS = 3;
/** And for how many «ellos» still means the relatives who were named last. */
const NAMED_FOR = 8;

/** The facts of a conversation: the newest statement of each kind, older ones behind it. */
export function readFacts(clauses: readonly Clause[], reading: Reading): Fact[] {
  const statements: Statement[] = [];
  let asked = new Map<AskedSlot, number>();
  let askedFeatures: AskedFeature[] = [];
  let waits = 0;
  let lastWish = -9;
  let lastMessage = -1;
  let others = -1;
  let relative: { shown: string; message: number } | null = null;
  for (const [place, clause] of clauses.entries()) {
    if (clause.side === "agent") {
      if (!clause.isQuestion) continue;
      if (waits <= 0 || lastMessage !== clause.message) asked = waits > 0 ? asked : new Map();
      // «La zona, ¿la misma?» names before its mark what it asks for.
      const lead = clauses[place - 1];
      const isLed = lead?.message === clause.message && !lead.isQuestion && /[,:]$/.test(lead.text);
      for (const slot of [...askedIn(clause), ...(isLed ? askedIn(lead) : [])]) asked.set(slot, clause.message);
      askedFeatures = featuresSaid(clause, reading.country).flatMap((said) =>
        said.shown.startsWith("sin ") ? [] : [{ said, message: clause.message }],
      );
      waits = WAITS;
      lastMessage = clause.message;
      continue;
    }
    if (clause.message !== lastMessage) waits--;
    lastMessage = clause.message;
    // «Mi hermano también busca, pero él por Getafe.»
    if (
      isOfOthers(clause.line) ||
      (others === clause.message && /^ (?:pero|y|aunque) (?:el|ella|ellos|ellas) /.test(clause.line))
    ) {
      others = clause.message;
      continue;
    }
    const open = new Set(waits >= 0 ? asked.keys() : []);
    const isAnswer = !clause.isQuestion && clause.scan.tokens.length <= 14 && NEEDS.some((slot) => open.has(slot));
    const isWish =
      tellsWish(clause) ||
      (open.has("need") && !clause.isQuestion) ||
      (!reading.isOwner && isFragment(clause)) ||
      ((!reading.isOwner || clause.message - lastWish <= 1 || isAnswer) && isList(clause));
    if (isWish) lastWish = clause.message;
    const named = relativeIn(clause);
    const said = saidIn(clause, reading, open, isWish).map((one) =>
      // «Mi marido no lo ve claro.» «Él es el que decide.»
      one.kind === "decider" && !named && relative && clause.message - relative.message <= NAMED_FOR
        ? { ...one, shown: one.shown.replace("otra persona", relative.shown) }
        : one,
    );
    if (named) relative = { shown: named, message: clause.message };
    const corrected = said.length === 0 ? correction(clause, statements, reading) : null;
    for (const one of corrected ? [corrected] : said) statements.push({ ...one, messages: [clause.message], clause });
    for (const { slot, ...one } of confirmed(clause, open, said, reading))
      statements.push({ ...one, messages: [asked.get(slot)!, clause.message].sort((a, b) => a - b) });
    if (waits >= 0 && askedFeatures.length > 0) {
      for (const { message, ...one } of featuresAnswered(clause, reading, askedFeatures, said))
        statements.push({ ...one, messages: [...new Set([message, clause.message])] });
      askedFeatures = [];
    }
    for (const { kind } of said) for (const slot of SLOTS_OF[kind] ?? []) asked.delete(slot);
  }
  return assembled(statements, reading);
}

/** Of what a home should be: an answer to one may name others beside it, «2 recámaras y estacionamiento». */
const NEEDS: readonly AskedSlot[] = ["rooms", "area", "zone", "propertyType", "lift"];

const SLOTS_OF: Partial<Record<Said["kind"], readonly AskedSlot[]>> = {
  budget: ["budget"],
  price: ["price", "budget"],
  savings: ["savings"],
  rooms: ["rooms"],
  area: ["area"],
  zone: ["zone"],
  deadline: ["deadline"],
  financing: ["financing", "income"],
  decider: ["decider"],
  phone: ["phone"],
  email: ["email"],
};

/** Parts of a list of wishes that begins in the sentence before: «3 habitaciones, con terraza». */
const isList = (clause: Clause): boolean =>
  !clause.isQuestion &&
  !OF_ONE_HOME.test(clause.line) &&
  !OF_A_VISIT.test(clause.line) &&
  objectionsIn(clause, false).length === 0 &&
  !/ (por el|por la|he|hemos|ha|han|fui|fuimos|era|estaba|tenia|trabajo|vivo|vivimos|gracias|llamo|vale|perfecto) /.test(
    clause.line,
  );

/** «Con terraza por Dios», «piso en Usera, 3 habitaciones»: a wish of few words. */
const isFragment = ({ line, isQuestion, scan }: Clause): boolean =>
  !isQuestion &&
  !OF_ONE_HOME.test(line) &&
  ((scan.tokens.length <= 10 && /^ (y |o |pero |que |eh |, |a poder ser |solo ){0,2}(con|sin) /.test(line)) ||
    (/^ (hola |buenas |, ){0,2}(un |una )?(piso|casa|depa|depto|departamento|apartamento|apto|chalet|atico|estudio|duplex|adosado) (de|en|con|por|,|para) /.test(
      line,
    ) &&
      / (hab|habitacion|habitaciones|dormitorios?|recamaras?|alcobas|ambientes|con|hasta) /.test(line)));

/** Notes of what was shown. */
const OF_A_VISIT =
  / (?:\d ?ª?|primera|segunda|tercera) visita |^ (?:visita|visite|visitamos|ensenado|ensene|mostrado|vimos|vieron|han visto|les gusta|le gusta|les gusto|le gusto|les encanta|le encanta) /;
const OWN_HOME =
  / (tengo|tenemos|tiene|son|es|esta|mi|nuestro|nuestra|mide|consta|cuenta|con|hay|vendo|alquilo|rento|arriendo|piso|casa|departamento|depto|depa|apartamento) /;

function saidIn(clause: Clause, reading: Reading, asked: ReadonlySet<AskedSlot>, isWish: boolean): Said[] {
  const { line } = clause;
  const { isOwner } = reading;
  const isNotes = clause.side === "notes";
  const said: Said[] = contactsSaid(clause, reading.country, asked.has("phone"));
  const deadline = deadlineSaid(clause, reading, asked.has("deadline"));
  if (deadline) said.push(deadline);
  for (const { from, to, day, time } of reading.timesOf(clause))
    if (day !== null || time !== null) take(clause.scan, from, to);
  const measured = measuresIn(clause, asked);
  const isOfOther = OF_ONE_HOME.test(line) && !isOwner;
  const isJudged = !isOwner && !isWish && objectionsIn(clause, false).length > 0;
  const speaks =
    (isNotes && !isJudged && !OF_A_VISIT.test(line)) ||
    isWish ||
    BUYS_NOW.test(line) ||
    (isOwner && (OWN_HOME.test(line) || measured.length > 1 || isList(clause)) && !clause.isQuestion);
  const isHomeToSell =
    !isOwner &&
    !LOOKS_FOR_HOME.test(line) &&
    (sellsFirst(clause) || (asked.has("homeToSell") && (isYes(clause) || FOR_SALE.test(line))));
  if (!clause.isQuestion || isWish) {
    const isAsked = asked.has("rooms") || asked.has("area");
    if ((speaks && !(isOfOther && !WISH_STRONG.test(line)) && !isHomeToSell) || isAsked)
      said.push(
        ...measured
          .filter(({ at }) => isOwner || isAsked || at === undefined || isOfNeed(clause, at))
          .map((one) => measureSaid(one, reading)),
      );
  }
  const amounts = amountsSaid(clause, reading, asked);
  // «Hasta 120 millones en Maipú, casa»: what somebody says they can pay is for a home that they describe beside it.
  const speaksOfNeed = speaks || (!isOwner && !clause.isQuestion && amounts.some(({ kind }) => kind === "budget"));
  if ((!clause.isQuestion || isWish) && speaksOfNeed && !(isOfOther && !WISH_STRONG.test(line)) && !isHomeToSell)
    said.push(...featuresSaid(clause, reading.country, isOwner));
  said.push(...amounts);
  // «Quedamos en pedir 335.000»: a price that is asked is one of a sale.
  if (
    reading.role === "seller" &&
    / (pido|pedimos|pedir|pediria|pediriamos) /.test(line) &&
    amounts.some(({ kind }) => kind === "price")
  )
    said.push({ ...operationSaid(reading), certainty: 0.8 });
  // «¿Tienen que vender?» «Sí, un piso en Moratalaz»: all of it is of the home that they have.
  const isOfSold = isHomeToSell && asked.has("homeToSell");
  const zones = isOfSold ? [] : zonesSaid(clause, reading, asked.has("zone"), speaksOfNeed, isOfOther);
  // «Chorrillos no es para nosotros» looks for nothing there.
  said.push(...(isJudged ? zones.filter(({ value }) => value === null) : zones));
  // «En Vallecas, cerca del metro»: wishes stand beside the place.
  if (!speaksOfNeed && !isOfOther && !clause.isQuestion && zones.some(({ value }) => value !== null))
    said.push(...featuresSaid(clause, reading.country, isOwner));
  if (!isOfSold && !(isJudged && !WISH_STRONG.test(line)))
    said.push(...kindsSaid(clause, reading, asked, speaksOfNeed, isOfOther));
  if (!clause.isQuestion || isWish) said.push(...wordsSaid(clause, reading, asked));
  return said;
}

/** Whether the piece at a place is said of the home that is looked for. */
function isOfNeed(clause: Clause, at: number): boolean {
  const { isOfOther, isPast } = stanceAt(clause, at);
  return !isOfOther && !isPast && !isElsewhere(clause, at);
}

/** A client who says that they buy or rent tells a need: «este año compro casa en Getafe». */
const BUYS_NOW = / (compro|compramos|comprar|comprarme|comprarnos|alquilar|arrendar|rentar|alquilo|rento|arriendo) /;
