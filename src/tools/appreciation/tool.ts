import { keepingCost } from "#domain/portfolio/homes/tool-attributes.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { seriesChoice } from "#domain/tools/forecast/series-for-place.ts";
import { defineTool } from "../define-tool.ts";
import { APPRECIATION_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { foresee, needsOf } from "./engine.ts";
import { distanceText, lastRow, yearsText } from "./explain.ts";
import { given } from "./given.ts";
import { appointmentsOf, nextOf } from "./next.ts";
import { appreciationInput, currencyOf } from "./schema.ts";
import { sourcesOf } from "./sources.ts";
import { wordingOf } from "./wording.ts";

export const appreciation = defineTool({
  id: "appreciation",
  path: "/predictor-apreciacion",
  module: "valoracion",
  version: 1,
  credits: 1,
  title: "Predictor de apreciación",
  does: "prever el precio",
  summary: "Vender ahora o esperar: hacia dónde apunta el precio, con su banda y lo que falló en el pasado.",
  icon: "TrendingUp",
  words:
    "futuro previsión subida bajada tendencia revalorización ipv subirá bajará precio evolución apreciación cuánto valdrá dentro de años",
  askedAs: `
    cuánto valdrá el piso dentro de cinco años
    va a subir el precio de la zona
    previsión de precios
    plusvalía futura de una vivienda
    pronóstico del valor
    cómo evolucionará el mercado
    revalorización esperada
    proyectar el valor a futuro`,
  capture: [{ goal: "precio", place: 40, purpose: "Vender ahora o esperar, con su duda." }],
  checks: APPRECIATION_CHECKS,
  verbs: { run: "Calcular la previsión", running: "Calculando…", keep: "Guardar esta previsión" },
  input: appreciationInput,
  example: { propertyValue: 250_000, years: 3, source: "oficial", series: "bis-es", monthlyCost: 140, inflation: 2 },
  defaults: { years: 3, source: "oficial", series: "bis-es", ownPrices: "es" },
  needs: needsOf,
  run: foresee,
  hasAnswer: ({ kind }) => kind !== "no-series",
  titleOf: (input) => `${formatMoney(input.propertyValue, currencyOf(input))} en ${yearsText(input.years)}`,
  figureOf: (result) => {
    const row = result.kind === "no-series" ? undefined : lastRow(result);
    if (result.kind === "no-series" || !row) return null;
    return {
      label: `Valor en ${distanceText(row)}`,
      value: Math.round(row.value),
      range80: { low: Math.round(row.low), high: Math.round(row.high) },
      currency: result.currency,
    };
  },
  describe,
  given,
  sourcesOf,
  wordingOf,
  nextOf,
  appointmentsOf,
  // The view reads the result alone.
  shownInput: () => ({}),
  sharedPage: {
    reader: "quien duda entre vender ya y esperar",
    shows: "Muestra el valor de partida, la previsión con su banda y lo que falló en el pasado.",
  },
  keptAcrossHomes: ["years", "inflation", "otherReturn"],
  fillFrom: (home, apart = {}, place, valuation) => ({
    ...(home.operation === "venta" && home.price !== undefined && { propertyValue: home.price }),
    ...(valuation && { propertyValue: valuation.value }),
    ...(keepingCost(apart) !== undefined && { monthlyCost: keepingCost(apart) }),
    ...seriesChoice(place ?? home.country, home.currency),
  }),
});
