import { useEffect, useRef, useState } from "react";
import { type FormDraft, formChange } from "#domain/site/forms/form-definition.ts";
import { callApi } from "#ui/call-api.ts";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";

export interface EditedForm {
  name: string;
  slug: string;
  draft: FormDraft;
}

/** `conflict`: somebody else has changed it meanwhile; nothing more is saved until the page is loaded again. */
export type SaveState = "saved" | "waiting" | "saving" | "invalid" | "conflict" | "failed";

const WAIT_MS = 800;

/**
 * The draft of a form as it is edited. It saves itself a moment after the last change, one save at a time, each saying which draft
 * it has seen.
 */
export function useDraft(id: string, initial: EditedForm, firstSeen: string) {
  const [form, setForm] = useState(initial);
  const [state, setState] = useState<SaveState>("saved");
  const [errors, setErrors] = useState<FieldErrors>({});
  const newest = useRef(initial);
  const seen = useRef(firstSeen);
  const timer = useRef<number | undefined>(undefined);
  const saving = useRef<Promise<boolean> | null>(null);
  const isDirty = useRef(false);
  const isLost = useRef(false);

  async function saveOnce(): Promise<boolean> {
    const body = { ...newest.current, seen: seen.current };
    const wrong = checkForm(formChange, body);
    setErrors(wrong ?? {});
    if (wrong) {
      setState("invalid");
      return false;
    }
    isDirty.current = false;
    setState("saving");
    const outcome = await callApi<{ seen: string }>("PATCH", `/api/admin/forms/${id}`, body);
    if (outcome.kind === "done") {
      seen.current = outcome.answer.seen;
      setState(isDirty.current ? "waiting" : "saved");
      return true;
    }
    isDirty.current = true;
    if (outcome.kind === "invalid") setErrors(outcome.errors);
    isLost.current = outcome.kind === "refused" && outcome.code === "FORM_CHANGED";
    setState(isLost.current ? "conflict" : outcome.kind === "invalid" ? "invalid" : "failed");
    return false;
  }

  /** @returns whether the draft is kept as it stands here */
  async function save(): Promise<boolean> {
    window.clearTimeout(timer.current);
    while (saving.current) await saving.current;
    if (!isDirty.current) return true;
    if (isLost.current) return false;
    saving.current = saveOnce();
    const isKept = await saving.current;
    saving.current = null;
    return isKept;
  }
  const latest = useRef(save);
  latest.current = save;

  function change(edit: (before: EditedForm) => EditedForm): void {
    newest.current = edit(newest.current);
    isDirty.current = true;
    setForm(newest.current);
    if (isLost.current) return;
    setState("waiting");
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void latest.current(), WAIT_MS);
  }

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      // Leaving within the application saves the draft.
      if (isDirty.current) void latest.current();
    };
  }, []);

  return {
    form,
    state,
    errors,
    change,
    save,
    /** Version that the next act names as seen. */
    seen: () => seen.current,
    onSeen: (at: string) => {
      seen.current = at;
    },
  };
}
