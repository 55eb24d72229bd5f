import { listedOr } from "../../shared/format/listed.ts";
import { take } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { amountsSaid } from "./fact-amounts.ts";
import { contactsSaid } from "./fact-contacts.ts";
import { deadlineSaid } from "./fact-deadlines.ts";
import { featuresSaid, measuresIn, measuresSaid, typeName, typesIn } from "./fact-measures.ts";
import { zonesIn } from "./fact-places.ts";
import { assembled, correction, type Statement } from "./fact-store.ts";
import { ASKS_FOR_HOMES, ASKS_TO_ACT, DECIDERS, FINANCING, MOTIVES, OF_ONE_HOME, WISHES } from "./fact-words.ts";
import { askedIn, BUYS, LETS, RENTS, SELLS } from "./roles.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import type { Fact } from "./summary.ts";

const YES =
  /^ (si|claro|correcto|exacto|asi es|efectivamente|sip|sii|afirmativo|por supuesto|exactamente|eso es|tal cual|obvio|ya|aja) /;
const NO = /^ (no|nop|para nada|todavia no|aun no|de momento no|por ahora no|nada) /;
/** How many messages of the client a question of the agent waits for. */
const WAITS = 3;

/** Whether somebody tells a wish in a clause; `isList` while the message before it in the same breath did. */
export const tellsWish = ({ line, isQuestion }: Clause): boolean =>
  ASKS_TO_ACT.test(line) && !/ (busco|buscamos|buscando|presupuesto) /.test(line)
    ? false
    : isQuestion
      ? ASKS_FOR_HOMES.test(line) || / (busco|buscamos|quiero comprar|queremos comprar|quisiera comprar) /.test(line)
      : WISHES.test(line);

/** The facts of a conversation: the newest statement of each kind, older ones behind it. */
export function readFacts(clauses: readonly Clause[], reading: Reading): Fact[] {
  const statements: Statement[] = [];
  let asked = new Map<AskedSlot, number>();
  let askedFeatures: { said: Said; message: number }[] = [];
  let waits = 0;
  let lastWish = -9;
  let lastMessage = -1;
  for (const clause of clauses) {
    if (clause.side === "agent") {
      if (!clause.isQuestion) continue;
      if (waits <= 0 || lastMessage !== clause.message) asked = waits > 0 ? asked : new Map();
      for (const slot of askedIn(clause)) asked.set(slot, clause.message);
      askedFeatures = featuresSaid(clause).flatMap((said) =>
        said.shown.startsWith("sin ") ? [] : [{ said, message: clause.message }],
      );
      waits = WAITS;
      lastMessage = clause.message;
      continue;
    }
    if (clause.message !== lastMessage) waits--;
    lastMessage = clause.message;
    const open = new Set(waits >= 0 ? asked.keys() : []);
    const isWish =
      tellsWish(clause) ||
      (open.has("need") && !clause.isQuestion) ||
      (clause.message - lastWish <= 1 && isList(clause));
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
      for (const { said: one, message } of isTold ? askedFeatures : [])
        statements.push({ ...one, certainty: 0.75, messages: [message, clause.message] });
      askedFeatures = [];
    }
    for (const { kind } of said) for (const slot of SLOTS_OF[kind] ?? []) asked.delete(slot);
  }
  return assembled(statements, reading);
}

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
const isList = ({ line, isQuestion }: Clause): boolean =>
  !isQuestion &&
  !OF_ONE_HOME.test(line) &&
  !/ (he|hemos|ha|han|fui|fuimos|era|estaba|tenia|trabajo|vivo|vivimos|gracias|llamo|vale|perfecto) /.test(line);

const OWN_HOME =
  / (tengo|tenemos|tiene|son|es|esta|mi|nuestro|nuestra|mide|consta|cuenta|con|hay|vendo|alquilo|rento|arriendo|piso|casa|departamento|depto|depa|apartamento) /;

function saidIn(clause: Clause, reading: Reading, asked: ReadonlySet<AskedSlot>, isWish: boolean): Said[] {
  const { line } = clause;
  const isOwner = reading.role === "seller" || reading.role === "landlord";
  const isNotes = clause.side === "notes";
  const said: Said[] = contactsSaid(clause, reading.country, asked.has("phone"));
  const deadline = deadlineSaid(clause, reading, asked.has("deadline"));
  if (deadline) said.push(deadline);
  for (const { from, to, day, time } of reading.timesOf(clause))
    if (day !== null || time !== null) take(clause.scan, from, to);
  const measured = measuresIn(clause, asked);
  const isOfOther = OF_ONE_HOME.test(line) && !isOwner;
  const speaksOfNeed = isNotes || isWish || (isOwner && OWN_HOME.test(line) && !clause.isQuestion);
  const isHomeToSell = !isOwner && HOME_TO_SELL.test(line);
  if (!clause.isQuestion || isWish) {
    const isAsked = asked.has("rooms") || asked.has("area");
    if ((speaksOfNeed && !(isOfOther && !WISH_STRONG.test(line)) && !isHomeToSell) || isAsked)
      said.push(...measuresSaid(measured, reading));
    if (speaksOfNeed && !(isOfOther && !WISH_STRONG.test(line)) && !isHomeToSell) said.push(...featuresSaid(clause));
  }
  said.push(...amountsSaid(clause, reading, asked));
  if (!isHomeToSell) said.push(...zonesSaid(clause, reading, asked.has("zone"), speaksOfNeed, isOfOther));
  if (!isHomeToSell) said.push(...kindsSaid(clause, reading, asked, speaksOfNeed, isOfOther));
  if (!clause.isQuestion || isWish) said.push(...wordsSaid(clause, reading, asked));
  return said;
}

const WISH_STRONG =
  / (busco|buscamos|buscando|quiero|queremos|necesito|necesitamos|me gustaria|nos gustaria|presupuesto|quisiera|prefiero|preferimos|minimo) /;
const HAS_PETS =
  / (tengo|tenemos|con|tiene|tienen) (un|una|dos|tres|mi|nuestro|nuestra|mis) (perr[oa]s?|gat[oa]s?|mascotas?|perrit[oa]s?|gatit[oa]s?) /;
const HOME_TO_SELL =
  / ((tengo|tenemos|tendria|tendriamos|hay|debo|debemos|necesito|necesitamos|tendremos|tendre) (que |de |antes que |primero que )?(vender|venderlo|venderla)|(vendo|vendemos|venda|vendamos|vender|vendiendo|venderemos|vendere) (antes |primero )?(mi|nuestro|nuestra|el mio|el nuestro|la mia|la nuestra|el actual|el piso actual|la casa actual|el que tenemos|el que tengo|la que tenemos|lo que tenemos)|(mi|nuestro|nuestra) (piso|casa|depa|depto|departamento|apartamento)( actual)? (esta|lo tengo|lo tenemos|la tenemos|la tengo|ya esta)? ?(a la venta|en venta|puesto a la venta)|(cuando|hasta que|en cuanto|si) (no )?(se )?(vend[a-z]*) (el|la|mi|nuestro|nuestra)) /;

function zonesSaid(
  clause: Clause,
  reading: Reading,
  isAsked: boolean,
  speaksOfNeed: boolean,
  isOfOther: boolean,
): Said[] {
  const { line } = clause;
  const isOwner = reading.role === "seller" || reading.role === "landlord";
  const isElsewhere =
    / (trabajo|trabaja|trabajamos|vivo|vivimos|vive|viven|quedamos|nos vemos|oficina|estudia|estudio|naci|estuve|estuvimos|vacaciones|viajo|banco|notaria|firmamos|de visita) /.test(
      line,
    );
  const hasLead = / (zona|zonas|barrio|colonia|comuna|sector|cerca de|cerca del|por la zona) /.test(line);
  if (clause.isQuestion && !speaksOfNeed) return [];
  if (isElsewhere && !hasLead && !WISH_STRONG.test(line) && !isAsked) return [];
  if (isOfOther && !WISH_STRONG.test(line)) return [];
  const says =
    isAsked ||
    speaksOfNeed ||
    hasLead ||
    / (me gusta|nos gusta|me encanta|valdria|tambien|mejor|cambiar|miraria|miraríamos|miramos|ya no|en vez) /.test(
      line,
    ) ||
    (isOwner && / (piso|casa|departamento|depto|depa|apartamento|esta en|ubicad|local) /.test(line));
  if (!says) return [];
  const isInstead =
    / (mejor|en vez de|en lugar de|ya no|al final|cambi[a-z]*|ahora|pensandolo) /.test(line) &&
    !/ (tambien|ademas|incluso|o mejor) /.test(line);
  return zonesIn(clause, isAsked, reading.isPlace).map(({ names, isRefused }): Said => {
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
      ? SELLS.test(line)
      : role === "landlord"
        ? LETS.test(line)
        : role === "tenant"
          ? RENTS.test(line)
          : BUYS.test(line) &&
            / (comprar|compra|compro|compramos|adquirir|comprarlo|comprarme|comprarnos) /.test(line));
  const isRefused = / (no|ni) (quiero |queremos |busco )?(comprar|alquilar|alquiler|vender|rentar|arrendar) /.test(
    line,
  );
  if (
    isOperation &&
    !isRefused &&
    (!clause.isQuestion || tellsWish(clause)) &&
    (RENTS.test(line) || BUYS.test(line) || SELLS.test(line) || LETS.test(line))
  ) {
    const shown = { buyer: "compra", tenant: "alquiler", seller: "venta", landlord: "alquiler de su vivienda" }[role];
    said.push({
      kind: "operation",
      shown,
      value: { type: "text", text: reading.isRent ? "alquiler" : role === "seller" ? "venta" : "compra" },
      certainty: 0.9,
    });
  }
  const canSayType =
    asked.has("propertyType") ||
    speaksOfNeed ||
    (!isOfOther && (SELLS.test(line) || LETS.test(line) || RENTS.test(line) || BUYS.test(line)));
  if (canSayType && (!isOfOther || WISH_STRONG.test(line)) && (!clause.isQuestion || tellsWish(clause))) {
    const types = typesIn(clause);
    if (types.length > 0)
      said.push({
        kind: "propertyType",
        shown: listedOr(types.map((type) => typeName(type, reading.country))),
        value: { type: "text", text: types.join(", ") },
        certainty: 0.85,
      });
  }
  return said;
}

function wordsSaid(clause: Clause, reading: Reading, asked: ReadonlySet<AskedSlot>): Said[] {
  const { line } = clause;
  const said: Said[] = [];
  const isOwner = reading.role === "seller" || reading.role === "landlord";
  const isBuying = !isOwner && !reading.isRent;
  const way =
    FINANCING.find(([pattern]) => pattern.test(line)) ??
    (asked.has("financing") ? ASKED_FINANCING.find(([pattern]) => pattern.test(line)) : undefined);
  const isPast = / (queda|quedan|pendiente|cancelar|cancelada|levantar) /.test(line);
  if (way && isBuying && !isPast)
    said.push({ kind: "financing", shown: way[1], value: { type: "text", text: way[1] }, certainty: 0.85 });
  const decider = DECIDERS.find(([pattern]) => pattern.test(line));
  if (decider)
    said.push({ kind: "decider", shown: decider[1], value: { type: "text", text: decider[1] }, certainty: 0.85 });
  else if (
    asked.has("decider") &&
    / (mi|con|los dos|ambos|yo|sol[oa]|nosotros|pareja|marido|mujer|esposa|esposo) /.test(line)
  ) {
    const who = ASKED_DECIDERS.find(([pattern]) => pattern.test(line));
    if (who) said.push({ kind: "decider", shown: who[1], value: { type: "text", text: who[1] }, certainty: 0.8 });
  }
  const motive = MOTIVES.find(([pattern]) => pattern.test(line));
  if (motive && !/ (no es|no por|no me|no nos) /.test(line))
    said.push({ kind: "motive", shown: motive[1], value: { type: "text", text: motive[1] }, certainty: 0.8 });
  if (!isOwner && HAS_PETS.test(line))
    said.push({
      kind: "features",
      key: "mascotas",
      shown: "admite mascotas",
      value: { type: "text", text: "mascotas" },
      certainty: 0.85,
    });
  if (!isOwner && HOME_TO_SELL.test(line))
    said.push({
      kind: "homeToSell",
      shown: "Tiene una vivienda que vender",
      value: { type: "text", text: "sí" },
      certainty: 0.9,
    });
  return said;
}

const ASKED_FINANCING: typeof FINANCING = [
  [/ (contado|efectivo|ahorros|propios) /, "Al contado", "contado"],
  [/ (aprobad[oa]|concedid[oa]|preaprobad[oa]|preconcedid[oa]) /, "Financiación aprobada", "aprobada"],
  [/ (hipoteca|financiacion|financiado|banco|credito|prestamo) /, "Con hipoteca", "hipoteca"],
];
const ASKED_DECIDERS: readonly (readonly [RegExp, string])[] = [
  [/ (los dos|ambos|juntos|nosotros|mi (mujer|marido|pareja|esposa|esposo|novi[oa]) y yo) /, "Deciden los dos"],
  [/ (mujer|esposa) /, "Decide con su mujer"],
  [/ (marido|esposo) /, "Decide con su marido"],
  [/ (pareja|novi[oa]) /, "Decide con su pareja"],
  [/ (yo|sol[oa]) /, "Decide quien escribe"],
];

/** Statements of «sí» and «no» alone in answer to a question of the agent. */
function confirmed(
  clause: Clause,
  asked: ReadonlySet<AskedSlot>,
  own: readonly Said[],
): (Said & { slot: AskedSlot })[] {
  const isYes = YES.test(clause.line);
  const isNo = NO.test(clause.line);
  if (!isYes && !isNo) return [];
  const said: (Said & { slot: AskedSlot })[] = [];
  const add = (slot: AskedSlot, kind: Said["kind"], shown: string, text: string, key?: string) =>
    said.push({ slot, kind, shown, value: { type: "text", text }, certainty: 0.75, ...(key !== undefined && { key }) });
  const hasOwnWords = own.some(({ kind }) => kind === "financing");
  if (asked.has("financing") && isYes && !hasOwnWords) add("financing", "financing", "Con hipoteca", "Con hipoteca");
  if (asked.has("homeToSell") && isYes) add("homeToSell", "homeToSell", "Tiene una vivienda que vender", "sí");
  return said;
}
