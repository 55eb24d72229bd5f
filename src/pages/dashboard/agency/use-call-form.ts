import { type FormEvent, useState } from "react";
import type * as z from "zod/mini";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { useCall } from "#ui/use-call.ts";

interface CallFormOptions {
  schema: z.ZodMiniType;
  /** What the fields say, as the schema takes it; by default each by its name. */
  read?: (typed: FormData) => object;
  method: "POST" | "PATCH";
  path: string;
  /** The toast's title when it is done. */
  said: string;
  onDone?: (form: HTMLFormElement) => void;
}

/** A form that is a call of the API: checked here and there by one schema, sent once at a time, never cleared by a failure. */
export function useCallForm({ schema, read = Object.fromEntries, method, path, said, onDone }: CallFormOptions) {
  const { isBusy, call } = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});

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
    const outcome = await call(said, method, path, typed);
    if (outcome.kind === "invalid") fail(outcome.errors);
    else if (outcome.kind === "done") onDone?.(form);
  }

  /** A field that is being mended is no longer wrong. */
  function mend(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (!(name in errors)) return;
    const { [name]: _mended, ...rest } = errors;
    setErrors(rest);
  }

  return { isBusy, errors, formProps: { noValidate: true, method: "post" as const, onSubmit: submit, onInput: mend } };
}
