import { formatDate } from "#domain/shared/format/format.ts";
import { type ResultFigure, writeFigureAmount } from "#domain/tools/result-figure.ts";
import type { ChangedSource } from "#domain/tools/runs/compare-runs.ts";
import { type IntervalRow, IntervalRows } from "#ui/charts/interval-rows.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import type { Comparison } from "./compare.server.ts";

interface ComparedFiguresProps {
  comparison: Comparison;
  names: readonly [string, string];
}

/** Both figures on one scale, and the distance between them. */
export function ComparedFigures({ comparison, names }: ComparedFiguresProps) {
  const { first, second, difference, isRerun, sources } = comparison;
  const figures = [first.figure, second.figure] as const;
  return (
    <Panel labelledBy="cifras">
      <PanelHeader id="cifras" title="Las dos cifras" divided />
      <PanelBody className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-10">
        <div className="min-w-0">
          {drawn(figures) ? <Drawing figures={figures} names={names} /> : <Listed figures={figures} names={names} />}
        </div>
        <div className="grid content-start gap-4 text-sm">
          {difference.amount === null ? null : (
            <StatFigure
              label="Diferencia"
              value={difference.amount}
              {...(difference.share === null
                ? {}
                : { note: `${difference.share} respecto ${isRerun ? "a antes" : "al primero"}` })}
            />
          )}
          <p>{difference.words}</p>
          {isRerun ? <p className="text-muted-foreground">{sourcesText(sources)}</p> : null}
        </div>
      </PanelBody>
    </Panel>
  );
}

type Figures = readonly [ResultFigure | null, ResultFigure | null];

/** One scale has one currency, and rents and prices do not share one. */
const drawn = ([a, b]: Figures): boolean =>
  a !== null && b !== null && a.currency === b.currency && Boolean(a.perMonth) === Boolean(b.perMonth);

function Drawing({ figures, names }: { figures: Figures; names: readonly [string, string] }) {
  const format = (amount: number) => writeFigureAmount(figures[0]!, amount);
  const rows = figures.map(
    (figure, i): IntervalRow => ({
      label: `${names[i]}: ${figure!.label.toLowerCase()}`,
      value: figure!.value,
      range80: figure!.range80,
      range50: figure!.range50,
    }),
  );
  const summary = figures.map((figure, i) => `${names[i]}: ${figureText(figure)}`).join(" ");
  const hasRange = figures.some((figure) => figure?.range80);
  return (
    <>
      <IntervalRows rows={rows} summary={summary} format={format} />
      <p className="mt-3 text-xs text-subtle-foreground">
        {hasRange
          ? "La banda es el rango del 80\u00a0%; la más oscura, el del 50\u00a0%. La barra es la cifra."
          : "La barra es la cifra. Son cuentas exactas para sus datos: no llevan rango."}
      </p>
    </>
  );
}

function Listed({ figures, names }: { figures: Figures; names: readonly [string, string] }) {
  return (
    <dl className="grid gap-3 text-sm">
      {figures.map((figure, i) => (
        <div key={names[i]}>
          <dt className="text-xs text-muted-foreground">{names[i]}</dt>
          <dd className="font-semibold">{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

function figureText(figure: ResultFigure | null): string {
  if (!figure) return "Sin cifra.";
  const { label, value, range80, perMonth } = figure;
  const month = perMonth ? " al mes" : "";
  const amount = value === null ? "" : `, ${writeFigureAmount(figure, value)}${month}`;
  const range = range80
    ? `; en 8 de cada 10 casos, entre ${writeFigureAmount(figure, range80.low)} y ${writeFigureAmount(figure, range80.high)}`
    : "";
  return `${label}${amount}${range}.`;
}

/** Facts that changed before a repeated calculation. */
function sourcesText(sources: readonly ChangedSource[]): string {
  if (sources.length === 0) return "Las fuentes son las mismas, con las mismas fechas: no han cambiado desde entonces.";
  const day = (date: string | null) => (date === null ? "sin usar" : dateText(date));
  const each = sources.map(({ label, first, second }) =>
    first === second ? `${label} (otros datos de la misma fecha)` : `${label} (de ${day(first)} a ${day(second)})`,
  );
  return `Ha cambiado: ${each.join("; ")}.`;
}

const dateText = (date: string) => (/^\d{4}-\d{2}/.test(date) ? formatDate(date) : date);
