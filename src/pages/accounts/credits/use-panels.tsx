import type { ReactNode } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { creditsText } from "./credit-text.ts";

interface Use {
  total: number;
  days: readonly { day: string; credits: number }[];
  tools: readonly { title: string; credits: number; runs: number }[];
  people: readonly { name: string; credits: number }[] | null;
}

interface UsePanelsProps {
  use: Use;
  seesAll: boolean;
  /** Shown beside the tools, below the people. */
  beside: ReactNode;
}

/** Spent credits of the last thirty days: by day, by tool and, in an agency, by person. */
export function UsePanels({ use, seesAll, beside }: UsePanelsProps) {
  const { total, days, tools, people } = use;
  if (total === 0) {
    return (
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel labelledBy="uso">
          <PanelHeader id="uso" title="Uso de los últimos 30 días" divided />
          <EmptyState title="Todavía no se ha gastado ningún crédito">
            Cuando calcules algo verás aquí cuánto gastas cada día y con qué herramienta.
          </EmptyState>
        </Panel>
        {beside}
      </div>
    );
  }
  const most = days.reduce((a, b) => (b.credits > a.credits ? b : a));
  return (
    <>
      <Panel labelledBy="uso">
        <PanelHeader
          id="uso"
          title="Uso de los últimos 30 días"
          {...(seesAll ? {} : { description: "Solo lo que has gastado tú." })}
          divided
        />
        <PanelBody>
          <StackedBarChart
            title={`${creditsText(total)} en 30 días, y el día de más uso fue el ${dayText(most.day)}`}
            subtitle="Créditos por día"
            summary={`Entre el ${dayText(days[0]!.day)} y el ${dayText(days.at(-1)!.day)} se gastaron ${creditsText(total)}; el día de más uso, ${creditsText(most.credits)}.`}
            parts={["Créditos"]}
            columns={days.map(({ day, credits }) => ({ label: dayText(day), values: [credits] }))}
            format={(credits) => formatNumber(credits)}
            columnName="Día"
            height={180}
          />
        </PanelBody>
      </Panel>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel labelledBy="uso-herramientas">
          <PanelHeader id="uso-herramientas" title="Con qué herramienta" divided />
          <PanelBody>
            <BarChart
              caption="Créditos por herramienta en 30 días"
              valueName="Créditos"
              rows={tools.map(({ title, credits, runs }) => ({
                label: title,
                detail: `${formatNumber(runs)} ${runs === 1 ? "cálculo" : "cálculos"}`,
                value: credits,
              }))}
              format={creditsText}
            />
          </PanelBody>
        </Panel>
        <div className="grid gap-4">
          {people ? (
            <Panel labelledBy="uso-personas">
              <PanelHeader id="uso-personas" title="Quién los ha gastado" divided />
              <PanelBody>
                <BarChart
                  caption="Créditos por persona en 30 días"
                  valueName="Créditos"
                  rows={people.map(({ name, credits }) => ({ label: name, value: credits }))}
                  format={creditsText}
                />
              </PanelBody>
            </Panel>
          ) : null}
          {beside}
        </div>
      </div>
    </>
  );
}

const dayText = (day: string): string =>
  new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));
