import type { NextStep } from "../define-tool.ts";
import type { CmaResult } from "./result.ts";
import type { CmaInput } from "./schema.ts";

/** A price that is defended goes on: the words for it, and the offers that answer it. */
export function nextOf(result: CmaResult, { home }: CmaInput): NextStep[] {
  if (result.kind !== "value") return [];
  const value = Math.round(result.value);
  const list = Math.round(result.strategies.at(-1)!.price);
  return [
    {
      path: "/propuestas-captacion",
      label: "Prepara la propuesta de captación",
      reason: "Con este valor y su rango: qué harás, qué cobras y cuánto le queda al propietario.",
      values: {},
    },
    {
      path: "/argumentos-venta",
      label: "Prepara los argumentos de venta",
      reason: "Con el rango como prueba del precio, para cada tipo de compra.",
      values: {
        home,
        valuationLow: Math.round(result.range80.low),
        valuationHigh: Math.round(result.range80.high),
        valuationOn: result.calculatedOn,
      },
    },
    {
      path: "/negociador-virtual",
      label: "Ensaya la negociación",
      reason: "Con el precio de salida y la meta puestos: qué contestar a la primera oferta.",
      values: { listPrice: list, target: value, ...(home.currency !== "EUR" && { currency: home.currency }) },
    },
  ];
}
