import type { Client } from "pg";

/** Something that stops a job in the middle of its work, until the job's process is killed. */
export type Held = HeldOutside | HeldByTable;

/** Its call to a server outside gets no answer. */
interface HeldOutside {
  kind: "outside";
  path: string;
}

/** Its write of some rows waits. */
interface HeldByTable {
  kind: "table";
  table: string;
  on: "insert" | "update";
  /** Which rows, by `new` and `old`; all of them where it is not given. */
  when?: string;
}

export const heldOutside = (path: string): Held => ({ kind: "outside", path });
export const heldByTable = (held: Omit<HeldByTable, "kind">): Held => ({ kind: "table", ...held });

/** First number of the locks, by which they are told apart from the product's. */
const SPACE = 942_000;

/**
 * Makes writes wait at a lock that this connection holds.
 *
 * @returns whether somebody waits there, and lets everybody go on
 */
export async function holdTable(client: Client, { table, on, when }: HeldByTable, number: number) {
  const name = `fault_hold_${number}`;
  await client.query("select pg_advisory_lock($1, $2)", [SPACE, number]);
  await client.query(`create function ${name}() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${SPACE}, ${number}); return new; end $$`);
  await client.query(
    `create trigger ${name} before ${on} on ${table} for each row ${when ? `when (${when})` : ""} execute function ${name}()`,
  );
  return {
    async isReached(): Promise<boolean> {
      const { rows } = await client.query(
        "select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and not granted",
        [SPACE, number],
      );
      return rows.length > 0;
    },
    async letGo(): Promise<void> {
      await client.query("select pg_advisory_unlock($1, $2)", [SPACE, number]);
    },
  };
}
