import { Orbit } from "lucide-react";
import { counted } from "#domain/shared/format/counted.ts";
import type { ListedTour } from "#server/tools/tours/list-tours.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";

interface ToursPanelProps {
  /** Of the address at which another one is begun; null where none may be. */
  query: string | null;
  tours: readonly ListedTour[];
}

/** The tours of a home, with their visits. */
export function ToursPanel({ query, tours }: ToursPanelProps) {
  return (
    <Panel labelledBy="recorridos" className="print:hidden">
      <PanelHeader
        id="recorridos"
        title="Recorridos"
        divided
        actions={
          query ? (
            <Button asChild size="sm" variant="outline">
              <PageLink to={`/tours?${query}`}>
                <Orbit aria-hidden size={16} strokeWidth={1.75} /> Crear recorrido
              </PageLink>
            </Button>
          ) : undefined
        }
      />
      {tours.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">
            Une tus fotos de 360° y enseña la vivienda sin abrir la puerta.
          </p>
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {tours.map(({ id, title, views, updatedAt }) => (
            <li key={id} className="px-5 py-3 sm:px-6">
              <PageLink to={`/tour-editor/${id}`} className="link-text touch-target font-medium wrap-anywhere">
                {title}
              </PageLink>
              <span className="block text-xs text-muted-foreground">
                {counted(views, "visita", "visitas")} en 30 días · <When iso={updatedAt} style="day" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
