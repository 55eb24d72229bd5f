import { useEffect } from "react";

/** Counts a view of a shared page. The page itself does it, so that robots and link previews do not count. */
export function useCountedView(token: string): void {
  useEffect(() => {
    // Nobody waits for it.
    void fetch(`/api/shared/${token}/views`, { method: "POST", keepalive: true }).catch(() => undefined);
  }, [token]);
}
