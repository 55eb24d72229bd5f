import { describe, expect, test } from "vitest";
import {
  type Block,
  type Description,
  isBlockOn,
  isOn,
  paragraph,
  type Section,
  type Surface,
  sectionsOn,
} from "./description.ts";
import { descriptionJson } from "./description-json.ts";
import { rowsOfDescription } from "./description-rows.ts";
import { sheetsOfDescription } from "./description-sheets.ts";
import { messageOfDescription, textOfDescription } from "./description-text.ts";
import { roundedWaterfall } from "./rounded-waterfall.ts";
import { count, moneyOf, share, span } from "./value.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const money = moneyOf("EUR");
const unit = money(0).unit;

/** A result with a block of every kind. */
const RESULT: Description = {
  date: "2026-11-21",
  summary: "Vale 342.000 €",
  document: {
    kind: "Informe",
    title: "Piso en Ruzafa",
    detail: "Valencia, 21 de noviembre de 2026",
    note: "Orientativo",
    facts: [],
    annex: [
      {
        id: "anexo",
        title: "Mes a mes",
        blocks: [
          { kind: "table", name: "Meses", columns: [{ title: "Mes" }], rows: [[count(1)], [count(2)]], on: ["sheet"] },
        ],
      },
    ],
  },
  headline: {
    name: "Precio",
    label: "Precio · limita el ahorro",
    value: money(342_000),
    notes: ["Seis comparables."],
    details: ["No se copia"],
    figures: [
      { label: "Rango", value: span(320_000, 360_000, unit) },
      { label: "Error", value: share(0.068), tag: { text: "medido" } },
      { label: "Solo en la página", value: "x", on: ["page"] },
    ],
    notices: [{ kind: "notice", tone: "warning", text: "Son pocos comparables." }],
  },
  sections: [
    {
      id: "partes",
      title: "Las partes",
      lead: "Lo que suma y lo que resta.",
      blocks: [
        {
          kind: "waterfall",
          caption: "Partes",
          unit,
          base: { label: "Media", amount: 330_000 },
          steps: [
            { label: "Ascensor", amount: 15_000 },
            { label: "Planta", amount: -3_000 },
          ],
          total: { label: "Estimación", amount: 342_000 },
        },
        { kind: "bars", caption: "No se copia", valueName: "x", unit, rows: [] },
        { kind: "figures", items: [{ label: "Superficie", value: "90 m²" }] },
      ],
    },
    {
      id: "anos",
      title: "Año a año",
      blocks: [
        {
          kind: "table",
          name: "Previsión",
          columns: [
            { title: "En" },
            { title: "Central" },
            { title: "Nota", on: ["page", "text"] },
            { title: "Pruebas", on: ["sheet"] },
          ],
          rows: [
            ["1 año", money(350_000), "", count(12)],
            [
              "2 años",
              { value: money(358_000), detail: share(0.023), tag: { text: "elegido" } },
              { value: "", tag: { text: "dudoso" } },
              count(9),
            ],
          ],
          total: ["Suma", money(708_000), "", ""],
        },
        { kind: "table", name: "Vacía", columns: [{ title: "a" }], rows: [], empty: "Sin ventas cerca." },
        { kind: "table", name: "Vacía sin texto", columns: [{ title: "a" }], rows: [] },
      ],
    },
    {
      id: "pasos",
      title: "Qué hacer",
      blocks: [
        {
          kind: "steps",
          items: [
            { when: "Hoy", text: "Llama.", why: "Ha escrito dos veces." },
            { when: "Mañana", text: "Escribe." },
          ],
        },
        { kind: "notice", tone: "info", title: "Ojo", text: "La tasación manda." },
        { kind: "prose", text: "Y ya está." },
      ],
    },
    { id: "dibujo", title: "Solo un dibujo", blocks: [{ kind: "drawing", name: "mapa" }] },
    { id: "lema", title: "Solo un lema", lead: "Se lee en el texto.", blocks: [{ kind: "drawing", name: "mapa" }] },
    { id: "papel", title: "Solo en papel", blocks: [{ kind: "prose", text: "No se copia" }], on: ["pdf"] },
  ],
  footnotes: ["Cálculo orientativo.", ""],
  message: ["Vale 342.000 €.", "", "De 320.000 a 360.000 €."],
};

describe("as plain text", () => {
  test("all of it, with its sources", () => {
    const sources = [
      { label: "Comparables", title: "6 ofertas.", date: "2026-11-01" },
      { label: "ITP", title: "Ley 13/1997", date: "2026-08-07", tag: "por comprobar" },
    ];
    expect(plain(textOfDescription(RESULT, sources))).toBe(
      [
        "PISO EN RUZAFA",
        "Valencia, 21 de noviembre de 2026",
        "Precio · limita el ahorro: 342.000 €",
        "Seis comparables.",
        "Rango: 320.000 € a 360.000 €",
        "Error: 6,8 % (medido)",
        "Son pocos comparables.",
        "",
        "LAS PARTES",
        "Lo que suma y lo que resta.",
        "Media: 330.000 €",
        "Ascensor: 15.000 €",
        "Planta: −3.000 €",
        "Estimación: 342.000 €",
        "Superficie: 90 m²",
        "",
        "AÑO A AÑO",
        "1 año · Central: 350.000 €",
        "2 años · Central: 358.000 €, 2,3 % (elegido) · Nota: (dudoso)",
        "Suma · Central: 708.000 €",
        "Sin ventas cerca.",
        "",
        "QUÉ HACER",
        "Hoy: Llama.",
        "Ha escrito dos veces.",
        "Mañana: Escribe.",
        "Ojo. La tasación manda.",
        "Y ya está.",
        "",
        "SOLO UN LEMA",
        "Se lee en el texto.",
        "",
        "Cálculo orientativo.",
        "",
        "FUENTES",
        "Comparables: 6 ofertas (1 de noviembre de 2026)",
        "ITP: Ley 13/1997 (7 de agosto de 2026, por comprobar)",
      ].join("\n"),
    );
  });

  test("without a headline, footnotes and sources, the sections alone", () => {
    const bare: Description = {
      date: "2026-11-21",
      summary: "Falta",
      document: { kind: "Informe", title: "Piso", note: "", facts: [] },
      sections: [{ id: "falta", title: "Falta", blocks: [{ kind: "prose", text: "Escribe el índice." }] }],
      footnotes: [],
      message: [],
    };
    expect(textOfDescription(bare)).toBe("PISO\n\nFALTA\nEscribe el índice.");
    expect(textOfDescription(bare, [{ label: "a", title: "b", date: "2026-01-02" }])).toBe(
      "PISO\n\nFALTA\nEscribe el índice.\n\nFUENTES\na: b (2 de enero de 2026)",
    );
  });
});

describe("as a message", () => {
  const message = (...lines: string[]) => messageOfDescription({ ...RESULT, message: lines });

  test("its lines, the empty ones left out", () => {
    expect(messageOfDescription(RESULT)).toBe("Vale 342.000 €.\nDe 320.000 a 360.000 €.");
    expect(message()).toBe("");
  });

  test("as many as fit into 700 signs, line breaks counted", () => {
    const first = "a".repeat(400);
    expect(message(first, "b".repeat(299))).toHaveLength(700);
    expect(message(first, "b".repeat(300))).toBe(first);
    expect(message(first, "b".repeat(350))).toBe(first);
    expect(message(first, "b".repeat(149), "c".repeat(149))).toHaveLength(700);
    // The lines after one that does not fit are left out too: they may refer to it.
    expect(message(first, "b".repeat(500), "c")).toBe(first);
  });

  test("a first line that is too long is cut", () => expect(message("a".repeat(900), "b")).toBe("a".repeat(700)));
});

describe("as rows to lay beside another result", () => {
  test("the typed values, the headline, its figures and those of the sections, each label once", () => {
    const twice: Section = {
      id: "otra",
      title: "Otra",
      blocks: [
        {
          kind: "figures",
          items: [
            { label: "Superficie", value: "91 m²" },
            { label: "Planta", value: count(3) },
            { label: "Solo en la página", value: "y", on: ["page"] },
          ],
        },
      ],
    };
    const rows = rowsOfDescription([["Precio pedido", "350.000 €"]], {
      ...RESULT,
      sections: [...RESULT.sections, twice],
    });
    expect(rows.map(({ group, label, value }) => [group, label, plain(value)])).toEqual([
      ["datos", "Precio pedido", "350.000 €"],
      ["resultado", "Precio", "342.000 €"],
      ["resultado", "Rango", "320.000 € a 360.000 €"],
      ["resultado", "Error", "6,8 %"],
      ["resultado", "Superficie", "90 m²"],
      ["resultado", "Planta", "3"],
      ["resultado", "Datos a", "21 de noviembre de 2026"],
    ]);
  });

  test("without any figure, the summary", () => {
    const { headline: _headline, ...rest } = RESULT;
    expect(rowsOfDescription([], { ...rest, sections: [] }).map(({ label, value }) => [label, value])).toEqual([
      ["Resultado", "Vale 342.000 €"],
      ["Datos a", "21 de noviembre de 2026"],
    ]);
  });
});

test("as spreadsheets: exact amounts, heads with their units, the total as a row, the annex last, none without rows", () => {
  expect(sheetsOfDescription(RESULT)).toEqual([
    {
      name: "Previsión",
      columns: ["En", "Central (EUR)", "Pruebas"],
      rows: [
        ["1 año", 350_000, 12],
        ["2 años", 358_000, 9],
        ["Suma", 708_000, null],
      ],
    },
    { name: "Meses", columns: ["Mes"], rows: [[1], [2]] },
  ]);
  const short: Description = {
    ...RESULT,
    document: { kind: "", title: "", note: "", facts: [] },
    sections: [
      {
        id: "a",
        title: "",
        blocks: [
          { kind: "table", name: "Corta", columns: [{ title: "a" }, { title: "b" }], rows: [["x"]] },
          { kind: "figures", items: [{ label: "no", value: "no" }], on: ["sheet"] },
        ],
      },
    ],
  };
  // A cell that is not there is empty.
  expect(sheetsOfDescription(short)).toEqual([{ name: "Corta", columns: ["a", "b"], rows: [["x", null]] }]);
});

describe("the surfaces that show a block", () => {
  const surfaces: Surface[] = ["page", "pdf", "text", "rows", "sheet"];
  const shownOn = (block: Block) => surfaces.filter((surface) => isBlockOn(surface, block));

  test.each<[Block, Surface[]]>([
    [{ kind: "prose", text: "" }, ["page", "pdf", "text"]],
    [{ kind: "notice", tone: "info", text: "" }, ["page", "pdf", "text"]],
    [{ kind: "figures", items: [] }, ["page", "pdf", "text", "rows"]],
    [{ kind: "table", name: "", columns: [], rows: [] }, ["page", "pdf", "text", "sheet"]],
    [{ kind: "steps", items: [] }, ["page", "pdf", "text"]],
    [{ kind: "bars", caption: "", valueName: "", unit, rows: [] }, ["page", "pdf"]],
    [{ kind: "drawing", name: "" }, ["page", "pdf"]],
    [{ kind: "drawing", name: "", on: ["text"] }, ["text"]],
    [{ kind: "prose", text: "", on: [] }, []],
  ])("%j: %j", (block, on) => expect(shownOn(block)).toEqual(on));

  test("figures, columns and sections are everywhere unless they name some", () => {
    expect(surfaces.every((surface) => isOn(surface, {}))).toBe(true);
    expect(surfaces.filter((surface) => isOn(surface, { on: ["pdf", "sheet"] }))).toEqual(["pdf", "sheet"]);
  });

  test("sections without a block are left out; in plain text a lead is enough", () => {
    const ids = (surface: Surface) => sectionsOn(surface, RESULT.sections).map(({ id }) => id);
    expect(ids("page")).toEqual(["partes", "anos", "pasos", "dibujo", "lema"]);
    expect(ids("pdf")).toEqual(["partes", "anos", "pasos", "dibujo", "lema", "papel"]);
    expect(ids("text")).toEqual(["partes", "anos", "pasos", "lema"]);
    expect(ids("rows")).toEqual(["partes"]);
    expect(ids("sheet")).toEqual(["anos"]);
    const [parts] = sectionsOn("text", RESULT.sections);
    expect(parts!.blocks.map(({ kind }) => kind)).toEqual(["waterfall", "figures"]);
  });

  test("a paragraph where there is text", () => {
    expect(paragraph("Hola", { tone: "muted" })).toEqual([{ kind: "prose", text: "Hola", tone: "muted" }]);
    expect([paragraph(""), paragraph(null), paragraph(undefined)]).toEqual([[], [], []]);
  });
});

describe("as JSON", () => {
  test("absent values are left out, also of lists; null stays", () => {
    const odd = {
      ...RESULT,
      headline: undefined,
      message: ["a", undefined, null],
      extra: { none: undefined, no: null },
    };
    expect(descriptionJson(odd as never)).toMatchObject({ message: ["a", null], extra: { no: null } });
    expect(descriptionJson(odd as never)).not.toHaveProperty("headline");
    expect(JSON.stringify(descriptionJson(odd as never))).not.toContain("none");
  });

  test("an amount is what has an amount and a unit; a step of a chart keeps its bare number", () => {
    const { sections, headline } = descriptionJson(RESULT) as never as Description;
    expect(sections[0]!.blocks[0]).toMatchObject({ base: { label: "Media", amount: 330_000 } });
    expect((sections[0]!.blocks[0] as { base: object }).base).not.toHaveProperty("text");
    expect(sections[0]!.blocks[0]).not.toHaveProperty("text");
    expect(headline!.value).toMatchObject({ amount: 342_000, text: "342.000\u00a0€" });
  });
});

describe("a waterfall with the digits that it deserves", () => {
  const step = (label: string, amount: number) => ({ label, amount });

  test("the missing part goes to «Otros detalles», which others leave alone: 401 + 6 − 3 − 2 = 402", () => {
    // 400.600 + 5.500 − 3.400 − 1.800 − 0 = 400.900: rounded 401 + 6 − 3 − 2 = 402, one too many.
    expect(
      roundedWaterfall({
        base: step("Media", 400_600),
        steps: [step("Terraza", 5_500), step("Otros detalles", -3_400), step("Planta", -1_800)],
        total: step("Estimación", 400_900),
      }),
    ).toEqual({
      base: step("Media", 401_000),
      steps: [step("Terraza", 6_000), step("Otros detalles", -4_000), step("Planta", -2_000)],
      total: step("Estimación", 401_000),
    });
  });

  test("a total of four digits is rounded to tens, and words stay with their bars", () => {
    expect(
      roundedWaterfall({
        base: { label: "Media", detail: "de 6", amount: 1_204 },
        steps: [{ label: "Ascensor", detail: "sí", amount: 46 }],
        total: step("Alquiler", 1_250),
      }),
    ).toEqual({
      base: { label: "Media", detail: "de 6", amount: 1_200 },
      steps: [{ label: "Ascensor", detail: "sí", amount: 50 }],
      total: step("Alquiler", 1_250),
    });
  });
});
