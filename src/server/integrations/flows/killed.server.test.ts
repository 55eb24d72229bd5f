import { fork } from "node:child_process";
import { join } from "node:path";
import { isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { addFlowOf, addRuns } from "../../../test/flow-rows.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { flowRuns } from "../../platform/db/tables/integrations-flows.server.ts";

/** A process that works at flows is killed again and again: no step is done twice, and none is left out. */

const database = await openTestDatabase();
const { db } = database;
const PEOPLE = 120;

const document: FlowDocument = {
  trigger: { event: "lead.created", days: null, match: "todas", conditions: [] },
  steps: [
    { id: "a", kind: "accion", action: { do: "nota", text: "Uno" } },
    {
      id: "b",
      kind: "accion",
      action: { do: "tarea", title: "Llamar", who: { to: "responsable", personId: null }, amount: 1, unit: "horas" },
    },
    { id: "c", kind: "accion", action: { do: "nota", text: "Dos" } },
  ],
};

const ended = () => db.$count(flowRuns, isNotNull(flowRuns.endedAt));

/** Lets a process work, and kills it after so many runs more. @returns false once it had nothing left */
async function workUntil(runs: number): Promise<boolean> {
  const before = await ended();
  const child = fork(join("src", "test", "flow-child.ts"), {
    env: { ...process.env, TEST_DATABASE: JSON.stringify(database.address) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let isDone = false;
  child.on("message", (message) => {
    isDone ||= message === "done";
  });
  const left = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const watch = setInterval(async () => {
    if ((await ended()) - before >= runs) child.kill("SIGKILL");
  }, 2);
  await left;
  clearInterval(watch);
  return !isDone;
}

test("killed at many points, each step of each run is done once", { timeout: 300_000 }, async () => {
  const { id: ownerId } = await insertUser(db);
  const flowId = await addFlowOf(db, ownerId, document);
  await addRuns(db, { ownerId, flowId, many: PEOPLE, stepId: "a", dueAt: new Date(0) });
  let kills = 0;
  for (const runs of [1, 17, 3, 40, 8, 25]) if (await workUntil(runs)) kills += 1;
  expect(kills).toBe(6);
  while (await workUntil(Number.POSITIVE_INFINITY));

  const { rows } = await db.execute(sql`
    select (select count(*) from contact_events e where e.contact_id = r.contact_id)::int as notes,
      (select count(*) from calendar_events t where t.contact_id = r.contact_id)::int as tasks,
      (select count(*) from flow_run_lines l where l.run_id = r.id)::int as lines, r.phase
    from flow_runs r group by 1, 2, 3, 4`);
  expect(rows).toEqual([{ notes: 2, tasks: 1, lines: 3, phase: "terminado" }]);
  expect(await ended()).toBe(PEOPLE);
});
