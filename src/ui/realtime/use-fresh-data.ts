import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { WorkTopic } from "./event-store.ts";
import { useEvents } from "./use-events.ts";

/** Many changes in a row are read once. */
const PAUSE_MS = 400;

/**
 * Reads the page's data again whenever the server says that something of its topic has changed, and once when the stream opens:
 * what changed between the page's own reading and then, nobody told.
 */
export function useFreshData(topic: WorkTopic): void {
  const count = useEvents().work[topic];
  const { revalidate } = useRevalidator();
  const seen = useRef(count);
  useEffect(() => {
    if (count === seen.current) return;
    seen.current = count;
    const timer = setTimeout(revalidate, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, revalidate]);
}
