import { createHash } from "node:crypto";

/** The values by which two errors count as the same. */
interface Cause {
  kind: string;
  type: string;
  toolName?: string | undefined;
  path: string;
  /** Redacted already. */
  message: string;
}

/**
 * A short name of an error's cause: twenty hexadecimal digits. Numbers, ids and redacted parts do not count, so that
 * the same fault with another home, by another person or on another line of the bundle is one group.
 */
export function fingerprintOf({ kind, type, toolName, path, message }: Cause): string {
  const words = [kind, type, toolName ?? patternOf(path), patternOf(message)];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 20);
}

function patternOf(text: string): string {
  return text
    .replaceAll("[oculto]", "#")
    .replace(/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, "#")
    .replace(/-[\w-]{8}(?=\.(?:js|css)\b)/g, "") // the hash in a built file's name
    .replace(/\b(?=[a-f]*\d)[\da-f]{8,}\b/gi, "#")
    .replace(/\d+(?:[.,]\d+)*/g, "#")
    .replace(/\s+/g, " ");
}
