import { changeFault } from "./field-paths.ts";
import {
  type Change,
  type Conflict,
  type InspectionDocument,
  MOST_CONFLICTS,
  MOST_FIELDS,
  valueAt,
} from "./inspection-document.ts";

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
  const refused: Refusal[] = [];
  const taken: string[] = [];
  let merged = document;
  for (const change of changes) {
    const next = mergeChange(merged, change, receivedAt);
    if (typeof next === "string") refused.push({ id: change.id, message: next });
    else {
      merged = next;
      taken.push(change.id);
    }
  }
  return { document: merged, refused, taken };
}

/** The document after one change, or why it cannot be kept. */
function mergeChange(document: InspectionDocument, change: Change, receivedAt: string): InspectionDocument | string {
  const fault = changeFault(change);
  if (fault !== null) return fault;
  const { path, value, was, settles } = change;
  const standing = valueAt(document.fields, path);
  const isSeen = standing === was;
  if (settles !== undefined && document.conflicts.some(({ id }) => id === settles)) {
    // Somebody has written again since the choice was made: both values still wait.
    if (!isSeen && standing !== value) return document;
    return written(without(document, settles), change, receivedAt);
  }
  if (standing === value) return document;
  if (isSeen) return written(document, change, receivedAt);
  return inConflict(document, change, receivedAt);
}

function written(document: InspectionDocument, change: Change, receivedAt: string): InspectionDocument | string {
  const { path, value, device } = change;
  if (valueAt(document.fields, path) === value) return document;
  if (!Object.hasOwn(document.fields, path) && Object.keys(document.fields).length >= MOST_FIELDS)
    return `Una visita guarda como mucho ${MOST_FIELDS} datos`;
  return {
    ...document,
    fields: { ...document.fields, [path]: value },
    stamps: { ...document.stamps, [path]: { at: receivedAt, device } },
  };
}

const without = (document: InspectionDocument, id: string): InspectionDocument => ({
  ...document,
  conflicts: document.conflicts.filter((conflict) => conflict.id !== id),
});

function inConflict(document: InspectionDocument, change: Change, receivedAt: string): InspectionDocument | string {
  const { id, path, value, was, at, device } = change;
  const conflict: Conflict = { id, path, value, at, device, receivedAt };
  // The same device went on typing over a value of its own that already waits.
  const earlier = document.conflicts.findIndex(
    (known) => known.path === path && known.device === device && known.value === was,
  );
  if (earlier >= 0) {
    return {
      ...document,
      conflicts: document.conflicts.with(earlier, { ...conflict, id: document.conflicts[earlier]!.id }),
    };
  }
  if (document.conflicts.some((known) => known.path === path && known.value === value)) return document;
  if (document.conflicts.length >= MOST_CONFLICTS)
    return "Hay demasiados datos por elegir. Elige alguno y este se enviará después";
  return { ...document, conflicts: [...document.conflicts, conflict] };
}
