import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextAction } from "./next-action.ts";
import { parseProspects } from "./pasted-prospects.ts";
import { dayRoutes, inDays, pathLength, shortRoute } from "./route.ts";
import { drawnRoute } from "./route-drawing.ts";
import { priceExcess, scoreProspect } from "./score.ts";
import { dayFromWords, isStatedDay } from "./stated-day.ts";
import { slotMinutes, visitMinutes, visitTimes } from "./visit-slots.ts";

const MARGIN = 0.15;

describe("score", () => {
  test("motive 5, expectation at most the value, today: a hundred", () => {
    for (const expectation of [200_000, 150_000])
      expect(scoreProspect({ motive: 5, expectation, value: 200_000, days: 0 }, MARGIN)).toEqual({
        points: { motive: 40, price: 35, recency: 25 },
        score: 100,
        outOf: 100,
        rank: 100,
      });
  });
  test("by hand: motive 3, 7 % above, 60 days", () => {
    const { points, score } = scoreProspect({ motive: 3, expectation: 214_000, value: 200_000, days: 60 }, MARGIN);
    // ln 1.07 / ln 1.15 = 0.0676586 / 0.1397619 = 0.4840994
    expect(points.motive).toBe(24);
    expect(points.price).toBeCloseTo(35 * (1 - 0.4840994), 4);
    expect(points.recency).toBe(6.25);
    expect(score).toBeCloseTo(24 + 18.0565 + 6.25, 3);
  });
  test("the excess is 0 at the value and 1 at the margin; beyond it no point is taken twice", () => {
    expect(priceExcess(200_000, 200_000, MARGIN)).toBe(0);
    expect(priceExcess(230_000, 200_000, MARGIN)).toBeCloseTo(1, 10);
    expect(scoreProspect({ expectation: 400_000, value: 200_000 }, MARGIN)).toMatchObject({ score: 0, outOf: 35 });
  });
  test("unknown is not zero: it is left out, and half of it is supposed for the order", () => {
    expect(scoreProspect({ motive: 4 }, MARGIN)).toEqual({
      points: { motive: 32, price: null, recency: null },
      score: 32,
      outOf: 40,
      rank: 62,
    });
    expect(scoreProspect({ motive: 0 }, MARGIN)).toMatchObject({ score: 0, outOf: 40, rank: 30 });
    expect(scoreProspect({ expectation: 100_000 }, MARGIN)).toMatchObject({ outOf: 0, rank: 50 });
  });
});

describe("next action", () => {
  const able = { isOptedOut: false, exclusive: null, wantsVisit: false, hasAddress: true, hasPhone: true, outOf: 100 };
  const next = (changes: Partial<Parameters<typeof nextAction>[0]>) =>
    nextAction({ ...able, ...changes }, "2026-11-23");
  test("an owner who asked to be left alone is left alone, whatever else is so", () => {
    expect(next({ isOptedOut: true, wantsVisit: true, exclusive: { until: "2026-01-01" } })).toBe("no-llamar");
  });
  test("the last day of a mandate still belongs to it; one without an end does not end", () => {
    expect(next({ exclusive: { until: "2026-11-23" }, wantsVisit: true })).toBe("esperar");
    expect(next({ exclusive: {} })).toBe("esperar");
    expect(next({ exclusive: { until: "2026-11-22" } })).toBe("llamar");
  });
  test("a visit needs an address, a call a number and half of the points", () => {
    expect(next({ wantsVisit: true })).toBe("visitar");
    expect(next({ wantsVisit: true, hasAddress: false })).toBe("llamar");
    expect(next({ hasPhone: false })).toBe("sin-datos");
    expect(next({ outOf: 40 })).toBe("sin-datos");
  });
});

describe("route", () => {
  const stop = fc.record({
    latitude: fc.double({ min: 39.3, max: 39.6, noNaN: true }),
    longitude: fc.double({ min: -0.5, max: -0.2, noNaN: true }),
  });
  const start = fc.option(stop, { nil: undefined });
  const key = ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude}/${longitude}`;

  test("it visits everybody once and is never longer than the order typed", () => {
    fc.assert(
      fc.property(start, fc.array(stop, { maxLength: 12 }), (from, stops) => {
        const route = shortRoute(from, stops);
        expect(route.map(key).sort()).toEqual(stops.map(key).sort());
        expect(pathLength(from, route)).toBeLessThanOrEqual(pathLength(from, stops) + 1e-6);
      }),
      { numRuns: 60 },
    );
  });
  test("nor are its days together", () => {
    fc.assert(
      fc.property(start, fc.array(stop, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (from, stops, perDay) => {
        const days = dayRoutes(from, stops, perDay);
        const length = (plan: (typeof stops)[]) => plan.reduce((sum, day) => sum + pathLength(from, day), 0);
        expect(days.flat().map(key).sort()).toEqual(stops.map(key).sort());
        expect(days.every((day) => day.length <= perDay)).toBe(true);
        expect(length(days)).toBeLessThanOrEqual(length(inDays(stops, perDay)) + 1e-6);
      }),
      { numRuns: 40 },
    );
  });
  test("a line of stops is walked along", () => {
    const at = (longitude: number) => ({ latitude: 40, longitude });
    expect(shortRoute(at(0), [at(0.03), at(0.01), at(0.04), at(0.02)]).map(({ longitude }) => longitude)).toEqual([
      0.01, 0.02, 0.03, 0.04,
    ]);
  });
  test("a drawing stays in its box, and two of one place are seen as two", () => {
    const box = { width: 300, height: 200, margin: 10 };
    const { at } = drawnRoute(
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
        { x: 900, y: -400 },
      ],
      box,
    );
    for (const { x, y } of at) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(290);
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(190);
    }
    expect(at[0]).not.toEqual(at[1]);
    expect(drawnRoute([{ x: 5, y: 5 }], box).at).toEqual([{ x: 150, y: 100 }]);
  });
});

test("the hours of a day are shared out", () => {
  const hours = { from: "10:00", to: "14:00", perDay: 4 };
  expect([slotMinutes(hours), visitMinutes(hours)]).toEqual([60, 45]);
  expect(visitTimes("2026-11-24", 3, hours)).toEqual(["2026-11-24T10:00", "2026-11-24T11:00", "2026-11-24T12:00"]);
});

test("days as they are told", () => {
  expect(dayFromWords("hace 1 día", "2026-11-23")).toBe("2026-11-22");
  expect(dayFromWords("dentro de 12 días", "2026-11-23")).toBe("2026-12-05");
  expect(isStatedDay("2026-02-30")).toBe(false);
});

describe("a pasted table", () => {
  test("columns are known by their names, in any order", () => {
    const { rows, unused, remarks, problem } = parseProspects(
      "Propietario\tMóvil\tDirección\tOrigen\tMotivación\tPide\tValoración\tÚltimo contacto\tExclusiva\tNo llamar\tNotas\n" +
        "Marta Ruiz\t600 000 001\tCalle Cuba, 3\tIdealista\t4/5\t245.000 €\t238k\t20/11/2026\t\tno\tllave\n" +
        "Andrés\t\tCalle Sueca, 1\tun vecino\tmucho\t\t\t\t10/12/2026\tsí\t\n",
      50,
    );
    expect(rows).toEqual([
      {
        name: "Marta Ruiz",
        phone: "600 000 001",
        address: "Calle Cuba, 3",
        source: "portal",
        motive: 4,
        expectation: 245_000,
        value: 238_000,
        leadOn: "2026-11-20",
        optedOut: false,
      },
      {
        name: "Andrés",
        address: "Calle Sueca, 1",
        source: "otro",
        hasExclusive: true,
        exclusiveUntil: "2026-12-10",
        optedOut: true,
      },
    ]);
    expect(unused).toEqual(["Notas"]);
    expect(remarks).toEqual(["Fila 3: no entiendo el motivo, de 0 a 5 («mucho»)."]);
    expect(problem).toBeUndefined();
  });
  test("rows that do not fit and tables without a header are reported", () => {
    expect(parseProspects("Nombre;Teléfono\nA;600000001\nB;600000002\n", 1)).toMatchObject({
      rows: [{ name: "A" }],
      problem: "Una fila no cabe: son 50 como mucho.",
    });
    expect(parseProspects("Ana\t600000001\nEva\t600000002", 50).problem).toMatch(/^Falta la cabecera/);
    expect(parseProspects(" ", 50).rows).toEqual([]);
  });
  test("any text is read without failing", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { rows } = parseProspects(`Nombre;Teléfono;Fecha;Espera\n${text}`, 50);
        expect(rows.length).toBeLessThanOrEqual(50);
      }),
      { numRuns: 50 },
    );
  });
});
