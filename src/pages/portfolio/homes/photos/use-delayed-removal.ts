import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";

/** Longer than the notice with its button is shown. */
const DELAY_MS = 8_000;

interface Removal {
  id: string;
  path: string;
  timer: number;
}

/** Takes things out of sight at once and away for good a little later, so that it can be undone. */
export function useDelayedRemoval(onRemoved: () => void = () => {}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, Removal>());
  const { revalidate } = useRevalidator();
  const latest = useRef(onRemoved);
  latest.current = onRemoved;

  const show = useCallback((id: string) => setHidden((all) => new Set([...all].filter((other) => other !== id))), []);

  useEffect(() => {
    // A person who leaves has seen it removed, so it is removed without waiting for an answer.
    const flush = () => {
      for (const { path, timer } of waiting.current.values()) {
        window.clearTimeout(timer);
        void fetch(path, { method: "DELETE", keepalive: true });
      }
      waiting.current.clear();
    };
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  const remove = (id: string, path: string, message: string) => {
    const timer = window.setTimeout(async () => {
      waiting.current.delete(id);
      const outcome = await callApi("DELETE", path);
      // Somebody else was quicker: it is gone, as asked.
      if (outcome.kind === "done" || (outcome.kind === "refused" && outcome.code === "NOT_FOUND")) {
        latest.current();
        await revalidate();
      } else {
        showToast({ kind: "error", title: "No se ha eliminado", description: failureText(outcome) });
      }
      show(id);
    }, DELAY_MS);
    waiting.current.set(id, { id, path, timer });
    setHidden((all) => new Set([...all, id]));
    const undo = () => {
      if (!waiting.current.delete(id)) {
        showToast({ kind: "info", title: "Ya no se puede deshacer" });
        return;
      }
      window.clearTimeout(timer);
      show(id);
    };
    showToast({ kind: "success", title: message, action: { label: "Deshacer", run: undo } });
  };

  return { hidden, remove };
}
