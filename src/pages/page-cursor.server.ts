import { data } from "react-router";
import { readCursor } from "#server/api/cursor.server.ts";
import { AppError } from "#server/app-error.server.ts";

/**
 * Where a page of a list goes on, as its address says; undefined for the first page.
 *
 * @throws 404 for one that we did not write
 */
export function pageCursor(text: string | null) {
  try {
    return readCursor(text ?? undefined, "uuid");
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: 404 });
    throw error;
  }
}
