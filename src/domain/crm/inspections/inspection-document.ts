/**
 * The document of a valuation visit: one flat table of fields, each with the text that somebody typed. A field that nobody has touched
 * is not there; an emptied one holds an empty text. Numbers stay as they were typed and are read where they are used, so that nothing
 * that a person wrote is changed or refused on its way.
 */

export const DOCUMENT_VERSION = 1;

/** One change of one field on one device. */
export interface Change {
  /** Made by the device; the same change sent twice is done once. */
  id: string;
  path: string;
  value: string;
  /** The field's value on that device before the change. */
  was: string;
  /** By the clock of the device. */
  at: string;
  /** `iPhone · Safari`, as the person will recognise it. */
  device: string;
  /** The conflict that this change settles. */
  settles?: string | undefined;
}

/** A value that met another one: the field keeps the one that came first, and this one waits to be chosen or let go. */
export interface Conflict {
  id: string;
  path: string;
  value: string;
  /** When it was typed, by the clock of its device. */
  at: string;
  device: string;
  /** When it arrived, by the server's clock. */
  receivedAt: string;
}

/** The device that wrote the value that stands, and when it arrived. */
export interface Stamp {
  at: string;
  device: string;
}

export interface InspectionDocument {
  version: typeof DOCUMENT_VERSION;
  fields: Record<string, string>;
  stamps: Record<string, Stamp>;
  conflicts: Conflict[];
}

export const emptyDocument = (fields: Record<string, string> = {}): InspectionDocument => ({
  version: DOCUMENT_VERSION,
  fields,
  stamps: {},
  conflicts: [],
});

/** Fields of one visit, those of removed things among them. */
export const MOST_FIELDS = 4_000;
/** Rooms that stand at once, and defects of one of them: more than any home has, and a report that can be drawn. */
export const MOST_ROOMS = 60;
export const MOST_DEFECTS = 40;
/** A document as JSON, in bytes: a book of 500 pages. Each change reads and writes all of it. */
export const MOST_BYTES = 1_000_000;
/** Conflicts that wait at once. Above it a change is refused, and stays on its device. */
export const MOST_CONFLICTS = 300;
/** Changes that one call brings; more come with the next. */
export const MOST_CHANGES = 200;
export const MOST_PHOTOS = 200;
/** A clock that is further off than this is told to its person, and noted in the report. */
export const CLOCK_TOLERANCE_SECONDS = 300;

export const valueAt = (fields: Readonly<Record<string, string>>, path: string): string => fields[path] ?? "";
