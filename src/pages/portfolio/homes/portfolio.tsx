import { Copy, CopyCheck, FileUp, MoreHorizontal, Plus, Trash2 } from "lucide-react";
import { countAsked, type HomeFilter } from "#domain/portfolio/homes/home-filter.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import type { ListedHome } from "#server/portfolio/homes/read-homes.server.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useMarking } from "#ui/marking/use-marking.ts";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { ViewSwitch } from "../../shared/view-switch.tsx";
import type { Route } from "./+types/portfolio.ts";
import { HomeCards } from "./home-cards.tsx";
import { HomeTable } from "./home-table.tsx";
import { type PortfolioData, readPortfolio } from "./portfolio.server.ts";
import { DemoNotice, PortfolioEmpty } from "./portfolio-empty.tsx";
import { PortfolioFilters, VIEW_CHOICES } from "./portfolio-filters.tsx";
import { PortfolioMap } from "./portfolio-map.tsx";
import { PORTFOLIO } from "./portfolio-path.ts";
import { portfolioHref } from "./portfolio-query.ts";
import { PortfolioToolbar } from "./portfolio-toolbar.tsx";
import { StatusTabs } from "./status-tabs.tsx";
import { useHomeActs } from "./use-home-acts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const data = await readPortfolio(mustHave(context.get(servicesContext)), viewer, request);
  return { ...data, crumb: data.filter.inTrash ? "Papelera" : "Cartera" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Cartera",
    description:
      "Las viviendas de tu agencia: búscalas, míralas en el mapa, cambia su estado y ábrelas en cada herramienta.",
    path: PORTFOLIO,
    regions: false,
    noIndex: true,
  });

export default function Portfolio({ loaderData: data }: Route.ComponentProps) {
  useFreshData("homes");
  const { filter, list } = data;
  const isBare = list.counts.all === 0 && countAsked(filter) === 0 && !filter.inTrash;
  return (
    <main id="contenido" className="grid gap-4">
      <Head data={data} isBare={isBare} />
      {isBare ? <PortfolioEmpty mayTryDemo={data.mayTryDemo} /> : <HomeList data={data} />}
    </main>
  );
}

/** Pages about the portfolio that are opened now and then. */
const MORE_PAGES = [
  { to: `${PORTFOLIO}/duplicados`, label: "Duplicados", Icon: Copy },
  { to: "/dashboard/mercado/repetidos", label: "Repetidos del mercado", Icon: CopyCheck },
  { to: `${PORTFOLIO}?papelera=1`, label: "Papelera", Icon: Trash2 },
] as const;

function Head({ data: { filter, list }, isBare }: { data: PortfolioData; isBare: boolean }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-h3">{filter.inTrash ? "Papelera de la cartera" : "Cartera"}</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          {leadOf(filter, list.counts.all, isBare)}
        </p>
      </div>
      {isBare ? null : (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {filter.inTrash ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={PORTFOLIO}>Volver a la cartera</PageLink>
            </Button>
          ) : (
            <>
              <Button asChild size="sm" className="max-sm:flex-1 sm:order-last">
                <PageLink to={`${PORTFOLIO}/nueva`}>
                  <Plus aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
                  Añadir vivienda
                </PageLink>
              </Button>
              <Button asChild variant="outline" size="sm">
                <PageLink to={`${PORTFOLIO}/importar`}>
                  <FileUp aria-hidden size={16} strokeWidth={1.75} />
                  Importar
                </PageLink>
              </Button>
              <DropdownMenu
                trigger={
                  <Button variant="ghost" size="icon" aria-label="Más de tu cartera" className="size-9 sm:order-first">
                    <MoreHorizontal aria-hidden size={20} strokeWidth={1.75} />
                  </Button>
                }
              >
                {MORE_PAGES.map(({ to, label, Icon }) => (
                  <DropdownItem key={to} asChild>
                    <PageLink to={to}>
                      <Icon aria-hidden size={16} strokeWidth={1.75} />
                      {label}
                    </PageLink>
                  </DropdownItem>
                ))}
              </DropdownMenu>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function leadOf(filter: HomeFilter, count: number, isBare: boolean): string {
  if (filter.inTrash) return "Lo que tiras se queda aquí 30 días. Después se borra para siempre.";
  if (isBare) return "Aquí estarán las viviendas de tu agencia, una sola vez y listas para todas las herramientas.";
  const homes = `${formatNumber(count)} ${count === 1 ? "vivienda" : "viviendas"}`;
  if (countAsked(filter) > 0) return `${homes} con lo que pides.`;
  return `${homes}. Cada una se escribe una vez y sirve en todas las herramientas.`;
}

function HomeList({ data }: { data: PortfolioData }) {
  const { filter, list, view } = data;
  const acts = useHomeActs();
  const marking = useMarking<ListedHome>();
  const isMap = view === "mapa" && !filter.inTrash;
  return (
    <>
      {data.hasDemo ? <DemoNotice /> : null}
      <Panel labelledBy="lista" className="overflow-clip">
        <h2 id="lista" className="sr-only">
          {filter.inTrash ? "Viviendas en la papelera" : "Viviendas"}
        </h2>
        {filter.inTrash ? null : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-b">
            <StatusTabs filter={filter} view={view} counts={list.counts} />
            <ViewSwitch
              choices={VIEW_CHOICES}
              view={view}
              hrefOf={(value) => portfolioHref(filter, value)}
              className="px-4 max-sm:w-full max-sm:border-t max-sm:py-3 max-sm:[&_a]:w-full max-sm:[&_a]:justify-center max-sm:[&_li]:flex-1"
            />
          </div>
        )}
        {filter.inTrash ? null : <PortfolioFilters data={data} />}
        {isMap ? (
          <PortfolioMap filter={filter} mapStyleUrl={data.mapStyleUrl} total={list.total} />
        ) : list.homes.length === 0 ? (
          <NoneFound data={data} />
        ) : (
          <>
            <PortfolioToolbar homes={list.homes} marking={marking} inTrash={filter.inTrash} acts={acts} />
            {view === "tabla" || filter.inTrash ? (
              <HomeTable homes={list.homes} portals={data.portals} marking={marking} />
            ) : (
              <HomeCards homes={list.homes} portals={data.portals} marking={marking} />
            )}
          </>
        )}
        {isMap || list.homes.length === 0 ? null : (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
            <p role="status" className="text-xs text-muted-foreground tabular-nums">
              {shownText(data)}
            </p>
            <Pagination
              current={filter.page}
              total={list.pages}
              hrefOf={(page) => portfolioHref({ ...filter, page }, view)}
              label="Páginas de la cartera"
            />
          </div>
        )}
      </Panel>
    </>
  );
}

function shownText({ filter, list }: PortfolioData): string {
  const perPage = Math.ceil(list.total / list.pages);
  if (list.pages === 1) return list.total === 1 ? "1 vivienda" : `${formatNumber(list.total)} viviendas`;
  const size = Math.max(perPage, list.homes.length);
  const first = filter.page === list.pages ? list.total - list.homes.length + 1 : (filter.page - 1) * size + 1;
  return `${formatNumber(first)}–${formatNumber(first + list.homes.length - 1)} de ${formatNumber(list.total)} viviendas`;
}

function NoneFound({ data: { filter } }: { data: PortfolioData }) {
  if (filter.inTrash) {
    return (
      <EmptyState title="La papelera está vacía">Las viviendas que tires aparecerán aquí durante 30 días.</EmptyState>
    );
  }
  return (
    <EmptyState
      title="Ninguna vivienda cumple lo que pides"
      action={
        <Button asChild variant="outline">
          <PageLink to={PORTFOLIO}>Quitar filtros</PageLink>
        </Button>
      }
    >
      Busca por referencia, dirección o zona; las tildes dan igual.
    </EmptyState>
  );
}
