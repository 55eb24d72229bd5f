import * as z from "zod/mini";
import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { listed } from "#domain/shared/format/listed.ts";
import {
  type Community,
  isLatinAmericanCountry,
  LATIN_AMERICA,
  type LatinAmericanCountry,
} from "#domain/shared/places/tax-places.ts";
import { type CostModel, costModel, placeName } from "#domain/tools/tax/cost-model.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { taxPlaceOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { capacityAddress, financeAnswer } from "./finance/finance-answer.server.ts";
import { missingAnswer, UNKNOWN_TAXES } from "./missing.server.ts";
import { namedTax, toldShare } from "./named-taxes.server.ts";
import { ageRelief, rateSentences, reliefSentence, taxLines, taxName } from "./purchase-taxes.server.ts";

const CONFIRM = "Confírmalo con un profesional antes de firmar.";

/** Taxes and costs of a purchase, from the dated tables: all of them, the taxes alone, or their rates. Nothing is kept or charged. */
export const purchaseCosts = defineAssistantTool({
  name: "purchase_costs",
  description:
    "Calcula los impuestos y gastos de comprar una vivienda (ITP o IVA y AJD, notaría, registro, gestoría) por comunidad autónoma, o el rango orientativo de un país de Latinoamérica. target: costs, todo; tax, solo los impuestos; tax-rate, los tipos, sin precio. No guarda nada.",
  input: z.object({
    target: z.optional(z.enum(["costs", "tax", "tax-rate"])),
    ...slotFields("price", "loan", "place", "homeKind", "currency"),
    ...slotFields("costsSharePercent", "referenceValue", "taxName", "taxUnit", "age"),
  }),
  async run({ today }, input): Promise<ToolAnswer> {
    const { target = "costs", price, place: words, homeKind, currency, referenceValue } = input;
    if (input.costsSharePercent !== undefined && target !== "tax-rate") return toldShare(citedFigures(), input);
    const named = namedTax(citedFigures(), input, words === undefined ? undefined : taxPlaceOf(words), today);
    if (named) return named;
    if (price === undefined && target !== "tax-rate") return missingAnswer("purchase_costs", "price");
    if (words === undefined) return missingAnswer("purchase_costs", "place");
    const place = taxPlaceOf(words);
    if (!place) return missingAnswer("purchase_costs", "place", UNKNOWN_TAXES);
    const cited = citedFigures();
    if (isLatinAmericanCountry(place)) return abroad(cited, place, { price, currency });
    const url = capacityAddress({ place: words, homeKind, price });
    const question = { place, homeKind, today, url, age: input.age };
    if (target === "tax-rate" || price === undefined) return ratesAnswer(cited, question);
    const kind = homeKind ?? "usada";
    const model = costModel({ place, homeKind: kind }, today, true);
    if (!model) {
      return {
        text: `No tengo una tabla comprobada de los impuestos de una vivienda ${kind} en ${placeName(place)}. Prefiero no darte una cifra: pregunta en una notaría o a una gestoría de allí.`,
        figures: [],
        ask: { purpose: "consulta" },
        isDone: false,
      };
    }
    if (target === "tax" && referenceValue !== undefined)
      return taxAnswer(cited, model, Math.max(price, referenceValue), question, [price, referenceValue]);
    return target === "tax" ? taxAnswer(cited, model, price, question) : costsAnswer(cited, model, price, question);
  },
});

interface Question {
  place: Community;
  homeKind: "usada" | "nueva" | undefined;
  today: string;
  url: string;
  age: number | undefined;
}

const IS_NEW = ["Es una vivienda nueva"];

function ratesAnswer(cited: CitedFigures, { place, homeKind, today, url }: Question): ToolAnswer {
  const [first, ...rest] = rateSentences(cited, place, homeKind, today);
  const where = placeName(place);
  return financeAnswer(cited, {
    lines: [first!, ...rest, reliefSentence(cited, place, homeKind ?? "usada"), CONFIRM],
    title: `Impuestos de comprar en ${where}`,
    figure: {
      label: homeKind === "nueva" ? "Vivienda nueva" : "Vivienda usada",
      value: first!.slice(first!.indexOf(",") + 2),
    },
    rows: [],
    sources: (costModel({ place, homeKind: homeKind ?? "usada" }, today, false)?.facts ?? [])
      .slice(0, 1)
      .map((fact) => sourceOf(cited, fact)),
    tool: borrowingCapacity,
    url,
  });
}

function taxAnswer(
  cited: CitedFigures,
  model: CostModel,
  price: number,
  { place, homeKind, today, url }: Question,
  /** The price and the cadastre's value, of which the tax is paid on the higher one. */
  bases?: readonly [price: number, reference: number],
): ToolAnswer {
  const lines = taxLines(model, price);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const kind = homeKind ?? "usada";
  const where = placeName(place);
  const amount = cited.money(total);
  const each = listed(lines.map((line) => `${cited.money(line.amount)} de ${taxName(line)}`));
  const [rates] = rateSentences(cited, place, kind, today);
  const asNew = homeKind === undefined ? costModel({ place, homeKind: "nueva" }, today, true) : undefined;
  const ofNew =
    asNew && taxLines(asNew, price).map((line) => `${cited.quote(line.label)}, ${cited.money(line.amount)}`);
  return financeAnswer(cited, {
    lines: [
      lines.length === 1
        ? `El ${taxName(lines[0]!)} de una vivienda ${kind} de ${cited.money(price)} en ${where} es de ${amount}.`
        : `Los impuestos de comprar una vivienda ${kind} de ${cited.money(price)} en ${where} son ${amount}: ${each}.`,
      bases
        ? `Se paga sobre el mayor de los dos: el precio, ${cited.money(bases[0])}, o el valor de referencia, ${cited.money(bases[1])}.`
        : "",
      rates ?? "",
      ofNew ? `Si es nueva: ${listed(ofNew)}.` : "",
      reliefSentence(cited, place, kind),
      `Sin notaría, registro ni gestoría. ${CONFIRM}`,
    ],
    title: `Impuestos de comprar en ${where}`,
    figure: { label: "Impuestos", value: amount },
    rows: lines.map((line) => ({ label: cited.quote(line.label), value: cited.money(line.amount) })),
    headline: { amount: total, unit: "money", currency: "EUR" },
    sources: model.facts.slice(0, lines.length).map((fact) => sourceOf(cited, fact)),
    tool: borrowingCapacity,
    url,
    ...(homeKind === undefined && { quickReplies: IS_NEW }),
  });
}

function costsAnswer(
  cited: CitedFigures,
  model: CostModel,
  price: number,
  { place, homeKind, url, age }: Question,
): ToolAnswer {
  const { lines, total, share, alternatives } = model.breakdown(price);
  const rows = lines.map(({ label, amount, isDoubtful }) => ({
    label: cited.quote(label),
    value: `${cited.money(amount)}${isDoubtful ? " (por comprobar)" : ""}`,
  }));
  const kind = homeKind ?? "usada";
  const where = placeName(place);
  const totalText = cited.money(total);
  const [other] = alternatives;
  return financeAnswer(cited, {
    lines: [
      `Comprar una vivienda ${kind} de ${cited.money(price)} en ${where} cuesta unos ${totalText} más en impuestos y gastos (${cited.percent(share)} del precio).`,
      ...rows.map(({ label, value }) => `${label}: ${value}.`),
      other
        ? `Si se aplica la otra lectura de la norma (${cited.quote(other.label)}): ${cited.money(other.total)}.`
        : "",
      homeKind === undefined ? "He supuesto que es usada: si es nueva, dímelo." : "",
      ageRelief(cited, place, kind, age) || reliefSentence(cited, place, kind),
      `Está calculado sin tipos reducidos, y con tasación porque suele haber hipoteca. ${CONFIRM}`,
    ],
    title: `Gastos de comprar en ${where}`,
    figure: { label: "Impuestos y gastos", value: totalText },
    rows,
    headline: { amount: total, unit: "money", currency: "EUR" },
    sources: model.facts.map((fact) => sourceOf(cited, fact)),
    tool: borrowingCapacity,
    url,
    ...(homeKind === undefined && { quickReplies: IS_NEW }),
  });
}

function abroad(
  cited: CitedFigures,
  country: LatinAmericanCountry,
  { price, currency = LATIN_AMERICA[country].currency }: { price: number | undefined; currency: string | undefined },
): ToolAnswer {
  const fact = costTemplate(country);
  const { low, high } = fact.value;
  const { name } = LATIN_AMERICA[country];
  const shares = `entre el ${cited.percent(low)} y el ${cited.percent(high)} del precio`;
  const range =
    price === undefined ? null : { low: cited.money(price * low, currency), high: cited.money(price * high, currency) };
  const amounts = range ? `: de ${cited.money(price!, currency)}, entre ${range.low} y ${range.high}` : "";
  return financeAnswer(cited, {
    lines: [
      `En ${name}, quien compra suele pagar ${shares} en impuestos y gastos${amounts}.`,
      fact.note ? cited.quote(fact.note) : "",
      "Es orientativo y está por comprobar: depende del estado o la provincia. Confírmalo con un notario o una escribanía de allí.",
    ],
    title: `Gastos de comprar en ${name}`,
    figure: {
      label: "Impuestos y gastos, orientativo",
      value: range ? `${range.low} – ${range.high}` : shares,
      ...range,
    },
    rows: price === undefined ? [] : [{ label: "Precio", value: cited.money(price, currency) }],
    sources: [{ ...sourceOf(cited, fact), tag: "orientativo" }],
    tool: borrowingCapacity,
    url: capacityAddress({ place: country, price, currency }),
  });
}

function sourceOf(cited: CitedFigures, { label, source, validFrom, mark }: DatedFact<unknown>) {
  return {
    label: cited.quote(`${label}: ${source.title}`),
    date: cited.quote(validFrom),
    ...(source.url !== undefined && { url: source.url }),
    ...(mark === "por-comprobar" && { tag: "por comprobar" }),
  };
}
