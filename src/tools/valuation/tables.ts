import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import type { ValuationOutcome } from "./engine.ts";
import { gridLines } from "./grid.ts";

/** The result's tables for CSV and XLSX. Money in the result's currency, shares as fractions; empty tables are left out. */
export function valuationTables(result: ValuationOutcome): ResultTable[] {
  const tables: ResultTable[] = [];
  if (result.used.length > 0) tables.push(comparablesTable(result.used), adjustmentsTable(result.used));
  if (result.kind === "value") {
    const { start, bars, value } = result.explanation;
    tables.push({
      name: "Explicación",
      columns: ["Concepto", "Importe", "Contribución (logaritmo)"],
      rows: [
        [start.label, start.amount, null],
        ...bars.map(({ label, amount, logContribution }) => [label, amount, logContribution]),
        ["Estimación", value, null],
      ],
    });
  }
  return tables;
}

function comparablesTable(used: readonly UsedComparable[]): ResultTable {
  return {
    name: "Comparables",
    columns: [
      "N.º",
      "Dirección",
      "Zona",
      "Distancia (m)",
      "Superficie (m²)",
      "Habitaciones",
      "Precio",
      "Precio por m²",
      "Fecha",
      "Oferta o cierre",
      "Precio ajustado",
      "Peso",
      "Origen",
    ],
    rows: used.map(({ listing, distanceM, price, pricePerM2, adjustedPrice, weightShare }, index) => [
      index + 1,
      listing.address ?? null,
      listing.placeName ?? null,
      distanceM === null ? null : Math.round(distanceM),
      listing.builtAreaM2,
      listing.rooms ?? null,
      price,
      rounded(pricePerM2, 2),
      listing.date ?? null,
      listing.evidence,
      rounded(adjustedPrice, 2),
      rounded(weightShare, 4),
      listing.source ?? null,
    ]),
  };
}

/** The grid: a column for each kind of adjustment that any comparable has. */
function adjustmentsTable(used: readonly UsedComparable[]): ResultTable {
  const grids = used.map(gridLines);
  const labels = new Map(grids.flat().map(({ id, label }) => [id, label]));
  return {
    name: "Ajustes",
    columns: ["N.º", "Precio", ...labels.values(), "Precio ajustado", "Ajuste neto", "Ajuste bruto"],
    rows: used.map((comparable, index) => [
      index + 1,
      comparable.price,
      ...[...labels.keys()].map((id) => {
        const line = grids[index]!.find((candidate) => candidate.id === id);
        return line ? rounded(line.amount, 2) : null;
      }),
      rounded(comparable.adjustedPrice, 2),
      rounded(comparable.netAdjustment, 4),
      rounded(comparable.grossAdjustment, 4),
    ]),
  };
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
