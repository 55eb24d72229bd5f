import type { Goal } from "#domain/insight/goals/goal.ts";
import { type DayAmount, type Pace, paceOf, progressLine, type Year } from "#domain/insight/goals/pace.ts";
import type { FunnelStep } from "#domain/insight/goals/reverse-funnel.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Done } from "#server/insight/goals/measure-goals.server.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { STEP_WORDS } from "./goal-words.ts";

interface PacePanelProps {
  goal: Goal;
  steps: readonly FunnelStep[];
  done: Done;
  year: number;
  today: string;
}

interface PaceRow extends Pace {
  id: string;
  label: string;
  needed: number;
  done: number;
  format: (value: number) => string;
}

const counted = (value: number) => formatNumber(value);
const money = (value: number) => formatMoney(value);

/** Progress of the year: signed deals beside an even pace, and the rest for each week. */
export function PacePanel({ goal, steps, done, year, today }: PacePanelProps) {
  const span: Year = { year, today, holidays: goal.holidays };
  const income = sum(done.income);
  const rows: PaceRow[] = [
    {
      id: "ingresos",
      label: "Ingresos",
      needed: goal.income,
      done: income,
      format: money,
      ...paceOf(span, goal.income, income),
    },
    ...steps.map(({ step, needed }) => ({
      id: step,
      label: STEP_WORDS[step].label,
      needed,
      done: done.steps[step],
      format: counted,
      ...paceOf(span, needed, done.steps[step]),
    })),
  ];
  const { weeksLeft } = rows[0]!;
  return (
    <Panel labelledBy="ritmo" className="overflow-hidden">
      <PanelHeader
        id="ritmo"
        title="Cómo va el año"
        description={
          today > `${year}-12-31`
            ? `${year} ha terminado.`
            : `Quedan ${formatNumber(weeksLeft, 1)} semanas de trabajo${goal.holidays.length > 0 ? ", sin contar tus vacaciones" : ""}.`
        }
        divided
      />
      <PanelBody>
        <Progress span={span} needed={goal.income} amounts={done.income} gap={rows[0]!.gap} />
      </PanelBody>
      <div className="border-t">
        <DataTable caption="Ritmo de cada paso" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      </div>
    </Panel>
  );
}

const sum = (amounts: readonly DayAmount[]) => amounts.reduce((total, { amount }) => total + amount, 0);

const COLUMNS: readonly Column<PaceRow>[] = [
  { id: "step", header: "Paso", narrow: "title", cell: ({ label }) => <span className="font-medium">{label}</span> },
  {
    id: "done",
    header: "Hecho",
    numeric: true,
    narrow: "figure",
    cell: ({ done, needed, format }) => (
      <>
        <span className="font-semibold">{format(done)}</span>{" "}
        <span className="text-muted-foreground">de {format(needed)}</span>
      </>
    ),
  },
  {
    id: "expected",
    header: "Tocaría hoy",
    numeric: true,
    cell: ({ expected, format }) => format(Math.round(expected * 10) / 10),
  },
  { id: "gap", header: "Diferencia", numeric: true, narrow: "note", cell: (row) => <GapTag {...row} /> },
  {
    id: "week",
    header: "Por semana",
    numeric: true,
    narrow: "detail",
    cell: ({ perWeek, format, done, needed }) =>
      perWeek === null ? (
        done >= needed ? (
          "Conseguido"
        ) : (
          "Ya no queda tiempo"
        )
      ) : (
        <span className="whitespace-nowrap">{format === money ? money(perWeek) : weekText(perWeek)}</span>
      ),
  },
];

/** Less than one a week reads better as weeks for each. */
const weekText = (perWeek: number): string =>
  perWeek >= 1 ? `${formatNumber(perWeek, 1)} a la semana` : `1 cada ${formatNumber(1 / perWeek, 1)} semanas`;

function GapTag({ gap, format, needed }: PaceRow) {
  // Half of one is no delay.
  const isEven = format === money ? Math.abs(gap) < needed / 200 : Math.abs(gap) < 0.5;
  if (isEven) return <Tag>A ritmo</Tag>;
  const size = format === money ? money(Math.abs(gap)) : formatNumber(Math.abs(gap), Math.abs(gap) < 10 ? 1 : 0);
  return gap > 0 ? <Tag tone="success">{size} por delante</Tag> : <Tag tone="warning">{size} por detrás</Tag>;
}

function Progress({
  span,
  needed,
  amounts,
  gap,
}: {
  span: Year;
  needed: number;
  amounts: readonly DayAmount[];
  gap: number;
}) {
  const points = progressLine(span, needed, amounts);
  const x = points.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const isBehind = gap < -needed / 200;
  const title =
    span.today < `${span.year}-01-01`
      ? "El año aún no ha empezado"
      : isBehind
        ? `Lo firmado va ${money(-gap)} por detrás del ritmo`
        : gap > needed / 200
          ? `Lo firmado va ${money(gap)} por delante del ritmo`
          : "Lo firmado va al ritmo previsto";
  return (
    <LineChart
      title={title}
      subtitle="Comisiones firmadas desde enero y ritmo constante hasta el objetivo, en euros"
      summary={points
        .filter(({ done }) => done !== null)
        .map(({ day, done, expected }) => `${dayText(day)}: ${money(done ?? 0)} de ${money(expected)}`)
        .join(". ")}
      x={x}
      series={[
        { name: "Firmado", values: points.map(({ done }) => done) },
        { name: "Ritmo", values: points.map(({ expected }) => expected) },
      ]}
      formatX={(day) => dayText(new Date(day * DAY_MS).toISOString().slice(0, 10))}
      formatY={(value) => formatNumber(value)}
      xName="Día"
      labelled={[
        x[0]!,
        ...points.flatMap(({ day }, i) => (/-(03-31|06-30|09-30|12-31)$/.test(day) && i > 0 ? [x[i]!] : [])),
      ]}
      fromZero
    />
  );
}

const shortDay = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" });
const dayText = (iso: string) => shortDay.format(new Date(`${iso}T00:00:00Z`));
