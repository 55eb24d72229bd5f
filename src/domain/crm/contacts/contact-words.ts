import { foldName } from "../../shared/listing/fold.ts";
import type { ContactFilters } from "./contact-filters.ts";
import type { ContactRole } from "./contact-values.ts";

/**
 * The words by which a contact is found. Beside typed words stand marks that nobody types (roles, tags, source): one
 * index of words then narrows a list by all of them at once.
 */

interface Described {
  fullName: string;
  company: string | null;
  position: string | null;
  roles: readonly ContactRole[];
  tags: readonly string[];
  source: string;
  hasConsent: boolean;
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

const MARK = "zzq";
const LONGEST = 4000;
const MOST_WORDS = 6;

const mark = (kind: string, text: string) => `${MARK}${kind}${foldName(text).replaceAll(" ", "")}`;

/** The name is first: lists by name are sorted by this text. */
export function contactSearchText(contact: Described): string {
  const numbers = contact.phones.flatMap((phone) => {
    const digits = phone.slice(1);
    // Spanish numbers are sought without their country.
    return digits.startsWith("34") ? [digits.slice(2), digits] : [digits];
  });
  return [
    foldName(contact.fullName),
    foldName(contact.company ?? ""),
    foldName(contact.position ?? ""),
    ...contact.emails.map(foldName),
    ...numbers,
    ...contact.tags.map(foldName),
    ...contact.roles.map((role) => mark("r", role)),
    ...contact.tags.map((tag) => mark("t", tag)),
    mark("o", contact.source),
    mark("c", contact.hasConsent ? "si" : "no"),
  ]
    .filter(Boolean)
    .join(" ")
    .slice(0, LONGEST);
}

/** The words of typed text; a number written in groups is one word. */
export function soughtWords(typed: string): string[] {
  if (/^[+\d][\d\s().-]{4,}$/.test(typed)) return [typed.replace(/\D/g, "").replace(/^00/, "")];
  return foldName(typed).split(" ").filter(Boolean).slice(0, MOST_WORDS);
}

/** The marks that a contact must have to pass the filters. */
export function filterMarks({ role, tag, source, consent }: ContactFilters): string[] {
  return [
    role === null ? "" : mark("r", role),
    tag === "" ? "" : mark("t", tag),
    source === "" ? "" : mark("o", source),
    consent === null ? "" : mark("c", consent),
  ].filter(Boolean);
}
