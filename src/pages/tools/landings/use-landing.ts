import { useEffect, useReducer, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { LandingDocument } from "#domain/tools/landings/landing-document.ts";
import { type DraftChange, draftAfter, newDraft } from "#domain/tools/landings/landing-draft.ts";
import { saveLandingForm } from "#domain/tools/landings/landing-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { useUnsaved } from "#ui/form/unsaved.ts";

/** How long somebody pauses before what they typed is saved. */
const PAUSE_MS = 900;

export interface LandingEditing {
  document: LandingDocument;
  act: (change: DraftChange) => void;
  /** Messages of the draft, by the path of the field. */
  errors: FieldErrors;
  canUndo: boolean;
  canRedo: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Why nothing is saved any more; null while all is well. */
  failure: string | null;
  /** @returns the revision that the server has of all of it; null where it could not be saved */
  save: () => Promise<number | null>;
}

/** The draft in the browser: changed by acts, checked by the server's schema, saved as one types. */
export function useLanding(id: string, kept: { document: LandingDocument; revision: number }): LandingEditing {
  const [draft, act] = useReducer(draftAfter, kept.document, newDraft);
  const [saved, setSaved] = useState(kept.document);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const revision = useRef(kept.revision);
  const saving = useRef<Promise<number | null> | null>(null);
  const current = useRef({ document: draft.document, saved });
  current.current = { document: draft.document, saved };
  const { revalidate } = useRevalidator();
  const { document } = draft;
  const isDirty = document !== saved;
  useUnsaved(() => current.current.document !== current.current.saved);

  async function send(): Promise<number | null> {
    const sent = current.current.document;
    if (sent === current.current.saved) return revision.current;
    const body = { revision: revision.current, document: sent };
    const found = checkForm(saveLandingForm, body) ?? {};
    const wrong = Object.fromEntries(
      Object.entries(found).map(([path, said]) => [path.replace(/^document\./, ""), said]),
    );
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return null;
    setSaving(true);
    const outcome = await callApi<{ revision: number }>("PUT", `/api/landings/${id}`, body);
    setSaving(false);
    if (outcome.kind !== "done") {
      setFailure(failureText(outcome));
      return null;
    }
    revision.current = outcome.answer.revision;
    current.current.saved = sent;
    setSaved(sent);
    setFailure(null);
    await revalidate();
    return revision.current;
  }

  /** One after another: each names the revision that the one before left. */
  async function save(): Promise<number | null> {
    while (saving.current) await saving.current;
    saving.current = send();
    try {
      return await saving.current;
    } finally {
      saving.current = null;
    }
  }
  const saveNow = useRef(save);
  saveNow.current = save;

  useEffect(() => {
    if (document === saved) return;
    const pause = setTimeout(() => void saveNow.current(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [document, saved]);

  return {
    document,
    act,
    errors,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    isDirty,
    isSaving,
    failure,
    save,
  };
}
