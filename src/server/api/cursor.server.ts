import { AppError } from "../app-error.server.ts";

/** Where a page of a list by time ended. */
export interface Cursor {
  at: Date;
  /** Tells rows of one instant apart. */
  id: string;
}

const FORM = /^(\d{1,16})_([\da-z-]{1,40})$/;

export const writeCursor = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`;

/** @throws AppError NOT_FOUND for one that we did not write */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (!text) return undefined;
  const parts = FORM.exec(text);
  const at = new Date(Number(parts?.[1]));
  if (!parts || Number.isNaN(at.getTime())) throw new AppError("NOT_FOUND");
  return { at, id: parts[2]! };
}
