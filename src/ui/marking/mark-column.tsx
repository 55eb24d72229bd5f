import type { Column } from "../data-table.tsx";
import type { Marking } from "./use-marking.ts";

/** The column of a table in which its rows are marked. @param nameOf what a screen reader calls the row */
export function markColumn<T extends { id: string }>(
  { marked, mark }: Marking<T>,
  nameOf: (row: T) => string,
): Column<T> {
  return {
    id: "mark",
    header: "Marcar",
    hideHeader: true,
    narrow: "lead",
    cell: (row) => (
      <label className="touch-target grid size-6 place-items-center">
        <input
          type="checkbox"
          checked={marked.has(row.id)}
          onChange={(event) => mark([row], event.target.checked)}
          aria-label={`Marcar: ${nameOf(row)}`}
          className="relative z-1 size-4.5 accent-primary"
        />
      </label>
    ),
  };
}
