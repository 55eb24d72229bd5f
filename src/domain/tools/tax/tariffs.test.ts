import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMMUNITY_CODES, type Community } from "../../shared/places/tax-places.ts";
import { costModel } from "./cost-model.ts";
import {
  AGENCY_FEE,
  APPRAISAL_FEE,
  NOTARY_EXTRAS,
  NOTARY_SCALE,
  REGISTRY_EXTRAS,
  tariffAmount,
} from "./notary-registry.ts";
import { type PurchaseQuestion, purchaseCosts } from "./purchase-costs.ts";
import { applyScale, flat, progressive, step } from "./scale.ts";

const TODAY = "2026-11-21";

function costs(question: Partial<PurchaseQuestion> & { place: Community }, price: number) {
  const answer = purchaseCosts({ isNew: false, date: TODAY, hasMortgage: false, ...question });
  if (answer.kind !== "known") throw new Error(answer.kind);
  return answer.breakdown(price);
}

describe("scales", () => {
  // To 100: 10 %. To 200: 20 %. Above: 30 %.
  const slices = [
    [100, 10],
    [200, 20],
    [null, 30],
  ] as const;

  test.each([
    [0, 0],
    [50, 5],
    [100, 10],
    // 10 + 50 · 20 %.
    [150, 20],
    // 10 + 20.
    [200, 30],
    // 10 + 20 + 100 · 30 %.
    [300, 60],
  ])("by slices %d pays %d", (value, tax) => {
    expect(applyScale(progressive(...slices), value)).toBeCloseTo(tax, 9);
  });

  test.each([
    [100, 10],
    [101, 20.2],
    [200, 40],
    [201, 60.3],
  ])("by steps %d pays %d", (value, tax) => {
    expect(applyScale(step(...slices), value)).toBeCloseTo(tax, 9);
  });

  test("a flat rate is a share of the value, and the rate of a law is kept exactly", () => {
    expect(applyScale(flat(7.75), 200_000)).toBe(15_500);
    expect(flat(7.75)).toEqual({ kind: "flat", rate: 0.0775 });
  });

  test("by slices nothing jumps: one euro more never pays more than the highest rate of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (value) => {
        const more = applyScale(progressive(...slices), value + 1) - applyScale(progressive(...slices), value);
        expect(more).toBeGreaterThanOrEqual(0.1 - 1e-9);
        expect(more).toBeLessThanOrEqual(0.3 + 1e-9);
      }),
    );
  });
});

/** ITP of a used home of 100,000 €: the first rate of each table. */
const FIRST_RATES: Record<Community, number> = {
  "ES-AN": 7,
  "ES-AR": 8,
  "ES-AS": 8,
  "ES-IB": 8,
  "ES-CN": 6.5,
  "ES-CB": 9,
  "ES-CL": 8,
  "ES-CM": 9,
  "ES-CT": 10,
  "ES-EX": 8,
  "ES-GA": 8,
  "ES-MD": 6,
  "ES-MC": 7.75,
  "ES-NC": 6,
  "ES-PV": 4,
  "ES-RI": 7,
  "ES-VC": 9,
  "ES-CE": 6,
  "ES-ML": 6,
};

/** AJD of a new home of 100,000 €. */
const STAMP_RATES: Partial<Record<Community, number>> = {
  "ES-AN": 1.2,
  "ES-AR": 1.5,
  "ES-AS": 1.2,
  "ES-IB": 1.5,
  "ES-CN": 1,
  "ES-CB": 1.5,
  "ES-CL": 1.5,
  "ES-CM": 1.5,
  "ES-CT": 1.5,
  "ES-EX": 1.5,
  "ES-GA": 1.5,
  "ES-MD": 0.4,
  "ES-MC": 1.5,
  "ES-NC": 0.5,
  "ES-PV": 0.5,
  "ES-RI": 1,
  "ES-VC": 1.4,
  "ES-ML": 0.5,
};

describe("general tariffs", () => {
  test.each(COMMUNITY_CODES)("%s: ITP of 100,000 €", (place) => {
    expect(costs({ place }, 100_000).lines[0]!.amount).toBe(FIRST_RATES[place]! * 1_000);
  });

  test.each(Object.entries(STAMP_RATES))("%s: AJD of a new home of 100,000 €", (place, percent) => {
    const [main, stamp] = costs({ place: place as Community, isNew: true }, 100_000).lines;
    expect(stamp!.amount).toBe(percent! * 1_000);
    // IGIC 7 %, IPSI of Melilla 4 %, IVA 10 %.
    expect(main!.amount).toBe(place === "ES-CN" ? 7_000 : place === "ES-ML" ? 4_000 : 10_000);
  });

  test.each<[Community, number, number]>([
    // 400,000 · 8 % + 50,000 · 8.5 % + 50,000 · 9 % + 250,000 · 9.5 % + 1,250,000 · 10 %.
    ["ES-AR", 2_000_000, 32_000 + 4_250 + 4_500 + 23_750 + 125_000],
    // 300,000 · 8 % + 200,000 · 9 % + 500,000 · 10 %.
    ["ES-AS", 1_000_000, 24_000 + 18_000 + 50_000],
    // 400,000 · 8 % + 200,000 · 9 % + 400,000 · 10 % + 1,000,000 · 12 % + 1,000,000 · 13 %.
    ["ES-IB", 3_000_000, 32_000 + 18_000 + 40_000 + 120_000 + 130_000],
    // 250,000 · 8 % + 250,000 · 10 %.
    ["ES-CL", 500_000, 20_000 + 25_000],
    // 600,000 · 10 % + 300,000 · 11 % + 600,000 · 12 % + 500,000 · 13 %.
    ["ES-CT", 2_000_000, 60_000 + 33_000 + 72_000 + 65_000],
    // 360,000 · 8 % + 240,000 · 10 % + 400,000 · 11 %.
    ["ES-EX", 1_000_000, 28_800 + 24_000 + 44_000],
  ])("%s: every slice of %d €", (place, price, tax) => {
    expect(costs({ place }, price).lines[0]!.amount).toBeCloseTo(tax, 2);
  });

  test.each<[Community, number, number]>([
    ["ES-MD", 120_000, 480],
    ["ES-MD", 120_001, 600.01],
    ["ES-MD", 180_000, 900],
    ["ES-MD", 180_001, 1_350.01],
    ["ES-IB", 999_999.99, 15_000],
    ["ES-IB", 1_000_000, 20_000],
  ])("%s: AJD by steps of %d €", (place, price, tax) => {
    expect(costs({ place, isNew: true }, price).lines[1]!.amount).toBe(tax);
  });

  test("the AJD of Valencia falls from 1.5 to 1.4 % on 1 June 2026", () => {
    const stamp = (date: string) => costs({ place: "ES-VC", isNew: true, date }, 100_000).lines[1]!.amount;
    expect(stamp("2026-05-31")).toBe(1_500);
    expect(stamp("2026-06-01")).toBe(1_400);
  });

  test("Asturias read the other way: one rate for all of it, changing above 300,000 and 500,000", () => {
    const other = (price: number) => {
      const { total, alternatives, lines } = costs({ place: "ES-AS" }, price);
      return lines[0]!.amount + ((alternatives[0]?.total ?? total) - total);
    };
    expect(other(300_000)).toBeCloseTo(24_000, 2);
    expect(other(400_000)).toBeCloseTo(36_000, 2);
    expect(other(500_000)).toBeCloseTo(45_000, 2);
    expect(other(600_000)).toBeCloseTo(60_000, 2);
  });
});

describe("other costs of a purchase", () => {
  // Tariffs of 200,000 €: notary 358.4437…, registry 186.2086…; · 0.95, plus pages and entries, · 1.21.
  const notary = (extras: number, discount = 1) => (358.443639 * 0.95 * discount + extras) * 1.21;

  test("notary, registry and agency with orientative sums, and the appraisal with a mortgage", () => {
    const { lines, total, share } = costs({ place: "ES-AN", hasMortgage: true }, 200_000);
    const amounts = Object.fromEntries(lines.map(({ id, amount }) => [id, amount]));
    expect(amounts["itp-general-an"]).toBe(14_000);
    expect(amounts.notaria).toBeCloseTo(notary(250), 1);
    // (186.21 · 0.95 + 60) · 1.21.
    expect(amounts.registro).toBeCloseTo(286.65, 1);
    // 350 · 1.21.
    expect(amounts.gestoria).toBe(423.5);
    expect(amounts.tasacion).toBe(400);
    expect(total).toBeCloseTo(14_000 + amounts.notaria! + amounts.registro! + 423.5 + 400, 2);
    expect(share).toBeCloseTo(total / 200_000, 9);
  });

  test("one's own sums replace the orientative ones, which are then no source of the figure", () => {
    const own = { notaryExtras: 100, registryExtras: 20, agencyFee: 200, appraisalFee: 300, otherCosts: 1_000 };
    const question = { place: "ES-AN", isNew: false, date: TODAY, hasMortgage: true } as const;
    const { lines } = costs({ ...question, ...own, hasHomeDiscount: true }, 200_000);
    const amounts = Object.fromEntries(lines.map(({ id, amount }) => [id, amount]));
    expect(amounts.notaria).toBeCloseTo(notary(100, 0.75), 1);
    // (186.21 · 0.95 · 0.75 + 20) · 1.21.
    expect(amounts.registro).toBeCloseTo(184.73, 1);
    expect(amounts.gestoria).toBe(242);
    expect(amounts.tasacion).toBe(300);
    expect(amounts.otros).toBe(1_000);

    const sources = (more: Partial<PurchaseQuestion>) => {
      const answer = purchaseCosts({ ...question, ...more });
      return answer.kind === "known" ? answer.facts.map(({ id }) => id) : [];
    };
    const orientative = [NOTARY_EXTRAS, REGISTRY_EXTRAS, AGENCY_FEE, APPRAISAL_FEE].map(({ id }) => id);
    for (const id of orientative) {
      expect(sources({})).toContain(id);
      expect(sources(own)).not.toContain(id);
    }
    expect(sources({ hasMortgage: false })).not.toContain(APPRAISAL_FEE.id);
    expect(sources({})).not.toContain("rebaja-vivienda-25");
    expect(sources({ hasHomeDiscount: true })).toContain("rebaja-vivienda-25");
  });

  test("nothing is a share of no price", () => {
    expect(costs({ place: "ES-AN" }, 0).share).toBe(0);
  });

  test("the value of reference says so only where it counts, and never for a new home", () => {
    const note = (more: Partial<PurchaseQuestion>) => costs({ place: "ES-MD", ...more }, 200_000).lines[0]!.note ?? "";
    expect(note({ referenceValue: 200_001 })).toContain("valor de referencia");
    expect(note({ referenceValue: 200_000 })).not.toContain("valor de referencia");
    expect(note({ referenceValue: 900_000, isNew: true })).not.toContain("valor de referencia");
    expect(costs({ place: "ES-MD", isNew: true, referenceValue: 900_000 }, 200_000).lines[0]!.amount).toBe(20_000);
  });

  test("a relief of another tax, or of a day before it was read, does not apply", () => {
    expect(costs({ place: "ES-MD", reliefId: "ajd-md-habitual" }, 200_000).lines[0]!.amount).toBe(12_000);
    const early = { place: "ES-CM", date: "2025-12-31", reliefId: "itp-cm-grupos" } as const;
    expect(costs(early, 100_000).lines[0]!.amount).toBe(9_000);
    expect(costs({ ...early, date: "2026-01-01" }, 100_000).lines[0]!.amount).toBe(5_000);
  });

  test("a buyer who chooses a relief sees no other reading of the general tariff", () => {
    expect(costs({ place: "ES-AS", reliefId: "itp-as-protegida" }, 400_000).alternatives).toEqual([]);
  });
});

describe("a notary's tariff", () => {
  test.each([
    // The first sum is valid up to and including 6,010.12.
    [6_010.12, 90.151816],
    // 90.15 + 24,040.49 · 4.5 ‰.
    [30_050.61, 198.334021],
    // + 30,050.60 · 1.5 ‰.
    [60_101.21, 243.409921],
    // + 90,151.82 · 1 ‰.
    [150_253.03, 333.561741],
    // + 450,759.07 · 0.5 ‰.
    [601_012.1, 558.941276],
    // + 5,409,108.94 · 0.3 ‰; above it the fee is agreed on, and grows no more.
    [6_010_121.04, 2_181.673958],
    [9_000_000, 2_181.673958],
  ])("for %d €", (value, amount) => {
    expect(tariffAmount(NOTARY_SCALE.value, value)).toBeCloseTo(amount, 5);
  });
});

describe("the costs of a form", () => {
  test("a typed share is a share of the price, whatever the place", () => {
    const model = costModel({ place: "ES-CT", homeKind: "usada", costShare: 0.08 }, TODAY, true)!;
    expect(model).toMatchObject({ mode: "typed", facts: [] });
    expect(model.breakdown(250_000)).toMatchObject({ total: 20_000, share: 0.08 });
  });

  test("a country takes the upper end of its range: 8 % in Mexico", () => {
    const model = costModel({ place: "MX", homeKind: "usada" }, TODAY, true)!;
    expect(model.mode).toBe("template");
    expect(model.breakdown(1_000_000).total).toBeCloseTo(80_000, 6);
  });

  test("a community takes its tables, a known home its value of reference, a new one the tax on new homes", () => {
    const used = costModel({ place: "ES-MD", homeKind: "usada" }, TODAY, false)!;
    expect(used.mode).toBe("table");
    expect(used.breakdown(200_000).lines[0]!.amount).toBe(12_000);
    expect(used.breakdown(200_000, 300_000).lines[0]!.amount).toBe(18_000);
    const reliefs = {
      transferTaxRelief: "itp-md-familia",
      valueAddedTaxRelief: "iva-vpo",
      stampDutyRelief: "ajd-md-protegida",
    };
    const paid = (homeKind: "usada" | "nueva") =>
      costModel({ place: "ES-MD", homeKind, ...reliefs }, TODAY, false)!
        .breakdown(200_000)
        .lines.map(({ amount }) => amount);
    expect(paid("usada")[0]).toBe(8_000);
    // 4 % of IVA, 0.2 % of AJD.
    expect(paid("nueva").slice(0, 2)).toEqual([8_000, 400]);
  });

  test("no row, no costs: another place, or a day before the tables", () => {
    expect(costModel({ place: "otro", homeKind: "usada" }, TODAY, false)).toBeUndefined();
    expect(costModel({ place: "ES-MD", homeKind: "usada" }, "2020-01-01", false)).toBeUndefined();
  });
});
