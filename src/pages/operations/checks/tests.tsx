import { Play, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type CheckResult, valueText } from "#domain/operations/checks/hand-check.ts";
import { formatMs } from "#domain/operations/monitoring/words.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { SYSTEM_CHECKS } from "#server/operations/checks/system-checks.server.ts";
import { HAND_CHECKS } from "#tools/check-list.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { Switch } from "#ui/switch.tsx";
import { Tag } from "#ui/tag.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/tests.ts";
import { useCheckRun } from "./use-check-run.ts";

/** The engines stay on the server: the page gets the outcome of each check. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const system = SYSTEM_CHECKS.map(({ id, name, tries }) => ({
    id,
    group: SYSTEM,
    name,
    input: tries,
    source: "",
    expected: "Funciona",
    referenceMs: null,
  }));
  const engines = HAND_CHECKS.map(({ id, group, name, source, input, expected, tolerance, unit, referenceMs }) => {
    const text = valueText(expected, tolerance);
    return {
      id,
      group,
      name,
      source,
      input,
      expected: unit ? `${text}\u00a0${unit}` : text,
      referenceMs: referenceMs ?? null,
    };
  });
  return { crumb: "Pruebas", checks: [...system, ...engines] };
}

const SYSTEM = "El sistema en marcha";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Pruebas",
    description:
      "Los cálculos hechos a mano de cada motor, repetidos ahora en el servidor, y lo que el sistema prueba de sí mismo.",
    path: "/admin/tests",
    regions: false,
    noIndex: true,
  });

type ShownCheck = Route.ComponentProps["loaderData"]["checks"][number];
type Row = ShownCheck & { result: CheckResult | undefined };

export default function Tests({ loaderData: { checks } }: Route.ComponentProps) {
  const { results, underWay, run, cancel } = useCheckRun();
  const [onlyWrong, setOnlyWrong] = useState(false);
  const all = checks.map(({ id }) => id);
  const first = useRef(() => run(all));
  const cancelled = useRef(cancel);
  useEffect(() => {
    const leave = cancelled.current;
    void first.current();
    return leave;
  }, []);
  const rows: Row[] = checks.map((check) => ({ ...check, result: results.get(check.id) }));
  const wrong = rows.filter(({ result }) => result && !result.isRight);
  const right = rows.filter(({ result }) => result?.isRight);
  const spentMs = rows.reduce((sum, { result }) => sum + (result?.ms ?? 0), 0);
  const groups = [...new Set(checks.map(({ group }) => group))];
  const isBusy = underWay > 0;
  const summary = isBusy
    ? `Comprobando: ${formatNumber(results.size)} de ${formatNumber(checks.length)}`
    : wrong.length > 0
      ? `Fallan ${formatNumber(wrong.length)} de ${formatNumber(checks.length)}`
      : right.length === checks.length
        ? `Las ${formatNumber(checks.length)} comprobaciones están bien`
        : `Hechas ${formatNumber(results.size)} de ${formatNumber(checks.length)}`;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Pruebas</h1>
          <p className="mt-1 max-w-2xl text-control text-muted-foreground">
            Cálculos hechos a mano, repetidos ahora en el servidor. Son los mismos que comprueba cada cambio del código.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {isBusy ? (
            <Button variant="outline" onClick={cancel}>
              <Square aria-hidden size={16} strokeWidth={1.75} />
              Cancelar
            </Button>
          ) : (
            <>
              {wrong.length > 0 ? (
                <Button variant="outline" onClick={() => run(wrong.map(({ id }) => id))}>
                  Repetir las que fallan
                </Button>
              ) : null}
              <Button onClick={() => run(all)}>
                <Play aria-hidden size={16} strokeWidth={1.75} />
                Comprobar todo
              </Button>
            </>
          )}
        </div>
      </div>
      <Panel as="div" className="grid gap-4 p-4">
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          <StatFigure label="Bien" value={formatNumber(right.length)} />
          <StatFigure label="Mal" value={formatNumber(wrong.length)} />
          <StatFigure label="Sin hacer" value={formatNumber(checks.length - results.size)} />
          <StatFigure label="Tiempo del servidor" value={formatMs(spentMs)} />
        </div>
        <progress
          value={results.size}
          max={checks.length}
          aria-label="Comprobaciones hechas"
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-secondary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-primary"
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm font-medium">
            {summary}
          </p>
          <Switch label="Solo las que fallan" checked={onlyWrong} onChange={setOnlyWrong} />
        </div>
      </Panel>
      {onlyWrong && wrong.length === 0 ? (
        <Panel as="div">
          <EmptyState title="No falla ninguna" level={2}>
            Quita el filtro para ver todas.
          </EmptyState>
        </Panel>
      ) : null}
      {groups.map((group, index) => {
        const shown = rows.filter((row) => row.group === group && (!onlyWrong || (row.result && !row.result.isRight)));
        if (shown.length === 0) return null;
        const bad = shown.filter(({ result }) => result && !result.isRight).length;
        const id = `grupo-${index}`;
        return (
          <Panel key={group} labelledBy={id} className="overflow-hidden">
            <PanelHeader
              id={id}
              title={group}
              divided
              actions={
                bad > 0 ? (
                  <Tag tone="destructive">{bad === 1 ? "Falla 1" : `Fallan ${formatNumber(bad)}`}</Tag>
                ) : shown.every(({ result }) => result?.isRight) ? (
                  <Tag tone="success">Todo bien</Tag>
                ) : null
              }
            />
            <DataTable caption={`Comprobaciones: ${group}`} columns={COLUMNS} rows={shown} rowKey={(row) => row.id} />
          </Panel>
        );
      })}
    </main>
  );
}

const NONE = <span className="text-subtle-foreground">—</span>;
const COLUMNS: readonly Column<Row>[] = [
  {
    id: "name",
    header: "Comprobación",
    narrow: "title",
    cell: ({ name, source }) => <TwoLines title={name} detail={source} />,
  },
  {
    id: "input",
    header: "Datos",
    narrow: "detail",
    cell: ({ input }) => <span className="wrap-anywhere">{input}</span>,
  },
  { id: "expected", header: "A mano", numeric: true, cell: ({ expected }) => <Value>{expected}</Value> },
  {
    id: "got",
    header: "Sale",
    narrow: "note",
    numeric: true,
    cell: ({ result }) => (result ? <Value>{result.got}</Value> : NONE),
  },
  {
    id: "state",
    header: "Estado",
    narrow: "figure",
    cell: ({ result }) =>
      result ? <Tag tone={result.isRight ? "success" : "destructive"}>{result.isRight ? "Bien" : "Mal"}</Tag> : NONE,
  },
  {
    id: "ms",
    header: "Tiempo",
    numeric: true,
    cell: ({ result, referenceMs }) => {
      if (!result) return NONE;
      const text = formatMs(result.ms);
      return referenceMs === null ? text : <TwoLines title={text} detail={`referencia ${formatMs(referenceMs)}`} />;
    },
  },
];

/** Figures on one line; words where they fit. */
function Value({ children }: { children: string }) {
  return children.length <= 18 ? (
    children
  ) : (
    <span className="inline-block max-w-56 whitespace-normal wrap-anywhere">{children}</span>
  );
}
