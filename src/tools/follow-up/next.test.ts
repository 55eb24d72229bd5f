import { describe, expect, test } from "vitest";
import type { KnownContact } from "#domain/crm/contacts/known-contact.ts";
import { outcome, STOPPED } from "./outcomes.test-data.ts";
import { followUp as tool } from "./tool.ts";

const nextOf = ({ input, result }: ReturnType<typeof outcome>) => tool.nextOf!(result, input);
const appointmentsOf = ({ input, result }: ReturnType<typeof outcome>) => tool.appointmentsOf!(result, input);

describe("the next step: qualifying the contact", () => {
  const reason = "Presupuesto, plazo y quién decide: qué nota sale y qué preguntar.";

  test("without an answer: whether it is worth going on", () => {
    const step = { path: "/cualificador-leads", label: "Mira si merece la insistencia", reason };
    expect(nextOf(outcome())).toEqual([{ ...step, values: { name: "Marta Ruiz" } }]);
    expect(nextOf(STOPPED.done())).toEqual([{ ...step, values: { name: "Marta Ruiz" } }]);
    expect(nextOf(outcome({ name: "" }))).toEqual([{ ...step, values: {} }]);
  });

  test("after an answer: what they said, with the day and the way of the answer", () => {
    const step = { path: "/cualificador-leads", label: "Cualifica lo que te ha dicho", reason };
    expect(nextOf(STOPPED.replied())).toEqual([
      { ...step, values: { name: "Marta Ruiz", events: [{ kind: "mensaje", date: "2026-11-24" }] } },
    ]);
    expect(nextOf(outcome({ repliedOn: "2026-11-24", channel: "llamada" }, "2026-11-25"))).toMatchObject([
      { values: { events: [{ kind: "llamada", date: "2026-11-24" }] } },
    ]);
  });

  test("nobody who said no, or is in the ledger", () => {
    expect(nextOf(STOPPED.refused())).toEqual([]);
    expect(nextOf(STOPPED.noted())).toEqual([]);
  });
});

describe("appointments for the calendar", () => {
  test("each open step takes ten minutes and carries what to say", () => {
    expect(appointmentsOf(STOPPED.last())).toEqual([
      {
        id: "d30",
        kind: "tarea",
        title: "Escribe a Marta Ruiz",
        startsAt: "2026-12-23T10:00",
        minutes: 10,
        notes:
          "Hola, Marta. Soy Nuria, de Ferrer Hogar. No quiero molestarte: es la última vez que te escribo por el piso de la calle Sueca. Si más adelante te viene bien, dímelo y seguimos donde lo dejamos.",
      },
    ]);
    expect(appointmentsOf(outcome())).toHaveLength(6);
  });
  test("by telephone one calls; without a name it is «tu contacto»", () => {
    expect(appointmentsOf(outcome({ channel: "llamada" }))[0]?.title).toBe("Llama a Marta Ruiz");
    expect(appointmentsOf(outcome({ channel: "correo", name: "" }))[0]?.title).toBe("Escribe a tu contacto");
  });
  test.each(["replied", "refused", "noted", "done"] as const)("nothing once it is stopped: %s", (state) => {
    expect(appointmentsOf(STOPPED[state]())).toEqual([]);
  });
});

describe("why it stopped: a no weighs more than the ledger, and the ledger more than an answer", () => {
  const phone = "612 345 678";
  test.each([
    [{ saidNo: "si", phone, repliedOn: "2026-11-22" }, [phone], "no_insistir"],
    [{ phone, repliedOn: "2026-11-22" }, [phone], "no_llamar"],
    [{ phone, repliedOn: "2026-11-22" }, ["699 000 000"], "respondido"],
    [{ phone, repliedOn: "2026-11-22", done: 6 }, [], "respondido"],
    [{ saidNo: "no", done: 5 }, [phone], "activo"],
    [{ done: 6 }, [phone], "terminado"],
    [{ phone, channel: "llamada" }, [phone], "no_llamar"],
    [{ phone, channel: "correo" }, [phone], "activo"],
  ])("%o, ledger %j: %s", (changes, optedOut, state) => {
    expect(outcome(changes, "2026-11-22", optedOut).result.state).toBe(state);
  });
  test("the ledger is asked for the number that was typed", () => {
    expect(tool.needs(outcome({ phone }).input)).toEqual({ today: true, optedOut: { phones: [phone] } });
    expect(tool.needs(outcome().input)).toEqual({ today: true, optedOut: { phones: [] } });
  });
  test("the answer's day is kept, told backwards too", () => {
    expect(outcome({ repliedOn: "hace 2 días" }, "2026-11-25").result.repliedOn).toBe("2026-11-23");
    expect(outcome().result.repliedOn).toBeNull();
    expect(outcome().result.startsAt).toBe("2026-11-21T21:00");
  });
});

describe("a known contact fills the form in", () => {
  const contact: KnownContact = {
    id: "1",
    fullName: "Ana Sanz",
    email: "ana@ejemplo.es",
    phone: "612 345 678",
    language: null,
    roles: ["comprador"],
    source: "web",
    lastHeardAt: null,
    heard: [],
    lastReachedAt: null,
    stage: null,
    demand: null,
    finances: null,
  };
  const filled = (changes: Partial<KnownContact>) => tool.fillFromContact!({ ...contact, ...changes });

  test("a contact with a telephone is written to by the usual channel, one with only a mail address by mail", () => {
    expect(filled({})).toEqual({ name: "Ana Sanz", phone: "612 345 678", email: "ana@ejemplo.es" });
    expect(filled({ phone: null })).toEqual({ name: "Ana Sanz", email: "ana@ejemplo.es", channel: "correo" });
    expect(filled({ phone: null, email: null })).toEqual({ name: "Ana Sanz" });
  });
  test("a stage that this tool does not have is left out", () => {
    expect(filled({ stage: "oferta" })).toMatchObject({ stage: "oferta" });
    expect(filled({ stage: "cerrado" as never })).not.toHaveProperty("stage");
  });
  test("the side that wrote last decides where it begins and what is done", () => {
    const heard = "2026-11-18T10:00:00.000Z";
    const reached = "2026-11-19T10:00:00.000Z";
    expect(filled({ lastHeardAt: heard, lastReachedAt: reached })).toMatchObject({ startedOn: "2026-11-19", done: 1 });
    expect(filled({ lastHeardAt: reached, lastReachedAt: heard })).toMatchObject({ startedOn: "2026-11-19", done: 0 });
    expect(filled({ lastHeardAt: heard, lastReachedAt: heard })).toMatchObject({ startedOn: "2026-11-18", done: 0 });
    expect(filled({ lastReachedAt: reached })).toMatchObject({ startedOn: "2026-11-19", done: 1 });
  });
});

test("a run holds a person's data, costs one credit, and stands with its source", () => {
  const { input, result } = outcome();
  expect(tool).toMatchObject({ version: 3, credits: 1, holdsPersonalData: true, path: "/asistente-seguimiento" });
  expect(tool.capture?.map(({ goal, place }) => `${goal} ${place}`)).toEqual([
    "propietarios 50",
    "encargo 60",
    "seguimiento 50",
  ]);
  expect(tool.shownInput(input)).toEqual({});
  expect(tool.sourcesOf(result, input)).toEqual([
    {
      label: "Ritmo y horario",
      title: "Criterio de Umbral, sin estudio detrás",
      date: "2026-11-22",
      tag: "orientativo",
    },
  ]);
});
