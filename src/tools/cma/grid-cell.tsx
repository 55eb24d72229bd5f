import { formatNumber } from "#domain/shared/format/format.ts";
import { COLUMN_NAMES, type GridColumn } from "#domain/tools/cma/grid.ts";
import { classNames } from "#ui/class-names.ts";
import type { CmaRow } from "./result.ts";
import type { GridEdits } from "./use-grid-edits.ts";

const signed = (amount: number) => `${Math.round(amount) > 0 ? "+" : ""}${formatNumber(Math.round(amount))}`;

interface CellProps {
  row: CmaRow;
  number: number;
  column: GridColumn;
  edits: GridEdits;
}

/** A cell to read or to type over: the engine's proposal stands in it, and below what somebody typed over it. */
export function GridCellBox({ row, number, column, edits }: CellProps) {
  const { cell, text, isWrong } = edits.cellOf(row, column);
  const proposed = cell?.proposed ?? row.cells.find((one) => one.column === column)?.proposed;
  const isTyped = text.trim() !== "";
  if (!edits.canChange) {
    return cell ? (
      <>
        <span className={classNames(cell.isChanged && "font-semibold")}>{signed(cell.amount)}</span>
        {cell.isChanged ? (
          <span className="block text-xs text-subtle-foreground">propuesta {signed(cell.proposed)}</span>
        ) : null}
      </>
    ) : (
      <span className="text-subtle-foreground">–</span>
    );
  }
  return (
    <>
      <input
        type="text"
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        value={text}
        placeholder={proposed === undefined ? "–" : signed(proposed)}
        aria-label={`${COLUMN_NAMES[column]} del comparable ${number}${proposed === undefined ? "" : `, propuesta ${signed(proposed)}`}`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => edits.setCell(row.id, column, event.target.value)}
        className={classNames(
          "h-9 w-full rounded-sm border bg-card px-2 text-right text-sm tabular-nums placeholder:text-foreground focus-visible:border-ring pointer-coarse:h-11",
          isTyped ? "border-primary font-semibold" : "border-transparent hover:border-input",
          isWrong && "border-destructive",
        )}
      />
      {isTyped && proposed !== undefined ? (
        <span className="block pr-2 text-right text-xs text-subtle-foreground">propuesta {signed(proposed)}</span>
      ) : null}
    </>
  );
}
