/**
 * How many pages a list has, at least one. A page that is not full is the last one, so that most lists need not be counted.
 *
 * @param page the page that was read, from 1; `rows` of it came
 * @param count how many rows the whole list has
 */
export async function pageCount(
  { page, perPage, rows }: { page: number; perPage: number; rows: number },
  count: () => Promise<number>,
): Promise<number> {
  const isLast = rows < perPage && (rows > 0 || page === 1);
  return isLast ? page : Math.max(1, Math.ceil((await count()) / perPage));
}
