import { useEffect } from "react";
import { ReadingClock } from "#domain/tools/sharing/reading-time.ts";

const LOOK_MS = 1_000;
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown", "touchstart"] as const;

/**
 * Reports how long a shared page is read: the seconds in which it is on the screen and a person scrolled, pointed or typed within the last
 * minute. They are sent when the page is hidden or left, with nothing that tells who it was.
 *
 * @param call address of its calls, with its token
 */
export function useReadingTime(call: string): void {
  useEffect(() => {
    const clock = new ReadingClock(performance.now());
    const sign = () => clock.sign(performance.now());
    const look = setInterval(() => clock.look(performance.now(), document.visibilityState === "visible"), LOOK_MS);
    const report = () => {
      const seconds = clock.take();
      if (seconds === null) return;
      navigator.sendBeacon(`${call}/reading`, new Blob([JSON.stringify({ seconds })], { type: "application/json" }));
    };
    const reportHidden = () => {
      if (document.visibilityState === "hidden") report();
    };
    for (const one of SIGNS) addEventListener(one, sign, { passive: true });
    document.addEventListener("visibilitychange", reportHidden);
    addEventListener("pagehide", report);
    return () => {
      clearInterval(look);
      for (const one of SIGNS) removeEventListener(one, sign);
      document.removeEventListener("visibilitychange", reportHidden);
      removeEventListener("pagehide", report);
      report();
    };
  }, [call]);
}
