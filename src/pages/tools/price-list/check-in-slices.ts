import type { ListRow } from "#domain/tools/price-position/list-rows.ts";

/** Rows are checked for so long before the page may draw and answer again, in milliseconds. */
const SLICE_MS = 40;

export interface ListProgress {
  rows: readonly ListRow[];
  done: number;
  total: number;
  state: "nothing" | "checking" | "stopped" | "done";
  /** A problem of the list as a whole, in Spanish. */
  problem?: string;
}

/**
 * Checks a list in short slices, so that the page stays alive between them.
 *
 * @param today ISO date
 * @param onProgress is called after each slice
 * @param isWanted asked before each slice; the check ends once it is not
 */
export async function checkInSlices(
  text: string,
  today: string,
  { onProgress, isWanted }: { onProgress: (progress: ListProgress) => void; isWanted: () => boolean },
): Promise<void> {
  // Only who brings a list needs reader and engine.
  const [{ checkList }, { listRow, readList, refusedRow }] = await Promise.all([
    import("#domain/tools/price-position/check-list.ts"),
    import("#domain/tools/price-position/list-rows.ts"),
  ]);
  const { adverts, refused, problem } = readList(text, today);
  const rows = refused.map(refusedRow);
  const total = adverts.length;
  const checks = checkList(adverts, { today });
  let done = 0;
  while (isWanted()) {
    const until = performance.now() + SLICE_MS;
    while (done < total) {
      const next = checks.next();
      if (next.done) break;
      rows.push(listRow(next.value));
      done += 1;
      if (performance.now() >= until) break;
    }
    const state = done === total ? "done" : "checking";
    onProgress({ rows: [...rows], done, total, state, ...(problem === undefined ? {} : { problem }) });
    if (state === "done") return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
