import * as z from "zod/mini";
import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { analyseInvestment } from "#domain/tools/investment/investment.ts";
import { costModel, placeName } from "#domain/tools/tax/cost-model.ts";
import { roiCalculator } from "#tools/roi-calculator/tool.ts";
import { taxPlaceOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { exactMoney, financeAnswer, yieldAddress } from "./finance/finance-answer.server.ts";
import { currencyOf, supposedLine } from "./finance/loan-terms.server.ts";
import { missingAnswer } from "./missing.server.ts";

const FIELDS = {
  ...slotFields("price", "monthlyRent", "yearlyExpenses", "expensesSharePercent", "vacancyPercent", "yieldPercent"),
  ...slotFields("isGrossYield", "costsSharePercent", "purchaseExtras", "place", "homeKind", "currency"),
};
type YieldInput = z.output<z.ZodMiniObject<typeof FIELDS>>;

/** The yield of letting a home, and the rent or price that a wanted yield asks for. Nothing is kept or charged. */
export const rentalYield = defineAssistantTool({
  name: "rental_yield",
  description:
    "Calcula la rentabilidad de un alquiler: bruta (gross-yield) o neta (net-yield), el alquiler que hace falta para una rentabilidad (rent-for-yield) o el precio máximo de compra para ella (price-for-yield). No guarda nada.",
  input: z.object({
    target: z.optional(z.enum(["gross-yield", "net-yield", "rent-for-yield", "price-for-yield"])),
    ...FIELDS,
  }),
  async run({ today }, { target = "gross-yield", ...input }): Promise<ToolAnswer> {
    const cited = citedFigures();
    const { price, monthlyRent, yieldPercent } = input;
    if (target !== "price-for-yield" && price === undefined) return missingAnswer("rental_yield", "price");
    if (target !== "rent-for-yield" && monthlyRent === undefined) return missingAnswer("rental_yield", "monthlyRent");
    if (target === "rent-for-yield" || target === "price-for-yield") {
      if (yieldPercent === undefined) return missingAnswer("rental_yield", "yieldPercent");
      const own = input.isGrossYield ? withoutExpenses(input) : input;
      return target === "rent-for-yield"
        ? rentFor(cited, own, price!, yieldPercent / 100)
        : priceFor(cited, own, monthlyRent!, yieldPercent / 100);
    }
    return yieldOf(cited, input, { price: price!, monthlyRent: monthlyRent!, isNet: target === "net-yield" }, today);
  },
});

const withoutExpenses = ({ yearlyExpenses, expensesSharePercent, vacancyPercent, ...input }: YieldInput): YieldInput =>
  input;

/** No home that is let yields as much: one of the sums was misread, or is in another currency. */
const MOST_YIELD = 0.4;

/** Rent of a year after vacancy and expenses, and its parts in words. */
function netParts(input: YieldInput, monthlyRent: number) {
  const vacancy = (input.vacancyPercent ?? 0) / 100;
  const collected = monthlyRent * 12 * (1 - vacancy);
  const expenses = (input.yearlyExpenses ?? 0) + (collected * (input.expensesSharePercent ?? 0)) / 100;
  return { vacancy, collected, expenses };
}

/** The tool's own yields of a home bought without a loan. */
function yieldsOf(input: YieldInput, price: number, monthlyRent: number, purchaseCosts: number) {
  const { vacancy, expenses } = netParts(input, monthlyRent);
  return analyseInvestment({
    price,
    purchaseCosts,
    works: 0,
    startingValue: price,
    monthlyRent,
    vacancy,
    fixedExpenses: expenses,
    managementShare: 0,
    loan: 0,
    annualRate: 0,
    loanYears: 1,
    rentGrowth: 0,
    expenseGrowth: 0,
    priceGrowth: 0,
    horizonYears: 1,
    exitCostShare: 0,
    discountRate: 0,
  });
}

function yieldOf(
  cited: CitedFigures,
  input: YieldInput,
  { price, monthlyRent, isNet }: { price: number; monthlyRent: number; isNet: boolean },
  today: string,
): ToolAnswer {
  const currency = currencyOf(input);
  const money = (amount: number) => exactMoney(cited, amount, currency);
  const typed = (input.purchaseExtras ?? 0) + (price * (input.costsSharePercent ?? 0)) / 100;
  const { expenses, vacancy } = netParts(input, monthlyRent);
  const returns = yieldsOf(input, price, monthlyRent, typed);
  if (returns.grossYield > MOST_YIELD)
    return missingAnswer(
      "rental_yield",
      "monthlyRent",
      "Con ese precio y ese alquiler saldría una rentabilidad que no puede ser. Dime si las dos sumas están en la misma moneda, o a cuánto está el cambio.",
    );
  const gross = cited.percent(returns.grossYield, 2);
  const yearly = money(monthlyRent * 12);
  const hasExpenses = expenses > 0 || vacancy > 0;
  const net = cited.percent(returns.netYield, 2);
  const costs = typed > 0 ? undefined : costsThere(input, price, today);
  const withCosts = costs && yieldsOf(input, price, monthlyRent, costs.total).netYield;
  const base = typed > 0 ? `${money(price + typed)} de precio, gastos y obras` : `${money(price)} de precio`;
  const parts = [
    vacancy > 0 ? `un ${cited.percent(vacancy, 1)} del año vacío` : "",
    expenses > 0 ? `${money(expenses)} de gastos al año` : "",
  ].filter(Boolean);
  const left = parts.length > 0 ? `, menos ${listed(parts)}: quedan ${money(returns.noi)}` : "";
  const netLine = `La rentabilidad neta es del ${net} al año: ${yearly} de alquiler${left}, sobre ${base}.`;
  const grossLine = `La rentabilidad bruta es del ${gross} al año: ${yearly} de alquiler sobre ${money(price)} de precio.`;
  return financeAnswer(cited, {
    lines: [
      isNet ? netLine : grossLine,
      isNet ? `La bruta es del ${gross}.` : hasExpenses || typed > 0 ? netLine : "",
      costs && withCosts !== undefined && (isNet || hasExpenses)
        ? `Contando los impuestos y gastos de comprar una vivienda ${input.homeKind ?? "usada"} en ${costs.where} (${money(Math.round(costs.total))}), la neta es del ${cited.percent(withCosts, 2)}.`
        : "",
      isNet && typed === 0 && !costs ? "Sin los impuestos y gastos de la compra: dime dónde está y los cuento." : "",
      isNet || hasExpenses || typed > 0
        ? ""
        : "Es sin gastos ni meses vacíos: dime cuánto suman al año y te doy la neta.",
      "Antes de impuestos sobre la renta.",
    ],
    title: isNet ? "Rentabilidad neta" : "Rentabilidad bruta",
    figure: { label: isNet ? "Rentabilidad neta al año" : "Rentabilidad bruta al año", value: isNet ? net : gross },
    rows: [
      { label: "Alquiler al año", value: yearly },
      { label: "Precio", value: money(price) },
    ],
    headline: { amount: isNet ? returns.netYield : returns.grossYield, unit: "percent" },
    tool: roiCalculator,
    url: yieldAddress({ ...input, price, monthlyRent, yearlyExpenses: expenses > 0 ? expenses : undefined, currency }),
    ...(!isNet && !hasExpenses && { quickReplies: ["¿Y la neta?"] }),
  });
}

/** Taxes and costs of the purchase where the home stands, from the dated tables; undefined where nobody said where, and abroad. */
function costsThere({ place: words, homeKind = "usada" }: YieldInput, price: number, today: string) {
  const place = words === undefined ? undefined : taxPlaceOf(words);
  if (place === undefined || !isCommunity(place)) return undefined;
  const model = costModel({ place, homeKind }, today, false);
  return model && { total: model.breakdown(price).total, where: placeName(place) };
}

function rentFor(cited: CitedFigures, input: YieldInput, price: number, wanted: number): ToolAnswer {
  const currency = currencyOf(input);
  const vacancy = (input.vacancyPercent ?? 0) / 100;
  const kept = 1 - (input.expensesSharePercent ?? 0) / 100;
  const isNet = vacancy > 0 || kept < 1 || (input.yearlyExpenses ?? 0) > 0;
  const rent = (price * wanted + (input.yearlyExpenses ?? 0)) / kept / (1 - vacancy) / 12;
  const monthly = exactMoney(cited, rent, currency);
  return financeAnswer(cited, {
    lines: [
      `Hay que cobrar ${monthly} al mes para una rentabilidad ${isNet ? "neta" : "bruta"} del ${cited.percent(wanted, 2)} sobre ${cited.money(price, currency)}: ${cited.money(rent * 12, currency)} al año.`,
      supposedLine(isNet ? [] : ["Sin gastos ni meses vacíos."]),
      "Comprueba lo que se paga en la zona, y si la ley limita allí el alquiler.",
    ],
    title: "Alquiler para esa rentabilidad",
    figure: { label: "Alquiler al mes", value: monthly },
    rows: [{ label: "Precio", value: cited.money(price, currency) }],
    headline: { amount: rent, unit: "money", currency, isExact: true },
    tool: roiCalculator,
    url: yieldAddress({ ...input, price, monthlyRent: Math.round(rent * 100) / 100, currency }),
  });
}

function priceFor(cited: CitedFigures, input: YieldInput, monthlyRent: number, wanted: number): ToolAnswer {
  const currency = currencyOf(input);
  const { collected, expenses, vacancy } = netParts(input, monthlyRent);
  const isNet = vacancy > 0 || expenses > 0;
  const price = wanted > 0 ? (collected - expenses) / wanted / (1 + (input.costsSharePercent ?? 0) / 100) : 0;
  if (price <= 0)
    return missingAnswer("rental_yield", "yieldPercent", "Con esos datos ningún precio da esa rentabilidad.");
  const amount = cited.money(price, currency);
  return financeAnswer(cited, {
    lines: [
      `El precio máximo es de ${amount} para una rentabilidad ${isNet ? "neta" : "bruta"} del ${cited.percent(wanted, 2)} con ${cited.money(monthlyRent, currency)} de alquiler al mes.`,
      supposedLine(
        [
          isNet ? "" : "Sin gastos ni meses vacíos.",
          input.costsSharePercent === undefined ? "Sin los impuestos y gastos de la compra." : "",
        ].filter(Boolean),
      ),
    ],
    title: "Precio para esa rentabilidad",
    figure: { label: "Precio máximo", value: amount },
    rows: [{ label: "Alquiler al año", value: cited.money(monthlyRent * 12, currency) }],
    headline: { amount: price, unit: "money", currency },
    tool: roiCalculator,
    url: yieldAddress({ ...input, price: Math.round(price), monthlyRent, currency }),
  });
}
