import { describe, expect, test } from "vitest";
import { conflictsAmong, type Planned } from "./conflicts.ts";

const planned = (key: string, from: string, to: string, more: Partial<Planned> = {}): Planned => ({
  key,
  kind: "cita",
  startsAt: `2026-10-19T${from}:00.000Z`,
  endsAt: `2026-10-19T${to}:00.000Z`,
  isAllDay: false,
  ownerId: "ana",
  homeId: null,
  ...more,
});
const clashes = (...events: Planned[]) => conflictsAmong(events).map(({ keys, of }) => `${keys.join("+")} ${of}`);

describe("a person", () => {
  test.each(["visita", "cita", "ocupado"] as const)("cannot be at a %s and elsewhere", (kind) =>
    expect(clashes(planned("a", "10:00", "11:00"), planned("b", "10:59", "12:00", { kind }))).toEqual(["a+b persona"]),
  );

  test.each(["tarea", "plazo"] as const)("can do a %s at any time", (kind) =>
    expect(clashes(planned("a", "10:00", "11:00"), planned("b", "10:00", "11:00", { kind }))).toEqual([]),
  );

  test("clashes once with each that overlaps, the earlier named first and of the same instant by their keys", () => {
    const events = [
      planned("c", "11:30", "12:30"),
      planned("b", "10:00", "11:00"),
      planned("a", "10:00", "12:00"),
      planned("d", "12:30", "13:00"),
    ];
    expect(clashes(...events)).toEqual(["a+b persona", "a+c persona"]);
  });

  test("nobody is no person, and two of them are two", () => {
    expect(
      clashes(planned("a", "10:00", "11:00", { ownerId: null }), planned("b", "10:00", "11:00", { ownerId: null })),
    ).toEqual([]);
    expect(clashes(planned("a", "10:00", "11:00"), planned("b", "10:00", "11:00", { ownerId: "eva" }))).toEqual([]);
  });
});

describe("a home", () => {
  const visit = { kind: "visita", homeId: "piso" } as const;

  test("has one visit at a time; an appointment about it elsewhere is none", () => {
    const [first, second] = [
      planned("a", "10:00", "11:00", visit),
      planned("b", "10:00", "11:00", { ...visit, ownerId: "eva" }),
    ];
    expect(clashes(first, second)).toEqual(["a+b vivienda"]);
    expect(clashes(first, { ...second, kind: "cita" })).toEqual([]);
    expect(clashes({ ...first, kind: "cita" }, second)).toEqual([]);
    expect(clashes(first, { ...second, homeId: "ático" })).toEqual([]);
    expect(clashes({ ...first, homeId: null }, { ...second, homeId: null })).toEqual([]);
  });

  test("of one person's two visits the person is named", () =>
    expect(clashes(planned("a", "10:00", "11:00", visit), planned("b", "10:30", "11:00", visit))).toEqual([
      "a+b persona",
    ]));
});
