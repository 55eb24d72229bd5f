import { type CentreQuestion, centreQuery } from "#domain/market/figures/centre-address.ts";
import type { QuarterFigures } from "#domain/market/figures/quarters.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import type { PlaceCondition } from "#domain/market/search/market-filter.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface QuarterTableProps {
  quarters: readonly QuarterFigures[];
  format: (unitPrice: number) => string;
  /** Where each quarter leads; absent, none leads anywhere. */
  links?: {
    question: CentreQuestion;
    /** INE code of the town that the quarters are of; null where several are shown. */
    municipalityCode: string | null;
    path: string;
  };
}

/** About the size of a quarter, for homes that name none. */
const QUARTER_RADIUS_M = 700;

/** The quarters that have a price, and behind a fold those with too few offers for one. */
export function QuarterList({ quarters, ...table }: QuarterTableProps) {
  const telling = quarters.filter(({ unitPrice }) => unitPrice.kind === "spread");
  const others = quarters.filter(({ unitPrice }) => unitPrice.kind !== "spread");
  if (telling.length === 0) return <QuarterTable quarters={quarters} {...table} />;
  return (
    <div className="border-t">
      <QuarterTable quarters={telling} {...table} />
      {others.length > 0 ? (
        <details className="border-t">
          <summary className="link-text inline-flex min-h-11 items-center px-5 text-sm">
            {counted(others.length, "barrio", "barrios")} con menos de 10 ofertas con precio
          </summary>
          <QuarterTable quarters={others} {...table} />
        </details>
      ) : null}
    </div>
  );
}

/** Every quarter with its figures, to be sorted; each leads to its own view. */
export function QuarterTable({ quarters, format, links }: QuarterTableProps) {
  const addressOf = ({ name, latitude, longitude }: QuarterFigures): string | null => {
    if (!links || latitude === null || longitude === null) return null;
    const { question, municipalityCode, path } = links;
    const place: PlaceCondition = {
      kind: "barrio",
      name,
      municipalityCode,
      latitude,
      longitude,
      radiusM: QUARTER_RADIUS_M,
    };
    return path + centreQuery({ ...question, place, area: null, beside: [] });
  };
  const columns: Column<QuarterFigures>[] = [
    {
      id: "name",
      header: "Barrio",
      narrow: "title",
      sortBy: ({ name }) => name,
      cell: (quarter) => {
        const address = addressOf(quarter);
        return address ? (
          <PageLink to={address} className="link-text touch-target">
            {quarter.name}
          </PageLink>
        ) : (
          quarter.name
        );
      },
    },
    {
      id: "price",
      header: "Se pide",
      numeric: true,
      narrow: "figure",
      sortBy: ({ unitPrice }) => (unitPrice.kind === "spread" ? unitPrice.median : null),
      cell: ({ unitPrice }) =>
        unitPrice.kind === "spread" ? (
          <span className="font-medium">{format(unitPrice.median)}</span>
        ) : (
          <span className="text-muted-foreground">{whyNoFigure(unitPrice)}</span>
        ),
    },
    {
      id: "band",
      header: "Intervalo (90 %)",
      numeric: true,
      cell: ({ unitPrice }) =>
        unitPrice.kind === "spread" ? `${format(unitPrice.low)} – ${format(unitPrice.high)}` : "—",
    },
    {
      id: "active",
      header: "En oferta",
      numeric: true,
      narrow: "note",
      sortBy: ({ active }) => active,
      cell: ({ active }) => `n = ${formatNumber(active)}`,
    },
    {
      id: "drops",
      header: "Han bajado",
      numeric: true,
      sortBy: ({ drops }) => (drops.kind === "drops" ? drops.share : null),
      cell: ({ drops }) => (drops.kind === "drops" ? formatPercent(drops.share, 0) : "—"),
    },
    {
      id: "supply",
      header: "Meses de oferta",
      numeric: true,
      sortBy: ({ supply }) => (supply.kind === "months" ? supply.months : null),
      cell: ({ supply, closings }) =>
        supply.kind === "months"
          ? `${formatNumber(supply.months, 1, 1)} (${counted(closings, "cierre", "cierres")})`
          : whyNoFigure(supply),
    },
    {
      id: "yield",
      header: "Rentabilidad bruta",
      numeric: true,
      narrow: "detail",
      sortBy: (quarter) => (quarter.yield.kind === "yield" ? quarter.yield.share : null),
      cell: (quarter) =>
        quarter.yield.kind === "yield"
          ? `${formatPercent(quarter.yield.share, 1)} (n = ${formatNumber(Math.min(quarter.yield.rents, quarter.yield.sales))})`
          : whyNoFigure(quarter.yield),
    },
  ];
  return (
    <DataTable
      caption="Barrios de la zona con sus cifras"
      columns={columns}
      rows={quarters}
      rowKey={({ name }) => name}
      initialSort={{ column: "active", direction: "descending" }}
    />
  );
}
