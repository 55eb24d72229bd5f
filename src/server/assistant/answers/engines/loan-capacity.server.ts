import * as z from "zod/mini";
import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { allowedInstalment } from "#domain/tools/mortgage/allowed-instalment.ts";
import { instalmentOf, loanFromInstalment } from "#domain/tools/mortgage/annuity.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { capacityAddress, exactMoney, financeAnswer } from "./finance/finance-answer.server.ts";
import {
  currencyOf,
  type LoanInput,
  loanOf,
  supposedLine,
  termsOf,
  USUAL_DEBT_RATIO,
} from "./finance/loan-terms.server.ts";
import { missingAnswer } from "./missing.server.ts";

/** The largest loan or instalment that an income allows, or the loan that an instalment repays. Savings and place do not matter to them. */
export const loanCapacity = defineAssistantTool({
  name: "loan_capacity",
  description:
    "Calcula la hipoteca máxima (largest-loan) o la cuota máxima (largest-instalment) que permiten unos ingresos, qué préstamo se paga con una cuota (loan-for-instalment), o los ingresos que pide una vivienda o un préstamo (income-needed). No hacen falta ahorro ni lugar. No guarda nada.",
  input: z.object({
    target: z.enum(["largest-loan", "largest-instalment", "loan-for-instalment", "income-needed", "can-afford"]),
    ...slotFields("netMonthlyIncome", "monthlyDebts", "debtRatioPercent", "instalment", "years", "ratePercent"),
    ...slotFields(
      "rateType",
      "age",
      "period",
      "currency",
      "place",
      "marginPercent",
      "indexRisePercent",
      "isEffectiveRate",
    ),
    ...slotFields("price", "loan", "savings", "entrySharePercent", "loanToValuePercent"),
  }),
  async run({ today }, input): Promise<ToolAnswer> {
    const cited = citedFigures();
    const currency = currencyOf(input);
    if (input.target === "income-needed") return incomeNeeded(cited, input, currency, today);
    if (input.target === "can-afford") return canAfford(cited, input, currency, today);
    const byInstalment = input.target === "loan-for-instalment";
    if (byInstalment && input.instalment === undefined) return missingAnswer("affordability", "instalment");
    if (!byInstalment && input.netMonthlyIncome === undefined)
      return missingAnswer("affordability", "netMonthlyIncome");
    const allowed = byInstalment ? null : allowedOf(cited, input, currency);
    const largest = allowed?.largest ?? input.instalment!;
    if (input.target === "largest-instalment") return largestInstalment(cited, allowed!, input, currency);
    const terms = termsOf(cited, input, today);
    if ("missing" in terms) return missingAnswer("affordability", terms.missing);
    const months = terms.years * 12;
    const loan = loanFromInstalment(largest, terms.rate, months);
    const amount = cited.money(loan, currency);
    const monthly = exactMoney(cited, largest, currency);
    const first =
      largest === 0
        ? "Con esos ingresos y deudas no queda sitio para otra cuota: no saldría ninguna hipoteca."
        : allowed
          ? `La hipoteca máxima es de unos ${amount}: una cuota de ${monthly} al mes a ${terms.words}.`
          : `Con ${monthly} al mes puedes pedir unos ${amount} a ${terms.words}.`;
    const supposed = supposedLine([...(allowed?.supposed ?? []), ...terms.supposed]);
    // No card names a mortgage of nothing.
    if (loan <= 0) return withoutFigure(cited, [first, allowed?.reason ?? "", supposed]);
    return financeAnswer(cited, {
      lines: [
        first,
        allowed?.reason ?? "",
        supposed,
        allowed
          ? "Es lo que permiten los ingresos: lo que financie el banco depende también del precio y la tasación de la vivienda, y la oferta la hace el banco."
          : "Es orientativo: la oferta la hace el banco.",
      ],
      title: allowed ? "Hipoteca máxima" : `Hipoteca con ${monthly} al mes`,
      figure: { label: allowed ? "Hipoteca máxima" : "Hipoteca", value: amount },
      rows: [
        { label: "Cuota al mes", value: monthly },
        { label: "Plazo y tipo", value: terms.words },
        {
          label: "Intereses en total",
          value: cited.money(instalmentOf(loan, terms.rate, months) * months - loan, currency),
        },
      ],
      headline: { amount: loan, unit: "money", currency },
      tool: borrowingCapacity,
      url: capacityAddress({ ...input, currency, ratePercent: terms.rate * 100, years: terms.years }),
    });
  },
});

const withoutFigure = (cited: CitedFigures, lines: readonly string[]): ToolAnswer => ({
  text: lines.filter(Boolean).join("\n"),
  figures: cited.figures,
  citations: [{ title: borrowingCapacity.title, url: borrowingCapacity.path }],
  isDone: true,
});

interface AllowedInput {
  netMonthlyIncome?: number | undefined;
  monthlyDebts?: number | undefined;
  debtRatioPercent?: number | undefined;
}

interface Allowed {
  /** Fraction of the income that instalments may take. */
  ratio: number;
  largest: number;
  reason: string;
  supposed: string[];
}

function allowedOf(cited: CitedFigures, input: AllowedInput, currency: string): Allowed {
  const { netMonthlyIncome = 0, monthlyDebts = 0, debtRatioPercent } = input;
  const ratio = debtRatioPercent === undefined ? USUAL_DEBT_RATIO : debtRatioPercent / 100;
  const income = cited.money(netMonthlyIncome, currency);
  const debts = monthlyDebts > 0 ? `, menos ${cited.money(monthlyDebts, currency)} de otras deudas` : "";
  return {
    ratio,
    largest: allowedInstalment(netMonthlyIncome, ratio, monthlyDebts),
    reason: `Es el ${cited.percent(ratio)} de ${income} al mes${debts}.`,
    supposed: [
      debtRatioPercent === undefined
        ? `Que las cuotas se llevan como mucho el ${cited.percent(ratio)} de los ingresos, lo que trae la calculadora.`
        : "",
      input.monthlyDebts === undefined ? "Sin otras deudas." : "",
    ].filter(Boolean),
  };
}

/** The income of which a wanted instalment is the allowed share. */
function incomeForInstalment(
  cited: CitedFigures,
  input: AllowedInput & { instalment: number },
  currency: string,
): ToolAnswer {
  const { ratio, supposed } = allowedOf(cited, input, currency);
  const amount = (input.instalment + (input.monthlyDebts ?? 0)) / ratio;
  const income = cited.money(amount, currency);
  const monthly = exactMoney(cited, input.instalment, currency);
  const debts = input.monthlyDebts ? ` y ${cited.money(input.monthlyDebts, currency)} de otras deudas` : "";
  return financeAnswer(cited, {
    lines: [
      `Hay que ingresar unos ${income} netos al mes para que una cuota de ${monthly}${debts} no pase del ${cited.percent(ratio)} de los ingresos.`,
      supposedLine(supposed),
      "La oferta la hace el banco.",
    ],
    title: "Ingresos necesarios",
    figure: { label: "Ingresos netos al mes", value: income },
    rows: [{ label: "Cuota al mes", value: monthly }],
    headline: { amount, unit: "money", currency },
    tool: borrowingCapacity,
    url: capacityAddress({ ...input, currency }),
  });
}

/** The income whose allowed share pays the instalment of a home or loan. */
function incomeNeeded(
  cited: CitedFigures,
  input: LoanInput & AllowedInput & { instalment?: number | undefined },
  currency: string,
  today: string,
): ToolAnswer {
  if (input.instalment !== undefined && input.loan === undefined && input.price === undefined)
    return incomeForInstalment(cited, { ...input, instalment: input.instalment }, currency);
  const borrowed = loanOf(cited, input);
  if ("missing" in borrowed)
    return missingAnswer("affordability", borrowed.missing === "loan" ? "price" : borrowed.missing);
  const terms = termsOf(cited, input, today);
  if ("missing" in terms) return missingAnswer("affordability", terms.missing);
  const { ratio, supposed } = allowedOf(cited, input, currency);
  const instalment = instalmentOf(Math.max(0, borrowed.loan), terms.rate, terms.years * 12);
  const debts = input.monthlyDebts ?? 0;
  const income = cited.money((instalment + debts) / ratio, currency);
  const monthly = cited.money(instalment, currency, 2);
  return financeAnswer(cited, {
    lines: [
      `Hay que ingresar unos ${income} netos al mes: la cuota de ${cited.money(borrowed.loan, currency)} a ${terms.words} es de ${monthly}${debts > 0 ? `, con ${cited.money(debts, currency)} de otras deudas` : ""}, y no debe pasar del ${cited.percent(ratio)} de los ingresos.`,
      supposedLine([...borrowed.supposed, ...supposed, ...terms.supposed]),
      "Además hace falta el ahorro para la entrada, los impuestos y los gastos. La oferta la hace el banco.",
    ],
    title: "Ingresos necesarios",
    figure: { label: "Ingresos netos al mes", value: income },
    rows: [
      { label: "Cuota al mes", value: monthly },
      { label: "Plazo y tipo", value: terms.words },
    ],
    headline: { amount: (instalment + debts) / ratio, unit: "money", currency },
    tool: borrowingCapacity,
    url: capacityAddress({ ...input, currency, ratePercent: terms.rate * 100, years: terms.years }),
  });
}

function largestInstalment(
  cited: CitedFigures,
  { largest, reason, supposed }: Allowed,
  input: { period?: "month" | "year" | undefined },
  currency: string,
): ToolAnswer {
  const monthly = exactMoney(cited, largest, currency);
  const yearly = input.period === "year" ? `, ${cited.money(largest * 12, currency)} al año` : "";
  return financeAnswer(cited, {
    lines: [`La cuota máxima es de ${monthly} al mes${yearly}.`, reason, supposedLine(supposed)],
    title: "Cuota máxima",
    figure: { label: "Cuota máxima al mes", value: monthly },
    rows: [],
    headline: { amount: largest, unit: "money", currency, isExact: true },
    tool: borrowingCapacity,
    url: capacityAddress({ ...input, currency }),
    quickReplies: ["¿Qué hipoteca es eso?"],
  });
}

/** Whether the instalment of a home stays within the allowed share of the income. */
function canAfford(cited: CitedFigures, input: LoanInput & AllowedInput, currency: string, today: string): ToolAnswer {
  const borrowed = loanOf(cited, input);
  if ("missing" in borrowed) return missingAnswer("affordability", borrowed.missing);
  const terms = termsOf(cited, input, today);
  if ("missing" in terms) return missingAnswer("affordability", terms.missing);
  const { ratio, largest, supposed } = allowedOf(cited, input, currency);
  const instalment = instalmentOf(Math.max(0, borrowed.loan), terms.rate, terms.years * 12);
  const monthly = cited.money(instalment, currency, 2);
  const limit = exactMoney(cited, largest, currency);
  const income = cited.money(input.netMonthlyIncome ?? 0, currency);
  const debts = input.monthlyDebts ? `, menos ${cited.money(input.monthlyDebts, currency)} de otras deudas` : "";
  const fits = instalment <= largest;
  return financeAnswer(cited, {
    lines: [
      fits
        ? `Sí, por ingresos alcanza: la cuota de ${cited.money(borrowed.loan, currency)} a ${terms.words} es de ${monthly} al mes, y el límite son ${limit}.`
        : `No alcanza: la cuota de ${cited.money(borrowed.loan, currency)} a ${terms.words} es de ${monthly} al mes y supera el límite de ${limit}.`,
      `El límite es el ${cited.percent(ratio)} de ${income} al mes${debts}.`,
      supposedLine([...borrowed.supposed, ...supposed, ...terms.supposed]),
      "Además hacen falta los impuestos y gastos de la compra. La oferta la hace el banco.",
    ],
    title: "Cuota y límite",
    figure: { label: "Cuota al mes", value: monthly },
    rows: [
      { label: "Límite al mes", value: limit },
      { label: "Plazo y tipo", value: terms.words },
    ],
    headline: { amount: instalment, unit: "money", currency, isExact: true },
    tool: borrowingCapacity,
    url: capacityAddress({ ...input, currency, ratePercent: terms.rate * 100, years: terms.years }),
  });
}
