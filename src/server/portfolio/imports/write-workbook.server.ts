import { tableCells, tableHeadings } from "#domain/portfolio/feeds/csv-writer.ts";
import type { FeedHome } from "#domain/portfolio/feeds/feed-row.ts";
import { tablesToXlsx } from "../../platform/tables/tables.server.ts";

/** Homes as a workbook with the columns of our CSV. */
export async function writeWorkbook(homes: AsyncIterable<FeedHome>): Promise<Uint8Array<ArrayBuffer>> {
  const rows: string[][] = [];
  for await (const home of homes) rows.push(tableCells(home, { isPrivate: true }));
  return await tablesToXlsx([{ name: "Viviendas", columns: tableHeadings(), rows }]);
}
