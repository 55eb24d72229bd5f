import { afterAll, expect, test } from "vitest";
import { askOnce } from "../../../test/backup-parts.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { readForeignKeys, readSequences, readTables } from "./catalogue.server.ts";
import { goBackTo, knownMigrations } from "./older-schema.server.ts";
import { inSession } from "./session.server.ts";

const database = await openTestDatabase();
afterAll(() => askOnce(database, "drop schema if exists library cascade"));

test("a schema that a library keeps beside ours is in no backup, and stays when the tables are made anew", async () => {
  await askOnce(
    database,
    `create schema library; create table library.users (id serial primary key, parent int references library.users);
     create function library.note() returns trigger language plpgsql as $$ begin return new; end $$;
     insert into library.users (parent) values (1)`,
  );
  await inSession(database.address, async (client) => {
    const columns = (await readTables(client)).get("users")!.map(({ name }) => name);
    expect(columns).toContain("email");
    expect(columns).not.toContain("parent");
    expect(
      (await readForeignKeys(client)).filter(({ table, name }) => `${table} ${name}` === "users users_parent_fkey"),
    ).toEqual([]);
    expect(await readSequences(client, "users")).toEqual([]);
    await client.query("begin");
    await goBackTo(client, knownMigrations().length);
    expect((await client.query("select parent from library.users")).rows).toEqual([{ parent: 1 }]);
    await client.query("rollback");
  });
});
