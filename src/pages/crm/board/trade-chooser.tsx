import type { DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { Board, BoardFilters } from "#domain/crm/contacts/dto.ts";
import { DEAL_KIND_NAMES } from "#domain/crm/contacts/trades.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { boardQuery } from "./board-query.ts";

/** The trades of an agency's board, each with its open deals; Umbral's own board has one alone. */
export function TradeChooser({ kind, open, filters }: { kind: DealKind; open: Board["open"]; filters: BoardFilters }) {
  const place = useCrmPlace();
  if (place.isHouse) return null;
  return (
    <nav
      aria-label="Tipo de trato"
      className="relative -mx-gutter flex min-w-0 gap-1.5 sm:gap-2 overflow-x-auto px-gutter pb-1 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {open
        .filter(({ kind: one }) => one !== "plataforma")
        .map(({ kind: one, count }) => (
          <PageLink
            key={one}
            to={`${place.board}?${boardQuery({ ...filters, kind: one })}`}
            aria-current={one === kind ? "page" : undefined}
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-sm border border-input bg-card px-2.5 text-sm font-medium text-foreground no-underline hover:bg-muted sm:px-4 aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-soft-foreground"
          >
            {DEAL_KIND_NAMES[one]}
            <span className="font-normal tabular-nums">
              {formatNumber(count)}
              <span className="sr-only"> {count === 1 ? "trato abierto" : "tratos abiertos"}</span>
            </span>
          </PageLink>
        ))}
    </nav>
  );
}
