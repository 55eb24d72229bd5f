import type { ContactDraft, DraftRow } from "./contact-draft.ts";
import { CONTACT_ROLE_NAMES } from "./contact-names.ts";
import type { ContactRole } from "./contact-values.ts";
import type { ImportRow } from "./dto.ts";
import { emailOf, phoneOf } from "./phone.ts";
import { whoIsMeant } from "./shared-number.ts";

/** The largest number of contacts that one file may bring. */
export const MOST_IMPORTED_CONTACTS = 50_000;
export const CONTACT_FILE_MB = 20;

/** The changes that a file would make to the existing contacts: nothing is written before somebody has seen them. */

/** A contact that is there, as far as a file may change it. */
export interface KnownContact {
  id: string;
  fullName: string;
  company: string | null;
  position: string | null;
  roles: ContactRole[];
  tags: string[];
  language: string | null;
  notes: string | null;
  consentAt: string | null;
  /** ISO instant at which it was last taken back. */
  consentWithdrawnAt: string | null;
  extras: Record<string, string>;
  /** Lower case, and E.164. */
  emails: string[];
  phones: string[];
  /** Others who have the number by which this one was found, the newest first. */
  sharers?: readonly KnownContact[];
}

export interface PlannedRow extends ImportRow {
  /** As it would be written; addresses and numbers in the form in which they are compared. */
  draft: ContactDraft;
}

const LONGEST = { fullName: 200, company: 200, position: 100, notes: 5000, source: 80, consentText: 500 } as const;

/** Nobody has more addresses, or more numbers. */
const MOST_POINTS = 20;

/**
 * A row as it would be written: addresses and numbers in their compared form, texts within their bounds.
 *
 * @returns the reason where it says nobody
 */
export function readDraft(raw: ContactDraft, country = "ES"): { draft: ContactDraft; reason: string | null } {
  const unread: string[] = [];
  const read = (texts: readonly string[], of: (text: string) => string | null, what: string) =>
    texts.slice(0, MOST_POINTS).flatMap((text) => {
      const value = of(text);
      if (value === null) unread.push(`${what} «${text.slice(0, 60)}» no es válido`);
      return value ?? [];
    });
  const emails = [...new Set(read(raw.emails, emailOf, "El correo"))];
  const phones = [...new Set(read(raw.phones, (text) => phoneOf(text, country), "El teléfono"))];
  const cut = (field: keyof typeof LONGEST) => raw[field]?.slice(0, LONGEST[field]) ?? null;
  const fullName = (cut("fullName") ?? "").trim() || emails[0] || phones[0] || "";
  const draft: ContactDraft = {
    ...raw,
    fullName,
    company: cut("company"),
    position: cut("position"),
    notes: cut("notes"),
    source: cut("source"),
    consentText: cut("consentText"),
    tags: [...new Set(raw.tags.map((tag) => tag.slice(0, 40).trim()).filter(Boolean))].slice(0, 30),
    emails,
    phones,
  };
  if (fullName === "") return { draft, reason: unread[0] ?? "No tiene nombre, correo ni teléfono" };
  // Without a way to reach them a wrong address is all there was.
  if (unread.length > 0 && emails.length + phones.length === 0) return { draft, reason: unread[0]! };
  return { draft, reason: null };
}

/** Points of a row as keys. */
export const keysOf = ({ emails, phones }: Pick<ContactDraft, "emails" | "phones">): string[] => [
  ...emails.map((email) => `email ${email}`),
  ...phones.map((phone) => `telefono ${phone}`),
];

/** A contact without any address or number is known by its name alone. */
export const nameKey = (fullName: string): string => `nombre ${fullName}`;

/**
 * @param known the contacts that a row's points, or its name without points, are already
 */
export function planImport(
  rows: readonly DraftRow[],
  known: ReadonlyMap<string, KnownContact>,
  country = "ES",
): PlannedRow[] {
  return rows.map(openImportPlan(known, country));
}

/** The same row by row, for callers who let others take turns; it remembers the rows that it was given. */
export function openImportPlan(
  known: ReadonlyMap<string, KnownContact>,
  country = "ES",
): (row: DraftRow) => PlannedRow {
  const firstLines = new Map<string, PlannedRow>();
  return ({ line, draft: raw }) => {
    const { draft, reason } = readDraft(raw, country);
    const base = {
      line,
      fullName: draft.fullName,
      email: draft.emails[0] ?? null,
      phone: draft.phones[0] ?? null,
      draft,
    };
    if (reason) return { ...base, state: "malo", contactId: null, changes: [], reason };
    const keys = keysOf(draft).length > 0 ? keysOf(draft) : [nameKey(draft.fullName)];
    // Of people who share a number the one is meant whose name fits.
    const found = keys.map((key) => known.get(key)).find((one) => one !== undefined);
    const contact = found && whoIsMeant(draft.fullName, [found, ...(found.sharers ?? [])])?.contact;
    const isAnother = (row: PlannedRow) =>
      contact !== undefined && row.contactId !== contact.id && row.contactId !== null;
    const before = keys.map((key) => firstLines.get(key)).find((row) => row !== undefined && !isAnother(row));
    if (before) {
      return {
        ...base,
        state: "malo",
        contactId: null,
        changes: [],
        reason: `Es la misma persona que la línea ${before.line}`,
      };
    }
    const others = keys.flatMap((key) => {
      const owner = known.get(key);
      return owner && ![owner, ...(owner.sharers ?? [])].some(({ id }) => id === contact?.id) ? [owner] : [];
    });
    const changes = contact ? changesOf(contact, draft, known) : [];
    const planned: PlannedRow = {
      ...base,
      state: !contact ? "nuevo" : changes.length > 0 ? "cambiado" : "igual",
      contactId: contact?.id ?? null,
      changes,
      reason: others.length > 0 ? "Uno de sus datos es de otro contacto y se queda con él" : null,
    };
    for (const key of keys) firstLines.set(key, planned);
    return planned;
  };
}

/**
 * The changes that a row would make: values that differ, and entries that it adds to lists. Fields that the row leaves
 * empty stay.
 */
export function changesOf(
  contact: KnownContact,
  draft: ContactDraft,
  known: ReadonlyMap<string, KnownContact>,
): ImportRow["changes"] {
  const changes: ImportRow["changes"] = [];
  // A name that was made up of an address is no news.
  const isNamed = draft.fullName !== draft.emails[0] && draft.fullName !== draft.phones[0];
  for (const field of ["fullName", "company", "position", "language", "notes"] as const) {
    const after = draft[field];
    if (!after || after === contact[field] || (field === "fullName" && !isNamed)) continue;
    changes.push({ field, before: contact[field] ?? "", after });
  }
  const free = (kind: string, values: readonly string[]) => values.filter((value) => !known.has(`${kind} ${value}`));
  const added: [string, readonly string[], readonly string[]][] = [
    ["emails", contact.emails, free("email", draft.emails)],
    ["phones", contact.phones, free("telefono", draft.phones)],
    [
      "roles",
      contact.roles.map((role) => CONTACT_ROLE_NAMES[role]),
      draft.roles.filter((role) => !contact.roles.includes(role)).map((role) => CONTACT_ROLE_NAMES[role]),
    ],
    ["tags", contact.tags, draft.tags.filter((tag) => !contact.tags.includes(tag))],
  ];
  for (const [field, before, news] of added) {
    if (news.length > 0) changes.push({ field, before: before.join(", "), after: [...before, ...news].join(", ") });
  }
  // Whoever has taken their consent back since is not brought back by an older file.
  if (draft.consentAt && !contact.consentAt && draft.consentAt > (contact.consentWithdrawnAt ?? ""))
    changes.push({ field: "consentAt", before: "", after: draft.consentAt.slice(0, 10) });
  for (const [key, after] of Object.entries(draft.extras)) {
    if (contact.extras[key] !== after) changes.push({ field: key, before: contact.extras[key] ?? "", after });
  }
  return changes;
}
