import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { KnownContact } from "#domain/crm/contacts/known-contact.ts";
import { borrowingCapacity } from "../borrowing-capacity/tool.ts";
import { leadQualifier as tool } from "./tool.ts";

const TODAY = "2026-11-22";
const outcome = (changes: Record<string, unknown> = {}) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today: TODAY }) };
};
const bare = (values: Record<string, unknown> = {}) => {
  const input = z.parse(tool.input, values);
  return { input, result: tool.run(input, { today: TODAY }) };
};
const OTHERS = { name: "Mohamed El Amrani" };

test("the example runs twice to the same result, survives JSON, and is a good lead with something to ask", () => {
  const { input, result } = outcome();
  expect(tool.run(input, { today: TODAY })).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(result.grade).toBe("B");
  expect(result.nextQuestion).toBe(
    "¿Decides por tu cuenta o con alguien más? Así lo ve todo el mundo en la misma visita.",
  );
  // The example's days count backwards from today, so it is as fresh in a year.
  const later = tool.run(input, { today: "2027-11-22" });
  expect(later.engagement.points).toBe(result.engagement.points);
});

describe("fairness", () => {
  test("the same answers with another name: the same score, trace and script", () => {
    const { result } = outcome();
    expect(outcome(OTHERS).result).toEqual(result);
    expect(JSON.stringify(result)).not.toContain("Marta");
  });
  test("an attribute that may not count has no field, and is not read where somebody sends it", () => {
    const forbidden = { nationality: "MA", sex: "M", age: 71, religion: "x", familyStatus: "soltera", children: 3 };
    const fields = Object.keys(
      (z.toJSONSchema(tool.input, { io: "output", unrepresentable: "any" }) as never as { properties: object })
        .properties,
    );
    for (const name of [...Object.keys(forbidden), "gender", "country", "disability"])
      expect(fields).not.toContain(name);
    expect(outcome(forbidden).result).toEqual(outcome().result);
  });
});

test("the budget is that of the capacity calculator", () => {
  const { netMonthlyIncome, monthlyDebts, savings, place } = tool.example;
  const capacity = borrowingCapacity.run(
    z.parse(borrowingCapacity.input, { netMonthlyIncome, monthlyDebts, savings, place, rate: 3, years: 30 }),
    { today: TODAY, officialSeries: [] },
  );
  expect(outcome().result.budget).toMatchObject({
    kind: "tested",
    capacity: capacity.kind === "capacity" ? capacity.price : Number.NaN,
  });
});

test("an empty form is not qualified, and asks for the budget first", () => {
  const { input, result } = bare({ ...tool.defaults });
  expect(result).toMatchObject({ grade: null, completeness: 0, supposed: null });
  expect(result.nextQuestion).toContain("¿Hasta qué precio buscas?");
  expect(tool.messageOf(result, input)).toContain("sin cualificar");
  expect(result.trace.map(({ known }) => known)).toEqual([0, 0, 0, 0, 0, 1]);
});

describe("a grade set by hand", () => {
  test("stays, and the automatic one goes on being calculated beside it", () => {
    const before = outcome({ override: "D", overrideReason: "Ya compró" }).result;
    expect(before).toMatchObject({ override: { grade: "D", reason: "Ya compró" }, grade: "B" });
    const after = outcome({
      override: "D",
      capacity: 300_000,
      decides: "solo",
      areaM2: 90,
      events: [{ kind: "visita", date: TODAY }],
    }).result;
    expect(after).toMatchObject({ override: { grade: "D" }, grade: "A" });
    const { input, result } = outcome({ override: "D" });
    const text = tool.textOf(result, input);
    expect(text).toMatch(/^Nota de Marta Ruiz · puesta a mano: D$/m);
    expect(text).toMatch(/^Nota automática: B, /m);
  });
  test("the work follows it: the task of an A is today, that of a D in two weeks", () => {
    const at = (override: string) => {
      const { input, result } = outcome({ override });
      return tool.appointmentsOf!(result, input)[0]!.startsAt;
    };
    // 22 November 2026 is a Sunday.
    expect(["A", "B", "C", "D"].map(at)).toEqual([
      "2026-11-23T09:00",
      "2026-11-23T10:00",
      "2026-11-25T10:00",
      "2026-12-07T10:00",
    ]);
  });
});

test("the task calls by name and carries the script", () => {
  const { input, result } = outcome();
  expect(tool.appointmentsOf!(result, input)).toEqual([
    expect.objectContaining({ id: "llamada", kind: "tarea", title: "Llama a Marta Ruiz", minutes: 15 }),
  ]);
  expect(tool.appointmentsOf!(result, input)[0]!.notes).toMatch(/^Nota B, .*\nPregunta: /);
});

test("next: the capacity while the budget is in doubt, filled in as its own form reads it", () => {
  const steps = (changes: Record<string, unknown>) => {
    const { input, result } = outcome(changes);
    return tool.nextOf!(result, input);
  };
  const [first] = steps({ targetPrice: 400_000 });
  expect(first).toMatchObject({ path: "/calculadora-capacidad", values: { rate: 3, targetPrice: 400_000, years: 30 } });
  expect(z.parse(borrowingCapacity.input, first!.values)).toMatchObject({ rate: 0.03, netMonthlyIncome: 3600 });
  expect(steps({ targetPrice: 100_000 }).map(({ path }) => path)).toEqual([
    "/asistente-seguimiento",
    "/argumentos-venta",
    "/calculadora-capacidad",
  ]);
});

describe("texts", () => {
  const cases = [
    {},
    { targetPrice: 900_000 },
    { capacity: 200_000, place: "MX" },
    { override: "A", overrideReason: "x".repeat(160), name: "N".repeat(80), reason: "r".repeat(200) },
    { financing: "contado", savings: 0 },
  ];
  test.each(cases)("the message has at most 700 characters: %o", (changes) => {
    const { input, result } = outcome(changes);
    const message = tool.messageOf(result, input);
    expect(message.length).toBeGreaterThan(40);
    expect(message.length).toBeLessThanOrEqual(700);
    for (const text of [message, tool.textOf(result, input)]) expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
  });
  test("tables and lines are whole", () => {
    for (const changes of cases) {
      const { input, result } = outcome(changes);
      for (const table of tool.tablesOf(result, input)) {
        for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
      }
      const rows = tool.rowsOf(result, input);
      expect(new Set(rows.map(({ group, label }) => `${group}/${label}`)).size).toBe(rows.length);
      expect(JSON.stringify(rows)).not.toMatch(/NaN|undefined|null/);
    }
  });
  test("a buyer who cannot pay the price learns so, in whole thousands", () => {
    const { result } = outcome({ capacity: 241_530, targetPrice: 285_000 });
    expect(result.script.map(({ say }) => say.replaceAll("\u00a0", " ")).join("\n")).toContain(
      "llegas a unos 241.000 €",
    );
  });
});

test("taxes stand with their source, the weights as ours", () => {
  const labels = ({ input, result }: ReturnType<typeof outcome>) =>
    tool.sourcesOf(result, input).map(({ label }) => label);
  expect(labels(outcome())).toEqual(
    expect.arrayContaining(["Pesos y cortes de la nota", "ITP general, Comunitat Valenciana"]),
  );
  expect(labels(outcome({ capacity: 300_000 }))).toEqual(["Pesos y cortes de la nota"]);
});

describe("the form", () => {
  const issues = (values: Record<string, unknown>) =>
    Object.fromEntries(
      (z.safeParse(tool.input, values).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
    );
  test("nothing is required; a row of the contact's acts needs both halves", () => {
    expect(issues({})).toEqual({});
    expect(issues({ events: [{ kind: "", date: "" }] })).toEqual({});
    expect(issues({ events: [{ kind: "visita", date: "" }] })).toEqual({ "events.0.date": "Di cuándo fue" });
    expect(issues({ events: [{ kind: "", date: "2026-11-20" }] })).toEqual({ "events.0.kind": "Elige qué hizo" });
    expect(Object.keys(issues({ events: [{ kind: "visita", date: "2026-02-30" }] }))).toEqual(["events.0.date"]);
  });
  test("bounds answer in Spanish", () => {
    expect(issues({ rooms: "16", areaM2: "10", targetPrice: "0" })).toEqual({
      rooms: "Introduce de 0 a 15 habitaciones",
      areaM2: "Introduce entre 15 y 2.000 m²",
      targetPrice: "Introduce un precio mayor que cero",
    });
  });
});

test("a known contact brings their name, their demand and their acts", () => {
  const contact: KnownContact = {
    id: "1",
    fullName: "Ana Sanz",
    email: null,
    phone: null,
    language: null,
    roles: ["comprador"],
    source: "web",
    lastHeardAt: "2026-11-20T10:00:00.000Z",
    heard: [
      { kind: "visita", at: "2026-11-20T10:00:00.000Z" },
      { kind: "correo_portal", at: "2026-11-10T10:00:00.000Z" },
    ],
    finances: null,
    lastReachedAt: null,
    stage: null,
    demand: {
      operation: "venta",
      homeTypes: ["piso", "atico"],
      zones: ["Ruzafa"],
      maxPrice: 240_000,
      minRooms: 2,
      minAreaM2: null,
    },
  };
  expect(tool.fillFromContact!(contact)).toEqual({
    name: "Ana Sanz",
    events: [
      { kind: "visita", date: "2026-11-20" },
      { kind: "formulario", date: "2026-11-10" },
    ],
    targetPrice: 240_000,
    zone: "Ruzafa",
    homeType: "Piso, Ático",
    rooms: 2,
  });
});

test("nothing known is no answer; one field is, and so is a grade set by hand", () => {
  expect(tool.hasAnswer!(bare().result)).toBe(false);
  expect(tool.hasAnswer!(bare({ name: "Ana" }).result)).toBe(false);
  expect(tool.hasAnswer!(bare({ timeline: "un_mes" }).result)).toBe(true);
  expect(tool.hasAnswer!(bare({ override: "D" }).result)).toBe(true);
});

test("a contact's money comes as that of a month of twelve, in euros alone; what they did not say stays empty", () => {
  const fill = (finances: object) =>
    tool.fillFromContact!({
      fullName: "Ana Sanz",
      demand: null,
      heard: [],
      finances: {
        netMonthlyIncome: 1_200,
        paysPerYear: 14,
        monthlyDebts: 150,
        savings: null,
        place: null,
        currency: null,
        ...finances,
      },
    } as never);
  // Fourteen payments of 1,200 are 1,400 a month.
  expect(fill({})).toEqual({ name: "Ana Sanz", netMonthlyIncome: 1_400, monthlyDebts: 150 });
  expect(fill({ savings: 30_000, place: "ES-MD", currency: "EUR" })).toEqual({
    name: "Ana Sanz",
    netMonthlyIncome: 1_400,
    monthlyDebts: 150,
    savings: 30_000,
    place: "ES-MD",
  });
  expect(fill({ paysPerYear: 12 })).toMatchObject({ netMonthlyIncome: 1_200 });
  expect(fill({ currency: "MXN" })).toEqual({ name: "Ana Sanz" });
});
