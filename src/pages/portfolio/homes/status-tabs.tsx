import type { HomeFilter } from "#domain/portfolio/homes/home-filter.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { HOME_STATUS_NAMES, HOME_STATUSES } from "#domain/shared/home-attributes/home-values.ts";
import type { HomeCounts } from "#server/portfolio/homes/read-homes.server.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import type { PortfolioView } from "./portfolio.server.ts";
import { portfolioHref } from "./portfolio-query.ts";

/** Statuses, each with the number of homes that match the rest of the filter. */
export function StatusTabs({ filter, view, counts }: { filter: HomeFilter; view: PortfolioView; counts: HomeCounts }) {
  const tabs = [
    { status: null, label: "Todas", count: counts.all },
    ...HOME_STATUSES.map((status) => ({ status, label: HOME_STATUS_NAMES[status], count: counts[status] })),
  ];
  return (
    <nav aria-label="Estado" className="min-w-0 overflow-x-auto px-2 [scrollbar-width:none] sm:px-4">
      <ul className="flex">
        {tabs.map(({ status, label, count }) => (
          <li key={label} className="shrink-0">
            <PageLink
              to={portfolioHref({ ...filter, status, page: 1 }, view)}
              preventScrollReset
              {...(filter.status === status ? { "aria-current": "page" as const } : {})}
              className="inline-flex min-h-12 items-center gap-2 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted-foreground no-underline outline-offset-[-2px] hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-foreground"
            >
              {label}
              <span className="rounded-xs bg-secondary px-1.5 py-px text-2xs text-secondary-foreground tabular-nums">
                {formatNumber(count)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
