import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import type { KnownValuation } from "#domain/portfolio/homes/known-valuation.ts";
import type { ToolAttributes } from "#domain/portfolio/homes/tool-attributes.ts";
import type { HomePlace } from "#domain/shared/places/place-of-home.ts";
import { findExcluding, findSteering, findUnproven } from "#domain/tools/advert-rules/wording.ts";
import { PURPOSE_NAMES } from "#domain/tools/arguments/purposes.ts";
import { spoken } from "#domain/tools/arguments/script.ts";
import { compassOf } from "#domain/tools/writing/compass.ts";
import { defineTool } from "../define-tool.ts";
import { homeAbroad } from "../home-abroad.ts";
import { ARGUMENT_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { argumentsNeeds, nameOf, prepareSale } from "./engine.ts";
import { given } from "./given.ts";
import { nextOf } from "./next.ts";
import type { ArgumentsResult } from "./result.ts";
import { type ArgumentsInput, argumentsInput } from "./schema.ts";
import { sourcesOf } from "./sources.ts";

/** As many as a visit has room for. */
const REWORDED_CARDS = 8;
const accepts = (text: string) => [findExcluding, findSteering, findUnproven].every((find) => find(text).length === 0);

export const salesArguments = defineTool({
  id: "sales-arguments",
  path: "/argumentos-venta",
  module: "captacion",
  version: 1,
  credits: 1,
  title: "Argumentos de venta",
  does: "preparar los argumentos de una visita",
  summary: "Qué decir de esta vivienda a quien la visita, con la prueba de cada frase.",
  icon: "MessageSquareQuote",
  words: "objeciones comprador ventajas vender convencer argumentario puntos fuertes",
  startsFrom: ["datos"],
  askedAs: `
    qué decirle al comprador de este piso
    puntos fuertes de una vivienda
    argumentario para vender
    cómo vender mejor una casa
    razones para comprar este departamento
    frases de venta según el cliente
    destacar lo bueno de la propiedad
    rebatir pegas del comprador`,
  capture: [
    { goal: "encargo", place: 30, purpose: "Di qué tiene la vivienda y a quién le importa." },
    { goal: "vender", place: 60, purpose: "Llega a la visita con pruebas." },
  ],
  checks: ARGUMENT_CHECKS,
  verbs: { run: "Preparar los argumentos", running: "Preparando…", keep: "Guardar estos argumentos" },
  input: argumentsInput,
  example: {
    purpose: "teletrabajo",
    home: {
      operation: "venta",
      type: "piso",
      placeName: "Ruzafa, Valencia",
      municipalityCode: "46250",
      latitude: 39.4622,
      longitude: -0.3733,
      builtAreaM2: 94,
      usableAreaM2: 82,
      rooms: 3,
      bathrooms: 2,
      floor: 3,
      buildingFloors: 6,
      yearBuilt: 1965,
      condition: "bueno",
      hasLift: true,
      isExterior: true,
      hasTerrace: true,
      hasAirConditioning: true,
      energyRating: "E",
      price: 320_000,
    },
    terraceAreaM2: 12,
    heating: "gas_individual",
    nearby: ["Metro Bailén a 4 minutos", "Mercado de Ruzafa a 300 m"],
    communityFee: 80,
    communityFeeOn: "2026-10-05",
    propertyTax: 312,
    propertyTaxYear: 2026,
    valuationLow: 301_000,
    valuationHigh: 338_000,
    valuationOn: "2026-11-12",
    renovations: [
      { what: "baños", year: 2021, hasInvoice: true },
      { what: "instalación eléctrica", year: 2021, hasInvoice: true },
    ],
    competitors: [{ name: "El piso de la calle Cuba", price: 309_000, areaM2: 86 }],
    place: "ES-VC",
  } as never,
  abroad: { defaultsIn: homeAbroad },
  defaults: {
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" },
    homeKind: "usada",
    loanToValue: 80,
    rate: 3,
    years: 30,
    renovations: [{ what: "", year: "", hasInvoice: "" }],
    competitors: [{ name: "", price: "", areaM2: "" }],
  },
  needs: argumentsNeeds,
  run: prepareSale,
  // Without an argument there is nothing to say on a visit.
  hasAnswer: ({ cards }) => cards.length > 0,
  titleOf: (input) => `Argumentos: ${nameOf(input)}, ${PURPOSE_NAMES[input.purpose].toLocaleLowerCase("es")}`,
  describe,
  given,
  sourcesOf,
  // The view reads the result alone.
  shownInput: () => ({}),
  sharedPage: {
    reader: "quien enseña la vivienda",
    shows:
      "Muestra también los puntos débiles, las objeciones y el guion de la visita. No se la mandes a quien compra.",
  },
  homeOf: ({ home }: ArgumentsInput) => home,
  keptAcrossHomes: ["purpose", "loanToValue", "rate", "years"],
  fillFrom,
  nextOf,
  wordingOf: ({ cards, script }: ArgumentsResult) => [
    ...cards.slice(0, REWORDED_CARDS).map((card, i) => ({
      id: `card-${card.id}`,
      label: `Argumento ${i + 1}`,
      text: spoken(card),
      accepts,
    })),
    ...(script.length > 0
      ? [{ id: "script", label: "Guion", text: script.map(({ say }) => say).join(" "), accepts }]
      : []),
  ],
});

/** A home that is let now may be sold; its rent is no price. */
function fillFrom(
  home: KnownProperty,
  apart: ToolAttributes = {},
  place?: HomePlace,
  valuation?: KnownValuation,
): Record<string, unknown> {
  const { price, ...rest } = home;
  const { renovatedYear, renovatedWhat, feePercent: _fee, features: _features, ...others } = apart;
  const { previousRent: _rent, rentIndex: _index, ...asked } = others;
  const [first, second] = home.orientations ?? [];
  return {
    home: { ...rest, operation: "venta", ...(home.operation === "venta" && price !== undefined && { price }) },
    ...(home.operation === "alquiler" &&
      price !== undefined && { areaRent: price, areaRentSource: "Su alquiler de hoy" }),
    ...(first && { orientation: compassOf(first, second) }),
    ...asked,
    ...((renovatedYear !== undefined || renovatedWhat !== undefined) && {
      renovations: [{ what: renovatedWhat ?? "reforma", year: renovatedYear, hasInvoice: undefined }],
    }),
    ...(valuation && { valuationLow: valuation.low, valuationHigh: valuation.high, valuationOn: valuation.on }),
    ...(place && { place }),
    ...(home.condition && { homeKind: home.condition === "obra_nueva" ? "nueva" : "usada" }),
  };
}
