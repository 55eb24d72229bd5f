import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { borrowingCapacity as tool } from "./tool.ts";

const TODAY = "2026-11-21";
const outcome = (changes: Record<string, unknown> = {}) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today: TODAY, officialSeries: [] }) };
};

test("the example runs twice to the same result and survives JSON", () => {
  const { input, result } = outcome();
  expect(tool.run(input, { today: TODAY, officialSeries: [] })).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(result.kind).toBe("capacity");
  expect(tool.titleOf(input)).toBe("Capacidad con 3.400\u00a0€ al mes, Comunitat Valenciana");
});

test("in a list it is its ceiling; without taxes to count on it has no figure", () => {
  const { input, result } = outcome();
  expect(tool.figureOf!(result, input)).toEqual({
    label: "Precio máximo",
    value: result.kind === "capacity" ? result.price : 0,
    currency: "EUR",
  });
  expect(tool.figureOf!({ kind: "reference-unknown", date: TODAY }, input)).toBeNull();
});

describe("texts", () => {
  test("the copied text has the ceiling, its limiting factor and every cost", () => {
    const { input, result } = outcome();
    const text = tool.textOf(result, input);
    for (const part of ["CUÁNTO PUEDES PAGAR", "ITP general, Comunitat Valenciana", "Cuota:", "TAE:", "SI AMORTIZAS"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
  });
  test.each([
    {},
    { monthlyDebts: 5000 },
    { targetPrice: 900_000 },
    { place: "MX" },
    { place: "ES-CE", homeKind: "nueva" },
  ])("the message has at most 700 characters: %o", (changes) => {
    const { input, result } = outcome(changes);
    const message = tool.messageOf(result, input);
    expect(message.length).toBeGreaterThan(40);
    expect(message.length).toBeLessThanOrEqual(700);
    expect(message).not.toMatch(/NaN|undefined|null/);
  });
  test("missing data are named", () => {
    const { input, result } = outcome({ targetPrice: 900_000 });
    expect(tool.textOf(result, input)).toMatch(/te faltan .* de ahorro y .* de ingresos al mes/);
  });
});

test("tables: costs, 360 lines of schedule that end at zero, stress, map", () => {
  const { input, result } = outcome();
  const tables = tool.tablesOf(result, input);
  expect(tables.map((table) => table.name)).toEqual([
    "Impuestos y gastos",
    "Si suben los tipos",
    "Precio máximo según tipo",
    "Cuadro de amortización",
  ]);
  expect(tables[3]!.rows).toHaveLength(360);
  expect(tables[3]!.rows.at(-1)!.at(-1)).toBe(0);
  expect(tables[3]!.columns).toEqual([
    "Mes",
    "Tipo (%)",
    "Cuota (EUR)",
    "Intereses (EUR)",
    "Capital (EUR)",
    "Pendiente (EUR)",
  ]);
  expect(tables[1]!.columns).toEqual([
    "Subida (puntos)",
    "Interés (%)",
    "Cuota (EUR)",
    "Esfuerzo (%)",
    "Precio máximo (EUR)",
  ]);
  for (const table of tables) {
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  }
});

describe("sources", () => {
  const tags = (changes: Record<string, unknown>) => {
    const { input, result } = outcome(changes);
    return Object.fromEntries(tool.sourcesOf(result, input).map((source) => [source.label, source.tag]));
  };
  test("each has a title and a date; doubtful ones their tag", () => {
    const { input, result } = outcome();
    const sources = tool.sourcesOf(result, input);
    for (const source of sources) {
      expect(source.title).not.toBe("");
      expect(source.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(tags({})).toMatchObject({
      "ITP general, Comunitat Valenciana": undefined,
      Tasación: "por comprobar",
      "Gestoría de la compraventa": "una sola fuente",
      "Comisión máxima por amortizar": undefined,
    });
  });
  test("Extremadura is to be checked, a country's range is orientative, a typed share says so", () => {
    expect(tags({ place: "ES-EX" })["ITP general, Extremadura"]).toBe("por comprobar");
    expect(tags({ place: "CO" })["Gastos de compra, Colombia"]).toBe("orientativo");
    expect(tags({ costShare: 9 })).toHaveProperty("Impuestos y gastos");
  });
});

test("a known home fills price, community and kind", () => {
  const home = { operation: "venta", type: "piso", country: "ES", builtAreaM2: 80, currency: "EUR" } as const;
  expect(tool.fillFrom!({ ...home, price: 240_000, condition: "obra_nueva" }, {}, "ES-VC")).toEqual({
    targetPrice: 240_000,
    place: "ES-VC",
    homeKind: "nueva",
  });
  expect(tool.fillFrom!({ ...home, operation: "alquiler", price: 900 })).toEqual({});
});
