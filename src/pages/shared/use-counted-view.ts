import { useEffect } from "react";

/**
 * Counts a view of a page that somebody shares. The page itself does it, so that robots and link previews do not count.
 *
 * @param call address of its calls, with its token; null counts nothing
 */
export function useCountedView(call: string | null): void {
  useEffect(() => {
    if (call === null) return;
    // Nobody waits for it.
    void fetch(`${call}/views`, { method: "POST", keepalive: true }).catch(() => undefined);
  }, [call]);
}
