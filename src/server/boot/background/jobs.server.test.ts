import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { prioritisedJobs, priorityOf } from "#domain/operations/monitoring/job-priorities.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { JOBS as IMPORTS } from "./import-jobs.server.ts";
import { JOBS } from "./jobs.server.ts";
import { JOBS as PICTURES } from "./picture-jobs.server.ts";
import { JOBS as READINGS } from "./reading-jobs.server.ts";

const { db, pool } = await openTestDatabase();
const all = [...IMPORTS, ...READINGS, ...PICTURES, ...JOBS];

test("jobs have names of their own, which queues can bear", () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\w -]+$/);
});

test("every job has a priority, and no other has one", () => {
  expect(prioritisedJobs().toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  expect(["photos", "mails", "plan pictures"].map(priorityOf)).toEqual(["person", "person", "person"]);
  expect(["webhooks", "a job of no list"].map(priorityOf)).toEqual(["soon", "soon"]);
  expect(["forgetting", "unused files", "accuracy"].map(priorityOf)).toEqual(["night", "night", "night"]);
});

test("a job that wakes at a written row is no work of the night: somebody has just done something", () => {
  const woken = all.filter(({ wokenBy = [] }) => wokenBy.length > 0).map(({ name }) => name);
  expect(woken.filter((name) => priorityOf(name) === "night")).toEqual([]);
});

test("tables that wake a job tell of their rows, and only those", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.proname = 'tell_rows'`);
  const told = rows.map(({ name }) => name).toSorted();
  expect(told).toEqual([...new Set(all.flatMap(({ wokenBy = [] }) => wokenBy))].toSorted());
});

test("a statement that finds no row tells nothing: a job that has nothing to do must not wake itself", async () => {
  const client = await pool.connect();
  onTestFinished(() => client.release());
  const heard: string[] = [];
  const end = new Promise<void>((resolve) =>
    client.on("notification", ({ payload = "" }) => (payload === "end" ? resolve() : heard.push(payload))),
  );
  await client.query("listen umbral_rows");
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name::text as table, min(column_name::text) as column from information_schema.columns
    where table_schema = 'public' group by table_name`);
  const columns = new Map(rows.map(({ table, column }) => [table, column]));
  for (const table of new Set(all.flatMap(({ wokenBy = [] }) => wokenBy))) {
    const column = columns.get(table)!;
    await client.query(`update "${table}" set "${column}" = "${column}" where false`);
  }
  await client.query("select pg_notify('umbral_rows', 'end')");
  await end;
  expect(heard).toEqual([]);
  await client.query("unlisten *");
});
