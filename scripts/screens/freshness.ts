import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST } from "#server/site/screens/built-screens.server.ts";

/** Whether pictures show what the sources draw today. */

/** What pages are drawn from, and what takes the pictures. */
const FOLDERS = ["src", "scripts/screens", "public", "models"];
const FILES = ["package-lock.json", "vite.config.ts", "scripts/screens.ts"];

/** Changes with whatever may change a picture; tests change none. */
export function sourcesMark(): string {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash("sha256");
  for (const name of [...names, ...FILES].sort()) hash.update(name).update(readFileSync(name));
  return hash.digest("hex");
}

/** @param mark of the sources of today */
export function isFresh(folder: string, mark: string): boolean {
  try {
    return (JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")) as { sources?: unknown }).sources === mark;
  } catch {
    // No list, or a damaged one: nothing is kept of it.
    return false;
  }
}
