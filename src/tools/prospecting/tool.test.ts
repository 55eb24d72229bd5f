import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { PROSPECTING_CHECKS } from "./checks.ts";
import { withAction } from "./result.ts";
import { prospecting as tool } from "./tool.ts";

/** A Monday. */
const TODAY = "2026-11-23";

const outcome = (changes: Record<string, unknown> = {}, optedOut: string[] = []) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today: TODAY, optedOut }) };
};
const names = ({ input, result }: ReturnType<typeof outcome>, action: Parameters<typeof withAction>[1]) =>
  withAction(result, action).map(({ index }) => input.prospects[index]?.name);

test.each(PROSPECTING_CHECKS)("$name", ({ got, expected }) => {
  expect(got()).toBe(expected);
});

test("the example has a column of each kind, and its result names nobody", () => {
  const found = outcome();
  expect(names(found, "llamar")).toEqual(["Marta Ruiz"]);
  expect(names(found, "visitar")).toEqual(["Julián Soler", "Hermanos Ferrando", "Teresa Climent"]);
  expect(names(found, "esperar")).toEqual(["Andrés Pla"]);
  expect(names(found, "no-llamar")).toEqual(["Pilar Gil"]);
  expect(names(found, "sin-datos")).toEqual(["Vecino del 4.º"]);
  expect(JSON.parse(JSON.stringify(found.result))).toEqual(found.result);
  const kept = JSON.stringify([found.result, tool.shownInput(found.input)]);
  for (const shown of ["Marta", "600", "Sueca", "39.46"]) expect(kept).not.toContain(shown);
});

describe("an owner in the ledger", () => {
  const found = outcome({}, ["600 000 001", "600 000 002"]);
  test("is asked for by their number, and neither called nor written to nor visited", () => {
    expect(tool.needs(found.input).optedOut?.phones).toContain("600 000 001");
    expect(names(found, "no-llamar")).toEqual(expect.arrayContaining(["Marta Ruiz", "Julián Soler", "Pilar Gil"]));
    const given = JSON.stringify([
      tool.appointmentsOf!(found.result, found.input),
      tool.wordingOf!(found.result, found.input),
      tool.tablesOf(found.result, found.input),
      tool.textOf(found.result, found.input),
    ]);
    expect(given).not.toMatch(/600 000 00[126]/);
    expect(JSON.stringify(tool.appointmentsOf!(found.result, found.input))).not.toMatch(/Marta|Julián|Pilar/);
    const sheets = tool.writtenOf!(found.result, found.input)!.parts;
    expect(sheets.map(({ heading }) => heading)).not.toContain("Carta a Marta Ruiz");
    expect(sheets.every(({ isOwnPage, paragraphs }) => isOwnPage && paragraphs.length > 3)).toBe(true);
    expect(tool.wordingOf!(found.result, found.input).map(({ label }) => label)).not.toContain("Carta a Marta Ruiz");
  });
});

test("visits stand in the route's order on working days, reminders on the last day of a mandate", () => {
  const { input, result } = outcome({ visitsPerDay: 2, visitsOn: "2026-11-28" });
  expect(tool.appointmentsOf!(result, input).map(({ id, startsAt, kind }) => `${id} ${kind} ${startsAt}`)).toEqual([
    "visita-1 cita 2026-11-30T10:00",
    "visita-2 cita 2026-11-30T12:00",
    "visita-3 cita 2026-12-01T10:00",
    "vence-4 tarea 2026-12-11T09:00",
  ]);
  expect(result.days.reduce((sum, { lengthM }) => sum + lengthM, 0)).toBeLessThanOrEqual(result.typedLengthM + 1e-6);
});

test("an impossible value is reported, and does not count", () => {
  const { result } = outcome({
    prospects: [{ name: "Ana", phone: "600000001", motive: 3, leadOn: "dentro de 3 días" }],
  });
  expect(result.prospects[0]).toMatchObject({ days: null, outOf: 40 });
  expect(result.prospects[0]?.remarks[0]).toContain("futuro");
});

test("texts, tables and lines hold nothing broken; WhatsApp is short even for fifty", () => {
  const fifty = Array.from({ length: 50 }, (_, i) => ({
    name: `Propietario con un nombre bastante largo ${i}`,
    phone: `6000000${10 + i}`,
    motive: i % 6,
    address: `Calle ${i}`,
    leadOn: "hace 3 días",
    expectation: 100_000 + i,
    value: 99_000,
    wantsVisit: i % 2 === 0,
    latitude: 39.4 + i / 1000,
    longitude: -0.3 - (i % 7) / 500,
  }));
  for (const { input, result } of [
    outcome(),
    outcome({ prospects: [{ name: "Solo" }] }),
    outcome({ prospects: fifty }),
  ]) {
    const message = tool.messageOf(result, input);
    expect(message.length).toBeGreaterThan(30);
    expect(message.length).toBeLessThanOrEqual(700);
    expect(message).not.toMatch(/6\d{2} ?\d{3}/);
    for (const table of tool.tablesOf(result, input))
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    const rows = tool.rowsOf(result, input);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    const shown = JSON.stringify(rows) + tool.textOf(result, input) + message;
    expect(shown).not.toMatch(/NaN|undefined|null|!/);
  }
});

test("bad fields answer in Spanish, at the field", () => {
  const issues = (changes: Record<string, unknown>) =>
    Object.fromEntries(
      (z.safeParse(tool.input, { ...tool.example, ...changes }).error?.issues ?? []).map(({ path, message }) => [
        path.join("."),
        message,
      ]),
    );
  expect(issues({})).toEqual({});
  expect(issues({ prospects: [{}] })).toEqual({
    "prospects.0.name": "Escribe al menos un propietario: un nombre, un teléfono o una dirección",
  });
  expect(issues({ prospects: [{ name: "Ana", motive: "6", value: "0", phone: "no", leadOn: "ayer" }] })).toEqual({
    "prospects.0.motive": "Introduce un motivo de 0 a 5",
    "prospects.0.value": "Introduce un importe mayor que cero",
    "prospects.0.phone": "Introduce un teléfono, con su prefijo si no es español",
    "prospects.0.leadOn": "Usa una fecha como 2026-11-20",
  });
  expect(issues({ visitsFrom: "14:00", visitsTo: "10:00" })).toEqual({
    visitsTo: "El fin tiene que ir después del principio",
  });
  expect(issues({ visitsPerDay: 12, visitsTo: "11:00" })).toEqual({
    visitsPerDay: "No caben: cada visita necesita al menos 20 minutos",
  });
});

test("a list without anybody to call or visit, and without a day to wait for, is no answer", () => {
  const hasAnswer = (...prospects: Record<string, unknown>[]) => tool.hasAnswer!(outcome({ prospects }).result);
  expect(hasAnswer({ name: "Ana" })).toBe(false);
  expect(hasAnswer({ name: "Ana", optedOut: "si" })).toBe(false);
  expect(hasAnswer({ name: "Ana", hasExclusive: "si" })).toBe(false);
  expect(hasAnswer({ name: "Ana" }, { name: "Luis", address: "Calle Cuba, 3", wantsVisit: "si" })).toBe(true);
  expect(hasAnswer({ name: "Ana", phone: "600000001", motive: 5, leadOn: TODAY })).toBe(true);
  expect(hasAnswer({ name: "Ana", hasExclusive: "si", exclusiveUntil: "2027-01-31" })).toBe(true);
});
