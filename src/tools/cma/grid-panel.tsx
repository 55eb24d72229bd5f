import { useId } from "react";
import { GRID_COLUMNS, type GridColumn } from "#domain/tools/cma/grid.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { ComparablePhotos } from "./comparable-photos.tsx";
import { GridCards } from "./grid-cards.tsx";
import { GridTable } from "./grid-table.tsx";
import { filledColumns } from "./grid-tables.ts";
import { OutList } from "./out-list.tsx";
import { PointsMap } from "./points-map.tsx";
import type { CmaResult, CmaRow } from "./result.ts";
import type { CmaInput } from "./schema.ts";
import { useGridEdits } from "./use-grid-edits.ts";
import { hasDemo } from "./words.ts";

export interface GridProps {
  rows: readonly CmaRow[];
  columns: readonly GridColumn[];
  currency: string;
}

/** Columns that an agent fills alone: they stand in the grid although nothing fills them. */
const OWN_COLUMNS: readonly GridColumn[] = ["location", "extras"];

/** The comparables with their grid: read by everybody, changed cell by cell by the agent. */
export function GridPanel({ result, input }: { result: CmaResult; input: CmaInput }) {
  const titleId = useId();
  const { isExample } = useToolRun();
  const edits = useGridEdits(input, result.rows);
  const shown = result.rows.filter(({ standing }) => standing !== "fuera");
  const out = result.rows.filter(({ standing }) => standing === "fuera");
  if (result.rows.length === 0) return null;
  const filled = filledColumns(shown);
  const columns = GRID_COLUMNS.filter(
    (column) => filled.includes(column) || (edits.canChange && OWN_COLUMNS.includes(column)),
  );
  const grid = { rows: shown, columns, currency: result.currency };
  return (
    <Panel labelledBy={titleId} className="overflow-hidden">
      <PanelHeader
        id={titleId}
        title="Comparables y ajustes"
        level={isExample ? 3 : 2}
        divided
        description={
          edits.canChange
            ? "Cada casilla lleva la propuesta del motor. Escribe encima la tuya: la propuesta queda a la vista. Vacía la casilla para volver a ella."
            : "Cada importe dice cuánto cambia el precio del comparable para parecerse a esta vivienda."
        }
        actions={hasDemo(result) ? <Tag tone="warning">Demostración</Tag> : undefined}
      />
      {shown.length > 0 ? (
        <>
          <GridTable {...grid} edits={edits} />
          <GridCards {...grid} edits={edits} />
        </>
      ) : null}
      <ComparablePhotos rows={shown} edits={edits} />
      {edits.edited > 0 ? (
        <div
          role="status"
          className="sticky bottom-0 z-2 flex flex-wrap items-center justify-between gap-3 border-t bg-muted px-5 py-3 sm:px-6"
        >
          <p className="text-sm">
            {edits.hasWrong
              ? "Hay un importe que no se entiende. Escríbelo como −4.500."
              : "Los ajustados ya llevan tus cambios; el valor y los pesos, todavía no."}
          </p>
          <div className="flex gap-2">
            <Button variant="ghost" size="sm" onClick={edits.discard}>
              Descartar
            </Button>
            <Button size="sm" loading={edits.isRunning} disabled={edits.hasWrong} onClick={edits.apply}>
              Aplicar y recalcular
            </Button>
          </div>
        </div>
      ) : null}
      <PointsMap rows={shown} input={input} />
      {out.length > 0 ? <OutList rows={out} edits={edits} currency={result.currency} /> : null}
    </Panel>
  );
}
