import { Ruler } from "lucide-react";
import type { ListedPlan } from "#server/tools/plans/plan-rows.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { PlanThumbnail } from "../../shared/plan-thumbnail.tsx";
import { summaryLine } from "../../shared/plan-words.ts";
import { When } from "../../shared/when.tsx";

const PATH = "/dashboard/planos";

interface PlansPanelProps {
  /** Of the address at which another one is begun; null where none may be. */
  query: string | null;
  plans: readonly ListedPlan[];
}

/** The plans of a home, with their areas. */
export function PlansPanel({ query, plans }: PlansPanelProps) {
  return (
    <Panel labelledBy="planos" className="print:hidden">
      <PanelHeader
        id="planos"
        title="Planos"
        divided
        actions={
          query ? (
            <Button asChild size="sm" variant="outline">
              <PageLink to={`${PATH}?${query}`}>
                <Ruler aria-hidden size={16} strokeWidth={1.75} /> Dibujar el plano
              </PageLink>
            </Button>
          ) : undefined
        }
      />
      {plans.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">
            Dibuja el plano con tus medidas y trae a la ficha su superficie útil y construida.
          </p>
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {plans.map(({ id, title, summary, updatedAt }) => (
            <li key={id} className="flex items-center gap-4 px-5 py-3 sm:px-6">
              <PlanThumbnail drawing={summary.drawing} className="h-14 w-18 shrink-0" />
              <span className="min-w-0">
                <PageLink to={`${PATH}/${id}`} className="link-text touch-target font-medium wrap-anywhere">
                  {title}
                </PageLink>
                <span className="block text-xs text-muted-foreground">
                  {summaryLine(summary) ? `${summaryLine(summary)} · ` : ""}
                  <When iso={updatedAt} style="day" />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
