import { wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { isLikely } from "./money-evidence.ts";
import { LENT, WEAK_SAVINGS } from "./money-words.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { currencyOf, type Sum } from "./spoken-sums.ts";

/** Sums that are no price: what is put by, what is earned, what a bank lends. */

/** «70.000 con ahorros», «pagaríamos 70.000 de lo ahorrado», «50 mil que tenemos en el banco». */
const FROM_SAVINGS =
  /^(?:euros |dolares |pesos |soles |€ )?(?:(?:con|de|en) (?:mis |nuestros |los |lo |unos )?(?:ahorros|ahorrado|ahorrados|fondos propios|recursos propios|efectivo propio)|que (?:ya )?(?:tengo|tenemos|hay|tiene|tienen|hemos|he|llevamos) (?:ahorrad[oa]s?|guardad[oa]s?|juntad[oa]s?|apartad[oa]s?|en el banco|en la cuenta|en efectivo|parad[oa]s?))/;
const paidFromSavings = ({ scan }: Clause, at: number): boolean =>
  FROM_SAVINGS.test(
    scan.tokens
      .slice(at, at + 6)
      .map(({ word }) => word)
      .join(" "),
  );

/** «Podemos poner 60 y el banco nos deja el resto»: out of one's own pocket. */
const PUTS =
  / (?:pongo|ponemos|poner|pondria|pondriamos|aporto|aportamos|aportar|aportaria|poniendo|aportando)(?: (?:yo|nosotr[oa]s|unos|como|hasta|de|entrada|enganche|pie|los|mas|menos)){0,3} $/;
/** «Tengo 60 mil, no llego a más». */
const LIMIT_BEHIND =
  / (?:no (?:llego|llegamos|paso|pasamos|puedo|podemos|puedo pasar|podemos pasar) (?:de |a )?(?:mas|ahi)|es lo que hay|ni un (?:euro|peso|duro|centimo|sol|dolar) mas|y ya|nada mas) /;
const OF_HOUSEHOLD =
  / (?:mi|mis|nuestr[oa]s?|el|ella|ellos|madre|padre|padres|marido|mujer|pareja|novi[oa]|espos[oa]|banco|cuenta|ahorr[a-z]{1,6}) /;
const wordsBefore = ({ scan }: Clause, at: number): string =>
  ` ${scan.tokens
    .slice(Math.max(0, at - 6), at)
    .map(({ word }) => word)
    .join(" ")} `;

/** Statements of a sum that is no price, none where it says nothing; null where it may be a price. */
export function besidesSaid(
  clause: Clause,
  sum: Sum,
  reading: Reading,
  asked: ReadonlySet<AskedSlot>,
): readonly Said[] | null {
  const { line } = clause;
  const { amount, nextAt, words, currency, full, shown, money } = sum;
  const { isOwner } = reading;
  // A rate for a loan is no price of a home.
  if (asked.has("instalment") && !asked.has("budget") && !reading.isRent && amount.period === "month") return [];
  const isWeak = WEAK_SAVINGS.test(amount.label ?? "");
  // «Adelfas tiene 80»: what a place has is none of the client's.
  if (/^tienen?$/.test(amount.label ?? "") && clause.side !== "notes" && !OF_HOUSEHOLD.test(words)) return [];
  // «Podríamos poner 300 más»: a difference.
  if (PUTS.test(wordsBefore(clause, amount.from)) && wordAt(clause.scan, nextAt) === "mas" && !amount.isMoney)
    return [];
  const isSaved =
    / (ahorr[a-z]{1,6}|guardad[oa]s?|enganche|de entrada|de pie|pie de|de inicial|cuota inicial|de anticipo|juntad[oa]s?) /.test(
      words,
    ) && !/ presupuesto /.test(words);
  // «Preaprobación de 480 mil» is the bank's money.
  const isLent = LENT.test(words) && !isSaved && !/ presupuesto /.test(words);
  // «Tengo hasta 480 millones» is what somebody can pay.
  const isRentSized = reading.isRent && isLikely(amount.to ?? amount.value, currencyOf(reading), true);
  const isLimit =
    isWeak && !isSaved && (amount.bound === "most" || / hasta /.test(words) || isRentSized || LIMIT_BEHIND.test(line));
  const isFromSavings = paidFromSavings(clause, nextAt);
  const kept = (amount.slot === "savings" && !isLent && !isLimit) || asked.has("savings") || isFromSavings;
  const isPut = !isOwner && PUTS.test(wordsBefore(clause, amount.from));
  if (
    (kept || isPut) &&
    (!asked.has("budget") || isFromSavings || isPut || (amount.slot === "savings" && !isWeak)) &&
    (amount.isMoney || amount.value >= 3 || (amount.slot === "savings" && !isWeak))
  ) {
    // «Mis abuelos me dan diez mil.»
    if (
      / (?:me|nos) (?:dan|dejan|prestan|ayudan con|regalan|pasan)(?: unos| como| hasta| otros| otras)? $/.test(
        wordsBefore(clause, amount.from),
      )
    )
      return [];
    const isShare = wordAt(clause.scan, nextAt) === "%";
    if (isShare || / presupuesto /.test(line) || (isOwner && !asked.has("savings") && !isSaved)) return [];
    const value = full(amount.to ?? amount.value, false);
    return value >= 500 || currency === "CLF"
      ? [{ kind: "savings", shown: shown(value), value: money(value, value), certainty: 0.9 }]
      : [];
  }
  if (amount.slot === "netMonthlyIncome" || (asked.has("income") && amount.slot === null)) {
    const { value } = amount;
    const each = amount.period === "year" ? "al año" : "al mes";
    return value >= 300 && !isOwner
      ? [
          {
            kind: "financing",
            key: "income",
            shown: `Ingresos de ${shown(value)} ${each}`,
            value: money(value, value),
            certainty: 0.8,
          },
        ]
      : [];
  }
  if (amount.slot === "monthlyDebts") return [];
  const isOfRate = amount.period === "month" && !reading.isRent && !isOwner;
  if (isOfRate && !asked.has("budget") && !/ (presupuesto|tope) /.test(line)) return [];
  return loanSaid(sum, isLent, isOwner, asked);
}

/** A bank's loan, or the rest of one: «me quedan 32.000 con el banco»; null where it is no loan. */
function loanSaid(
  { amount, words, currency, full, shown, money }: Sum,
  isLent: boolean,
  isOwner: boolean,
  asked: ReadonlySet<AskedSlot>,
): readonly Said[] | null {
  const isOwed =
    / (queda|quedan|quedaran|pendiente|pendientes|debo|debemos|faltan|deuda) /.test(words) &&
    (asked.has("financing") || / (hipoteca|credito|prestamo|banco|infonavit|fovissste) /.test(words));
  const isLoan = isOwed || isLent || (amount.slot === "loan" && amount.bound !== "most");
  if (
    !isLoan ||
    (!isOwed && isOwner && !/ (hipoteca|credito|prestamo) /.test(words)) ||
    (!isLent && (asked.has("budget") || / presupuesto /.test(words)))
  )
    return null;
  const value = full(amount.value, false);
  if (value < 5000 && currency !== "CLF") return [];
  const isLeft = isOwed && / (queda|quedan|pendiente|pendientes|debo|debemos|falta|faltan) /.test(words);
  return [
    {
      kind: "financing",
      key: "loan",
      shown: `${isLeft ? "Hipoteca pendiente" : "Hipoteca"} de ${shown(value)}`,
      value: money(value, value),
      certainty: 0.8,
    },
  ];
}
