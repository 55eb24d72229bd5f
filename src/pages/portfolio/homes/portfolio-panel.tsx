import { formatNumber } from "#domain/shared/format/format.ts";
import { HOME_STATUS_NAMES, HOME_STATUSES } from "#domain/shared/home-attributes/home-values.ts";
import type { HomeCounts, ListedHome } from "#server/portfolio/homes/read-homes.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { homeFacts, priceText, titleBesideTag } from "#ui/homes/home-text.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { HomeCover } from "./home-cover.tsx";
import { PORTFOLIO } from "./portfolio-path.ts";
import { StatusTag } from "./status-tag.tsx";

interface PortfolioPanelProps {
  homes: readonly ListedHome[];
  counts: HomeCounts;
  mandatesEnding: number;
}

/** The portfolio on a person's first page: the state of its homes, and those that changed last. */
export function PortfolioPanel({ homes, counts, mandatesEnding }: PortfolioPanelProps) {
  return (
    <Panel labelledBy="viviendas" className="overflow-hidden">
      <PanelHeader
        id="viviendas"
        title="Tu cartera"
        divided
        actions={
          counts.all > 0 ? (
            <>
              {homes.some(({ isDemo }) => isDemo) ? <Tag>Demostración</Tag> : null}
              <PageLink to={PORTFOLIO} className="link-text touch-target text-sm">
                {counts.all === 1 ? "Ver la cartera" : `Ver las ${formatNumber(counts.all)}`}
              </PageLink>
            </>
          ) : undefined
        }
      />
      {counts.all === 0 ? (
        <EmptyState
          title="Todavía no hay viviendas"
          action={
            <Button asChild variant="outline">
              <PageLink to={`${PORTFOLIO}/importar`}>Importar mi cartera</PageLink>
            </Button>
          }
        >
          Importa las de tu agencia, añade una o valora la primera: se queda aquí.
        </EmptyState>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 border-b px-5 py-3 text-sm sm:px-6">
            {HOME_STATUSES.filter((status) => counts[status] > 0).map((status) => (
              <li key={status}>
                <PageLink to={`${PORTFOLIO}?estado=${status}`} className="link-text touch-target">
                  {HOME_STATUS_NAMES[status]} <span className="tabular-nums">{formatNumber(counts[status])}</span>
                </PageLink>
              </li>
            ))}
            {mandatesEnding > 0 ? (
              <li>
                <PageLink to={`${PORTFOLIO}?encargo=vence`} className="link-text touch-target">
                  Encargos que terminan este mes <span className="tabular-nums">{formatNumber(mandatesEnding)}</span>
                </PageLink>
              </li>
            ) : null}
          </ul>
          <ul className="divide-y">
            {homes.map((home) => (
              <li key={home.id} className="flex items-center gap-4 px-5 py-3 sm:px-6">
                <span className="relative h-12 w-18 shrink-0 overflow-hidden rounded-sm bg-muted">
                  <HomeCover home={home} sizes="5rem" className="absolute inset-0 size-full" />
                </span>
                <span className="min-w-0 flex-1 text-sm">
                  <PageLink
                    to={`${PORTFOLIO}/${home.id}`}
                    className="touch-target font-medium wrap-anywhere text-foreground no-underline hover:underline"
                  >
                    {titleBesideTag(home)}
                  </PageLink>
                  <span className="block truncate text-xs text-muted-foreground">{homeFacts(home)}</span>
                </span>
                <span className="grid shrink-0 justify-items-end gap-1 text-sm font-semibold tabular-nums">
                  {priceText(home)}
                  <StatusTag status={home.status} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
