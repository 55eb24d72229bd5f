import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { Assignment } from "./assign.ts";
import type { Candidate } from "./candidates.ts";
import type { RoleName } from "./roles.ts";

/** Values of a calculation: money in units of `currency`, percentages as they are read, `years` whole. */
export type FinanceSlots = Partial<Record<RoleName, number>> & {
  currency?: string;
  period?: "month" | "year";
  /** Pesos, or a bare sign, of a country that nobody has named. */
  unclearCurrency?: "pesos" | "$";
};

/** Roles whose value is a sum by the month, and the one that is by the year. */
const MONTHLY: ReadonlySet<RoleName> = new Set(["netMonthlyIncome", "monthlyDebts", "monthlyRent", "instalment"]);

/** The values of an assignment, each in the unit of its slot: yearly income by the month, earners added up. */
export function slotsOfPairs(
  message: Scan,
  pairs: Assignment["pairs"],
  { asked }: { asked: readonly string[] },
): FinanceSlots {
  const slots: FinanceSlots = {};
  const pays = paysPerYear(message);
  for (const { candidate, role, value } of pairs) {
    const one = inUnit(candidate, role, value, pays);
    if (one === null) continue;
    const before = slots[role];
    slots[role] = before === undefined ? one : before + one;
    if (candidate.unclear && candidate.currency === undefined) slots.unclearCurrency ??= candidate.unclear;
    if (candidate.currency) slots.currency ??= candidate.currency;
  }
  if (slots.currency !== undefined) delete slots.unclearCurrency;
  if (asked.length > 0 && slots.netMonthlyIncome === 0 && !asked.includes("netMonthlyIncome"))
    delete slots.netMonthlyIncome;
  return slots;
}

function inUnit({ unit, period, earners }: Candidate, role: RoleName, value: number, pays: number): number | null {
  if (role === "years" && unit === "months") return value % 12 === 0 && value >= 12 ? value / 12 : null;
  if (role === "vacancyPercent" && unit === "months") return value <= 11 ? round((value / 12) * 100) : null;
  if (role === "yearlyExpenses") return period === "month" ? value * 12 : value;
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

/** Things of which a message says that there are none: "sin entrada", "no tenemos deudas". A denial ends where its clause ends. */
export function zerosIn(message: Scan, candidates: readonly Candidate[]): FinanceSlots {
  const zeros: FinanceSlots = {};
  const { tokens } = message;
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
