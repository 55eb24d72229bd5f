import { keepingCost } from "#domain/portfolio/homes/tool-attributes.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { hasVat } from "#domain/tools/renovation/budget-facts.ts";
import { SERVICES_VAT } from "#domain/tools/tax/notary-registry.ts";
import { defineTool, type NextStep } from "../define-tool.ts";
import { taxPlaceAbroad } from "../home-abroad.ts";
import { NEGOTIATOR_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { describeProposal } from "./describe-proposal.ts";
import { negotiate } from "./engine.ts";
import { counterTitle, explainCounter } from "./explain.ts";
import { given } from "./given.ts";
import type { NegotiationResult } from "./result.ts";
import { currencyOf, negotiatorInput } from "./schema.ts";
import { sourcesOf } from "./sources.ts";
import { wordingOf } from "./wording-texts.ts";

/** Per cent with IVA, to the hundredth: 3 becomes 3.63. */
const withVat = (percent: number): number => Math.round(percent * (1 + SERVICES_VAT.value) * 100) / 100;

export const negotiator = defineTool({
  id: "negotiator",
  path: "/negociador-virtual",
  module: "gestion",
  version: 3,
  // Offers carry the names of those who made them.
  holdsPersonalData: true,
  credits: 1,
  title: "Negociador virtual",
  does: "preparar una negociación",
  summary: "Qué oferta vale más contando riesgo, espera e impuestos, y qué contestar.",
  icon: "Handshake",
  words: "oferta contraoferta negociar regatear precio acuerdo rebaja",
  startsFrom: ["comprador"],
  askedAs: `
    me han hecho una oferta baja
    preparar una contraoferta
    hasta dónde puedo negociar
    estrategia de negociación
    el comprador regatea
    margen para llegar a un acuerdo
    acercar posturas entre vendedor y comprador
    cómo respondo a una oferta`,
  capture: [{ goal: "vender", place: 70, purpose: "Responde a las ofertas con números." }],
  checks: NEGOTIATOR_CHECKS,
  input: negotiatorInput,
  example: {
    homeName: "Piso en Ruzafa, Valencia",
    place: "ES-VC",
    listPrice: 255_000,
    target: 244_000,
    reserve: 232_000,
    ceilingLow: 240_000,
    ceilingHigh: 250_000,
    offers: [
      { name: "Familia Soler", price: 240_000, deposit: 24_000, financing: "aprobada", days: 30, probability: 95 },
      { name: "Inversor", price: 248_000, deposit: 3000, financing: "sin-aprobar", days: 90, probability: 60 },
      { name: "Pareja joven", price: 243_000, deposit: 10_000, financing: "vende-antes", days: 120, probability: 55 },
    ],
    fallback: 225_000,
    carryPerMonth: 600,
    purchasePrice: 168_000,
    purchaseCosts: 17_500,
    purchasedOn: "2017-05-12",
    landValue: 42_000,
    cadastralValue: 88_000,
    landGainRate: 29.7,
    debt: 61_000,
  },
  abroad: {
    example: {
      homeName: "Departamento en Miraflores, Lima",
      place: "PE",
      listPrice: 690_000,
      target: 660_000,
      reserve: 630_000,
      ceilingLow: 650_000,
      ceilingHigh: 675_000,
      offers: [
        { name: "Familia Quispe", price: 648_000, deposit: 60_000, financing: "aprobada", days: 30, probability: 95 },
        { name: "Inversionista", price: 668_000, deposit: 10_000, financing: "sin-aprobar", days: 90, probability: 60 },
        { name: "Pareja joven", price: 655_000, deposit: 30_000, financing: "vende-antes", days: 120, probability: 55 },
      ],
      fallback: 610_000,
      carryPerMonth: 1200,
      debt: 140_000,
    },
    defaultsIn: taxPlaceAbroad,
  },
  defaults: {
    offers: [{}, {}],
    carryPerMonth: 0,
    weightDeposit: 30,
    weightFinancing: 45,
    weightSpeed: 25,
    counterOffersMade: "0",
    counterDepositShare: 10,
    counterDays: 60,
    validDays: 5,
    situation: "general",
    debt: 0,
    otherCosts: 0,
    purchaseCosts: 0,
    improvements: 0,
    depreciation: 0,
    seed: 1,
  },
  needs: () => ({ today: true as const }),
  run: negotiate,
  titleOf: (input) => `${input.homeName ?? "Negociación"}, salida a ${formatMoney(input.listPrice, currencyOf(input))}`,
  figureOf: ({ counter, currency }) => ({
    label: counter.kind === "accept" ? "Aceptar" : "Contraoferta",
    value: counter.price,
    currency,
  }),
  describe,
  describeDocument: describeProposal,
  given,
  wordingOf,
  sourcesOf,
  // The result holds all that the page shows; what is private to whoever sells is read from their own form alone.
  shownInput: () => ({}),
  shownResult: ({ carryPerMonth: _, ...shown }) => shown,
  sharedPage: {
    reader: "quien vende, y para nadie más",
    shows:
      "Muestra lo que le queda tras su deuda, todas las ofertas con sus nombres, la meta, los pasos de la bajada y qué decir. No se la mandes a quien compra: para esa persona es el informe PDF, que lleva solo la contraoferta.",
  },
  keptAcrossHomes: [
    "weightDeposit",
    "weightFinancing",
    "weightSpeed",
    "counterDepositShare",
    "counterDays",
    "validDays",
  ],
  fillFrom: (home, apart = {}, place, valuation) => {
    const listed = home.operation === "venta" ? home.price : undefined;
    const name = home.address ?? home.placeName;
    return {
      ...(name && { homeName: name.slice(0, 120) }),
      ...(place && { place }),
      ...(listed !== undefined && { listPrice: listed }),
      ...(home.currency !== "EUR" && { currency: home.currency }),
      ...(keepingCost(apart) !== undefined && { carryPerMonth: keepingCost(apart) }),
      // The file's fee is without IVA, and the tool's with it; where IVA is not known to be paid nobody guesses.
      ...(apart.feePercent !== undefined &&
        place !== undefined &&
        hasVat(place) && { feeShare: withVat(apart.feePercent) }),
      // One closes at what it is worth, or below the list price; if an offer fails, the prudent end of the range is what is left.
      ...(valuation && { target: Math.min(valuation.value, listed ?? valuation.value), fallback: valuation.low }),
    };
  },
  nextOf,
  appointmentsOf: (result) =>
    result.counter.kind === "accept"
      ? []
      : [
          {
            id: "vence-contraoferta",
            kind: "tarea",
            title: `Vence la contraoferta${result.homeName ? `: ${result.homeName}` : ""}`,
            startsAt: `${result.counter.validUntil}T10:00`,
            minutes: 30,
            notes: `${counterTitle(result)}. ${explainCounter(result)}`,
          },
        ],
});

function nextOf({ counter, currency }: NegotiationResult, input: { place: string }): NextStep[] {
  return [
    {
      path: "/calculadora-capacidad",
      label: "Comprueba si el comprador llega",
      reason: "Un acuerdo que el banco no paga se cae en la firma.",
      values: { targetPrice: counter.price, place: input.place, ...(currency !== "EUR" && { currency }) },
    },
    {
      path: "/asistente-seguimiento",
      label: "Prepara el seguimiento",
      reason: "La contraoferta vence: que no se quede sin respuesta.",
      values: {},
    },
  ];
}
