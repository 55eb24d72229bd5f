import { describe, expect, test } from "vitest";
import {
  distanceText,
  explainGrowth,
  explainHeadline,
  explainModel,
  explainNoSeries,
  explainPrices,
  explainRealFuture,
  explainSeries,
  explainStretches,
  explainTestLimits,
  explainTests,
  explainTie,
  explainWait,
  hasFewTests,
  isOld,
  modelRows,
  realMissing,
  shownWait,
  signedMoney,
  windowText,
  yearsText,
} from "./explain.ts";
import type { Appreciation, YearRow } from "./result.ts";

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, " ") ?? null;

const ROW: YearRow = {
  step: 3,
  years: 3,
  value: 262_000,
  low: 240_000,
  high: 290_000,
  real: null,
  tested: 20,
  usualMiss: 0.042,
  shareAbove: 0.5,
  wait: { cost: 0, forgone: 0, value: 12_000, low: -10_000, high: 40_000, shareBetter: 0.655, breakEven: 0.012 },
};
const row = (fields: Partial<YearRow> = {}, wait: Partial<YearRow["wait"]> = {}): YearRow => ({
  ...ROW,
  ...fields,
  wait: { ...ROW.wait, ...wait },
});

/** Ten years from 2015 on, forecast three ahead, of a home of 250,000 €. */
function result(fields: object = {}, last: YearRow | null = ROW): Appreciation {
  const path = [1, 2, 3].map((step) => ({ step, value: 1.048, low: 0.96, high: 1.16 }));
  return {
    kind: "forecast",
    date: "2026-11-22",
    currency: "EUR",
    value: 250_000,
    years: 3,
    growth: 0.0235,
    windows: [],
    stretches: null,
    real: null,
    inflation: null,
    monthlyCost: null,
    otherReturn: null,
    series: {
      id: "bis-es",
      name: "Precio de la vivienda, España",
      unit: "índice, 2010 = 100",
      perYear: 1,
      start: 2015,
      values: [100, 101, 102, 103, 104, 105, 106, 107, 108, 110],
      source: { title: "BIS", consulted: "2026-05-19" },
      mark: "una-fuente",
      dropped: 0,
      monthsOld: 10,
    },
    forecast: last && { model: "drift", backtests: [], path, rows: [last], cut: 0 },
    ...fields,
  } as Appreciation;
}
const withSeries = (fields: object, last: YearRow | null = ROW) =>
  result({ series: { ...result().series, ...fields } }, last);

describe("lengths", () => {
  test.each([
    [1, "1 año"],
    [2, "2 años"],
    [2.5, "2,5 años"],
    [0.25, "0,25 años"],
    [1 / 3, "0,33 años"],
  ])("%d years: %s", (years, text) => expect(yearsText(years)).toBe(text));

  test.each([
    [{ step: 4, years: 1 }, "1 año"],
    [{ step: 10, years: 2.5 }, "10 trimestres"],
    [{ step: 1, years: 0.25 }, "1 trimestre"],
    [{ step: 4, years: 4 / 12 }, "4 meses"],
    [{ step: 1, years: 1 / 12 }, "1 mes"],
    [{ step: 3, years: 3 }, "3 años"],
  ])("%j: %s", (distance, text) => expect(distanceText(distance)).toBe(text));

  test("windows of the past", () => {
    expect([null, 1, 3, 10].map(windowText)).toEqual([
      "Toda la serie",
      "Último año",
      "Últimos 3 años",
      "Últimos 10 años",
    ]);
  });
});

describe("an empty series", () => {
  const asked = { id: "ine-ipv-es-vc", name: "Comunitat Valenciana (INE)" } as const;
  const empty =
    "A 22 de noviembre de 2026 no tenemos valores de Comunitat Valenciana (INE): su fuente no se ha podido leer.";

  test("with another one, or without", () => {
    const offered = { id: "bis-es", name: "España (BIS)", perYear: 4, lastPeriod: 8099 } as const;
    expect(plain(explainNoSeries({ kind: "no-series", date: "2026-11-22", asked, offered }))).toBe(
      `${empty} La más cercana con datos es España (BIS), hasta T4 2024. No la ponemos por ti: elige.`,
    );
    expect(plain(explainNoSeries({ kind: "no-series", date: "2026-11-22", asked, offered: null }))).toBe(
      `${empty} Elige otra serie o pega la tuya.`,
    );
  });
});

describe("the outcome in words", () => {
  test.each<[string, Appreciation, string]>([
    ["a band", result(), "En 8 de cada 10 veces quedaría entre 240.000 € y 290.000 €."],
    [
      "cut short",
      result({ years: 5 }),
      "En 8 de cada 10 veces quedaría entre 240.000 € y 290.000 €. La serie no da para 5 años: no prevemos más allá de la mitad de su largo.",
    ],
    [
      "never missed",
      result({}, row({ low: 262_000, high: 262_000.4 })),
      "Este método no ha fallado nunca en tu serie: por eso la banda no tiene ancho. Con precios reales no pasa.",
    ],
    [
      "half a euro wide",
      result({}, row({ low: 262_000, high: 262_000.5 })),
      "En 8 de cada 10 veces quedaría entre 262.000 € y 262.000 €.",
    ],
    [
      "constant",
      result({ kind: "constant" }),
      "Serie constante: todos sus valores son iguales, y así sigue. No hay banda porque nunca falló.",
    ],
    [
      "too short",
      withSeries({ values: [1, 2, 3] }, null),
      "Con 3 datos solo medimos lo que ha crecido: para una previsión hacen falta ocho.",
    ],
    ["one value", result({ growth: null }, null), "Con un solo dato no hay crecimiento que medir ni previsión."],
  ])("%s", (_name, of, text) => expect(plain(explainHeadline(of))).toBe(text));
});

describe("which method stands", () => {
  const tested = (model: string | null, naive: number, drift: number, damped = 9) =>
    result({
      forecast: {
        ...result().forecast!,
        model,
        backtests: [
          { model: "naive", mase: naive, tested: 7 },
          { model: "drift", mase: drift, tested: 8 },
          { model: "damped-trend", mase: damped, tested: 9 },
        ],
      },
    });

  test.each<[Appreciation, string | null]>([
    [tested(null, 1, 1), null],
    [result({}, null), null],
    [
      tested("naive", 1, 1.2),
      "Ningún método ha fallado menos que dejar el precio como está. Por eso lo central es que no cambie.",
    ],
    [
      tested("drift", 1, 0.96),
      "Gana «Media de todo su pasado», por poco: falla un 4 % menos que dejar el precio igual. Tómalo casi como un empate.",
    ],
    [
      tested("drift", 1, 0.9551),
      "Gana «Media de todo su pasado», por poco: falla un 4,5 % menos que dejar el precio igual. Tómalo casi como un empate.",
    ],
    [
      tested("drift", 1, 0.948),
      "Gana «Media de todo su pasado»: en el pasado ha fallado un 5,2 % menos que dejar el precio igual.",
    ],
    [
      tested("drift", 2, 1.5),
      "Gana «Media de todo su pasado»: en el pasado ha fallado un 25 % menos que dejar el precio igual.",
    ],
    [
      tested("drift", 1, 0.9149),
      "Gana «Media de todo su pasado»: en el pasado ha fallado un 8,5 % menos que dejar el precio igual.",
    ],
    [
      tested("drift", 1, 0.8951),
      "Gana «Media de todo su pasado»: en el pasado ha fallado un 10 % menos que dejar el precio igual.",
    ],
    [
      tested("damped-trend", 1, 0.9, 0.5),
      "Gana «Tendencia que se apaga»: en el pasado ha fallado un 50 % menos que dejar el precio igual.",
    ],
  ])("%#", (of, text) => expect(plain(explainModel(of))).toBe(text));

  test("the three beside each other", () => {
    expect(
      modelRows(tested("drift", 1, 0.9)).map(({ title, mase, tested: tests, isChosen }) => [
        title,
        mase,
        tests,
        isChosen,
      ]),
    ).toEqual([
      ["Dejarlo igual", 1, 7, false],
      ["Media de todo su pasado", 0.9, 8, true],
      ["Tendencia que se apaga", 9, 9, false],
    ]);
    expect(modelRows(result())).toEqual([]);
    expect(modelRows(result({}, null))).toEqual([]);
  });
});

describe("the misses of the past in words", () => {
  test.each<[Appreciation, string | null]>([
    [
      result(),
      // 1 − 0.96 / 1.048; 1.16 / 1.048 − 1.
      "A 3 años, en 8 de cada 10 veces lo que vino quedó entre un 8,4 % por debajo y un 10,7 % por encima de lo previsto. Lo habitual es fallar un 4,2 %.",
    ],
    [result({}, row({ low: 262_000, high: 262_000 })), "A 3 años, lo que vino fue siempre lo previsto."],
    [result({}, row({ tested: 0 })), null],
    [result({}, null), null],
  ])("%#", (of, text) => expect(plain(explainTests(of))).toBe(text));

  test.each<[Appreciation, string | null]>([
    // Nine steps hold three stretches of three.
    [result(), "Son 20 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir."],
    [
      result({}, row({ step: 5, years: 5 })),
      "Son 20 pruebas que se solapan: en la serie cabe 1 tramo de 5 años sin repetir.",
    ],
    [result({}, row({ tested: 1 })), "Es 1 prueba."],
    [result({}, row({ tested: 2 })), "Son 2 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir."],
    [
      result({}, row({ shareAbove: 0.8 })),
      "Son 20 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir. En 8 de cada 10 el precio acabó por encima de lo previsto.",
    ],
    [
      result({}, row({ shareAbove: 0.2 })),
      "Son 20 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir. En 8 de cada 10 el precio acabó por debajo de lo previsto.",
    ],
    [
      result({}, row({ shareAbove: 0, tested: 10 })),
      "Son 10 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir. En 10 de cada 10 el precio acabó por debajo de lo previsto.",
    ],
    [
      result({}, row({ shareAbove: 1, tested: 10 })),
      "Son 10 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir. En 10 de cada 10 el precio acabó por encima de lo previsto.",
    ],
    [
      result({}, row({ shareAbove: 1, tested: 9 })),
      "Son 9 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir.",
    ],
    [
      result({}, row({ shareAbove: 0, tested: 9 })),
      "Son 9 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir.",
    ],
    [
      result({}, row({ shareAbove: 0.7 })),
      "Son 20 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir.",
    ],
    [
      result({}, row({ shareAbove: 0.3 })),
      "Son 20 pruebas que se solapan: en la serie caben 3 tramos de 3 años sin repetir.",
    ],
    [result({}, row({ tested: 0 })), null],
    [result({}, null), null],
  ])("limits %#", (of, text) => expect(plain(explainTestLimits(of))).toBe(text));

  test("fewer than ten tests are few, of a forecast", () => {
    expect([9, 10].map((tested) => hasFewTests(result({}, row({ tested }))))).toEqual([true, false]);
    expect(hasFewTests(result({ kind: "constant" }, row({ tested: 0 })))).toBe(false);
    expect(hasFewTests(result({}, null))).toBe(false);
  });
});

describe("the course of the series in words", () => {
  const prices = {
    name: "Precios de consumo, España",
    source: { title: "BIS", consulted: "2026-05-19" },
    mark: "una-fuente",
  };
  const real = (start: number, growth: number | null) => ({ real: { start, values: [1, 2, 3], growth, prices } });

  test.each<[Appreciation, string | null]>([
    [result(), "Desde 2015 el precio ha crecido un 2,35 % al año, sin descontar la inflación."],
    [result({ growth: -0.02 }), "Desde 2015 el precio ha bajado un 2,00 % al año, sin descontar la inflación."],
    [result({ growth: 0 }), "Desde 2015 el precio ha crecido un 0,00 % al año, sin descontar la inflación."],
    [result({ growth: null }), null],
    [
      result(real(2015, -0.005)),
      "Desde 2015 el precio ha crecido un 2,35 % al año; descontada la inflación, un −0,50 %.",
    ],
    [
      result(real(2018, 0.01)),
      "Desde 2015 el precio ha crecido un 2,35 % al año; descontada la inflación desde 2018, un 1,00 %.",
    ],
    [result(real(2015, null)), "Desde 2015 el precio ha crecido un 2,35 % al año, sin descontar la inflación."],
  ])("growth %#", (of, text) => expect(plain(explainGrowth(of))).toBe(text));

  test("prices: until when, and whose", () => {
    expect(plain(explainPrices(result(real(2018, 0.01))))).toBe(
      "En dinero de 2020. Inflación: Precios de consumo, España, BIS, leída el 19 de mayo de 2026.",
    );
    expect(explainPrices(result())).toBeNull();
    expect(realMissing(result())).toBe(
      "No hay precios de consumo de los mismos periodos: la serie va sin descontar la inflación.",
    );
    expect(realMissing(withSeries({ source: null }))).toBe(
      "Sin precios de consumo de esos periodos: elige de qué país son, o la serie va sin descontar la inflación.",
    );
  });

  const stretches = (fields: object = {}) =>
    result({
      stretches: {
        steps: 3,
        count: 6,
        fell: 2,
        worst: { from: 2016, to: 2019, change: -0.1 },
        best: { from: 2018, to: 2021, change: 0.25 },
        ...fields,
      },
    });
  test.each<[Appreciation, string | null]>([
    [stretches(), "El peor tramo de 3 años, de 2016 a 2019: −10 %. El mejor, de 2018 a 2021: +25 %. Bajó en 2 de 6."],
    [
      stretches({ fell: 0, worst: { from: 2016, to: 2019, change: 0 } }),
      "El peor tramo de 3 años, de 2016 a 2019: 0 %. El mejor, de 2018 a 2021: +25 %. En ninguno bajó.",
    ],
    [
      stretches({ fell: 1 }),
      "El peor tramo de 3 años, de 2016 a 2019: −10 %. El mejor, de 2018 a 2021: +25 %. Bajó en 1 de 6.",
    ],
    [stretches({ count: 1 }), "Solo cabe un tramo de 3 años: −10 %."],
    [
      stretches({ count: 2 }),
      "El peor tramo de 3 años, de 2016 a 2019: −10 %. El mejor, de 2018 a 2021: +25 %. Bajó en 2 de 2.",
    ],
    [result(), null],
  ])("stretches %#", (of, text) => expect(plain(explainStretches(of))).toBe(text));

  test("stretches of quarters by their names", () => {
    const { stretches: found } = stretches({ steps: 6, worst: { from: 8094, to: 8100, change: -0.1 } });
    const quarters = withSeries({ perYear: 4 });
    expect(plain(explainStretches({ ...quarters, stretches: found }))).toMatch(
      /^El peor tramo de 6 trimestres, de T3 2023 a T1 2025: −10 %\./,
    );
  });

  test.each<[object, string]>([
    [
      {},
      "Precio de la vivienda, España, índice, 2010 = 100. Último dato: 2024 (hace 10 meses), leída el 19 de mayo de 2026.",
    ],
    [
      { monthsOld: 1, dropped: 3 },
      "Precio de la vivienda, España, índice, 2010 = 100. Último dato: 2024 (hace 1 mes), leída el 19 de mayo de 2026. Quedan fuera 3 valores anteriores a un hueco.",
    ],
    [{ monthsOld: 0, source: null, unit: null, name: "Ruzafa" }, "Ruzafa. Último dato: 2024, la que has pegado."],
    [
      { monthsOld: 0, source: null, unit: null, name: "Ruzafa", dropped: 1 },
      "Ruzafa. Último dato: 2024, la que has pegado. Queda fuera 1 valor anterior a un hueco.",
    ],
  ])("its name and its age: %j", (fields, text) => expect(plain(explainSeries(withSeries(fields)))).toBe(text));

  test("past a year it is old", () => {
    expect([12, 13].map((monthsOld) => isOld(withSeries({ monthsOld })))).toEqual([false, true]);
  });
});

describe("waiting", () => {
  const range = "En 8 de cada 10 veces, entre −10.000 € y +40.000 €.";
  test.each<[YearRow, string]>([
    [row(), `Vender en 3 años deja 12.000 € más que vender ya, sin contar lo que cuesta tenerla. ${range}`],
    [
      // 244.000 − 250.000 − 5.040; the ends are 240.000 and 290.000.
      row({ value: 244_000 }, { cost: 5_040 }),
      "Vender en 3 años deja 11.000 € menos que vender ya, descontados 5.040 € de gastos. En 8 de cada 10 veces, entre −15.000 € y +35.000 €.",
    ],
    [
      row({}, { forgone: 30_603 }),
      // 262.000 − 250.000 − 30.600
      "Vender en 3 años deja 18.600 € menos que vender ya, descontados 30.600 € que habría dado el dinero. En 8 de cada 10 veces, entre −40.600 € y +9.400 €.",
    ],
    [
      row({}, { cost: 0.5, forgone: 0.6 }),
      `Vender en 3 años deja 12.000 € más que vender ya, descontados 1 € de gastos y 1 € que habría dado el dinero. ${range}`,
    ],
    [
      // Both read 250.000.
      row({ value: 250_400 }),
      `Vender en 3 años deja lo mismo que vender ya, sin contar lo que cuesta tenerla. ${range}`,
    ],
    [
      row({ value: 249_600 }),
      `Vender en 3 años deja lo mismo que vender ya, sin contar lo que cuesta tenerla. ${range}`,
    ],
    [
      row({ value: 250_500 }),
      `Vender en 3 años deja 1.000 € más que vender ya, sin contar lo que cuesta tenerla. ${range}`,
    ],
    [
      row({ low: 262_000, high: 262_000 }),
      "Vender en 3 años deja 12.000 € más que vender ya, sin contar lo que cuesta tenerla.",
    ],
  ])("%#", (last, text) => expect(plain(explainWait(result(), last))).toBe(text));

  test("it is the difference of what stands beside it: 356.000 − 285.000, where the exact gain is 71.400", () => {
    const last = row({ value: 356_400, low: 266_600, high: 463_700 }, { value: 71_400, low: -18_400, high: 178_700 });
    // 267.000 − 285.000 and 464.000 − 285.000
    expect(shownWait({ value: 285_000 }, last)).toEqual({ value: 71_000, low: -18_000, high: 179_000 });
  });

  test.each<[YearRow, object, string]>([
    [
      row(),
      {},
      "Da igual si el precio sube un 1,20 % al año. Con los fallos del pasado, esperar habría dejado más en 66 de cada 100 pruebas.",
    ],
    [row({ tested: 9 }), {}, "Da igual si el precio sube un 1,20 % al año."],
    [
      row({ tested: 10 }, { breakEven: 0 }),
      {},
      "Da igual si el precio no se mueve. Con los fallos del pasado, esperar habría dejado más en 66 de cada 100 pruebas.",
    ],
    [row({}, { shareBetter: null }), {}, "Da igual si el precio sube un 1,20 % al año."],
    [row(), { kind: "constant" }, "Da igual si el precio sube un 1,20 % al año."],
  ])("a tie %#", (last, fields, text) => expect(plain(explainTie(result(fields), last))).toBe(text));

  test("signs of money: none of nothing", () => {
    expect([5, 0, -5].map((amount) => signedMoney(amount, String))).toEqual(["+5", "0", "-5"]);
  });
});

test("in today's money only where an inflation was supposed", () => {
  const supposed = row({ real: { value: 246_900, low: 1, high: 2 } });
  expect(plain(explainRealFuture(result({ inflation: 0.02125 }, supposed)))).toBe(
    "Con un 2,13 % de inflación al año, que supones tú, 262.000 € en 3 años son 247.000 € de hoy.",
  );
  const none = "Sin una inflación supuesta no decimos cuánto valdría en dinero de hoy: escríbela tú si la quieres ver.";
  expect(explainRealFuture(result())).toBe(none);
  expect(explainRealFuture(result({ inflation: 0.02 }))).toBe(none);
  expect(explainRealFuture(result({ inflation: null }, supposed))).toBe(none);
});
