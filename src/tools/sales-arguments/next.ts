import { isCommunity, isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import type { NextStep } from "../define-tool.ts";
import { kindOf, placeOf } from "./engine.ts";
import type { ArgumentsResult } from "./result.ts";
import type { ArgumentsInput } from "./schema.ts";

const typed = (fraction: number) => Math.round(fraction * 1e6) / 1e4;
const known = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** To the advert with these arguments, to the buyer's budget, and to the negotiation. */
export function nextOf(result: ArgumentsResult, input: ArgumentsInput): NextStep[] {
  const { home } = input;
  const place = placeOf(input);
  const taxed = place !== undefined && (isCommunity(place) || isLatinAmericanCountry(place)) ? place : undefined;
  const { terraceAreaM2, plotAreaM2, orientation, views, heating, communityFee, isFurnished, energyStatus } = input;
  const steps: NextStep[] = [
    {
      path: "/generador-descripciones",
      label: "Escribe el anuncio",
      reason: "Con los mismos datos, y nada más que ellos.",
      values: known({
        home,
        terraceAreaM2,
        plotAreaM2,
        orientation,
        views,
        heating,
        communityFee,
        isFurnished,
        energyStatus,
        nearby: input.nearby.length > 0 ? input.nearby.join("\n") : undefined,
        renovatedYear: lastYear(input),
      }),
    },
  ];
  if (home.price === undefined) return steps;
  return [
    {
      path: "/calculadora-capacidad",
      label: "Comprueba si quien compra llega",
      reason: "Mismo precio y lugar: faltan sus ingresos y su ahorro.",
      values: known({
        targetPrice: home.price,
        place: taxed,
        homeKind: kindOf(input),
        rate: typed(input.rate),
        years: input.years,
        loanToValue: typed(input.loanToValue),
      }),
    },
    {
      path: "/negociador-virtual",
      label: "Prepara la respuesta a las ofertas",
      reason: "Cuando la visita acabe en oferta: precio de salida puesto.",
      values: known({ homeName: result.homeName, place: taxed, listPrice: home.price, target: home.price }),
    },
    ...steps,
  ];
}

function lastYear({ renovations }: ArgumentsInput): number | undefined {
  const years = renovations.flatMap(({ year }) => year ?? []);
  return years.length > 0 ? Math.max(...years) : undefined;
}
