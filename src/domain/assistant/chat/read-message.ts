import { CURRENCY_WORDS } from "../../shared/spoken/amount-words.ts";
import { type Amount, amountsIn } from "../../shared/spoken/amounts.ts";
import { type Scan, take, wordAt } from "../../shared/spoken/scan.ts";
import { plainOf, type Token } from "../../shared/spoken/tokens.ts";
import { askedSlots } from "./asked-slots.ts";
import type { HomeFeature, SlotName, Slots, UnderstandingContext, Variety } from "./intents.ts";
import { readContact } from "./read-contact.ts";
import { readWhen } from "./read-dates.ts";
import { readHome } from "./read-home.ts";
import { readMeasures } from "./read-measures.ts";
import { placeAsAnswer, readPlace, readPostcode } from "./read-places.ts";
import { readTerms } from "./read-terms.ts";
import { scan } from "./scan.ts";
import { varietyOf } from "./varieties.ts";

/** Contents of one message, before its intent is known. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  /** All but money. */
  slots: Slots;
  amounts: readonly Amount[];
  /** The message with what was read before its money and terms: the reader of finance takes its numbers from it. */
  unread: Scan;
  isCorrection: boolean;
  /** Begins as if something stood before it: "¿y…?", "mejor…". */
  leans: boolean;
  /** Asks something, rather than answers. */
  isQuestion: boolean;
  variety: Variety | null;
}

interface ReadingContext extends UnderstandingContext {
  asked: readonly SlotName[];
  /** Variety of Spanish of the earlier messages. */
  variety: Variety | null;
  /** Known slots: a bare number may correct one. */
  known: Slots;
  /** Features that the assistant asked for by name. */
  askedFeature: HomeFeature | null;
  isVisit: boolean;
}

const CORRECTIONS =
  /\b(perdona|perdon|perdone|espera|esper[aá]|quise decir|queria decir|quiero decir|me equivoque|me confundi|equivoque|corrijo|rectifico|correccion|mejor|en vez de|en lugar de|sube|subelo|subimos|baja|bajalo|amplia|ponle|no no|digo|cambia|cambialo|cambiame|al final|en realidad|era|eran|sino|mas bien|(?:ah|uy|huy|ay|ups) no|no que (?:son|es|era|eran|tiene))\b/;
const LEANS = /^(y|e|o|pero|entonces|mejor|tambien|ademas|no|si|con|sin|en|para|a|al|que|los|las|el|la|lo)$/;
const QUESTION_WORDS =
  /^(que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|donde|cuando|quien|puedo|podria|podemos|hay|teneis|tienen)$/;
/** Makes a question at any place of the message: "espera, dime cuánto cuesta". */
const ASKING = /\b(dime|decidme|digame|saber|explicame|cuanto|cuantos|cuantas)\b/;
/** "¿Y si tuviera 110?", "¿y a 20 años?": the following value replaces the former one. */
const REVISIONS = /^(?:vale |ok |bueno )?(?:y|pero|entonces|ahora|o) (?:si|con|a|al|en|de|por)\b/;

/**
 * Reads one message: tokens, slots, amounts of money, and whether it corrects, leans on earlier words or asks. Readers
 * run in a fixed order, and each takes its words from those after it. `context.today` is a day (`2026-10-25`) on which
 * relative dates rest.
 */
export function readMessage(text: string, context: ReadingContext): Reading {
  const message = scan(text);
  const spoken = message.tokens.filter(({ kind }) => kind !== "mark");
  const words = spoken.map(({ word }) => word).join(" ");
  // As typed too: "corrijo" is spelt like a "cortijo".
  const typed = spoken.map(({ plain }) => plain).join(" ");
  const isCorrection =
    CORRECTIONS.test(words) ||
    CORRECTIONS.test(typed) ||
    REVISIONS.test(words) ||
    (/^no /.test(words) && context.asked.length === 0);
  const slots: Slots = { ...readContact(message) };
  const start = firstWord(message);
  const postcode = readPostcode(message, context.findPlace);
  takeAddress(message);
  takeOldNumbers(message);
  const asks = (name: SlotName) => context.asked.includes(name);
  const isWhenAsked = asks("date") || asks("time") || context.isVisit;
  Object.assign(slots, readWhen(message, context.today, isWhenAsked));
  Object.assign(slots, readMeasures(message), readHome(message));
  const unread: Scan = { ...message, taken: [...message.taken] };
  Object.assign(slots, readTerms(message));
  const place = postcode ?? placeOf(message, text, context, isCorrection, slots);
  if (place) slots.place = place.mention;
  const variety = varietyOf(message.tokens, place?.country) ?? context.variety;
  Object.assign(slots, withoutKnown(askedSlots(message, { ...context, stated: slots, isCorrection }), slots));
  const amounts = amountsIn(message, variety);
  return {
    text,
    tokens: message.tokens,
    slots,
    amounts,
    unread,
    isCorrection,
    leans: LEANS.test(wordAt(message, start)),
    isQuestion:
      text.includes("?") || QUESTION_WORDS.test(wordAt(message, start)) || ASKING.test(words) || ASKING.test(typed),
    variety,
  };
}

const firstWord = ({ tokens }: Scan) =>
  Math.max(
    0,
    tokens.findIndex(
      ({ kind, word }) => kind !== "mark" && !/^(vale|ok|bueno|ah|hola|perfecto|gracias|genial)$/.test(word),
    ),
  );

const withoutKnown = (more: Slots, stated: Slots): Slots =>
  Object.fromEntries(Object.entries(more).filter(([name]) => stated[name as SlotName] === undefined));

function placeOf(message: Scan, text: string, context: ReadingContext, isCorrection: boolean, slots: Slots) {
  const isAsked = context.asked.includes("place");
  // Written in a hurry, "piso 3 hab ruzafa": nothing leads to the place, but homes and numbers are spoken of.
  const isOpen = message.quantities.some(({ isArticle }) => !isArticle) || Object.keys(slots).length > 0;
  const read = readPlace(message, context.findPlace, isAsked, isCorrection, isOpen);
  // "350 mil soles" names money, though villages are called so.
  const found = read && CURRENCY_WORDS[plainOf(read.mention.text).split(" ").at(-1)!] ? null : read;
  if (found && (found.mention.id || !isAsked)) return found;
  const saysNothingElse = Object.keys(slots).length === 0 && message.quantities.length === 0;
  // "Quise decir Triana": a correction without any other value corrects the place.
  const corrects = isCorrection && context.known.place !== undefined && saysNothingElse && !text.includes("?");
  return (isAsked && saysNothingElse) || corrects ? (placeAsAnswer(text, context.findPlace) ?? found) : found;
}

/** "En vez de 30", "no 85 sino 95": numbers that no longer hold; "entre los dos" counts people. */
function takeOldNumbers(message: Scan) {
  for (const [index, { from, to, value }] of message.quantities.entries()) {
    const [third, second, first] = [from - 3, from - 2, from - 1].map((at) => wordAt(message, at));
    const isOld = first === "de" && (second === "vez" || second === "lugar") && third === "en";
    const next = message.quantities[index + 1];
    const isReplaced =
      first === "no" && next !== undefined && message.tokens.slice(to, next.from).some(({ word }) => word === "sino");
    if (isOld || isReplaced || (value === 2 && /^(los|las|nosotros|ambos)$/.test(first ?? ""))) take(message, from, to);
  }
}

/** "Calle Mayor 12": the number of a house is no amount. */
function takeAddress(message: Scan) {
  for (const [at, { plain }] of message.tokens.entries()) {
    if (!/^(calle|avenida|avda|av|plaza|paseo|carrera|cra|cl|numero|portal|puerta)$/.test(plain)) continue;
    for (let next = at + 1; next < Math.min(at + 6, message.tokens.length); next++) {
      if (message.tokens[next]!.kind === "mark" && message.tokens[next]!.text !== ",") break;
      if (message.tokens[next]!.kind === "number") {
        take(message, next, next + 1);
        break;
      }
    }
  }
}
