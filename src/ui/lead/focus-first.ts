import type { FieldErrors } from "../field-errors.ts";

/** After the paint, so that the message is already tied to its field when it is read out. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  requestAnimationFrame(() => {
    for (const control of form.elements) {
      if (control instanceof HTMLElement && "name" in control && String(control.name) in errors) {
        control.focus();
        return;
      }
    }
  });
}
