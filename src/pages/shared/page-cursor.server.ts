import { data } from "react-router";
import { AppError } from "#server/platform/app-error.server.ts";
import { readCursor } from "#server/platform/http/cursor.server.ts";

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
