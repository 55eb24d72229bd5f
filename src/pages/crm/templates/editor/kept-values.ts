import { readStored, writeStored } from "#ui/tracking/browser-store.ts";

/** The values that were typed or left blank for a document, by the id of its template. */
export interface Kept {
  typed: Record<string, string>;
  blanks: string[];
}

export const NOTHING: Kept = { typed: {}, blanks: [] };

const keyOf = (id: string) => `umbral-template-values-${id}`;

/** Values typed for a document live in this tab: they are of this document, and change neither home nor contact. */
export function readKept(id: string): Kept {
  const text = readStored("sessionStorage", keyOf(id));
  if (text === null) return NOTHING;
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    // Nothing of ours: whoever typed sees empty fields and types again.
    return NOTHING;
  }
}

export const keepValues = (id: string, kept: Kept): void =>
  writeStored("sessionStorage", keyOf(id), JSON.stringify(kept));
