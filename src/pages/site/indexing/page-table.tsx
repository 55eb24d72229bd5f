import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Switch } from "#ui/switch.tsx";
import { Tag } from "#ui/tag.tsx";
import { type CheckedPage, usePageCheck } from "./use-page-check.ts";

export interface IndexedPage {
  path: string;
  regions: boolean;
  /** ISO date; null where nobody notes it. */
  changedOn: string | null;
}

interface Row extends IndexedPage {
  checked: CheckedPage | null;
}

/** Every page of the sitemap, and the faults that a search engine would find in it. */
export function PageTable({ pages }: { pages: readonly IndexedPage[] }) {
  const { state, check } = usePageCheck();
  const [onlyWrong, setOnlyWrong] = useState(false);
  const checked = new Map(state.kind === "done" ? state.pages.map((page) => [page.path, page]) : []);
  const rows: Row[] = pages.map((page) => ({ ...page, checked: checked.get(page.path) ?? null }));
  const wrong = rows.filter(({ checked }) => checked !== null && isWrong(checked));
  const shown = onlyWrong ? wrong : rows;
  return (
    <Panel labelledBy="paginas" className="overflow-hidden">
      <PanelHeader
        id="paginas"
        title="Páginas del mapa del sitio"
        description="La comprobación dibuja cada página como la recibe un buscador y lee título, descripción, dirección canónica y datos estructurados."
        divided
        actions={
          <Button onClick={() => void check()} loading={state.kind === "checking"} loadingText="Comprobando…">
            {state.kind === "done" ? "Comprobar otra vez" : "Comprobar páginas"}
          </Button>
        }
      />
      <div role="status" className="text-sm">
        {state.kind === "checking" && state.total > 0 ? (
          <PanelBody className="border-b">
            <progress
              value={state.done}
              max={state.total}
              aria-label="Páginas comprobadas"
              className="h-2 w-full accent-(--primary)"
            />
            <p className="mt-1 text-xs text-muted-foreground tabular-nums">
              {formatNumber(state.done)} de {counted(state.total, "página", "páginas")}, cada una en sus regiones
            </p>
          </PanelBody>
        ) : null}
        {state.kind === "failed" ? (
          <PanelBody>
            <Callout tone="destructive">{state.message}</Callout>
          </PanelBody>
        ) : null}
        {state.kind === "done" ? (
          <div className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3">
            <p>
              {wrong.length === 0
                ? `Las ${formatNumber(rows.length)} páginas están bien.`
                : `${formatNumber(wrong.length)} de ${formatNumber(rows.length)} páginas tienen algo que mirar.`}
            </p>
            {wrong.length > 0 ? (
              <Switch label="Solo las que tienen algo" checked={onlyWrong} onChange={setOnlyWrong} />
            ) : null}
          </div>
        ) : null}
      </div>
      <div className="max-h-[42rem] overflow-y-auto">
        <DataTable
          caption="Páginas del mapa del sitio, con su último cambio y lo que les falta"
          columns={columns}
          rows={shown}
          rowKey={({ path }) => path}
        />
      </div>
    </Panel>
  );
}

const isWrong = ({ problems, data }: CheckedPage) =>
  problems.length > 0 || data.some((block) => block.problems.length > 0);

const columns: readonly Column<Row>[] = [
  {
    id: "path",
    header: "Dirección",
    narrow: "title",
    sortBy: ({ path }) => path,
    cell: ({ path, regions }) => (
      <div className="min-w-40">
        <PageLink to={path} everywhereTheSame={!regions} className="link-text touch-target wrap-anywhere">
          {path}
        </PageLink>
        {regions ? <p className="text-xs text-muted-foreground">También en /es y /latam</p> : null}
      </div>
    ),
  },
  {
    id: "changed",
    header: "Último cambio",
    numeric: true,
    sortBy: ({ changedOn }) => changedOn ?? "",
    cell: ({ changedOn }) =>
      changedOn ? formatDate(changedOn) : <span className="text-muted-foreground">Sin fecha</span>,
  },
  {
    id: "state",
    header: "Comprobación",
    narrow: "note",
    cell: ({ checked }) =>
      checked === null ? (
        <span className="text-muted-foreground">Sin comprobar</span>
      ) : isWrong(checked) ? (
        <Tag tone="warning">A mirar</Tag>
      ) : (
        <Tag tone="success">Bien</Tag>
      ),
  },
  {
    id: "what",
    header: "Datos y hallazgos",
    narrow: "detail",
    cell: ({ checked }) =>
      checked === null ? null : (
        <div className="grid max-w-md gap-1 text-xs wrap-anywhere">
          <p className="text-muted-foreground">{typesOf(checked)}</p>
          {[...checked.problems, ...checked.data.flatMap(({ problems }) => problems)].map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      ),
  },
];

const typesOf = ({ data }: CheckedPage): string =>
  data.length === 0 ? "Sin datos estructurados" : data.map(({ type }) => type).join(", ");
