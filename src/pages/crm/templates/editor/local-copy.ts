import type { TemplateDocument } from "#domain/crm/templates/document.ts";
import { readDocument } from "#domain/crm/templates/read-document.ts";
import { readStored, writeStored } from "#ui/tracking/browser-store.ts";

/** A text that was typed and has not reached the server yet. This browser keeps it until it has. */
export interface LocalCopy {
  /** The draft of the server that it was typed over. */
  revision: number;
  document: TemplateDocument;
}

const keyOf = (id: string) => `umbral-template-${id}`;

export function readLocalCopy(id: string): LocalCopy | null {
  const text = readStored("localStorage", keyOf(id));
  if (text === null) return null;
  try {
    const { revision, document } = JSON.parse(text) as { revision: unknown; document: unknown };
    const read = readDocument(document);
    return typeof revision === "number" && "document" in read ? { revision, document: read.document } : null;
  } catch {
    // Somebody else wrote under our name, or the browser cut it: it is no copy of ours.
    return null;
  }
}

export const writeLocalCopy = (id: string, copy: { revision: number; document: unknown } | null): void =>
  writeStored("localStorage", keyOf(id), copy === null ? null : JSON.stringify(copy));
