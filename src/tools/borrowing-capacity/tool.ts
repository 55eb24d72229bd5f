import { formatMoney } from "#domain/shared/format/format.ts";
import { placeName } from "#domain/tools/tax/cost-model.ts";
import { defineTool } from "../define-tool.ts";
import { taxPlaceAbroad } from "../home-abroad.ts";
import { CAPACITY_CHECKS } from "./checks.ts";
import { currencyOf } from "./currency.ts";
import { describe } from "./describe.ts";
import { estimateCapacity, seriesNeeded } from "./engine.ts";
import { given } from "./given.ts";
import { capacityInput } from "./schema.ts";
import { sourcesOf } from "./sources.ts";
import { wordingOf } from "./wording-texts.ts";

export const borrowingCapacity = defineTool({
  id: "borrowing-capacity",
  path: "/calculadora-capacidad",
  module: "valoracion",
  version: 2,
  holdsPersonalData: true,
  credits: 1,
  title: "Calculadora de capacidad de compra",
  does: "calcular la capacidad de compra",
  summary: "Cuánto puede pagar una familia y qué se lo impide: los ingresos o el ahorro.",
  icon: "Calculator",
  words:
    "hipoteca cuota préstamo banco presupuesto comprador ahorro ingresos cuánto puede pagar entrada impuestos ITP notaría gastos de compra euríbor",
  startsFrom: ["comprador"],
  askedAs: `
    simulador de hipoteca
    hasta qué precio puede comprar mi cliente
    cuánto le presta el banco
    calcular la cuota mensual
    saber si alguien puede pagar un piso
    precalificar compradores
    presupuesto según el sueldo
    calculadora de enganche y crédito`,
  capture: [{ goal: "vender", place: 40, purpose: "Comprueba cuánto puede pagar cada comprador." }],
  checks: CAPACITY_CHECKS,
  input: capacityInput,
  example: {
    netMonthlyIncome: 3400,
    monthlyDebts: 200,
    savings: 85_000,
    rateType: "fijo",
    rate: 2.9,
    years: 30,
    age: 36,
    place: "ES-VC",
    homeKind: "usada",
    targetPrice: 260_000,
    prepaymentAmount: 10_000,
  },
  abroad: {
    title: "Calculadora de crédito y capacidad de compra",
    summary: "Cuánto puede pagar una familia en tu país y qué se lo impide: los ingresos o el ahorro.",
    example: {
      netMonthlyIncome: 48_000,
      monthlyDebts: 3000,
      savings: 900_000,
      rateType: "fijo",
      rate: 10.8,
      years: 20,
      age: 36,
      loanToValue: 85,
      place: "MX",
      targetPrice: 2_300_000,
      prepaymentAmount: 100_000,
    },
    defaultsIn: taxPlaceAbroad,
  },
  defaults: {
    paysPerYear: "12",
    monthlyDebts: 0,
    maxIncomeShare: 35,
    maxAgeAtEnd: 75,
    rateType: "fijo",
    laterReferenceYears: 5,
    reviewMonths: "12",
    fixedYears: 5,
    years: 30,
    loanToValue: 80,
    openingFee: 0,
    linkedProductsPerYear: 0,
    homeKind: "usada",
    appraisalShare: 100,
    prepaymentMonth: 60,
  },
  needs: (input) => ({ today: true as const, officialSeries: { ids: seriesNeeded(input) } }),
  run: estimateCapacity,
  hasAnswer: ({ kind }) => kind !== "costs-unknown" && kind !== "reference-unknown",
  titleOf: (input) =>
    `Capacidad con ${formatMoney(input.netMonthlyIncome, currencyOf(input))} al mes, ${placeName(input.place)}`,
  figureOf: (result) =>
    result.kind === "capacity" ? { label: "Precio máximo", value: result.price, currency: result.currency } : null,
  describe,
  given,
  wordingOf,
  sourcesOf,
  shownInput: ({ years, spread, maxIncomeShare }) => ({ years, spread, maxIncomeShare }),
  sharedPage: {
    reader: "quien compra",
    shows: "Muestra hasta dónde llega con sus ingresos, sus deudas y su ahorro. No se la mandes a quien vende.",
  },
  keptAcrossHomes: [
    "netMonthlyIncome",
    "paysPerYear",
    "monthlyDebts",
    "savings",
    "maxIncomeShare",
    "age",
    "maxAgeAtEnd",
    "rateType",
    "rate",
    "spread",
    "reference",
    "laterReference",
    "laterReferenceYears",
    "reviewMonths",
    "fixedYears",
    "years",
    "loanToValue",
    "openingFee",
    "linkedProductsPerYear",
    "prepaymentAmount",
    "prepaymentMonth",
    "indexUnit",
    "unitGrowth",
    "incomeGrowth",
  ],
  fillFrom: (home, _apart, place) => ({
    ...(home.operation === "venta" && home.price !== undefined && { targetPrice: home.price }),
    ...(place && { place }),
    ...(home.condition && { homeKind: home.condition === "obra_nueva" ? "nueva" : "usada" }),
    ...(home.currency !== "EUR" && { currency: home.currency }),
  }),
  fillFromContact: ({ demand, finances }) => ({
    ...(demand?.operation === "venta" && demand.maxPrice !== null && { targetPrice: demand.maxPrice }),
    ...(finances && {
      netMonthlyIncome: finances.netMonthlyIncome,
      paysPerYear: String(finances.paysPerYear),
      monthlyDebts: finances.monthlyDebts,
      ...(finances.savings !== null && { savings: finances.savings }),
      ...(finances.place !== null && { place: finances.place }),
      ...(finances.currency !== null && { currency: finances.currency }),
    }),
  }),
});
