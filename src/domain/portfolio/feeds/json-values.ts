import { checkHome, type HomeDraft, labelOf } from "./check-home.ts";
import type { FeedEnd, FeedExtras, FeedProblem, FeedReader, FeedRow } from "./feed-row.ts";
import { openJsonItems } from "./json-items.ts";

/** Helpers of the readers of partner JSON. */

export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object; false for arrays and null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The value if it is a JSON object, else an empty one, so that readers can go on into missing parts. */
export const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {});
/** The objects of an array; other members are dropped, and any other value gives an empty list. */
export const objectsIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
/** A text, trimmed, or a number as text; undefined for an empty text and any other value. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === "string" ? value.trim() || undefined : typeof value === "number" ? String(value) : undefined;
/** A number as it is; any other text stays, so that it is refused and shown. */
export const numberIn = (value: unknown): unknown =>
  typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : (value ?? undefined);
/** Zero is unknown. */
export const positiveIn = (value: unknown): unknown => {
  const number = numberIn(value);
  return number === 0 ? undefined : number;
};

/** `source` without the keys that we read: the rest goes out again as it came. */
export function restOf(source: JsonObject, known: ReadonlySet<string>): JsonObject | undefined {
  const rest = Object.entries(source).filter(([key, value]) => !known.has(key) && value !== null);
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** An item as one format reads it. */
export interface JsonHome {
  externalId: string | undefined;
  draft: HomeDraft;
  extras: FeedExtras;
  photos: string[];
  problems: FeedProblem[];
}

/**
 * Reader of a JSON feed that takes homes one by one from the first of `keys`, without holding the whole file. A home
 * without an id is kept as a row with a problem.
 */
export function openJsonReader(
  keys: readonly string[],
  formatName: string,
  read: (item: JsonObject) => JsonHome,
): FeedReader {
  const items = openJsonItems(keys);
  let rows = 0;
  return {
    write(chunk) {
      return items.write(chunk).map(({ value, line }): FeedRow => {
        const { externalId, draft, extras, photos, problems } = read(objectIn(value));
        if (externalId === undefined) problems.push({ path: "id", message: "Falta el identificador del inmueble" });
        const home = checkHome(draft, problems);
        return {
          ordinal: ++rows,
          line,
          externalId: externalId?.slice(0, 200) ?? null,
          label: labelOf(draft) ?? externalId ?? null,
          home: externalId === undefined ? null : home,
          extras,
          photos,
          problems,
        };
      });
    },
    hasFailed: items.hasFailed,
    end() {
      const { isComplete, sawList, error } = items.end();
      const missing = sawList ? undefined : { message: `El archivo no tiene la lista de ${formatName}`, line: null };
      const reason: FeedEnd["error"] = error ?? missing;
      return { rows: [], end: { rows, isComplete, ...(reason ? { error: reason } : {}) } };
    },
  };
}
