import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { isCommunity, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import type { CapacityResult } from "#tools/borrowing-capacity/result.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { taxPlaceOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { LONGEST_AGE, USUAL_RATE, USUAL_YEARS, usualRateNote } from "./finance/loan-terms.server.ts";
import { missingAnswer, UNKNOWN_TAXES } from "./missing.server.ts";
import { resultCard, runForAnswer } from "./run-for-answer.server.ts";

/** Price that a buyer can pay: a run of the capacity calculator. */
export const affordability = defineAssistantTool({
  name: "affordability",
  description:
    "Calcula el precio máximo que puede pagar un hogar, y si lo limitan los ingresos o el ahorro. Hacen falta ingresos netos al mes, ahorro y dónde compra. Gasta un crédito o un cálculo del visitante y guarda el resultado.",
  input: z.object(
    slotFields(
      "netMonthlyIncome",
      "monthlyDebts",
      "savings",
      "years",
      "ratePercent",
      "age",
      "place",
      "homeKind",
      "price",
      "debtRatioPercent",
      "loanToValuePercent",
      "costsSharePercent",
      "currency",
    ),
  ),
  async run(context, input): Promise<ToolAnswer> {
    const { netMonthlyIncome, monthlyDebts = 0, savings, place: words, age, homeKind = "usada", price } = input;
    const { debtRatioPercent: maxIncomeShare, loanToValuePercent: loanToValue, costsSharePercent: costShare } = input;
    if (netMonthlyIncome === undefined) return missingAnswer("affordability", "netMonthlyIncome");
    if (savings === undefined) return missingAnswer("affordability", "savings");
    if (words === undefined) return missingAnswer("affordability", "place");
    const place = taxPlaceOf(words);
    if (!place) return missingAnswer("affordability", "place", UNKNOWN_TAXES);
    const isSpain = isCommunity(place);
    const currency = input.currency ?? (isSpain ? "EUR" : LATIN_AMERICA[place].currency);
    // The calculator takes the money of a country, and no pesos of nobody knows where.
    if (!/^([A-Z]{3}|UF)$/.test(currency)) return missingAnswer("affordability", "currency");
    if (input.ratePercent === undefined && !isSpain) return missingAnswer("affordability", "ratePercent");
    const rate = input.ratePercent ?? USUAL_RATE;
    const years =
      input.years ?? (age === undefined ? USUAL_YEARS : Math.max(1, Math.min(USUAL_YEARS, LONGEST_AGE - age)));
    const answered = await runForAnswer(context, borrowingCapacity, {
      netMonthlyIncome,
      monthlyDebts,
      savings,
      rateType: "fijo",
      rate,
      years,
      place,
      homeKind,
      ...(currency !== "UF" && { currency }),
      ...(maxIncomeShare !== undefined && { maxIncomeShare }),
      ...(loanToValue !== undefined && { loanToValue }),
      ...(costShare !== undefined && { costShare }),
      ...(age !== undefined && { age }),
      ...(price !== undefined && { targetPrice: price }),
    });
    if ("refusal" in answered) return answered.refusal;
    const { run } = answered;
    const cited = citedFigures();
    const result = run.result as CapacityResult;
    const supposed = [
      input.ratePercent === undefined ? usualRateNote(cited) : "",
      input.years === undefined ? `A ${cited.number(years)} años.` : "",
      input.monthlyDebts === undefined ? "Sin otras deudas." : "",
    ].filter(Boolean);
    const text = [
      cited.quote(borrowingCapacity.messageOf(result, run.parsedInput as never)),
      supposed.length > 0 ? `Lo que he supuesto: ${supposed.join(" ")} Dime otra cosa y lo cambio.` : "",
    ];
    const card =
      result.kind === "capacity"
        ? resultCard(cited, borrowingCapacity, run, [
            { label: "Cuota", value: `${cited.money(result.operation.instalment, result.currency)} al mes` },
            { label: "Hipoteca", value: cited.money(result.operation.loan, result.currency) },
            { label: "Impuestos y gastos", value: cited.money(result.operation.costs.total, result.currency) },
            { label: "Tipo y plazo", value: cited.quote(`${formatNumber(rate, 3)}\u00a0% a ${years} años`) },
          ])
        : undefined;
    return {
      text: text.filter(Boolean).join("\n"),
      figures: cited.figures,
      citations: [{ title: borrowingCapacity.title, url: borrowingCapacity.path }],
      ...(card && { cards: [card] }),
      isDone: true,
    };
  },
});
