import { type CentreQuestion, centreQuery } from "#domain/market/figures/centre-address.ts";
import { type ComparedParts, isEachShown } from "#domain/market/figures/compared-parts.ts";
import type { DistrictFigures, QuarterFigures } from "#domain/market/figures/quarters.ts";
import { FEWEST_CASES } from "#domain/market/figures/sample.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import type { PlaceCondition } from "#domain/market/search/market-filter.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface PartTableProps {
  rows: readonly (QuarterFigures | DistrictFigures)[];
  kind: ComparedParts["kind"];
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

/** The parts of a zone that have a price; quarters with too few offers for one stand behind a fold, unless none has more. */
export function PartList({ parts, ...table }: { parts: ComparedParts } & Omit<PartTableProps, "rows" | "kind">) {
  const { kind, telling, silent } = parts;
  const fold = `${counted(silent.length, kind, `${kind}s`)} con menos de ${FEWEST_CASES} ofertas con precio`;
  const isOpen = isEachShown(parts);
  const shown = isOpen ? [...telling, ...silent] : telling;
  return (
    <div className="mt-4 border-t">
      {telling.length > 0 ? null : (
        <p className="px-5 py-4 text-sm text-muted-foreground">
          Aquí ningún {kind} llega a las {FEWEST_CASES} ofertas con precio que pide una cifra, así que no hay nada que
          comparar. {table.links?.question.type ? "Quita el tipo de vivienda, o compara" : "Compara"} la ciudad entera
          con otra zona, o importa anuncios y cierres de aquí.
        </p>
      )}
      {shown.length > 0 ? <PartTable rows={shown} kind={kind} {...table} /> : null}
      {silent.length > 0 && !isOpen ? (
        <details className="border-t">
          <summary className="link-text inline-flex min-h-11 items-center px-5 text-sm">{fold}</summary>
          <PartTable rows={silent} kind={kind} {...table} />
        </details>
      ) : null}
    </div>
  );
}

const NAMED_QUARTERS = 3;

/** `Vila de Gràcia, La Salut, El Coll y 2 más`. */
function quartersText(quarters: readonly string[]): string {
  if (quarters.length <= NAMED_QUARTERS + 1) return listed(quarters);
  return `${quarters.slice(0, NAMED_QUARTERS).join(", ")} y ${quarters.length - NAMED_QUARTERS} más`;
}

/** Every quarter or district with its figures, to be sorted; a quarter leads to its own view, a district names its quarters. */
function PartTable({ rows, kind, format, links }: PartTableProps) {
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
  const columns: Column<QuarterFigures | DistrictFigures>[] = [
    {
      id: "name",
      header: kind === "barrio" ? "Barrio" : "Distrito",
      narrow: "title",
      sortBy: ({ name }) => name,
      cell: (quarter) => {
        if ("quarters" in quarter) {
          return (
            <>
              {quarter.name}
              <span className="block text-xs font-normal text-muted-foreground">{quartersText(quarter.quarters)}</span>
            </>
          );
        }
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
      caption={kind === "barrio" ? "Barrios de la zona con sus cifras" : "Distritos de la zona con sus cifras"}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      initialSort={{ column: "active", direction: "descending" }}
    />
  );
}
