import { AppError } from "../app-error.server.ts";

/** Where a page of a list by time ended. */
export interface Cursor {
  at: Date;
  /** Tells rows of one instant apart. */
  id: string;
}

const IDS = {
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/,
  fingerprint: /^[\da-f]{20}$/,
};
/** Milliseconds of any year that a list will see. */
const INSTANT = /^\d{1,13}$/;

export const writeCursor = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`;

/** @throws AppError NOT_FOUND for one that we did not write */
export function readCursor(text: string | undefined, idKind: keyof typeof IDS): Cursor | undefined {
  if (!text) return undefined;
  const [at = "", id = ""] = text.split("_");
  if (!INSTANT.test(at) || !IDS[idKind].test(id)) throw new AppError("NOT_FOUND");
  return { at: new Date(Number(at)), id };
}
