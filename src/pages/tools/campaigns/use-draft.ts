import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type CampaignDocument, draftAfter, openDraft } from "#domain/tools/campaigns/composing/campaign-draft.ts";
import { saveCampaignForm } from "#domain/tools/campaigns/composing/campaign-forms.ts";
import type { MessageCommand } from "#domain/tools/campaigns/composing/message-commands.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { checkForm } from "#ui/field-errors.ts";
import { useUnsaved } from "#ui/form/unsaved.ts";

/** After so long without a letter the draft is saved by itself. */
const PAUSE_MS = 900;

export type SaveState = "guardada" | "guardando" | "pendiente" | "fallo" | "cambiada";

export interface CampaignEditing {
  document: CampaignDocument;
  act: (command: MessageCommand) => void;
  set: (values: Partial<CampaignDocument>) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  state: SaveState;
  /** Why it was not saved. */
  fault: string | null;
  /** Saves what is not saved yet. @returns the revision that the server has; null where it has not all of it */
  save: () => Promise<number | null>;
}

/** The draft in the browser: changed by commands, saved as one types, never over what somebody else saved meanwhile. */
export function useDraft(path: string, kept: { document: CampaignDocument; revision: number }): CampaignEditing {
  const [draft, change] = useReducer(draftAfter, kept.document, openDraft);
  const { document, saved, past, future } = draft;
  const revision = useRef(kept.revision);
  const saving = useRef<Promise<number | null> | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<{ text: string; isChanged: boolean } | null>(null);
  const isDirty = document !== saved;
  useUnsaved(() => latest.current.document !== latest.current.saved);

  const send = useCallback(async (): Promise<number | null> => {
    // Letters typed while it is on its way go after it.
    for (let next = await sendOnce(); ; next = await sendOnce()) if (next !== "more") return next;

    async function sendOnce(): Promise<number | null | "more"> {
      const sent = latest.current.document;
      if (sent === latest.current.saved) return revision.current;
      const body = { revision: revision.current, ...sent };
      const [wrong] = Object.values(checkForm(saveCampaignForm, body) ?? {});
      if (wrong !== undefined) {
        setFault({ text: wrong, isChanged: false });
        return null;
      }
      setSaving(true);
      const outcome = await callApi<{ revision: number }>("PUT", path, body);
      setSaving(false);
      if (outcome.kind !== "done") {
        setFault({
          text: failureText(outcome),
          isChanged: outcome.kind === "refused" && outcome.code === "CAMPAIGN_CHANGED",
        });
        return null;
      }
      setFault(null);
      revision.current = outcome.answer.revision;
      change({ kind: "saved", document: sent });
      return sent === latest.current.document ? revision.current : "more";
    }
  }, [path]);

  const save = useCallback(async (): Promise<number | null> => {
    // One after another: the second sends what was typed while the first was on its way.
    await saving.current;
    saving.current = send();
    const done = await saving.current;
    saving.current = null;
    return done;
  }, [send]);

  const isChanged = fault?.isChanged === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!isDirty || isChanged) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [document, isDirty, isChanged, save]);

  return {
    document,
    act: useCallback((command: MessageCommand) => change({ kind: "message", command }), []),
    set: useCallback((values: Partial<CampaignDocument>) => change({ kind: "values", values }), []),
    undo: past.length > 0 ? () => change({ kind: "undo" }) : null,
    redo: future.length > 0 ? () => change({ kind: "redo" }) : null,
    state: isChanged ? "cambiada" : fault ? "fallo" : isSaving ? "guardando" : isDirty ? "pendiente" : "guardada",
    fault: fault?.text ?? null,
    save,
  };
}
