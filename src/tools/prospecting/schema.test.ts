import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { isUsed, prospectingInput } from "./schema.ts";

const parse = (values: Record<string, unknown>) => z.parse(prospectingInput, values);
const issues = (values: Record<string, unknown>) =>
  (z.safeParse(prospectingInput, values).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
const ofRow = (row: Record<string, unknown>) => issues({ prospects: [{ name: "Ana", ...row }] });
const ofVisits = (values: Record<string, unknown>) => issues({ prospects: [{ name: "Ana" }], ...values });

test("a field that is left out has its usual value", () => {
  expect(parse({ prospects: [{ name: "Ana" }] })).toEqual({
    prospects: [{ name: "Ana" }],
    visitsFrom: "10:00",
    visitsTo: "14:00",
    visitsPerDay: 4,
    margin: 0.15,
    currency: "EUR",
  });
});

test("the strings of a form become numbers and flags, and a blank is unknown", () => {
  const [row] = parse({
    prospects: [
      {
        name: " Ana ",
        motive: "4",
        expectation: "245.000",
        value: "238.000,50",
        latitude: "39,46",
        longitude: "-0,37",
        isPlacePoint: "si",
        hasExclusive: "no",
        optedOut: "",
        phone: "",
        leadOn: "",
        source: "",
      },
    ],
  }).prospects;
  expect(row).toMatchObject({
    name: "Ana",
    motive: 4,
    expectation: 245_000,
    value: 238_000.5,
    latitude: 39.46,
    longitude: -0.37,
    isPlacePoint: true,
    hasExclusive: false,
  });
  for (const field of ["optedOut", "phone", "leadOn", "source"] as const) expect(row![field]).toBeUndefined();
});

describe("an owner", () => {
  test.each([
    [{ motive: 6 }, "prospects.0.motive: Introduce un motivo de 0 a 5"],
    [{ motive: -1 }, "prospects.0.motive: Introduce un motivo de 0 a 5"],
    [{ expectation: 0 }, "prospects.0.expectation: Introduce un importe mayor que cero"],
    [{ value: -1 }, "prospects.0.value: Introduce un importe mayor que cero"],
    [{ latitude: 91 }, "prospects.0.latitude: La latitud va de −90 a 90"],
    [{ longitude: -181 }, "prospects.0.longitude: La longitud va de −180 a 180"],
    [{ phone: "12345" }, "prospects.0.phone: Introduce un teléfono, con su prefijo si no es español"],
    [{ leadOn: "ayer" }, "prospects.0.leadOn: Usa una fecha como 2026-11-20"],
    [{ exclusiveUntil: "2026-02-30" }, "prospects.0.exclusiveUntil: Usa una fecha como 2026-11-20"],
    [{ source: "bar" }, "prospects.0.source: Elige de dónde viene"],
  ])("%o", (row, issue) => {
    expect(ofRow(row)).toEqual([issue]);
  });
  test.each([
    { motive: 0 },
    { motive: 5 },
    { latitude: 90, longitude: 180 },
    { phone: "600001" },
    { phone: "+34 (600) 000-001" },
    { leadOn: "hace 2 días" },
    { exclusiveUntil: "dentro de 18 días" },
    { name: "n".repeat(80), address: "a".repeat(200), placeName: "p".repeat(120) },
  ])("%o is fine", (row) => {
    expect(ofRow(row)).toEqual([]);
  });
  test.each([{ name: "n".repeat(81) }, { address: "a".repeat(201) }, { placeName: "p".repeat(121) }])(
    "text has its bounds: %o",
    (row) => {
      expect(ofRow(row)).toHaveLength(1);
    },
  );
  test("a flag alone is no owner", () => {
    expect(isUsed({ optedOut: true, wantsVisit: false })).toBe(false);
    expect(isUsed({ value: 1 })).toBe(true);
    expect(isUsed({})).toBe(false);
    expect(issues({ prospects: [{}, { optedOut: "si" }] })).toEqual([
      "prospects.0.name: Escribe al menos un propietario: un nombre, un teléfono o una dirección",
    ]);
  });
});

describe("the list and the visits", () => {
  test("fifty owners and no more", () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ name: "Ana" }));
    expect(issues({ prospects: rows(50) })).toEqual([]);
    expect(issues({ prospects: rows(51) })).toEqual(["prospects: Como mucho 50 propietarios"]);
    expect(issues({ prospects: "nobody" })).toEqual(["prospects: Añade al menos un propietario"]);
  });
  test.each([
    [{ visitsFrom: "25:00" }, "visitsFrom: Introduce una hora como 10:00"],
    [{ visitsTo: "9" }, "visitsTo: Introduce una hora como 14:00"],
    [{ visitsFrom: "14:00", visitsTo: "14:00" }, "visitsTo: El fin tiene que ir después del principio"],
    [{ visitsPerDay: 0 }, "visitsPerDay: Introduce de 1 a 12 visitas"],
    [{ visitsPerDay: 13 }, "visitsPerDay: Introduce de 1 a 12 visitas"],
    [{ visitsTo: "11:00", visitsPerDay: 4 }, "visitsPerDay: No caben: cada visita necesita al menos 20 minutos"],
    [{ visitsOn: "mañana" }, "visitsOn: Usa una fecha como 2026-11-20"],
    [{ margin: 0.5 }, "margin: Introduce de 1 a 100 %"],
    [{ margin: 101 }, "margin: Introduce de 1 a 100 %"],
    [{ currency: "eur" }, "currency: Usa el código de moneda de tres letras"],
    [{ startLatitude: -91 }, "startLatitude: La latitud va de −90 a 90"],
  ])("%o", (values, issue) => {
    expect(ofVisits(values)[0]).toBe(issue);
  });
  test("three visits of twenty minutes fit into an hour", () => {
    expect(ofVisits({ visitsTo: "11:00", visitsPerDay: 3 })).toEqual([]);
    expect(ofVisits({ visitsPerDay: 12 })).toEqual([]);
  });
});
