import { describe, expect, test } from "vitest";
import { expectedCents, stageProbabilities } from "./forecast.ts";

describe("the forecast", () => {
  test("adds the value of each deal by its probability", () => {
    const rows = [
      { p: 0.1, commissionCents: 800_000 },
      { p: 0.5, commissionCents: 600_000 },
      { p: 0.9, commissionCents: 700_000 },
    ];
    expect(expectedCents(rows)).toBe(1_010_000);
  });

  test("gives the assumed probabilities until anything is measured", () => {
    const p = stageProbabilities([]);
    const rows = [
      { p: p.contactado.p, commissionCents: 800_000 },
      { p: p.oferta.p, commissionCents: 600_000 },
      { p: p.arras.p, commissionCents: 700_000 },
    ];
    expect(expectedCents(rows)).toBe(1_010_000);
    expect(p.oferta).toEqual({ p: 0.5, observed: 0, won: 0 });
  });

  test("measures on finished deals that came as far, smoothed", () => {
    const p = stageProbabilities([
      { furthest: "firmado", isWon: true, count: 3 },
      { furthest: "oferta", isWon: false, count: 1 },
      { furthest: "contactado", isWon: false, count: 6 },
    ]);
    // Of ten that were spoken to three were signed: (3 + 2·0.1) / (10 + 2).
    expect(p.contactado).toEqual({ p: 3.2 / 12, observed: 10, won: 3 });
    // Of four with an offer: (3 + 2·0.5) / (4 + 2).
    expect(p.oferta).toEqual({ p: 4 / 6, observed: 4, won: 3 });
    expect(p.arras).toEqual({ p: (3 + 1.8) / 5, observed: 3, won: 3 });
  });
});
