import * as z from "zod/mini";
import { line } from "../../shared/schema/text.ts";
import { DAY_MS } from "../../shared/time/durations.ts";

/** Changes that the owner of a result may make: its name, its folder, whether it is kept. */

export const LONGEST_NAME = 120;
export const LONGEST_FOLDER = 60;
export const LONGEST_TAG = 40;
export const MOST_TAGS = 20;
/** Results that one act changes together. */
export const MOST_AT_ONCE = 200;
/** Days for which a result stays in the trash. */
export const TRASH_DAYS = 30;

/** One line of text, as it is kept. */
const wordsOf = (longest: number) =>
  line({ max: longest, message: "Escribe un texto" }).check(
    z.refine((text) => text.isWellFormed(), "Contiene signos que no se pueden guardar"),
  );

/** Empty becomes null. */
const optionalLine = (longest: number) =>
  z.pipe(
    z.nullable(wordsOf(longest)),
    z.transform((text) => text || null),
  );

const folder = wordsOf(LONGEST_FOLDER).check(z.minLength(1, "Escribe el nombre de la carpeta"));
const tag = wordsOf(LONGEST_TAG).check(z.minLength(1, "Escribe la etiqueta"));

const sameWord = (a: string, b: string) => a.localeCompare(b, "es", { sensitivity: "base" }) === 0;

/** Each word once, however it is spelt; the first spelling stays. */
function withoutRepeats(tags: readonly string[]): string[] {
  return tags.filter((tag, i) => tags.findIndex((other) => sameWord(other, tag)) === i);
}

/** Tags as they are typed into one field: `verdi, exclusiva`. */
export const splitTags = (typed: string): string[] =>
  typed
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

/** Omitted fields stay. */
export const runChange = z.object({
  name: z.optional(optionalLine(LONGEST_NAME)),
  /** A result in a folder is saved. */
  folder: z.optional(optionalLine(LONGEST_FOLDER)),
  tags: z.optional(
    z.pipe(
      z.array(tag, "Escribe las etiquetas").check(z.maxLength(MOST_TAGS, `Usa como mucho ${MOST_TAGS} etiquetas`)),
      z.transform((tags: string[]) => withoutRepeats(tags)),
    ),
  ),
  saved: z.optional(z.boolean("Elige si se guarda")),
});
export type RunChange = z.output<typeof runChange>;

const ids = z
  .array(z.uuid("No es un resultado"), "Elige algún resultado")
  .check(
    z.minLength(1, "Elige algún resultado"),
    z.maxLength(MOST_AT_ONCE, `Elige como mucho ${MOST_AT_ONCE} resultados`),
  );

export const bulkChange = z.discriminatedUnion(
  "act",
  [
    z.object({ ids, act: z.literal("save") }),
    z.object({ ids, act: z.literal("unsave") }),
    z.object({ ids, act: z.literal("move"), folder: optionalLine(LONGEST_FOLDER) }),
    z.object({ ids, act: z.literal("tag"), tag }),
    z.object({ ids, act: z.literal("untag"), tag }),
    z.object({ ids, act: z.literal("trash") }),
    z.object({ ids, act: z.literal("restore") }),
    z.object({ ids, act: z.literal("erase") }),
  ],
  "Elige qué hacer",
);
export type BulkChange = z.output<typeof bulkChange>;

export const folderRename = z.object({ from: folder, to: folder });

/** How a run is kept: the part of its row that these changes are about. */
export interface KeptAs {
  name: string | null;
  folder: string | null;
  tags: readonly string[];
  savedAt: Date | null;
}

/** The same run after a change. A run put into a folder is saved; one that is no longer saved is in none. */
export function changed(run: KeptAs, change: RunChange, now: Date): KeptAs {
  const folder = change.saved === false ? null : change.folder === undefined ? run.folder : change.folder;
  const isSaved = folder !== null || (change.saved ?? run.savedAt !== null);
  return {
    name: change.name === undefined ? run.name : change.name,
    folder,
    tags: change.tags ?? run.tags,
    savedAt: isSaved ? (run.savedAt ?? now) : null,
  };
}

/** The change that a bulk act is for one run; null where it already is so, or has no room for another tag. */
export function bulkChangeOf(run: KeptAs, act: BulkChange): RunChange | null {
  switch (act.act) {
    case "save":
      return run.savedAt === null ? { saved: true } : null;
    case "unsave":
      return run.savedAt === null ? null : { saved: false };
    case "move":
      return run.folder === act.folder ? null : { folder: act.folder };
    case "tag":
      if (run.tags.length >= MOST_TAGS || run.tags.some((tag) => sameWord(tag, act.tag))) return null;
      return { tags: [...run.tags, act.tag] };
    case "untag": {
      const tags = run.tags.filter((tag) => !sameWord(tag, act.tag));
      return tags.length === run.tags.length ? null : { tags };
    }
    default:
      return null;
  }
}

/** Whole days until a result in the trash is gone, the last one counted. */
export function daysLeft(deletedAt: Date, now: Date): number {
  const days = (deletedAt.getTime() - now.getTime()) / DAY_MS + TRASH_DAYS;
  return Math.max(1, Math.ceil(days));
}
