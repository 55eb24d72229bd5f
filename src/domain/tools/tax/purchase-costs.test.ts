import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMMUNITY_CODES, type Community } from "../../shared/places/tax-places.ts";
import { costTemplate } from "./latin-america.ts";
import { NOTARY_SCALE, REGISTRY_SCALE, tariffAmount } from "./notary-registry.ts";
import { type PurchaseQuestion, purchaseCosts } from "./purchase-costs.ts";

const TODAY = "2026-11-21";

function costs(place: Community, price: number, extra: Partial<PurchaseQuestion> = {}) {
  const answer = purchaseCosts({ place, isNew: false, date: TODAY, hasMortgage: false, ...extra });
  if (answer.kind !== "known") throw new Error(answer.kind);
  return answer.breakdown(price);
}
const tax = (place: Community, price: number, extra: Partial<PurchaseQuestion> = {}) =>
  costs(place, price, extra).lines[0]!.amount;

describe("ITP, figures of the tables", () => {
  test.each<[Community, number, number]>([
    ["ES-CT", 350_000, 35_000],
    ["ES-CT", 700_000, 71_000],
    ["ES-CT", 1_200_000, 129_000],
    ["ES-IB", 350_000, 28_000],
    ["ES-IB", 700_000, 60_000],
    ["ES-IB", 1_200_000, 114_000],
    ["ES-AR", 700_000, 59_750],
    ["ES-AR", 1_200_000, 109_500],
    ["ES-EX", 700_000, 63_800],
    ["ES-CL", 350_000, 30_000],
    ["ES-AS", 350_000, 28_500],
    ["ES-VC", 1_000_000, 90_000],
    ["ES-VC", 1_000_001, 110_000.11],
    ["ES-MC", 200_000, 15_500],
    ["ES-PV", 200_000, 8_000],
  ])("%s at %d pays %d", (place, price, expected) => {
    expect(tax(place, price)).toBe(expected);
  });

  test("Madrid, habitual home of 200 000: 10 % off the quota, 10 800; above 250 000 it is lost and said", () => {
    expect(tax("ES-MD", 200_000, { reliefId: "itp-md-habitual" })).toBe(10_800);
    const lost = costs("ES-MD", 260_000, { reliefId: "itp-md-habitual" });
    expect(lost.lines[0]!.amount).toBe(15_600);
    expect(lost.lostReliefs).toHaveLength(1);
  });

  test("Asturias shows the other reading: 31 500 instead of 28 500", () => {
    const { total, alternatives } = costs("ES-AS", 350_000);
    expect(alternatives[0]!.total - total).toBeCloseTo(3_000, 6);
    expect(costs("ES-AS", 250_000).alternatives).toEqual([]);
  });

  test("the Valencian tariff follows its dates: 10 % until 31 May 2026, 9 % from 1 June", () => {
    expect(tax("ES-VC", 200_000, { date: "2026-05-31" })).toBe(20_000);
    expect(tax("ES-VC", 200_000, { date: "2026-06-01" })).toBe(18_000);
  });

  test("the reference value counts when it is above the price", () => {
    expect(tax("ES-AN", 200_000, { referenceValue: 250_000 })).toBe(17_500);
    expect(tax("ES-AN", 200_000, { referenceValue: 150_000 })).toBe(14_000);
  });

  test("reduced rates with slices and steps", () => {
    // 270 151,20 · 2 % + 29 848,80 · 8 %
    expect(tax("ES-IB", 300_000, { reliefId: "itp-ib-familia" })).toBe(7_790.93);
    expect(tax("ES-CB", 200_000, { reliefId: "itp-cb-habitual" })).toBe(18_000);
    expect(tax("ES-CB", 199_000, { reliefId: "itp-cb-habitual" })).toBe(13_930);
    expect(tax("ES-VC", 200_000, { reliefId: "itp-vc-joven" })).toBe(16_000);
  });
});

describe("new homes", () => {
  const newHome = (place: Community, price: number, extra: Partial<PurchaseQuestion> = {}) =>
    costs(place, price, { isNew: true, ...extra })
      .lines.slice(0, 2)
      .map((line) => line.amount);
  test("IVA and AJD", () => {
    expect(newHome("ES-CT", 300_000)).toEqual([30_000, 4_500]);
    expect(newHome("ES-MD", 150_000)).toEqual([15_000, 750]);
    expect(newHome("ES-VC", 200_000)).toEqual([20_000, 2_800]);
    expect(newHome("ES-IB", 1_000_000)).toEqual([100_000, 20_000]);
    expect(newHome("ES-CT", 200_000, { reliefId: "iva-vpo", stampDutyReliefId: "ajd-ct-joven" })).toEqual([8_000, 0]);
  });
  test("Canarias pays IGIC and 1 % of AJD", () => {
    expect(newHome("ES-CN", 140_000)).toEqual([9_800, 1_400]);
    expect(newHome("ES-CN", 140_000, { reliefId: "iva-igic-grupos" })).toEqual([4_200, 1_400]);
  });
  test("Ceuta has no row: the tool must ask", () => {
    expect(purchaseCosts({ place: "ES-CE", isNew: true, date: TODAY, hasMortgage: true }).kind).toBe("no-tax-data");
  });
});

test("a date before the rows is not guessed", () => {
  expect(purchaseCosts({ place: "ES-CT", isNew: false, date: "2025-06-26", hasMortgage: true }).kind).toBe(
    "no-tax-data",
  );
});

describe("notary and registry", () => {
  test.each([
    [100_000, 283.31, 133.6],
    [150_000, 333.31, 171.1],
    [200_000, 358.44, 186.21],
    [300_000, 408.44, 216.21],
    [400_000, 458.44, 246.21],
    [600_000, 558.44, 306.21],
    [1_000_000, 678.64, 386.31],
  ])("tariffs on %d: %d and %d", (value, notary, registry) => {
    expect(tariffAmount(NOTARY_SCALE.value, value)).toBeCloseTo(notary, 2);
    expect(tariffAmount(REGISTRY_SCALE.value, value)).toBeCloseTo(registry, 2);
  });
  test("the registry has a least and a greatest fee", () => {
    expect(tariffAmount(REGISTRY_SCALE.value, 0)).toBe(24.040484);
    expect(tariffAmount(REGISTRY_SCALE.value, 1e9)).toBe(2181.673939);
  });
  test("the 25 % discount is a switch: (358,44 · 0,95 · 0,75 + 0) · 1,21 = 309,02", () => {
    const line = costs("ES-AN", 200_000, { hasHomeDiscount: true, notaryExtras: 0 }).lines.find(
      (l) => l.id === "notaria",
    );
    expect(line!.amount).toBe(309.02);
  });
  test("the appraisal comes with the mortgage", () => {
    const ids = (hasMortgage: boolean) => costs("ES-AN", 200_000, { hasMortgage }).lines.map((line) => line.id);
    expect(ids(true)).toContain("tasacion");
    expect(ids(false)).not.toContain("tasacion");
  });
});

test("a line says when a figure in it is to be checked", () => {
  const doubtful = (extra: Partial<PurchaseQuestion>) =>
    costs("ES-EX", 200_000, { hasMortgage: true, ...extra })
      .lines.filter((line) => line.isDoubtful)
      .map((line) => line.id);
  expect(doubtful({})).toEqual(["itp-general-ex", "notaria", "registro", "tasacion"]);
  expect(doubtful({ reliefId: "itp-ex-habitual", notaryExtras: 200, registryExtras: 50, appraisalFee: 300 })).toEqual(
    [],
  );
});

test("dearer homes never cost less, whatever the place and the reduced rate", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COMMUNITY_CODES),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      (place, price, more) => {
        expect(costs(place, price + more).total).toBeGreaterThanOrEqual(costs(place, price).total);
      },
    ),
  );
});

test("Latin America has ranges, marked as such", () => {
  expect(costTemplate("MX")).toMatchObject({ value: { low: 0.04, high: 0.08 }, mark: "por-comprobar" });
  expect(costTemplate("CO").mark).toBe("contrastado");
});
