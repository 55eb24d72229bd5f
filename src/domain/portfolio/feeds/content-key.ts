import type { HomeDraft } from "./check-home.ts";

/** Fields that stay the same when a price changes: without a reference they identify a home. */
const LASTING = [
  "operation",
  "type",
  "address",
  "postalCode",
  "town",
  "placeName",
  "floor",
  "builtAreaM2",
  "rooms",
  "title",
] as const;

/**
 * A name for a home that its sender gives none: its cadastral reference, else two hashes of 32 bits (FNV-1a) of what lasts, the
 * second over the text backwards.
 */
export function contentKey(draft: HomeDraft): string {
  if (typeof draft.cadastralReference === "string") return `rc-${draft.cadastralReference}-${draft.operation}`;
  const text = LASTING.map((field) => String(draft[field] ?? "").toLowerCase()).join("\u0001");
  let forward = 0x811c9dc5;
  let backward = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    forward = Math.imul(forward ^ text.charCodeAt(index), 0x01000193);
    backward = Math.imul(backward ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  const hex = (hash: number) => (hash >>> 0).toString(16).padStart(8, "0");
  return `auto-${hex(forward)}${hex(backward)}`;
}
