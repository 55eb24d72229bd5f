import { useCallback, useEffect, useRef, useState } from "react";
import { callApi, failureText } from "#ui/call-api.ts";
import { useUnsaved } from "#ui/form/unsaved.ts";
import { writeLocalCopy } from "./local-copy.ts";

export type SaveState =
  | { kind: "saved" }
  | { kind: "typing" }
  | { kind: "saving" }
  /** The line is gone: the text is kept in this browser and sent again. */
  | { kind: "away" }
  | { kind: "refused"; code: string; message: string };

/** Typing is written once it has paused for so long, and at the latest after the longer time. */
const PAUSE_MS = 900;
const LONGEST_MS = 6_000;
const AGAIN_MS = 5_000;

interface DraftParts {
  id: string;
  /** `/api/templates/{id}` */
  path: string;
  holder: string;
  /** The draft that the page began with. */
  revision: number;
  /** The document as it stands now. */
  read: () => unknown;
}

/** Writes what is typed, one writing at a time; what does not arrive stays in this browser. */
export function useDraft({ id, path, holder, revision, read }: DraftParts) {
  const [state, setState] = useState<SaveState>({ kind: "saved" });
  const parts = useRef({ read, revision, isDirty: false, typedSince: 0, isSaving: false });
  parts.current.read = read;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useUnsaved(() => parts.current.isDirty);

  const keepHere = useCallback(() => {
    const { isDirty, revision: over, read: readNow } = parts.current;
    if (isDirty) writeLocalCopy(id, { revision: over, document: readNow() });
  }, [id]);

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const now = parts.current;
    if (now.isSaving) {
      timer.current = setTimeout(() => void save(), PAUSE_MS);
      return false;
    }
    if (!now.isDirty) return true;
    now.isSaving = true;
    now.isDirty = false;
    now.typedSince = 0;
    setState({ kind: "saving" });
    const document = now.read() as object;
    const outcome = await callApi<{ revision: number }>("PUT", `${path}/draft`, {
      holder,
      revision: now.revision,
      document,
    });
    now.isSaving = false;
    if (outcome.kind === "done") {
      now.revision = outcome.answer.revision;
      if (now.isDirty) return false;
      writeLocalCopy(id, null);
      setState({ kind: "saved" });
      return true;
    }
    now.isDirty = true;
    keepHere();
    if (outcome.kind === "network") {
      setState({ kind: "away" });
      timer.current = setTimeout(() => void save(), AGAIN_MS);
    } else {
      const code = outcome.kind === "refused" ? outcome.code : "INVALID_INPUT";
      setState({ kind: "refused", code, message: failureText(outcome) });
    }
    return false;
  }, [id, path, holder, keepHere]);

  useEffect(() => {
    const again = () => void save();
    const leave = () => document.visibilityState === "hidden" && keepHere();
    window.addEventListener("online", again);
    window.addEventListener("pagehide", keepHere);
    document.addEventListener("visibilitychange", leave);
    return () => {
      clearTimeout(timer.current);
      keepHere();
      window.removeEventListener("online", again);
      window.removeEventListener("pagehide", keepHere);
      document.removeEventListener("visibilitychange", leave);
    };
  }, [save, keepHere]);

  return {
    state,
    /** The document was changed. */
    changed: useCallback(() => {
      const now = parts.current;
      const at = Date.now();
      if (now.typedSince === 0) now.typedSince = at;
      if (!now.isDirty) setState({ kind: "typing" });
      now.isDirty = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), Math.min(PAUSE_MS, Math.max(0, now.typedSince + LONGEST_MS - at)));
    }, [save]),
    save,
    /** Goes on over another draft of the server: what is typed here is written over it, or what it says is shown here. */
    goOnFrom: useCallback(
      (newest: number, isTyped: boolean) => {
        parts.current.revision = newest;
        parts.current.isDirty = isTyped;
        if (!isTyped) {
          writeLocalCopy(id, null);
          setState({ kind: "saved" });
        }
      },
      [id],
    ),
    revision: () => parts.current.revision,
  };
}
