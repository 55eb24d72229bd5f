import { formatMoney } from "#domain/shared/format/format.ts";
import { VERDICT_WORDS } from "#domain/tools/price-position/verdict-words.ts";
import { refusedPlace } from "#domain/tools/valuation/questions.ts";
import { defineTool } from "../define-tool.ts";
import { homeAbroad } from "../home-abroad.ts";
import { homeTitle } from "../home-facts.ts";
import { PRICE_CHECK_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { priceCheckNeeds, runPriceCheck } from "./engine.ts";
import { PRICE_CHECK_EXAMPLE, PRICE_CHECK_IN_MEXICO } from "./examples.ts";
import { given } from "./given.ts";
import { nextOf } from "./next.ts";
import { priceCheckInput } from "./schema.ts";
import { shownInput, shownResult } from "./shown-result.ts";
import { sourcesOf } from "./sources.ts";
import { wordingOf } from "./wording-texts.ts";

export const priceCheck = defineTool({
  id: "price-check",
  path: "/detector-precios",
  module: "valoracion",
  version: 1,
  credits: 1,
  title: "Detector de precios",
  does: "comprobar si un anuncio está en precio",
  summary: "Dice si un anuncio está en mercado, y si se repite o huele a fraude.",
  icon: "ScanSearch",
  words:
    "anuncio caro barato duplicado repetido fraude estafa sobreprecio bajada alerta fuera de mercado republicado días publicado historial de precio",
  startsFrom: ["datos", "propietario"],
  askedAs: `
    saber si un anuncio está caro
    pisos por debajo de mercado
    gangas y sobreprecios
    alerta de precio inflado
    detectar chollos
    este anuncio está fuera de precio
    comprobar si piden demasiado
    convencer al propietario de bajar el precio
    anuncio de una propiedad que parece estafa
    cuántos días lleva publicado de verdad`,
  capture: [
    { goal: "precio", place: 30, purpose: "Mira si lo que se pide está en mercado, y cuánto habría que moverlo." },
  ],
  checks: PRICE_CHECK_CHECKS,
  input: priceCheckInput,
  example: PRICE_CHECK_EXAMPLE,
  defaults: {
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" },
    otherIds: [],
    useNearby: "si",
  },
  abroad: {
    summary: "Dice si un aviso está en mercado, y si se repite o huele a fraude.",
    example: PRICE_CHECK_IN_MEXICO,
    defaultsIn: homeAbroad,
  },
  verbs: { run: "Comprobar el precio", running: "Comprobando…", keep: "Guardar esta revisión" },
  needs: priceCheckNeeds,
  refuse: ({ home }, { municipality }) => refusedPlace(home, municipality),
  run: runPriceCheck,
  titleOf: ({ home }) => `${homeTitle(home)}, a ${formatMoney(home.price, home.currency)}`,
  hasAnswer: ({ kind }) => kind === "checked",
  figureOf: (result, { home }) =>
    result.kind === "checked"
      ? {
          label: "Valor por comparables",
          value: result.value,
          range80: result.range80,
          currency: result.currency,
          tag: VERDICT_WORDS[result.verdict],
          ...(home.operation === "alquiler" ? { perMonth: true } : {}),
        }
      : null,
  describe,
  given,
  sourcesOf,
  shownInput,
  shownResult,
  sharedPage: {
    reader: "quien vende",
    shows:
      "Muestra el veredicto, el rango, la historia del precio, los comparables y los anuncios que pueden ser la misma vivienda.",
  },
  wordingOf,
  homeOf: ({ home }) => home,
  correctionFields: ["otherIds"],
  fillFrom: (home) => ({ home }),
  fillFromAdvert: (advert) => ({ advert }),
  nextOf,
});
