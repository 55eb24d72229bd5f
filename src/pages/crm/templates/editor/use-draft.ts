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
  /** Reads the document as it stands now. */
  read: () => unknown;
}

/** Writes what is typed, one writing at a time; what does not arrive stays in this browser. */
export function useDraft({ id, path, holder, revision, read }: DraftParts) {
  const [state, setState] = useState<SaveState>({ kind: "saved" });
  const parts = useRef({ read, revision, isDirty: false, typedSince: 0, writing: null as Promise<string> | null });
  parts.current.read = read;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useUnsaved(() => parts.current.isDirty);

  const keepHere = useCallback(() => {
    const { isDirty, revision: over, read: readNow } = parts.current;
    if (isDirty) writeLocalCopy(id, { revision: over, document: readNow() });
  }, [id]);

  const write = useCallback(async (): Promise<"kept" | "away" | "refused"> => {
    const now = parts.current;
    now.isDirty = false;
    now.typedSince = 0;
    setState({ kind: "saving" });
    const outcome = await callApi<{ revision: number }>("PUT", `${path}/draft`, {
      holder,
      revision: now.revision,
      document: now.read() as object,
    });
    if (outcome.kind === "done") {
      now.revision = outcome.answer.revision;
      // Text that was typed meanwhile has a writing of its own before it.
      if (!now.isDirty) {
        writeLocalCopy(id, null);
        setState({ kind: "saved" });
      }
      return "kept";
    }
    now.isDirty = true;
    keepHere();
    if (outcome.kind === "network") {
      setState({ kind: "away" });
      return "away";
    }
    const code = outcome.kind === "refused" ? outcome.code : "INVALID_INPUT";
    setState({ kind: "refused", code, message: failureText(outcome) });
    return "refused";
  }, [id, path, holder, keepHere]);

  /** Writes what was typed until now, once the writing that is under way has ended. @returns whether the server has it */
  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const now = parts.current;
    while (now.writing !== null) await now.writing;
    if (!now.isDirty) return true;
    now.writing = write();
    const outcome = await now.writing;
    now.writing = null;
    if (outcome === "away") timer.current = setTimeout(() => void save(), AGAIN_MS);
    return outcome === "kept";
  }, [write]);

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
    isDirty: useCallback(() => parts.current.isDirty, []),
  };
}
