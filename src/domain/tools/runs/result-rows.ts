import type { ResultRow } from "./compare-runs.ts";

/** An unknown value is undefined. */
export type ResultLine = readonly [label: string, value: string | undefined];

/** Lines as rows of a group, those without a value left out. Labels of a group differ: the second of a name is `Oferta (2)`. */
export function rowsIn(group: ResultRow["group"], lines: readonly ResultLine[]): ResultRow[] {
  const seen = new Map<string, number>();
  return lines.flatMap(([label, value]) => {
    if (value === undefined || value === "") return [];
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return [{ group, label: count === 1 ? label : `${label} (${count})`, value }];
  });
}
