import type { NextStep } from "../define-tool.ts";
import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { marketPrice } from "./words.ts";

/** The whole valuation behind the verdict; and for a sale that asks too much, what to answer to the first offers. */
export function nextOf(result: PriceCheckResult, { home, comparablesText, useNearby }: PriceCheckInput): NextStep[] {
  const valuation: NextStep = {
    path: "/valoracion",
    label: "Mira la valoración completa",
    reason: "Con el mapa, lo que suma o resta cada cosa y los comparables uno a uno.",
    values: {
      home,
      ...(comparablesText !== undefined && { comparablesText }),
      ...(useNearby === false && { useNearby: "no" }),
    },
  };
  if (result.kind !== "checked" || home.operation !== "venta") return [valuation];
  const target = marketPrice(result);
  const isHigh = result.verdict === "algo-alto" || result.verdict === "muy-alto";
  if (!isHigh || target === undefined) return [valuation];
  return [
    {
      path: "/argumentos-venta",
      label: "Prepara los argumentos con otro precio",
      reason: "El precio en mercado y su rango, como prueba ante quien compra.",
      values: {
        home: { ...home, price: target },
        valuationLow: Math.round(result.range80.low),
        valuationHigh: Math.round(result.range80.high),
        valuationOn: result.calculatedOn,
      },
    },
    valuation,
  ];
}
