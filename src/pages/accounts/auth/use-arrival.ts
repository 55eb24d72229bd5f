import { useRef } from "react";

/** Whether the session was there when the page was opened, in place of being opened by one of its forms. */
export function useArrival(status: "loading" | "signedOut" | "signedIn", isInside: boolean): boolean {
  const first = useRef<boolean | null>(null);
  if (first.current === null && status !== "loading") first.current = isInside;
  return first.current === true;
}
