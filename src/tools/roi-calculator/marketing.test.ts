import { describe, expect, test } from "vitest";
import type { Figure } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { advertised, CHANNELS, followed, plain } from "./outcomes.test-data.ts";
import { roiCalculator as tool } from "./tool.ts";

const { input } = followed({ mode: "marketing", channels: CHANNELS });
const all = advertised(CHANNELS);
const described = (result = all) => tool.describe(result, input);
const written = (figures: readonly Figure[] = []) =>
  figures.map(({ label, value }) => plain(`${label}: ${valueText(value)}`));

const WHAT =
  "Por cada euro gastado recuperas el euro y 3,1 más. Cada contacto cuesta 26,67 €. El que más rinde es Portal: 525 %.";

test("the text: 525 % is (7.500 − 1.200) / 1.200, −25 % is (600 − 800) / 800, 310 % is (8.200 − 2.000) / 2.000", () => {
  expect(plain(tool.textOf(all, input))).toBe(
    [
      "QUÉ CANAL SE PAGA",
      "21 de noviembre de 2026",
      "ROI de todos los canales: 310 %",
      WHAT,
      "",
      "CANAL A CANAL",
      "CPL: gasto por contacto. CAC: gasto por cierre. ROI: margen menos gasto, entre el gasto.",
      "Portal · Gasto: 1.200 € · Contactos: 60 · Cierres: 3 · Margen: 7.500 € · CPL: 20,00 € · CAC: 400,00 € · ROI: 525 %",
      "Buzoneo · Gasto: 800 € · Contactos: 10 · Cierres: 1 · Margen: 600 € · CPL: 80,00 € · CAC: 800,00 € · ROI: −25 %",
      "Portal · Gasto: 0 € · Contactos: 5 · Cierres: 0 · Margen: 100 € · CPL: 0,00 € · CAC: – · ROI: –",
      "Total · Gasto: 2.000 € · Contactos: 75 · Cierres: 4 · Margen: 8.200 € · CPL: 26,67 € · CAC: 500,00 € · ROI: 310 %",
      "",
      "Con las cifras que has escrito. Un canal sin gasto no tiene ROI.",
    ].join("\n"),
  );
  expect(plain(tool.messageOf(all, input))).toBe(WHAT);
});

test("in lists the second of a name has its number", () => {
  expect(tool.rowsOf(all, input).map(({ label, value }) => plain(`${label}: ${value}`))).toEqual([
    "Portal: 1.200 €, 60 contactos, margen 7.500 €",
    "Buzoneo: 800 €, 10 contactos, margen 600 €",
    "Portal (2): 0 €, 5 contactos, margen 100 €",
    "ROI total: 310 %",
    "ROI de Portal: 525 %",
    "ROI de Buzoneo: −25 %",
    "ROI de Portal (2): –",
    "Coste por contacto: 26,67 €",
    "Coste por cierre: 500,00 €",
    "Datos a: 21 de noviembre de 2026",
  ]);
});

test("the spreadsheet: 3 of 60 are 5 %, 4 of 75 are 5,3333 %", () => {
  expect(tool.tablesOf(all, input)).toEqual([
    {
      name: "Canales",
      columns: [
        "Canal",
        "Gasto (EUR)",
        "Contactos",
        "Cierres",
        "Margen (EUR)",
        "CPL (EUR)",
        "CAC (EUR)",
        "Conversión (%)",
        "ROI (%)",
      ],
      rows: [
        ["Portal", 1200, 60, 3, 7500, 20, 400, 5, 525],
        ["Buzoneo", 800, 10, 1, 600, 80, 800, 10, -25],
        ["Portal", 0, 5, 0, 100, 0, null, 0, null],
        ["Total", 2000, 75, 4, 8200, 26.67, 500, 5.3333, 310],
      ],
    },
  ]);
  // One channel is its own total.
  expect(tool.tablesOf(advertised([CHANNELS[1]!]), input)[0]!.rows).toHaveLength(1);
});

describe("headline, margin and cover", () => {
  test("bars of the channels that have a return, the best highlighted", () => {
    expect(described()).toMatchObject({
      summary: "ROI total 310\u00a0%",
      document: { kind: "Retorno de los canales", title: "Qué canal se paga", detail: "21 de noviembre de 2026" },
      headline: {
        name: "ROI total",
        details: ["Gasto: 2.000\u00a0€", "Margen: 8.200\u00a0€"],
        drawing: {
          kind: "bars",
          rows: [
            { label: "Portal", value: 5.25, isHighlighted: true },
            { label: "Buzoneo", value: -0.25, isHighlighted: false },
          ],
        },
      },
      aside: { title: "ROI 310\u00a0%" },
    });
    expect(written(described().aside?.figures)).toEqual([
      "Gasto: 2.000 €",
      "Coste por contacto: 26,67 €",
      "Coste por cierre: 500 €",
    ]);
  });
  test("two channels of one name are told apart in the bars", () => {
    const { headline } = described(advertised([CHANNELS[1]!, CHANNELS[1]!]));
    expect(headline?.drawing).toMatchObject({ rows: [{ label: "Portal" }, { label: "Portal (2)" }] });
  });
  test("one channel is drawn too; a narrow page names costs, and the return stands out", () => {
    const one = described(advertised([CHANNELS[1]!]));
    expect(one.headline?.drawing).toMatchObject({ rows: [{ label: "Portal", value: 5.25, isHighlighted: true }] });
    expect(one.sections[0]?.blocks[0]).toMatchObject({
      columns: [
        { title: "Canal" },
        { title: "Gasto" },
        { title: "Contactos" },
        { title: "Cierres" },
        { title: "Margen" },
        { title: "CPL", saysName: true },
        { title: "CAC", saysName: true },
        { title: "Conversión", on: ["sheet"] },
        { title: "ROI", isStrong: true },
      ],
    });
    const two = advertised([CHANNELS[0]!, CHANNELS[1]!]);
    expect(tool.tablesOf(two, input)[0]!.rows).toHaveLength(3);
  });
  test("without any spending nothing is drawn", () => {
    const free = described(advertised([CHANNELS[2]!]));
    expect(free.headline).not.toHaveProperty("drawing");
    expect(free.summary).toBe("ROI total –");
  });
});

describe("the required values of one line of the form, and the order of channels", () => {
  test("the better return first, those without one last; of equals the larger margin", () => {
    const free = { name: "Web", spend: 0, leads: 1, margin: 10 };
    const order = (channels: Record<string, unknown>[]) => advertised(channels).channels.map(({ name }) => name);
    expect(order([free, { ...free, name: "Amigos", margin: 50 }, CHANNELS[0]!, CHANNELS[1]!])).toEqual([
      "Portal",
      "Buzoneo",
      "Amigos",
      "Web",
    ]);
    expect(
      order([
        { name: "Pequeño", spend: 100, leads: 1, margin: 200 },
        { name: "Grande", spend: 1000, leads: 1, margin: 2000 },
      ]),
    ).toEqual(["Grande", "Pequeño"]);
  });
  test("closings of the whole are known where each channel's are", () => {
    expect(all.total.closings).toBe(4);
    expect(advertised([CHANNELS[1]!, { name: "Web", spend: 1, leads: 1, margin: 1 }]).total.closings).toBeNull();
  });
  test("the figure for lists and the name of the run", () => {
    expect(tool.figureOf!(all, input)).toEqual({ label: "Margen menos gasto", value: 6200, currency: "EUR" });
    expect(tool.hasAnswer!(all)).toBe(true);
    expect(tool.titleOf(input)).toBe("Retorno de 3 canales");
    expect(tool.titleOf(followed({ mode: "marketing", channels: [CHANNELS[1]!, {}] }).input)).toBe(
      "Retorno de 1 canal",
    );
    expect(tool.sourcesOf(all, input)).toEqual([]);
    expect(tool.nextOf!(all, input)).toEqual([]);
    expect(tool.wordingOf!(all, input)).toEqual([
      { id: "explicacion", label: "El retorno, explicado", text: expect.stringContaining("3,1 más") },
    ]);
  });
});
