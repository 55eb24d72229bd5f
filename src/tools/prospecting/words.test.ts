import { describe, expect, test } from "vitest";
import { explainBoard, explainMissing, explainRadar, explainRoute, firstOf } from "./explain.ts";
import type { ProspectingResult, RankedProspect, VisitStop } from "./result.ts";
import {
  agoText,
  clockText,
  daysText,
  dayTitle,
  excessText,
  explainAction,
  inText,
  nameOf,
  scoreText,
  whereOf,
} from "./words.ts";

const PROSPECT: RankedProspect = {
  points: { motive: null, price: null, recency: null },
  score: 0,
  outOf: 0,
  rank: 50,
  index: 0,
  action: "llamar",
  source: null,
  motive: null,
  expectation: null,
  value: null,
  excess: null,
  days: null,
  exclusive: null,
  optedOut: null,
  missing: [],
  remarks: [],
};
const prospect = (changes: Partial<RankedProspect>): RankedProspect => ({ ...PROSPECT, ...changes });
const RESULT: ProspectingResult = {
  date: "2026-11-23",
  margin: 0.15,
  currency: "EUR",
  prospects: [],
  days: [],
  visitMinutes: 45,
  typedLengthM: 0,
  hasStart: true,
  startName: null,
  radar: [],
};
const stop = (index: number, changes: Partial<VisitStop> = {}): VisitStop => ({
  index,
  at: "2026-11-24T10:00",
  legM: 100,
  point: { x: 0, y: 0 },
  isPlacePoint: false,
  ...changes,
});

describe("names and places", () => {
  test("by name, or else by address, or else by place in the list", () => {
    expect(nameOf({ index: 2 }, { name: "Ana", address: "Calle Cuba, 3" })).toBe("Ana");
    expect(nameOf({ index: 2 }, { address: "Calle Cuba, 3" })).toBe("Calle Cuba, 3");
    expect(nameOf({ index: 2 }, {})).toBe("Propietario 3");
    expect(nameOf({ index: 0 }, undefined)).toBe("Propietario 1");
  });
  test("the address is not said again where it is the name", () => {
    expect(whereOf({ name: "Ana", address: "Calle Cuba, 3", placeName: "Ruzafa" })).toBe("Calle Cuba, 3, Ruzafa");
    expect(whereOf({ address: "Calle Cuba, 3", placeName: "Ruzafa" })).toBe("Ruzafa");
    expect(whereOf({ name: "Ana" })).toBe("");
    expect(whereOf(undefined)).toBe("");
  });
});

test("points, days and hours", () => {
  expect(scoreText({ score: 83.6, outOf: 100 })).toBe("84 de 100");
  expect(scoreText({ score: 0, outOf: 40 })).toBe("0 de 40");
  expect(scoreText({ score: 0, outOf: 0 })).toBe("Sin nota");
  expect([daysText(1), daysText(0), daysText(1200)]).toEqual(["1 día", "0 días", "1.200 días"]);
  expect([agoText(0), agoText(1), agoText(3)]).toEqual(["hoy", "hace 1 día", "hace 3 días"]);
  expect([inText(0), inText(1), inText(12)]).toEqual(["hoy", "mañana", "en 12 días"]);
  expect(dayTitle({ date: "2026-11-24" })).toBe("Martes, 24 de noviembre");
  expect([clockText("2026-11-24T09:30"), clockText("2026-11-24T10:00")]).toEqual(["9:30", "10:00"]);
});

test("how far a price is from the value: half a per cent is none", () => {
  const texts = [0.08, -0.08, 0.004, -0.004, 0.006].map((excess) => excessText(excess).replaceAll("\u00a0", " "));
  expect(texts).toEqual([
    "un 8 % por encima de lo que vale",
    "un 8 % por debajo de lo que vale",
    "lo que vale",
    "lo que vale",
    "un 1 % por encima de lo que vale",
  ]);
});

describe("why they stand in their column", () => {
  test.each([
    [{ action: "no-llamar", optedOut: "registro" }, "Su número está en tu registro de no llamar."],
    [{ action: "no-llamar", optedOut: "lista" }, "Ha pedido que no le llamen, o así lo has marcado."],
    [
      { action: "esperar", exclusive: { until: "2026-12-11", daysLeft: 18 } },
      "Otra agencia tiene la exclusiva hasta el 11 de diciembre de 2026. Hasta entonces, espera.",
    ],
    [
      { action: "esperar", exclusive: { until: null, daysLeft: null } },
      "Otra agencia tiene la exclusiva y no sabes hasta cuándo. Espera.",
    ],
    [{ action: "visitar" }, "Quiere que veas la vivienda."],
    [{ action: "llamar", days: null }, "Se le puede llamar."],
    [{ action: "llamar", days: 0 }, "La última conversación fue hoy."],
    [{ action: "llamar", days: 2 }, "La última conversación fue hace 2 días."],
    [{ action: "sin-datos", missing: ["el teléfono", "por qué vende"] }, "Falta el teléfono y por qué vende."],
  ] as const)("%o: %s", (changes, text) => {
    expect(explainAction(prospect(changes as Partial<RankedProspect>))).toBe(text);
  });
  test("missing facts are added where the column does not say so, and where they are any use", () => {
    const missing = ["lo que vale"];
    for (const action of ["llamar", "visitar", "esperar"] as const)
      expect(explainMissing({ action, missing })).toBe("Falta lo que vale.");
    for (const action of ["sin-datos", "no-llamar"] as const) expect(explainMissing({ action, missing })).toBe("");
    expect(explainMissing({ action: "llamar", missing: [] })).toBe("");
  });
});

describe("the whole in a sentence", () => {
  test("columns that have somebody, in their order", () => {
    const prospects = [
      prospect({ action: "sin-datos" }),
      prospect({ action: "llamar" }),
      prospect({ action: "llamar" }),
    ];
    expect(explainBoard({ ...RESULT, prospects })).toBe("2 en «Llamar hoy» y 1 en «Sin datos».");
  });
  test("the first owner: one to call, before one to visit", () => {
    const visit = prospect({ index: 1, action: "visitar" });
    const call = prospect({ index: 2 });
    const other = prospect({ index: 3, action: "visitar" });
    const days = [{ date: "2026-11-24", stops: [stop(3), stop(1)], lengthM: 400 }];
    expect(firstOf({ ...RESULT, prospects: [visit, other, call], days })).toBe(call);
    // The way begins with another one than the list.
    expect(firstOf({ ...RESULT, prospects: [visit, other], days })).toBe(other);
    expect(firstOf({ ...RESULT, prospects: [prospect({ action: "esperar" })] })).toBeUndefined();
  });
  test("the way: how many visits and days, how long, and what the order typed would have cost", () => {
    const day = (date: string, stops: VisitStop[], lengthM: number) => ({ date, stops, lengthM });
    const shown = (changes: Partial<ProspectingResult>) =>
      explainRoute({ ...RESULT, ...changes }).replaceAll("\u00a0", " ");
    const one = day("2026-11-24", [stop(0)], 400);
    expect(shown({})).toBe("");
    expect(shown({ days: [one], typedLengthM: 400 })).toBe("Una visita en un día: 400 m en línea recta.");
    expect(shown({ days: [one], typedLengthM: 450 })).not.toContain("serían");
    expect(shown({ days: [one], typedLengthM: 451, hasStart: false })).toBe(
      "Una visita en un día: 400 m en línea recta, desde la primera. En el orden en que las escribiste serían 450 m.",
    );
    const two = day("2026-11-25", [stop(1, { point: null }), stop(2)], 600);
    expect(shown({ days: [one, two], typedLengthM: 1000 })).toBe(
      "3 visitas en 2 días: 1 km en línea recta. Una no tiene punto en el mapa y va al final.",
    );
    const lost = day("2026-11-25", [stop(1, { point: null }), stop(2, { point: null })], 600);
    expect(shown({ days: [one, lost], typedLengthM: 1000 })).toContain("2 no tienen punto en el mapa y van al final.");
  });
  test("the next mandate that ends", () => {
    expect(explainRadar({ ...RESULT, radar: [{ index: 0, until: "2026-11-24", daysLeft: 1 }] })).toBe(
      "La próxima vence mañana. Hasta entonces no se llama: un aviso queda para ese día.",
    );
    expect(explainRadar(RESULT)).toBe("");
  });
});

test("half a per cent is what it is worth, more is above or below", () => {
  const plain = (excess: number) => excessText(excess).replaceAll(/[\u00a0\u202f]/g, " ");
  expect([0.0049, -0.0049, 0].map(plain)).toEqual(["lo que vale", "lo que vale", "lo que vale"]);
  expect(plain(0.08)).toBe("un 8 % por encima de lo que vale");
  expect(plain(-0.08)).toBe("un 8 % por debajo de lo que vale");
});
