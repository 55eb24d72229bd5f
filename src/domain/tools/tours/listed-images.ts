import { openCsvRows } from "../../shared/tables/csv-rows.ts";

/** A picture of a list beside the pictures: its file and, where the list says one, its name. */
export interface ListedImage {
  readonly file: string;
  readonly name: string | null;
}

/** Longest list that is read, in letters. */
export const MOST_LIST_LETTERS = 1_000_000;
const MOST_LISTED = 1_000;
const LONGEST = 300;

const FILE_KEYS = ["file", "filename", "image", "src", "path", "url", "panorama", "archivo", "imagen", "foto"];
const NAME_KEYS = ["name", "title", "caption", "label", "nombre", "titulo", "título"];

/** Reads a list of pictures, CSV with a head or JSON: an array of objects, at the top or below one key. Null where it is none. */
export function readListedImages(text: string, form: "csv" | "json"): ListedImage[] | null {
  if (text.length > MOST_LIST_LETTERS) return null;
  const rows = form === "csv" ? csvObjects(text) : jsonObjects(text);
  const listed = rows.slice(0, MOST_LISTED).flatMap((row) => imageOf(row) ?? []);
  return listed.length === 0 ? null : listed;
}

function csvObjects(text: string): Record<string, unknown>[] {
  const reader = openCsvRows();
  const rows = [...reader.write(text), ...reader.end().rows].map(({ cells }) => cells);
  const [head = [], ...rest] = rows;
  return rest.map((cells) => Object.fromEntries(head.map((key, at) => [key, cells[at] ?? ""])));
}

function jsonObjects(text: string): Record<string, unknown>[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    // No list: the pictures are taken in the order of their names.
    return [];
  }
  if (Array.isArray(given)) return given.filter(isObject);
  if (!isObject(given)) return [];
  const lists = Object.values(given).filter((value) => Array.isArray(value));
  return lists.map((list) => list.filter(isObject)).find((list) => list.some((row) => imageOf(row) !== null)) ?? [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function imageOf(row: Record<string, unknown>): ListedImage | null {
  const values = new Map(Object.entries(row).map(([key, value]) => [key.trim().toLowerCase(), value]));
  const first = (keys: readonly string[]): string | null => {
    for (const key of keys) {
      const value = values.get(key);
      if (typeof value === "string" && value.trim() !== "") return value.trim().slice(0, LONGEST);
    }
    return null;
  };
  const file = first(FILE_KEYS);
  return file === null ? null : { file, name: first(NAME_KEYS) };
}

/**
 * The pictures of an archive in the order of a list, with its names; pictures that it does not name follow in their own order.
 *
 * @param images paths in the archive
 * @returns `missing` are the files of the list that are not there
 */
export function orderedByList(
  images: readonly string[],
  listed: readonly ListedImage[],
): { images: { path: string; name: string | null }[]; missing: string[] } {
  const fileOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const byPath = new Map(images.map((path) => [path.toLowerCase(), path]));
  const byFile = new Map(images.map((path) => [fileOf(path), path]));
  const named = new Map<string, string | null>();
  const missing: string[] = [];
  for (const { file, name } of listed) {
    const path = byPath.get(file.toLowerCase()) ?? byFile.get(fileOf(file));
    if (path === undefined) missing.push(file);
    else if (!named.has(path)) named.set(path, name);
  }
  for (const path of images) if (!named.has(path)) named.set(path, null);
  return { images: [...named].map(([path, name]) => ({ path, name })), missing };
}
