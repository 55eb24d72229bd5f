import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { exactMoney } from "./finance/finance-answer.server.ts";
import { currencyOf } from "./finance/loan-terms.server.ts";
import { missingAnswer } from "./missing.server.ts";

/** The sum that is left of a sale after the agency and the loan, before taxes. Nothing is kept or charged. */
export const saleProceeds = defineAssistantTool({
  name: "sale_proceeds",
  description:
    "Calcula lo que queda de una venta tras pagar la comisión de la agencia (con su IVA) y cancelar la hipoteca, antes de impuestos. Hace falta el precio. No guarda nada.",
  input: z.object({
    target: z.optional(z.enum(["sale-proceeds"])),
    ...slotFields("price", "loan", "feePercent", "feeTaxPercent", "currency", "place"),
  }),
  async run(_context, input): Promise<ToolAnswer> {
    const { price, loan = 0, feePercent = 0, feeTaxPercent = 0 } = input;
    if (price === undefined) return missingAnswer("affordability", "price");
    const cited = citedFigures();
    const currency = currencyOf(input);
    const money = (amount: number) => exactMoney(cited, amount, currency);
    const fee = (price * feePercent) / 100;
    const tax = (fee * feeTaxPercent) / 100;
    const left = price - loan - fee - tax;
    const parts = [
      fee > 0 ? `${money(fee)} de comisión (${cited.percent(feePercent / 100, 2)})` : "",
      tax > 0 ? `${money(tax)} de su IVA` : "",
      loan > 0 ? `${money(loan)} de hipoteca` : "",
    ].filter(Boolean);
    return {
      text: [
        `Quedan ${money(left)} de una venta de ${money(price)}${parts.length > 0 ? `, tras restar ${listed(parts)}` : ""}.`,
        "Es antes de impuestos: faltan la plusvalía municipal y lo que toque en la declaración de la renta, y lo que cobre el banco por cancelar.",
      ].join("\n"),
      figures: cited.figures,
      headline: { amount: left, unit: "money", currency },
      isDone: true,
    };
  },
});
