import { workName } from "#domain/operations/monitoring/jobs.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { MonitorPage } from "#server/operations/monitoring/monitor-page.server.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { GivenUpWork } from "./given-up-work.tsx";

/** Rows that works of the background gave up: each is tried again, or left, by somebody who looks. */
export function GivenUpPanel({ givenUp }: Pick<MonitorPage, "givenUp">) {
  const total = givenUp.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel labelledBy="rendidos" className={total === 0 ? "pb-5" : "overflow-hidden"}>
      <PanelHeader
        id="rendidos"
        title="Trabajos que se rindieron"
        description={
          total === 0
            ? "Ninguno. Lo que agota sus intentos se queda aquí hasta que alguien lo repite."
            : `${formatNumber(total)} en total. No se vuelven a intentar solos: repítelos cuando la causa esté resuelta.`
        }
        divided={total > 0}
      />
      {total === 0 ? null : (
        <div className="divide-y">
          {givenUp.map((work) => (
            <GivenUpWork key={work.slug} work={work} label={workName(work.name)} />
          ))}
        </div>
      )}
    </Panel>
  );
}
