import type { ContactRole } from "./contact-values.ts";

/**
 * Two contacts become one, and two again. The merge's changes of the kept one are remembered as before and after:
 * undoing restores the former value where the merged one still stands, so that later edits stay.
 */

/** Fields of a contact that a merge may change; instants as ISO text. */
export interface MergedFields {
  fullName: string;
  company: string | null;
  position: string | null;
  language: string | null;
  notes: string | null;
  ownerId: string | null;
  consentAt: string | null;
  consentText: string | null;
  /** Asked for in a public form, not confirmed. Absent, like the next two, in merges of before there were such fields. */
  consentAskedAt?: string | null;
  consentAskedText?: string | null;
  consentWithdrawnAt?: string | null;
  lastActivityAt: string;
  roles: ContactRole[];
  tags: string[];
  extras: Record<string, string>;
}

export type MergeChoices = Partial<Record<ChosenField, "kept" | "removed">>;
type ChosenField = "fullName" | "company" | "position" | "language" | "notes" | "ownerId";

const CHOSEN: readonly ChosenField[] = ["fullName", "company", "position", "language", "notes", "ownerId"];
const LISTS = ["roles", "tags"] as const;
const CONSENT_MARKS = ["consentAskedAt", "consentAskedText", "consentWithdrawnAt"] as const;
const SINGLE = [...CHOSEN, "consentAt", "consentText", ...CONSENT_MARKS, "lastActivityAt"] as const;

/** The kept contact completed by the other: chosen values, else values that it lacks. */
export function mergeFields(kept: MergedFields, removed: MergedFields, choices: MergeChoices): MergedFields {
  const merged: MergedFields = { ...kept };
  for (const field of CHOSEN) {
    const takesOther = choices[field] === undefined ? !kept[field] : choices[field] === "removed";
    if (takesOther && (removed[field] || choices[field] === "removed"))
      Object.assign(merged, { [field]: removed[field] });
  }
  // A contact always has a name.
  merged.fullName ||= kept.fullName;
  Object.assign(merged, mergedConsent(kept, removed));
  if (removed.lastActivityAt > kept.lastActivityAt) merged.lastActivityAt = removed.lastActivityAt;
  merged.roles = [...new Set([...kept.roles, ...removed.roles])];
  merged.tags = [...new Set([...kept.tags, ...removed.tags])];
  merged.extras = { ...removed.extras, ...kept.extras };
  return merged;
}

/** Of consents and their withdrawals in both contacts the latest stands. */
function mergedConsent(kept: MergedFields, removed: MergedFields): Partial<MergedFields> {
  const given = !kept.consentAt && removed.consentAt ? removed : kept;
  const withdrawnAt = [kept, removed].map((one) => one.consentWithdrawnAt ?? "").reduce((a, b) => (a > b ? a : b));
  const isWithdrawn = withdrawnAt !== "" && withdrawnAt >= (given.consentAt ?? "");
  const asked = given.consentAt && !isWithdrawn ? undefined : [kept, removed].find((one) => one.consentAskedAt);
  return {
    consentAt: isWithdrawn ? null : given.consentAt,
    consentText: isWithdrawn ? null : given.consentText,
    consentAskedAt: asked?.consentAskedAt ?? null,
    consentAskedText: asked?.consentAskedText ?? null,
    consentWithdrawnAt: withdrawnAt || null,
  };
}

/** The values of the fields that undoing a merge needs. */
export interface FieldSnapshot {
  before: MergedFields;
  after: MergedFields;
}

/** The kept contact without a merge's additions. Values edited since are no additions. */
export function unmergeFields(current: MergedFields, { before, after }: FieldSnapshot): MergedFields {
  const restored: MergedFields = { ...current };
  for (const field of SINGLE) {
    if (current[field] === after[field]) Object.assign(restored, { [field]: before[field] });
  }
  for (const field of LISTS) {
    const brought = new Set<string>(after[field].filter((word) => !(before[field] as string[]).includes(word)));
    Object.assign(restored, { [field]: (current[field] as string[]).filter((word) => !brought.has(word)) });
  }
  restored.extras = Object.fromEntries(
    Object.entries(current.extras).filter(([key, value]) => key in before.extras || after.extras[key] !== value),
  );
  return restored;
}

/**
 * A later merge's memory once an earlier one is undone: where it remembers what the earlier one brought, it remembers what stood
 * there before instead.
 */
export function forgetUndone(later: FieldSnapshot, undone: FieldSnapshot): FieldSnapshot {
  const strip = (fields: MergedFields) => unmergeFields(fields, undone);
  const before = strip(later.before);
  const after: MergedFields = { ...later.after };
  // Fields that the later merge did not touch stay as they were before it.
  for (const field of SINGLE) {
    if (later.after[field] === later.before[field]) Object.assign(after, { [field]: before[field] });
  }
  for (const field of LISTS) {
    const gone = new Set<string>(
      (later.before[field] as string[]).filter((word) => !(before[field] as string[]).includes(word)),
    );
    Object.assign(after, { [field]: (later.after[field] as string[]).filter((word) => !gone.has(word)) });
  }
  after.extras = Object.fromEntries(
    Object.entries(later.after.extras).filter(([key]) => !(key in later.before.extras) || key in before.extras),
  );
  return { before, after };
}
