import { seriesChoice } from "#domain/tools/forecast/series-for-place.ts";
import type { NextStep } from "../define-tool.ts";
import type { RoiResult } from "./result.ts";
import type { RoiInput } from "./schema.ts";

/** From a calculated purchase to its buyer, its negotiation, and its future value. */
export function nextOf(result: RoiResult, input: RoiInput): NextStep[] {
  if (result.kind !== "investment") return [];
  const { home } = result;
  const { place, homeKind } = input;
  const price = Math.round(home.price);
  return [
    {
      path: "/calculadora-capacidad",
      label: "Comprueba si quien compra llega",
      reason: "Mismo precio y lugar: faltan sus ingresos y su ahorro.",
      values: {
        targetPrice: price,
        ...(place !== undefined && { place, homeKind }),
        ...(home.loan > 0 && { rate: Math.round(home.annualRate * 1e6) / 1e4, years: home.loanYears }),
      },
    },
    {
      path: "/predictor-apreciacion",
      label: "Mira la revalorización que supones",
      reason: "Compárala con lo que ha hecho el precio de la zona.",
      values: {
        propertyValue: price,
        years: Math.min(5, home.horizonYears),
        ...seriesChoice(place ?? "otro", result.currency),
      },
    },
    ...(home.works > 0
      ? [
          {
            path: "/recomendador-mejoras" as const,
            label: "Mira si la obra compensa",
            reason: "Con el mismo dinero, qué obra sube más el precio de lo que cuesta.",
            values: { value: price, budget: Math.round(home.works), ...(place !== undefined && { place }) },
          },
        ]
      : []),
    {
      path: "/negociador-virtual",
      label: "Ordena las ofertas",
      reason: "Precio de salida puesto: añade las ofertas y prepara la respuesta.",
      values: { listPrice: price, target: price, ...(place !== undefined && { place }) },
    },
  ];
}
