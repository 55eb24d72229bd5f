import { useEffect, useRef } from "react";

/** Calls now and then while the reader looks at the page; at once when they come back to it. */
export function useVisibleInterval(call: () => void, everyMs: number, isOn = true): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [everyMs, isOn]);
}
