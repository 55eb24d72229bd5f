/**
 * A sender whose files name only part of its homes: nothing is absent from them. It is remembered beside the mapping of his
 * columns, under a name that no field has.
 */
const PARTIAL = "#parcial";

type Mapping = Record<string, string>;

export const isPartial = (mapping: Mapping | null): boolean => mapping?.[PARTIAL] !== undefined;

/** The mapping as it is kept. */
export function withPartial(mapping: Mapping | null, partial: boolean): Mapping | null {
  const columns = columnsAlone(mapping);
  return partial ? { ...columns, [PARTIAL]: "si" } : columns;
}

/** The mapping as readers and people take it; null where the columns are found by their names. */
export function columnsAlone(mapping: Mapping | null): Mapping | null {
  const columns = Object.entries(mapping ?? {}).filter(([name]) => name !== PARTIAL);
  return columns.length > 0 ? Object.fromEntries(columns) : null;
}
