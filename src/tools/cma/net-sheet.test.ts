import { describe, expect, test } from "vitest";
import type { Strategy } from "#domain/tools/cma/strategies.ts";
import { closingsAlike } from "./hand-cases.ts";
import { netSheets } from "./net-sheet.ts";

const strategy = (id: Strategy["id"], price: number): Strategy => ({ id, price, gap: 0, days: null, evidence: null });
const STRATEGIES = [strategy("pronto", 200_000), strategy("mercado", 250_000), strategy("probar", 300_000)];
const IN_MADRID = { today: "2026-11-23", municipality: { code: "28079", name: "Madrid" } };
const net = (more: Record<string, unknown> = {}, facts: Partial<typeof IN_MADRID> = {}) =>
  netSheets(closingsAlike({ landGainTax: 0, gainTax: 0, ...more }), { ...IN_MADRID, ...facts }, STRATEGIES);
const netsOf = (sheets: ReturnType<typeof net>) => sheets.sales.map((sale) => Math.round(sale.net));

describe("the net of each price", () => {
  test("is the price where nothing costs, and the fee is named as missing", () => {
    const { sales } = net();
    expect(sales.map(({ strategy: id, net: left }) => [id, left])).toEqual([
      ["pronto", 200_000],
      ["mercado", 250_000],
      ["probar", 300_000],
    ]);
    expect(sales.every(({ missing }) => missing[0] === "honorarios")).toBe(true);
  });

  test("lacks the fee with its VAT in Spain: 3 % and 21 % of it are 3.63 %, 7,260, 9,075 and 10,890 €", () => {
    const sheets = net({ feeShare: 3 });
    expect(netsOf(sheets)).toEqual([192_740, 240_925, 289_110]);
    expect(sheets.sales.every(({ missing }) => !missing.includes("honorarios"))).toBe(true);
  });

  test("a fee of nothing is a fee: nothing is taken off and nothing is missing", () => {
    const sheets = net({ feeShare: 0 });
    expect(netsOf(sheets)).toEqual([200_000, 250_000, 300_000]);
    expect(sheets.sales.every(({ missing }) => !missing.includes("honorarios"))).toBe(true);
  });

  test("lacks certificate, other costs, debt and typed taxes: 130 + 500 + 80,000 + 2,000 + 3,000 = 85,630", () =>
    expect(
      netsOf(
        net({
          certificateCost: 130,
          otherCosts: 500,
          debt: 80_000,
          cancellationCost: 0,
          landGainTax: 2000,
          gainTax: 3000,
        }),
      ),
    ).toEqual([114_370, 164_370, 214_370]));

  test("names the law of the VAT only where a fee bears it", () => {
    const namesVat = (sheets: ReturnType<typeof net>) => JSON.stringify(sheets.facts).includes("IVA");
    expect([namesVat(net({ feeShare: 3 })), namesVat(net())]).toEqual([true, false]);
  });
});

describe("the place whose taxes are paid", () => {
  const { home } = closingsAlike();
  test("is the community of the home's municipality, else of the one around its point", () => {
    expect(net()).toMatchObject({ isSpanish: true, hasTaxes: true, placeName: "Madrid" });
    const unknown = { home: { ...home, municipalityCode: undefined } };
    expect(net(unknown).placeName).toBe("Madrid");
    // València counts before Madrid where the home itself says so.
    const valencian = net({ home: { ...home, municipalityCode: "46250" } });
    expect(valencian.placeName).not.toBe("Madrid");
    expect(valencian.isSpanish).toBe(true);
  });

  test("abroad is the country, where a fee bears no Spanish VAT: 3 % of 200,000 are 6,000", () => {
    const abroad = net({ feeShare: 3, home: { ...home, country: "CL", currency: "CLP" } });
    expect(abroad).toMatchObject({ isSpanish: false, hasTaxes: false, landGain: null });
    expect(netsOf(abroad)).toEqual([194_000, 242_500, 291_000]);
  });
});

describe("the municipal tax by both methods, at the price in the middle", () => {
  const deed = { landValue: 50_000, purchasedOn: "2026-01-15", landGainRate: 30, landGainTax: undefined };
  test("takes the typed rate and the price at the market: half of the gain of 50,000 is the land's, 30 % of it 7,500", () => {
    // 50,000 of land in a cadastral value of 100,000 are half; 250,000 − 200,000 = 50,000 of gain.
    const { landGain } = net({ ...deed, cadastralValue: 100_000, purchasePrice: 200_000 });
    expect(landGain?.real).toBeCloseTo(7_500, 6);
    expect(landGain?.objective).toBeGreaterThan(0);
  });

  test("without a typed rate takes the highest, 30 %", () => {
    const more = { ...deed, cadastralValue: 100_000, purchasePrice: 200_000 };
    expect(net({ ...more, landGainRate: undefined }).landGain).toEqual(net(more).landGain);
  });

  test("lacks the real one without the deed, and is none without the land, the day or where it is typed", () => {
    expect(net(deed).landGain).toMatchObject({ real: null });
    expect(net({ ...deed, landValue: undefined }).landGain).toBeNull();
    expect(net({ ...deed, purchasedOn: undefined }).landGain).toBeNull();
    expect(net({ ...deed, landGainTax: 0 }).landGain).toBeNull();
  });

  test("is none without a price at the market", () =>
    expect(netSheets(closingsAlike({ ...deed }), IN_MADRID, STRATEGIES.slice(0, 1)).landGain).toBeNull());
});
