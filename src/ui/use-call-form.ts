import { type FormEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import { checkForm, type FieldErrors } from "./field-errors.ts";
import { leaveForm, useUnsaved } from "./form/unsaved.ts";
import { focusFirst } from "./lead/focus-first.ts";
import { RepeatKey } from "./repeat-key.ts";
import { useCall } from "./use-call.ts";

interface CallFormOptions<Answer> {
  schema: z.ZodMiniType;
  /** Values of the fields, as the schema takes them; by default each by its name. */
  read?: (typed: FormData) => object;
  method: "POST" | "PUT" | "PATCH";
  path: string;
  /** The toast's title when it is done; null says nothing. */
  doneText: string | null;
  onDone?: ((answer: Answer, form: HTMLFormElement) => void) | undefined;
  /** `onDone` goes on to another document: this page is not read anew. */
  leavesPage?: boolean;
}

/**
 * A form that is a call of the API: checked here and there by one schema, sent once at a time, never cleared by an
 * error. The same words sent again after a broken connection are the same act.
 */
export function useCallForm<Answer = unknown>({
  schema,
  read = Object.fromEntries,
  method,
  path,
  doneText: notice,
  onDone,
  leavesPage = false,
}: CallFormOptions<Answer>) {
  const { isBusy, call } = useCall({ showsErrors: true, leavesPage });
  const [errors, setErrors] = useState<FieldErrors>({});
  const keys = useRef(new RepeatKey());
  const typedIn = useRef<HTMLFormElement | null>(null);
  // In a dialog that is closed the form is still there, and nothing of it is lost.
  const isUnsaved = () => typedIn.current?.isConnected === true && typedIn.current.checkVisibility();
  useUnsaved(isUnsaved);

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
    const outcome = await call(notice, method, path, typed, { idempotencyKey: keys.current.of(typed) });
    if (outcome.kind === "invalid") fail(outcome.errors);
    else if (outcome.kind === "done") {
      keys.current.done();
      typedIn.current = null;
      onDone?.(outcome.answer as Answer, form);
    }
  }

  /** A field that is being corrected is no longer marked as wrong. */
  function mend(event: FormEvent<HTMLFormElement>) {
    typedIn.current = event.currentTarget;
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _mended, ...rest }) => rest);
  }

  return {
    isBusy,
    errors,
    formProps: { noValidate: true, method: "post" as const, onSubmit: submit, onInput: mend },
    /** Closes a dialog that does not keep its form, after a question where something would be lost. */
    leave: (close: () => void) => leaveForm(isUnsaved, close),
  };
}
