import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { copyLine, copyRows } from "./copy-rows.server.ts";

const { pool } = await openTestDatabase();

test("values come back as they went in", async () => {
  const client = await pool.connect();
  try {
    await client.query("create temp table copied (n integer, t text, b boolean, l text[], j jsonb, nothing text)");
    const texts = ["plain", "tab\there", "line\nbreak\rreturn", "back\\slash \\N", "", "ñ € 🏠"];
    const lines = texts.map((text, n) => copyLine([n, text, n % 2 === 0, [text, 'a "b", {c}'], { text }, null]));
    await copyRows(client, "copied", ["n", "t", "b", "l", "j", "nothing"], lines);
    const { rows } = await client.query("select * from copied order by n");
    expect(rows).toEqual(
      texts.map((text, n) => ({ n, t: text, b: n % 2 === 0, l: [text, 'a "b", {c}'], j: { text }, nothing: null })),
    );
  } finally {
    client.release(true);
  }
});

test("a row that the table refuses is an error, and the connection goes on", async () => {
  const client = await pool.connect();
  try {
    await client.query("create temp table whole (n integer not null)");
    await expect(copyRows(client, "whole", ["n"], [copyLine([1]), copyLine([null])])).rejects.toThrow(/null value/);
    await copyRows(client, "whole", ["n"], []);
    expect((await client.query("select count(*)::int as n from whole")).rows).toEqual([{ n: 0 }]);
  } finally {
    client.release(true);
  }
});
