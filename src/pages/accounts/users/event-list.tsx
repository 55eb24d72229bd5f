import { TriangleAlert } from "lucide-react";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";
import type { ShownEvent } from "./shown-event.server.ts";

/** The last events of one account. */
export function EventList({ userId, events }: { userId: string; events: readonly ShownEvent[] }) {
  return (
    <Panel labelledBy="actividad">
      <PanelHeader
        id="actividad"
        title="Actividad"
        divided
        actions={
          <PageLink to={`/admin/usuarios/auditoria?persona=${userId}`} className="touch-target link-text text-sm">
            Ver toda en la auditoría
          </PageLink>
        }
      />
      {events.length === 0 ? (
        <PanelBody className="text-sm text-muted-foreground">Todavía no ha pasado nada en esta cuenta.</PanelBody>
      ) : (
        <ol className="px-5 sm:px-6">
          {events.map((event) => (
            <li
              key={event.id}
              className="grid gap-x-4 gap-y-0.5 border-b py-2.5 text-sm last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <When iso={event.at} style="full" className="text-muted-foreground tabular-nums" />
              <div className="min-w-0">
                <p className="flex items-center gap-1.5 font-medium">
                  {event.isWorrying ? (
                    <TriangleAlert aria-hidden size={14} strokeWidth={2} className="shrink-0 text-destructive" />
                  ) : null}
                  {event.kind}
                </p>
                <p className="text-xs wrap-anywhere text-muted-foreground">
                  {[event.actor ? `por ${event.actor}` : "", event.origin, event.detail].filter(Boolean).join(" · ")}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
