import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { leaveForm, useUnsaved } from "./unsaved.ts";

/** Whether values differ from those that a form began with; nothing, null and an empty text are the same. */
export function differ(start: FieldValues, now: FieldValues): boolean {
  const names = new Set([...Object.keys(start), ...Object.keys(now)]);
  return [...names].some((name) => asText(start[name]) !== asText(now[name]));
}

const asText = (value: unknown) => (value == null || value === "" ? "" : JSON.stringify(value));

/**
 * Registers a form of `useForm` among those that are asked about before they are lost.
 *
 * @param start the values that it began with
 */
export function useUnsavedValues<Values extends FieldValues>(form: UseFormReturn<Values>, start: Values) {
  /** Values that the form sets by itself while it opens are nobody's. */
  const isTouched = useRef(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) isTouched.current = true;
        },
      }),
    [form],
  );
  const isUnsaved = () => isTouched.current && differ(start, form.getValues());
  useUnsaved(isUnsaved);
  return {
    /** The typed values are kept: whoever leaves now loses nothing. */
    settle: () => {
      isTouched.current = false;
    },
    /** Closes what the form is in, after a question where something would be lost. */
    leave: (close: () => void) => leaveForm(isUnsaved, close),
  };
}
