import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { connectDatabase } from "./connection.server.ts";

const { address, db: other } = await openTestDatabase();
const OFTEN = 12;

/** One connection of its own, so that everything it prepared can be listed. */
function oneConnection() {
  const one = connectDatabase({ ...address, max: 1 });
  onTestFinished(() => one.close());
  const preparedLike = async (part: string) => {
    const { rows } = await one.db.execute<{ statement: string }>(
      sql.raw("select statement from pg_prepared_statements"),
    );
    return rows.filter(({ statement }) => statement.includes(part));
  };
  return { ...one, preparedLike };
}

test("a statement that comes often is prepared once, and answers as before", async () => {
  const { db, preparedLike } = oneConnection();
  for (let n = 0; n < OFTEN; n++) {
    const { rows } = await db.execute(sql`select ${n}::int + 1 as often`);
    expect(rows).toEqual([{ often: n + 1 }]);
  }
  expect(await preparedLike("as often")).toHaveLength(1);
});

test("a statement that comes seldom, without values or with columns that nobody names is not prepared", async () => {
  const { db, pool, preparedLike } = oneConnection();
  await db.execute(sql`select ${1}::int as seldom`);
  for (let n = 0; n < OFTEN; n++) {
    await db.execute(sql`select 1 as bare`);
    await pool.query("select *, 1 as star from users where id is not distinct from $1", [null]);
  }
  expect(await preparedLike("as seldom")).toEqual([]);
  expect(await preparedLike("as bare")).toEqual([]);
  expect(await preparedLike("as star")).toEqual([]);
  for (let n = 0; n < OFTEN; n++) await pool.query("select count(*) as counted from users where email = $1", ["a"]);
  expect(await preparedLike("as counted")).toHaveLength(1);
});

test("one connection keeps a limited number of them, and answers the others all the same", async () => {
  const { pool, preparedLike } = oneConnection();
  for (let kind = 0; kind < 260; kind++) {
    for (let n = 0; n < 9; n++) {
      const { rows } = await pool.query(`select $1::int as many_${kind}`, [n]);
      expect(rows).toEqual([{ [`many_${kind}`]: n }]);
    }
  }
  expect(await preparedLike("as many_")).toHaveLength(250);
});

async function tableOfOneColumn(name: string) {
  await other.execute(sql.raw(`create table ${name} (id int, held int)`));
  onTestFinished(async () => void (await other.execute(sql.raw(`drop table ${name}`))));
  await other.execute(sql.raw(`insert into ${name} values (1, 7)`));
}

test("a column whose type changes meanwhile costs nothing outside of a transaction, in both ways of asking", async () => {
  await tableOfOneColumn("changed_meanwhile");
  const { db, pool } = oneConnection();
  const byPool = () => pool.query("select held from changed_meanwhile where id = $1", [1]);
  for (let n = 0; n < OFTEN; n++) expect((await byPool()).rows).toEqual([{ held: 7 }]);
  await other.execute(sql.raw("alter table changed_meanwhile alter held type text using held::text"));
  expect((await byPool()).rows).toEqual([{ held: "7" }]);
  await other.execute(sql.raw("alter table changed_meanwhile alter held type int using held::int"));
  // With a connection in the hand the driver answers by a promise in place of a call.
  await db.transaction(async () => {});
  const client = await pool.connect();
  try {
    expect((await client.query("select held from changed_meanwhile where id = $1", [1])).rows).toEqual([{ held: 7 }]);
  } finally {
    client.release();
  }
});

test("within a transaction nothing is sent by its name, so that a changed column costs no transaction", async () => {
  await tableOfOneColumn("changed_within");
  const { db, pool, preparedLike } = oneConnection();
  const held = () =>
    db.transaction(async (tx) => (await tx.execute(sql`select held from changed_within where id = ${1}`)).rows);
  for (let n = 0; n < OFTEN; n++) expect(await held()).toEqual([{ held: 7 }]);
  expect(await preparedLike("held from changed_within")).toEqual([]);
  for (let n = 0; n < OFTEN; n++) await pool.query("select held from changed_within where id = $1", [1]);
  expect(await preparedLike("held from changed_within")).toHaveLength(1);
  await other.execute(sql.raw("alter table changed_within alter held type text using held::text"));
  expect(await held()).toEqual([{ held: "7" }]);
});

test("statements that somebody discarded are prepared again", async () => {
  const { pool, preparedLike } = oneConnection();
  const ask = () => pool.query("select $1::int as discarded", [3]);
  for (let n = 0; n < OFTEN; n++) await ask();
  await pool.query("discard all");
  for (let n = 0; n < 2; n++) expect((await ask()).rows).toEqual([{ discarded: 3 }]);
  expect(await preparedLike("as discarded")).toHaveLength(1);
});

test("a wrong value is refused as before, and the statement goes on", async () => {
  const { pool } = oneConnection();
  const ask = (text: string) => pool.query("select $1::int as number_asked", [text]);
  for (let n = 0; n < OFTEN; n++) await ask(String(n));
  await expect(ask("veinte")).rejects.toMatchObject({ code: "22P02" });
  expect((await ask("20")).rows).toEqual([{ number_asked: 20 }]);
});
