import { isCommunity, isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import { BIS_COUNTRIES } from "#domain/tools/market/official-series.ts";
import type { NextStep, ProposedAppointment } from "../define-tool.ts";
import { explainWait, growthText, lastPeriod, lastRow } from "./explain.ts";
import type { AppreciationResult } from "./result.ts";

/** Range of yearly growth that the profitability calculator accepts. */
const GROWTH_BOUNDS = [-0.1, 0.2] as const;
/** Official series come out every quarter. */
const NEXT_LOOK_MONTHS = 3;

/** To the purchase with the measured growth; or to the sale of today. */
export function nextOf(result: AppreciationResult): NextStep[] {
  if (result.kind === "no-series") return [];
  const { growth, value, years, currency } = result;
  const price = Math.round(value);
  const place = placeOf(result.series.id);
  const where = { ...(place && { place }), ...(currency !== "EUR" && { currency }) };
  const isUsable = growth !== null && growth >= GROWTH_BOUNDS[0] && growth <= GROWTH_BOUNDS[1];
  return [
    ...(isUsable
      ? [
          {
            path: "/calculadora-roi" as const,
            label: "Llévalo a la rentabilidad",
            reason: `Con la subida que ha medido la serie: ${growthText(growth)} al año.`,
            values: {
              mode: "inversion",
              price,
              priceGrowth: Math.round(growth * 1e4) / 100,
              horizonYears: years,
              ...where,
            },
          },
        ]
      : []),
    {
      path: "/negociador-virtual",
      label: "Prepara la venta de hoy",
      reason: "Precio y meta puestos: compara ofertas con lo que dejaría esperar.",
      values: { listPrice: price, target: price, ...where },
    },
  ];
}

/** Community or country of an official series, as the other tools name it. */
function placeOf(id: string): string | undefined {
  const code = id.replace(/^(?:ine-ipv|bis)-/, "").toUpperCase();
  const isCountry = BIS_COUNTRIES.some((one) => one.toUpperCase() === code) && isLatinAmericanCountry(code);
  return isCommunity(code) || isCountry ? code : undefined;
}

/** A person who waits looks again when the series has new values. */
export function appointmentsOf(result: AppreciationResult): ProposedAppointment[] {
  if (result.kind === "no-series") return [];
  const row = lastRow(result);
  if (!row) return [];
  const [year = 0, month = 1, day = 1] = result.date.split("-").map(Number);
  // A day that every month has.
  const date = new Date(Date.UTC(year, month - 1 + NEXT_LOOK_MONTHS, Math.min(day, 28))).toISOString().slice(0, 10);
  return [
    {
      id: "volver-a-mirar",
      kind: "tarea",
      title: "Vuelve a mirar la previsión de precio",
      startsAt: `${date}T10:00`,
      minutes: 15,
      notes: `La serie acababa en ${lastPeriod(result)}. ${explainWait(result, row)}`,
    },
  ];
}
