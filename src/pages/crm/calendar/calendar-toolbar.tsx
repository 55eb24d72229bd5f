import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SelectBox } from "#ui/form/controls.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { CalendarData } from "./calendar-data.server.ts";
import { type CalendarQuery, spanInWords, stepped, VIEW_NAMES, VIEWS } from "./calendar-query.ts";

interface ToolbarProps {
  query: CalendarQuery;
  today: string;
  href: (change: Partial<CalendarQuery>) => string;
  people: CalendarData["people"];
  me: string;
  go: (change: Partial<CalendarQuery>) => void;
}

/** Chooses days, owners and view. */
export function CalendarToolbar({ query, today, href, people, me, go }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 border-b px-4 py-3">
      <div className="flex items-center gap-1">
        <Button asChild variant="outline" size="sm">
          <PageLink to={href({ day: today })} title="También con la tecla T">
            Hoy
          </PageLink>
        </Button>
        <Button asChild variant="ghost" size="icon" className="size-9!">
          <PageLink to={href({ day: stepped(query, -1) })} aria-label="Anterior">
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
          </PageLink>
        </Button>
        <Button asChild variant="ghost" size="icon" className="size-9!">
          <PageLink to={href({ day: stepped(query, 1) })} aria-label="Siguiente">
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </PageLink>
        </Button>
      </div>
      <h2
        id="calendario-dias"
        aria-live="polite"
        className="mr-auto text-base font-semibold tracking-normal [font-stretch:100%]"
      >
        {spanInWords(query)}
      </h2>
      {people.length > 1 ? (
        <SelectBox
          isCompact
          aria-label="De quién"
          value={query.personId ?? ""}
          onChange={(event) => go({ personId: event.target.value || null })}
          options={[
            { value: "", label: "Todo el equipo" },
            ...people.map(({ id, name }) => ({ value: id, label: id === me ? "Solo lo mío" : name })),
          ]}
          className="max-w-52"
        />
      ) : null}
      <nav aria-label="Vista" className="flex overflow-hidden rounded-sm border border-input">
        {VIEWS.map((view) => (
          <PageLink
            key={view}
            to={href({ view })}
            aria-current={view === query.view ? "page" : undefined}
            className={classNames(
              "grid min-h-9 place-items-center border-l px-3 text-sm font-medium text-foreground no-underline outline-offset-[-2px] first:border-l-0 hover:bg-muted max-sm:px-2.5 pointer-coarse:min-h-11",
              view === query.view &&
                "bg-primary-soft text-primary-soft-foreground shadow-[inset_0_-2px_0_var(--primary)]",
            )}
          >
            {VIEW_NAMES[view]}
          </PageLink>
        ))}
      </nav>
    </div>
  );
}
