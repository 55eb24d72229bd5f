import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { classNames } from "../class-names.ts";

interface ComparisonTableProps {
  /** Names the table for people who cannot see the title above it. */
  caption: string;
  /** Header of the rows' names: `Incluye`. */
  rowName: string;
  /** Two to four; the highlighted one is tinted. */
  columns: readonly { label: string; highlighted?: boolean }[];
  rows: readonly {
    label: string;
    /** In the order of the columns: a text, or whether it has it. */
    cells: readonly (string | boolean)[];
  }[];
}

/**
 * Comparison of a few offers. On a small screen a row is two lines: its name, and below it the cells; the names of the
 * columns stay in sight.
 */
export function ComparisonTable({ caption, rowName, columns, rows }: ComparisonTableProps) {
  const tint = (i: number) => columns[i]?.highlighted && "md:bg-primary-soft";
  const rowClasses = "border-b max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]";
  return (
    <div className="overflow-clip rounded-lg border bg-card" style={{ "--columns": columns.length } as CSSProperties}>
      <table className="w-full text-control max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="compact text-sm max-md:sticky max-md:top-(--navbar-h) max-md:block max-md:bg-card">
          <tr className={classNames(rowClasses, "border-border-strong")}>
            <th scope="col" className="px-5 py-3 text-left font-medium max-md:sr-only">
              {rowName}
            </th>
            {columns.map(({ label }, i) => (
              <th
                key={label}
                scope="col"
                className={classNames("px-2 py-3 text-right font-medium max-md:text-center md:px-5", tint(i))}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ label, cells }) => (
            <tr key={label} className={classNames(rowClasses, "last:border-b-0")}>
              <th scope="row" className="px-5 py-3 text-left font-normal max-md:col-span-full max-md:px-4 max-md:pb-0">
                {label}
              </th>
              {columns.map((column, i) => (
                <td
                  key={column.label}
                  className={classNames("px-2 py-3 text-right max-md:text-center max-md:text-sm md:px-5", tint(i))}
                >
                  <Cell value={cells[i] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  if (!value) return <span className="text-muted-foreground">No</span>;
  return (
    <>
      <Check aria-hidden size={18} strokeWidth={1.75} className="inline text-success" />
      <span className="sr-only">Sí</span>
    </>
  );
}
