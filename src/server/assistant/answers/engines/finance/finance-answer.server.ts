import type { CitedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { ChatCard } from "#domain/assistant/chat/dto.ts";
import { isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { addressWith } from "#tools/handed-over.ts";
import { roiCalculator } from "#tools/roi-calculator/tool.ts";
import { taxPlaceOf } from "../../answer-places.server.ts";
import type { Headline, ToolAnswer } from "../../assistant-tool.server.ts";

/** An answer that is one line of arithmetic: nothing is kept or charged, and its card opens the tool with the same values. */

type ResultCard = Extract<ChatCard, { kind: "result" }>;

interface FinanceResult {
  /** The figure that was asked for comes in the first of them. */
  lines: readonly string[];
  title: string;
  figure: ResultCard["figure"];
  rows: ResultCard["rows"];
  sources?: ResultCard["sources"];
  /** The tool that calculates the same, and its address with the values of this answer. */
  tool: AnyTool;
  url: string;
  quickReplies?: readonly string[];
  headline?: Headline;
}

export function financeAnswer(cited: CitedFigures, result: FinanceResult): ToolAnswer {
  const { lines, title, figure, rows, sources = [], tool, url, quickReplies, headline } = result;
  return {
    text: [...lines.filter(Boolean), `Puedes seguir en «${cited.quote(tool.title)}» (${tool.path}).`].join("\n"),
    figures: cited.figures,
    citations: [{ title: tool.title, url: tool.path }],
    cards: [
      { kind: "result", title, figure, rows, sources, open: { label: `Abre «${tool.title}» con estos datos`, url } },
    ],
    ...(quickReplies && { quickReplies }),
    ...(headline && { headline }),
    isDone: true,
  };
}

/** An exact figure: cents where it has some. */
export const exactMoney = (cited: CitedFigures, amount: number, currency: string): string =>
  cited.money(amount, currency, Math.abs(amount - Math.round(amount)) < 0.005 ? 0 : 2);

interface Handed {
  price?: number | undefined;
  savings?: number | undefined;
  netMonthlyIncome?: number | undefined;
  monthlyDebts?: number | undefined;
  debtRatioPercent?: number | undefined;
  loanToValuePercent?: number | undefined;
  costsSharePercent?: number | undefined;
  ratePercent?: number | undefined;
  years?: number | undefined;
  age?: number | undefined;
  monthlyRent?: number | undefined;
  yearlyExpenses?: number | undefined;
  vacancyPercent?: number | undefined;
  loan?: number | undefined;
  place?: string | undefined;
  homeKind?: string | undefined;
  currency?: string | undefined;
}

const inForms = (currency: string | undefined) => (currency === "EUR" ? undefined : currency);
/** The forms take sums in currencies of a country alone, and neither Chile's unit nor pesos of nobody knows where: then only what is no sum is handed over. */
const MONEY: ReadonlySet<string> = new Set(
  "netMonthlyIncome monthlyDebts savings targetPrice price monthlyRent otherExpenses currency".split(" "),
);
const inUnit = <T extends object>(values: T, currency: string | undefined) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isOfForms(currency) || !MONEY.has(name)));
const isOfForms = (currency: string | undefined) => currency === undefined || /^[A-Z]{3}$/.test(currency);
const placeIn = (place: string | undefined) =>
  place === undefined || isLatinAmericanCountry(place) ? place : taxPlaceOf(place);

/** Address of the capacity calculator with the values of a conversation. */
export const capacityAddress = (input: Handed): string =>
  addressWith(
    borrowingCapacity,
    inUnit(
      {
        netMonthlyIncome: input.netMonthlyIncome,
        monthlyDebts: input.monthlyDebts,
        savings: input.savings,
        maxIncomeShare: input.debtRatioPercent,
        loanToValue: input.loanToValuePercent,
        costShare: input.costsSharePercent,
        rate: input.ratePercent,
        // The form takes whole years only.
        years: Number.isInteger(input.years) ? input.years : undefined,
        age: input.age,
        targetPrice: input.price,
        homeKind: input.homeKind,
        place: placeIn(input.place),
        currency: inForms(input.currency),
      },
      input.currency,
    ),
  );

/** Address of the yield calculator with the values of a conversation. */
export const yieldAddress = (input: Handed): string =>
  addressWith(
    roiCalculator,
    inUnit(
      {
        price: input.price,
        monthlyRent: input.monthlyRent,
        otherExpenses: input.yearlyExpenses,
        vacancy: input.vacancyPercent,
        costShare: input.costsSharePercent,
        place: placeIn(input.place),
        homeKind: input.homeKind,
        currency: inForms(input.currency),
      },
      input.currency,
    ),
  );
