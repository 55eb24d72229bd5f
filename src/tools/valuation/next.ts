import { communityOfMunicipality } from "#domain/shared/places/tax-places.ts";
import { seriesChoice } from "#domain/tools/forecast/series-for-place.ts";
import type { NextStep } from "../define-tool.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";

/**
 * A home valued for sale at today's prices goes on: the report and the proposal for its owner, what to mend first, what to say of it, what it
 * may be worth later.
 */
export function nextOf(result: ValuationOutcome, { home, comparablesText, useNearby }: ValuationInput): NextStep[] {
  if (result.kind !== "value" || result.basis !== "current-comparables" || home.operation !== "venta") return [];
  const { range80, currency } = result;
  const value = Math.round(result.value);
  const community = home.municipalityCode === undefined ? undefined : communityOfMunicipality(home.municipalityCode);
  return [
    {
      path: "/cma-generator",
      label: "Haz el informe comparativo (CMA)",
      reason: "Con los mismos comparables, ajustados casilla a casilla, para enseñarlo al propietario.",
      values: { home, ...(comparablesText && { comparablesText }), ...(useNearby !== undefined && { useNearby }) },
    },
    {
      path: "/propuestas-captacion",
      label: "Prepara la propuesta de captación",
      reason: "Con este valor y su rango: qué harás, qué cobras y cuánto le queda al propietario.",
      values: {},
    },
    {
      path: "/recomendador-mejoras",
      label: "Mira qué obra compensa",
      reason: "Con este valor y su rango: qué sube el precio más de lo que cuesta, si es que algo lo hace.",
      values: {
        home,
        value,
        valueLow: Math.round(range80.low),
        valueHigh: Math.round(range80.high),
        ...(community !== undefined && { place: community }),
      },
    },
    {
      path: "/argumentos-venta",
      label: "Prepara los argumentos de venta",
      reason: "Con el rango como prueba del precio, para cada tipo de compra.",
      values: {
        home,
        valuationLow: Math.round(range80.low),
        valuationHigh: Math.round(range80.high),
        valuationOn: result.calculatedOn,
        ...(community !== undefined && { place: community }),
      },
    },
    {
      path: "/predictor-apreciacion",
      label: "Mira si conviene esperar",
      reason: "Este valor dentro de unos años, con lo que ha hecho el precio de la zona y su duda.",
      values: { propertyValue: value, ...seriesChoice(community ?? home.country, currency) },
    },
    {
      path: "/captacion-propiedades",
      label: "Pon al propietario en tu tablero",
      reason: "Con el valor puesto: a quién llamar primero y si lo que espera es posible.",
      values: {
        prospects: [ownerOf(home, value)],
        ...(currency !== "EUR" && { currency }),
      },
    },
  ];
}

/** The home as a list of owners knows it; who they are, is typed there. */
function ownerOf({ address, placeName, latitude, longitude }: ValuationInput["home"], value: number) {
  return {
    value,
    ...(address && { address }),
    ...(placeName && { placeName }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}
