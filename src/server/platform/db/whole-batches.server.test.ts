import { Pool, type PoolClient } from "pg";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";

const database = await openTestDatabase();
const pool = new Pool({ ...database.pool.options, max: 8 });
afterAll(() => pool.end());

test("queries of many connections at once, beside transactions, each get their own rows", async () => {
  await pool.query("create table written (n int)");
  const ask = async (connection: Pick<PoolClient, "query">, n: number) => {
    // Of different shapes: the Bind of one would fit the Parse of another, or fail.
    const columns = Array.from({ length: 1 + (n % 4) }, (_, index) => `$${index + 1}::int as c${index}`);
    const values = columns.map((_, index) => n * 10 + index);
    const { rows } = await connection.query(`select ${columns.join(", ")}`, values);
    expect(rows).toEqual([Object.fromEntries(values.map((value, index) => [`c${index}`, value]))]);
  };
  const write = async (n: number) => {
    const client = await pool.connect();
    await client.query("begin");
    await ask(client, n);
    await client.query("insert into written values ($1)", [n]);
    await client.query("commit");
    client.release();
  };
  await Promise.all(Array.from({ length: 300 }, (_, n) => (n % 7 === 0 ? write(n) : ask(pool, n))));
  expect((await pool.query("select n from written")).rows).toHaveLength(43);
});

test("a connection that goes in the middle of a transaction leaves the others alone", async () => {
  const leaver = await pool.connect();
  await leaver.query("begin");
  await leaver.query("select $1::int", [1]);
  leaver.release(true);
  const { rows } = await pool.query("select $1::text as word", ["sigue"]);
  expect(rows).toEqual([{ word: "sigue" }]);
});
