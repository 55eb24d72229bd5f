import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";
import type { PanelData } from "./panel.server.ts";

/** The latest of the security log. */
export function SecurityPanel({ events }: Pick<PanelData, "events">) {
  return (
    <Panel labelledBy="seguridad">
      <PanelHeader
        id="seguridad"
        title="Seguridad"
        divided
        actions={
          <PageLink to="/admin/usuarios/auditoria" className="touch-target text-sm">
            Auditoría
          </PageLink>
        }
      />
      <ul className="divide-y text-sm">
        {events.map((event) => (
          <li key={event.id} className="px-5 py-2.5 sm:px-6">
            <p className={event.isWorrying ? "font-medium text-destructive-soft-foreground" : "font-medium"}>
              {event.kind}
            </p>
            <p className="text-xs wrap-anywhere text-muted-foreground">
              {event.person}
              {event.actor === null ? "" : `, por ${event.actor}`} · <When iso={event.at} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
