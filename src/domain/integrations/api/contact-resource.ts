import * as z from "zod/mini";
import { contactChange, contactForm } from "../../crm/contacts/contact-forms.ts";
import { CONTACT_ROLES } from "../../crm/contacts/contact-values.ts";
import { answerInstant, answerList, answerText } from "../../shared/schema/answers.ts";
import { oneOf, pageQuery, someInstant, someText } from "./paging.ts";

/** A contact as programs see it. */

export const publicContact = z.object({
  id: z.uuid(),
  createdAt: answerInstant(),
  updatedAt: answerInstant(),
  deletedAt: z.nullable(answerInstant()),
  /** Time of the last exchange or act with them. */
  lastActivityAt: answerInstant(),
  fullName: answerText(),
  company: z.nullable(answerText()),
  position: z.nullable(answerText()),
  roles: answerList(z.enum(CONTACT_ROLES)),
  tags: answerList(answerText()),
  /** ISO 639-1. */
  language: z.nullable(answerText()),
  notes: z.nullable(answerText()),
  /** In lower case; within an agency each address belongs to one contact. */
  emails: answerList(answerText()),
  /** E.164. */
  phones: answerList(answerText()),
  source: answerText(),
  /** Agreed to get news. */
  hasConsent: z.boolean(),
  consentAt: z.nullable(answerInstant()),
  consentText: z.nullable(answerText()),
  /** The person who looks after them; null while they wait for somebody. */
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

/** Omitted fields stay; null clears. */
export const contactPatchBody = z.strictObject(contactChange.shape);
export type ContactPatchBody = z.output<typeof contactPatchBody>;
