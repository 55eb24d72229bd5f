import * as z from "zod/mini";
import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import type { SlotName } from "#domain/assistant/chat/intents.ts";
import { isCommunity, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { loanFromInstalment } from "#domain/tools/mortgage/annuity.ts";
import { costModel, placeName } from "#domain/tools/tax/cost-model.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { taxPlaceOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { capacityAddress, financeAnswer } from "./finance/finance-answer.server.ts";
import { currencyOf, type LoanInput, supposedLine, termsOf, USUAL_LOAN_SHARE } from "./finance/loan-terms.server.ts";
import { missingAnswer, UNKNOWN_TAXES } from "./missing.server.ts";

/** The savings that a purchase takes: the part that nobody lends, with taxes and costs; or the price for which savings suffice. */
export const savingsNeeded = defineAssistantTool({
  name: "savings_needed",
  description:
    "Calcula el ahorro que hace falta para comprar una vivienda (savings-needed): la entrada más los impuestos y gastos; hacen falta el precio y el lugar, o el porcentaje de gastos. O hasta qué precio llega un ahorro (price-for-savings): hace falta lo que presta el banco. No guarda nada.",
  input: z.object({
    target: z.enum(["savings-needed", "price-for-savings"]),
    ...slotFields("loan", "instalment", "years", "ratePercent", "marginPercent", "indexRisePercent", "isEffectiveRate"),
    ...slotFields(
      "price",
      "savings",
      "entrySharePercent",
      "loanToValuePercent",
      "costsSharePercent",
      "place",
      "homeKind",
      "currency",
    ),
  }),
  async run({ today }, input): Promise<ToolAnswer> {
    if (input.target === "price-for-savings") return priceForSavings(input, today);
    const { price, costsSharePercent, place: words, homeKind = "usada" } = input;
    if (price === undefined) return missingAnswer("affordability", "price");
    const cited = citedFigures();
    const place = words === undefined ? undefined : taxPlaceOf(words);
    if (costsSharePercent === undefined && !place)
      return missingAnswer("affordability", "place", words === undefined ? "" : UNKNOWN_TAXES);
    const isSpanish = place === undefined || isCommunity(place);
    const currency = input.currency ?? (isSpanish ? currencyOf({}) : LATIN_AMERICA[place].currency);
    const ownShare = shareOf(input);
    if (ownShare === undefined && currency !== "EUR") return missingAnswer("affordability", "loanToValuePercent");
    const entryShare = ownShare ?? 1 - USUAL_LOAN_SHARE;
    const entry = price * entryShare;
    const costs = costsOf(price, { costsSharePercent, place, homeKind }, today);
    if (!costs) return missingAnswer("affordability", "costsSharePercent", UNKNOWN_TAXES);
    const total = cited.money(entry + costs.total, currency);
    const entryText = cited.money(entry, currency);
    const costsText = cited.money(costs.total, currency);
    const where = costsSharePercent === undefined && place ? ` en ${placeName(place)}` : "";
    return financeAnswer(cited, {
      lines: [
        `Hace falta un ahorro de unos ${total} para comprar por ${cited.money(price, currency)}${where}: ${entryText} de entrada (${cited.percent(entryShare)}) y ${costsText} de impuestos y gastos (${cited.percent(costs.total / price)}).`,
        supposedLine(
          [
            ownShare === undefined
              ? `Que el banco presta el ${cited.percent(USUAL_LOAN_SHARE)}, lo habitual en la calculadora.`
              : "",
            costsSharePercent === undefined && input.homeKind === undefined && isSpanish
              ? "Que la vivienda es usada."
              : "",
            costs.isRange ? "El extremo alto de los gastos de allí, que son orientativos." : "",
          ].filter(Boolean),
        ),
        "Confírmalo con el banco y con un profesional antes de firmar.",
      ],
      title: "Ahorro necesario",
      figure: { label: "Ahorro necesario", value: total },
      rows: [
        { label: "Entrada", value: entryText },
        { label: "Impuestos y gastos", value: costsText },
      ],
      headline: { amount: entry + costs.total, unit: "money", currency },
      tool: borrowingCapacity,
      url: capacityAddress({ ...input, currency }),
    });
  },
});

interface SavingsInput extends LoanInput {
  costsSharePercent?: number | undefined;
  instalment?: number | undefined;
}

/** A price that a sum allows, and the words for its reason. */
interface Limit {
  price: number;
  reason: string;
}

/** The price that savings pay together with a loan: by what is lent of it, price × (entry + costs) = savings; by a loan, (savings + loan) / (1 + costs). The lower one holds. */
function priceForSavings(input: SavingsInput, today: string): ToolAnswer {
  const { savings, costsSharePercent = 0 } = input;
  if (savings === undefined) return missingAnswer("affordability", "savings");
  const cited = citedFigures();
  const currency = currencyOf(input);
  const money = (amount: number) => cited.money(amount, currency);
  const costs = costsSharePercent / 100;
  const entryShare = shareOf(input);
  const limits: Limit[] = [];
  if (entryShare !== undefined && entryShare + costs > 0) {
    const price = savings / (entryShare + costs);
    limits.push({
      price,
      reason: `${money(price * entryShare)} de entrada (${cited.percent(entryShare)}) y ${money(price * costs)} de gastos (${cited.percent(costs)})`,
    });
  }
  const lent = input.loan ?? loanByInstalment(cited, input, today);
  if (lent && typeof lent === "object") return missingAnswer("affordability", lent.missing);
  if (lent !== undefined) {
    const price = (savings + lent) / (1 + costs);
    limits.push({
      price,
      reason: `${money(savings)} de ahorro más ${money(lent)} de hipoteca, con un ${cited.percent(costs)} de gastos`,
    });
  }
  const lowest = limits.toSorted((a, b) => a.price - b.price)[0];
  if (!lowest) return missingAnswer("affordability", "loanToValuePercent");
  const priceText = money(lowest.price);
  return financeAnswer(cited, {
    lines: [
      `Con ${money(savings)} ahorrados llegas a un precio de unos ${priceText}: ${lowest.reason}.`,
      supposedLine(
        input.costsSharePercent === undefined ? ["Sin impuestos ni gastos: dime qué porcentaje son y los cuento."] : [],
      ),
      lent === undefined
        ? "Falta saber si los ingresos permiten la cuota de la hipoteca. La oferta la hace el banco."
        : "La oferta la hace el banco.",
    ],
    title: "Precio con ese ahorro",
    figure: { label: "Precio máximo", value: priceText },
    rows: [{ label: "Ahorro", value: money(savings) }],
    headline: { amount: lowest.price, unit: "money", currency },
    tool: borrowingCapacity,
    url: capacityAddress({ ...input, currency }),
    quickReplies: ["¿Qué cuota sale?"],
  });
}

/** The loan that a wanted instalment repays; undefined where none is wanted. */
function loanByInstalment(
  cited: CitedFigures,
  input: SavingsInput,
  today: string,
): number | undefined | { missing: SlotName } {
  if (input.instalment === undefined) return undefined;
  const terms = termsOf(cited, input, today);
  return "missing" in terms ? terms : loanFromInstalment(input.instalment, terms.rate, terms.years * 12);
}

/** The part of the price that the buyer pays at once, as a fraction. */
function shareOf({
  entrySharePercent,
  loanToValuePercent,
}: {
  entrySharePercent?: number | undefined;
  loanToValuePercent?: number | undefined;
}): number | undefined {
  if (entrySharePercent !== undefined) return entrySharePercent / 100;
  return loanToValuePercent === undefined ? undefined : 1 - loanToValuePercent / 100;
}

function costsOf(
  price: number,
  input: { costsSharePercent: number | undefined; place: ReturnType<typeof taxPlaceOf>; homeKind: "nueva" | "usada" },
  today: string,
): { total: number; isRange: boolean } | undefined {
  const { costsSharePercent, place, homeKind } = input;
  if (costsSharePercent !== undefined) return { total: (price * costsSharePercent) / 100, isRange: false };
  if (place === undefined) return undefined;
  if (!isCommunity(place)) return { total: price * costTemplate(place).value.high, isRange: true };
  const model = costModel({ place, homeKind }, today, true);
  return model && { total: model.breakdown(price).total, isRange: false };
}
