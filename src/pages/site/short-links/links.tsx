import { Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { linkState, withUtm } from "#domain/site/links/short-link.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readLinkQuery } from "#server/site/short-links/links-query.server.ts";
import { LINKS_PER_PAGE, linkFigures, listLinks } from "#server/site/short-links/short-links.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { ChoiceField, SearchField } from "../../shared/filter-fields.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/links.ts";
import { ImportLinksDialog } from "./import-links-dialog.tsx";
import { LinkStateTag } from "./link-state-tag.tsx";
import { LINK_SORT_CHOICES, LINK_STATE_CHOICES, linkQuery, shownLinkFilter } from "./links-query.ts";
import { NewLinkDialog } from "./new-link-dialog.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { config, database, now } = mustHave(context.get(servicesContext));
  const filter = readLinkQuery(new URL(request.url).searchParams);
  const { links, total } = await listLinks(database.db, filter, now());
  const figures = await linkFigures(database.db, now());
  const rows = links.map((link) => ({ ...link, state: linkState(link, now()) }));
  const pageSize = LINKS_PER_PAGE;
  return {
    crumb: "Enlaces",
    filter,
    figures,
    total,
    pageSize,
    links: rows,
    codeBase: `${new URL(config.publicUrl).host}/l/`,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Enlaces",
    description: "Los enlaces cortos de Umbral: a dónde llevan, cuántas visitas tienen y su código QR para imprimir.",
    path: "/admin/enlaces",
    regions: false,
    noIndex: true,
  });

type ListedLink = Route.ComponentProps["loaderData"]["links"][number];

export default function Links({
  loaderData: { filter, figures, total, pageSize, links, codeBase },
}: Route.ComponentProps) {
  const [open, setOpen] = useState<"new" | "import" | null>(null);
  const shown = shownLinkFilter(filter);
  const isFiltered = filter.search !== "" || filter.state !== null;
  const first = (filter.page - 1) * pageSize + 1;
  const close = () => setOpen(null);
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Enlaces</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Direcciones cortas para carteles, tarjetas y campañas. Sus visitas se cuentan sin saber de quién son.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="outline" size="sm">
            <a href={`/api/admin/links/export.csv${linkQuery({ ...filter, page: 1 })}`} download>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              Exportar CSV
            </a>
          </Button>
          <Button variant="outline" size="sm" onClick={() => setOpen("import")}>
            <Upload aria-hidden size={16} strokeWidth={1.75} />
            Importar
          </Button>
          <Button size="sm" onClick={() => setOpen("new")}>
            <Plus aria-hidden size={16} strokeWidth={1.75} />
            Nuevo enlace
          </Button>
        </div>
      </div>
      <Panel as="div" className="grid grid-cols-3 gap-x-6 gap-y-4 p-4">
        <StatFigure label="Enlaces" value={formatNumber(figures.total)} />
        <StatFigure label="Activos" value={formatNumber(figures.active)} />
        <StatFigure label="Visitas" value={formatNumber(figures.clicks)} note="Sin robots" />
      </Panel>
      <Panel labelledBy="lista-enlaces" className="overflow-hidden">
        <h2 id="lista-enlaces" className="sr-only">
          Lista de enlaces
        </h2>
        <Form
          method="get"
          action="/admin/enlaces"
          role="search"
          aria-label="Enlaces"
          className="flex flex-wrap items-end gap-3 border-b p-4"
        >
          <SearchField name="buscar" label="Buscar" value={shown.buscar} placeholder="Nombre, código o destino" />
          <ChoiceField name="estado" label="Estado" value={shown.estado} choices={LINK_STATE_CHOICES} />
          <ChoiceField name="orden" label="Orden" value={shown.orden} choices={LINK_SORT_CHOICES} />
          <Button type="submit" variant="outline" className="max-sm:w-full">
            Buscar
          </Button>
        </Form>
        <DataTable
          caption="Enlaces que cumplen el filtro"
          columns={columns}
          rows={links}
          rowKey={({ id }) => id}
          empty={
            isFiltered ? (
              <EmptyState
                title="Ningún enlace cumple el filtro"
                action={
                  <Button asChild variant="outline">
                    <PageLink to="/admin/enlaces">Quitar filtros</PageLink>
                  </Button>
                }
              >
                Busca por su nombre, por su código o por el destino.
              </EmptyState>
            ) : (
              <EmptyState
                title="Todavía no hay enlaces"
                action={<Button onClick={() => setOpen("new")}>Crear el primero</Button>}
              >
                Crea uno para un cartel o una campaña y mira aquí cuánta gente lo sigue.
              </EmptyState>
            )
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
          <p role="status" className="text-xs text-muted-foreground tabular-nums">
            {links.length === 0
              ? counted(total, "enlace", "enlaces")
              : `${formatNumber(first)}–${formatNumber(first + links.length - 1)} de ${formatNumber(total)} enlaces`}
          </p>
          <Pagination
            current={filter.page}
            total={Math.ceil(total / pageSize)}
            hrefOf={(page) => `/admin/enlaces${linkQuery({ ...filter, page })}`}
            label="Páginas de enlaces"
          />
        </div>
      </Panel>
      <NewLinkDialog open={open === "new"} onClose={close} codeBase={codeBase} />
      <ImportLinksDialog open={open === "import"} onClose={close} />
    </main>
  );
}

const columns: readonly Column<ListedLink>[] = [
  {
    id: "title",
    header: "Enlace",
    narrow: "title",
    cell: ({ id, title, code }) => (
      <PageLink to={`/admin/enlaces/${id}`} className="block min-w-40 text-foreground no-underline hover:underline">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block text-xs text-subtle-foreground">/l/{code}</span>
      </PageLink>
    ),
  },
  {
    id: "target",
    header: "Lleva a",
    narrow: "detail",
    cell: ({ target, utm }) => (
      <span className="block max-w-72 truncate text-muted-foreground" title={withUtm(target, utm)}>
        {withUtm(target, utm)}
      </span>
    ),
  },
  { id: "state", header: "Estado", narrow: "note", cell: ({ state }) => <LinkStateTag state={state} /> },
  { id: "clicks", header: "Visitas", numeric: true, narrow: "figure", cell: ({ clicks }) => formatNumber(clicks) },
  {
    id: "lastClick",
    header: "Última visita",
    numeric: true,
    cell: ({ lastClickAt }) =>
      lastClickAt ? <When iso={lastClickAt.toISOString()} /> : <span className="text-muted-foreground">Nunca</span>,
  },
];
