import { openDatabase } from "#server/platform/db/connection.server.ts";
import { fillMarket } from "../import/market/fill-market.ts";
import { call, type Person } from "./person.ts";

/** The market of the demonstration: invented homes that everybody sees, and a search that is kept for a buyer. */

/** Invented homes lie where people live: some five hundred of so many are in València. */
const HOMES = 40_000;

/** The wishes of the buyer of the demonstration, as an agent types them. */
export const SOUGHT = "Piso de 2 o 3 habitaciones en Valencia, con ascensor, entre 180.000 y 380.000 €";

/** Marta's search is there before the homes come, so that they are its news. */
export async function saveSearch(origin: string, as: Person, contactId: string): Promise<void> {
  const { filter } = await call<{ filter: unknown }>(origin, as, [
    "GET",
    `/api/market/sentence?texto=${encodeURIComponent(SOUGHT)}`,
  ]);
  const form = { name: "Marta Sanchis, piso en Valencia", filter, frequency: "diaria", contactId };
  await call(origin, as, ["POST", "/api/market/searches", form]);
}

/**
 * @param dataDir folder of the product, which goes on using the same database
 * @param today last day of the homes' histories, an ISO instant
 */
export async function fillDemoMarket(dataDir: string, today: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, root: process.cwd(), isGuest: true });
  try {
    await fillMarket({ database, now: () => new Date(today), isStopped: () => false }, HOMES);
  } finally {
    await database.close();
  }
}
