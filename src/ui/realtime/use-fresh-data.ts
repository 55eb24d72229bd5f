import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { WorkTopic } from "./event-store.ts";
import { useEvents } from "./use-events.ts";

/** Many changes in a row are read once. */
const PAUSE_MS = 400;

/** Reads the page's data again whenever the server says that something of its topic has changed. */
export function useFreshData(topic: WorkTopic): void {
  const count = useEvents().work[topic];
  const { revalidate } = useRevalidator();
  const seen = useRef(0);
  useEffect(() => {
    // The first opening of the stream follows the page's own reading.
    const isFirst = seen.current === 0;
    seen.current = count;
    if (count === 0 || isFirst) return;
    const timer = setTimeout(revalidate, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, revalidate]);
}
