import { useState } from "react";

/** Rows of a list that are marked for an act on many at once. They stay marked on the other pages of the list. */
export interface Marking<T extends { id: string }> {
  marked: ReadonlyMap<string, T>;
  mark: (rows: readonly T[], isMarked: boolean) => void;
  clear: () => void;
}

export function useMarking<T extends { id: string }>(): Marking<T> {
  const [marked, setMarked] = useState<ReadonlyMap<string, T>>(new Map());
  const mark = (rows: readonly T[], isMarked: boolean) => {
    const next = new Map(marked);
    for (const row of rows) {
      if (isMarked) next.set(row.id, row);
      else next.delete(row.id);
    }
    setMarked(next);
  };
  return { marked, mark, clear: () => setMarked(new Map()) };
}
