import { formatArea, formatUnitPrice } from "#domain/shared/format/format.ts";
import type { ListedHome } from "#server/portfolio/homes/read-homes.server.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { homePlace, homeTitle, priceText, typeName } from "#ui/homes/home-text.ts";
import { markColumn } from "#ui/marking/mark-column.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";
import type { HomesProps } from "./home-cards.tsx";
import { HomeCover } from "./home-cover.tsx";
import { PortalTag } from "./portals/portal-tag.tsx";
import { PORTFOLIO } from "./portfolio-path.ts";
import { StatusTag } from "./status-tag.tsx";

/** Homes line by line, to compare figures. */
export function HomeTable({ homes, portals, marking }: HomesProps) {
  return (
    <DataTable
      caption="Viviendas de la cartera"
      columns={[markColumn(marking, homeTitle), ...COLUMNS, portalColumn(portals), UPDATED]}
      rows={homes}
      rowKey={({ id }) => id}
    />
  );
}

const unknown = <span className="text-subtle-foreground">—</span>;

const COLUMNS: readonly Column<ListedHome>[] = [
  {
    id: "home",
    header: "Vivienda",
    narrow: "title",
    cell: (home) => (
      <span className="flex min-w-0 items-center gap-3">
        <span className="relative h-11 w-16 shrink-0 overflow-hidden rounded-sm bg-muted max-sm:hidden">
          <HomeCover home={home} sizes="4rem" className="absolute inset-0 size-full" />
        </span>
        <PageLink
          to={`${PORTFOLIO}/${home.id}`}
          className="block min-w-40 wrap-anywhere text-foreground no-underline hover:underline"
        >
          <TwoLines
            title={homeTitle(home)}
            detail={[home.reference && `Ref. ${home.reference}`, homePlace(home)].filter(Boolean).join(" · ")}
          />
        </PageLink>
      </span>
    ),
  },
  { id: "type", header: "Tipo", cell: ({ type }) => typeName(type) },
  { id: "status", header: "Estado", narrow: "note", cell: ({ status }) => <StatusTag status={status} /> },
  { id: "price", header: "Precio", numeric: true, narrow: "figure", cell: (home) => priceText(home) },
  {
    id: "unit",
    header: "€/m²",
    numeric: true,
    cell: ({ price, builtAreaM2, currency }) =>
      price !== null && builtAreaM2 !== null ? formatUnitPrice(price / builtAreaM2, currency) : unknown,
  },
  {
    id: "area",
    header: "Superficie",
    numeric: true,
    cell: ({ builtAreaM2 }) => (builtAreaM2 === null ? unknown : formatArea(builtAreaM2)),
  },
  { id: "rooms", header: "Hab.", numeric: true, cell: ({ rooms }) => rooms ?? unknown },
];

const UPDATED: Column<ListedHome> = {
  id: "updated",
  header: "Último cambio",
  numeric: true,
  cell: ({ updatedAt }) => <When iso={updatedAt.toISOString()} />,
};

const portalColumn = (portals: HomesProps["portals"]): Column<ListedHome> => ({
  id: "portals",
  header: "Portales",
  cell: ({ id }) => {
    const note = portals[id];
    return note ? <PortalTag note={note} /> : unknown;
  },
});
