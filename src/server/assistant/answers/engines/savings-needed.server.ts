import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { isCommunity, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { costModel, placeName } from "#domain/tools/tax/cost-model.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { taxPlaceOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { capacityAddress, financeAnswer } from "./finance/finance-answer.server.ts";
import { currencyOf, supposedLine, USUAL_LOAN_SHARE } from "./finance/loan-terms.server.ts";
import { missingAnswer, UNKNOWN_TAXES } from "./missing.server.ts";

/** The savings that a purchase takes: the part that nobody lends, with taxes and costs; or the price for which savings suffice. */
export const savingsNeeded = defineAssistantTool({
  name: "savings_needed",
  description:
    "Calcula el ahorro que hace falta para comprar una vivienda (savings-needed): la entrada más los impuestos y gastos; hacen falta el precio y el lugar, o el porcentaje de gastos. O hasta qué precio llega un ahorro (price-for-savings): hace falta lo que presta el banco. No guarda nada.",
  input: z.object({
    target: z.enum(["savings-needed", "price-for-savings"]),
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
    if (input.target === "price-for-savings") return priceForSavings(input);
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
      tool: borrowingCapacity,
      url: capacityAddress({ ...input, currency }),
    });
  },
});

/** The price whose entry and costs the savings pay: price × (entry + costs) = savings. */
function priceForSavings(input: {
  savings?: number | undefined;
  entrySharePercent?: number | undefined;
  loanToValuePercent?: number | undefined;
  costsSharePercent?: number | undefined;
  currency?: string | undefined;
  place?: string | undefined;
}): ToolAnswer {
  const { savings, costsSharePercent = 0 } = input;
  if (savings === undefined) return missingAnswer("affordability", "savings");
  const entryShare = shareOf(input);
  if (entryShare === undefined) return missingAnswer("affordability", "loanToValuePercent");
  const ownShare = entryShare + costsSharePercent / 100;
  if (ownShare <= 0) return missingAnswer("affordability", "costsSharePercent");
  const cited = citedFigures();
  const currency = currencyOf(input);
  const price = savings / ownShare;
  const priceText = cited.money(price, currency);
  const [entryText, costsText] = [price * entryShare, (price * costsSharePercent) / 100].map((part) =>
    cited.money(part, currency),
  ) as [string, string];
  return financeAnswer(cited, {
    lines: [
      `Con ${cited.money(savings, currency)} ahorrados llegas a un precio de unos ${priceText}: ${entryText} de entrada (${cited.percent(entryShare)}) y ${costsText} de gastos (${cited.percent(costsSharePercent / 100)}).`,
      supposedLine(
        input.costsSharePercent === undefined ? ["Sin impuestos ni gastos: dime qué porcentaje son y los cuento."] : [],
      ),
      "Falta saber si los ingresos permiten la cuota de la hipoteca. La oferta la hace el banco.",
    ],
    title: "Precio con ese ahorro",
    figure: { label: "Precio máximo por el ahorro", value: priceText },
    rows: [
      { label: "Entrada", value: entryText },
      { label: "Impuestos y gastos", value: costsText },
    ],
    tool: borrowingCapacity,
    url: capacityAddress({ ...input, currency }),
    quickReplies: ["¿Qué cuota sale?"],
  });
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
