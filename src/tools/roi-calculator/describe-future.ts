import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { addingAmounts } from "#domain/tools/description/adding-rows.ts";
import { type Block, type Figure, paragraph, type Section } from "#domain/tools/description/description.ts";
import { count, moneyOf, type Unit, valueText } from "#domain/tools/description/value.ts";
import type { Simulation } from "#domain/tools/investment/monte-carlo.ts";
import type { SensitivityMap } from "#domain/tools/investment/sensitivity.ts";
import {
  explainRate,
  explainSimulation,
  explainSwings,
  landTaxNote,
  simulationBins,
  simulationTitle,
  soldText,
  startingGain,
  yearPartNames,
  yearParts,
  yearsText,
} from "./explain.ts";
import type { InvestmentResult } from "./result.ts";

/** Use of each year's rent, and the return of the sale. */
export function futureSection(result: InvestmentResult): Section {
  const { returns, currency, home } = result;
  const money = moneyOf(currency);
  const years = yearParts(result);
  const last = returns.years.at(-1)!;
  const landTax = returns.landGainTax ?? 0;
  const cash = returns.years.reduce((sum, { cashFlow }) => sum + cashFlow, 0);
  const kept = yearsText(home.horizonYears);
  const rows = [
    { label: `Valor ${soldText(home.horizonYears)}`, amount: last.value, isFixed: true },
    { label: "Coste de vender", amount: returns.saleNet + landTax - last.value },
    ...(landTax > 0 ? [{ label: "Plusvalía municipal", amount: -landTax }] : []),
    ...(last.balance > 0 ? [{ label: "Deuda que cancelas", amount: -last.balance }] : []),
    { label: "Cobrado en el camino", amount: cash, isFixed: true },
    { label: "Lo que pusiste", amount: -returns.equity, isFixed: true },
  ];
  const amounts = addingAmounts(rows, last.gainIfSold);
  const sale: Figure[] = [
    ...rows.map(({ label }, i) => ({ label, value: money(amounts[i]!) })),
    { label: "Ganancia", value: money(last.gainIfSold), isTotal: true },
    { label: "Valor actual neto", value: money(returns.netPresentValue) },
  ];
  return {
    id: "roi-futuro",
    title: `Hasta vender, ${kept}`,
    lead: explainRate(result),
    blocks: [
      {
        kind: "stacked",
        title: `En ${kept} el alquiler ${cash >= 0 ? "te deja" : "te cuesta"} ${valueText(money(Math.abs(cash)))}`,
        subtitle: `A dónde va lo que se cobra cada año, en ${currency}`,
        summary: `Barras de ${counted(years.length, "año", "años")}: ${home.loan > 0 ? "gastos, intereses, capital devuelto" : "gastos"} y lo que te queda. El primer año te quedan ${valueText(money(returns.cashFlow))}.`,
        xName: "Año",
        unit: { kind: "money", currency },
        parts: yearPartNames(result),
        columns: years.map(({ year, parts }) => ({ label: String(year), values: parts })),
      },
      { kind: "figures", items: sale, on: ["page", "pdf", "text"] },
      ...paragraph(landTaxNote(result), { tone: "small" }),
      ...paragraph(
        `Suposiciones: el alquiler sube un ${formatPercent(home.rentGrowth, 2)} al año, la vivienda un ${formatPercent(home.priceGrowth, 2)} y los gastos un ${formatPercent(home.expenseGrowth, 2)}. Vender cuesta el ${formatPercent(home.exitCostShare, 2)}.`,
        { tone: "small", on: ["pdf", "text"] },
      ),
    ],
    isTwoColumns: true,
  };
}

/** Every year in figures: on paper and as a spreadsheet. */
export function yearSheet({ returns, currency }: InvestmentResult): Section {
  const money = moneyOf(currency);
  return {
    id: "roi-anos",
    title: "Año a año",
    blocks: [
      {
        kind: "table",
        name: "Año a año",
        columns: [
          { title: "Año" },
          { title: "Alquiler cobrado" },
          { title: "Gastos" },
          { title: "Resultado antes de hipoteca", on: ["sheet"] },
          { title: "Intereses" },
          { title: "Capital devuelto" },
          { title: "Te queda" },
          { title: "Valor de la vivienda" },
          { title: "Deuda" },
          { title: "Ganancia si vendes" },
        ],
        rows: returns.years.map((year) => [
          count(year.year),
          money(year.rent),
          money(year.expenses),
          money(year.noi),
          money(year.interest),
          money(year.principal),
          money(year.cashFlow),
          money(year.value),
          money(year.balance),
          money(year.gainIfSold),
        ]),
        on: ["pdf", "sheet"],
      },
    ],
  };
}

/** How far the suppositions may miss. While the result follows the keys, the simulation may still be on its way. */
export function simulationSection(result: InvestmentResult): Section {
  const { simulation } = result;
  if (simulation === null) {
    return {
      id: "roi-simulacion",
      title: "Si sale de otra manera",
      blocks: [{ kind: "prose", text: "Calculando diez mil recorridos…", tone: "muted", on: ["page"] }],
    };
  }
  return {
    id: "roi-simulacion",
    title: "Si sale de otra manera",
    lead: `${explainSimulation(simulation, result)} ${formatNumber(simulation.runs)} simulaciones con la semilla ${simulation.seed}: los mismos datos dan el mismo dibujo.`,
    blocks: [
      ...simulationBlocks(simulation, result),
      ...paragraph(explainSwings(result), { tone: "small", on: ["page", "pdf", "text"] }),
    ],
    isTwoColumns: true,
  };
}

function simulationBlocks(simulation: Simulation, result: InvestmentResult): Block[] {
  const { currency } = result;
  const money = moneyOf(currency);
  const last = simulation.years.at(-1)!;
  const bins = simulationBins(simulation);
  const written = (amount: number) => valueText(money(amount, { isEstimate: true }));
  return [
    {
      kind: "fan",
      title: `Vendiendo al final, en 8 de cada 10 simulaciones ganas entre ${written(last.low80)} y ${written(last.high80)}`,
      subtitle: `Ganancia si vendes ese año, en ${currency}`,
      summary: `Abanico de ${counted(simulation.years.length, "año", "años")}. La ganancia central al final es ${written(last.median)}.`,
      xName: "Año",
      xUnit: { kind: "number" },
      unit: { kind: "money", currency },
      history: [{ x: 0, y: startingGain(result) }],
      forecast: simulation.years.map(({ year, median, low50, high50, low80, high80 }) => ({
        x: year,
        median,
        range80: { low: low80, high: high80 },
        range50: { low: low50, high: high50 },
      })),
    },
    ...(bins.length > 0
      ? [
          {
            kind: "stacked" as const,
            title: simulationTitle(simulation),
            subtitle: "Cuántas simulaciones dan cada TIR",
            summary: explainSimulation(simulation, result),
            xName: "TIR",
            unit: { kind: "share" as const },
            parts: ["Simulaciones"],
            columns: bins,
          },
        ]
      : []),
    {
      kind: "table",
      name: "Simulación",
      columns: ["Año", "Percentil 10", "Percentil 25", "Mediana", "Percentil 75", "Percentil 90"].map((title) => ({
        title,
      })),
      rows: simulation.years.map((year) => [
        count(year.year),
        money(year.low80),
        money(year.low50),
        money(year.median),
        money(year.high50),
        money(year.high80),
      ]),
      on: ["sheet"],
    },
  ];
}

/** The figures around the case in hand. */
export function mapSections({ rateMap, cashMap, currency }: InvestmentResult): Section[] {
  const rate: Unit = { kind: "share" };
  const money: Unit = { kind: "money", currency };
  return [
    mapSection(rateMap, {
      id: "roi-mapa-tir",
      title: "La TIR, según alquiler y revalorización",
      caption: "TIR de tu dinero según el alquiler y la revalorización al año",
      corner: "Alquiler / sube al año",
      sheet: "TIR (%) por alquiler",
      note: "Recuadrado, tu caso. Una raya: no definida.",
      unit: rate,
    }),
    ...(cashMap
      ? [
          mapSection(cashMap, {
            id: "roi-mapa-caja",
            title: "Lo que queda al año, según alquiler e interés",
            caption: `Lo que queda el primer año, en ${currency}, según el alquiler y el interés`,
            corner: "Alquiler / interés",
            sheet: `Caja (${currency}) por alquiler`,
            note: "Recuadrado, tu caso.",
            unit: money,
          }),
        ]
      : []),
  ];
}

interface MapWords {
  id: string;
  title: string;
  caption: string;
  corner: string;
  sheet: string;
  note: string;
  unit: Unit;
}

function mapSection(map: SensitivityMap, { id, title, caption, corner, sheet, note, unit }: MapWords): Section {
  return {
    id,
    title,
    blocks: [
      {
        kind: "heatmap",
        caption,
        corner,
        unit,
        columns: map.columns.map((column) => (column < 0 && unit.kind === "money" ? "–" : formatPercent(column, 2))),
        rows: map.rows.map(({ change, values }) => ({ label: rentLabel(change), values })),
        current: map.current,
      },
      {
        kind: "table",
        name: sheet,
        columns: [
          { title: "Alquiler" },
          ...map.columns.map((column) => ({ title: `${formatNumber(column * 100, 2)} %` })),
        ],
        rows: map.rows.map(({ change, values }) => [
          `${formatNumber(change * 100)} %`,
          // The sheet's name says the unit of all of it.
          ...values.map((value) =>
            unit.kind === "share"
              ? count(value === null ? null : value * 100, { decimals: 4 })
              : count(value, { decimals: 2 }),
          ),
        ]),
        on: ["sheet"],
      },
      ...paragraph(note, { tone: "small", on: ["page", "pdf"] }),
    ],
    width: "half",
  };
}

const rentLabel = (change: number) =>
  change === 0 ? "El tuyo" : `${change > 0 ? "+" : "−"}${formatPercent(Math.abs(change))}`;
