import * as z from "zod/mini";
import { contactChange, contactForm } from "../contacts/contact-forms.ts";
import { CONTACT_ROLES } from "../contacts/contact-values.ts";
import { oneOf, pageQuery, someInstant, someText } from "./paging.ts";

/** A contact as programs see it. */

export const publicContact = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.nullable(z.iso.datetime()),
  /** When something was last said or done with him. */
  lastActivityAt: z.iso.datetime(),
  fullName: z.string(),
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  roles: z.array(z.enum(CONTACT_ROLES)),
  tags: z.array(z.string()),
  /** ISO 639-1. */
  language: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** In lower case; each is one contact's of the agency. */
  emails: z.array(z.string()),
  /** E.164. */
  phones: z.array(z.string()),
  source: z.string(),
  /** Agreed to get news. */
  hasConsent: z.boolean(),
  consentAt: z.nullable(z.iso.datetime()),
  consentText: z.nullable(z.string()),
  /** Who looks after him; null while he waits for somebody. */
  ownerId: z.nullable(z.uuid()),
});
export type PublicContact = z.output<typeof publicContact>;

export const contactListQuery = z.strictObject({
  ...pageQuery,
  /** Words of name, company, addresses, numbers and tags. */
  text: someText(100),
  role: oneOf(CONTACT_ROLES),
  tag: someText(40),
  updatedSince: someInstant,
});
export type ContactListQuery = z.output<typeof contactListQuery>;

export const newContactBody = z.strictObject(contactForm.shape);
export type NewContactBody = z.output<typeof newContactBody>;

/** What is absent stays; null empties. */
export const contactPatchBody = z.strictObject(contactChange.shape);
export type ContactPatchBody = z.output<typeof contactPatchBody>;
