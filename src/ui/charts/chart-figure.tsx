import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface ChartTable {
  columns: readonly string[];
  /** Formatted cells; the first of each row is its header. */
  rows: readonly (readonly string[])[];
}

export interface ChartFigureProps {
  /** The finding, as a sentence: "El precio sube un 4 % al año". */
  title: string;
  /** Unit and scope: "€/m², media de Ruzafa". */
  subtitle?: string | undefined;
  /** The drawing in words, for people who cannot see it. */
  summary: string;
  /** The same numbers, one click away. */
  table: ChartTable;
  legend?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Frame of every chart: finding, drawing, text summary and table view. Works without scripts. */
export function ChartFigure({ title, subtitle, summary, table, legend, className, children }: ChartFigureProps) {
  return (
    <figure className={classNames("m-0 min-w-0", className)}>
      <figcaption>
        <p className="leading-snug font-semibold">{title}</p>
        {subtitle ? <p className="text-sm text-muted-foreground">{subtitle}</p> : null}
        <p className="sr-only">{summary}</p>
      </figcaption>
      {legend ? <div className="mt-2">{legend}</div> : null}
      <div className="mt-3">{children}</div>
      <TableView table={table} caption={title} />
    </figure>
  );
}

function TableView({ table, caption }: { table: ChartTable; caption: string }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="link-text inline-flex min-h-6 items-center text-xs">Ver los datos en una tabla</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="mt-2 max-h-80 overflow-auto rounded-sm border">
        <table className="w-full border-collapse text-sm leading-snug">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column, i) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames(
                    "compact sticky top-0 bg-card px-3 py-2 text-xs font-medium whitespace-nowrap text-muted-foreground",
                    i === 0 ? "text-left" : "text-right",
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells) => (
              <tr key={cells.join("|")} className="border-t">
                {cells.map((cell, i) =>
                  i === 0 ? (
                    <th
                      key={table.columns[i]}
                      scope="row"
                      className="px-3 py-1.5 text-left font-normal whitespace-nowrap"
                    >
                      {cell}
                    </th>
                  ) : (
                    <td key={table.columns[i]} className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
