import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { KnownContact } from "#domain/crm/contacts/known-contact.ts";
import { CADENCE_DAYS } from "#domain/tools/follow-up/cadence.ts";
import { leadQualifier } from "../lead-qualifier/tool.ts";
import { messageFor } from "./messages.ts";
import { CHANNELS, STAGES } from "./schema.ts";
import { followUp as tool } from "./tool.ts";

const outcome = (changes: Record<string, unknown> = {}, today = "2026-11-22", optedOut: string[] = []) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today, optedOut }) };
};
const open = ({ input, result }: ReturnType<typeof outcome>) => tool.appointmentsOf!(result, input);

test("the example: who wrote on Saturday night is answered on Monday at nine, and the rest is counted from there", () => {
  const found = outcome();
  expect(open(found).map(({ id, startsAt }) => `${id} ${startsAt}`)).toEqual([
    "d0 2026-11-23T09:00",
    "d1 2026-11-24T10:00",
    "d3 2026-11-26T10:00",
    "d7 2026-11-30T10:00",
    "d14 2026-12-07T10:00",
    "d30 2026-12-23T10:00",
  ]);
  expect(open(found)[0]).toMatchObject({ kind: "tarea", title: "Escribe a Marta Ruiz", minutes: 10 });
  expect(JSON.parse(JSON.stringify(found.result))).toEqual(found.result);
  expect(JSON.stringify(found.result)).not.toContain("Marta");
});

test("an answer cancels the rest, a no as well", () => {
  const replied = outcome({ done: 1, repliedOn: "2026-11-24" }, "2026-11-24");
  expect(open(replied)).toEqual([]);
  expect(replied.result.state).toBe("respondido");
  expect(replied.result.steps.map(({ state }) => state)).toEqual(["hecho", ...Array(5).fill("cancelado")]);
  const [step] = tool.nextOf!(replied.result, replied.input);
  expect(z.parse(leadQualifier.input, step!.values)).toMatchObject({
    name: "Marta Ruiz",
    events: [{ kind: "mensaje", date: "2026-11-24" }],
  });
  const no = outcome({ saidNo: "si" });
  expect(open(no)).toEqual([]);
  expect(tool.nextOf!(no.result, no.input)).toEqual([]);
});

test("missed steps become one message; a plan with all steps done has ended", () => {
  const late = outcome({ startedOn: "2026-11-23", startedAt: "10:00", done: 1 }, "2026-12-08");
  expect(open(late).map(({ id, startsAt }) => [id, startsAt.slice(0, 10)])).toEqual([
    ["d14", "2026-12-09"],
    ["d30", "2026-12-23"],
  ]);
  expect(tool.textOf(late.result, late.input)).not.toContain("Te escribí por");
  expect(outcome({ done: 6 }).result.state).toBe("terminado");
});

test("a person in the ledger is neither called nor written to by WhatsApp; a mail may go", () => {
  const phone = "612 345 678";
  const noted = outcome({ phone }, "2026-11-22", [phone]);
  expect(noted.result.state).toBe("no_llamar");
  expect(open(noted)).toEqual([]);
  expect(tool.nextOf!(noted.result, noted.input)).toEqual([]);
  expect(tool.messageOf(noted.result, noted.input)).toContain("registro");
  const byMail = outcome({ phone, channel: "correo" }, "2026-11-22", [phone]);
  expect(byMail.result.state).toBe("activo");
});

describe("messages", () => {
  test("each step, stage and channel has its own, short and without promises", () => {
    for (const channel of CHANNELS) {
      for (const stage of STAGES) {
        const bodies = CADENCE_DAYS.map((offset) => messageFor(offset, { stage, channel, about: undefined }).body);
        expect(new Set(bodies).size).toBe(6);
        for (const body of bodies) {
          expect(body.length).toBeLessThan(400);
          expect(body).not.toMatch(/undefined|!|última oportunidad/);
        }
        expect(bodies[0]).toMatch(channel === "llamada" ? /^Te llamo/ : /^Te escribo/);
      }
    }
  });
  test.each([
    {},
    { about: "x".repeat(120), name: "n".repeat(80), agent: "a".repeat(80) },
    { saidNo: "si" },
    { done: 6 },
  ])("at most 700 characters: %o", (changes) => {
    const { input, result } = outcome(changes);
    const message = tool.messageOf(result, input);
    expect(message.length).toBeGreaterThan(30);
    expect(message.length).toBeLessThanOrEqual(700);
    for (const table of tool.tablesOf(result, input)) {
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    }
    expect(JSON.stringify(tool.rowsOf(result, input)) + tool.textOf(result, input)).not.toMatch(/NaN|undefined|null/);
  });
  test("the first name greets, and the sender introduces themselves", () => {
    const { input, result } = outcome();
    expect(tool.messageOf(result, input)).toMatch(/^Hola, Marta\. Soy Nuria, de Ferrer Hogar\. Te escribo por el piso/);
  });
});

test("bad fields answer in Spanish", () => {
  const issues = (changes: Record<string, unknown>) =>
    Object.fromEntries(
      (z.safeParse(tool.input, { startedOn: "2026-11-20", ...changes }).error?.issues ?? []).map(
        ({ path, message }) => [path.join("."), message],
      ),
    );
  expect(issues({})).toEqual({});
  expect(issues({ startedOn: "" })).toEqual({ startedOn: "Introduce el día en que empezó" });
  expect(issues({ hour: "21:00", phone: "no", email: "ana", startedAt: "25:00" })).toEqual({
    hour: "Elige una hora entre las 9:00 y las 19:59",
    phone: "Introduce un teléfono, con su prefijo si no es español",
    email: "Introduce un correo como ana@ejemplo.es",
    startedAt: "Introduce una hora como 18:30",
  });
  expect(Object.keys(issues({ repliedOn: "2026-11-19" }))).toEqual(["repliedOn"]);
});

test("a known contact: our last word without an answer is a step that is done", () => {
  const contact: KnownContact = {
    id: "1",
    fullName: "Ana Sanz",
    email: "ana@ejemplo.es",
    phone: null,
    language: null,
    roles: ["comprador"],
    source: "web",
    lastHeardAt: "2026-11-18T10:00:00.000Z",
    heard: [],
    lastReachedAt: "2026-11-19T10:00:00.000Z",
    stage: "visita",
    demand: null,
    finances: null,
  };
  const filled = { name: "Ana Sanz", email: "ana@ejemplo.es", channel: "correo", stage: "visita" };
  expect(tool.fillFromContact!(contact)).toEqual({ ...filled, startedOn: "2026-11-19", done: 1 });
  expect(tool.fillFromContact!({ ...contact, lastReachedAt: null })).toEqual({
    ...filled,
    startedOn: "2026-11-18",
    done: 0,
  });
});
