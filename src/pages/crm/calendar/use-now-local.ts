import { useEffect, useState } from "react";
import { localOf } from "#domain/shared/time/zone-time.ts";

const EVERY_MS = 30_000;

/** The wall clock of a zone, as the server had it until the page is awake, then as it goes on. */
export function useNowLocal(serverNow: string, timeZone: string): string {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(localOf(new Date(), timeZone));
    tick();
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return now;
}
