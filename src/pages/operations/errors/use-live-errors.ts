import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useEvents } from "#ui/realtime/use-events.ts";

/** A storm of errors is read this often. */
const PAUSE_MS = 2_000;

/**
 * Reads the page again when errors have changed. @returns whether changes are received; null while that is not settled
 */
export function useLiveErrors(): boolean | null {
  const { isLive, errorChanges } = useEvents();
  const { revalidate } = useRevalidator();
  const shown = useRef<{ change: number; atMs: number } | null>(null);
  useEffect(() => {
    if (errorChanges === 0) return;
    // The first state is the one that the page was drawn with, or younger by a moment: reading again is cheap.
    const wait = shown.current ? Math.max(0, shown.current.atMs + PAUSE_MS - Date.now()) : 0;
    if (shown.current?.change === errorChanges) return;
    const timer = setTimeout(() => {
      shown.current = { change: errorChanges, atMs: Date.now() };
      void revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [errorChanges, revalidate]);
  return isLive;
}
