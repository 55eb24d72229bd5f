import type { NextStep } from "../define-tool.ts";
import { doesNothing } from "./explain.ts";
import type { RenovationResult } from "./result.ts";
import type { RenovationInput } from "./schema.ts";

/** The home as it would be valued, its advert as it is today, and the sale as it stands. */
export function nextOf(result: RenovationResult, { home, place }: RenovationInput): NextStep[] {
  const isReformed = result.best.ids.includes("integral");
  const today = Math.round(result.value);
  return [
    {
      path: "/valoracion",
      label: isReformed ? "Valórala ya reformada" : "Compruébalo con comparables",
      reason: isReformed
        ? "La misma vivienda en buen estado, frente a las de su zona."
        : "El valor de hoy es la base de todo: mira qué dicen las viviendas parecidas.",
      values: { home: isReformed ? { ...home, condition: "bueno" } : home },
    },
    {
      path: "/generador-descripciones",
      label: "Escribe el anuncio de hoy",
      reason: "Solo con lo que la vivienda tiene ahora: la obra que no está hecha no se anuncia.",
      values: { home: { ...home, price: today } },
    },
    ...(doesNothing(result)
      ? [
          {
            path: "/negociador-virtual" as const,
            label: "Prepara la negociación",
            reason: "Se vende como está: ten lista la respuesta a quien pida rebaja por la obra.",
            values: { listPrice: today, target: today, place },
          },
        ]
      : []),
  ];
}
