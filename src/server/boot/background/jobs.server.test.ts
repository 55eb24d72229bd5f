import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { JOBS as IMPORTS } from "./import-jobs.server.ts";
import { JOBS } from "./jobs.server.ts";
import { JOBS as PICTURES } from "./picture-jobs.server.ts";
import { JOBS as READINGS } from "./reading-jobs.server.ts";

const { db } = await openTestDatabase();
const all = [...IMPORTS, ...READINGS, ...PICTURES, ...JOBS];

test("jobs have names of their own, which queues can bear", () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\w -]+$/);
});

test("tables that wake a job tell of their rows, and only those", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.proname = 'tell_rows'`);
  const told = rows.map(({ name }) => name).toSorted();
  expect(told).toEqual([...new Set(all.flatMap(({ wokenBy = [] }) => wokenBy))].toSorted());
});
