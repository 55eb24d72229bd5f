import { describe, expect, test } from "vitest";
import { comparableGroups, type GroupedHome } from "#domain/tools/cma/groups.ts";
import type { CmaRow } from "./result.ts";
import {
  adjustmentText,
  cellText,
  daysNote,
  daysText,
  flagText,
  groupLesson,
  groupTitle,
  hasDemo,
  landGainText,
  missingComparables,
  missingText,
  moneyWords,
  noAppraisal,
  saleLineText,
  standingText,
} from "./words.ts";

/** Spaces that do not break are written as plain ones below. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, " ") ?? null;

const home = (more: Partial<GroupedHome>): GroupedHome => ({
  state: "vendida",
  price: 200_000,
  pricePerM2: 2000,
  adjusted: 200_000,
  daysOnMarket: null,
  ...more,
});
const lessonsOf = (homes: readonly GroupedHome[]) => {
  const groups = comparableGroups(homes);
  const [sold, onSale, withdrawn] = groups.map((group) => plain(groupLesson(group, { groups, currency: "EUR" }))!);
  return { sold: sold!, onSale: onSale!, withdrawn: withdrawn! };
};

describe("the lesson of a group", () => {
  test("of one home is told in the singular, without a median", () => {
    const { sold } = lessonsOf([home({ daysOnMarket: 1 })]);
    expect(sold).toContain("1 vivienda vendida, a 2.000 €/m²: ");
    expect(sold).toContain("sería 200.000 €.");
    expect(sold).toContain("La que dice su tiempo en venta estuvo 1 día.");
    expect(sold).not.toContain("mediana");
    expect(lessonsOf([home({ state: "en-venta" })]).onSale).toContain("1 vivienda a la venta, a 2.000 €/m²: ");
    expect(lessonsOf([home({ state: "retirada" })]).withdrawn).toContain(
      "1 vivienda retirada sin vender, a 2.000 €/m²: ",
    );
  });

  test("of three homes is told by their medians: 2,000, 2,100 and 2,300 € by m², of 30 and 50 days the middle is 40", () => {
    const three = [
      { adjusted: 190_000, daysOnMarket: 30 },
      { adjusted: 200_000, pricePerM2: 2300, daysOnMarket: 50 },
      { adjusted: 230_000, pricePerM2: 2100 },
    ];
    const { sold } = lessonsOf(three.map(home));
    expect(sold).toContain("3 viviendas vendidas, a 2.100 €/m² de mediana: ");
    expect(sold).toContain("van de 190.000 € a 230.000 €, con 200.000 € en el medio.");
    expect(sold).toContain("Las 2 que dicen su tiempo en venta estuvieron 40 días de mediana.");
    const { onSale } = lessonsOf(three.map((one) => home({ ...one, state: "en-venta" })));
    expect(onSale).toContain("3 viviendas a la venta, a 2.100 €/m² de mediana: ");
    expect(onSale).toContain("Las 2 que dicen");
    const { withdrawn } = lessonsOf(three.map((one) => home({ ...one, state: "retirada" })));
    expect(withdrawn).toContain("3 viviendas retiradas sin vender, a 2.100 €/m² de mediana: ");
    expect(withdrawn).not.toContain("que lo vendido");
  });

  test("without days says nothing of them", () =>
    expect(lessonsOf([home({}), home({})]).sold).not.toContain("tiempo en venta"));

  test("of withdrawn homes compares with the sold ones: 220,000 against 200,000 is 10 % more, 190,000 is 5 % less", () => {
    const against = (adjusted: number) => lessonsOf([home({}), home({ state: "retirada", adjusted })]).withdrawn;
    expect(against(220_000)).toContain("Es un 10 % más que lo vendido.");
    expect(against(190_000)).toContain("Es un 5 % menos que lo vendido: el precio solo no explica que se retirara.");
    // Nor does the market say no to a price below what was paid.
    expect(against(190_000)).not.toContain("dijo que no");
    expect(against(220_000)).toContain("dijo que no. Llevada a esta vivienda, sería 220.000 €.");
    // More than half of one per cent, 1,000 € of 200,000, is told; what lies below it is no difference.
    expect(against(201_001)).toContain("Es un 0,5 % más que lo vendido.");
    expect(against(200_999)).not.toContain("que lo vendido");
    expect(against(199_001)).not.toContain("que lo vendido");
  });

  test("of an empty group says that there is none, in words of its own", () => {
    const { sold, onSale, withdrawn } = lessonsOf([]);
    expect(sold).toContain("No hay ninguna venta cerrada");
    expect(onSale).toContain("No hay ninguna vivienda en venta");
    expect(withdrawn).toContain("No hay ninguna retirada");
  });

  test("stands under a title that counts the homes", () => {
    const titles = (["vendida", "en-venta", "retirada"] as const).map((state) => groupTitle({ state, count: 3 }));
    expect(titles.every((title) => title.endsWith("(3)"))).toBe(true);
    expect(new Set(titles).size).toBe(3);
  });
});

describe("days of a price to start from", () => {
  const evidence = { homes: 41, closings: 30 };
  test("are told, or why they are not", () => {
    expect(daysText({ days: 63, evidence })).toBe("63 días");
    expect(daysText({ days: 1, evidence })).toBe("1 día");
    expect(daysText({ days: null, evidence })).toBe("menos de la mitad se ha vendido");
    expect(daysText({ days: null, evidence: null })).toBe("sin datos");
  });

  const strategy = { id: "mercado", price: 200_000, gap: 0, days: 63, evidence } as const;
  const note = (
    closings: { count: number; withinKm: number | null; areInvented: boolean; medianDays?: number | null },
    isTold = true,
  ) => plain(daysNote({ closings, strategies: [{ ...strategy, ...(!isTold && { days: null, evidence: null }) }] }))!;

  test("say where their closings lie and whether they are invented", () => {
    expect(note({ count: 30, withinKm: 5, areInvented: false })).toContain("por 30 cierres a menos de 5 km.");
    expect(note({ count: 30, withinKm: null, areInvented: false })).toContain("por 30 cierres en todo el mercado");
    expect(note({ count: 30, withinKm: 5, areInvented: false })).not.toContain("inventadas");
    expect(note({ count: 30, withinKm: 5, areInvented: true })).toContain("inventadas");
  });

  test("say what the closed ones alone give, as the market centre counts", () => {
    const closings = { count: 30, withinKm: 15, areInvented: false };
    expect(note({ ...closings, medianDays: 136 })).toContain(
      "solo entre las vendidas, que es como cuenta el centro de mercado, la mediana es de 136 días.",
    );
    for (const one of [closings, { ...closings, medianDays: null }])
      expect(note(one)).not.toContain("centro de mercado");
  });

  test("are held back where twenty closings lie elsewhere alone", () =>
    expect(note({ count: 87, withinKm: null, areInvented: true }, false)).toContain(
      "hacen falta 20 cierres cercanos con fecha y precio juzgado, y cerca no los hay.",
    ));

  test("are held back below twenty closings, which the note counts", () =>
    expect(note({ count: 19, withinKm: 5, areInvented: true }, false)).toContain("hacen falta 20 cierres"));

  test("are told of all prices where one of them has them", () => {
    const strategies = [{ ...strategy, days: null, evidence: null }, strategy];
    expect(daysNote({ closings: { count: 30, withinKm: 5, areInvented: false }, strategies })).toContain("30 cierres");
  });
});

describe("an adjustment", () => {
  const text = (net: number, gross: number) => plain(adjustmentText({ net, gross }));
  test("has a sign where it is shown as more than nothing", () => {
    expect(text(0.042, 0.098)).toBe("neto +4,2 %, bruto 9,8 %");
    expect(text(-0.042, 0.098)).toBe("neto −4,2 %, bruto 9,8 %");
    expect(text(0.0006, 0.0006)).toBe("neto +0,1 %, bruto 0,1 %");
    expect(text(0.00052, 0.01)).toBe("neto +0,1 %, bruto 1 %");
    expect(text(0.0004, 0.01)).toBe("neto 0 %, bruto 1 %");
    expect(text(0.0005, 0.01)).not.toContain("+");
  });

  test("is flagged by net, by gross or by both", () => {
    const both = flagText({ isNetHigh: true, isGrossHigh: true })!;
    expect(both).toMatch(/neto.*15\s%.*bruto.*25\s%/);
    expect(flagText({ isNetHigh: true, isGrossHigh: false })).toMatch(/neto.*15\s%$/);
    expect(flagText({ isNetHigh: false, isGrossHigh: true })).toMatch(/bruto.*25\s%$/);
    expect(flagText({ isNetHigh: false, isGrossHigh: false })).toBeNull();
  });

  test("of one cell keeps its sign; a changed one says what was proposed", () => {
    const cell = (amount: number, proposed: number) =>
      plain(cellText({ column: "area", amount, proposed, isChanged: amount !== proposed }, "EUR"));
    expect(cell(-12_400, -12_400)).toBe("Superficie: −12.400 €");
    expect(cell(12_400, 12_400)).toBe("Superficie: +12.400 €");
    expect(cell(0, 0)).toBe("Superficie: 0 €");
    expect(cell(1, 1)).toBe("Superficie: +1 €");
    expect(cell(5_000, 0)).toBe("Superficie: +5.000 € (propuesta: 0 €)");
    expect(cell(0, 1)).toBe("Superficie: 0 € (propuesta: +1 €)");
    expect(cell(-1, 2_000)).toBe("Superficie: −1 € (propuesta: +2.000 €)");
  });
});

describe("the standing of a row", () => {
  const row = (more: Partial<CmaRow>) => plain(standingText({ standing: "cuenta", weightShare: 0, ...more } as CmaRow));
  test("is its weight in whole per cent, or that it weighs next to nothing", () => {
    expect(row({ weightShare: 0.324 })).toBe("Pesa el 32 %");
    expect(row({ weightShare: 0.005 })).toMatch(/^Pesa el /);
    expect(row({ weightShare: 0.0049 })).toBe("Pesa menos del 1 %");
    expect(row({ weightShare: 0 })).toBe("Fuera del cálculo");
  });

  test("says why it stays out, or that it was withdrawn", () => {
    expect(row({ standing: "fuera", outReason: "La has quitado tú.", weightShare: 0.3 })).toBe(
      "Fuera. La has quitado tú.",
    );
    expect(row({ standing: "fuera" })).toBe("Fuera.");
    expect(row({ standing: "enseña", weightShare: 0.3 })).toContain("retirada");
  });

  test("of an invented home warns, unless it stays out", () => {
    const demo = (isDemo: boolean, standing: CmaRow["standing"]) =>
      hasDemo({ rows: [{ isDemo: false, standing: "cuenta" } as CmaRow, { isDemo, standing } as CmaRow] });
    expect([demo(true, "cuenta"), demo(true, "enseña"), demo(true, "fuera"), demo(false, "cuenta")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("the words beside the net", () => {
  const missing = (names: string[], isSpanish = true) =>
    plain(missingText({ sales: [{ missing: names }], isSpanish } as unknown as Parameters<typeof missingText>[0]));
  test("name the taxes and the fee that it leaves out", () => {
    expect(missing([])).toBeNull();
    expect(missing(["plusvalia"])).toBe("No incluye la plusvalía municipal: faltan datos.");
    expect(missing(["plusvalia", "irpf"])).toContain("la plusvalía municipal ni el impuesto de la ganancia:");
    expect(missing(["honorarios", "plusvalia", "irpf"])).toContain(
      "los honorarios, la plusvalía municipal ni el impuesto de la ganancia:",
    );
    expect(missing(["irpf"])).not.toContain("Fuera de España");
    expect(missing(["irpf"], false)).toContain("Fuera de España");
    expect(missingText({ sales: [], isSpanish: true })).toBeNull();
  });

  test("mark the lines that are a hint or to be checked", () => {
    const line = (id: string, isDoubtful = false) =>
      saleLineText({ id, label: "Partida", amount: 1, isDoubtful } as unknown as Parameters<typeof saleLineText>[0]);
    expect(line("irpf")).toBe("Partida (orientativo)");
    expect(line("otros")).toContain("Certificado energético");
    expect(line("honorarios")).toBe("Partida");
    expect(line("honorarios", true)).toBe("Partida (por comprobar)");
  });

  const landGain = (objective: number, real: number | null) =>
    plain(landGainText({ landGain: { objective, real } }, "EUR"));
  test("say which method of the municipal tax is paid, and that the lower real one must be asked for", () => {
    expect(landGain(1_000, 400)).toContain("Se paga la menor, 400 €, y hay que pedirla");
    expect(landGain(1_000, 1_000)).toContain("Se paga la menor, 1.000 €.");
    expect(landGain(1_000, 2_500)).toMatch(/objetivo: 1\.000 €; por el real: 2\.500 €.*la menor, 1\.000 €\.$/);
    expect(landGain(1_000, null)).toContain("Para el método real faltan");
    expect(landGainText({ landGain: null }, "EUR")).toBeNull();
  });
});

test("prices are exact, estimates have three digits, in either currency", () => {
  const { money, estimate, perM2, exactPerM2 } = moneyWords("EUR");
  expect([money(286_123), estimate(286_123), perM2(3_456), exactPerM2(3_456)].map(plain)).toEqual([
    "286.123 €",
    "286.000 €",
    "3.460 €/m²",
    "3.456 €/m²",
  ]);
});

test("the order on appraisals is named in Spain alone", () => {
  expect(noAppraisal("ES")).toContain("ECO/805/2003");
  expect(noAppraisal("CL")).not.toContain("ECO");
});

test("too few comparables are counted in the right number", () => {
  expect(missingComparables({ found: 0, needed: 3 })).toMatch(/^No hay comparables que cuenten y hacen falta 3:/);
  expect(plain(missingComparables({ found: 1, needed: 3 }))).toMatch(/^Cuenta 1 comparable y hacen falta 3:/);
  expect(plain(missingComparables({ found: 2, needed: 3 }))).toMatch(/^Cuentan 2 comparables y hacen falta 3:/);
});
