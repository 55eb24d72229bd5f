import { HISTORY_RANGES, type HistoryRange } from "#domain/operations/monitoring/history-ranges.ts";
import { formatMetric } from "#domain/operations/monitoring/words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import type { HistoryPoint } from "#server/operations/monitoring/monitor-page.server.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import { useZone } from "./use-zone.ts";

type Unit = Parameters<typeof formatMetric>[1];
type Key = keyof HistoryPoint["values"];

interface Drawing {
  id: string;
  /** Name of the drawing; the last value is in the sentence. */
  title: string;
  unit: Unit;
  subtitle: string;
  series: readonly { name: string; key: Key }[];
  /** Whether it belongs to the answer whether all is well; the others explain why not. */
  isFirst?: boolean;
}

const PER_MINUTE = "Por minuto, de media";
const PEAK = "El valor más alto de cada tramo";
const MEAN = "De media en cada tramo";

const DRAWINGS: readonly Drawing[] = [
  {
    id: "requests",
    isFirst: true,
    title: "Peticiones",
    unit: "veces",
    subtitle: PER_MINUTE,
    series: [
      { name: "Páginas", key: "requests.pages" },
      { name: "API", key: "requests.api" },
      { name: "Archivos", key: "requests.files" },
    ],
  },
  {
    id: "failures",
    isFirst: true,
    title: "Respuestas con error",
    unit: "veces",
    subtitle: PER_MINUTE,
    series: [
      { name: "5xx", key: "requests.failed" },
      { name: "4xx", key: "requests.refused" },
    ],
  },
  {
    id: "times",
    isFirst: true,
    title: "Tiempo de respuesta",
    unit: "ms",
    subtitle: "Páginas y API: lo que tarda la mitad, 95 de cada 100 y 99 de cada 100",
    series: [
      { name: "p50", key: "p50" },
      { name: "p95", key: "p95" },
      { name: "p99", key: "p99" },
    ],
  },
  {
    id: "loop",
    title: "Retraso del bucle de eventos",
    unit: "ms",
    subtitle: `p99. ${PEAK}`,
    series: [{ name: "Retraso", key: "loop.delay" }],
  },
  {
    id: "use",
    title: "Ocupación",
    unit: "parte",
    subtitle: `${MEAN}; la CPU, en partes de un núcleo`,
    series: [
      { name: "Bucle", key: "loop.use" },
      { name: "CPU", key: "cpu" },
    ],
  },
  {
    id: "memory",
    title: "Memoria",
    unit: "bytes",
    subtitle: PEAK,
    series: [
      { name: "Proceso", key: "memory.rss" },
      { name: "Montón", key: "memory.heap" },
    ],
  },
  {
    id: "waiting",
    isFirst: true,
    title: "Trabajo en espera",
    unit: "filas",
    subtitle: `Filas. ${PEAK}`,
    series: [
      { name: "Todo", key: "due" },
      { name: "Correos", key: "mail.waiting" },
    ],
  },
  {
    id: "ping",
    title: "Respuesta de la base de datos",
    unit: "ms",
    subtitle: PEAK,
    series: [{ name: "Respuesta", key: "db.ping" }],
  },
  {
    id: "people",
    title: "Sesiones y conexiones",
    unit: "filas",
    subtitle: PEAK,
    series: [
      { name: "Sesiones", key: "sessions" },
      { name: "En directo", key: "streams" },
    ],
  },
  {
    id: "disk",
    title: "Espacio ocupado",
    unit: "bytes",
    subtitle: PEAK,
    series: [
      { name: "Base", key: "db.size" },
      { name: "Datos", key: "disk.data" },
    ],
  },
];

/** The measured history, drawn; each drawing has its numbers in a table. */
export function HistoryCharts({ history, range }: { history: readonly HistoryPoint[]; range: HistoryRange }) {
  const zone = useZone();
  const { spanMs, words } = HISTORY_RANGES[range];
  const isDays = spanMs > 48 * 3_600_000;
  const format = new Intl.DateTimeFormat("es-ES", {
    ...(isDays ? { day: "numeric", month: "short" } : { hour: "2-digit", minute: "2-digit" }),
    ...zone,
  });
  const x = history.map(({ at }) => at);
  const draw = (drawings: readonly Drawing[]) => (
    <div className="grid gap-4 lg:grid-cols-2">
      {drawings.map(({ id, title, unit, subtitle, series }) => {
        const lines = series.map(({ name, key }) => ({
          name,
          values: history.map(({ values }) => values[key] ?? null),
        }));
        const now = lines.map(({ name, values }) => {
          const last = values.findLast((value) => value !== null);
          return last == null ? `${name}: sin datos` : `${name}: ${formatMetric(last, unit)}`;
        });
        return (
          <Panel key={id} as="div" className="p-4 sm:p-5">
            <LineChart
              title={title}
              subtitle={subtitle}
              summary={`${title} en ${words}, ${counted(history.length, "punto", "puntos")}. Ahora, ${now.join("; ")}.`}
              x={x}
              series={lines}
              formatX={(at) => format.format(at)}
              formatY={(value) => formatMetric(value, unit)}
              xName="Momento"
              fromZero
              height={150}
            />
          </Panel>
        );
      })}
    </div>
  );
  const [first, others] = [DRAWINGS.filter(({ isFirst }) => isFirst), DRAWINGS.filter(({ isFirst }) => !isFirst)];
  return (
    <div className="grid gap-4">
      {draw(first)}
      <Disclosure
        summary={`Ver ${counted(others.length, "gráfica más", "gráficas más")}: CPU, memoria, base de datos y disco`}
      >
        {draw(others)}
      </Disclosure>
    </div>
  );
}
