import { setTimeout as sleep } from "node:timers/promises";
import type { Client, PoolConfig } from "pg";
import { inSession } from "./session.server.ts";

/** How a transaction ended, asked of PostgreSQL on another connection: the answer to its end may have been lost. */

/** A backend whose client is gone ends as soon as it looks. */
const LOOK_AGAIN_MS = 200;
const PATIENCE_MS = 15_000;

/** Its number, by which it is found again. */
export async function transactionOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>("select pg_current_xact_id()::text as id");
  return rows[0]!.id;
}

/**
 * @returns "aborted" also for one that this database never had; "in progress" when it still is after a while
 * @throws where the database cannot be asked
 */
export async function outcomeOf(
  address: PoolConfig,
  transaction: string,
): Promise<"committed" | "aborted" | "in progress"> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const status = await inSession(address, (client) => statusOf(client, transaction)).catch((error) => {
      if (Date.now() > deadline) throw error;
      return "unreachable";
    });
    if (status === "committed") return status;
    if (status !== "in progress" && status !== "unreachable") return "aborted";
    if (status === "in progress" && Date.now() > deadline) return status;
    await sleep(LOOK_AGAIN_MS);
  }
}

/** The code with which PostgreSQL answers about a transaction number that it has not given out yet. */
const IN_THE_FUTURE = "22023";

async function statusOf(client: Client, transaction: string): Promise<string | null> {
  return await client.query<{ status: string | null }>("select pg_xact_status($1::xid8) as status", [transaction]).then(
    ({ rows }) => rows[0]!.status,
    (error: { code?: string }) => {
      if (error.code === IN_THE_FUTURE) return null;
      throw error;
    },
  );
}
