import { expect, describe as group, test } from "vitest";
import { type Block, type Description, type Section, sectionsOn } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { describe } from "./describe.ts";
import { CASES, CLOSED, NO_BAND, only, outcome, plain } from "./renovations.test-data.ts";
import { renovation as tool } from "./tool.ts";

const described = (changes: Record<string, unknown> = {}): Description => describe(outcome(changes).result);
const section = ({ sections }: Description, id: string): Section => sections.find((one) => one.id === `mejoras-${id}`)!;
const block = <K extends Block["kind"]>({ blocks }: Section, kind: K) =>
  blocks.find((one): one is Extract<Block, { kind: K }> => one.kind === kind)!;
const rowsOf = (changes: Record<string, unknown>) => {
  const { input, result } = outcome(changes);
  return tool.rowsOf(result, input).map(({ group: of, label, value }) => plain(`${of}/${label}: ${value}`));
};

group("two closed prices: 9,000 that add 12,160", () => {
  const description = described(CLOSED);

  test("the figure is an estimate, and stays exact behind what is written", () => {
    const { label, value, notes, details, figures } = description.headline!;
    expect(label).toBe("Ganancia esperada");
    expect(plain(valueText(value))).toBe("+3.160 €");
    expect(value).toMatchObject({ amount: expect.closeTo(3160, 6), unit: { isEstimate: true } });
    expect(notes.map(plain)).toEqual([
      expect.stringMatching(/^(Suelo nuevo y cocina nueva|Cocina nueva y suelo nuevo)\.$/),
      "Cuesta 9.000 € con IVA y suma unos 12.200 €. Se recupera si el precio sube al menos un 4,5 %.",
      "Aun si todo sale mal a la vez, quedan +2.080 €; si sale bien, +3.160 €. Antes del IRPF de quien vende: escribe su tipo para contarlo.",
    ]);
    expect(details.map(plain)).toEqual(["De 2.080 € a 3.160 €"]);
    const shown = figures.filter(({ on }) => on === undefined);
    expect(shown.map((figure) => plain(`${figure.label}: ${valueText(figure.value)}; ${figure.note}`))).toEqual([
      "Cuesta: 9.000 €; 9.000 € a 10.100 €",
      "Suma: 12.200 €; 12.200 €",
      "Retorno: 35,1 %; Equilibrio: 4,5 % de subida",
      // 0.3 + 0.15 of three months
      "Plazo: 1,5 meses; Una obra tras otra",
    ]);
  });

  test("before and after are drawn on one scale, each as an estimate", () => {
    expect(description.headline!.drawing).toMatchObject({
      kind: "intervals",
      caption: "El valor, antes y después. La banda es solo la de la subida: el valor de hoy no trae rango.",
      unit: { isEstimate: true, isShort: true },
      rows: [
        { label: "Hoy", value: 200_000 },
        { label: "Con la obra", value: expect.closeTo(212_160, 6) },
      ],
    });
    const { drawing } = described({ ...CLOSED, valueLow: 190_000, valueHigh: 220_000 }).headline!;
    expect(drawing).toMatchObject({
      caption: expect.stringContaining("La banda suma el rango del valor y el de la subida."),
      summary: expect.stringMatching(
        /^De 200\.000\u00a0€ a 212\.000\u00a0€, entre 202\.000\u00a0€ y 233\.000\u00a0€\.$/,
      ),
      rows: [{ range80: { low: 190_000, high: 220_000 } }, { range80: { low: expect.closeTo(201_552, 6) } }],
    });
  });

  test("the steps of the rise add up to what is shown: 200,000 + 8,000 + 4,000 = 212,000", () => {
    const { lead, blocks } = section(description, "subida");
    expect(plain(lead!)).toBe("Un 6,1 % más");
    expect(blocks).toMatchObject([
      {
        kind: "waterfall",
        base: { amount: 200_000 },
        steps: [
          { label: "Cocina nueva", amount: 8000 },
          { label: "Suelo nuevo", amount: 4000 },
        ],
        total: { amount: 212_000 },
      },
    ]);
  });

  test("a value that was typed to the euro says that it is rounded there", () => {
    const { blocks } = section(described({ ...CLOSED, value: 200_400 }), "subida");
    expect(plain(block({ blocks } as Section, "prose").text)).toBe(
      "Todo redondeado a 1.000 €: la subida es una estimación.",
    );
    // 200,400 · 1.0608 = 212,584
    expect(blocks[0]).toMatchObject({ base: { amount: 200_000 }, total: { amount: 213_000 } });
  });

  test("its parts are exact, and nothing warns of published prices", () => {
    const costs = section(description, "coste");
    expect(plain(costs.title)).toBe("Cuesta 9.000 €");
    expect(costs.blocks).toHaveLength(1);
    expect(block(costs, "figures").items.map(({ label, value }) => plain(`${label}: ${valueText(value)}`))).toEqual([
      "Presupuesto cerrado: 9.000 €",
      "Total: 9.000 €",
    ]);
  });

  test("rows: what was typed is exact, what comes out is not", () => {
    expect(rowsOf(CLOSED)).toEqual([
      "datos/Vivienda: Piso de 80 m²",
      "datos/Dónde está: Comunitat Valenciana",
      "datos/Estado: A reformar",
      "datos/Valor de hoy: 200.000 €",
      "datos/Presupuesto: 20.000 €",
      "datos/Se decide con: La cifra central",
      "resultado/Ganancia: +3.160 €",
      "resultado/Cuesta: 9.000 €",
      "resultado/Suma: 12.200 €",
      "resultado/Retorno: 35,1 %",
      "resultado/Plazo: 1,5 meses",
      expect.stringMatching(/^resultado\/Lo que compensa: (Suelo|Cocina)/),
      "resultado/Ganancia, de peor a mejor: 2.080 € a 3.160 €",
      "resultado/Valor después: 212.000 €",
      "resultado/Valor después, de peor a mejor: 212.000 €",
      "resultado/Sola: Cocina nueva: 6.000 €, +2.000 €",
      "resultado/Sola: Suelo nuevo: 3.000 €, +1.000 €",
      "resultado/Datos a: 22 de noviembre de 2026",
    ]);
  });

  test("sheets stay exact: nothing is rounded for reading", () => {
    const { input, result } = outcome(CLOSED);
    const [works, parts, curve] = tool.tablesOf(result, input);
    const columns = works!.columns.map((title, i) => [title, works!.rows[0]![i]]);
    expect(Object.fromEntries(columns)).toMatchObject({
      Obra: "Cocina nueva",
      Medida: "1 cocina",
      Elección: "elegida",
      "Coste (EUR)": 6000,
      "Coste, mínimo (EUR)": 6000,
      "Coste, máximo (EUR)": 6720,
      "Subida (EUR)": 8000,
      "Ganancia (EUR)": 2000,
      "Ganancia, mínimo (EUR)": 1280,
      "Ganancia, máximo (EUR)": 2000,
      "Retorno (%)": 33.3333,
      "Equilibrio (%)": 3,
      "Compensa desde un valor de (EUR)": 150_000,
      Meses: 0.9,
      Confianza: "Alta",
      "Por qué": "Coste puesto por ti; subida puesta por ti",
    });
    expect(parts!.rows[0]).toEqual(["Cocina nueva", "Presupuesto cerrado", 6000]);
    expect(curve!.rows[0]).toEqual([0, 0, 0, 0]);
    expect(curve!.rows.at(-1)!.slice(1)).toEqual([9000, 3160, 2]);
  });
});

group("prices of the table", () => {
  test("are estimates: three digits each, and the parts add up to the total that is shown", () => {
    const costs = section(described(), "coste");
    const { items } = block(costs, "figures");
    const amounts = items.map(({ value }) => (value as { amount: number }).amount);
    const total = Math.round(amounts.at(-1)! / 100) * 100;
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total);
    for (const amount of amounts.slice(0, -1)) expect(amount % 100).toBe(0);
    expect(plain(costs.title)).toBe(`Cuesta ${plain(valueText(items.at(-1)!.value))}`);
    expect(items.at(-1)).toMatchObject({ isTotal: true, value: { unit: { isEstimate: true } } });
    expect(block(costs, "prose").text).toContain("cuenta con un 20 % arriba o abajo");
  });
  test("steps of the rise add up to the value that is shown", () => {
    for (const changes of [{}, { value: 423_456, ...NO_BAND }, { value: 250_500, ...NO_BAND }]) {
      const { base, steps, total } = block(section(described(changes), "subida"), "waterfall");
      const sum = base.amount + steps.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(total.amount);
      expect(total.amount).toBe(Number(total.amount.toPrecision(3)));
    }
  });
  test("a rise that rounds away draws no steps", () => {
    // 0.02 % of 1,000,000 is 200, which a value of three digits does not show.
    const works = only({ pintura: { cost: 100, uplift: 0.02 } });
    const small = described({ ...CLOSED, works, value: 1_000_000 });
    expect(small.headline!.label).toBe("Ganancia esperada");
    expect(section(small, "subida")).toBeUndefined();
    expect(section(small, "coste")).toBeDefined();
  });
});

group("each work alone", () => {
  const table = (changes: Record<string, unknown> = {}) => {
    const { rows } = block(section(described(changes), "obras"), "table");
    return rows.map((cells) =>
      cells.map((cell) => {
        const { value, detail, tag } = typeof cell === "object" && "value" in cell ? cell : { value: cell };
        return plain([valueText(value), detail && valueText(detail), tag?.text].filter(Boolean).join(" | "));
      }),
    );
  };
  test("doing nothing stands before the first that leaves nothing", () => {
    const works = only({ cocina: { cost: 6000, uplift: 4 }, suelo: { cost: 3000, uplift: 1 } });
    expect(table({ ...CLOSED, works })).toEqual([
      [
        "Cocina nueva | 1 cocina | elegida",
        "6.000 € | 6.000 € a 6.720 €",
        "8.000 €",
        "+2.000 € | 1.280 € a 2.000 €",
        "33,3 % | equilibrio 3 %",
        "Alta",
      ],
      ["No hacer nada | Siempre es una opción", "0 €", "0 €", "0 €", "–", "Alta"],
      [
        "Suelo nuevo | 68 m² de suelo | no compensa",
        "3.000 € | 3.000 € a 3.360 €",
        "2.000 €",
        "−1.000 € | −1.360 € a −1.000 €",
        "−33,3 % | equilibrio 1,5 %",
        "Alta",
      ],
    ]);
  });
  test("and last where all leave something, alone where there are none", () => {
    expect(table(CLOSED).map(([first]) => first!.split(" |")[0])).toEqual([
      "Cocina nueva",
      "Suelo nuevo",
      "No hacer nada",
    ]);
    expect(table({ ...CLOSED, works: only({}) })).toHaveLength(1);
  });
  test("a work without a measure says why it is as sure as it is", () => {
    const own = { ...CLOSED, works: only({}), others: [{ name: "Terraza", cost: 900, uplift: 1 }] };
    expect(table(own)[0]![0]).toBe("Terraza | Coste y subida los has puesto tú | elegida");
  });
  test("works that are not proposed are a list on the page and a sentence on paper and in the text", () => {
    const works = section(described(), "obras");
    expect(block(works, "steps")).toMatchObject({
      on: ["page"],
      items: [{ when: "Sin proponer: 5", text: expect.stringContaining("\nPoner ascensor: ya tiene ascensor.\n") }],
    });
    expect(block(works, "prose").text).toMatch(/^Sin proponer\. .*; Poner ascensor: ya tiene ascensor; /);
    expect(block(section(described(CLOSED), "obras"), "steps")).toBeUndefined();
  });
});

group("doing nothing", () => {
  const idle = described({ budget: 0 });
  test("says so in place of a figure, and draws today's value alone", () => {
    const { label, value, notes, figures, details } = idle.headline!;
    expect([label, value]).toEqual(["Lo que más compensa", "No hacer nada"]);
    expect(notes).toHaveLength(1);
    expect(details).toEqual([]);
    for (const { on } of figures) expect(on).toEqual(["rows"]);
    expect(idle.headline!.drawing).toMatchObject({ rows: [{ label: "Hoy", value: 420_000 }] });
    expect(idle.document.title).toBe("Vender como está");
    expect(idle.aside!.title).toBe("No hacer nada");
    expect(idle.summary).toBe("Lo mejor es no hacer nada");
  });
  test("has neither rise nor cost nor an order for builders; what more money would buy stays", () => {
    expect(idle.sections.map(({ id }) => id)).toEqual(["mejoras-obras", "mejoras-curva", "mejoras-prueba"]);
    expect(plain(section(idle, "curva").lead!)).toMatch(/^Con .* la ganancia llegaría a /);
    expect(rowsOf({ budget: 0 })).toContain("resultado/Ganancia: No hacer nada");
    expect(rowsOf({ budget: 0 })).toContain("resultado/Cuesta: 0 €");
  });
  test("where no budget leaves anything, no curve is drawn, and the text says it", () => {
    const none = described({ ...CLOSED, works: only({}) });
    expect(section(none, "curva").blocks).toEqual([]);
    expect(sectionsOn("page", none.sections).map(({ id }) => id)).not.toContain("mejoras-curva");
    const { input, result } = outcome({ ...CLOSED, works: only({}) });
    expect(tool.textOf(result, input)).toContain("Ningún presupuesto deja ganancia con estas cifras.");
  });
});

group("what more money changes", () => {
  test("a line on the page, a stair on paper", () => {
    const curve = section(described(CLOSED), "curva");
    expect(block(curve, "lines")).toMatchObject({
      on: ["page"],
      subtitle: "Ganancia del mejor conjunto",
      isFromZero: true,
    });
    expect(block(curve, "drawing")).toMatchObject({ on: ["pdf"], name: "budget-curve" });
    expect(block(section(described({ ...CLOSED, criterion: "prudente" }), "curva"), "lines").subtitle).toBe(
      "Ganancia del mejor conjunto, caso prudente",
    );
  });
});

test("beside the form: the figure with its cost, and at most five works, the chosen ones ticked", () => {
  const { aside } = described();
  expect(plain(aside!.title)).toMatch(/^\+[\d.]+ € con [\d.]+ €$/);
  expect(aside!.figures).toHaveLength(5);
  expect(aside!.figures[0]!.label).toMatch(/^✓ /);
  expect(described(CLOSED).aside!.figures.map(({ label, value }) => plain(`${label} ${valueText(value)}`))).toEqual([
    "✓ Cocina nueva +2.000 €",
    "✓ Suelo nuevo +1.000 €",
  ]);
});

test("a missing label is told where the figure is; that it is used where it was measured", () => {
  const unlabelled = described({ ...CLOSED, home: { ...CLOSED.home, energyRating: undefined } });
  expect(unlabelled.headline!.notices).toMatchObject([
    { text: expect.stringMatching(/^Sin la letra del certificado/) },
  ]);
  expect(described(CLOSED).headline!.notices).toEqual([]);
  const evidence = (condition: string) =>
    block(section(described({ ...CLOSED, home: { ...CLOSED.home, condition } }), "prueba"), "prose").text;
  expect(evidence("a_reformar")).toMatch(/^Medido: frente .* Es lo que usamos\.$/);
  expect(evidence("bueno")).not.toContain("Es lo que usamos");
});

group("the message to the owner", () => {
  test("the most important first, and what is left", () => {
    const { input, result } = outcome(CLOSED);
    expect(plain(tool.messageOf(result, input)).split("\n")).toEqual([
      "Piso de 80 m².",
      expect.stringMatching(/^Lo que más compensa antes de vender: (Suelo|Cocina)/),
      "Cuesta 9.000 € con IVA y suma unos 12.200 €. Se recupera si el precio sube al menos un 4,5 %.",
      "De 200.000 € a unos 212.000 €: quedan +3.160 €.",
      "Aun si todo sale mal a la vez, quedan +2.080 €; si sale bien, +3.160 €.",
      "Orientativo, a 22 de noviembre de 2026: pide presupuestos.",
    ]);
  });
  test("where many long names leave no room, the names go and the money stays", () => {
    const others = Array.from({ length: 4 }, (_, i) => ({
      name: `${"Obra larga ".repeat(5)}${i}`,
      cost: 900,
      uplift: 1,
    }));
    const { input, result } = outcome({
      others,
      budget: 900_000,
      home: { ...(tool.example.home as object), address: "x".repeat(118) },
    });
    const message = tool.messageOf(result, input);
    expect(message.length).toBeLessThanOrEqual(700);
    expect(message).not.toContain("Lo que más compensa");
    expect(message).toContain("pide presupuestos.");
  });
});

test("the order for builders can be copied on the page, and stands in a box on paper", () => {
  const order = section(described(CLOSED), "encargo");
  expect(order).toMatchObject({ title: "Pide presupuesto", lead: "El mismo encargo a tres empresas", width: "half" });
  expect(block(order, "steps")).toMatchObject({ copyLabel: "Copiar encargo", on: ["page", "text"] });
  expect(block(order, "steps").items).toHaveLength(4);
  expect(block(order, "notice")).toMatchObject({ on: ["pdf"], text: expect.stringMatching(/^Encargo para pedir/) });
});

test("press claims are linked on the page, and written out on paper and in the text", () => {
  const evidence = section(described(), "prueba");
  expect(block(evidence, "drawing")).toMatchObject({ name: "claims", on: ["page"] });
  const { input, result } = outcome();
  expect(tool.textOf(result, input)).toContain("«Ascensor: +18,7 % de media» (pisos.com).");
});

test.each(CASES)("texts, rows and tables of %o", (changes) => {
  const { input, result } = outcome(changes);
  const message = tool.messageOf(result, input);
  expect(message.length).toBeGreaterThan(60);
  expect(message.length).toBeLessThanOrEqual(700);
  const rows = tool.rowsOf(result, input);
  for (const text of [message, tool.textOf(result, input), ...rows.map(({ value }) => value)])
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(new Set(rows.map(({ group: of, label }) => of + label)).size).toBe(rows.length);
  const tables = tool.tablesOf(result, input);
  const hasWorks = result.works.length > 0;
  expect(tables.map(({ name }) => name)).toEqual([
    ...(hasWorks ? ["Obras", "Coste por partes"] : []),
    ...(result.unlimited.ids.length > 0 ? ["Presupuesto y ganancia"] : []),
  ]);
  for (const table of tables) for (const one of table.rows) expect(one).toHaveLength(table.columns.length);
});
