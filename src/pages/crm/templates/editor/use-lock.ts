import { useCallback, useEffect, useRef, useState } from "react";
import { LOCK_SIGN_MS } from "#domain/crm/templates/template-forms.ts";
import { callApi } from "#ui/call-api.ts";
import { readStored, writeStored } from "#ui/tracking/browser-store.ts";

export type LockState =
  | { kind: "asking" }
  | { kind: "held" }
  | { kind: "others"; by: string; isOwn: boolean; since: string };

type LockAnswer = { isHeld: true; since: string } | { isHeld: false; by: string; isOwn: boolean; since: string };

/** The random name of this tab, which it keeps over a reload. */
export function useHolder(id: string): string {
  const [holder] = useState(() => {
    const key = `umbral-template-holder-${id}`;
    const known = readStored("sessionStorage", key) ?? crypto.randomUUID();
    writeStored("sessionStorage", key, known);
    return known;
  });
  return holder;
}

/**
 * Holds the lock of a template as long as the page is open, and says every half minute that it still is. Without the line the state stays
 * as it was: a writing is refused then, not lost.
 */
export function useLock(path: string, holder: string): { lock: LockState; takeOver: () => Promise<void> } {
  const [lock, setLock] = useState<LockState>({ kind: "asking" });
  const isThere = useRef(true);
  const ask = useCallback(
    async (takesOver: boolean) => {
      const outcome = await callApi<LockAnswer>("POST", `${path}/lock`, { holder, takesOver });
      if (outcome.kind !== "done" || !isThere.current) return;
      const { answer } = outcome;
      setLock(answer.isHeld ? { kind: "held" } : { kind: "others", ...answer });
    },
    [path, holder],
  );
  useEffect(() => {
    isThere.current = true;
    void ask(false);
    const timer = setInterval(() => void ask(false), LOCK_SIGN_MS);
    return () => {
      isThere.current = false;
      clearInterval(timer);
      void callApi("POST", `${path}/unlock`, { holder });
    };
  }, [ask, path, holder]);
  return { lock, takeOver: () => ask(true) };
}
