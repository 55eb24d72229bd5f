interface Spans {
  /** Columns and rows that a cell covers. */
  colspan: number;
  rowspan: number;
}

/**
 * Rows of a table in which each place that no cell of the row begins in is told: null stands for a column that a cell of a row above
 * reaches down into, and for one that the row does not have. Every row comes out equally wide.
 */
export function gridOf<Cell extends Spans>(rows: readonly (readonly Cell[])[]): (Cell | null)[][] {
  /** How many more rows the last cell of each column covers. */
  const reach: number[] = [];
  const placed = rows.map((row) => {
    const line: (Cell | null)[] = [];
    let next = 0;
    for (let column = 0; next < row.length || column < reach.length; ) {
      const rowsLeft = reach[column] ?? 0;
      const cell = rowsLeft > 0 ? undefined : row[next];
      line.push(cell ?? null);
      if (!cell) {
        reach[column] = Math.max(0, rowsLeft - 1);
        column++;
        continue;
      }
      next++;
      for (const end = column + cell.colspan; column < end; column++) reach[column] = cell.rowspan - 1;
    }
    return line;
  });
  const columns = Math.max(0, ...placed.map(widthOf));
  return placed.map((line) => [...line, ...Array<null>(columns - widthOf(line)).fill(null)]);
}

/** Columns that a row of a grid covers. */
export const widthOf = (line: readonly (Spans | null)[]): number =>
  line.reduce((width, cell) => width + (cell?.colspan ?? 1), 0);
