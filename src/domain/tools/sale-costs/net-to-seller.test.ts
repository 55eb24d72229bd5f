import { describe, expect, test } from "vitest";
import { hasTaxRows, netOfSale, type SaleCase } from "./net-to-seller.ts";

const known: SaleCase = {
  place: "ES-VC",
  date: "2026-11-22",
  situation: "general",
  paysDeed: false,
  debt: 0,
  otherCosts: 0,
  purchaseCosts: 0,
  improvements: 0,
  depreciation: 0,
};
/** Bought nine years ago for 150,000, with all that the taxes ask. */
const whole: SaleCase = {
  ...known,
  feeShare: 0.0484,
  purchasePrice: 150_000,
  purchaseCosts: 15_000,
  landValue: 60_000,
  landGainRate: 0.29,
  purchasedOn: "2017-11-20",
};
const cents = (amount: number) => Math.round(amount * 100) / 100;
const amounts = (sale: SaleCase, price = 250_000) =>
  Object.fromEntries(
    netOfSale(sale)
      .net(price)
      .lines.map(({ id, amount }) => [id, cents(amount)]),
  );
const line = (sale: SaleCase, id: string, price = 250_000) =>
  netOfSale(sale)
    .net(price)
    .lines.find((one) => one.id === id);
const sources = (sale: SaleCase) => netOfSale(sale).facts.map(({ id }) => id);

test("of the brief: 250,000 with 4 % and its VAT, plusvalía 2,000 and debt 80,000 leave 155,900", () => {
  const sale = { ...known, feeShare: 0.0484, landGainTax: 2000, gainTax: 0, debt: 80_000, cancellationCost: 0 };
  expect(netOfSale(sale).net(250_000).net).toBeCloseTo(155_900, 6);
});

describe("with everything known", () => {
  test("nothing is missing, line by line", () => {
    const { net, facts } = netOfSale({ ...whole, debt: 50_000 });
    const { missing, net: left, price, withheld } = net(250_000);
    expect(missing).toEqual([]);
    // Gain 250,000 − 12,100 − 2,610 − 165,000 = 70,290: 1,140 + 9,240 + 20,290 · 23 %
    expect(amounts({ ...whole, debt: 50_000 })).toEqual({
      honorarios: 12_100,
      plusvalia: 2610,
      irpf: 15_046.7,
      cancelacion: 650,
      hipoteca: 50_000,
    });
    expect(left).toBeCloseTo(169_593.3, 2);
    expect([price, withheld]).toEqual([250_000, null]);
    expect(facts.map(({ id }) => id)).toEqual([
      "cancelacion-hipoteca",
      "plusvalia-coeficientes-2026-01-28",
      "irpf-escala-ahorro-2025",
    ]);
  });
  test("another price is another sale: 240,000 leaves fees of 11,616 and a gain of 60,774", () => {
    const { net } = netOfSale(whole);
    // 240,000 − 11,616 − 2,610 − 165,000 = 60,774: 10,380 + 10,774 · 23 % = 12,858.02
    expect(amounts(whole, 240_000)).toMatchObject({ honorarios: 11_616, irpf: 12_858.02 });
    expect(net(240_000).net).toBeCloseTo(212_915.98, 2);
    // 250,000 − 12,100 − 2,610 − 15,046.70
    expect(net(250_000).net).toBeCloseTo(220_243.3, 2);
  });
  test("other costs lessen the gain and the net: 1,000 more, 230 less of tax", () => {
    expect(amounts({ ...whole, otherCosts: 1000 })).toMatchObject({ otros: 1000, irpf: 14_816.7 });
    expect(line(whole, "otros")).toBeUndefined();
    expect(line({ ...whole, otherCosts: 1 }, "otros")).toMatchObject({ amount: 1, label: "Otros gastos de vender" });
  });
  test("debt and its cancellation lessen no gain", () => {
    const { irpf } = amounts({ ...whole, debt: 90_000, cancellationCost: 900 });
    expect(irpf).toBe(15_046.7);
  });
});

describe("fees", () => {
  test("of the table where none were typed: 4.84 % of 250,000; typed ones name no source", () => {
    expect(amounts(known).honorarios).toBe(12_100);
    expect(sources(known)).toEqual(["honorarios-venta-con-iva"]);
    expect(amounts({ ...known, feeShare: 0.03 }).honorarios).toBe(7500);
    expect(sources({ ...known, feeShare: 0.03 })).toEqual([]);
  });
  test("none are none, and not missing; abroad they are asked", () => {
    const { lines, missing } = netOfSale({ ...known, feeShare: 0 }).net(250_000);
    expect(lines).toEqual([]);
    expect(missing).toEqual(["plusvalia", "irpf"]);
    expect(netOfSale({ ...known, place: "MX" }).net(250_000).missing).toEqual(["honorarios", "irpf"]);
    expect(netOfSale({ ...known, place: "MX", feeShare: 0.05 }).net(250_000).lines[0]).toMatchObject({
      label: "Honorarios",
      amount: 12_500,
    });
  });
});

describe("the deed", () => {
  test("its original at 250,000: 383.44 of the tariff, less 5 %, with 21 % of IVA", () => {
    // 90.151816 + 24,040.49 · 4.5 ‰ + 30,050.60 · 1.5 ‰ + 90,151.82 · 1 ‰ + 99,746.97 · 0.5 ‰ = 383.4353; · 0.95 · 1.21
    expect(amounts({ ...known, paysDeed: true }).escritura).toBeCloseTo(440.76, 2);
    expect(line(known, "escritura")).toBeUndefined();
    expect(sources({ ...known, paysDeed: true })).toEqual(
      expect.arrayContaining(["arancel-notario", "rebaja-aranceles-5", "iva-servicios"]),
    );
  });
  test("lessens the gain; abroad there is no such line", () => {
    // 440.76 · 23 %
    expect(amounts({ ...whole, paysDeed: true }).irpf).toBeCloseTo(15_046.7 - 101.37, 1);
    expect(line({ ...known, place: "MX", paysDeed: true }, "escritura")).toBeUndefined();
  });
});

describe("the mortgage", () => {
  test("without a debt there is nothing to cancel, whatever was typed", () => {
    expect(amounts({ ...known, cancellationCost: 900 })).not.toHaveProperty("cancelacion");
    expect(amounts({ ...known, cancellationCost: 900 })).not.toHaveProperty("hipoteca");
  });
  test("650 of the table are doubtful, a typed cost is not, and none is no line", () => {
    expect(line({ ...known, debt: 1 }, "cancelacion")).toMatchObject({ amount: 650, isDoubtful: true });
    expect(line({ ...known, debt: 1, cancellationCost: 900 }, "cancelacion")).toMatchObject({
      amount: 900,
      isDoubtful: false,
    });
    expect(line({ ...known, debt: 1, cancellationCost: 0 }, "cancelacion")).toBeUndefined();
    expect(line({ ...known, debt: 1, place: "MX" }, "cancelacion")).toBeUndefined();
    expect(line({ ...known, debt: 1, cancellationCost: 1 }, "cancelacion")).toMatchObject({ amount: 1 });
    expect(line({ ...known, debt: 1 }, "hipoteca")).toMatchObject({ amount: 1 });
  });
});

describe("plusvalía municipal", () => {
  test("says by which method, and that a typed one was typed", () => {
    const detail = (changes: Partial<SaleCase>) => line({ ...whole, ...changes }, "plusvalia")?.detail;
    expect(detail({})).toBe("Método objetivo, por el valor del suelo");
    expect(detail({ purchasePrice: 245_000, cadastralValue: 120_000 })).toMatch(/^Método real, por la ganancia/);
    expect(detail({ purchasePrice: 250_000 })).toBe("Sin ganancia no se paga, pero se declara");
    expect(detail({ landGainTax: 0 })).toBe("La que has escrito");
    expect(amounts({ ...whole, landGainTax: 1234.5 }).plusvalia).toBe(1234.5);
  });
  test("needs the land's value and the day of the purchase", () => {
    for (const changes of [{ landValue: undefined }, { purchasedOn: undefined }])
      expect(netOfSale({ ...whole, ...changes }).net(250_000).missing).toEqual(["plusvalia"]);
  });
  test("without the town's rate the law's highest, 30 %: 60,000 · 0.15 · 30 % = 2,700", () => {
    expect(amounts({ ...whole, landGainRate: undefined }).plusvalia).toBe(2700);
    expect(sources({ ...whole, landGainRate: undefined })).toContain("plusvalia-tipo-maximo");
    expect(amounts({ ...whole, landGainRate: 0 }).plusvalia).toBe(0);
  });
  test("by the table of the day of the sale: 60,000 · 0.21 · 29 % under the decree of January 2026", () => {
    const decreed = { ...whole, date: "2026-01-15", purchasedOn: "2017-01-10" };
    expect(amounts(decreed).plusvalia).toBeCloseTo(3654, 2);
  });
});

describe("tax on the gain", () => {
  const irpf = (changes: Partial<SaleCase>) => line({ ...whole, ...changes }, "irpf");

  test("a typed one stands in place of any, also where nothing else is known", () => {
    expect(irpf({ gainTax: 500 })).toMatchObject({ amount: 500, detail: "El que has escrito" });
    expect(line({ ...known, place: "ES-PV", gainTax: 500 }, "irpf")?.amount).toBe(500);
    expect(irpf({ gainTax: 0, situation: "otra" })?.amount).toBe(0);
  });
  test("whoever is over 65 pays none of their own home, known price or not", () => {
    expect(irpf({ situation: "mayor-65" })).toMatchObject({
      amount: 0,
      detail: expect.stringContaining("mayor de 65"),
    });
    expect(line({ ...known, situation: "mayor-65" }, "irpf")?.amount).toBe(0);
    expect(sources({ ...whole, situation: "mayor-65" })).toContain("irpf-exencion-mayores-65");
    expect(sources({ ...whole, situation: "mayor-65" })).not.toContain("irpf-escala-ahorro-2025");
  });
  test("whoever reinvests is free in the share of what was obtained, which is less the debt", () => {
    // All of it unless said.
    expect(irpf({ situation: "reinvierte" })).toMatchObject({ amount: 0, detail: "Con la exención por reinversión" });
    // 100,000 of 250,000 − 50,000: half of 70,290 is taxed, 35,145: 1,140 + 29,145 · 21 %
    expect(cents(irpf({ situation: "reinvierte", debt: 50_000, reinvested: 100_000 })!.amount)).toBe(7260.45);
    expect(irpf({ situation: "reinvierte", reinvested: 0 })?.detail).toBe("Escala del ahorro");
    expect(cents(irpf({ situation: "reinvierte", reinvested: 0 })!.amount)).toBe(15_046.7);
    expect(sources({ ...whole, situation: "reinvierte" })).toContain("irpf-exencion-reinversion");
  });
  test("a loss pays nothing, and says so", () => {
    expect(irpf({ purchasePrice: 240_000 })).toMatchObject({ amount: 0, detail: "Sin ganancia no se paga" });
    expect(irpf({ situation: "no-residente", purchasePrice: 240_000 })).toMatchObject({
      amount: 0,
      label: "Impuesto de no residentes",
    });
  });
  describe("of a home bought on 15-1-1990 for 100,000 and sold on 26-11-2026 for 240,000, with 6,000 of plusvalía", () => {
    const old: SaleCase = {
      ...known,
      feeShare: 0,
      landGainTax: 6000,
      date: "2026-11-26",
      purchasePrice: 100_000,
      purchasedOn: "1990-01-15",
    };
    test("the gain of 134,000 goes down by 32,336.75, and the tax is to be checked", () => {
      // 134,000 · 5,849 / 13,464 · 55.55 % = 32,336.75; 101,663.25 pay 1,140 + 9,240 + 51,663.25 · 23 % = 22,262.55
      expect(line(old, "irpf", 240_000)).toEqual({
        id: "irpf",
        label: "IRPF de la ganancia",
        detail: "Escala del ahorro, con la reducción por compra anterior a 1995",
        amount: expect.closeTo(22_262.55, 2),
        abatement: expect.closeTo(32_336.75, 2),
        isDoubtful: true,
      });
      expect(sources(old)).toContain("irpf-reduccion-compra-anterior-a-1995");
    });
    test("sales with this abatement that used up the limit leave the whole gain: 10,380 + 84,000 · 23 %", () => {
      expect(line({ ...old, abatedTransfers: 400_000 }, "irpf", 240_000)).toEqual({
        id: "irpf",
        label: "IRPF de la ganancia",
        detail: "Escala del ahorro",
        amount: expect.closeTo(29_700, 6),
      });
    });
    test("half reinvested: half of 101,663.25 is taxed, 50,831.63: 10,380 + 831.63 · 23 %", () =>
      expect(line({ ...old, situation: "reinvierte", reinvested: 120_000 }, "irpf", 240_000)).toMatchObject({
        amount: expect.closeTo(10_571.27, 2),
        detail: "Con la exención por reinversión, con la reducción por compra anterior a 1995",
      }));
    test("a non-resident pays 19 % of the lowered gain: 101,663.25 · 19 %", () =>
      expect(line({ ...old, situation: "no-residente" }, "irpf", 240_000)).toMatchObject({
        amount: expect.closeTo(19_316.02, 2),
        abatement: expect.closeTo(32_336.75, 2),
      }));
    test("bought a day too late, without a date, or free for another reason, the rule is no source", () => {
      for (const changes of [
        { purchasedOn: "1994-12-31" },
        { purchasedOn: undefined },
        { situation: "mayor-65" as const },
        { gainTax: 5 },
      ]) {
        expect(sources({ ...old, ...changes })).not.toContain("irpf-reduccion-compra-anterior-a-1995");
        expect(line({ ...old, ...changes }, "irpf", 240_000)).not.toHaveProperty("abatement");
      }
    });
  });
  test("companies and special cases are asked; so is whoever knows no price of then", () => {
    expect(netOfSale({ ...whole, situation: "otra" }).net(250_000).missing).toEqual(["irpf"]);
    expect(netOfSale({ ...whole, purchasePrice: undefined }).net(250_000).missing).toEqual(["irpf"]);
  });
});

test("of a non-resident the buyer keeps 3 % back: 7,500 of 250,000; their tax of 19 % is to be checked", () => {
  const sale: SaleCase = { ...known, situation: "no-residente", feeShare: 0, landGainTax: 0, purchasePrice: 150_000 };
  const { withheld, lines, net } = netOfSale(sale).net(250_000);
  expect(withheld).toBe(7500);
  expect(lines.find(({ id }) => id === "irpf")).toMatchObject({
    amount: 19_000,
    isDoubtful: true,
    detail: "Por comprobar",
  });
  // Kept back is a part of the tax, and not besides it.
  expect(net).toBe(231_000);
  expect(sources(sale)).toEqual(["irnr-ganancia-vivienda", "irnr-retencion-comprador"]);
  expect(netOfSale({ ...sale, place: "ES-PV" }).net(250_000).withheld).toBeNull();
});

describe("where our tables hold", () => {
  test("in all of Spain but Navarra and País Vasco", () => {
    expect(["ES-VC", "ES-MD", "ES-CN"].map(hasTaxRows)).toEqual([true, true, true]);
    expect(["ES-NC", "ES-PV", "MX", "otro"].map(hasTaxRows)).toEqual([false, false, false, false]);
  });
  test("an unknown tax is named, never taken for zero", () => {
    expect(netOfSale(known).net(250_000).missing).toEqual(["plusvalia", "irpf"]);
    for (const place of ["ES-PV", "ES-NC"])
      expect(netOfSale({ ...whole, place }).net(250_000).missing).toEqual(["plusvalia", "irpf"]);
  });
});
