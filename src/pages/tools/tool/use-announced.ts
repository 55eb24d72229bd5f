import { useEffect, useState } from "react";

/** A longer rest than between two keys, so that listeners hear the outcome once. */
const REST_MS = 1000;

/** The last text that has stood for a while, for a status region. */
export function useAnnounced(text: string | undefined): string | undefined {
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === undefined ? undefined : announced;
}
