import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { type GridCell, gridSums, linesOfCells } from "#domain/tools/cma/grid.ts";
import { comparableGroups } from "#domain/tools/cma/groups.ts";
import { landGainMethods } from "#domain/tools/sale-costs/land-gain-tax.ts";
import { type CmaFacts, compareMarket } from "./engine.ts";
import { closingsAlike } from "./hand-cases.ts";
import type { CmaValue } from "./result.ts";

const FACTS: CmaFacts = {
  today: "2026-11-23",
  nearbyListings: [],
  withdrawnNearby: [],
  officialSeries: [],
  municipality: { code: "28079", name: "Madrid" },
  saleTimes: { times: [], withinKm: null, areInvented: false },
};

const ofThree = () =>
  compareMarket(
    closingsAlike({ feeShare: 4, debt: 80_000, cancellationCost: 0, landGainTax: 2000 }),
    FACTS,
  ) as CmaValue;
const cell = (column: GridCell["column"], amount: number): GridCell => ({
  column,
  proposed: 0,
  amount,
  isChanged: true,
});
const CELLS = [cell("area", -12_000), cell("bathrooms", 20_000), cell("index", 4000)];

/** Worked out by hand: the tests and the administration run them. */
export const CMA_CHECKS: readonly ToolCheck[] = [
  {
    id: "cma-valor",
    name: "Tres cierres iguales a la vivienda",
    source: "El del medio: los tres pesan lo mismo",
    input: "Cierres de hoy a 240.000, 250.000 y 260.000 €",
    expected: 250_000,
    tolerance: 200,
    unit: "€",
    got: () => ofThree().value,
    referenceMs: 2,
  },
  {
    id: "cma-neto",
    name: "Lo que queda a quien vende",
    source: "Del valor, el 4 % y su 21 % de IVA (4,84 %), 2.000 y 80.000: de 250.000 € quedan 155.900",
    input: "Los mismos cierres, honorarios del 4 % más IVA, plusvalía de 2.000 € y deuda de 80.000 €",
    expected: 0,
    tolerance: 0.005,
    unit: "€ de diferencia",
    got: () => {
      const sale = ofThree().net.sales[1]!;
      return sale.net - (sale.price * (1 - 0.0484) - 82_000);
    },
  },
  {
    id: "cma-neto-250",
    name: "El mismo neto a 250.000 €",
    source: "250.000 − 12.100 − 2.000 − 80.000 = 155.900",
    input: "La línea de honorarios llevada a 250.000 €",
    expected: 12_100,
    tolerance: 0.005,
    unit: "€",
    got: () => {
      const sale = ofThree().net.sales[1]!;
      return (sale.lines.find(({ id }) => id === "honorarios")!.amount / sale.price) * 250_000;
    },
  },
  {
    id: "cma-ajuste-neto",
    name: "Ajuste neto",
    source: "(−12.000 + 20.000) / 200.000 = 4 %; la evolución de precios no cuenta",
    input: "200.000 €: superficie −12.000, baños +20.000, evolución +4.000",
    expected: 0.04,
    tolerance: 1e-9,
    unit: "fracción",
    got: () => gridSums(200_000, CELLS).net,
  },
  {
    id: "cma-ajuste-bruto",
    name: "Ajuste bruto",
    source: "(12.000 + 20.000) / 200.000 = 16 %",
    input: "El mismo comparable",
    expected: 0.16,
    tolerance: 1e-9,
    unit: "fracción",
    got: () => gridSums(200_000, CELLS).gross,
  },
  {
    id: "cma-ajustado",
    name: "Los factores del motor dan el precio ajustado de la tabla",
    source: "200.000 − 12.000 + 20.000 + 4.000 = 212.000",
    input: "El mismo comparable, por el producto de sus factores",
    expected: 212_000,
    tolerance: 0.005,
    unit: "€",
    got: () => 200_000 * Math.exp(linesOfCells(200_000, CELLS).reduce((sum, { logFactor }) => sum + logFactor, 0)),
  },
  {
    id: "cma-plusvalia-objetivo",
    name: "Plusvalía por el método objetivo",
    source: "60.000 × 0,15 × 29 % = 2.610 (9 años, coeficiente de 2026)",
    input: "Suelo 60.000, catastral 120.000, comprada por 200.000, vendida por 250.000 a los 9 años",
    expected: 2610,
    tolerance: 0.005,
    unit: "€",
    got: () => methods().objective,
  },
  {
    id: "cma-plusvalia-real",
    name: "Plusvalía por el método real",
    source: "(250.000 − 200.000) × 60.000 / 120.000 × 29 % = 7.250",
    input: "La misma venta",
    expected: 7250,
    tolerance: 0.005,
    unit: "€",
    got: () => methods().real ?? "falta",
  },
  {
    id: "cma-grupos",
    name: "La mediana de lo vendido",
    source: "De 240, 250 y 290 mil la del medio es 250 mil; la que está en venta no entra",
    input: "Tres vendidas y una en venta, ya ajustadas",
    expected: 250_000,
    unit: "€",
    got: () =>
      comparableGroups(
        [240_000, 290_000, 250_000, 400_000].map((adjusted, i) => ({
          state: i < 3 ? ("vendida" as const) : ("en-venta" as const),
          price: adjusted,
          pricePerM2: adjusted / 100,
          adjusted,
          daysOnMarket: null,
        })),
      )[0]!.medianAdjusted ?? "falta",
  },
];

const methods = () =>
  landGainMethods({
    landValue: 60_000,
    cadastralValue: 120_000,
    purchasePrice: 200_000,
    salePrice: 250_000,
    purchasedOn: "2017-03-01",
    soldOn: "2026-11-23",
    rate: 0.29,
    coefficients: [0.15, 0.15, 0.14, 0.14, 0.16, 0.18, 0.19, 0.2, 0.19, 0.15, 0.12],
  });
