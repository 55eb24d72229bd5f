import { useEffect, useRef, useState } from "react";
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

const NOTHING: ListProgress = { rows: [], done: 0, total: 0, state: "nothing" };

/**
 * Checks a list in the browser, in short slices, so that the page can show how far it is and be stopped: the list never leaves the
 * device. @param today ISO date
 */
export function useListCheck(today: string) {
  const [progress, setProgress] = useState<ListProgress>(NOTHING);
  const running = useRef(0);
  useEffect(
    () => () => {
      running.current += 1;
    },
    [],
  );

  async function check(text: string) {
    running.current += 1;
    const own = running.current;
    // Only who brings a list needs reader and engine.
    const [{ checkList }, { listRow, readList, refusedRow }] = await Promise.all([
      import("#domain/tools/price-position/check-list.ts"),
      import("#domain/tools/price-position/list-rows.ts"),
    ]);
    const { adverts, refused, problem } = readList(text, Number(today.slice(0, 4)));
    const rows = refused.map(refusedRow);
    const told = { total: adverts.length, ...(problem === undefined ? {} : { problem }) };
    const checks = checkList(adverts, { today });
    let done = 0;
    while (running.current === own) {
      const until = performance.now() + SLICE_MS;
      let next = checks.next();
      while (!next.done) {
        rows.push(listRow(next.value));
        done += 1;
        if (performance.now() >= until) break;
        next = checks.next();
      }
      setProgress({ ...told, rows: [...rows], done, state: done === adverts.length ? "done" : "checking" });
      if (done === adverts.length) return;
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  function stop() {
    running.current += 1;
    setProgress((before) => (before.state === "checking" ? { ...before, state: "stopped" } : before));
  }

  function clear() {
    running.current += 1;
    setProgress(NOTHING);
  }

  return { progress, check, stop, clear };
}
