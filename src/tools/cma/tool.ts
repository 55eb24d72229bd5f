import { defineTool } from "../define-tool.ts";
import { homeAbroad } from "../home-abroad.ts";
import { homeTitle } from "../home-facts.ts";
import { CMA_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { describePaper } from "./describe-paper.ts";
import { cmaNeeds, compareMarket, refusedPosition } from "./engine.ts";
import { CMA_IN_SANTIAGO, CMA_IN_VALENCIA } from "./examples.ts";
import { given } from "./given.ts";
import { nextOf } from "./next.ts";
import { picturesOf } from "./pictures.ts";
import { wordingOf } from "./report-texts.ts";
import { cmaInput } from "./schema.ts";
import { shownInput, shownResult } from "./shown-result.ts";
import { sourcesOf } from "./sources.ts";
import { hasDemo } from "./words.ts";

export const cma = defineTool({
  id: "cma",
  version: 1,
  // The seller's debt and what they paid for the home.
  holdsPersonalData: true,
  credits: 1,
  path: "/cma-generator",
  module: "valoracion",
  title: "Informe comparativo (CMA)",
  summary: "Comparables ajustados casilla a casilla y un informe para el propietario.",
  icon: "FileChartColumn",
  words: "acm comparativa mercado testigos informe propietario defender precio pdf comparativo estudio CMA",
  startsFrom: ["propietario"],
  askedAs: `
    hacer un estudio comparativo de mercado
    informe de comparables para el propietario
    análisis comparativo
    documento con testigos ajustados
    reporte de mercado para captar
    ACM para el vendedor
    comparar la casa con otras vendidas`,
  capture: [{ goal: "encargo", place: 20, purpose: "Defiende el precio con comparables ajustados." }],
  does: "preparar un informe comparativo para el propietario",
  verbs: { run: "Preparar el informe", running: "Comparando…", keep: "Guardar este informe" },
  checks: CMA_CHECKS,
  input: cmaInput,
  example: CMA_IN_VALENCIA,
  defaults: {
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" },
    chosenIds: [],
    removedIds: [],
    changes: [],
    texts: [],
    useNearby: "si",
    debt: 0,
    otherCosts: 0,
    situation: "general",
    purchaseCosts: 0,
    improvements: 0,
  },
  abroad: {
    summary: "Propiedades comparables ajustadas casilla a casilla y un informe para el propietario.",
    example: CMA_IN_SANTIAGO,
    defaultsIn: homeAbroad,
  },
  needs: cmaNeeds,
  refuse: refusedPosition,
  run: compareMarket,
  titleOf: ({ home }) => `${homeTitle(home)}, informe comparativo`,
  hasAnswer: ({ kind }) => kind === "value",
  correctionFields: ["removedIds", "changes"],
  wordFields: ["letter", "advice", "texts", "pages"],
  figureOf: (result) =>
    result.kind === "value"
      ? {
          label: "Valor por comparables",
          value: result.value,
          range80: result.range80,
          range50: result.range50,
          currency: result.currency,
          ...(hasDemo(result) && { tag: "Demostración" }),
        }
      : null,
  describe,
  describeDocument: describePaper,
  printsPhotos: true,
  picturesOf,
  given,
  sourcesOf,
  shownInput,
  shownResult,
  sharedPage: {
    reader: "quien vende",
    shows:
      "Muestra el valor, los comparables con sus ajustes, los tres precios de salida y lo que le queda a quien vende tras su deuda y sus impuestos. No se la mandes a quien compra.",
  },
  wordingOf,
  homeOf: ({ home }) => home,
  keptAcrossHomes: ["pages"],
  fillFrom: (home, apart = {}) => ({
    home,
    ...(apart.feePercent !== undefined && { feeShare: apart.feePercent }),
  }),
  nextOf,
});
