import {
  DUE_KINDS,
  type DueKind,
  METRICS,
  type MetricId,
  type MetricValues,
} from "#domain/operations/monitoring/metrics.ts";
import { formatBytes, formatMetric, formatSpan } from "#domain/operations/monitoring/words.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { MonitorPage } from "#server/operations/monitoring/monitor-page.server.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { DataTable, TwoLines } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FactList } from "../../shared/fact-list.tsx";

const NONE = <span className="text-muted-foreground">—</span>;

/** Work that waits, by kind. */
export function WaitingPanel({ latest }: { latest: MetricValues }) {
  const rows = (Object.keys(DUE_KINDS) as DueKind[]).map((kind) => ({
    kind,
    ...DUE_KINDS[kind],
    count: latest[`due.${kind}`],
    oldestS: latest[`due.${kind}.oldest`] ?? 0,
  }));
  return (
    <Panel labelledBy="espera" className="overflow-hidden">
      <PanelHeader
        id="espera"
        title="Trabajo en espera"
        description="Lo que ya toca hacer y nadie ha cogido todavía."
        divided
      />
      <DataTable
        caption="Trabajo en espera por clase"
        rows={rows}
        rowKey={({ kind }) => kind}
        columns={[
          {
            id: "kind",
            header: "Clase",
            narrow: "title",
            cell: ({ label, definition }) => <TwoLines title={label} detail={definition} />,
          },
          {
            id: "count",
            header: "Esperan",
            narrow: "figure",
            numeric: true,
            cell: ({ count }) => (count === undefined ? NONE : formatNumber(count)),
          },
          {
            id: "oldest",
            header: "Lo más antiguo",
            narrow: "note",
            numeric: true,
            cell: ({ count, oldestS }) => (count ? `desde hace ${formatSpan(oldestS)}` : null),
          },
        ]}
      />
    </Panel>
  );
}

export function DatabasePanel({ latest, isDatabaseEmbedded }: Pick<MonitorPage, "latest" | "isDatabaseEmbedded">) {
  const tables = Object.entries(latest)
    .filter(([id]) => id.startsWith("table."))
    .map(([id, value]) => ({ label: id.slice("table.".length), value }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 8);
  const shown = (id: MetricId) => {
    const value = latest[id];
    return value === undefined ? NONE : formatMetric(value, METRICS[id].unit);
  };
  return (
    <Panel labelledBy="base">
      <PanelHeader
        id="base"
        title="Base de datos y disco"
        description={isDatabaseEmbedded ? "PostgreSQL incluido, en la carpeta de datos." : "PostgreSQL."}
        divided
      />
      <FactList
        facts={[
          ["Tamaño", shown("db.size")],
          ["Conexiones", shown("db.connections")],
          ["Respuesta más lenta", shown("db.ping")],
          [
            "Lecturas que encuentra en memoria",
            latest["db.cacheHit"] === undefined
              ? "Esta base de datos no lo dice"
              : formatPercent(latest["db.cacheHit"]),
          ],
          ["Disco libre", shown("disk.free")],
          ["Carpeta de datos", shown("disk.data")],
          ["Archivos guardados", shown("disk.files")],
        ]}
      />
      {tables.length > 0 ? (
        <PanelBody className="pt-2!">
          <h3 className="mb-2 text-sm font-medium">Tablas que más ocupan</h3>
          <BarChart
            caption="Tablas que más ocupan, con sus índices"
            valueName="Tamaño"
            rows={tables}
            format={formatBytes}
          />
        </PanelBody>
      ) : null}
    </Panel>
  );
}

/** Definition of every figure. */
export function Definitions() {
  const entries = [
    ...Object.values(METRICS),
    {
      label: "Tiempo de respuesta, p95",
      definition:
        "95 de cada 100 peticiones de páginas y API tardan menos. Se calcula sobre el recuento de duraciones, así que vale también para varios procesos.",
    },
  ];
  return (
    <Panel labelledBy="definiciones">
      <PanelHeader
        id="definiciones"
        title="Qué significa cada cifra"
        description="Se mide cada minuto. Los minutos se guardan 48 horas; las horas, 90 días."
      />
      <PanelBody className="py-1!">
        <Disclosure summary={`Ver las ${entries.length} definiciones`} className="border-b-0">
          <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
            {entries.map(({ label, definition }) => (
              <div key={label}>
                <dt className="font-medium text-foreground">{label}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </PanelBody>
    </Panel>
  );
}
