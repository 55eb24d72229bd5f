import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { writerInput } from "./schema.ts";

const HOME = { type: "piso", builtAreaM2: 94 };
const issues = (values: Record<string, unknown>, home: Record<string, unknown> = {}) =>
  (z.safeParse(writerInput, { ...values, home: { ...HOME, ...home } }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

test("a field that is left out has its usual value, and nothing is supposed of the home", () => {
  const { home, ...rest } = z.parse(writerInput, { home: HOME });
  expect(rest).toMatchObject({ variety: "es-ES", tone: "neutro", seed: 1, nearby: [] });
  expect(home).toMatchObject({ operation: "venta", type: "piso", country: "ES", currency: "EUR", builtAreaM2: 94 });
  expect(Object.values(rest).filter((value) => value !== undefined)).toHaveLength(4);
});

test("places nearby are lines", () => {
  expect(z.parse(writerInput, { home: HOME, nearby: "Metro a 4 minutos\n\n Parque \n" }).nearby).toEqual([
    "Metro a 4 minutos",
    "Parque",
  ]);
});

describe("an impossible value is refused at its field", () => {
  test.each([
    [{ variety: "fr" }, "variety: Elige para qué país se escribe"],
    [{ tone: "triste" }, "tone: Elige un tono"],
    [{ seed: 0 }, "seed: La versión va de 1 a 1.000.000"],
    [{ seed: 1_000_001 }, "seed: La versión va de 1 a 1.000.000"],
    [{ terraceAreaM2: 0 }, "terraceAreaM2: Introduce una terraza entre 1 y 5.000 m²"],
    [{ terraceAreaM2: 5001 }, "terraceAreaM2: Introduce una terraza entre 1 y 5.000 m²"],
    [{ plotAreaM2: 0 }, "plotAreaM2: Introduce una parcela de al menos 1 m²"],
    [{ orientation: "arriba" }, "orientation: Elige una orientación"],
    [{ heating: "sol" }, "heating: Elige una calefacción"],
    [{ communityFee: 0 }, "communityFee: Introduce un gasto al mes mayor que cero"],
    [{ energyStatus: "nose" }, "energyStatus: Elige en trámite o exento"],
    [{ rentKind: "mensual" }, "rentKind: Elige el tipo de alquiler"],
    [{ previousRent: 0 }, "previousRent: Introduce una renta mayor que cero"],
    [{ rentIndex: 0 }, "rentIndex: Introduce un índice mayor que cero"],
  ])("%o", (values, issue) => {
    expect(issues(values)).toEqual([issue]);
  });
  test("a renovation comes after the building, or in its year", () => {
    expect(issues({ renovatedYear: 1964 }, { yearBuilt: 1965 })).toEqual([
      "renovatedYear: La reforma no puede ser anterior al edificio",
    ]);
    expect(issues({ renovatedYear: 1965 }, { yearBuilt: 1965 })).toEqual([]);
    expect(issues({ renovatedYear: 1965 })).toEqual([]);
    expect(issues({}, { yearBuilt: 1965 })).toEqual([]);
  });
  test("amounts have their bounds", () => {
    const fits = (field: string, amount: number) => issues({ [field]: amount }).length === 0;
    for (const [field, most] of [
      ["communityFee", 100_000_000],
      ["previousRent", 100_000_000],
      ["plotAreaM2", 10_000_000],
      ["terraceAreaM2", 5000],
    ] as const)
      expect([fits(field, 1), fits(field, most), fits(field, most + 1)], field).toEqual([true, true, false]);
    expect([issues({ renovatedYear: 1900 }), issues({ renovatedYear: 1899 }).length]).toEqual([[], 1]);
  });
  test("texts have their bounds", () => {
    const fits = (field: string, length: number) => issues({ [field]: "x".repeat(length) }).length === 0;
    for (const [field, most] of [
      ["views", 80],
      ["ownText", 1500],
      ["pastedText", 6000],
      ["voiceSample", 6000],
      ["registrationNumber", 60],
    ] as const)
      expect([fits(field, most), fits(field, most + 1)], field).toEqual([true, false]);
  });
});
