import { DocumentBounds } from "./document-bounds.ts";
import { changeFault } from "./field-paths.ts";
import { type Change, type Conflict, type InspectionDocument, MOST_CONFLICTS, valueAt } from "./inspection-document.ts";

/**
 * How changes of several devices become one document. A change says what its device saw before: where that still stands, the change is
 * done; where the field already holds its value, there is nothing to do; otherwise the field stays, and the value is kept as a conflict.
 */

export interface Refusal {
  id: string;
  message: string;
}

export interface Merged {
  document: InspectionDocument;
  /** Changes that cannot be kept, with the reason; they stay on their device. */
  refused: Refusal[];
  /** Every other change: done, needless, or kept as a conflict. */
  taken: string[];
}

/** @param receivedAt the server's time, ISO 8601 */
export function mergeChanges(document: InspectionDocument, changes: readonly Change[], receivedAt: string): Merged {
  const merging = new Merging(document, receivedAt);
  const refused: Refusal[] = [];
  const taken: string[] = [];
  // The same change twice in one call is one change.
  const done = new Set<string>();
  for (const change of changes) {
    if (done.has(change.id)) continue;
    done.add(change.id);
    const message = merging.take(change);
    if (message === null) taken.push(change.id);
    else refused.push({ id: change.id, message });
  }
  return { document: merging.document, refused, taken };
}

/** A document that takes changes one by one. It is copied once, by the first change that writes. */
class Merging {
  document: InspectionDocument;
  readonly #receivedAt: string;
  readonly #bounds: DocumentBounds;
  #isCopied = false;

  constructor(document: InspectionDocument, receivedAt: string) {
    this.document = document;
    this.#receivedAt = receivedAt;
    this.#bounds = new DocumentBounds(document);
  }

  /** @returns why the change cannot be kept; null where it is done, needless, or kept as a conflict */
  take(change: Change): string | null {
    const fault = changeFault(change);
    if (fault !== null) return fault;
    const { path, value, was, settles } = change;
    const standing = valueAt(this.document.fields, path);
    const isSeen = standing === was;
    if (settles !== undefined && this.document.conflicts.some((one) => one.id === settles && one.path === path)) {
      // Somebody has written again since the choice was made: both values still wait.
      if (!isSeen && standing !== value) return null;
      const settled = this.document.conflicts.filter(({ id }) => id !== settles);
      const refusal = this.#write(change);
      if (refusal === null) this.#waiting(settled);
      return refusal;
    }
    if (standing === value) return null;
    return isSeen ? this.#write(change) : this.#disagree(change);
  }

  #write({ path, value, device }: Change): string | null {
    const { fields, stamps } = this.document;
    if (valueAt(fields, path) === value) return null;
    const stamp = { at: this.#receivedAt, device };
    const refusal = this.#bounds.write({ path, value, stamp }, { value: fields[path], stamp: stamps[path] });
    if (refusal !== null) return refusal;
    const own = this.#own();
    own.fields[path] = value;
    own.stamps[path] = stamp;
    return null;
  }

  #disagree({ id, path, value, was, at, device }: Change): string | null {
    const conflict: Conflict = { id, path, value, at, device, receivedAt: this.#receivedAt };
    const { conflicts } = this.document;
    // The same device went on typing over a value of its own that already waits.
    const earlier = conflicts.findIndex(
      (known) => known.path === path && known.device === device && known.value === was,
    );
    if (earlier < 0) {
      if (conflicts.some((known) => known.path === path && known.value === value)) return null;
      if (conflicts.length >= MOST_CONFLICTS)
        return "Hay demasiados datos por elegir. Elige alguno y este se enviará después";
    }
    const known = conflicts[earlier];
    const kept = known ? { ...conflict, id: known.id } : conflict;
    const refusal = this.#bounds.wait(kept, known);
    if (refusal !== null) return refusal;
    this.#waiting(known ? conflicts.with(earlier, kept) : [...conflicts, kept]);
    return null;
  }

  #waiting(conflicts: Conflict[]): void {
    this.#own().conflicts = conflicts;
  }

  #own(): InspectionDocument {
    if (!this.#isCopied) {
      const { fields, stamps } = this.document;
      this.document = { ...this.document, fields: { ...fields }, stamps: { ...stamps } };
      this.#isCopied = true;
    }
    return this.document;
  }
}
