import { useEffect, useRef, useState } from "react";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { type ApiOutcome, callApi } from "#ui/call-api.ts";
import { useUnsaved } from "#ui/form/unsaved.ts";

/** A pause in typing after which the draft is kept. */
const PAUSE_MS = 600;

export type SaveState =
  | { kind: "saved" | "waiting" | "saving" }
  /** The text stays on the page; a field may be wrong, or somebody else was quicker. */
  | { kind: "refused"; why: string };

/** The draft of a flow, kept by itself while it is written on. */
export function useFlowDraft(api: string, start: { document: FlowDocument; revision: number }) {
  const [document, setDocument] = useState(start.document);
  const [save, setSave] = useState<SaveState>({ kind: "saved" });
  const latest = useRef(start.document);
  const kept = useRef(start.document);
  const revision = useRef(start.revision);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<boolean> | null>(null);
  useUnsaved(() => latest.current !== kept.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function keep(): Promise<boolean> {
    clearTimeout(timer.current);
    // One after another: each says from which draft it was made.
    while (underWay.current) await underWay.current;
    const sent = latest.current;
    if (sent === kept.current) return true;
    setSave({ kind: "saving" });
    underWay.current = put(sent);
    const isKept = await underWay.current;
    underWay.current = null;
    return isKept && latest.current !== kept.current ? await keep() : isKept;
  }

  async function put(sent: FlowDocument): Promise<boolean> {
    const outcome = await callApi<{ revision: number }>("PUT", `${api}/draft`, {
      revision: revision.current,
      document: sent,
    });
    if (outcome.kind === "done") {
      revision.current = outcome.answer.revision;
      kept.current = sent;
      setSave({ kind: latest.current === sent ? "saved" : "waiting" });
      return true;
    }
    setSave({ kind: "refused", why: whyOf(outcome) });
    return false;
  }

  function change(next: FlowDocument) {
    latest.current = next;
    setDocument(next);
    setSave({ kind: "waiting" });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(), PAUSE_MS);
  }

  return { document, change, save, keep, revision: () => revision.current };
}

const whyOf = (outcome: Exclude<ApiOutcome, { kind: "done" }>): string =>
  outcome.kind === "invalid" ? (Object.values(outcome.errors)[0] ?? "Revisa los campos") : outcome.description;
