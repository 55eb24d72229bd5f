import type { DocumentPage, DocumentText } from "./document-text.ts";

/**
 * The text of a document. One that has more pages than are read ends with a page of which nothing may be said, so that no engine takes it
 * for whole.
 */
export function wholeText(pages: readonly DocumentPage[], { allPages }: { allPages: number | null }): DocumentText {
  const last = pages.at(-1);
  if (!last || allPages === null || allPages <= pages.length) return { pages };
  const { number, width, height } = last;
  return { pages: [...pages, { number: number + 1, width, height, lines: [], origin: "unread", isBeyond: true }] };
}

/** A page of which nothing may be said. */
export const unreadPage = (number: number): DocumentPage => ({
  number,
  width: 595,
  height: 842,
  lines: [],
  origin: "unread",
});
