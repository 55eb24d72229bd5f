import type { FormEvent } from "react";

/** What was typed in one view of the auth page and is offered in the next. Never a password. */
export type AuthDraft = Partial<Record<"firstName" | "lastName" | "phone" | "email", string>>;

const KEPT = ["firstName", "lastName", "phone", "email"] as const;

export function keepTyped(draft: AuthDraft, event: FormEvent<HTMLFormElement>): void {
  const { name, value } = event.target as HTMLInputElement;
  const kept = KEPT.find((one) => one === name);
  if (kept) draft[kept] = value;
}
