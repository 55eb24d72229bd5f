import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST } from "#server/site/screens/built-screens.server.ts";

/** The list of the pictures, which pages are drawn by. */

export interface ListedPicture {
  id: string;
  mark: string;
  width: number;
  height: number;
}

type Listed = Record<string, Omit<ListedPicture, "id">>;

/**
 * Writes the list in one step, after its pictures, and then deletes pictures that no list has named for two turns: pages
 * that were sent a moment ago still ask for those of the list before.
 *
 * @param keepsOthers pictures that were not taken this time stay listed
 */
export function keepManifest(
  folder: string,
  pictures: readonly ListedPicture[],
  { sources, keepsOthers }: { sources: string; keepsOthers: boolean },
): void {
  mkdirSync(folder, { recursive: true });
  const before = readListed(folder);
  const taken: Listed = Object.fromEntries(pictures.map(({ id, ...facts }) => [id, facts]));
  const screens = keepsOthers ? Object.assign({}, before, taken) : taken;
  const file = join(folder, MANIFEST);
  writeFileSync(`${file}.new`, JSON.stringify({ sources, screens }));
  renameSync(`${file}.new`, file);
  const marks = new Set([...Object.values(before), ...Object.values(screens)].map(({ mark }) => mark));
  for (const name of readdirSync(folder)) {
    const mark = /\.([0-9a-f]{10})\.(?:avif|webp)$/.exec(name)?.[1];
    if (mark !== undefined && !marks.has(mark)) rmSync(join(folder, name));
  }
}

function readListed(folder: string): Listed {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return {};
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { screens?: Listed }).screens ?? {};
  } catch {
    // Damaged: as good as none.
    return {};
  }
}
