import { classNames } from "../class-names.ts";
import { clampedFractionOf, extent } from "./scale.ts";

interface HeatmapProps {
  /** Read out before the table; says what rows, columns and values are. */
  caption: string;
  /** Above the row headers: names of rows and columns ("Interés / plazo"). */
  corner: string;
  columns: readonly string[];
  /** One value for each column; null is a cell that cannot be. */
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  format: (value: number) => string;
  /** The cell of the user's own case, outlined. */
  current?: { row: number; column: number } | undefined;
  /** Meaning of the outline, for screen readers. */
  currentName?: string;
  className?: string;
}

/**
 * Sequential steps with an ink that reads on each at 4.5:1 or more. The mid step differs by theme because the pigment
 * half-way carries neither white nor ink.
 */
const steps = [
  "bg-seq-1 text-foreground",
  "bg-seq-2 text-foreground",
  "bg-seq-3 text-foreground",
  "bg-seq-4 text-foreground",
  "bg-seq-5 text-tinta-950 dark:bg-seq-6",
  "bg-seq-7 text-white dark:text-tinta-950",
  "bg-seq-8 text-white dark:text-tinta-950",
] as const;

/** Step of a value: equal widths between the smallest and the largest, 0 to 6. One single value takes the middle. */
export function heatStep(value: number, low: number, high: number): number {
  return Math.min(steps.length - 1, Math.floor(clampedFractionOf(value, [low, high]) * steps.length));
}

/** A table whose cells are tinted by value: sensitivity of an instalment to rate and term, say. */
export function Heatmap({
  caption,
  corner,
  columns,
  rows,
  format,
  current,
  currentName = "tu caso",
  className,
}: HeatmapProps) {
  const [low, high] = extent(rows.flatMap((row) => row.values.filter((value) => value !== null)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className={classNames("relative overflow-x-auto", className)}>
      <table className="w-full border-separate border-spacing-0.5 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="compact sticky left-0 z-1 bg-card px-2 py-1.5 text-left text-xs font-medium text-muted-foreground"
            >
              {corner}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="compact px-2 py-1.5 text-right text-xs font-medium whitespace-nowrap text-muted-foreground"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.label}>
              <th scope="row" className="sticky left-0 z-1 bg-card px-2 py-2 text-left font-medium whitespace-nowrap">
                {row.label}
              </th>
              {row.values.map((value, columnIndex) => {
                const isCurrent = current?.row === rowIndex && current.column === columnIndex;
                return (
                  <td
                    key={columns[columnIndex]}
                    className={classNames(
                      "rounded-xs px-2 py-2 text-right whitespace-nowrap tabular-nums",
                      value === null ? "bg-muted text-subtle-foreground" : steps[heatStep(value, low, high)],
                      isCurrent &&
                        "font-semibold shadow-[inset_0_0_0_2px_var(--foreground),inset_0_0_0_4px_var(--card)] outline-2 -outline-offset-2 outline-transparent",
                    )}
                  >
                    {value === null ? "—" : format(value)}
                    {isCurrent ? <span className="sr-only"> ({currentName})</span> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
