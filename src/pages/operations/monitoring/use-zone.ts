import { useEffect, useState } from "react";

/** The server writes the time of Madrid; once the page is awake it shows the reader's own. */
export function useZone(): { timeZone?: string } {
  const [zone, setZone] = useState<{ timeZone?: string }>({ timeZone: "Europe/Madrid" });
  useEffect(() => setZone({}), []);
  return zone;
}
