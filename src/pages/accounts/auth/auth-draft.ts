/** What was typed in one view of the auth page and is offered in the next. Never a password. */
export type AuthDraft = Partial<Record<"firstName" | "lastName" | "phone" | "email", string>>;

const KEPT = ["firstName", "lastName", "phone", "email"] as const;

/** All of the form each time: what was typed before the page was awake changed without a word. */
export function keepTyped(draft: AuthDraft, form: HTMLFormElement): void {
  for (const name of KEPT) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) draft[name] = field.value;
  }
}
