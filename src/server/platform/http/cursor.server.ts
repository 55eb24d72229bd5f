import { isRealTime } from "#domain/shared/schema/when.ts";
import { AppError } from "../app-error.server.ts";

/**
 * Cursors: where a page of a list ended, as a text that programs and addresses hand back. All lists write them alike, and
 * as anybody may write one too, nothing of it reaches a query that is not of the list's own form.
 */

/** A row's place in its list. */
export interface Place {
  /** The value by which the list is ordered, as the database reads it. */
  key: string;
  /** Distinguishes rows of one key. */
  id: string;
}

/** The place in a list by time, of those whose times are kept to the millisecond. */
export interface Cursor {
  at: Date;
  id: string;
}

interface Form<List extends string> {
  /** The orders and directions in which the list can be read: a cursor of another list is refused here. */
  lists: readonly List[];
  isKey(key: string): boolean;
  idKind?: keyof typeof IDS;
}

const IDS = {
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/,
  fingerprint: /^[\da-f]{20}$/,
};

/** Above what the longest key makes: a name of 400 characters, each of them three bytes. */
const LONGEST = 3_000;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(?:\d{3}|\d{6})Z$/;

/** Whether a key is an instant to the millisecond or microsecond, in UTC, of a year that the database can store. */
export const isInstantKey = (key: string): boolean => INSTANT.test(key) && isRealTime(key);

export const writePlace = (list: string, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([list, key, id])).toString("base64url");

/** @returns undefined for none, and for one that this list did not write */
export function findPlace<List extends string>(
  text: string | null | undefined,
  { lists, isKey, idKind = "uuid" }: Form<List>,
): (Place & { list: List }) | undefined {
  if (!text || text.length > LONGEST) return undefined;
  const [written, key, id] = partsOf(text);
  const list = lists.find((name) => name === written);
  if (list === undefined || key === undefined || id === undefined) return undefined;
  return isKey(key) && IDS[idKind].test(id) ? { list, key, id } : undefined;
}

/** The same, for lists that nobody reads from a wrong place on. @throws AppError INVALID_CURSOR */
export function readPlace<List extends string>(text: string | null | undefined, form: Form<List>) {
  const place = findPlace(text, form);
  if (text && !place) throw new AppError("INVALID_CURSOR");
  return place;
}

const byTime = (idKind: keyof typeof IDS) => ({ lists: ["time"], isKey: isInstantKey, idKind }) as const;

export const writeCursor = ({ at, id }: Cursor): string => writePlace("time", { key: at.toISOString(), id });

/** @returns undefined for none, and for one that is not of a list by time */
export const findCursor = (text: string | null | undefined, idKind: keyof typeof IDS): Cursor | undefined =>
  cursorAt(findPlace(text, byTime(idKind)));

/** @throws AppError INVALID_CURSOR */
export const readCursor = (text: string | null | undefined, idKind: keyof typeof IDS): Cursor | undefined =>
  cursorAt(readPlace(text, byTime(idKind)));

const cursorAt = (place: Place | undefined) => place && { at: new Date(place.key), id: place.id };

function partsOf(text: string): (string | undefined)[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(read) && read.length === 3 && read.every((part) => typeof part === "string") ? read : [];
  } catch {
    // Our cursors are JSON.
    return [];
  }
}
