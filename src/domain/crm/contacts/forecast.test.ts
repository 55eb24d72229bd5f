import { describe, expect, test } from "vitest";
import { expectedCents, stageProbabilities } from "./forecast.ts";

const buyers = (finished: Parameters<typeof stageProbabilities>[1]) =>
  Object.fromEntries(stageProbabilities("comprador", finished).map(({ stage, ...measured }) => [stage, measured]));

describe("the forecast", () => {
  test("adds the value of each deal by its probability: 800 + 3,000 + 6,300 = 10,100 euros", () => {
    const rows = [
      { p: 0.1, commissionCents: 800_000 },
      { p: 0.5, commissionCents: 600_000 },
      { p: 0.9, commissionCents: 700_000 },
    ];
    expect(expectedCents(rows)).toBe(1_010_000);
  });

  test("gives the starting values of a trade until anything is measured", () => {
    expect(stageProbabilities("comprador", []).map(({ stage, p }) => [stage, p])).toEqual([
      ["nuevo", 0.05],
      ["contactado", 0.1],
      ["cualificado", 0.2],
      ["visita", 0.3],
      ["oferta", 0.5],
      ["arras", 0.9],
    ]);
    expect(stageProbabilities("propietario", []).map(({ stage, p }) => [stage, p])).toEqual([
      ["nuevo", 0.05],
      ["contactado", 0.15],
      ["valoracion", 0.35],
      ["propuesta", 0.6],
    ]);
    expect(buyers([]).oferta).toEqual({ p: 0.5, observed: 0, won: 0 });
  });

  test("measures on finished deals that came as far, smoothed", () => {
    const p = buyers([
      { furthest: "firmado", isWon: true, count: 3 },
      { furthest: "oferta", isWon: false, count: 1 },
      { furthest: "contactado", isWon: false, count: 6 },
    ]);
    // Of ten that were spoken to three were signed: (3 + 2·0.1) / (10 + 2).
    expect(p.contactado).toEqual({ p: 3.2 / 12, observed: 10, won: 3 });
    // Of the four that came as far as an offer: (3 + 2·0.5) / (4 + 2).
    expect(p.oferta).toEqual({ p: 4 / 6, observed: 4, won: 3 });
    expect(p.arras).toEqual({ p: 4.8 / 5, observed: 3, won: 3 });
  });

  test("counts a signed deal at every stage, also where it skipped some", () => {
    expect(buyers([{ furthest: "contactado", isWon: true, count: 2 }]).arras).toMatchObject({ observed: 2, won: 2 });
  });
});
