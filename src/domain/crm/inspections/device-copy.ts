import { type Change, type InspectionDocument, MOST_CHANGES, valueAt } from "./inspection-document.ts";

/** The copy of a visit on a device: the document as the server last answered it, and what was typed since. */
export interface DeviceCopy {
  base: InspectionDocument;
  pending: PendingChange[];
}

export interface PendingChange extends Change {
  /** It is or was under way: its answer may be lost, so that it is sent again as it is. */
  isSent: boolean;
  /** Why the server could not keep it. */
  fault?: string;
}

/** The fields as the person sees them. */
export function shownFields({ base, pending }: DeviceCopy): Record<string, string> {
  const fields = { ...base.fields };
  // Choosing between two values is no typing: what is refused does not stand over what the server holds.
  for (const { path, value } of pending) fields[path] = value;
  return fields;
}

interface Typed {
  path: string;
  value: string;
  id: string;
  at: string;
  device: string;
}

/** The copy after somebody typed. What is not under way yet is changed where it waits. */
export function withTyped(copy: DeviceCopy, { path, value, ...made }: Typed): DeviceCopy {
  const was = valueAt(shownFields(copy), path);
  if (was === value) return copy;
  const last = copy.pending.findLastIndex((change) => change.path === path);
  const waiting = copy.pending[last];
  if (!waiting || waiting.isSent || waiting.settles !== undefined) {
    return { ...copy, pending: [...copy.pending, { path, value, was, ...made, isSent: false }] };
  }
  if (waiting.was === value) return { ...copy, pending: copy.pending.toSpliced(last, 1) };
  const { fault: _, ...rest } = waiting;
  return { ...copy, pending: copy.pending.with(last, { ...rest, value, at: made.at }) };
}

/** The copy after somebody chose between two values. */
export function withChoice(
  copy: DeviceCopy,
  { conflictId, takesOther, ...made }: { conflictId: string; takesOther: boolean } & Omit<Typed, "path" | "value">,
): DeviceCopy {
  const conflict = copy.base.conflicts.find(({ id }) => id === conflictId);
  if (!conflict || copy.pending.some(({ settles }) => settles === conflictId)) return copy;
  const { path } = conflict;
  const was = valueAt(shownFields(copy), path);
  const value = takesOther ? conflict.value : was;
  return { ...copy, pending: [...copy.pending, { path, value, was, ...made, settles: conflictId, isSent: false }] };
}

/** The copy with what was refused waiting again: its person has asked for another try, or the reason may have gone. */
export const withRetries = (copy: DeviceCopy): DeviceCopy => ({
  ...copy,
  pending: copy.pending.map(({ fault: _, ...change }) => change),
});

/** The changes that go next, marked as under way. */
export function beginSending(copy: DeviceCopy): { copy: DeviceCopy; changes: Change[] } {
  const going = new Set(
    copy.pending
      .filter(({ fault }) => fault === undefined)
      .slice(0, MOST_CHANGES)
      .map(({ id }) => id),
  );
  const pending = copy.pending.map((change) => (going.has(change.id) ? { ...change, isSent: true } : change));
  const changes = pending.filter(({ id }) => going.has(id)).map(({ isSent: _, fault: _f, ...change }) => change);
  return { copy: { ...copy, pending }, changes };
}

/** The copy after the server's answer. What was typed meanwhile goes on waiting. */
export function withAnswer(
  copy: DeviceCopy,
  answer: {
    document: InspectionDocument;
    taken: readonly string[];
    refused: readonly { id: string; message: string }[];
  },
): DeviceCopy {
  const taken = new Set(answer.taken);
  const faults = new Map(answer.refused.map(({ id, message }) => [id, message]));
  return {
    base: answer.document,
    pending: copy.pending
      .filter(({ id }) => !taken.has(id))
      .map((change) => (faults.has(change.id) ? { ...change, isSent: false, fault: faults.get(change.id)! } : change)),
  };
}

/** Conflicts that nobody has chosen yet on this device. */
export const openConflicts = ({ base, pending }: DeviceCopy) =>
  base.conflicts.filter(({ id }) => !pending.some(({ settles }) => settles === id));
