import { beforeAll, expect, test } from "vitest";
import { newEvent } from "#domain/crm/calendar/event-form.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { agendaOfHome } from "./agenda-of.server.ts";
import { createEvent, setDone } from "./change-events.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOW = new Date("2026-10-14T08:00:00Z");

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});

test("a home's agenda: coming events, each time of a series, and past ones that are still to be done", async () => {
  const { id: ownerId, of } = cast.author;
  const actor: PersonActor = { ownerId, isAnonymous: false, agency: { id: of.agencyId!, role: "agent" } };
  const homeId = await addRow(services, "home", cast.author.of);
  const add = (event: object) =>
    createEvent(db, actor, newEvent.parse({ kind: "visita", ...event, homeId, ownerId }), NOW);
  await add({ title: "Visita de ayer", startsLocal: "2026-10-13T10:00:00" });
  await add({ title: "Visita que dura", startsLocal: "2026-10-14T09:30:00" });
  await add({ title: "Pedir la nota simple", kind: "tarea", startsLocal: "2026-10-01T09:00:00" });
  const done = await add({ title: "Hacer las fotos", kind: "tarea", startsLocal: "2026-10-02T09:00:00" });
  await setDone(db, actor, done.id, { done: true }, NOW);
  await add({
    title: "Puertas abiertas",
    kind: "cita",
    startsLocal: "2026-10-10T11:00:00",
    rrule: "FREQ=WEEKLY;COUNT=3",
  });
  await add({ title: "Dentro de un año", startsLocal: "2027-10-14T11:00:00" });

  const { agenda, visits } = await agendaOfHome(db, actor, homeId, NOW);
  expect(agenda.nowLocal).toBe("2026-10-14T10:00:00");
  const shown = (items: typeof visits) => items.map(({ title, shownFrom }) => [shownFrom.slice(0, 10), title]);
  expect(shown(agenda.items)).toEqual([
    ["2026-10-01", "Pedir la nota simple"],
    ["2026-10-17", "Puertas abiertas"],
    ["2026-10-24", "Puertas abiertas"],
  ]);
  expect(shown(visits)).toEqual([
    ["2026-10-13", "Visita de ayer"],
    ["2026-10-14", "Visita que dura"],
  ]);
  const rivals = await agendaOfHome(db, personActor(cast.rival.id), homeId, NOW);
  expect([rivals.agenda.items, rivals.visits]).toEqual([[], []]);
});
