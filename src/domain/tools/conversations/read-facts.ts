import { listedOr } from "../../shared/format/listed.ts";
import { take } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { amountsSaid } from "./fact-amounts.ts";
import { contactsSaid } from "./fact-contacts.ts";
import { deadlineSaid } from "./fact-deadlines.ts";
import { featuresSaid, measureSaid, measuresIn } from "./fact-measures.ts";
import { zonesIn } from "./fact-places.ts";
import { isOfOthers, ownWords, sellsFirst, wordsSaid } from "./fact-sentences.ts";
import { assembled, correction, type Statement } from "./fact-store.ts";
import { NO_MATTER, OF_ONE_HOME, tellsWish } from "./fact-words.ts";
import { typeName, typesIn } from "./home-types.ts";
import { objectionsIn } from "./objection-words.ts";
import { askedIn, BUYS, LETS, RENTS, SELLS } from "./roles.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { asserted } from "./stance.ts";
import type { Fact } from "./summary.ts";

const YES =
  /^ (si|claro|correcto|exacto|asi es|efectivamente|sip|sii|afirmativo|por supuesto|exactamente|eso es|tal cual|obvio|ya|aja) /;
/** Of the home of which the agent asked whether it is sold. */
const FOR_SALE = / (en venta|a la venta) /;
/** «Ya no», «claro que no» begin like a yes. */
const isYes = ({ line }: Clause): boolean => YES.test(line) && !/ (no|nada|tampoco) /.test(line);
/** How many messages of the client a question of the agent waits for. */
const WAITS = 3;

/** The facts of a conversation: the newest statement of each kind, older ones behind it. */
export function readFacts(clauses: readonly Clause[], reading: Reading): Fact[] {
  const statements: Statement[] = [];
  let asked = new Map<AskedSlot, number>();
  let askedFeatures: { said: Said; message: number }[] = [];
  let waits = 0;
  let lastWish = -9;
  let lastMessage = -1;
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
    if (isOfOthers(clause.line)) continue;
    const open = new Set(waits >= 0 ? asked.keys() : []);
    const isAnswer = !clause.isQuestion && clause.scan.tokens.length <= 14 && NEEDS.some((slot) => open.has(slot));
    const isWish =
      tellsWish(clause) ||
      (open.has("need") && !clause.isQuestion) ||
      (!reading.isOwner && isFragment(clause)) ||
      ((clause.message - lastWish <= 1 || isAnswer) && isList(clause));
    if (isWish) lastWish = clause.message;
    const said = saidIn(clause, reading, open, isWish);
    const corrected = said.length === 0 ? correction(clause, statements, reading) : null;
    for (const one of corrected ? [corrected] : said) statements.push({ ...one, messages: [clause.message], clause });
    for (const { slot, ...one } of confirmed(clause, open, said))
      statements.push({ ...one, messages: [asked.get(slot)!, clause.message].sort((a, b) => a - b) });
    // «¿Garaje?» «Sí, imprescindible.»
    if (waits >= 0 && askedFeatures.length > 0) {
      const isTold =
        YES.test(clause.line) &&
        !clause.isQuestion &&
        (reading.role === "buyer" || reading.role === "tenant" || askedFeatures.length === 1);
      // «¿De un piso o de dos?» «De un piso nada más.»
      const named = isTold || clause.isQuestion ? [] : featuresSaid(clause, reading.country);
      // «¿Acepta mascotas?» «Perros no.»
      const refused = reading.isOwner
        ? named.filter(({ key, shown }) =>
            askedFeatures.some(({ said: one }) => one.key === key && one.shown !== shown),
          )
        : [];
      for (const one of refused) statements.push({ ...one, messages: [clause.message] });
      const told = isTold
        ? askedFeatures
        : askedFeatures.filter(
            ({ said: one }) =>
              named.some(({ shown }) => shown === one.shown) && !said.some(({ shown }) => shown === one.shown),
          );
      for (const { said: one, message } of told)
        statements.push({ ...one, certainty: 0.75, messages: [message, clause.message] });
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
  objectionsIn(clause, false).length === 0 &&
  !/ (he|hemos|ha|han|fui|fuimos|era|estaba|tenia|trabajo|vivo|vivimos|gracias|llamo|vale|perfecto) /.test(clause.line);

/** «Con terraza por Dios», «piso en Usera, 3 habitaciones»: a wish of few words. */
const isFragment = ({ line, isQuestion, scan }: Clause): boolean =>
  !isQuestion &&
  !OF_ONE_HOME.test(line) &&
  ((scan.tokens.length <= 10 && /^ (y |o |pero |que |eh |, |a poder ser |solo ){0,2}(con|sin) /.test(line)) ||
    (/^ (hola |buenas |, ){0,2}(un |una )?(piso|casa|depa|depto|departamento|apartamento|apto|chalet|atico|estudio|duplex|adosado) (de|en|con|por|,|para) /.test(
      line,
    ) &&
      / (hab|habitacion|habitaciones|dormitorios?|recamaras?|alcobas|ambientes|con|hasta) /.test(line)));

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
  const speaks =
    isNotes ||
    isWish ||
    BUYS_NOW.test(line) ||
    (isOwner && (OWN_HOME.test(line) || measured.length > 1) && !clause.isQuestion);
  const isHomeToSell =
    !isOwner && (sellsFirst(clause) || (asked.has("homeToSell") && (isYes(clause) || FOR_SALE.test(line))));
  if (!clause.isQuestion || isWish) {
    const isAsked = asked.has("rooms") || asked.has("area");
    if ((speaks && !(isOfOther && !WISH_STRONG.test(line)) && !isHomeToSell) || isAsked)
      said.push(...measured.map((one) => measureSaid(one, reading)));
  }
  const amounts = amountsSaid(clause, reading, asked);
  // «Hasta 120 millones en Maipú, casa»: what somebody says they can pay is for a home that they describe beside it.
  const speaksOfNeed = speaks || (!isOwner && !clause.isQuestion && amounts.some(({ kind }) => kind === "budget"));
  if ((!clause.isQuestion || isWish) && speaksOfNeed && !(isOfOther && !WISH_STRONG.test(line)) && !isHomeToSell)
    said.push(...featuresSaid(clause, reading.country));
  said.push(...amounts);
  // «Quedamos en pedir 335.000»: a price that is asked is one of a sale.
  if (
    reading.role === "seller" &&
    / (pido|pedimos|pedir|pediria|pediriamos) /.test(line) &&
    amounts.some(({ kind }) => kind === "price")
  )
    said.push({
      kind: "operation",
      shown: operationName("seller", reading.country),
      value: { type: "text", text: "vender" },
      certainty: 0.8,
    });
  const zones = isHomeToSell ? [] : zonesSaid(clause, reading, asked.has("zone"), speaksOfNeed, isOfOther);
  said.push(...zones);
  // «En Vallecas, cerca del metro»: wishes stand beside the place.
  if (!speaksOfNeed && !isOfOther && !clause.isQuestion && zones.some(({ value }) => value !== null))
    said.push(...featuresSaid(clause, reading.country));
  if (!isHomeToSell) said.push(...kindsSaid(clause, reading, asked, speaksOfNeed, isOfOther));
  if (!clause.isQuestion || isWish) said.push(...wordsSaid(clause, reading, asked));
  return said;
}

/** A client who says that they buy or rent tells a need: «este año compro casa en Getafe». */
const BUYS_NOW = / (compro|compramos|comprar|comprarme|comprarnos|alquilar|arrendar|rentar|alquilo|rento|arriendo) /;
/** «Me lo compro ahora mismo», which nobody means. */
const JOKED = / (me (lo|la) compro ahora mismo|y dos si quieres) /;
const WISH_STRONG =
  / (busco|buscamos|buscando|quiero|queremos|necesito|necesitamos|me gustaria|nos gustaria|presupuesto|quisiera|prefiero|preferimos|minimo|quiere|quieren|necesita|necesitan|queriamos|sigo con|seguimos con) /;
function zonesSaid(
  clause: Clause,
  reading: Reading,
  isAsked: boolean,
  speaksOfNeed: boolean,
  isOfOther: boolean,
): Said[] {
  const { line } = clause;
  const { isOwner } = reading;
  const isElsewhere =
    / (trabajo|trabaja|trabajamos|vivo|vivimos|vive|viven|quedamos|nos vemos|oficina|estudia|estudio|naci|estuve|estuvimos|vacaciones|viajo|banco|notaria|firmamos|de visita) /.test(
      line,
    );
  const hasLead = / (zona|zonas|barrio|colonia|comuna|sector|cerca de|cerca del|por la zona) /.test(line);
  if ((clause.isQuestion && !speaksOfNeed) || NO_MATTER.test(line)) return [];
  if (isElsewhere && !hasLead && !WISH_STRONG.test(line) && !isAsked) return [];
  if (isOfOther && !WISH_STRONG.test(line)) return [];
  const says =
    isAsked ||
    speaksOfNeed ||
    hasLead ||
    / (me gusta|nos gusta|me encanta|valdria|tambien|mejor|cambiar|miraria|mirariamos|miramos|ya no|en vez) /.test(
      line,
    ) ||
    (isOwner && / (piso|casa|departamento|depto|depa|apartamento|esta en|ubicad|local) /.test(line));
  if (!says) return [];
  const isInstead =
    / (mejor|en vez de|en lugar de|ya no|al final|cambi[a-z]*|ahora|pensandolo) /.test(line) &&
    !/ (tambien|ademas|incluso|o mejor) /.test(line);
  return zonesIn(clause, isAsked, reading).map(({ names, isRefused }): Said => {
    if (isRefused)
      return { kind: "zone", key: "not", shown: `no en ${listedOr(names)}`, value: null, certainty: 0.8, isMore: true };
    return {
      kind: "zone",
      shown: listedOr(names),
      value: { type: "places", names },
      certainty: isAsked || hasLead ? 0.9 : 0.8,
      isMore: !isInstead,
    };
  });
}

/** The deal that somebody wants, as their country says it. */
function operationName(role: Reading["role"], country: string): string {
  if (role === "buyer") return "comprar";
  if (role === "seller") return "vender";
  const rents = country === "MX" ? "rentar" : /^(CO|CL|EC)$/.test(country) ? "arrendar" : "alquilar";
  return role === "tenant" ? rents : `${rents} su vivienda`;
}

/** A home is sold or let all the same, no matter whose it is. */
const ANYBODY = { others: true, conditions: true } as const;

function kindsSaid(
  clause: Clause,
  reading: Reading,
  asked: ReadonlySet<AskedSlot>,
  speaksOfNeed: boolean,
  isOfOther: boolean,
): Said[] {
  const { line } = clause;
  const said: Said[] = [];
  const { role } = reading;
  const isOperation =
    asked.has("operation") ||
    (role === "seller"
      ? asserted(clause, SELLS, ANYBODY) !== null
      : role === "landlord"
        ? asserted(clause, LETS, ANYBODY) !== null
        : role === "tenant"
          ? asserted(clause, RENTS) !== null
          : asserted(clause, BUYS, { conditions: true }) !== null &&
            !JOKED.test(line) &&
            / (comprar|compra|compro|compramos|adquirir|comprarlo|comprarme|comprarnos) /.test(line));
  // «¿Aceptan contrato de un año?» is asked by nobody who buys.
  const isTerm = role === "tenant" && clause.isQuestion && / contrato de (un|dos|tres|once|seis|\d{1,2}) /.test(line);
  const isRefused = (
    role === "buyer"
      ? / (no|ni) (quiero |queremos |busco |buscamos )?(comprar|compra) /
      : role === "seller"
        ? / (no|ni) (quiero |queremos |pienso )?vender /
        : / (no|ni) (quiero |queremos |busco |buscamos )?(alquilar|alquiler|rentar|renta|arrendar|arriendo) /
  ).test(line);
  if (
    isOperation &&
    !isRefused &&
    (!clause.isQuestion || isTerm || tellsWish(clause)) &&
    (RENTS.test(line) || BUYS.test(line) || SELLS.test(line) || LETS.test(line))
  ) {
    const shown = operationName(role, reading.country);
    said.push({
      kind: "operation",
      shown,
      value: { type: "text", text: reading.isRent ? "alquiler" : role === "seller" ? "vender" : "compra" },
      certainty: 0.9,
    });
  }
  const canSayType =
    asked.has("propertyType") ||
    speaksOfNeed ||
    (!isOfOther && (SELLS.test(line) || LETS.test(line) || RENTS.test(line) || BUYS.test(line)));
  if (canSayType && (!isOfOther || WISH_STRONG.test(line)) && (!clause.isQuestion || tellsWish(clause))) {
    const types = typesIn(clause, reading.isOwner);
    if (types.length > 0)
      said.push({
        kind: "propertyType",
        shown: listedOr(types.map((type) => typeName(type, reading.country, line))),
        value: { type: "text", text: types.join(", ") },
        certainty: 0.85,
      });
  }
  return said;
}

/** Statements of «sí» alone in answer to a question of the agent. */
function confirmed(
  clause: Clause,
  asked: ReadonlySet<AskedSlot>,
  own: readonly Said[],
): (Said & { slot: AskedSlot })[] {
  const isForSale = asked.has("homeToSell") && FOR_SALE.test(clause.line);
  if (!isYes(clause) && !isForSale) return [];
  const said: (Said & { slot: AskedSlot })[] = [];
  const add = (slot: "financing" | "homeToSell", shown: string, text: string) =>
    said.push({ slot, kind: slot, shown, value: { type: "text", text }, certainty: 0.75 });
  if (asked.has("financing") && isYes(clause) && !own.some(({ kind }) => kind === "financing"))
    add("financing", "Con hipoteca", "Con hipoteca");
  if (asked.has("homeToSell")) add("homeToSell", "Tiene una vivienda que vender", ownWords(clause));
  return said;
}
