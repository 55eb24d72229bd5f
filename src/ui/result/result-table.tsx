import {
  type Cell,
  type Column as DescribedColumn,
  type Tag as DescribedTag,
  isOn,
  type Table,
} from "#domain/tools/description/description.ts";
import { openCell } from "#domain/tools/description/description-text.ts";
import { isFigure, type Value, valueText } from "#domain/tools/description/value.ts";
import { type Column, DataTable, TwoLines } from "../data-table.tsx";
import { Tag } from "../tag.tsx";

interface Row {
  key: string;
  cells: readonly Cell[];
  isTotal: boolean;
}

/** A described table on a page: it folds and sorts as every table of the product does. */
export function ResultTable({ table: { name, columns, rows, total, empty } }: { table: Table }) {
  const shown = columns.map((column, i) => ({ column, i })).filter(({ column }) => isOn("page", column));
  const body: Row[] = rows.map((cells, i) => ({ key: String(i), cells, isTotal: false }));
  if (total) body.push({ key: "total", cells: total, isTotal: true });
  return (
    <DataTable
      caption={name}
      columns={shown.map(({ column, i }): Column<Row> => {
        const cellAt = (row: Row) => row.cells[i] ?? "";
        const sample = rows.map((cells) => openCell(cells[i] ?? "").value).find((value) => value !== "");
        return {
          id: String(i),
          header: column.title,
          cell: (row) => <TableCell cell={cellAt(row)} column={column} isTotal={row.isTotal} />,
          ...(sample !== undefined && isFigure(sample) && { numeric: true }),
          ...(column.narrow && { narrow: column.narrow }),
          ...(column.isSortable && { sortBy: (row: Row) => sortValue(openCell(cellAt(row)).value) }),
        };
      })}
      rows={body}
      rowKey={({ key }) => key}
      {...(empty && { empty: <p className="p-5 text-sm text-muted-foreground">{empty}</p> })}
    />
  );
}

function sortValue(value: Value): string | number {
  if (typeof value === "string") return value;
  return ("low" in value ? value.low.amount : value.amount) ?? 0;
}

function TableCell({ cell, column, isTotal }: { cell: Cell; column: DescribedColumn; isTotal: boolean }) {
  const { value, detail, tag } = typeof cell === "object" && "value" in cell ? cell : { value: cell };
  const text = valueText(value);
  const figure = column.isStrong || isTotal ? <strong>{text}</strong> : text;
  // On a narrow page the head of the column is gone.
  const named = (
    <>
      {column.saysName ? <span className="@2xl:hidden">{column.title} </span> : null}
      {figure}
      {column.narrowSuffix ? <span className="@2xl:hidden"> {column.narrowSuffix}</span> : null}
    </>
  );
  const lines = detail === undefined ? named : <TwoLines title={named} detail={valueText(detail)} />;
  if (!tag) return lines;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {text === "" ? null : <span>{lines}</span>}
      <ResultTag tag={tag} />
    </span>
  );
}

export function ResultTag({ tag: { text, tone = "neutral" } }: { tag: DescribedTag }) {
  return <Tag tone={tone}>{text}</Tag>;
}
