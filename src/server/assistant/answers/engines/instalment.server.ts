import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { instalmentOf, totalInterest } from "#domain/tools/mortgage/annuity.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { placeOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { missingAnswer } from "./missing.server.ts";
import { USUAL_LOAN_SHARE, USUAL_RATE, USUAL_YEARS, usualRateNote } from "./usual-loan.server.ts";

/** The monthly instalment of a loan. Nothing is kept or charged: it is one line of arithmetic. */
export const instalment = defineAssistantTool({
  name: "instalment",
  description:
    "Calcula la cuota mensual de una hipoteca (sistema francés) y sus intereses. Hace falta el importe del préstamo, o el precio de la vivienda. No guarda nada.",
  input: z.object(slotFields("loan", "price", "savings", "years", "ratePercent", "rateType", "currency", "place")),
  async run(_context, input): Promise<ToolAnswer> {
    const { price, savings } = input;
    const country = input.place === undefined ? "ES" : (placeOf(input.place)?.country ?? "ES");
    const currency = input.currency ?? (country === "ES" ? "EUR" : placeOf(input.place ?? "")?.currency) ?? "EUR";
    const loan = input.loan ?? loanOf(price, savings);
    if (loan === undefined) return missingAnswer("instalment", "loan");
    if (loan <= 0) return enoughSavings();
    if (input.ratePercent === undefined && currency !== "EUR") return missingAnswer("instalment", "ratePercent");
    const rate = (input.ratePercent ?? USUAL_RATE) / 100;
    const years = input.years ?? USUAL_YEARS;
    const months = years * 12;
    const cited = citedFigures();
    const monthly = cited.money(instalmentOf(loan, rate, months), currency, 2);
    const interest = cited.money(totalInterest(loan, rate, months), currency);
    const principal = cited.money(loan, currency);
    const terms = `${cited.number(years)} años al ${cited.percent(rate, 3)}`;
    const supposed = [
      input.loan === undefined && price !== undefined && savings === undefined
        ? `Que el banco presta el ${cited.percent(USUAL_LOAN_SHARE)} de ${cited.money(price, currency)}.`
        : "",
      input.ratePercent === undefined ? usualRateNote(cited) : "",
      input.years === undefined ? `A ${cited.number(years)} años.` : "",
      input.rateType === "variable" || input.rateType === "mixto"
        ? "Que el tipo no cambia: en uno variable o mixto, la cuota se revisa con el euríbor."
        : "",
    ].filter(Boolean);
    return {
      text: [
        `La cuota de ${principal} a ${terms} es de ${monthly} al mes. En total pagas ${interest} de intereses.`,
        supposed.length > 0 ? `Lo que he supuesto: ${supposed.join(" ")} Dime otra cosa y lo cambio.` : "",
        "Es orientativo: la oferta la hace el banco.",
      ]
        .filter(Boolean)
        .join("\n"),
      figures: cited.figures,
      citations: [{ title: borrowingCapacity.title, url: borrowingCapacity.path }],
      cards: [
        {
          kind: "result",
          title: `Hipoteca de ${principal}`,
          figure: { label: "Cuota al mes", value: monthly },
          rows: [
            { label: "Plazo y tipo", value: terms },
            { label: "Intereses en total", value: interest },
          ],
          sources: [],
          open: { label: "Calcula cuánto puedes pagar", url: borrowingCapacity.path },
        },
      ],
      isDone: true,
    };
  },
});

function loanOf(price: number | undefined, savings: number | undefined): number | undefined {
  if (price === undefined) return undefined;
  return savings === undefined ? price * USUAL_LOAN_SHARE : price - savings;
}

function enoughSavings(): ToolAnswer {
  return {
    text: "Con ese ahorro pagas la vivienda entera: no hace falta hipoteca, aunque quedan los impuestos y gastos de la compra.",
    figures: [],
    quickReplies: ["¿Qué gastos tiene la compra?"],
    isDone: true,
  };
}
