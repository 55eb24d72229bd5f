import { freeQuantities, isFree, take, wordAt } from "../../shared/spoken/scan.ts";
import { takeMeasure } from "./sentence-bounds.ts";
import { type Draft, tell } from "./sentence-draft.ts";
import { moneyAt } from "./sentence-prices.ts";

/** Amounts that are no price: what is paid beside it, what somebody has, and the price in a second currency. No search knows them, so each is told. */

/** Names of costs and of a buyer's own money, of one word or two; longer ones come first. */
const COSTS: readonly (readonly string[])[] = [
  "gastos de la comunidad",
  "gastos de comunidad",
  "gastos comunes",
  "gastos comunitarios",
  "gastos mensuales",
  "cuota de comunidad",
  "cuota de mantenimiento",
  "cuota de administracion",
  "cuota inicial",
  "comunidad",
  "ibi",
  "predial",
  "contribuciones",
  "expensas",
  "administracion",
  "mantenimiento",
  "entrada",
  "enganche",
  "pie",
  "anticipo",
  "senal",
  "arras",
  "fianza",
  "deposito",
  "derrama",
  "derramas",
  "hipoteca",
  "ahorros",
  "ahorrados",
  "obras",
  "obra",
  "reforma",
  "reformas",
].map((name) => name.split(" "));

/** «200.000 € sin obra», «a reformar hasta 200.000»: beside these an amount in front is none of their own, unless a «de» joins both. */
const WORKS = /^(obras?|reformas?|entrada|senal|hipoteca|pie|deposito|fianza)$/;
/** Between an amount and its cost: «40.000 € de entrada», «20.000 para la reforma». */
const BEHIND_AMOUNT = /^(de|en|para|por|la|el|las|los|una|un|como)$/;
/** Between a cost and its amount: «comunidad por debajo de 80 €», «expensas hasta 80 mil», «IBI: menos de 300». */
const BEFORE_AMOUNT =
  /^(de|por|debajo|a|al|hasta|maxim[oa]s?|max|menos|menor(es)?|inferior(es)?|no|mas|superior(es)?|que|pase|pasen|supere|superen|unos|unas|como|mucho|sobre|entre|mes|:|=|sean?|es|son)$/;
const REACH = 6;

/** Tells and takes amounts that have a meaning of their own, and their words. Read before prices and places: Ibi is a town as well. */
export function setCostsAside(draft: Draft) {
  const { sentence } = draft;
  for (const quantity of freeQuantities(sentence)) {
    if (quantity.isArticle || !isFree(sentence, quantity)) continue;
    const money = moneyAt(draft, quantity, quantity);
    const [from, to] = [money?.from ?? quantity.from, money?.to ?? quantity.to];
    const behind = costBehind(draft, to);
    if (behind > 0) setAside(draft, from, behind);
    else {
      const before = costBefore(draft, from);
      if (before >= 0) setAside(draft, before, periodEnd(draft, to));
    }
  }
}

function setAside(draft: Draft, from: number, to: number) {
  tell(draft, from, to);
  takeMeasure(draft, from, to);
}

/** Where the cost ends that stands behind an amount, or −1. */
function costBehind(draft: Draft, to: number): number {
  const start = periodEnd(draft, to);
  let at = start;
  while (at < start + 3 && BEHIND_AMOUNT.test(wordAt(draft.sentence, at))) at++;
  if (at === start) return -1;
  const end = costEnd(draft, at);
  return end;
}

/** Where the cost begins that stands in front of an amount, or −1. */
function costBefore(draft: Draft, from: number): number {
  const { sentence } = draft;
  let at = from - 1;
  while (at > from - 1 - REACH && !sentence.taken[at] && BEFORE_AMOUNT.test(wordAt(sentence, at))) at--;
  for (let start = Math.max(0, at - 3); start <= at; start++) {
    if (costEnd(draft, start) !== at + 1) continue;
    const isDenied = /^(sin|ni|no)$/.test(wordAt(sentence, start - 1));
    const isJoined = /^(de|:|=)$/.test(wordAt(sentence, at + 1)) || from === at + 1;
    if (isDenied || (WORKS.test(wordAt(sentence, start)) && !isJoined)) return -1;
    // «En la comunidad de 2.000 vecinos», «en Entrada» are places.
    return wordAt(sentence, start - 1) === "en" ? -1 : start;
  }
  return -1;
}

/** Where the name of a cost that begins at a piece ends, or −1. «Obra nueva» is a state, and «Comunidad de Madrid» a place. */
function costEnd({ sentence }: Draft, at: number): number {
  const name = COSTS.find((words) =>
    words.every((word, step) => sentence.tokens[at + step]?.plain === word && !sentence.taken[at + step]),
  );
  if (!name) return -1;
  const end = at + name.length;
  if (name[0] === "obra" && /^(nueva|vista|negra|gris|gruesa)$/.test(wordAt(sentence, end))) return -1;
  const isPlace = name[0] === "comunidad" && /^\p{Lu}/u.test(sentence.tokens[end + 1]?.text ?? "");
  return isPlace && /^(de|autonoma|foral)$/.test(wordAt(sentence, end)) ? -1 : end;
}

/** Behind «al mes», «mensuales», «al año»; the piece itself where no time stands there. */
function periodEnd({ sentence }: Draft, at: number): number {
  if (/^(mensual(es)?|anual(es)?)$/.test(wordAt(sentence, at))) return at + 1;
  const isLinked = /^(al|por|cada|\/)$/.test(wordAt(sentence, at));
  return isLinked && /^(mes|ano|trimestre)$/.test(wordAt(sentence, at + 1)) ? at + 2 : at;
}

/** «S/ 550,000 o US$ 150,000»: one price in two currencies, of which the first is searched for and the second told. */
export function setSecondCurrencyAside(draft: Draft) {
  const { sentence } = draft;
  let first: { currency: string; to: number } | null = null;
  for (const quantity of freeQuantities(sentence)) {
    if (quantity.isArticle || !isFree(sentence, quantity)) continue;
    const money = moneyAt(draft, quantity, quantity);
    if (!money?.currency) continue;
    const isJoined = first !== null && isBetween(draft, first.to, money.from);
    if (isJoined && money.currency !== first!.currency) {
      tell(draft, money.from, money.to);
      take(sentence, first!.to, money.to);
    } else first = { currency: money.currency, to: money.to };
  }
}

const isBetween = ({ sentence }: Draft, from: number, to: number): boolean =>
  to > from &&
  to - from <= 3 &&
  sentence.tokens
    .slice(from, to)
    .every((_, step) => /^(o|u|\/|\(|=|sea|,|equivale|a|aprox)$/.test(wordAt(sentence, from + step)));
