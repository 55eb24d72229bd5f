import { useEffect } from "react";
import { MOST_READING_S } from "#domain/tools/sharing/reading-time.ts";

/** How often it is looked whether somebody reads, and how long after the last sign of a person that is believed. */
const LOOK_MS = 1_000;
const STILL_MS = 60_000;
/** A shorter reading is none worth a call. */
const LEAST_S = 3;
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown", "touchstart"] as const;

/**
 * Reports how long a shared page is read: the seconds in which it is on the screen and a person scrolled, pointed or typed within the last
 * minute. They are sent when the page is hidden or left, with nothing that tells who it was.
 *
 * @param call address of its calls, with its token
 */
export function useReadingTime(call: string): void {
  useEffect(() => {
    let seconds = 0;
    let lastSign = performance.now();
    const note = () => {
      lastSign = performance.now();
    };
    const look = setInterval(() => {
      const isRead = document.visibilityState === "visible" && performance.now() - lastSign < STILL_MS;
      if (isRead && seconds < MOST_READING_S) seconds++;
    }, LOOK_MS);
    const report = () => {
      if (seconds < LEAST_S) return;
      navigator.sendBeacon(`${call}/reading`, new Blob([JSON.stringify({ seconds })], { type: "application/json" }));
      seconds = 0;
    };
    const reportHidden = () => {
      if (document.visibilityState === "hidden") report();
    };
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true });
    document.addEventListener("visibilitychange", reportHidden);
    addEventListener("pagehide", report);
    return () => {
      clearInterval(look);
      for (const sign of SIGNS) removeEventListener(sign, note);
      document.removeEventListener("visibilitychange", reportHidden);
      removeEventListener("pagehide", report);
      report();
    };
  }, [call]);
}
