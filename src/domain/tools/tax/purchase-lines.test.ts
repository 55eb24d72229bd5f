import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMMUNITY_CODES, type Community } from "../../shared/places/tax-places.ts";
import { costModel, placeName } from "./cost-model.ts";
import { STAMP_DUTY_GENERAL } from "./new-home-tax.ts";
import { tariffAmount } from "./notary-registry.ts";
import { type CostBreakdown, type PurchaseQuestion, purchaseCosts } from "./purchase-costs.ts";
import { RELIEFS } from "./reliefs.ts";
import { TRANSFER_TAX_ALTERNATIVES, TRANSFER_TAX_GENERAL } from "./transfer-tax.ts";

const TODAY = "2026-11-21";

function costs(place: Community, price: number, extra: Partial<PurchaseQuestion> = {}): CostBreakdown {
  const answer = purchaseCosts({ place, isNew: false, date: TODAY, hasMortgage: false, ...extra });
  if (answer.kind !== "known") throw new Error(answer.kind);
  return answer.breakdown(price);
}

/** Own figures of the deed that cost nothing: what is left are taxes and the bare tariffs. */
const BARE = { notaryExtras: 0, registryExtras: 0, agencyFee: 0 };

describe("a whole purchase, line by line", () => {
  test("a used flat of 200,000 € in Sevilla with a mortgage", () => {
    expect(costs("ES-AN", 200_000, { hasMortgage: true })).toEqual({
      lines: [
        { id: "itp-general-an", label: "ITP general, Andalucía", amount: 14_000 },
        {
          id: "notaria",
          label: "Notaría",
          // (358.435226 · 0.95 + 250) · 1.21
          amount: 714.52,
          note: "Arancel, folios y copias, con IVA.",
          isDoubtful: true,
        },
        {
          id: "registro",
          label: "Registro de la Propiedad",
          // (186.212548 · 0.95 + 60) · 1.21
          amount: 286.65,
          note: "Arancel y asientos, con IVA.",
          isDoubtful: true,
        },
        // 350 · 1.21
        { id: "gestoria", label: "Gestoría", amount: 423.5, note: "Con IVA." },
        { id: "tasacion", label: "Tasación", amount: 400, isDoubtful: true },
      ],
      total: 15_824.67,
      share: 0.07912335,
      lostReliefs: [],
      alternatives: [],
    });
  });

  test("a new flat of 240,000 € in Madrid, bought to live there, without a mortgage", () => {
    const { lines, total } = costs("ES-MD", 240_000, {
      isNew: true,
      stampDutyReliefId: "ajd-md-habitual",
      notaryExtras: 100,
      registryExtras: 20,
      agencyFee: 0,
      otherCosts: 1_234.5,
    });
    expect(lines).toEqual([
      {
        id: "iva-vivienda-nueva",
        label: "IVA de vivienda nueva",
        amount: 24_000,
        note: "Incluye hasta dos plazas de garaje y anejos vendidos con la vivienda.",
      },
      {
        id: "ajd-general-md",
        label: "AJD, Madrid",
        // 0.75 % of all of it is 1,800; a tenth less.
        amount: 1_620,
        note: "Tipo reducido (−10 % de la cuota: habitual hasta 250.000 €): comprueba los requisitos.",
      },
      // 333.561741 + 89,746.97 · 0.5 ‰ = 378.435226; · 0.95 = 359.513465; (+ 100) · 1.21.
      { id: "notaria", label: "Notaría", amount: 556.01, note: "Arancel, folios y copias, con IVA." },
      // 171.288457 + 89,746.97 · 0.3 ‰ = 198.212548; · 0.95 = 188.30192; (+ 20) · 1.21.
      { id: "registro", label: "Registro de la Propiedad", amount: 252.05, note: "Arancel y asientos, con IVA." },
      { id: "gestoria", label: "Gestoría", amount: 0, note: "Con IVA." },
      { id: "otros", label: "Otros gastos", amount: 1_234.5 },
    ]);
    expect(total).toBe(27_662.56);
  });
});

describe("a relief that the price has outgrown", () => {
  test("pays the general tariff and is named; neither its words nor its doubts stay in the line", () => {
    const { lines, lostReliefs } = costs("ES-IB", 300_000, { ...BARE, reliefId: "itp-ib-bonificacion" });
    expect(lostReliefs).toEqual(["Bonificación del 100 %"]);
    // 300,000 · 8 %.
    expect(lines[0]).toEqual({
      id: "itp-general-ib",
      label: "ITP general, Illes Balears",
      amount: 24_000,
      note: "La norma expresa el tipo medio con dos decimales; aquí se suma tramo a tramo.",
    });
    const kept = costs("ES-IB", 270_151.2, { ...BARE, reliefId: "itp-ib-bonificacion" });
    expect(kept.lostReliefs).toEqual([]);
    expect(kept.lines[0]).toEqual({
      id: "itp-general-ib",
      label: "ITP general, Illes Balears",
      amount: 0,
      note: "Tipo reducido (Bonificación del 100 %): comprueba los requisitos.",
      isDoubtful: true,
    });
  });

  test("where nothing is to be said of the general tariff, the line has no note", () => {
    expect(costs("ES-MD", 250_000.01, { reliefId: "itp-md-habitual" }).lines[0]).toEqual({
      id: "itp-general-md",
      label: "ITP general, Madrid",
      amount: 15_000,
    });
    expect(costs("ES-MD", 250_000.01, { reliefId: "itp-md-habitual" }).lines[0]).not.toHaveProperty("note");
  });

  test("is lost by the value of reference too: a home of 140,000 € that counts 160,000 in Andalucía", () => {
    const { lines, lostReliefs } = costs("ES-AN", 140_000, { reliefId: "itp-an-habitual", referenceValue: 160_000 });
    expect(lostReliefs).toEqual(["6 %: vivienda habitual hasta 150.000 €"]);
    // 160,000 · 7 %.
    expect(lines[0]).toMatchObject({ amount: 11_200, note: "Se calcula sobre el valor de referencia." });
  });

  test("of two, each is named: IVA keeps its price, AJD its own cap", () => {
    const { lines, lostReliefs } = costs("ES-CN", 160_000, { isNew: true, reliefId: "iva-igic-habitual" });
    expect(lostReliefs).toHaveLength(1);
    expect(lines.slice(0, 2).map(({ amount }) => amount)).toEqual([11_200, 1_600]);
    expect(
      costs("ES-CM", 180_001, { isNew: true, reliefId: "iva-vpo", stampDutyReliefId: "ajd-cm-primera" }),
    ).toMatchObject({
      lostReliefs: ["0,75 %: primera vivienda hasta 180.000 €"],
      // 180,001 · 4 %; 180,001 · 1.5 %.
      lines: [{ amount: 7_200.04 }, { amount: 2_700.02 }, {}, {}, {}],
    });
  });
});

describe("the value of reference", () => {
  test("is the base of ITP where it is above the price, and its note stands before the tariff's", () => {
    expect(costs("ES-PV", 100_000, { referenceValue: 120_000 }).lines[0]).toEqual({
      id: "itp-general-pv",
      label: "ITP general, País Vasco",
      amount: 4_800,
      note: "Se calcula sobre el valor de referencia. Cada territorio foral tiene su norma: comprueba la del tuyo.",
    });
  });

  test("of a new home it raises AJD (RDLeg 1/1993, art. 30.1), never IVA", () => {
    const [vat, stamp] = costs("ES-CT", 200_000, { isNew: true, referenceValue: 230_000 }).lines;
    expect(vat).toMatchObject({ id: "iva-vivienda-nueva", amount: 20_000 });
    expect(vat!.note).not.toContain("valor de referencia");
    // 230,000 · 1.5 %.
    expect(stamp).toEqual({
      id: "ajd-general-ct",
      label: "AJD, Cataluña",
      amount: 3_450,
      note: "Se calcula sobre el valor de referencia.",
    });
    expect(costs("ES-CT", 200_000, { isNew: true, referenceValue: 190_000 }).lines[1]).toEqual({
      id: "ajd-general-ct",
      label: "AJD, Cataluña",
      amount: 3_000,
    });
  });

  test("does not move what is counted by the price: notary, registry, share", () => {
    const plain = costs("ES-MD", 200_000, BARE);
    const above = costs("ES-MD", 200_000, { ...BARE, referenceValue: 300_000 });
    expect(above.lines.slice(1)).toEqual(plain.lines.slice(1));
    // 6 % of 100,000 more.
    expect(above.total - plain.total).toBeCloseTo(6_000, 2);
    expect(above.share - plain.share).toBeCloseTo(0.03, 9);
  });
});

describe("small and no prices", () => {
  test("no price: no tax, no share", () => {
    const { lines, share, total } = costs("ES-AN", 0, BARE);
    expect(lines[0]).toEqual({ id: "itp-general-an", label: "ITP general, Andalucía", amount: 0 });
    expect(share).toBe(0);
    // The least fees: (90.151816 + 24.040484) · 0.95 · 1.21, each rounded: 103.63 + 27.63.
    expect(total).toBe(131.26);
  });

  test("of one euro the share is all that is paid", () => {
    const { share, total } = costs("ES-AN", 1, BARE);
    expect(share).toBe(total);
  });

  test("amounts are whole cents and add up to the total, whatever the price", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMMUNITY_CODES),
        fc.integer({ min: 1, max: 250_000_000 }),
        fc.boolean(),
        (place, priceCents, isNew) => {
          if (isNew && place === "ES-CE") return;
          const { lines, total } = costs(place, priceCents / 100, { isNew, hasMortgage: true });
          const asCents = lines.map(({ amount }) => amount * 100);
          for (const cents of asCents) expect(cents).toBeCloseTo(Math.round(cents), 4);
          expect(asCents.reduce((sum, cents) => sum + Math.round(cents), 0)).toBe(Math.round(total * 100));
        },
      ),
    );
  });
});

test("Asturias read the other way: one rate up to and including each bound", () => {
  const other = (price: number) => costs("ES-AS", price, BARE).alternatives.map(({ label, total }) => [label, total]);
  const label = "ITP de Asturias si un solo tipo grava todo el valor";
  const slices = (price: number) => costs("ES-AS", price, BARE);
  // 320,000: 24,000 + 1,800 by slices, 28,800 at 9 %. 520,000: 24,000 + 18,000 + 2,000, or 52,000 at 10 %.
  for (const [price, bySlices, whole] of [
    [320_000, 25_800, 28_800],
    [520_000, 44_000, 52_000],
  ] as const) {
    const { lines, total } = slices(price);
    expect(lines[0]!.amount).toBe(bySlices);
    expect(other(price)).toEqual([[label, expect.closeTo(total - bySlices + whole, 6)]]);
  }
  expect(other(300_000)).toEqual([]);
});

describe("rows as they are read", () => {
  const rowOf = (id: string) =>
    [...TRANSFER_TAX_GENERAL, ...TRANSFER_TAX_ALTERNATIVES, ...STAMP_DUTY_GENERAL, ...RELIEFS].find(
      (fact) => fact.id === id,
    );

  test.each([
    ["itp-general-an", "ITP general, Andalucía", "Andalucía, Ley 5/2021, art. 41"],
    ["itp-general-pv", "ITP general, País Vasco", "País Vasco, normas forales de los tres territorios"],
    ["itp-general-ce", "ITP general, Ceuta", "RDLeg 1/1993 (tipos del Estado), art. 11"],
    ["itp-general-vc-hasta-2026-05", "ITP general, Comunitat Valenciana", "Comunitat Valenciana, Ley 13/1997, art. 13"],
    ["itp-alternativa-as", "ITP de Asturias si un solo tipo grava todo el valor", "Asturias, DLeg 2/2014, art. 26"],
    ["ajd-general-ib", "AJD, Illes Balears", "Illes Balears, DLeg 1/2014"],
    ["iva-vpo", "4 %: VPO de régimen especial o promoción pública", "Ley 37/1992, del IVA, arts. 90 y 91"],
    ["iva-igic-vpo", "0 %: VPO del promotor", "Canarias, Ley 4/2012, art. 58 (IGIC)"],
    ["itp-md-habitual", "−10 % de la cuota: habitual hasta 250.000 €", "Madrid, DLeg 1/2010"],
  ])("%s", (id, label, title) =>
    expect(rowOf(id)).toMatchObject({ label, source: { title, consulted: "2026-08-07" } }),
  );

  test("Ceuta's AJD is that of the State: 0.5 %", () => {
    expect(rowOf("ajd-general-ce")).toMatchObject({ value: { kind: "flat", rate: 0.005 } });
  });

  test("a row holds no undefined properties: each is the same after JSON", () => {
    for (const fact of [...TRANSFER_TAX_GENERAL, ...TRANSFER_TAX_ALTERNATIVES, ...STAMP_DUTY_GENERAL, ...RELIEFS])
      expect(JSON.parse(JSON.stringify(fact)), fact.id).toStrictEqual(fact);
  });

  test("only what is dated has an end", () => {
    const ended = [...TRANSFER_TAX_GENERAL, ...STAMP_DUTY_GENERAL].filter(({ validTo }) => validTo !== undefined);
    expect(ended.map(({ id, validTo }) => [id, validTo])).toEqual([
      ["itp-general-vc-hasta-2026-05", "2026-05-31"],
      ["ajd-general-vc-hasta-2026-05", "2026-05-31"],
    ]);
  });
});

test("a tariff without a least fee charges what its first stretch says", () => {
  const tariff = { firstUpTo: 100, firstAmount: 0.5, slices: [{ upTo: null, perThousand: 10 }] };
  expect(tariffAmount(tariff, 50)).toBe(0.5);
  // 0.5 + 200 · 1 %.
  expect(tariffAmount(tariff, 300)).toBeCloseTo(2.5, 9);
});

describe("the costs of a form", () => {
  test("places by their names", () => {
    expect(["ES-VC", "ES-PV", "MX", "DO", "otro", "XX"].map(placeName)).toEqual([
      "Comunitat Valenciana",
      "País Vasco",
      "México",
      "República Dominicana",
      "Otro lugar",
      "Otro lugar",
    ]);
  });

  test("a typed share is one line that says it with two digits: 8.125 % of 200,000", () => {
    const { breakdown } = costModel({ place: "otro", homeKind: "usada", costShare: 0.08125 }, TODAY, true)!;
    expect(breakdown(200_000)).toEqual({
      lines: [{ id: "typed", label: "Impuestos y gastos que has escrito (8,13\u00a0%)", amount: 16_250 }],
      total: 16_250,
      share: 0.08125,
      lostReliefs: [],
      alternatives: [],
    });
  });

  test("an appraisal, a discount and other costs of the form reach the lines", () => {
    const form = {
      place: "ES-AN",
      homeKind: "usada",
      hasHomeDiscount: true,
      appraisalFee: 333,
      otherCosts: 50,
    } as const;
    const { lines } = costModel(form, TODAY, true)!.breakdown(200_000);
    expect(Object.fromEntries(lines.map(({ id, amount }) => [id, amount]))).toEqual({
      "itp-general-an": 14_000,
      // (358.435226 · 0.95 · 0.75 + 250) · 1.21.
      notaria: 611.52,
      // (186.212548 · 0.95 · 0.75 + 60) · 1.21.
      registro: 233.14,
      gestoria: 423.5,
      tasacion: 333,
      otros: 50,
    });
    expect(
      costModel(form, TODAY, false)!
        .breakdown(200_000)
        .lines.map(({ id }) => id),
    ).not.toContain("tasacion");
  });
});
