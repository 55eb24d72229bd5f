import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import { amortisationSchedule } from "#domain/tools/mortgage/schedule.ts";
import type { CapacityEstimate, CapacityResult } from "./result.ts";

/** Raw values for spreadsheets: money in currency units, rates in percent. */
export function tablesOf(result: CapacityResult): ResultTable[] {
  if (result.kind !== "capacity") return [];
  return [costTable(result), ...scheduleTable(result), stressTable(result), mapTable(result), ...indexedTable(result)];
}

const percent = (fraction: number) => Math.round(fraction * 1e6) / 1e4;
const cents = (amount: number) => Math.round(amount * 100) / 100;

function costTable({ operation, currency }: CapacityEstimate): ResultTable {
  return {
    name: "Impuestos y gastos",
    columns: ["Concepto", `Importe (${currency})`, "Nota"],
    rows: [
      ["Precio", cents(operation.price), null],
      ...operation.costs.lines.map((line) => [line.label, cents(line.amount), line.note ?? null]),
      ["Comisión de apertura", cents(operation.openingFee), null],
      ["Total de impuestos y gastos", cents(operation.costs.total + operation.openingFee), null],
      ["Hipoteca", cents(operation.loan), null],
      ["Ahorro que hace falta", cents(operation.ownFunds), null],
    ],
  };
}

function scheduleTable({ loanPlan, currency }: CapacityEstimate): ResultTable[] {
  if (!loanPlan) return [];
  const money = (name: string) => `${name} (${currency})`;
  return [
    {
      name: "Cuadro de amortización",
      columns: ["Mes", "Tipo (%)", money("Cuota"), money("Intereses"), money("Capital"), money("Pendiente")],
      rows: amortisationSchedule(loanPlan.principalCents, loanPlan.months, loanPlan.plan).map((row) => [
        row.month,
        percent(row.annualRate),
        row.instalmentCents / 100,
        row.interestCents / 100,
        row.principalCents / 100,
        row.balanceCents / 100,
      ]),
    },
  ];
}

function stressTable({ stress, currency }: CapacityEstimate): ResultTable {
  return {
    name: "Si suben los tipos",
    columns: ["Subida (puntos)", "Tipo (%)", `Cuota (${currency})`, "Esfuerzo (%)", `Precio máximo (${currency})`],
    rows: stress.map((line) => [
      percent(line.rise),
      percent(line.annualRate),
      cents(line.instalment),
      percent(line.incomeShare),
      line.ceiling,
    ]),
  };
}

function mapTable({ heatmap, currency }: CapacityEstimate): ResultTable {
  const header =
    heatmap.across === "years"
      ? (years: number) => `${years} años`
      : (savings: number) => `${savings} ${currency} de ahorro`;
  return {
    name: "Precio máximo según tipo",
    columns: ["Tipo (%)", ...heatmap.columns.map(header)],
    rows: heatmap.rows.map((row) => [percent(row.rate), ...row.values]),
  };
}

function indexedTable({ indexed, currency }: CapacityEstimate): ResultTable[] {
  if (!indexed) return [];
  return [
    {
      name: `Préstamo en ${indexed.unit}`,
      columns: ["Año", `Cuota (${currency} de ese año)`, `Deuda (${currency} de ese año)`, "Esfuerzo (%)"],
      rows: indexed.years.map((year, i) => [
        year.year,
        cents(year.instalment),
        cents(year.balance),
        percent(indexed.incomeShares[i] ?? 0),
      ]),
    },
  ];
}
