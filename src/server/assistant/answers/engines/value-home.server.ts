import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import type { HomeFeature } from "#domain/assistant/chat/intents.ts";
import { PROPERTY_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { placeLabel } from "#domain/shared/places/place.ts";
import { confidenceTitle } from "#domain/tools/valuation/confidence-words.ts";
import type { ValuationOutcome } from "#tools/valuation/engine.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { basisLine, evidenceLine } from "#tools/valuation/wording.ts";
import { placeOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { missingAnswer } from "./missing.server.ts";
import { resultCard, runForAnswer } from "./run-for-answer.server.ts";

const FIELD_OF_FEATURE: Partial<Record<HomeFeature, string>> = {
  ascensor: "hasLift",
  exterior: "isExterior",
  terraza: "hasTerrace",
  garaje: "hasParkingIncluded",
  trastero: "hasStorageRoom",
  piscina: "hasPool",
  aire: "hasAirConditioning",
  jardin: "hasGarden",
};

/** Value of a home: a run of the valuation. */
export const valueHome = defineAssistantTool({
  name: "value_home",
  description:
    "Valora una vivienda: precio con su rango, en qué se apoya y sus fuentes. Hace falta el lugar y la superficie. Gasta un crédito o un cálculo del visitante y guarda el resultado: no la llames dos veces para lo mismo.",
  input: z.object(
    slotFields(
      "operation",
      "homeType",
      "areaM2",
      "rooms",
      "baths",
      "floor",
      "condition",
      "features",
      "withoutFeatures",
      "place",
    ),
  ),
  async run(context, input): Promise<ToolAnswer> {
    const { homeType = "piso", areaM2, place: words, features = [], withoutFeatures = [] } = input;
    if (words === undefined) return missingAnswer("value_home", "place");
    if (areaM2 === undefined) return missingAnswer("value_home", "areaM2");
    const place = placeOf(words);
    if (!place) return missingAnswer("value_home", "place", `No encuentro «${words}».`);
    if (place.kind === "provincia") {
      return missingAnswer("value_home", "place", `${place.name} es muy grande para un precio.`);
    }
    if (!PROPERTY_TYPES.some((type) => type === homeType)) return unvaluable();
    const flags = (names: readonly HomeFeature[], value: "si" | "no") =>
      Object.fromEntries(names.flatMap((name) => (FIELD_OF_FEATURE[name] ? [[FIELD_OF_FEATURE[name], value]] : [])));
    const answered = await runForAnswer(context, valuation, {
      home: {
        operation: input.operation ?? "venta",
        type: homeType,
        placeName: placeLabel(place).slice(0, 120),
        ...(place.municipalityCode && { municipalityCode: place.municipalityCode }),
        country: place.country,
        currency: place.currency,
        latitude: place.latitude,
        longitude: place.longitude,
        builtAreaM2: areaM2,
        ...(input.rooms !== undefined && { rooms: input.rooms }),
        ...(input.baths !== undefined && { bathrooms: input.baths }),
        ...(input.floor !== undefined && { floor: input.floor }),
        ...(input.condition && { condition: input.condition }),
        ...flags(features, "si"),
        ...flags(withoutFeatures, "no"),
      },
      removedIds: [],
      useNearby: "si",
    });
    if ("refusal" in answered) return answered.refusal;
    const { run } = answered;
    const cited = citedFigures();
    const result = run.result as ValuationOutcome;
    // The message for WhatsApp, without its title and its bold figures.
    const [, ...lines] = valuation
      .messageOf(result, run.parsedInput as never)
      .replaceAll("*", "")
      .split("\n");
    const text = cited.quote(lines.join("\n"));
    const card = resultCard(cited, valuation, run, rowsOf(result, cited.quote));
    return {
      text: result.kind === "value" ? text : `${text}\nAbre el resultado y pega los comparables que tengas.`,
      figures: cited.figures,
      citations: [
        { title: "Tu resultado", url: `${valuation.path}?resultado=${run.id}` },
        { title: "Cómo valoramos y cuánto erramos", url: "/metodo/valoracion" },
      ],
      ...(card && { cards: [card] }),
      quickReplies: ["Quiero que lo mire una persona", "¿Cómo se calcula?"],
      isDone: true,
    };
  },
});

function rowsOf(result: ValuationOutcome, quote: (text: string) => string): { label: string; value: string }[] {
  if (result.kind !== "value") return [];
  return [
    { label: "En qué se apoya", value: quote(basisLine(result)) },
    { label: "Hasta dónde fiarse", value: quote(confidenceTitle(result)) },
    ...(result.used.length > 0 ? [{ label: "Comparables", value: quote(evidenceLine(result.used)) }] : []),
  ];
}

function unvaluable(): ToolAnswer {
  return {
    text: "La valoración es para viviendas, locales y oficinas. De garajes, trasteros, terrenos, naves, fincas y edificios no tenemos comparables ni modelo: mejor que lo mire una persona.",
    figures: [],
    citations: [{ title: "Valoración de viviendas", url: "/valoracion" }],
    ask: { purpose: "valoracion" },
    isDone: false,
  };
}
