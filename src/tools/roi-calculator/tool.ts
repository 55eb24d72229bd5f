import { formatMoney } from "#domain/shared/format/format.ts";
import { placeName } from "#domain/tools/tax/cost-model.ts";
import { defineTool } from "../define-tool.ts";
import { taxPlaceAbroad } from "../home-abroad.ts";
import { ROI_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { currencyOf, estimateReturn } from "./engine.ts";
import { given } from "./given.ts";
import { nextOf } from "./next.ts";
import { isUsed, roiInput } from "./schema.ts";
import { sourcesOf } from "./sources.ts";
import { wordingOf } from "./wording-texts.ts";

export const roiCalculator = defineTool({
  id: "roi-calculator",
  path: "/calculadora-roi",
  module: "valoracion",
  version: 2,
  credits: 1,
  title: "Calculadora de rentabilidad",
  does: "calcular qué rinde una inversión",
  summary: "Cuánto rinde una compra para alquilar, y qué canal de marketing se paga solo.",
  icon: "Percent",
  words: "roi tir rentabilidad alquiler inversor cash flow canal marketing cap rate inversión invertir rendimiento",
  startsFrom: ["datos"],
  askedAs: `
    rentabilidad de un piso para alquilar
    retorno de la inversión
    comprar para arrendar
    cash flow de un alquiler
    qué rendimiento deja un departamento en renta
    calcular el ROI
    saber si interesa como inversión
    yield neto y bruto
    cliente inversor`,
  checks: ROI_CHECKS,
  input: roiInput,
  example: {
    mode: "inversion",
    place: "ES-VC",
    price: 150_000,
    works: 10_000,
    monthlyRent: 950,
    communityPerMonth: 45,
    propertyTax: 310,
    insurance: 190,
    otherExpenses: 400,
    loan: 105_000,
    rate: 3,
    loanYears: 25,
    horizonYears: 10,
    priceGrowth: 2,
    expenseGrowth: 2,
  },
  abroad: {
    defaultsIn: taxPlaceAbroad,
  },
  defaults: {
    mode: "inversion",
    homeKind: "usada",
    works: 0,
    communityPerMonth: 0,
    propertyTax: 0,
    insurance: 0,
    otherExpenses: 0,
    managementShare: 0,
    loan: 0,
    loanYears: 25,
    horizonYears: 10,
    priceGrowth: 0,
    expenseGrowth: 2,
    reductionCase: "general",
    rentDeviation: 2,
    vacancyDeviation: 4,
    seed: 1,
    channels: [{ name: "", spend: "", leads: "", closings: "", margin: "" }],
  },
  needs: () => ({ today: true as const }),
  run: estimateReturn,
  hasAnswer: ({ kind }) => kind !== "costs-unknown",
  titleOf: (input) =>
    input.mode === "marketing"
      ? `Retorno de ${input.channels.filter(isUsed).length} ${input.channels.filter(isUsed).length === 1 ? "canal" : "canales"}`
      : `Rentabilidad de ${formatMoney(input.price ?? 0, currencyOf(input))}, ${placeName(input.place ?? "otro")}`,
  figureOf: (result) =>
    result.kind === "investment"
      ? { label: "Te queda al año", value: Math.round(result.returns.cashFlow), currency: result.currency }
      : result.kind === "marketing"
        ? { label: "Margen menos gasto", value: result.total.margin - result.total.spend, currency: result.currency }
        : null,
  describe,
  given,
  wordingOf,
  sourcesOf,
  nextOf,
  // The view reads the result alone.
  shownInput: () => ({}),
  sharedPage: {
    reader: "quien invierte",
    shows: "Muestra la compra, el préstamo, los gastos y lo que deja al año.",
  },
  keptAcrossHomes: [
    "mode",
    "rate",
    "loanYears",
    "horizonYears",
    "expenseGrowth",
    "discountRate",
    "marginalRate",
    "channels",
    "seed",
  ],
  fillFrom: (home, apart, place, valuation) => ({
    // A home that is let has no price: what it is worth stands in for it.
    ...(valuation && { price: valuation.value }),
    ...(home.price !== undefined && (home.operation === "venta" ? { price: home.price } : { monthlyRent: home.price })),
    ...(place && { place }),
    ...(apart?.previousRent !== undefined && { lastRent: apart.previousRent }),
    ...(apart?.communityFee !== undefined && { communityPerMonth: apart.communityFee }),
    ...(apart?.propertyTax !== undefined && { propertyTax: apart.propertyTax }),
    ...(home.condition && { homeKind: home.condition === "obra_nueva" ? "nueva" : "usada" }),
    ...(home.currency !== "EUR" && { currency: home.currency }),
  }),
  fillFromContact: ({ demand }) =>
    demand?.operation === "venta" && demand.maxPrice !== null ? { price: demand.maxPrice } : {},
});
