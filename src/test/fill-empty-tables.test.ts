import { expect, test } from "vitest";
import { fillEmptyTables } from "./fill-empty-tables.ts";
import { addRow, ROW_KINDS } from "./rows.ts";
import { signedInPerson } from "./signed-in-person.ts";
import { openTestDatabase } from "./test-database.ts";
import { testServices } from "./test-services.ts";

const database = await openTestDatabase();

test("every table of today's schema takes a row, so that the next kept release has one in each", async () => {
  const services = testServices(database);
  const { user } = await signedInPerson(services, ["admin"]);
  for (const kind of ROW_KINDS) await addRow(services, kind, { ownerId: user.id, agencyId: null });
  // A table that comes here needs a row of its own among those that `fill-empty-tables` names.
  expect(await fillEmptyTables(database.db)).toEqual([]);
});
