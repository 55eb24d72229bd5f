import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { type ChangeTopic, changedSince } from "./event-store.ts";
import { useEvents } from "./use-events.ts";

/** Many changes in a row are read once. */
const PAUSE_MS = 400;
/** Between the reading of a page's data and the moment in which it listens lies what its code takes to come. */
const LONGEST_WAY_MS = 30_000;

/**
 * Reads the page's data again whenever the server reports a change of its topics, also one since the page's own reading, and once if
 * something changed while the page was on its way.
 */
export function useFreshData(...topics: ChangeTopic[]): void {
  const { work } = useEvents();
  const count = topics.reduce((sum, topic) => sum + work[topic], 0);
  const names = topics.join(" ");
  const { revalidate } = useRevalidator();
  // Another function with each reading: as a dependency it would cancel the one that waits.
  const readAgain = useRef(revalidate);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    readAgain.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    const since = performance.now() - LONGEST_WAY_MS;
    const changedOnTheWay = () => names.split(" ").some((topic) => changedSince(topic as ChangeTopic, since));
    const isNews = seen.current === null ? changedOnTheWay() : count !== seen.current;
    seen.current = count;
    if (!isNews) return;
    const timer = setTimeout(() => readAgain.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [names, count]);
}
