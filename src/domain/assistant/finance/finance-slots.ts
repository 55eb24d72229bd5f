import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { Slots } from "../chat/intents.ts";
import type { Assignment } from "./assign.ts";
import type { Candidate } from "./candidates.ts";
import type { RoleName } from "./roles.ts";

/** Values of a calculation: money in units of `currency`, percentages as they are read, `years` whole. */
export type FinanceSlots = Partial<Record<RoleName, number>> &
  Pick<
    Slots,
    | "currency"
    | "period"
    | "unclearCurrency"
    | "foreignSum"
    | "exchangeRate"
    | "exchangeOf"
    | "taxName"
    | "isEffectiveRate"
    | "indexRisePercent"
    | "yearlyPrepayment"
    | "prepaymentYear"
    | "graceYears"
    | "isGrossYield"
  >;

/** Roles whose value is a sum by the month, and the one that is by the year. */
const MONTHLY: ReadonlySet<RoleName> = new Set(["netMonthlyIncome", "monthlyDebts", "monthlyRent", "instalment"]);

/** The values of an assignment, each in the unit of its slot: yearly income by the month, earners added up. */
export function slotsOfPairs(
  message: Scan,
  pairs: Assignment["pairs"],
  { asked, known, hasRate }: { asked: readonly string[]; known: Readonly<Slots>; hasRate: boolean },
): FinanceSlots {
  const slots: FinanceSlots = {};
  const pays = paysPerYear(message);
  const ordered = pairs.toSorted((a, b) => Number(isOfPrice(b.role)) - Number(isOfPrice(a.role)));
  const isPriced = ordered.some(({ role }) => isOfPrice(role)) || (known.price ?? known.loan) === undefined;
  let main = isPriced && !hasRate ? undefined : known.currency;
  const hasYearly = pairs.some(({ candidate, role }) => role === "yearlyExpenses" && candidate.period !== null);
  for (const { candidate, role, value } of ordered) {
    const one = inUnit(message, candidate, role, value, pays);
    if (one === null) continue;
    // "Gastos 18.000, y gasto 1.800 al año": the one without its year is of the purchase.
    const isOfPurchase =
      role === "yearlyExpenses" && candidate.period === null && hasYearly && isPaidOnce(value, pairs, known);
    const name = isOfPurchase ? "purchaseExtras" : role;
    const before = slots[name];
    slots[name] = before === undefined ? one : Math.round((before + one) * 100) / 100;
    const own = candidate.currency ?? (main !== undefined && candidate.unclear === "pesos" ? "PESOS" : undefined);
    // "850 mil, con la UF a 39.200": a sum without a name is in what the price of the unit is told in.
    const unnamed = hasRate && main !== undefined && candidate.unit === "money" && !own ? "PESOS" : own;
    if (main !== undefined && unnamed !== undefined && unnamed !== main)
      slots.foreignSum = { slot: role, currency: unnamed };
    else if (candidate.unclear && candidate.currency === undefined) slots.unclearCurrency ??= candidate.unclear;
    if (candidate.currency && slots.foreignSum?.slot !== role) {
      main ??= candidate.currency;
      slots.currency ??= candidate.currency;
    }
  }
  if (slots.currency !== undefined && STRONG.test(slots.currency)) {
    const inPesos = ordered.filter(
      ({ candidate }) => candidate.currency === undefined && candidate.unclear === "pesos",
    );
    const [first] = inPesos;
    if (first && !hasRate && inPesos.length === 1) slots.foreignSum ??= { slot: first.role, currency: "PESOS" };
  }
  if (slots.currency !== undefined) delete slots.unclearCurrency;
  // "98.000 más 9.800 de gastos": more than most of a year's rent is paid once, with the purchase.
  const { yearlyExpenses, monthlyRent = known.monthlyRent } = slots;
  if (yearlyExpenses && monthlyRent && !hasYearly && yearlyExpenses > monthlyRent * MOST_MONTHS_OF_EXPENSES) {
    slots.purchaseExtras = (slots.purchaseExtras ?? 0) + yearlyExpenses;
    delete slots.yearlyExpenses;
  }
  if (asked.length > 0 && slots.netMonthlyIncome === 0 && !asked.includes("netMonthlyIncome"))
    delete slots.netMonthlyIncome;
  return slots;
}

/** Money that no pesos are, whoever's they are. */
const STRONG = /^(USD|EUR|UF)$/;

/** Expenses of a let home take less of its rent. */
const MOST_MONTHS_OF_EXPENSES = 8;

const isPaidOnce = (value: number, pairs: Assignment["pairs"], known: Readonly<Slots>): boolean => {
  const rent = pairs.find(({ role }) => role === "monthlyRent")?.value ?? known.monthlyRent;
  return rent !== undefined && value > rent * MOST_MONTHS_OF_EXPENSES;
};

const isOfPrice = (role: RoleName) => role === "price" || role === "loan";

/** Expenses that are told by the month where nobody says of which time they are. */
const BY_THE_MONTH = /^(administracion|mantenimiento|expensas|comunidad|gastos_comunes)$/;
const MOST_FAR = 3;

/** "Menos 300 mil administración": a word of its own clause names what is paid each month. */
function isMonthlyExpense(message: Scan, { from, to }: Candidate): boolean {
  for (const step of [1, -1])
    for (let far = 0; far < MOST_FAR; far++) {
      const word = wordAt(message, step > 0 ? to + far : from - 1 - far);
      if (BY_THE_MONTH.test(word)) return true;
      if (STOP.test(word) || message.quantities.some((each) => each.from === to + far && step > 0)) break;
    }
  return false;
}

function inUnit(message: Scan, candidate: Candidate, role: RoleName, value: number, pays: number): number | null {
  const { unit, period, earners } = candidate;
  // "1,2 % mensual" is said as twelve times as much a year.
  if (role === "ratePercent") return period === "month" ? Math.round(value * 12_000) / 1000 : value;
  if (role === "years" && unit === "months") return value / 12;
  if (role === "vacancyPercent" && unit === "months") return value <= 11 ? round((value / 12) * 100) : null;
  if (role === "yearlyExpenses")
    return period === "month" || (period === null && isMonthlyExpense(message, candidate)) ? value * 12 : value;
  if (!MONTHLY.has(role)) return value;
  const monthly = period === "year" ? value / 12 : value;
  if (role !== "netMonthlyIncome") return round(monthly);
  return period === "year" ? Math.round(monthly) * earners : round((monthly * pays * earners) / 12);
}

const round = (value: number) => Math.round(value * 100) / 100;

/** "1.800 en 14 pagas": 14; 12 where nobody says so. */
function paysPerYear(message: Scan): number {
  const found = message.quantities.find(({ to, value }) => value === 14 && /^pagas?$/.test(wordAt(message, to)));
  return found ? 14 : 12;
}

/** Things that people say they have none of. */
const NONE_OF: readonly (readonly [role: RoleName, words: RegExp])[] = [
  ["monthlyDebts", /^(deudas?|prestamos?|creditos?|debo)$/],
  ["savings", /^(entrada|ahorros?|ahorrado|ahorrados|enganche|anticipo|inicial)$/],
  ["vacancyPercent", /^(vacios?|vacancia)$/],
  ["yearlyExpenses", /^(gastos|expensas)$/],
];
/** Words between the denial and the thing: "no tengo ninguna otra deuda". */
const REACH = 4;
const STOP = /^([.,;?!]|pero|y|con|si|gano|cobro|contar|incluir|pagar|saber)$/;

const isNumberBehind = ({ tokens }: Scan, from: number, candidates: readonly Candidate[]): boolean =>
  candidates.some((each) => {
    const between = tokens.slice(from, each.from);
    return each.from >= from && between.length <= REACH - 1 && !between.some(({ word }) => STOP.test(word));
  });

/** "Si cancelo el coche", "si termino de pagar la tarjeta": then it takes no more of the income. */
const PAID_OFF = /^(cancel|liquid|quit|termin|amortiz|acab|sald)\w{1,8}$/;
const DEBT = /^(coche|auto|carro|moto|tarjeta|tarjetas|prestamo|prestamos|deuda|deudas|credito|creditos|letra|letras)$/;

/** Things of which a message says that there are none: "sin entrada", "no tenemos deudas". A denial ends where its clause ends. */
export function zerosIn(
  message: Scan,
  candidates: readonly Candidate[],
  { known }: { known: Readonly<Slots> },
): FinanceSlots {
  const zeros: FinanceSlots = {};
  const { tokens } = message;
  const paidOff = known.monthlyDebts ? tokens.findIndex(({ word }) => PAID_OFF.test(word)) : -1;
  if (paidOff >= 0 && tokens.slice(paidOff + 1, paidOff + 5).some(({ word }) => DEBT.test(word)))
    zeros.monthlyDebts = 0;
  for (const [at, { word }] of tokens.entries()) {
    const isDenial =
      /^(sin|ningun|ninguna|ni|cero)$/.test(word) ||
      (/^(no|tampoco)$/.test(word) &&
        /^(tengo|tenemos|tiene|tienen|hay|debo|pongo|aporto|doy)$/.test(wordAt(message, at + 1)));
    if (!isDenial) continue;
    for (let next = at + 1; next <= at + REACH && next < tokens.length; next++) {
      const said = tokens[next]!.word;
      const isNumber = candidates.some(({ from, to }) => next >= from && next < to);
      if (STOP.test(said) || isNumber) break;
      const found = NONE_OF.find(([, words]) => words.test(said));
      // "No tengo ahorrado más que 20.000" gives a number after all.
      if (found && !isNumberBehind(message, next + 1, candidates)) zeros[found[0]] = 0;
    }
  }
  return zeros;
}
