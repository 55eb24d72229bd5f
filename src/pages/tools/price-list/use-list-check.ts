import { useEffect, useRef, useState } from "react";
import { checkInSlices, type ListProgress } from "./check-in-slices.ts";

const NOTHING: ListProgress = { rows: [], done: 0, total: 0, state: "nothing" };

/** Checks a list in the browser and says how far it is; it can be stopped, and the list never leaves the device. @param today ISO date */
export function useListCheck(today: string) {
  const [progress, setProgress] = useState<ListProgress>(NOTHING);
  /** Each check has a number; only the newest goes on. */
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  async function check(text: string) {
    newest.current += 1;
    const own = newest.current;
    await checkInSlices(text, today, { onProgress: setProgress, isWanted: () => newest.current === own });
  }

  function stop() {
    newest.current += 1;
    setProgress((before) => (before.state === "checking" ? { ...before, state: "stopped" } : before));
  }

  function clear() {
    newest.current += 1;
    setProgress(NOTHING);
  }

  return { progress, check, stop, clear };
}
