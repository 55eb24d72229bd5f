import { factOn } from "../../shared/dated-fact.ts";
import { agreementZone } from "../../tools/negotiation/agreement-zone.ts";
import { concessionLadder } from "../../tools/negotiation/concession-ladder.ts";
import { breakEvenProbability, expectedValue } from "../../tools/negotiation/expected-value.ts";
import { gainTax } from "../../tools/sale-costs/gain-tax.ts";
import { landGainTax } from "../../tools/sale-costs/land-gain-tax.ts";
import { LAND_GAIN_COEFFICIENTS, SAVINGS_SCALE } from "../../tools/sale-costs/sale-facts.ts";
import type { HandCheck } from "./hand-check.ts";

const DAY = "2026-11-22";

const negotiation = (id: string, rest: Omit<HandCheck, "id" | "group" | "source">): HandCheck => ({
  id: `negociacion-${id}`,
  group: "Negociación",
  source: "Brief de herramientas, §1.10",
  unit: "€",
  referenceMs: 1,
  ...rest,
});
const selling = (id: string, rest: Omit<HandCheck, "id" | "group" | "source">): HandCheck => ({
  id: `venta-${id}`,
  group: "Gastos e impuestos de vender",
  source: "Ficha de gastos de la venta",
  unit: "€",
  tolerance: 0.005,
  referenceMs: 1,
  ...rest,
});

const WAIT = { fallback: 225_000, carryPerMonth: 600 };
const safe = { ...WAIT, probability: 0.95, amount: 240_000, months: 1 };
const doubtful = { ...WAIT, probability: 0.6, amount: 248_000, months: 3 };

export const NEGOTIATION_CHECKS: readonly HandCheck[] = [
  negotiation("escalera", {
    name: "Escalera de cuatro pasos",
    unit: "",
    input: "De 225.000 a 240.000 €: 0, 4/7, 6/7 y todo, redondeado hacia abajo a 50",
    expected: "225000 · 233550 · 237850 · 240000",
    got: () =>
      concessionLadder(225_000, 240_000)
        .map(({ price }) => price)
        .join(" · "),
  }),
  negotiation("segura", {
    name: "Valor esperado de la oferta segura",
    input: "240.000 €, 95 %, un mes; si falla 225.000; esperar cuesta 600 al mes",
    expected: 238_650,
    tolerance: 0.005,
    got: () => expectedValue(safe),
  }),
  negotiation("dudosa", {
    name: "Valor esperado de la oferta dudosa",
    input: "248.000 €, 60 %, tres meses",
    expected: 237_000,
    tolerance: 0.005,
    got: () => expectedValue(doubtful),
  }),
  negotiation("igualar", {
    name: "Cierre con el que la dudosa igualaría",
    unit: "%",
    input: "(238.650 + 1.800 − 225.000) / 23.000",
    expected: 67.17,
    tolerance: 0.005,
    got: () => (breakEvenProbability(doubtful, expectedValue(safe)) ?? 0) * 100,
  }),
  negotiation("sin-zona", {
    name: "Mínimo por encima del techo",
    unit: "",
    input: "Mínimo 252.000 €, techo 250.000 €",
    expected: "none",
    got: () => agreementZone(252_000, { low: 240_000, high: 250_000 }).kind,
  }),
  selling("plusvalia", {
    name: "Plusvalía municipal, método objetivo",
    input: "Suelo de 60.000 €, 9 años, tipo del 29 %",
    expected: 2610,
    got: () =>
      landGainTax({
        landValue: 60_000,
        salePrice: 250_000,
        rate: 0.29,
        purchasedOn: "2017-11-20",
        soldOn: DAY,
        coefficients: factOn(LAND_GAIN_COEFFICIENTS, DAY)!.value,
      }).amount,
  }),
  ...(
    [
      [40_000, 8280],
      [100_000, 21_880],
      [300_000, 71_880],
      [400_000, 101_880],
    ] as const
  ).map(([gain, expected]) =>
    selling(`irpf-${gain}`, {
      name: `IRPF de una ganancia de ${gain / 1000} mil`,
      input: `${gain} €, escala del ahorro de 2025 y 2026`,
      expected,
      got: () => gainTax(gain, factOn(SAVINGS_SCALE, DAY)!.value),
    }),
  ),
];
