import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { BRIEF, blocks, MADRID, outcome, plain, sheet, text, UVA } from "./capacity.test-data.ts";
import { borrowingCapacity as tool } from "./tool.ts";

describe("the whole text", () => {
  test("where savings bind: 50,000 / (1 − 80 % + 8 %); 142,857 at 3 % are 602.29 a month", () => {
    expect(text(BRIEF)).toEqual([
      "CUÁNTO PUEDES PAGAR",
      "Otro lugar, 21 de noviembre de 2026",
      "Precio máximo · limita el ahorro: 178.571 €",
      "Por tus ingresos llegarías a 211.011 €, pero tus ahorros pagan la entrada y los gastos hasta 178.571 €.",
      "",
      "LA COMPRA AL PRECIO MÁXIMO",
      "Impuestos y gastos: 14.286 €, el 8 % del precio",
      "Precio: 178.571 €",
      "Impuestos y gastos que has escrito (8 %): 14.286 €",
      "Hipoteca: −142.857 €",
      "Ahorro que hace falta: 50.000 €",
      "",
      "602,29 € AL MES",
      "La hipoteca",
      "Cuota: 602,29 € al mes",
      "Importe: 142.857 €",
      "Sobre el precio: 80 %",
      "Plazo: 30 años",
      "Interés fijo: 3 %",
      "TAE: 3,04 %",
      "Intereses en total: 73.968 €",
      "Esfuerzo, con deudas: 30,1 %",
      "Cuota admitida: 750 €",
      "Hipoteca máxima por ingresos: 177.892 €",
      "",
      "SI SUBEN LOS TIPOS",
      "Con tres puntos más, la cuota pasa de 602 € a 857 €. Con un 5 % ya supera el esfuerzo que has puesto.",
      "Hoy · Interés: 3 % · Cuota: 602 € · Esfuerzo: 30,1 % · Precio máximo con ese interés: 178.571 €",
      "+1 punto · Interés: 4 % · Cuota: 682 € · Esfuerzo: 32,7 % · Precio máximo con ese interés: 178.571 €",
      "+2 puntos · Interés: 5 % · Cuota: 767 € · Esfuerzo: 35,6 % · Precio máximo con ese interés: 175.659 €",
      "+3 puntos · Interés: 6 % · Cuota: 857 € · Esfuerzo: 38,6 % · Precio máximo con ese interés: 162.124 €",
      "",
      "PRECIO MÁXIMO SEGÚN INTERÉS Y AHORRO",
      "Limita el ahorro: ahorrar más sube el precio hasta que limiten los ingresos.",
      "",
      "LOS DOS LÍMITES",
      "Precio por ingresos: 211.011 €",
      "Precio por ahorro: 178.571 €",
      "",
      "Impuestos y tipos a 21 de noviembre de 2026. Cálculo orientativo: no es una oferta ni una aprobación, la decisión es del banco.",
      "",
      "FUENTES",
      "Impuestos y gastos: Porcentaje que has escrito (21 de noviembre de 2026)",
    ]);
  });

  test("of a home in Madrid: 4 % of 310,000, 1 % of the loan, the loan fixed for ten years", () => {
    const shown = text(MADRID);
    expect(shown.slice(0, shown.indexOf("FUENTES"))).toEqual([
      "CUÁNTO PUEDES PAGAR",
      "Madrid, 21 de noviembre de 2026",
      "Precio máximo · limitan los ingresos: 382.825 €",
      "Una cuota de 750 € al mes da hasta 382.825 €; tus ahorros darían hasta 794.443 €.",
      "La vivienda que miras. Puedes pagar 300.000 €: hipoteca de 116.250 € y cuota de 430 € (24,3 % de tus ingresos, deudas incluidas).",
      "",
      "LA COMPRA DE ESA VIVIENDA",
      "Impuestos y gastos: 15.088 €, el 5 % del precio",
      "Precio: 300.000 €",
      "ITP general, Madrid: 12.400 €",
      "Notaría: 655 € (por comprobar)",
      "Registro de la Propiedad: 259 € (por comprobar)",
      "Gestoría: 424 €",
      "Tasación: 350 €",
      "Otros gastos: 1.000 €",
      "Comisión de apertura: 1.162 €",
      "Hipoteca: −116.250 €",
      "Ahorro que hace falta: 200.000 €",
      "",
      "429,68 € AL MES",
      "La hipoteca",
      "Cuota: 429,68 € al mes",
      "Importe: 116.250 €",
      "Sobre el precio: 38,7 %",
      "Plazo: 30 años",
      "Interés del tramo fijo: 2 %",
      "TAE, si se cumple la senda: 3,34 %",
      "Intereses en total: 65.380 €",
      "Esfuerzo, con deudas: 24,3 %",
      "Cuota admitida: 750 €",
      "Hipoteca máxima por ingresos: 202.911 €",
      "",
      "SI SUBEN LOS TIPOS",
      "Con tres puntos más, la cuota pasa de 430 € a 624 €. Sigue dentro del esfuerzo que has puesto.",
      "Hoy · Interés: 2 % · Cuota: 430 € · Esfuerzo: 24,3 % · Precio máximo con ese interés: 382.825 €",
      "+1 punto · Interés: 3 % · Cuota: 490 € · Esfuerzo: 26,3 % · Precio máximo con ese interés: 359.024 €",
      "+2 puntos · Interés: 4 % · Cuota: 555 € · Esfuerzo: 28,5 % · Precio máximo con ese interés: 339.241 €",
      "+3 puntos · Interés: 5 % · Cuota: 624 € · Esfuerzo: 30,8 % · Precio máximo con ese interés: 322.703 €",
      "",
      "CÓMO VA LA CUOTA",
      "Índice que has escrito: 2,25 %. Diferencial: 0,6 %.",
      "La cuota más alta llega en el año 11: 542 € (28,1 % de los ingresos), cabe en el esfuerzo máximo.",
      "",
      "PRECIO MÁXIMO SEGÚN INTERÉS Y PLAZO",
      "Limitan los ingresos: bajar el interés o alargar el plazo sube el precio.",
      "",
      "SI AMORTIZAS 10.000 € EN EL MES 60",
      "Entonces debes 101.375 €, quedan 300 cuotas de 429,68 €.",
      "Bajar la cuota · Cuotas que quedan: 300 · Cuota: 387,30 € · Intereses que ahorras: 5.374 €",
      "Bajar el plazo · Cuotas que quedan: 263 · Cuota: 429,68 € · Intereses que ahorras: 13.607 €",
      "Comisión máxima por ley: 2 %, 200 € (tipo fijo, primeros 10 años). Nunca más que la pérdida del banco.",
      "",
      "LOS DOS LÍMITES",
      "Precio por ingresos: 382.825 €",
      "Precio por ahorro: 794.443 €",
      "",
      "Impuestos y tipos a 21 de noviembre de 2026. Cálculo orientativo: no es una oferta ni una aprobación, la decisión es del banco.",
      "",
    ]);
    expect(shown).toContain("Comisión máxima por amortizar: Ley 5/2019, art. 23 (16 de junio de 2019)");
  });

  test("of a loan in units: 350,000 · 1.3 over 1,000,000 · 1.25 is 36.4 %, two years later 39.4 %", () => {
    const shown = text(UVA);
    const from = shown.indexOf("EL PRÉSTAMO EN UVA");
    expect(shown.slice(from, from + 3)).toEqual([
      "EL PRÉSTAMO EN UVA",
      "Unidad de Valor Adquisitivo (Argentina). Supone que sube un 30 % al año y los ingresos, un 25 %.",
      "La deuda baja desde el primer mes. La cuota pasa del 36,4 % al 39,4 % de los ingresos.",
    ]);
    expect(shown).toContain("$ 350.000 ARS AL MES");
    const sheetOf = sheet(UVA, "Préstamo en UVA");
    expect(sheetOf.columns).toEqual(["Año", "Cuota (ARS de ese año)", "Deuda (ARS de ese año)", "Esfuerzo (%)"]);
    // 350,000 · 1.3, · 1.69, · 2.197.
    expect(sheetOf.rows.map((row) => [row[0], Math.round(Number(row[1])), row[3]])).toEqual([
      [1, 455_000, 36.4],
      [2, 591_500, 37.856],
      [3, 768_950, 39.3702],
    ]);
    expect(sheetOf.rows[2]![2]).toBe(0);
  });

  test("of debts that take everything: 50,000 / 1.08 without a loan", () => {
    const shown = text({ ...BRIEF, monthlyDebts: 1500 });
    expect(shown.slice(2, 14)).toEqual([
      "Precio máximo · limitan las deudas: 46.296 €",
      "Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca. Con tus ahorros llegas a 46.296 €.",
      "",
      "LA COMPRA AL PRECIO MÁXIMO",
      "Impuestos y gastos: 3.704 €, el 8 % del precio",
      "Precio: 46.296 €",
      "Impuestos y gastos que has escrito (8 %): 3.704 €",
      "Hipoteca: 0 €",
      "Ahorro que hace falta: 50.000 €",
      "",
      "SIN HIPOTECA",
      "Las otras cuotas ya llegan al esfuerzo máximo. Baja deudas o sube ingresos y vuelve a calcular.",
    ]);
    expect(shown.join("\n")).not.toMatch(/SI SUBEN|CUADRO|SEGÚN INTERÉS/);
    expect(text({ ...BRIEF, savings: 200_000, targetPrice: 100_000 })).toContain(
      "Con este ahorro no hace falta pedir nada al banco.",
    );
  });

  test("where nothing could be calculated", () => {
    expect(text({ ...BRIEF, place: "ES-CE", homeKind: "nueva", costShare: undefined })).toEqual([
      "CUÁNTO PUEDES PAGAR",
      "21 de noviembre de 2026",
      "",
      "FALTAN LOS IMPUESTOS Y GASTOS",
      "No tenemos una tabla comprobada para vivienda nueva en Ceuta a 21 de noviembre de 2026. Escribe el porcentaje en «Impuestos y gastos» y vuelve a calcular.",
    ]);
  });
});

describe("the message", () => {
  const message = (raw: Record<string, unknown>) => {
    const { input, result } = outcome(raw);
    return plain(tool.messageOf(result, input));
  };

  test("with a loan, and without", () => {
    expect(message(BRIEF)).toBe(
      "Precio máximo: 178.571 € en Otro lugar. Limita el ahorro.\nHipoteca de 142.857 € a 30 años: 602 € al mes (30,1 % de los ingresos).\nImpuestos y gastos: 14.286 €. Ahorro que hace falta: 50.000 €.\nCálculo orientativo a 21 de noviembre de 2026.",
    );
    expect(message({ ...BRIEF, monthlyDebts: 1500 })).toBe(
      "Precio máximo: 46.296 € en Otro lugar. Limitan las deudas.\nImpuestos y gastos: 3.704 €. Ahorro que hace falta: 50.000 €.\nCálculo orientativo a 21 de noviembre de 2026.",
    );
  });

  test("the explanation that a model may say better", () => {
    const wording = (raw: Record<string, unknown>) => {
      const { input, result } = outcome(raw);
      return plain(
        tool.wordingOf!(result, input)
          .map((one) => one.text)
          .join(),
      );
    };
    expect(wording({ ...BRIEF, targetPrice: 250_000 })).toBe(
      "Precio máximo en Otro lugar: 178.571 €. Limita el ahorro. Por tus ingresos llegarías a 211.011 €, pero tus ahorros pagan la entrada y los gastos hasta 178.571 €. Para 250.000 € te faltan 20.000 € de ahorro y 266 € de ingresos al mes. Hipoteca de 142.857 € a 30 años: 602 € al mes, el 30,1 % de los ingresos. Con tres puntos más, la cuota pasa de 602 € a 857 €. Con un 5 % ya supera el esfuerzo que has puesto. Impuestos y gastos: 14.286 €. Ahorro que hace falta: 50.000 €. Cálculo orientativo: la oferta la hace el banco.",
    );
    expect(wording({ ...BRIEF, monthlyDebts: 1500 })).toBe(
      "Precio máximo en Otro lugar: 46.296 €. Limitan las deudas. Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca. Con tus ahorros llegas a 46.296 €. Impuestos y gastos: 3.704 €. Ahorro que hace falta: 50.000 €. Cálculo orientativo: la oferta la hace el banco.",
    );
    expect(wording({ ...BRIEF, place: "MX", rateType: "variable", spread: 1 })).toBe("");
  });
});

describe("the input line by line, and the box beside the form", () => {
  const described = (raw: Record<string, unknown>) => {
    const { input, result } = outcome(raw);
    return tool.describe!(result, input);
  };
  const figures = (list: readonly { label: string; value: unknown }[] = []) =>
    list.map(({ label, value }) => [
      label,
      typeof value === "string" ? plain(value) : (value as { amount: number }).amount,
    ]);

  test("income, debts, savings, effort, interest and term", () => {
    const { document, aside, summary, headline } = described(BRIEF);
    expect(figures(document.facts)).toEqual([
      ["Ingresos al mes", 3_000],
      ["Otras cuotas", 300],
      ["Ahorro", 50_000],
      ["Esfuerzo máximo", 0.35],
      ["Interés y plazo", "3 %, 30 años"],
    ]);
    expect(figures(described({ ...BRIEF, rate: 2.125, years: 1 }).document.facts)[4]).toEqual([
      "Interés y plazo",
      "2,125 %, 1 año",
    ]);
    expect(figures(aside?.figures).map(([label, amount]) => [label, Math.round(Number(amount))])).toEqual([
      ["Ingresos al mes", 3_000],
      ["Ahorro", 50_000],
      ["Cuota admitida", 750],
      ["Hipoteca máxima por ingresos", 177_892],
    ]);
    expect(plain(aside!.title)).toBe("178.571 € en Otro lugar");
    expect(plain(summary)).toBe("Precio máximo 178.571 €. Limita el ahorro");
    expect(headline!.details.map(plain)).toEqual(["Hipoteca: 142.857 €"]);
    expect(headline!.notices).toEqual([]);
  });

  test("a home that fits is good news, one that does not a warning", () => {
    const tone = (targetPrice: number) => described({ ...BRIEF, targetPrice }).headline!.notices![0]!.tone;
    expect([tone(150_000), tone(250_000)]).toEqual(["success", "warning"]);
  });

  test("the yearly annex stands where there is a loan", () => {
    const annexes = (raw: Record<string, unknown>) => described(raw).document.annex!.map(({ id }) => id);
    expect(annexes(BRIEF)).toEqual(["capacidad-meses"]);
    expect(annexes({ ...BRIEF, monthlyDebts: 1500 })).toEqual([]);
  });

  test("marks: what was typed, what is orientative, what a table says", () => {
    const tag = (raw: Record<string, unknown>) =>
      described(raw).sections.find(({ id }) => id === "capacidad-gastos")!.tag?.text;
    expect([tag(BRIEF), tag({ ...BRIEF, place: "MX", costShare: undefined }), tag(MADRID)]).toEqual([
      "Gastos que has escrito",
      "Orientativo",
      undefined,
    ]);
    const path = (raw: Record<string, unknown>) =>
      described({ ...BRIEF, place: "ES-MD", rateType: "variable", rate: undefined, spread: 1, ...raw }).sections.find(
        ({ id }) => id === "capacidad-senda",
      )!;
    expect(path({ reference: 2 }).tag).toBeUndefined();
    expect(path({}).tag).toEqual({ text: "una sola fuente", tone: "warning" });
    expect(plain(path({}).lead!)).toBe(
      "Euríbor a 12 meses, valor de un día: 2,883 %, 4 de mayo de 2026. Diferencial: 1 %.",
    );
    const doubtful = { ...BRIEF, place: "ES-MD", rateType: "variable", rate: undefined, spread: 1 };
    const input = z.parse(tool.input, doubtful);
    // December 2024: sources differ.
    const early = tool.run({ ...input, costShare: 0.08 }, { today: "2024-12-31", officialSeries: [] });
    expect(tool.describe!(early, input).sections.find(({ id }) => id === "capacidad-senda")!.tag?.text).toBe(
      "por comprobar",
    );
  });

  test("a relief that is lost, and another reading of the law, are told", () => {
    const notices = (raw: Record<string, unknown>) =>
      blocks(raw, "capacidad-gastos", "notice").map(({ title, text: shown }) => [title, plain(shown)]);
    const family = { ...BRIEF, savings: 400_000, costShare: undefined };
    expect(notices({ ...family, place: "ES-AN", transferTaxRelief: "itp-an-habitual", targetPrice: 200_000 })).toEqual([
      [
        undefined,
        "A este precio se pierde el tipo reducido elegido (6 %: vivienda habitual hasta 150.000 €): se aplica el general.",
      ],
    ]);
    // 400,000: 33,000 by slices, 36,000 at one rate.
    const [[title, shown]] = notices({ ...family, place: "ES-AS", targetPrice: 400_000 }) as [[string, string]];
    expect(title).toBe("La norma admite otra lectura");
    expect(shown).toMatch(
      /^ITP de Asturias si un solo tipo grava todo el valor: los impuestos y gastos serían 3\d\.\d{3} € en lugar de 3\d\.\d{3} €\.$/,
    );
    expect(notices(MADRID)).toEqual([]);
  });

  test("an early repayment that settles the loan, one that the law lets nobody charge, one abroad", () => {
    const shown = (raw: Record<string, unknown>) => text({ ...BRIEF, ...raw }).join("\n");
    expect(shown({ prepaymentAmount: 500_000, prepaymentMonth: 12 })).toContain("Con eso cancelas la hipoteca.");
    expect(shown({ prepaymentAmount: 1_000 })).toContain(
      "La comisión por amortizar depende del contrato y de la norma de cada país.",
    );
    const late = { place: "ES-MD", rateType: "variable", rate: undefined, spread: 1, prepaymentAmount: 1_000 };
    expect(shown({ ...late, prepaymentMonth: 72 })).toContain(
      "En ese mes la Ley 5/2019 no permite cobrar comisión por amortizar.",
    );
    expect(shown({ ...late, prepaymentMonth: 12 })).toContain(
      "Comisión máxima por ley: 0,25 %, 3 € (tipo variable, primeros 3 años) o, según el contrato, 0,15 %, 2 € (tipo variable, primeros 5 años).",
    );
  });
});
