import { seriesChoice } from "#domain/forecast/series-for-place.ts";
import { communityOfMunicipality } from "#domain/tax/places.ts";
import type { NextStep } from "../define-tool.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";

/** A home valued for sale at today's prices goes on to what is worth mending first, and to what it may be worth later. */
export function nextOf(result: ValuationOutcome, { home }: ValuationInput): NextStep[] {
  if (result.kind !== "value" || result.basis !== "current-comparables" || home.operation !== "venta") return [];
  const { range80, currency } = result;
  const value = Math.round(result.value);
  const community = home.municipalityCode === undefined ? undefined : communityOfMunicipality(home.municipalityCode);
  return [
    {
      path: "/recomendador-mejoras",
      label: "Mira qué obra compensa",
      reason: "Con este valor y su rango: qué sube el precio más de lo que cuesta, si es que algo lo hace.",
      values: {
        home,
        ...{ value, valueLow: Math.round(range80.low), valueHigh: Math.round(range80.high) },
        ...(community !== undefined && { place: community }),
      },
    },
    {
      path: "/predictor-apreciacion",
      label: "Mira si conviene esperar",
      reason: "Este valor dentro de unos años, con lo que ha hecho el precio de la zona y su duda.",
      values: { propertyValue: value, ...seriesChoice(community ?? home.country, currency) },
    },
  ];
}
