import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { amongLocked } from "./among-locked.server.ts";
import type { Db } from "./connection.server.ts";
import { mails } from "./tables/platform.server.ts";

const { db } = await openTestDatabase();

class Undone extends Error {}

/** How many of four mails a claim for one takes, where PostgreSQL compares each mail with a new run of the query. */
async function takenBy(condition: (locked: SQLWrapper) => SQL): Promise<number> {
  let taken = 0;
  const claim = async (tx: Db) => {
    for (const way of ["hashjoin", "mergejoin", "material", "hashagg", "sort"]) {
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    }
    const mail = { to: "ana@example.org", subject: "Hola", text: "Hola", html: "Hola", links: [] };
    await tx.insert(mails).values([mail, mail, mail, mail]);
    const one = tx.select({ id: mails.id }).from(mails).limit(1).for("update", { skipLocked: true });
    taken = (await tx.update(mails).set({ attempts: 7 }).where(condition(one))).rowCount ?? 0;
    throw new Undone();
  };
  await expect(db.transaction(claim)).rejects.toBeInstanceOf(Undone);
  return taken;
}

test("one row is taken where one is asked for, also where PostgreSQL would run the query for every row", async () => {
  expect(await takenBy((locked) => inArray(mails.id, locked))).toBeGreaterThan(1);
  expect(await takenBy((locked) => amongLocked(mails.id, locked))).toBe(1);
});

test("no statement of the server compares its rows with a query that locks some and may run again", () => {
  const root = join(import.meta.dirname, "../..");
  const faulty = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".server.ts"))
    .filter((file) => {
      const source = readFileSync(join(root, file), "utf8");
      const isWritten = /\b(?:in|using|from)\s*\(\s*select[^`;]*?limit[^`;]*?skip locked/.test(source);
      // A query that is not awaited is part of the statement in which its name stands.
      const kept = source.matchAll(/const (\w+) = (?:tx|db)\s*\.select[^;]*?skipLocked: true \}\);/g);
      const isRunAgain = (name: string) =>
        new RegExp(`\\binArray\\([\\w.]+, ${name}\\)|\\bin \\$\\{${name}\\}`).test(source);
      return isWritten || [...kept].some(([, name]) => isRunAgain(name!));
    });
  expect(faulty).toEqual([]);
});
