import { House } from "lucide-react";
import type { HomeName } from "#domain/crm/contacts/dto.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** The homes of the portfolio that are theirs. */
export function HomesPanel({ homes }: { homes: readonly HomeName[] }) {
  return (
    <Panel labelledBy="viviendas">
      <PanelHeader id="viviendas" title="Sus viviendas" divided />
      <ul className="divide-y text-sm">
        {homes.map(({ id, title, reference }) => (
          <li key={id}>
            <PageLink
              to={`/dashboard/cartera/${id}`}
              className="flex items-center gap-3 px-5 py-3 text-foreground no-underline hover:bg-accent sm:px-6"
            >
              <House aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              {reference ? <span className="text-xs text-muted-foreground">{reference}</span> : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
