import { expect, describe as group, test } from "vitest";
import { type Block, type Description, type Section, sectionsOn } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { describe } from "./describe.ts";
import { outcome, plain, SAFE, TWO_OFFERS } from "./negotiations.test-data.ts";
import { negotiator as tool } from "./tool.ts";

const described = (changes: Record<string, unknown> = {}): Description => describe(outcome(changes).result);
const section = ({ sections }: Description, id: string): Section =>
  sections.find((one) => one.id === `negociador-${id}`)!;
const block = <K extends Block["kind"]>({ blocks }: Section, kind: K) =>
  blocks.find((one): one is Extract<Block, { kind: K }> => one.kind === kind)!;
const two = (changes: Record<string, unknown> = {}) => described({ ...TWO_OFFERS, ...changes });

group("what to answer", () => {
  test("a price that is proposed is exact, with its place on the ladder", () => {
    const { label, value, figures, drawing } = described().headline!;
    expect(label).toBe("Contraoferta · paso 2 de 4");
    expect(plain(valueText(value))).toBe("248.700 €");
    expect(value).not.toHaveProperty("unit.isEstimate");
    expect(drawing).toMatchObject({ name: "ladder" });
    expect(figures).toEqual([{ label: "Respuesta", value: "Contraoferta", on: ["rows"] }]);
  });
  test("a typed price has no step; an acceptance is one", () => {
    expect(described({ counterPrice: 247_123 }).headline!.label).toBe("Contraoferta");
    const { label, figures } = two({ offers: [{ ...SAFE, price: 254_000 }] }).headline!;
    expect(label).toBe("Acepta");
    expect(figures[0]!.value).toBe("Aceptar");
  });
  test("a person who cannot see the page is told the answer, and the best offer", () => {
    expect(plain(two().summary)).toBe("Contraoferta: 246.400 €. La oferta que más vale es la de Segura.");
    expect(plain(two({ offers: [] }).summary)).toBe("Contraoferta: 246.400 €.");
  });
});

group("the offers", () => {
  const offers = section(two(), "ofertas");

  test("an offered amount is exact, an expected one has three digits", () => {
    const { rows, columns } = block(offers, "table");
    const shown = columns.map(({ title, on }, i) => {
      const cell = rows[0]![i]!;
      const { value, detail } = typeof cell === "object" && "value" in cell ? cell : { value: cell, detail: undefined };
      const text = [valueText(value), detail === undefined ? "" : valueText(detail)].filter(Boolean).join(" | ");
      return plain(`${title}${on ? ` (${on.join()})` : ""}: ${text}`);
    });
    expect(shown).toEqual([
      "Oferta: Segura | Hipoteca aprobada",
      "Precio: 240.000 € | 94,1 % de la salida",
      "Sobre salida (sheet): 94,1 %",
      "Señal: 24.000 €",
      "Pago (sheet): Hipoteca aprobada",
      "Días (sheet): 30",
      "Firma (page,text): 30 días",
      "Cierre: 95 %",
      "Neto si cierra (sheet): 240.000 €",
      "Precio esperado (sheet): 239.000 €",
      "Solidez (page,text): 89 de 100",
      "Solidez (0-100) (sheet): 89",
      "Neto esperado: 239.000 €",
      "Cierre que igualaría (sheet): –",
    ]);
  });
  test("the bands go from what is left if it fails to what is left if it closes, on one scale", () => {
    expect(block(offers, "intervals")).toMatchObject({
      unit: { isEstimate: true },
      rows: [
        { label: "Segura", value: expect.closeTo(238_650, 6), range80: { low: 224_400, high: 239_400 } },
        { label: "Alta", value: expect.closeTo(237_000, 6), range80: { low: 223_200, high: 246_200 } },
      ],
      summary: expect.stringMatching(/^Segura: 239\.000\u00a0€ esperados\. Alta: 237\.000\u00a0€ esperados$/),
    });
    // Whoever would sell dearer elsewhere loses by closing.
    const dear = section(two({ fallback: 250_000 }), "ofertas");
    for (const { range80 } of block(dear, "intervals").rows) expect(range80!.low).toBeLessThan(range80!.high);
  });
  test("each but the best says what it would need", () =>
    expect(block(offers, "steps").items.map(({ when, text }) => plain(`${when}: ${text}`))).toEqual([
      "Alta: Igualaría a Segura si cerrara con un 67,2 %; le das un 60 %.",
    ]));
  test("one offer is the offer; none has no section", () => {
    expect(section(two({ offers: [SAFE] }), "ofertas").title).toBe("La oferta");
    expect(offers.title).toBe("La que más vale: Segura");
    expect(section(two({ offers: [] }), "ofertas")).toBeUndefined();
  });
});

group("what is left", () => {
  const net = section(two({ feeShare: 4.001, debt: 100_000, cancellationCost: 650.5 }), "neto");

  test("from the price to the net, to the cent: 240,000 − 9,602.40 − 650.50 − 100,000", () => {
    const { base, steps, total, unit } = block(net, "waterfall");
    expect(unit).toMatchObject({ decimals: 2 });
    expect(unit).not.toHaveProperty("isEstimate");
    expect(base.amount).toBe(240_000);
    expect(steps.map(({ label, amount }) => [label, Math.round(amount * 100) / 100])).toEqual([
      ["Honorarios", -9602.4],
      ["Cancelación de la hipoteca", -650.5],
      ["Hipoteca pendiente", -100_000],
    ]);
    // A line without a remark has none.
    expect(steps[0]).not.toHaveProperty("detail");
    const shown = block(section(described(), "neto"), "waterfall").steps.map(({ detail }) => detail);
    expect(shown).toContain("Escala del ahorro");
    expect(total.amount).toBeCloseTo(129_747.1, 6);
    expect(plain(net.title)).toBe("Quedan 129.747 €");
  });
  test("says of which offer, and what it lacks", () => {
    expect(net.lead).toBe("Si cierra la oferta de Segura");
    expect(section(two({ offers: [] }), "neto").lead).toBe("Si cierras en tu meta");
    expect(net.tag).toEqual({ text: "incompleto", tone: "warning" });
    expect(block(net, "notice").text).toMatch(/^No incluye el impuesto de la ganancia/);
    const whole = section(described(), "neto");
    expect(whole.tag).toBeUndefined();
    expect(block(whole, "notice")).toBeUndefined();
  });
  test("of a non-resident the buyer keeps 3 % back: 7,200 of 240,000", () => {
    const notices = section(described({ situation: "no-residente" }), "neto").blocks.filter(
      ({ kind }) => kind === "notice",
    );
    expect(notices).toMatchObject([
      { title: "Retención al no residente", text: expect.stringContaining("7.200\u00a0€") },
    ]);
  });
  test("of a home bought before 31-12-1994 it says by how much the gain is lowered, and that it is to be checked", () => {
    // The gain of 134,000, bought 15-1-1990 and sold 22-11-2026: 5,849 of 13,460 days, 55.55 % of them: 32,346.36.
    const old = described({
      ...TWO_OFFERS,
      place: "ES-VC",
      offers: [SAFE],
      feeShare: 0,
      landGainTax: 6000,
      purchasePrice: 100_000,
      purchaseCosts: 0,
      purchasedOn: "1990-01-15",
    });
    const notice = block(section(old, "neto"), "notice");
    expect(notice.title).toBe("Comprada antes del 31 de diciembre de 1994");
    expect(plain(notice.text)).toContain("baja 32.346 €: es la reducción de la disposición transitoria novena");
    expect(plain(JSON.stringify(section(old, "neto")))).toContain("IRPF de la ganancia (por comprobar)");
    expect(block(section(described({ purchasedOn: "1994-12-31" }), "neto"), "notice")).toBeUndefined();
  });
});

group("text, message, rows and sheets", () => {
  const { input, result } = outcome(TWO_OFFERS);

  test("the message: which offer, what each leaves, what to answer", () => {
    expect(plain(tool.messageOf(result, input)).split("\n")).toEqual([
      "Piso en Ruzafa.",
      "2.000 € más que Alta, la siguiente. Alta ofrece más, 248.000 €, pero vale menos contando riesgo y espera.",
      "Neto esperado:",
      "· Segura, 240.000 €: 239.000 €",
      "· Alta, 248.000 €: 237.000 €",
      "Contraoferta: 246.400 €. Responde a los 240.000 € de Segura con señal del 10 %, firma en 60 días y validez hasta el 27 de noviembre de 2026.",
      "Cálculo orientativo a 22 de noviembre de 2026.",
    ]);
  });
  test("with six long names the last offers are left out, and the answer stays", () => {
    const offers = Array.from({ length: 6 }, (_, i) => ({
      ...SAFE,
      name: `${"Nombre muy largo de familia ".repeat(2)}${i}`,
    }));
    const { input: typed, result: found } = outcome({ offers, homeName: "x".repeat(120) });
    const message = tool.messageOf(found, typed);
    expect(message.length).toBeLessThanOrEqual(700);
    expect(message).toContain("Contraoferta: ");
    expect(message).toContain("Cálculo orientativo");
    expect(message.match(/^· /gm)!.length).toBeLessThan(6);
    const labels = tool.rowsOf(found, typed).map(({ group: of, label }) => `${of} ${label}`);
    expect(new Set(labels).size).toBe(labels.length);
  });
  test("the text holds the ladder, what is left if none closes, and the script with its reasons", () => {
    const text = plain(tool.textOf(result, input));
    for (const part of [
      "NEGOCIACIÓN: PISO EN RUZAFA",
      "255.000 € · 246.400 € · 242.100 € · 240.000 €",
      "Si no cierra ninguna: 225.000 €, netos 225.000 €",
      "Después de la cifra: «¿Qué parte te encaja y cuál no?»",
      "Calla hasta que conteste",
    ])
      expect(text).toContain(part);
    const { input: alone, result: unnamed } = outcome({ ...TWO_OFFERS, homeName: "", offers: [] });
    expect(tool.textOf(unnamed, alone)).toMatch(/^NEGOCIACIÓN\n/);
    expect(tool.textOf(unnamed, alone)).not.toContain("Si no cierra ninguna");
  });
  test("rows: all that was typed but the secrets, and what came out", () => {
    expect(tool.rowsOf(result, input).map(({ group: of, label, value }) => plain(`${of}/${label}: ${value}`))).toEqual([
      "datos/Dónde está: Otro lugar",
      "datos/Precio de salida: 255.000 €",
      "datos/Meta: 240.000 €",
      "datos/Oferta de Segura: 240.000 €, hipoteca aprobada, 30 días, 95 %",
      "datos/Oferta de Alta: 248.000 €, hipoteca sin aprobar, 90 días, 60 %",
      "datos/Si falla: 225.000 €",
      "datos/Coste de esperar al mes: 600 €",
      "resultado/Precio de la respuesta: 246.400 €",
      "resultado/Respuesta: Contraoferta",
      "resultado/Neto esperado de Segura: 239.000 €, solidez 89",
      "resultado/Neto esperado de Alta: 237.000 €, solidez 28",
      "resultado/Escalera: 255.000 € · 246.400 € · 242.100 € · 240.000 €",
      "resultado/Neto de 240.000 €: 240.000 €",
      "resultado/Datos a: 22 de noviembre de 2026",
    ]);
  });
  test("where nothing but the price counts, no strength is written", () => {
    const weightless = { ...TWO_OFFERS, weightDeposit: 0, weightFinancing: 0, weightSpeed: 0 };
    const { input: typed, result: found } = outcome(weightless);
    const row = tool.rowsOf(found, typed).find(({ label }) => label === "Neto esperado de Segura");
    expect(plain(row!.value)).toBe("239.000 €");
  });
  test("sheets: offers, ladder and net in the order of the page, exact, each row as wide as its columns", () => {
    const tables = tool.tablesOf(result, input);
    expect(tables.map(({ name }) => name)).toEqual(["Ofertas", "Escalera", "Neto del vendedor"]);
    for (const table of tables) for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    const [offers, ladder, net] = tables;
    expect(offers!.columns).toEqual([
      "Oferta",
      "Precio (EUR)",
      "Sobre salida (%)",
      "Señal (EUR)",
      "Pago",
      "Días",
      "Cierre (%)",
      "Neto si cierra (EUR)",
      "Precio esperado (EUR)",
      "Solidez (0-100)",
      "Neto esperado (EUR)",
      "Cierre que igualaría (%)",
    ]);
    expect(offers!.rows[1]).toEqual([
      "Alta",
      248_000,
      97.2549,
      0,
      "Hipoteca sin aprobar",
      90,
      60,
      248_000,
      237_000,
      28.25,
      237_000,
      67.1739,
    ]);
    expect(ladder!.rows).toEqual([
      [1, 255_000, 0],
      [2, 246_400, 8600],
      [3, 242_100, 4300],
      [4, 240_000, 2100],
    ]);
    expect(net!.rows).toEqual([
      ["Precio", 240_000, null],
      ["Neto", 240_000, "sin honorarios, irpf"],
    ]);
  });
  test("the sheet of the net marks what is doubtful, and says by which method", () => {
    const { input: typed, result: found } = outcome();
    const rows = tool.tablesOf(found, typed).at(-1)!.rows;
    expect(Object.fromEntries(rows.map(([label, , note]) => [label, note]))).toEqual({
      Precio: null,
      "Honorarios con IVA": null,
      "Plusvalía municipal": "Método objetivo, por el valor del suelo",
      "IRPF de la ganancia": "Escala del ahorro",
      "Cancelación de la hipoteca": "por comprobar",
      "Hipoteca pendiente": null,
      Neto: null,
    });
  });
});

test("on the page: answer, offers, net and script side by side, and last what only who sells sees", () => {
  const sections = sectionsOn("page", described().sections);
  expect(sections.map(({ id, width }) => [id, width])).toEqual([
    ["negociador-ofertas", undefined],
    ["negociador-neto", "half"],
    ["negociador-guion", "half"],
    ["negociador-privado", undefined],
  ]);
  expect(block(sections[2]!, "steps").copyLabel).toBe("Copiar guion");
});

test("beside the form: the answer, the ladder, and what each offer is expected to leave", () => {
  const { title, figures, drawing } = two().aside!;
  expect(plain(title)).toBe("Contraoferta: 246.400 €");
  expect(drawing).toMatchObject({ name: "ladder" });
  expect(figures.map(({ label, value }) => plain(`${label} ${valueText(value)}`))).toEqual([
    "Segura 239.000 €",
    "Alta 237.000 €",
  ]);
});

test.each([{}, { offers: [{}] }, { place: "CO", currency: "COP" }, { counterPrice: 240_000 }])(
  "texts: %o",
  (changes) => {
    const { input, result } = outcome(changes);
    const message = tool.messageOf(result, input);
    expect(message.length).toBeGreaterThan(60);
    expect(message.length).toBeLessThanOrEqual(700);
    expect(`${message} ${tool.textOf(result, input)}`).not.toMatch(/NaN|undefined|null|Infinity/);
  },
);
