import { type FormEvent, useRef, useState } from "react";
import { AUTH_UNEXPECTED } from "#content/auth-errors.ts";
import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { useUnsaved } from "#ui/form/unsaved.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { dismissToast, showToast } from "#ui/toast-store.ts";
import type { AuthOutcome } from "./account-calls.ts";
import { type AuthDraft, keepTyped } from "./auth-draft.ts";

type Calls = typeof import("./account-calls.ts");
type FieldErrors = Record<string, string>;

export const loadCalls = (): Promise<Calls> => import("./account-calls.ts");

interface AuthFormOptions {
  /** Keeps typed values for the other views. */
  draft?: AuthDraft;
  send: (calls: Calls, typed: FormData) => Promise<AuthOutcome>;
  onDone: (form: HTMLFormElement) => void;
  /** Further effects of a refusal: messages at fields, a way out. */
  onRefused?: (code: string, form: HTMLFormElement) => FieldErrors | undefined;
}

/**
 * A form of the auth page: checks, shows the first message in a toast and each at its field, sends once at a time, and
 * never clears typed values.
 */
export function useAuthForm({ draft, send, onDone, onRefused }: AuthFormOptions) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Two clicks within one frame see the same state.
  const busy = useRef(false);
  /** The notice of the last try that failed. */
  const notice = useRef<number | null>(null);
  const typedIn = useRef<HTMLFormElement | null>(null);
  useUnsaved(() => typedIn.current?.isConnected === true && typedIn.current.checkVisibility());

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    if (draft) keepTyped(draft, form);
    busy.current = true;
    setBusy(true);
    setErrors({});
    const outcome = await attempt(send, new FormData(form));
    busy.current = false;
    setBusy(false);
    // The notice of an earlier try is over.
    if (notice.current !== null) dismissToast(notice.current);
    notice.current = null;
    if (outcome.kind === "done") {
      typedIn.current = null;
      onDone(form);
      return;
    }
    const found = outcome.kind === "invalid" ? outcome.errors : onRefused?.(outcome.code, form);
    if (outcome.kind === "invalid") {
      const description = Object.values(outcome.errors)[0]!;
      notice.current = showToast({ kind: "error", title: "Error de validación", description });
    } else {
      notice.current = showToast({ kind: "error", title: outcome.title, description: outcome.description });
    }
    if (found) {
      setErrors(found);
      focusFirst(form, found);
    }
  }

  /** A field that is being corrected is no longer marked as wrong. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    typedIn.current = event.currentTarget;
    const { name } = event.target as HTMLInputElement;
    if (!(name in errors)) return;
    const { [name]: _mended, ...rest } = errors;
    setErrors(rest);
  }

  return {
    isBusy,
    errors,
    formProps: {
      noValidate: true,
      // Never into the address, should it be sent without a script.
      method: "post" as const,
      onSubmit: submit,
      onInput,
      ...(draft ? { onChange: (event: FormEvent<HTMLFormElement>) => keepTyped(draft, event.currentTarget) } : {}),
      // The calls and their client come while the form is filled in, so that sending waits for the server alone.
      onFocus: () => void Promise.all([loadCalls(), loadAuthClient()]).catch(() => undefined),
    },
  };
}

async function attempt(send: AuthFormOptions["send"], typed: FormData): Promise<AuthOutcome> {
  try {
    return await send(await loadCalls(), typed);
  } catch (error) {
    console.error("auth_form", error); // the code that sends could not be fetched, so nothing can be reported either
    return { kind: "refused", code: "unexpected", title: "Error", description: AUTH_UNEXPECTED };
  }
}
