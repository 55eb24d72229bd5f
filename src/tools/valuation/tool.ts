import { VALUATION_CHECKS } from "#domain/operations/checks/valuation-checks.ts";
import { defineTool } from "../define-tool.ts";
import { homeAbroad } from "../home-abroad.ts";
import { homeTitle } from "../home-facts.ts";
import { describe } from "./describe.ts";
import { refusedPosition, runValuation, valuationNeeds } from "./engine.ts";
import { VALUATION_IN_BARCELONA, VALUATION_IN_BUENOS_AIRES } from "./example.ts";
import { valuationFigure } from "./figure.ts";
import { given } from "./given.ts";
import { nextOf } from "./next.ts";
import { valuationInput } from "./schema.ts";
import { shownValuation } from "./shown-result.ts";
import { valuationSources } from "./sources.ts";
import { wordingOf } from "./wording-texts.ts";

export const valuation = defineTool({
  id: "valuation",
  path: "/valoracion",
  module: "valoracion",
  version: 6,
  credits: 1,
  title: "Valoración de viviendas",
  does: "valorar una vivienda",
  summary: "Di dónde está y cómo es. Verás un precio con su rango, los comparables en que se apoya y qué suma o resta.",
  icon: "Scale",
  words:
    "tasar tasación precio cuánto vale valor valorar piso casa vivienda terraza testigos comparables avm mi de venta estimación rango avalúo valuar",
  startsFrom: ["datos", "propietario"],
  askedAs: `
    saber cuánto vale un departamento
    herramienta para tasar
    estimar el valor de una propiedad
    ponerle precio a una casa
    programa para hacer avalúos
    a cuánto puedo vender un piso
    calculadora de precio de vivienda
    qué error tiene el modelo de valoración`,
  capture: [
    { goal: "propietarios", place: 40, purpose: "Lleva un rango con pruebas a la primera visita." },
    { goal: "encargo", place: 10, purpose: "El rango y los comparables que vas a enseñar.", count: "homesBeingWon" },
    { goal: "precio", place: 10, purpose: "El rango, los comparables y lo que suma cada cosa." },
  ],
  checks: VALUATION_CHECKS,
  input: valuationInput,
  example: VALUATION_IN_BARCELONA,
  defaults: {
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" },
    removedIds: [],
    useNearby: "si",
  },
  abroad: {
    title: "Valoración de propiedades",
    summary:
      "Di dónde está y cómo es. Verás un precio con su rango, los avisos comparables en que se apoya y qué suma o resta.",
    example: VALUATION_IN_BUENOS_AIRES,
    defaultsIn: homeAbroad,
  },
  needs: valuationNeeds,
  refuse: refusedPosition,
  run: runValuation,
  titleOf: ({ home }) => homeTitle(home),
  hasAnswer: ({ kind }) => kind === "value",
  figureOf: valuationFigure,
  describe,
  given,
  sourcesOf: valuationSources,
  shownInput: ({ home: { cadastralReference: _, price: __, ...home }, removedIds, keptIds }) => ({
    home,
    removedIds,
    keptIds,
  }),
  shownResult: shownValuation,
  sharedPage: {
    reader: "quien vende o piensa hacerlo",
    shows: "Muestra el rango, los comparables en que se apoya y lo que suma o resta cada cosa.",
  },
  wordingOf,
  // As it was typed: that an extra left unmarked is missing holds for this value alone, and is no fact of the home.
  homeOf: ({ home }) => home,
  correctionFields: ["removedIds", "keptIds"],
  fillFrom: (home) => ({ home }),
  nextOf,
});
