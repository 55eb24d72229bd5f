import { sql } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";
import { demoRequests, leads } from "../db/site-schema.server.ts";

/** Forms that were sent with an address, to the business or to an agent. @returns how many */
export async function eraseForms(tx: Db, email: string): Promise<number> {
  const sent = await tx.delete(leads).where(sql`lower(${leads.email}) = ${email.toLowerCase()}`);
  const demos = await tx.delete(demoRequests).where(sql`lower(${demoRequests.email}) = ${email.toLowerCase()}`);
  return (sent.rowCount ?? 0) + (demos.rowCount ?? 0);
}
