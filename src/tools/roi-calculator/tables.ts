import { formatNumber } from "#domain/shared/format/format.ts";
import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import type { SensitivityMap } from "#domain/tools/investment/sensitivity.ts";
import type { InvestmentResult, MarketingResult, RoiResult } from "./result.ts";

/** Raw values for spreadsheets: money in currency units, rates in percent. */
export function tablesOf(result: RoiResult): ResultTable[] {
  if (result.kind === "marketing") return [channelTable(result)];
  if (result.kind !== "investment") return [];
  return [yearTable(result), costTable(result), ...mapTables(result), ...simulationTables(result)];
}

const percent = (fraction: number | null) => (fraction === null ? null : Math.round(fraction * 1e6) / 1e4);
const cents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100) / 100);

function yearTable({ returns, currency }: InvestmentResult): ResultTable {
  const money = (name: string) => `${name} (${currency})`;
  return {
    name: "Año a año",
    columns: [
      "Año",
      ...["Alquiler cobrado", "Gastos", "Resultado antes de hipoteca", "Intereses", "Capital devuelto"].map(money),
      ...["Te queda", "Valor de la vivienda", "Deuda", "Ganancia si vendes"].map(money),
    ],
    rows: returns.years.map((year) => [
      year.year,
      ...[year.rent, year.expenses, year.noi, year.interest, year.principal].map(cents),
      ...[year.cashFlow, year.value, year.balance, year.gainIfSold].map(cents),
    ]),
  };
}

function costTable({ home, costs, returns, currency }: InvestmentResult): ResultTable {
  return {
    name: "Lo que cuesta",
    columns: ["Concepto", `Importe (${currency})`, "Nota"],
    rows: [
      ["Precio", cents(home.price), null],
      ...costs.lines.map((line) => [line.label, cents(line.amount), line.note ?? null]),
      ["Obra", cents(home.works), null],
      ["Total", cents(returns.totalCost), null],
      ["Préstamo", cents(home.loan), null],
      ["Dinero propio", cents(returns.equity), null],
    ],
  };
}

function mapTables({ rateMap, cashMap, currency }: InvestmentResult): ResultTable[] {
  const table = (name: string, map: SensitivityMap, of: (value: number | null) => number | null): ResultTable => ({
    name,
    columns: ["Alquiler", ...map.columns.map((column) => `${formatNumber(column * 100, 2)} %`)],
    rows: map.rows.map(({ change, values }) => [`${formatNumber(change * 100)} %`, ...values.map(of)]),
  });
  return [
    table("TIR (%) por alquiler", rateMap, percent),
    ...(cashMap ? [table(`Caja (${currency}) por alquiler`, cashMap, cents)] : []),
  ];
}

function simulationTables({ simulation, currency }: InvestmentResult): ResultTable[] {
  if (!simulation) return [];
  return [
    {
      name: "Simulación",
      columns: [
        "Año",
        ...["Percentil 10", "Percentil 25", "Mediana", "Percentil 75", "Percentil 90"].map((p) => `${p} (${currency})`),
      ],
      rows: simulation.years.map((year) => [
        year.year,
        ...[year.low80, year.low50, year.median, year.high50, year.high80].map(cents),
      ]),
    },
  ];
}

function channelTable({ channels, total, currency }: MarketingResult): ResultTable {
  const money = (name: string) => `${name} (${currency})`;
  return {
    name: "Canales",
    columns: [
      "Canal",
      money("Gasto"),
      "Contactos",
      "Cierres",
      money("Margen"),
      money("CPL"),
      money("CAC"),
      "Conversión (%)",
      "ROI (%)",
    ],
    rows: [...channels, total].map((row) => [
      ...[row.name, cents(row.spend), row.leads, row.closings, cents(row.margin)],
      ...[cents(row.costPerLead), cents(row.costPerClosing), percent(row.conversion), percent(row.roi)],
    ]),
  };
}
