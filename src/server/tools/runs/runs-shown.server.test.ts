import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type RunSort, readRunFilter } from "#domain/tools/runs/run-filter.ts";
import { runRow } from "../../../test/run-rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { writePlace } from "../../platform/http/cursor.server.ts";
import { COUNTED } from "./run-lists.server.ts";
import { shownRuns } from "./runs-shown.server.ts";

const database = await openTestDatabase();
const services = testServices(database);
const ownerId = randomUUID();
const actor = personActor(ownerId);
const asked = (sort: RunSort) => readRunFilter((name) => (name === "sort" ? sort : null));

test("more results than can be ordered by name or figure go on by time, whatever order was asked for", async () => {
  const from = Date.UTC(2026, 10, 1);
  for (let made = 0; made <= COUNTED; made += 1_000) {
    const count = Math.min(1_000, COUNTED + 1 - made);
    const rows = Array.from({ length: count }, (_, i) =>
      runRow({ ownerId, createdAt: new Date(from + (made + i) * 1_000) }),
    );
    await database.db.insert(toolRuns).values(rows);
  }
  for (const sort of ["figure", "name"] as const) {
    const first = await shownRuns(services, actor, asked(sort), null);
    expect(first).toMatchObject({ sort: "newest", isCapped: true });
    const second = await shownRuns(services, actor, asked(sort), first.next);
    const times = [...first.runs, ...second.runs].map(({ createdAt }) => Date.parse(String(createdAt)));
    // One a second, the newest first, none twice.
    expect(times).toEqual(Array.from({ length: times.length }, (_, i) => from + (COUNTED - i) * 1_000));
    // A place that was written while there were fewer.
    const before = writePlace(sort, { key: sort === "name" ? "piso" : "320000", id: first.runs[0]!.id });
    expect((await shownRuns(services, actor, asked(sort), before)).runs).toEqual(first.runs);
  }
});
