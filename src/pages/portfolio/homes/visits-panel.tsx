import { CheckCheck, FileText } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#domain/shared/format/format.ts";
import { clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { VisitDialog } from "../../shared/visit-dialog.tsx";
import type { HomePageData } from "./home-page.server.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const CALENDAR = "/api/calendar";

type Visit = HomePageData["visits"][number];

/** Visits to a home, those to come first: their sheet to sign, and what was said at those that took place. */
export function VisitsPanel({ homeId, visits }: { homeId: string; visits: readonly Visit[] }) {
  const [stated, setDescribed] = useState<Visit | null>(null);
  const sheet = `/api/portfolio/homes/${homeId}/visit.pdf`;
  return (
    <Panel labelledBy="visitas">
      <PanelHeader
        id="visitas"
        title="Visitas"
        divided
        actions={
          <a href={sheet} target="_blank" rel="noreferrer" className="link-text touch-target text-sm">
            Hoja de visita en blanco
          </a>
        }
      />
      {visits.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">
            Ninguna en los últimos 90 días ni en los próximos. Las visitas del{" "}
            <PageLink to="/dashboard/calendar" className="link-text">
              calendario
            </PageLink>{" "}
            con esta vivienda salen aquí.
          </p>
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {visits.map((visit) => (
            <li key={visit.key} className="grid gap-2 px-5 py-3 sm:px-6">
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">
                    {visit.contact ? (
                      <PageLink to={`/dashboard/contactos/${visit.contact.id}`} className="link-text touch-target">
                        {visit.contact.name}
                      </PageLink>
                    ) : (
                      visit.title
                    )}
                  </span>
                  <span className="block text-xs text-muted-foreground">
                    {formatDate(dayOf(visit.shownFrom))}
                    {visit.isAllDay ? "" : `, ${clockOf(visit.shownFrom)}`}
                    {visit.owner ? ` · ${visit.owner.name}` : ""}
                  </span>
                </span>
                {visit.doneAt ? <Tag tone="success">Hecha</Tag> : null}
              </div>
              {visit.outcome ? (
                <p className="max-w-reading whitespace-pre-line wrap-anywhere">{visit.outcome}</p>
              ) : null}
              <div className="flex flex-wrap gap-2">
                {visit.doneAt === null ? (
                  <Button asChild size="sm" variant="outline">
                    <a href={`${sheet}?evento=${visit.id}`} target="_blank" rel="noreferrer">
                      <FileText {...icon} />
                      Hoja de visita
                    </a>
                  </Button>
                ) : null}
                {visit.seriesId === visit.id ? null : (
                  <Button size="sm" variant={visit.doneAt ? "ghost" : "outline"} onClick={() => setDescribed(visit)}>
                    {visit.doneAt ? null : <CheckCheck {...icon} />}
                    {visit.doneAt ? (visit.outcome ? "Cambiar el comentario" : "Añadir un comentario") : "Visita hecha"}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {stated ? <VisitDialog visit={stated} api={CALENDAR} onClose={() => setDescribed(null)} /> : null}
    </Panel>
  );
}
