import { EVENT_KIND_NAMES, EVENT_KINDS } from "#domain/crm/calendar/calendar-values.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { CalendarQuery } from "./calendar-query.ts";
import { KIND_LOOKS } from "./kinds.ts";

/** Meaning of each colour, and a way to see some kinds alone. */
export function KindFilter({
  query,
  href,
}: {
  query: CalendarQuery;
  href: (change: Partial<CalendarQuery>) => string;
}) {
  return (
    <Panel labelledBy="calendario-tipos" className="overflow-hidden">
      <PanelHeader
        id="calendario-tipos"
        title="Qué se ve"
        divided
        {...(query.kinds.length > 0
          ? {
              actions: (
                <PageLink to={href({ kinds: [] })} className="link-text text-sm">
                  Todo
                </PageLink>
              ),
            }
          : {})}
      />
      <ul className="grid p-2">
        {EVENT_KINDS.map((kind) => {
          const isShown = query.kinds.length === 0 || query.kinds.includes(kind);
          const shown = query.kinds.length === 0 ? EVENT_KINDS : query.kinds;
          const kinds =
            isShown && query.kinds.length > 0
              ? shown.filter((one) => one !== kind)
              : query.kinds.length === 0
                ? [kind]
                : [...shown, kind];
          return (
            <li key={kind}>
              <PageLink
                to={href({ kinds })}
                aria-label={`${EVENT_KIND_NAMES[kind]}: ${isShown ? "a la vista" : "no se ve"}`}
                className={classNames(
                  "flex min-h-9 items-center gap-3 rounded-sm px-3 text-sm text-foreground no-underline hover:bg-accent pointer-coarse:min-h-11",
                  !isShown && "text-muted-foreground",
                )}
              >
                <span aria-hidden className={classNames("h-1 w-6", isShown ? KIND_LOOKS[kind].dot : "bg-border")} />
                {EVENT_KIND_NAMES[kind]}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
