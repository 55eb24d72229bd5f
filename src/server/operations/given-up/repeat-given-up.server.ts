import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { GivenUpRows } from "../../platform/jobs/given-up.server.ts";

/** Rows that one call makes due again. */
export const MOST_AT_ONCE = 200;
const PORTION = 50;

/**
 * Makes the newest rows of a work due again, each in a transaction of its own: what was done stays where one fails.
 *
 * @returns the rows that are due again, and how many still stand given up
 */
export async function repeatMany(db: Db, rows: GivenUpRows, now: Date): Promise<{ repeated: number; left: number }> {
  let repeated = 0;
  let before: { at: Date; id: string } | undefined;
  for (let looked = 0; looked < MOST_AT_ONCE; looked += PORTION) {
    const page = await rows.list(db, { limit: PORTION, before });
    for (const { id } of page) if (await isRepeated(db, rows, id, now)) repeated++;
    before = page.at(-1);
    if (page.length < PORTION) break;
  }
  return { repeated, left: await rows.count(db) };
}

/** One that has to wait for another stays in the list, and keeps none of the others back. */
async function isRepeated(db: Db, rows: GivenUpRows, id: string, now: Date): Promise<boolean> {
  try {
    return await rows.again(db, id, now);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
