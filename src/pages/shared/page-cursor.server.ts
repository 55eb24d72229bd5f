import { data } from "react-router";
import { type Cursor, findCursor } from "#server/platform/http/cursor.server.ts";

/**
 * Cursor of a list's page from its address; undefined for the first page.
 *
 * @throws 404 for one that we did not write
 */
export function pageCursor(text: string | null): Cursor | undefined {
  const cursor = findCursor(text, "uuid");
  if (text && !cursor) throw data(null, { status: 404 });
  return cursor;
}
