import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { callApi, failureText } from "#ui/call-api.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { RepeatKey } from "#ui/repeat-key.ts";
import { showToast } from "#ui/toast-store.ts";
import { importHref } from "./import-words.ts";

/** Sends the import and goes to its page; a refusal stays beside the typed values. */
export function useNewImport() {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const busy = useRef(false);
  const keys = useRef(new RepeatKey());
  const navigate = useNavigate();

  async function send(body: FormData | object): Promise<FieldErrors | null> {
    if (busy.current) return null;
    busy.current = true;
    setBusy(true);
    setErrors({});
    const outcome = await callApi<{ id: string }>("POST", "/api/imports", body, {
      idempotencyKey: keys.current.of(body),
    });
    busy.current = false;
    setBusy(false);
    if (outcome.kind === "done") {
      keys.current.done();
      await navigate(importHref(outcome.answer.id));
      return null;
    }
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      return outcome.errors;
    }
    showToast({ kind: "error", title: "No se ha importado nada", description: failureText(outcome) });
    return null;
  }
  return { isBusy, errors, setErrors, send };
}
