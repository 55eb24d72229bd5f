import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { followUp } from "../follow-up/tool.ts";
import { valuation } from "../valuation/tool.ts";
import { appointmentsOf, nextOf } from "./plan.ts";
import { prospecting as tool } from "./tool.ts";

/** A Monday. */
const TODAY = "2026-11-23";
const outcome = (changes: Record<string, unknown> = {}, optedOut: string[] = []) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today: TODAY, optedOut }) };
};
const calendar = (...of: Parameters<typeof outcome>) => {
  const { input, result } = outcome(...of);
  return appointmentsOf(result, input);
};
const next = (...of: Parameters<typeof outcome>) => {
  const { input, result } = outcome(...of);
  return nextOf(result, input);
};

describe("appointments for the calendar", () => {
  test("a visit in its slot, with where, which number and how many points", () => {
    expect(calendar()[0]).toEqual({
      id: "visita-1",
      kind: "cita",
      title: "Visita a Julián Soler",
      startsAt: "2026-11-24T10:00",
      minutes: 45,
      notes: "Calle Sueca, 41, Ruzafa. 600 000 002. 99 de 100",
    });
  });
  test("the last day of another agency's mandate, at nine, and that the next day is free", () => {
    expect(calendar().at(-1)).toEqual({
      id: "vence-4",
      kind: "tarea",
      title: "Vence la exclusiva de Andrés Pla con otra agencia",
      startsAt: "2026-12-11T09:00",
      minutes: 15,
      notes:
        "La tiene hasta el 11 de diciembre de 2026, ese día incluido. Desde el siguiente puedes hablar con él, si no la ha renovado.",
    });
  });
  test("a visit of which only the address is known has it as its name and as its note", () => {
    expect(calendar({ prospects: [{ address: "Calle Cuba, 3", wantsVisit: "si" }] })).toEqual([
      expect.objectContaining({ title: "Visita a Calle Cuba, 3", notes: "Calle Cuba, 3. Sin nota" }),
    ]);
  });
  test("nobody who asked to be left alone stands in it", () => {
    const ids = calendar({}, ["600 000 002", "600 000 005"]).map(({ id }) => id);
    expect(ids).toEqual(["visita-2", "visita-3"]);
  });
});

describe("the next steps", () => {
  test("value what has no value, with all that is known of the home", () => {
    const home = { address: "Calle Cuba, 3", placeName: "Ruzafa", latitude: 39.46, longitude: -0.37 };
    const [step] = next({ prospects: [{ name: "Ana", phone: "600000001", motive: 5, leadOn: TODAY, ...home }] });
    expect(step).toEqual({
      path: "/valoracion",
      label: "Valora la vivienda de Ana",
      reason: "Sin saber lo que vale no se sabe si lo que espera es posible.",
      values: { home },
    });
    expect(step!.path).toBe(valuation.path);
    const [bare] = next({
      prospects: [{ name: "Ana", phone: "600000001", motive: 5, leadOn: TODAY, latitude: 39.46 }],
    });
    expect(bare!.values).toEqual({ home: {} });
  });
  test("follow up the first who is called; what is long is cut to what the next form takes", () => {
    const address = `Calle ${"larga ".repeat(30)}`.trim();
    const owner = { name: "Ana", phone: "600000001", motive: 5, leadOn: TODAY, value: 1, address };
    const step = next({ prospects: [owner] })[0]!;
    expect(step).toMatchObject({ path: followUp.path, label: "Prepara el seguimiento de Ana" });
    expect(step.values).toMatchObject({ name: "Ana", phone: "600000001", channel: "llamada", startedOn: TODAY });
    expect((step.values.about as string).length).toBe(120);
    expect(z.parse(followUp.input, step.values)).toMatchObject({ name: "Ana", channel: "llamada" });
    const nameless = next({ prospects: [{ phone: "600000001", motive: 5, leadOn: TODAY, value: 1 }] })[0]!;
    expect(Object.keys(nameless.values).sort()).toEqual(["channel", "phone", "startedOn"]);
  });
  test("with nobody to call or value, the arguments for a visit alone", () => {
    expect(next({ prospects: [{ name: "Ana" }] })).toEqual([
      {
        path: "/argumentos-venta",
        label: "Prepara los argumentos",
        reason: "Llega a la visita con lo que la vivienda tiene.",
        values: {},
      },
    ]);
    // Whoever waits or says no is neither valued nor followed up.
    expect(next({ prospects: [{ name: "Ana", exclusiveUntil: "2026-12-30", phone: "600000001" }] })).toHaveLength(1);
  });
});

describe("the values that are brought along", () => {
  test("a known home fills a row; a rent is no price that somebody expects for a sale", () => {
    const home = {
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      address: "Calle Cuba, 3",
    } as const;
    expect(tool.fillFrom!({ ...home, price: 250_000, latitude: 39.4, longitude: -0.3, placeName: "Ruzafa" })).toEqual({
      prospects: [
        { address: "Calle Cuba, 3", placeName: "Ruzafa", latitude: 39.4, longitude: -0.3, expectation: 250_000 },
      ],
    });
    expect(tool.fillFrom!({ ...home, operation: "alquiler", price: 900, latitude: 39.4, currency: "COP" })).toEqual({
      prospects: [{ address: "Calle Cuba, 3" }],
      currency: "COP",
    });
  });
  test("a known contact fills a row: who, which number, and when they were last heard", () => {
    const contact = {
      id: "1",
      fullName: "Ana Sanz",
      email: null,
      phone: "600000001",
      language: null,
      roles: ["propietario" as const],
      source: "portal" as const,
      lastHeardAt: "2026-11-18T10:00:00.000Z",
      heard: [],
      lastReachedAt: null,
      stage: null,
      demand: null,
      finances: null,
    };
    expect(tool.fillFromContact!(contact)).toEqual({
      prospects: [{ name: "Ana Sanz", phone: "600000001", source: "portal", leadOn: "2026-11-18" }],
    });
    const unknown = { ...contact, fullName: "n".repeat(90), phone: null, source: "web" as const, lastHeardAt: null };
    expect(tool.fillFromContact!(unknown)).toEqual({ prospects: [{ name: "n".repeat(80) }] });
  });
  test("a run is named by how many owners it orders, and asks the ledger for their numbers", () => {
    const { input } = outcome();
    expect(tool.titleOf(input)).toBe("Captación, 7 propietarios");
    expect(tool.titleOf(outcome({ prospects: [{ name: "Ana" }, {}] }).input)).toBe("Captación, un propietario");
    const needs = tool.needs(outcome({ prospects: [{ name: "Ana" }, { phone: "600000001" }] }).input);
    expect(needs).toEqual({ today: true, optedOut: { phones: ["600000001"] } });
  });
});
