import * as z from "zod/mini";
import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { isLatinAmericanCountry, LATIN_AMERICA, type LatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import { costModel, placeName } from "#domain/tools/tax/cost-model.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { taxPlaceOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { missingAnswer, UNKNOWN_TAXES } from "./missing.server.ts";

/** Taxes and costs of a purchase, from the dated tables. Nothing is kept or charged. */
export const purchaseCosts = defineAssistantTool({
  name: "purchase_costs",
  description:
    "Calcula los impuestos y gastos de comprar una vivienda (ITP o IVA y AJD, notaría, registro, gestoría) por comunidad autónoma, o el rango orientativo de un país de Latinoamérica. Hacen falta el precio y el lugar. No guarda nada.",
  input: z.object(slotFields("price", "place", "homeKind", "currency")),
  async run({ today }, { price, place: words, homeKind, currency }): Promise<ToolAnswer> {
    if (price === undefined) return missingAnswer("purchase_costs", "price");
    if (words === undefined) return missingAnswer("purchase_costs", "place");
    const place = taxPlaceOf(words);
    if (!place) return missingAnswer("purchase_costs", "place", UNKNOWN_TAXES);
    const cited = citedFigures();
    if (isLatinAmericanCountry(place)) return abroad(cited, place, { price, currency });
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
    const { lines, total, share, alternatives } = model.breakdown(price);
    const rows = lines.map(({ label, amount, isDoubtful }) => ({
      label: cited.quote(label),
      value: `${cited.money(amount)}${isDoubtful ? " (por comprobar)" : ""}`,
    }));
    const where = placeName(place);
    const totalText = cited.money(total);
    const [other] = alternatives;
    return {
      text: [
        `Comprar una vivienda ${kind} de ${cited.money(price)} en ${where} cuesta unos ${totalText} más en impuestos y gastos (${cited.percent(share)} del precio).`,
        ...rows.map(({ label, value }) => `${label}: ${value}.`),
        other
          ? `Si se aplica la otra lectura de la norma (${cited.quote(other.label)}): ${cited.money(other.total)}.`
          : "",
        homeKind === undefined ? "He supuesto que es usada: si es nueva, dímelo." : "",
        "Sin tipos reducidos, y con tasación porque suele haber hipoteca. Confírmalo con un profesional antes de firmar.",
      ]
        .filter(Boolean)
        .join("\n"),
      figures: cited.figures,
      citations: [{ title: borrowingCapacity.title, url: borrowingCapacity.path }],
      cards: [
        {
          kind: "result",
          title: `Gastos de comprar en ${where}`,
          figure: { label: "Impuestos y gastos", value: totalText },
          rows,
          sources: model.facts.map((fact) => sourceOf(cited, fact)),
          open: { label: "Calcula cuánto puedes pagar", url: borrowingCapacity.path },
        },
      ],
      ...(homeKind === undefined && { quickReplies: ["Es una vivienda nueva"] }),
      isDone: true,
    };
  },
});

function abroad(
  cited: CitedFigures,
  country: LatinAmericanCountry,
  { price, currency = LATIN_AMERICA[country].currency }: { price: number; currency: string | undefined },
): ToolAnswer {
  const fact = costTemplate(country);
  const { low, high } = fact.value;
  const { name } = LATIN_AMERICA[country];
  const range = { low: cited.money(price * low, currency), high: cited.money(price * high, currency) };
  return {
    text: [
      `En ${name}, quien compra suele pagar entre el ${cited.percent(low)} y el ${cited.percent(high)} del precio en impuestos y gastos: de ${cited.money(price, currency)}, entre ${range.low} y ${range.high}.`,
      fact.note ? cited.quote(fact.note) : "",
      "Es orientativo y está por comprobar: depende del estado o la provincia. Confírmalo con un notario o una escribanía de allí.",
    ]
      .filter(Boolean)
      .join("\n"),
    figures: cited.figures,
    citations: [{ title: borrowingCapacity.title, url: borrowingCapacity.path }],
    cards: [
      {
        kind: "result",
        title: `Gastos de comprar en ${name}`,
        figure: { label: "Impuestos y gastos, orientativo", value: `${range.low} – ${range.high}`, ...range },
        rows: [{ label: "Precio", value: cited.money(price, currency) }],
        sources: [{ ...sourceOf(cited, fact), tag: "orientativo" }],
        open: { label: "Calcula cuánto puedes pagar", url: borrowingCapacity.path },
      },
    ],
    isDone: true,
  };
}

function sourceOf(cited: CitedFigures, { label, source, validFrom, mark }: DatedFact<unknown>) {
  return {
    label: cited.quote(`${label}: ${source.title}`),
    date: cited.quote(validFrom),
    ...(source.url !== undefined && { url: source.url }),
    ...(mark === "por-comprobar" && { tag: "por comprobar" }),
  };
}
