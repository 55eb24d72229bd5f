import { useEffect, useState } from "react";

/** The server's clock stands in Madrid; once the page is awake the reader's own does. */
export function useZone(): { timeZone?: string } {
  const [zone, setZone] = useState<{ timeZone?: string }>({ timeZone: "Europe/Madrid" });
  useEffect(() => setZone({}), []);
  return zone;
}
