import { type FormEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { callApi } from "#ui/call-api.ts";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { useCall } from "#ui/use-call.ts";
import { useCrmPlace } from "./crm-place.ts";

interface CrmFormOptions<Answer> {
  schema: z.ZodMiniType;
  /** What the fields say, as the schema takes it; by default each by its name. */
  read?: (typed: FormData) => object;
  method: "POST" | "PUT" | "PATCH";
  /** Below the CRM's root: `/contacts`. */
  path: string;
  /** The toast's title when it is done; null says nothing. */
  said: string | null;
  onDone?: (answer: Answer, form: HTMLFormElement) => void;
}

/** A form of the CRM: checked here and there by one schema, sent once at a time, never cleared by a failure. */
export function useCrmForm<Answer = unknown>({
  schema,
  read = Object.fromEntries,
  method,
  path,
  said,
  onDone,
}: CrmFormOptions<Answer>) {
  const { api } = useCrmPlace();
  const { isBusy, call } = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const sent = useRef<{ body: string; key: string } | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fail = (found: FieldErrors) => {
      setErrors(found);
      focusFirst(form, found);
    };
    const typed = read(new FormData(form));
    const wrong = checkForm(schema, typed);
    if (wrong) return fail(wrong);
    setErrors({});
    const outcome = await call(said, method, `${api}${path}`, typed, keyOf(sent, typed));
    if (outcome.kind === "invalid") fail(outcome.errors);
    else if (outcome.kind === "done") {
      sent.current = null;
      onDone?.(outcome.answer as Answer, form);
    }
  }

  /** A field that is being mended is no longer wrong. */
  function mend(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _mended, ...rest }) => rest);
  }

  return { isBusy, errors, formProps: { noValidate: true, method: "post" as const, onSubmit: submit, onInput: mend } };
}

/** The same words sent again after a broken connection are the same act. */
function keyOf(
  sent: { current: { body: string; key: string } | null },
  typed: object,
): NonNullable<Parameters<typeof callApi>[3]> {
  const body = JSON.stringify(typed);
  if (sent.current?.body !== body) sent.current = { body, key: crypto.randomUUID() };
  return { idempotencyKey: sent.current.key };
}
