import type { MarketHome } from "#domain/market/market-home.ts";
import { formatArea, formatDate } from "#domain/shared/format/format.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { typeName } from "#ui/homes/home-text.ts";
import { LinkToHome } from "./link-to-home.tsx";
import { marketPlace, marketPrice, marketTitle, marketUnitPrice } from "./market-home-text.ts";

const unknown = <span className="text-subtle-foreground">—</span>;

const COLUMNS: readonly Column<MarketHome>[] = [
  {
    id: "home",
    header: "Inmueble",
    narrow: "title",
    cell: (home) => (
      <LinkToHome id={home.id} className="block min-w-40 wrap-anywhere text-foreground no-underline hover:underline">
        <TwoLines title={marketTitle(home)} detail={marketPlace(home)} />
      </LinkToHome>
    ),
  },
  { id: "type", header: "Tipo", cell: ({ type }) => typeName(type) },
  { id: "price", header: "Precio", numeric: true, narrow: "figure", cell: marketPrice },
  { id: "unit", header: "€/m²", numeric: true, narrow: "note", cell: (home) => marketUnitPrice(home) ?? unknown },
  {
    id: "area",
    header: "Superficie",
    numeric: true,
    cell: ({ builtAreaM2 }) => (builtAreaM2 === null ? unknown : formatArea(builtAreaM2)),
  },
  { id: "rooms", header: "Hab.", numeric: true, cell: ({ rooms }) => rooms ?? unknown },
  { id: "baths", header: "Baños", numeric: true, cell: ({ bathrooms }) => bathrooms ?? unknown },
  { id: "listed", header: "Publicado", cell: ({ listedOn }) => formatDate(listedOn) },
];

/** The results line by line, to compare figures. */
export function ResultTable({ homes }: { homes: readonly MarketHome[] }) {
  return <DataTable caption="Inmuebles encontrados" columns={COLUMNS} rows={homes} rowKey={({ id }) => id} />;
}
