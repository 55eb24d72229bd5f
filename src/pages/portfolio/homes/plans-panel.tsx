import { Ruler } from "lucide-react";
import type { ListedPlan } from "#server/tools/plans/plan-rows.server.ts";
import { PlanThumbnail } from "../../shared/plan-thumbnail.tsx";
import { summaryLine } from "../../shared/plan-words.ts";
import { MadePanel } from "./made-panel.tsx";

const PATH = "/dashboard/planos";

interface PlansPanelProps {
  /** Of the address at which another one is begun; null where none may be. */
  query: string | null;
  plans: readonly ListedPlan[];
}

/** The plans of a home, with their areas. */
export const PlansPanel = ({ query, plans }: PlansPanelProps) => (
  <MadePanel
    id="planos"
    title="Planos"
    begin={query ? { to: `${PATH}?${query}`, words: "Dibujar el plano", icon: Ruler } : null}
    none="Dibuja el plano con tus medidas y trae a la ficha su superficie útil y construida."
    rows={plans.map(({ id, title, summary, updatedAt }) => ({
      id,
      to: `${PATH}/${id}`,
      title,
      updatedAt,
      note: summaryLine(summary),
      picture: <PlanThumbnail drawing={summary.drawing} className="h-14 w-18 shrink-0" />,
    }))}
  />
);
