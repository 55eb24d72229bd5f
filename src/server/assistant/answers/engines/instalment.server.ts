import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { instalmentOf, remainingPayments, totalInterest } from "#domain/tools/mortgage/annuity.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { capacityAddress, financeAnswer } from "./finance/finance-answer.server.ts";
import { currencyOf, loanOf, supposedLine, termsOf } from "./finance/loan-terms.server.ts";
import { graceLine, repaidEachYear, repaidInYear } from "./finance/repayment-plans.server.ts";
import { missingAnswer } from "./missing.server.ts";

const BANK = "Es orientativo: la oferta la hace el banco.";

/** The monthly instalment of a loan, its interest, or the years that an instalment takes. Nothing is kept or charged. */
export const instalment = defineAssistantTool({
  name: "instalment",
  description:
    "Calcula la cuota mensual de una hipoteca (sistema francés), sus intereses en total (target total-interest), o en cuántos años se paga con una cuota dada (target years-for-instalment). Hace falta el importe del préstamo, o el precio de la vivienda con la entrada. No guarda nada.",
  input: z.object({
    target: z.optional(z.enum(["instalment", "total-interest", "years-for-instalment"])),
    ...slotFields("loan", "price", "savings", "entrySharePercent", "loanToValuePercent", "years", "ratePercent"),
    ...slotFields(
      "prepayment",
      "prepaymentYear",
      "yearlyPrepayment",
      "graceYears",
      "rateType",
      "instalment",
      "period",
      "age",
      "currency",
      "place",
      "marginPercent",
      "indexRisePercent",
      "isEffectiveRate",
    ),
  }),
  async run({ today }, input): Promise<ToolAnswer> {
    const cited = citedFigures();
    const currency = currencyOf(input);
    const { prepayment, prepaymentYear, yearlyPrepayment } = input;
    const isLater = prepayment !== undefined && prepaymentYear !== undefined && prepaymentYear > 0;
    const borrowed = loanOf(cited, isLater ? { ...input, prepayment: undefined } : input);
    if ("missing" in borrowed) return missingAnswer("instalment", borrowed.missing);
    const { loan } = borrowed;
    if (loan <= 0) return enoughSavings();
    const terms = termsOf(cited, input, today);
    if ("missing" in terms) return missingAnswer("instalment", terms.missing);
    const principal = cited.money(loan, currency);
    const url = capacityAddress({ ...input, currency, ratePercent: terms.rate * 100, years: terms.years });
    if (input.target === "years-for-instalment") {
      if (input.instalment === undefined) return missingAnswer("instalment", "instalment");
      const monthly = cited.money(input.instalment, currency);
      const payments = remainingPayments(loan, terms.rate, input.instalment);
      const rate = cited.percent(terms.rate, 3);
      if (payments === undefined)
        return neverPaid(
          cited.figures,
          `Con ${monthly} al mes no se pagan ni los intereses de ${principal} al ${rate}: la deuda no bajaría. Hace falta una cuota mayor.`,
        );
      const time = timeOf(payments, (value) => cited.number(value));
      return financeAnswer(cited, {
        lines: [
          `Con una cuota de ${monthly} al mes, una hipoteca de ${principal} al ${rate} se paga en ${time} (${cited.number(payments)} cuotas).`,
          supposedLine([...borrowed.supposed, ...terms.supposed.filter((text) => !text.startsWith("A "))]),
          BANK,
        ],
        title: `Hipoteca de ${principal}`,
        figure: { label: "Se paga en", value: time },
        rows: [{ label: "Cuota al mes", value: monthly }],
        headline: { amount: payments / 12, unit: "years" },
        tool: borrowingCapacity,
        url,
      });
    }
    const months = Math.round(terms.years * 12);
    const amount = instalmentOf(loan, terms.rate, months);
    const monthly = cited.money(amount, currency, 2);
    const interest = cited.money(totalInterest(loan, terms.rate, months), currency);
    const isYearly = input.period === "year" && input.target !== "total-interest";
    const yearly = isYearly ? cited.money(amount * 12, currency) : "";
    const entry =
      input.price !== undefined && input.savings === undefined && input.loan === undefined && input.entrySharePercent
        ? `La entrada del ${cited.percent(input.entrySharePercent / 100, 2)} son ${cited.money(input.price - loan, currency)}.`
        : "";
    const repaid = { loan, rate: terms.rate, years: terms.years, currency };
    const isInTerm = isLater && prepaymentYear < terms.years;
    const later = isInTerm ? repaidInYear(cited, repaid, { amount: prepayment, year: prepaymentYear }) : null;
    const grace = input.graceYears && input.graceYears < terms.years ? graceLine(cited, repaid, input.graceYears) : "";
    const eachYear = yearlyPrepayment ? repaidEachYear(cited, repaid, yearlyPrepayment) : "";
    const lines =
      input.target === "total-interest"
        ? [
            `Por ${principal} a ${terms.words} pagas ${interest} de intereses en total.`,
            `La cuota es de ${monthly} al mes; con los intereses devuelves ${cited.money(amount * months, currency)}.`,
          ]
        : isYearly
          ? [`Al año pagas ${yearly}: doce cuotas de ${monthly} por ${principal} a ${terms.words}.`]
          : [
              `La cuota de ${principal} a ${terms.words} es de ${monthly} al mes. En total pagas ${interest} de intereses; con ellos devuelves ${cited.money(amount * months, currency)}.`,
            ];
    return financeAnswer(cited, {
      lines: [
        ...lines,
        later?.line ?? "",
        eachYear,
        grace,
        entry,
        supposedLine([...borrowed.supposed, ...terms.supposed]),
        BANK,
      ],
      title: `Hipoteca de ${principal}`,
      figure: { label: "Cuota al mes", value: monthly },
      rows: [
        { label: "Plazo y tipo", value: terms.words },
        { label: "Intereses en total", value: interest },
      ],
      headline:
        input.target === "total-interest"
          ? { amount: totalInterest(loan, terms.rate, months), unit: "money", currency }
          : { amount: later?.instalment ?? (isYearly ? amount * 12 : amount), unit: "money", currency, isExact: true },
      tool: borrowingCapacity,
      url,
    });
  },
});

/** "22 años y 3 meses". */
function timeOf(payments: number, write: (value: number) => string): string {
  const [years, months] = [Math.floor(payments / 12), payments % 12];
  const parts = [
    years > 0 ? `${write(years)} ${years === 1 ? "año" : "años"}` : "",
    months > 0 ? `${write(months)} ${months === 1 ? "mes" : "meses"}` : "",
  ];
  return listed(parts.filter(Boolean));
}

const neverPaid = (figures: readonly number[], text: string): ToolAnswer => ({
  text,
  figures,
  citations: [{ title: borrowingCapacity.title, url: borrowingCapacity.path }],
  isDone: true,
});

function enoughSavings(): ToolAnswer {
  return {
    text: "Con ese ahorro pagas la vivienda entera: no hace falta hipoteca, aunque quedan los impuestos y gastos de la compra.",
    figures: [],
    quickReplies: ["¿Qué gastos tiene la compra?"],
    isDone: true,
  };
}
