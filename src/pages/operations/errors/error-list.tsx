import { Check } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { placeOf } from "#ui/errors/place-of.ts";
import { Panel } from "#ui/panel.tsx";
import { Ago } from "#ui/realtime/ago.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useAct } from "../../shared/use-act.ts";
import type { ErrorGroupData, ErrorListData } from "./error-data.ts";
import { ErrorFilter } from "./error-filter.tsx";
import { errorsHref, KIND_NAMES } from "./errors-query.ts";
import { FrequencyBars } from "./frequency-bars.tsx";
import { TypeTag } from "./type-tag.tsx";

interface ErrorListProps {
  list: ErrorListData;
  /** The cause whose detail is open. */
  open: string | undefined;
  /** True on pages after the first. */
  isLater: boolean;
  seesPeople: boolean;
}

/** Causes, newest error first; several can be resolved or reopened together. */
export function ErrorList({ list, open, isLater, seesPeople }: ErrorListProps) {
  const { chosen, groups, total, next, tools } = list;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const here = groups.filter(({ fingerprint }) => marked.has(fingerprint));
  const mark = (fingerprint: string, isMarked: boolean) => {
    const rest = new Set(here.map((group) => group.fingerprint));
    if (isMarked) rest.add(fingerprint);
    else rest.delete(fingerprint);
    setMarked(rest);
  };
  return (
    <Panel labelledBy="causas" className="overflow-hidden">
      <h2 id="causas" className="sr-only">
        Errores por causa
      </h2>
      {here.length > 0 ? (
        <BulkActions groups={here} onDone={() => setMarked(new Set())} />
      ) : (
        <ErrorFilter chosen={chosen} tools={tools} seesPeople={seesPeople} />
      )}
      <DataTable
        caption="Errores que cumplen el filtro"
        columns={columnsOf({ chosen, marked, mark })}
        rows={groups}
        rowKey={({ fingerprint }) => fingerprint}
        {...(open ? { activeKey: open } : {})}
        empty={<NoErrors chosen={chosen} />}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
        <p role="status" className="text-xs text-muted-foreground tabular-nums">
          {groups.length === total
            ? causes(total)
            : `${formatNumber(groups.length)} de ${causes(total)}${isLater ? ", más antiguas" : ""}`}
        </p>
        <div className="flex gap-2">
          {isLater ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={errorsHref({ chosen })}>Primeros</PageLink>
            </Button>
          ) : null}
          {next ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={errorsHref({ chosen, before: next })}>Siguientes</PageLink>
            </Button>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}

const causes = (total: number) => (total === 1 ? "1 causa" : `${formatNumber(total)} causas`);

function BulkActions({ groups, onDone }: { groups: readonly ErrorGroupData[]; onDone: () => void }) {
  const { isBusy, act } = useAct();
  const change = async (resolved: boolean) => {
    const notice = `${causes(groups.length)} ${resolved ? "sin pendientes" : "por resolver"}`;
    const fingerprints = groups.map(({ fingerprint }) => fingerprint);
    const { kind } = await act(notice, "POST", "errors/resolve", { fingerprints, resolved });
    if (kind === "done") onDone();
  };
  return (
    <div className="flex flex-wrap items-center gap-3 border-b bg-primary-soft p-4 text-sm">
      <p role="status" className="mr-auto font-medium">
        {groups.length === 1 ? "1 causa marcada" : `${formatNumber(groups.length)} causas marcadas`}
      </p>
      {groups.some(({ unresolved }) => unresolved > 0) ? (
        <Button size="sm" loading={isBusy} onClick={() => change(true)}>
          <Check aria-hidden size={16} strokeWidth={1.75} />
          Marcar resueltas
        </Button>
      ) : null}
      {groups.some(({ unresolved }) => unresolved === 0) ? (
        <Button size="sm" variant="outline" loading={isBusy} onClick={() => change(false)}>
          Reabrir
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={onDone}>
        Desmarcar
      </Button>
    </div>
  );
}

function NoErrors({ chosen }: { chosen: ErrorListData["chosen"] }) {
  const isFiltered = chosen.kind || chosen.type || chosen.tool || chosen.q;
  if (chosen.state === "unresolved" && !isFiltered) {
    return (
      <EmptyState title="Nada sin resolver" level={3}>
        Cuando algo falle en este periodo, aparecerá aquí sin recargar la página.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Ningún error cumple el filtro"
      level={3}
      action={
        <Button asChild variant="outline">
          <PageLink to="/admin/errores">Quitar filtros</PageLink>
        </Button>
      }
    >
      Prueba con otro estado o con un periodo más largo.
    </EmptyState>
  );
}

function columnsOf({
  chosen,
  marked,
  mark,
}: {
  chosen: ErrorListData["chosen"];
  marked: ReadonlySet<string>;
  mark: (fingerprint: string, isMarked: boolean) => void;
}): readonly Column<ErrorGroupData>[] {
  return [
    {
      id: "mark",
      header: "Marcar",
      hideHeader: true,
      narrow: "lead",
      cell: ({ fingerprint, error_message }) => (
        <label className="touch-target grid size-6 place-items-center">
          <input
            type="checkbox"
            checked={marked.has(fingerprint)}
            onChange={(event) => mark(fingerprint, event.target.checked)}
            aria-label={`Marcar: ${error_message.slice(0, 80)}`}
            className="size-4.5 accent-primary"
          />
        </label>
      ),
    },
    {
      id: "message",
      header: "Tipo y mensaje",
      narrow: "title",
      cell: ({ fingerprint, kind, error_type, error_message, path, unresolved }) => (
        <span className="grid max-w-136 gap-1">
          <span className="flex flex-wrap gap-1.5">
            <TypeTag type={error_type} />
            {unresolved === 0 ? <Tag tone="success">Resuelto</Tag> : null}
          </span>
          <PageLink
            to={errorsHref({ chosen, error: fingerprint })}
            preventScrollReset
            className="line-clamp-2 leading-snug wrap-anywhere text-foreground no-underline hover:underline"
          >
            {kind === "missing_path" ? path : error_message}
          </PageLink>
        </span>
      ),
    },
    {
      id: "tool",
      header: "Herramienta",
      narrow: "detail",
      cell: ({ kind, users, ...group }) => (
        <span className="wrap-anywhere">
          <TwoLines title={placeOf(group) ?? "Sin lugar"} detail={`${KIND_NAMES[kind]}, ${peopleText(users)}`} />
        </span>
      ),
    },
    {
      id: "frequency",
      header: "Frecuencia",
      cell: ({ frequency }) => <FrequencyBars parts={frequency} className="min-w-16 text-chart-1" />,
    },
    {
      id: "times",
      header: "Veces",
      numeric: true,
      narrow: "figure",
      cell: ({ times }) => <span className="font-semibold">{formatNumber(times)}</span>,
    },
    {
      id: "last",
      header: "Último",
      numeric: true,
      narrow: "note",
      cell: ({ last_at }) => <Ago iso={last_at} className="text-muted-foreground" />,
    },
  ];
}

const peopleText = (users: number) =>
  users === 0 ? "anónimo" : users === 1 ? "1 usuario" : `${formatNumber(users)} usuarios`;
