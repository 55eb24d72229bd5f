import { type FlowDocument, flowDocument } from "./flow-document.ts";

/** Whether a draft on a page says what a kept document says: order of names and values that are filled in on keeping do not count. */
export function saysTheSame(draft: FlowDocument, kept: FlowDocument): boolean {
  const read = flowDocument.safeParse(draft);
  return isEqual(read.success ? read.data : draft, kept);
}

function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isEqual(a[key], b[key]));
}
