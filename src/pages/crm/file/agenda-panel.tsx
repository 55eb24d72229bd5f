import { CalendarDays } from "lucide-react";
import type { CalendarItem } from "#server/calendar/list-events.server.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { dueInWords } from "../../calendar/task-row.tsx";
import { useCrmPlace } from "../crm-place.ts";

/** What the calendar holds with him from now on. */
export function AgendaPanel({ items, nowLocal }: { items: readonly CalendarItem[]; nowLocal: string }) {
  const { isHouse } = useCrmPlace();
  return (
    <Panel labelledBy="agenda">
      <PanelHeader
        id="agenda"
        title="En el calendario"
        divided
        actions={
          <PageLink
            to={isHouse ? "/admin/calendario" : "/dashboard/calendar"}
            className="link-text touch-target text-sm"
          >
            Abrirlo
          </PageLink>
        }
      />
      <ul className="divide-y text-sm">
        {items.map((item) => (
          <li key={item.key} className="flex items-start gap-3 px-5 py-3 sm:px-6">
            <CalendarDays aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted-foreground" />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{item.title}</span>
              <span className="block text-xs text-muted-foreground">
                {dueInWords(item, nowLocal)}
                {item.location ? ` · ${item.location}` : ""}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
