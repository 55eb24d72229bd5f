import type { ContactForm } from "#domain/crm/contacts/contact-forms.ts";

/**
 * Values of the form of a contact, as its schema takes them. Several addresses are fields with a number: `emails.0`.
 */
export function readContactForm(typed: FormData): ContactForm {
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  return {
    fullName: text("fullName"),
    company: text("company"),
    position: text("position"),
    emails: numbered(typed, "emails"),
    phones: numbered(typed, "phones"),
    roles: typed.getAll("roles") as ContactForm["roles"],
    tags: splitWords(text("tags")),
    language: text("language"),
    notes: text("notes"),
    hasConsent: typed.has("hasConsent"),
    consentText: text("consentText"),
    sharesPhone: text("sharesPhone") === "si",
    ...(typed.has("ownerId") ? { ownerId: text("ownerId") || null } : {}),
  };
}

/** Blank ones stay, so that a message about the second field lands on the second field. */
function numbered(typed: FormData, name: string): string[] {
  const values: string[] = [];
  for (const [key, value] of typed) if (key.startsWith(`${name}.`)) values.push(String(value).trim());
  while (values.at(-1) === "") values.pop();
  return values;
}

/** `Ruzafa, centro; vip` → three words, each once. */
export function splitWords(text: string): string[] {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  return [...new Set(words)];
}
