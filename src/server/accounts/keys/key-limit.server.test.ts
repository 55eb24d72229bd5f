import { afterEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { callCounts } from "../../platform/db/tables/platform.server.ts";
import { createCallCounts } from "../limits/call-counts.server.ts";
import { createKeyLimit, KEY_CALLS_A_MINUTE } from "./key-limit.server.ts";

const { db } = await openTestDatabase();
afterEach(async () => void (await db.delete(callCounts)));

test("the keys of an agency have one limit at all processes together, and another agency its own", async () => {
  const processes = Array.from({ length: 2 }, () => {
    const counts = createCallCounts({ db, log: { warn() {} } });
    return { counts, spend: createKeyLimit(counts) };
  });
  const [a, b] = processes as [(typeof processes)[0], (typeof processes)[0]];
  for (let calls = 0; calls < KEY_CALLS_A_MINUTE.write; calls++)
    expect(a.spend("agency", "write").isAllowed).toBe(true);
  await a.counts.exchange();
  b.spend("other agency", "write");
  await b.counts.exchange();
  expect(b.spend("agency", "write")).toMatchObject({ isAllowed: false, limit: 60, remaining: 0 });
  expect(b.spend("agency", "read")).toMatchObject({ isAllowed: true, remaining: 119 });
  expect(b.spend("other agency", "write")).toMatchObject({ isAllowed: true, remaining: 58 });
});
