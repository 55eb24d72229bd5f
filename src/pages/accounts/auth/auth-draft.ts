/** Typed values of one view of the auth page, offered in the next. Never a password. */
export type AuthDraft = Partial<Record<"firstName" | "lastName" | "phone" | "email", string>>;

const KEPT = ["firstName", "lastName", "phone", "email"] as const;

/** Reads the whole form each time, because changes before the page was hydrated raised no event. */
export function keepTyped(draft: AuthDraft, form: HTMLFormElement): void {
  for (const name of KEPT) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) draft[name] = field.value;
  }
}
