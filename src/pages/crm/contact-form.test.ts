import { expect, test } from "vitest";
import { contactForm } from "#domain/crm/contacts/contact-forms.ts";
import { readContactForm, splitWords } from "./contact-form.ts";

test("the form's values are those that the schema takes", () => {
  const typed = new FormData();
  typed.set("fullName", " Marta Sanchis ");
  typed.set("emails.0", "marta@ejemplo.es");
  typed.set("phones.0", "");
  typed.set("phones.1", "612 345 678");
  typed.set("phones.2", "");
  typed.append("roles", "comprador");
  typed.append("roles", "inversor");
  typed.set("tags", "Ruzafa, urgente; Ruzafa");
  typed.set("hasConsent", "on");
  const read = readContactForm(typed);
  expect(read).toMatchObject({
    fullName: "Marta Sanchis",
    emails: ["marta@ejemplo.es"],
    phones: ["", "612 345 678"],
    roles: ["comprador", "inversor"],
    tags: ["Ruzafa", "urgente"],
    hasConsent: true,
  });
  expect(read).not.toHaveProperty("ownerId");
  expect(contactForm.safeParse(read).success).toBe(true);
});

test("nobody is an owner too", () => {
  const typed = new FormData();
  typed.set("ownerId", "");
  expect(readContactForm(typed).ownerId).toBeNull();
});

test("words are split at commas, semicolons and lines", () => {
  expect(splitWords("a, b;c\n a ,")).toEqual(["a", "b", "c"]);
  expect(splitWords("")).toEqual([]);
});
