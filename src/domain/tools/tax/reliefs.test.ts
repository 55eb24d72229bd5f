import { describe, expect, test } from "vitest";
import { applyRelief, RELIEFS } from "./reliefs.ts";
import { flat } from "./scale.ts";

const reliefOf = (id: string) => RELIEFS.find((fact) => fact.id === id)!.value;

/** The general tariff beside which a relief is tried: 10 %, so that a part of the quota is read off at once. */
const TEN = flat(10);

/**
 * Tax on a home of 80,000 €, worked from the tables of the laws (rate × 80,000; a part of the quota: of 8,000 €), and
 * the greatest value that still has the relief, where the law names one. 80,000 lies below every cap and in the first
 * bracket of every tariff.
 */
const PAID_ON_80_000: [id: string, tax: number, cap?: number][] = [
  ["itp-an-habitual", 4_800, 150_000],
  ["itp-an-joven", 2_800, 150_000],
  ["itp-an-familia", 2_800, 250_000],
  ["itp-an-reventa", 1_600, 500_000],
  ["itp-ar-joven", 7_000, 100_000],
  ["itp-ar-familia", 4_000],
  ["itp-as-protegida", 2_400],
  ["itp-as-habitual", 3_200],
  ["itp-as-gran-tenedor", 16_000],
  ["itp-ib-habitual", 3_200, 270_151.2],
  ["itp-ib-joven", 1_600, 270_151.2],
  ["itp-ib-familia", 1_600, 350_000],
  ["itp-ib-bonificacion", 0, 270_151.2],
  ["itp-cn-habitual", 4_000, 150_000],
  ["itp-cn-joven", 3_200, 150_000],
  ["itp-cn-familia", 800],
  ["itp-cn-protegida", 0],
  ["itp-cb-habitual", 5_600, 199_999.99],
  ["itp-cb-grupos", 3_200],
  ["itp-cb-discapacidad", 2_400],
  ["itp-cb-reforma", 4_000],
  ["itp-cl-grupos", 3_200],
  ["itp-cl-rural", 8, 149_999.99],
  ["itp-cm-primera", 4_800, 180_000],
  ["itp-cm-despoblacion", 4_000, 180_000],
  ["itp-cm-grupos", 4_000],
  ["itp-ct-grupos", 4_000],
  ["itp-ct-protegida", 5_600],
  ["itp-ct-gran-tenedor", 16_000],
  ["itp-ex-habitual", 5_600, 200_000],
  ["itp-ex-grupos", 3_200, 200_000],
  ["itp-ex-rural", 3_200, 180_000],
  ["itp-ex-protegida", 3_200],
  ["itp-ga-habitual", 5_600],
  ["itp-ga-grupos", 2_400],
  ["itp-ga-rural", 4_800],
  ["itp-ga-rural-habitual", 4_000],
  ["itp-ga-rural-grupos", 0],
  ["itp-ga-reforma", 4_800],
  ["itp-md-habitual", 7_200, 250_000],
  ["itp-md-joven-rural", 0],
  ["itp-md-familia", 3_200],
  ["itp-md-reventa", 1_600],
  ["itp-mc-grupos", 2_400],
  ["itp-mc-protegida", 3_200],
  ["itp-mc-reventa", 1_600],
  ["itp-nc-familia", 4_000],
  ["itp-nc-riesgo", 3_200],
  ["itp-pv-habitual", 2_000],
  ["itp-ri-grupos", 4_000],
  ["itp-ri-familia", 2_400],
  ["itp-ri-joven", 3_200],
  ["itp-vc-joven", 4_800],
  ["itp-vc-protegida", 4_800],
  ["itp-vc-grupos", 2_400],
  ["itp-ce-bonificacion", 4_000],
  ["itp-ml-bonificacion", 4_000],
  ["iva-vpo", 3_200],
  ["iva-igic-habitual", 4_000, 150_000],
  ["iva-igic-familia-general", 4_000, 225_000],
  ["iva-igic-familia-especial", 4_000, 300_000],
  ["iva-igic-grupos", 2_400, 150_000],
  ["iva-igic-familia", 2_400, 225_000],
  ["iva-igic-vpo", 0],
  ["ajd-an-habitual", 800, 150_000],
  ["ajd-an-joven", 240],
  ["ajd-an-familia", 80, 250_000],
  ["ajd-ar-familia", 3_200],
  ["ajd-ib-habitual", 960, 270_151.2],
  ["ajd-cn-grupos", 320],
  ["ajd-cb-habitual", 800],
  ["ajd-cb-grupos", 80],
  ["ajd-cl-grupos", 400],
  ["ajd-cm-primera", 600, 180_000],
  ["ajd-cm-grupos", 400],
  ["ajd-ct-joven", 0],
  ["ajd-ex-habitual", 600, 122_000],
  ["ajd-ga-habitual", 800],
  ["ajd-ga-grupos", 400],
  ["ajd-md-protegida", 160],
  ["ajd-md-habitual", 7_200, 250_000],
  ["ajd-mc-grupos", 80],
  ["ajd-pv-primera", 0],
  ["ajd-ri-grupos", 80],
  ["ajd-vc-habitual", 80],
  ["ajd-ce-bonificacion", 4_000],
  ["ajd-ml-bonificacion", 4_000],
];

test("every reduced rate has its figure here", () => {
  expect(PAID_ON_80_000.map(([id]) => id).sort()).toEqual(RELIEFS.map(({ id }) => id).sort());
});

describe("tax on a home of 80,000 €", () => {
  test.each(PAID_ON_80_000.map(([id, tax]) => [id, tax] as const))("%s: %d €", (id, tax) => {
    expect(applyRelief(reliefOf(id), TEN, 80_000)).toBeCloseTo(tax, 6);
  });
});

describe("the value up to which a relief applies has it, and a cent more has not", () => {
  test.each(PAID_ON_80_000.map(([id, _tax, cap]) => [id, cap] as const))("%s", (id, cap) => {
    const relief = reliefOf(id);
    expect(relief.maxValue).toBe(cap);
    if (cap === undefined) return expect(applyRelief(relief, TEN, 5_000_000)).toBeDefined();
    expect(applyRelief(relief, TEN, cap)).toBeDefined();
    expect(applyRelief(relief, TEN, cap + 0.01)).toBeUndefined();
  });
});

describe("reliefs with brackets", () => {
  test.each([
    // Progressive: only the part above pays the higher rate.
    ["itp-cb-grupos", 400_000, 300_000 * 0.04 + 100_000 * 0.09],
    ["itp-cb-discapacidad", 400_000, 300_000 * 0.03 + 100_000 * 0.09],
    ["itp-cb-reforma", 400_000, 300_000 * 0.05 + 100_000 * 0.09],
    ["itp-nc-familia", 200_000, 180_304 * 0.05 + 19_696 * 0.06],
    ["itp-ib-familia", 350_000, 270_151.2 * 0.02 + 79_848.8 * 0.08],
    // Step: one rate for all of it, the lower one up to and including the bound.
    ["itp-as-habitual", 150_000, 6_000],
    ["itp-as-habitual", 150_001, 9_000.06],
    ["itp-vc-joven", 180_000, 10_800],
    ["itp-vc-joven", 180_001, 14_400.08],
    ["itp-vc-protegida", 180_000, 10_800],
    ["itp-vc-protegida", 180_001, 14_400.08],
    ["itp-vc-grupos", 180_000, 5_400],
    ["itp-vc-grupos", 180_001, 7_200.04],
  ])("%s on %d €", (id, value, tax) => {
    expect(applyRelief(reliefOf(id), TEN, value)).toBeCloseTo(tax, 6);
  });
});

describe("words and rules say the same", () => {
  const number = (text: string) => Number(text.replaceAll(".", "").replace(",", "."));

  test.each(RELIEFS.map((fact) => [fact.id, fact] as const))("%s", (_id, { label, value }) => {
    const quota = /^−([\d,]+) % de la cuota/.exec(label);
    const first = /^([\d,]+) %/.exec(label);
    if (quota) expect(value.kind === "quota" && value.factor).toBeCloseTo(1 - number(quota[1]!) / 100, 9);
    else if (first) expect(applyRelief(value, TEN, 100)).toBeCloseTo(number(first[1]!), 9);
    else expect(applyRelief(value, TEN, 100), label).toBe(0);
    const cap = /hasta ([\d.,]+) €/.exec(label);
    if (cap) expect(value.maxValue).toBe(number(cap[1]!));
  });
});
