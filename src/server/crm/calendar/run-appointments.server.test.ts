import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import type { AnyTool, ProposedAppointment } from "#tools/define-tool.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { exportRun } from "../../tools/exports/export-run.server.ts";
import { findRun } from "../../tools/runs/tool-runs.server.ts";
import { noteRun } from "../contacts/known-contact.server.ts";
import { deleteEvent } from "./change-events.server.ts";
import { addAppointments, addedAppointments } from "./run-appointments.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOW = new Date("2026-11-21T08:00:00Z");
const PROPOSED: ProposedAppointment[] = [
  { id: "llamar", kind: "tarea", title: "Llamar a Ana", startsAt: "2026-12-03T17:00", minutes: 15, notes: "" },
  {
    id: "visita",
    kind: "cita",
    title: "Visita; piso, 2.º",
    startsAt: "2026-12-04T10:30",
    minutes: 45,
    notes: "Llaves",
  },
];
const tool: AnyTool = { ...borrowingCapacity, appointmentsOf: () => PROPOSED };

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});

/** An agent's run for one of their contacts. */
async function scene() {
  const { id: ownerId, of } = cast.author;
  const actor: PersonActor = { ownerId, isAnonymous: false, agency: { id: of.agencyId!, role: "agent" } };
  const contactId = await addRow(services, "contact", of);
  const run = (await findRun(db, actor, await addRow(services, "run", of)))!;
  await noteRun(db, actor, { contactId, run, tool, now: NOW });
  const add = (ids: string[], who = actor) =>
    db.transaction((tx) => addAppointments(tx, who, { tool, run, ids, now: NOW }));
  const events = () => db.select().from(calendarEvents).where(eq(calendarEvents.runId, run.id));
  return { actor, contactId, run, add, events };
}

test("chosen proposals come into the calendar once, with contact and run", async () => {
  const { add, events, contactId, run, actor } = await scene();
  expect(await add(["visita"])).toBe(1);
  expect(await add(["visita", "llamar"])).toBe(1);
  expect(await add(["visita", "llamar"])).toBe(0);
  const rows = await events();
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatchObject({ contactId, ownerId: actor.ownerId, timeZone: "Europe/Madrid" });
  expect(rows.map(({ kind, title, durationMinutes }) => [kind, title, durationMinutes]).sort()).toEqual([
    ["cita", "Visita; piso, 2.º", 45],
    ["tarea", "Llamar a Ana", 15],
  ]);
  // 17:00 in Madrid in December.
  expect(rows.find(({ kind }) => kind === "tarea")!.startsAt.toISOString()).toBe("2026-12-03T16:00:00.000Z");
  expect((await addedAppointments(db, run.id, PROPOSED)).sort()).toEqual(["llamar", "visita"]);
});

test("of two clicks at once one adds them", async () => {
  const { add, events } = await scene();
  const counts = await Promise.all([add(["llamar", "visita"]), add(["llamar", "visita"])]);
  expect(counts.sort()).toEqual([0, 2]);
  expect(await events()).toHaveLength(2);
});

test("a deleted one can be added anew", async () => {
  const { add, events, actor } = await scene();
  await add(["llamar"]);
  const [row] = await events();
  await db.transaction((tx) => deleteEvent(tx, actor, row!.id, { scope: "todas", occurrence: null }, NOW));
  expect(await add(["llamar"])).toBe(1);
  expect((await events()).filter(({ status }) => status !== "cancelado")).toHaveLength(1);
});

test("an appointment that the result does not propose, and a stranger's result, are refused", async () => {
  const { add, events } = await scene();
  await expect(add(["otra"])).rejects.toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
  await expect(add([])).rejects.toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
  await expect(add(["llamar"], personActor(cast.rival.id))).rejects.toThrow(
    expect.objectContaining({ code: "UNKNOWN_RUN" }),
  );
  expect(await events()).toEqual([]);
});

test("the file has all of them, with the same identity each time", async () => {
  const { run } = await scene();
  const file = async (of: AnyTool) =>
    new TextDecoder().decode((await exportRun(of, run, "ics", { table: 0, signer: undefined })).bytes);
  const text = await file(tool);
  expect(text).toBe(await file(tool));
  expect(text).toContain(`UID:${run.id}-llamar@umbral`);
  expect(text).toContain("DTSTART;TZID=Europe/Madrid:20261204T103000");
  expect(text).toContain("SUMMARY:Visita\\; piso\\, 2.º");
  await expect(file(borrowingCapacity)).rejects.toThrow(expect.objectContaining({ code: "NO_SUCH_EXPORT" }));
});
