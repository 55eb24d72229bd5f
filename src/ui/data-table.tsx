import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names.ts";
import { SelectBox } from "./form/controls.tsx";
import { nextSorting, type Sorting, type SortValue, sortRows } from "./table-sort.ts";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers stand right, in tabular figures. */
  numeric?: boolean;
  /** The header is read out but not shown, as over a column of menus. */
  hideHeader?: boolean;
  /** Makes the header a sort button. */
  sortBy?: (row: Row) => SortValue;
  /**
   * Position of the cell when the row folds into two lines: `lead` at the left over both, `title` and `detail` in the
   * middle, `figure` and `note` at the right, `actions` at the far right over both. Unnamed ones are left out.
   */
  narrow?: "lead" | "title" | "detail" | "figure" | "note" | "actions";
}

/** Written out, because a row laid out as a grid would otherwise stop being one for screen readers. */
const role = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

interface DataTableProps<Row> {
  /** Contents of the table in words; read out, and shown only if a heading does not already say it. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  initialSort?: Sorting;
  /** The row picked out, as on the map beside it. */
  activeKey?: string | null;
  onRowPoint?: (key: string | null) => void;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  className?: string;
}

/**
 * A table with 1 px row lines and sortable headers. Narrower than 42 rem (its own room, not the window's) each row
 * folds into two lines and the sorting moves into a list above.
 */
export function DataTable<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  initialSort,
  activeKey,
  onRowPoint,
  empty,
  className,
}: DataTableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting | null>(initialSort ?? null);
  const sortBy = columns.find((column) => column.id === sorting?.column)?.sortBy;
  const shown = sorting && sortBy ? sortRows(rows, sortBy, sorting.direction) : rows;
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const folds = foldClasses(columns);
  return (
    <div className={classNames("@container min-w-0", className)}>
      <NarrowSort columns={columns} sorting={sorting} onSort={setSorting} />
      <table {...role.table} className="w-full border-collapse text-left text-sm leading-snug @max-2xl:block">
        <caption className={showCaption ? "px-4 py-3 text-left text-xs text-subtle-foreground" : "sr-only"}>
          {caption}
        </caption>
        <thead {...role.rowgroup} className="@max-2xl:sr-only">
          <tr {...role.row}>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody {...role.rowgroup} className="@max-2xl:block">
          {shown.map((row, index) => {
            const key = rowKey(row);
            return (
              <tr
                key={key}
                {...role.row}
                onPointerEnter={onRowPoint ? () => onRowPoint(key) : undefined}
                onPointerLeave={onRowPoint ? () => onRowPoint(null) : undefined}
                className={classNames(
                  "border-b last:border-b-0 hover:bg-accent hover:text-accent-foreground",
                  "@max-2xl:grid @max-2xl:grid-cols-[auto_minmax(0,1fr)_auto_auto] @max-2xl:items-center @max-2xl:gap-x-3 @max-2xl:gap-y-0.5 @max-2xl:px-4 @max-2xl:py-3",
                  key === activeKey && "bg-accent text-accent-foreground",
                )}
              >
                {columns.map((column) => (
                  <BodyCell key={column.id} column={column} folds={folds}>
                    {column.cell(row, index)}
                  </BodyCell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface SortProps<Row> {
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
  column: Column<Row>;
}

function HeaderCell<Row>({ column, sorting, onSort }: SortProps<Row>) {
  const { id, header, numeric = false, hideHeader = false, sortBy } = column;
  const direction = sorting?.column === id ? sorting.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      {...role.columnheader}
      scope="col"
      aria-sort={sortBy ? (direction ?? "none") : undefined}
      className={classNames(
        "compact border-b border-border-strong px-3 py-2.5 text-xs font-medium text-muted-foreground first:pl-5 last:pr-5",
        numeric && "text-right",
      )}
    >
      {sortBy ? (
        <button
          type="button"
          onClick={() => onSort(nextSorting(sorting, id, numeric))}
          className={classNames(
            "touch-target -mx-1 inline-flex items-center gap-1 rounded-xs px-1 py-0.5 hover:text-foreground",
            numeric && "flex-row-reverse",
            direction !== undefined && "text-foreground",
          )}
        >
          {header}
          <Icon
            aria-hidden
            size={13}
            strokeWidth={1.75}
            className={classNames(direction === undefined && "opacity-60")}
          />
        </button>
      ) : (
        <span className={hideHeader ? "sr-only" : undefined}>{header}</span>
      )}
    </th>
  );
}

function BodyCell<Row>({ column, folds, children }: { column: Column<Row>; folds: FoldClasses; children: ReactNode }) {
  const classes = classNames(
    "px-3 py-2.5 align-middle font-normal first:pl-5 last:pr-5 @max-2xl:p-0!",
    column.numeric && "text-right whitespace-nowrap tabular-nums",
    column.narrow === undefined ? "@max-2xl:hidden" : folds[column.narrow],
  );
  if (column.narrow === "title") {
    return (
      <th {...role.rowheader} scope="row" className={classes}>
        {children}
      </th>
    );
  }
  return (
    <td {...role.cell} className={classes}>
      {children}
    </td>
  );
}

type FoldClasses = Record<NonNullable<Column<unknown>["narrow"]>, string>;

function foldClasses<Row>(columns: readonly Column<Row>[]): FoldClasses {
  const has = (place: Column<Row>["narrow"]) => columns.some((column) => column.narrow === place);
  const middle = has("lead") ? "@max-2xl:col-start-2 @max-2xl:col-end-3" : "@max-2xl:col-start-1 @max-2xl:col-end-3";
  return {
    lead: "@max-2xl:col-start-1 @max-2xl:row-span-2 @max-2xl:row-start-1",
    title: classNames(middle, "@max-2xl:row-start-1", !has("detail") && "@max-2xl:row-span-2"),
    detail: `${middle} @max-2xl:row-start-2 @max-2xl:text-left @max-2xl:text-xs @max-2xl:text-subtle-foreground`,
    figure: classNames(
      "@max-2xl:col-start-3 @max-2xl:row-start-1 @max-2xl:text-right",
      !has("note") && "@max-2xl:row-span-2",
    ),
    note: "@max-2xl:col-start-3 @max-2xl:row-start-2 @max-2xl:text-right @max-2xl:text-xs",
    actions: "@max-2xl:col-start-4 @max-2xl:row-span-2 @max-2xl:row-start-1",
  };
}

function NarrowSort<Row>({
  columns,
  sorting,
  onSort,
}: {
  columns: readonly Column<Row>[];
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
}) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortBy !== undefined);
  if (sortable.length === 0) return null;
  const choices = sortable.flatMap(({ id, header, numeric }) => [
    { id, direction: "descending" as const, label: `${header}: ${numeric ? "de más a menos" : "de la Z a la A"}` },
    { id, direction: "ascending" as const, label: `${header}: ${numeric ? "de menos a más" : "de la A a la Z"}` },
  ]);
  return (
    <div className="hidden items-center gap-2 border-b px-4 py-2 text-xs text-muted-foreground @max-2xl:flex">
      <label htmlFor={id}>Ordenar por</label>
      <SelectBox
        isCompact
        id={id}
        value={sorting ? `${sorting.column}/${sorting.direction}` : ""}
        onChange={(event) => {
          const choice = choices.find(({ id, direction }) => `${id}/${direction}` === event.target.value);
          if (choice) onSort({ column: choice.id, direction: choice.direction });
        }}
        options={choices.map(({ id, direction, label }) => ({ value: `${id}/${direction}`, label }))}
        placeholder={sorting ? undefined : "Elige un orden"}
        className="flex-1"
      />
    </div>
  );
}

/** Two lines in a cell: the name and a detail that distinguishes it. */
export function TwoLines({ title, detail }: { title: ReactNode; detail: ReactNode }) {
  return (
    <>
      <span className="block font-medium">{title}</span>
      <span className="block text-xs text-subtle-foreground">{detail}</span>
    </>
  );
}

/** An interval in a row: its drawing (an inline `IntervalChart`) beside its ends in words, "324–361 mil". */
export function RangeCell({
  chart,
  text,
  textClassName,
}: {
  chart: ReactNode;
  text: string;
  /** Hides the words where there is no room for them. */
  textClassName?: string;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 @2xl:flex-nowrap">
      <span className="w-28 shrink-0">{chart}</span>
      <span className={classNames("whitespace-nowrap text-muted-foreground tabular-nums", textClassName)}>{text}</span>
    </span>
  );
}
