/** A page number, or a gap where numbers are left out. */
type PageMark = number | "gap";

/**
 * The page numbers to offer: the first, the last, the current one and its neighbours. A gap never hides a single page,
 * because its number takes the same room.
 *
 * @param current from 1
 * @param total number of pages, at least 1
 */
export function pageWindow(current: number, total: number): readonly PageMark[] {
  const wanted = new Set([1, total]);
  for (let page = current - 1; page <= current + 1; page += 1) if (page >= 1 && page <= total) wanted.add(page);
  const pages = [...wanted].sort((a, b) => a - b);
  return pages.flatMap((page, index): PageMark[] => {
    const missing = index === 0 ? 0 : page - (pages[index - 1] ?? page) - 1;
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? ["gap", page] : [page];
  });
}
