import { useEffect } from "react";
import { ReadingClock } from "#domain/tools/sharing/reading-time.ts";

const LOOK_MS = 1_000;
/** While a page is read its seconds are sent so often: not every browser lets a page that ends send its last ones. */
const OFTEN_S = 15;
/** A shorter reading is none worth a call. */
const LEAST_S = 3;
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown", "touchstart"] as const;

/**
 * Reports how long a shared page is read: the seconds in which it is on the screen and a person scrolled, pointed or typed within the last
 * minute. They are sent while it is read and when it is hidden or left, with nothing that tells who it was.
 *
 * @param call address of its calls, with its token
 */
export function useReadingTime(call: string): void {
  useEffect(() => {
    const clock = new ReadingClock(performance.now());
    const sign = () => clock.sign(performance.now());
    const look = setInterval(() => {
      clock.look(performance.now(), document.visibilityState === "visible");
      report(OFTEN_S);
    }, LOOK_MS);
    const report = (least = LEAST_S) => {
      const seconds = clock.take(least);
      if (seconds === null) return;
      // Nobody waits for it.
      void fetch(`${call}/reading`, {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ seconds }),
      }).catch(() => undefined);
    };
    const reportHidden = () => {
      if (document.visibilityState === "hidden") report();
    };
    for (const one of SIGNS) addEventListener(one, sign, { passive: true });
    document.addEventListener("visibilitychange", reportHidden);
    const leave = () => report();
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(look);
      for (const one of SIGNS) removeEventListener(one, sign);
      document.removeEventListener("visibilitychange", reportHidden);
      removeEventListener("pagehide", leave);
      report();
    };
  }, [call]);
}
