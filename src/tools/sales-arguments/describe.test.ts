import { describe, expect, test } from "vitest";
import type { Figure } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { card, EMPTY, inputOf, ofForm, plain, RESULT } from "./outcomes.test-data.ts";
import type { ArgumentsResult } from "./result.ts";
import { salesArguments as tool } from "./tool.ts";

const input = inputOf();
const described = (result: ArgumentsResult) => tool.describe(result, input);
const textOf = (result: ArgumentsResult) => plain(tool.textOf(result, input));
const sectionOf = (result: ArgumentsResult, id: string) =>
  described(result).sections.find((section) => section.id === `argumentos-${id}`);
const written = (figures: readonly Figure[] = []) =>
  figures.map(({ label, value }) => plain(`${label}: ${valueText(value)}`));

const FOOT = [
  "Preparado el 22 de noviembre de 2026, solo con lo que consta.",
  "Los pesos son criterio de Umbral. No entra quién compra: ni su edad, ni su origen, ni su familia.",
];
const SOURCES = [
  "FUENTES",
  "Peso de cada argumento: Criterio de Umbral, sin estudio detrás (22 de noviembre de 2026, orientativo)",
];

describe("the text that is copied", () => {
  test("one of each thing, and every sentence with its proof", () => {
    expect(textOf(RESULT)).toBe(
      [
        "PISO EN RUZAFA",
        "Trabajar desde casa: Un cuarto donde trabajar, y dónde parar. 22 de noviembre de 2026",
        "Piso en Ruzafa: 2 argumentos",
        "Cada uno con su dato; 1 con documento que enseñar.",
        "Trabajar desde casa. Un cuarto donde trabajar, y dónde parar.",
        "",
        "QUÉ DECIR, Y CON QUÉ SE PRUEBA",
        "Argumento 1: Terraza de 12 m². Para parar entre llamadas.",
        "Prueba: Terraza: sí (Datos indicados por el agente, 22 de noviembre de 2026). Sal a verla.",
        "Argumento 2: Comunidad de 80 €. Sabes qué pagas.",
        "Prueba: Gastos de comunidad: 80 € (Recibo de comunidad de oct 2026). Ascensor: no (Datos indicados por el agente, 22 de noviembre de 2026). Enseña el recibo.",
        "",
        "SI TE DICEN…",
        "Contestado con sus cifras. Pregunta antes de insistir.",
        "«Es caro»: Pide 3.404 €/m².",
        "¿Con cuál lo comparas?",
        "Precio: 320.000 € (Datos indicados por el agente, 22 de noviembre de 2026).",
        "",
        "LO QUE CONVIENE RECONOCER",
        "Dicho por ti pesa menos que descubierto en la visita.",
        "No hay ascensor: Son tres pisos a pie.",
        "Ascensor: no (Datos indicados por el agente, 22 de noviembre de 2026).",
        "",
        "GUION DE UN MINUTO",
        // Three words and four.
        "7 palabras, en el orden de la visita",
        "Abre: Buscamos dónde trabajarías.",
        "Cierra: ¿Qué te ha parecido?",
        "",
        "PREGUNTA ANTES",
        "¿Cuántas horas trabajas en casa?",
        "¿Qué te molesta hoy?",
        "",
        "QUÉ GANARÍAS CON MÁS DATOS",
        "Añade el certificado y podrás decir qué gasta.",
        "",
        ...FOOT,
        "",
        ...SOURCES,
      ].join("\n"),
    );
  });

  test("how many are proved by a paper, in words that fit one and none", () => {
    const shown = (...papers: boolean[]) =>
      textOf({ ...RESULT, cards: papers.map((isDocumented, i) => card(`c${i}`, { isDocumented })) }).split("\n")[3];
    expect(shown(true)).toBe("Con su dato, y con documento que enseñar.");
    expect(shown(false)).toBe("Con su dato, sin documento que enseñar.");
    expect(shown(false, false)).toBe("Cada uno con su dato; ninguno con documento que enseñar.");
    expect(shown(true, true, false)).toBe("Cada uno con su dato; 2 con documento que enseñar.");
  });

  test("nothing known: that there is nothing to say yet", () => {
    expect(textOf({ ...EMPTY, questions: ["¿Qué te molesta hoy?"] })).toBe(
      [
        "PISO EN RUZAFA",
        "Trabajar desde casa: Un cuarto donde trabajar, y dónde parar. 22 de noviembre de 2026",
        "Piso en Ruzafa: 0 argumentos",
        "Trabajar desde casa. Un cuarto donde trabajar, y dónde parar.",
        "",
        "TODAVÍA NO HAY ARGUMENTOS",
        "Con lo que consta no hay nada que decir para «Trabajar desde casa». Añade un dato de la lista de abajo.",
        "",
        "PREGUNTA ANTES",
        "¿Qué te molesta hoy?",
        "",
        ...FOOT,
        "",
        ...SOURCES,
      ].join("\n"),
    );
  });

  test("statements that must not be made stand first, with the reason", () => {
    const refused = [
      { rule: "a", level: "bloqueo", title: "Excluye", excerpt: "solo españoles", text: "Quítalo.", field: "nearby" },
      { rule: "b", level: "aviso", title: "Promete", text: "Di qué lo prueba.", field: "views" },
    ] as const;
    expect(textOf({ ...RESULT, refused: [...refused] })).toContain(
      "parar.\n\nESTO NO SE DICE\nExcluye: «solo españoles». Quítalo.\nPromete: «». Di qué lo prueba.\n\nQUÉ DECIR",
    );
    expect(sectionOf({ ...RESULT, refused: [...refused] }, "no-se-dice")?.blocks).toMatchObject([
      { kind: "notice", tone: "warning", on: ["page", "text"] },
    ]);
  });
});

describe("the page alone", () => {
  test("says that an official figure is still to come, and that nothing weak is known", () => {
    const page = { ...EMPTY, awaitsOfficial: true };
    expect(sectionOf(page, "comparacion")).toEqual({
      id: "argumentos-comparacion",
      title: "Falta una comparación",
      blocks: [
        {
          kind: "notice",
          tone: "info",
          title: "Falta una comparación",
          text: "Al guardar se añade el valor tasado oficial de la zona: lo pide el servidor.",
          on: ["page"],
        },
      ],
      isBare: true,
    });
    expect(sectionOf(page, "reconocer")?.blocks).toEqual([
      {
        kind: "prose",
        text: "De lo que consta, nada. Lo que no consta también se pregunta: no lo niegues sin saberlo.",
        tone: "muted",
        on: ["page"],
      },
    ]);
    expect(sectionOf(RESULT, "comparacion")).toBeUndefined();
  });
  test("a section without content is left out", () => {
    expect(described(EMPTY).sections.map(({ id }) => id)).toEqual([
      "argumentos-tarjetas",
      "argumentos-reconocer",
      "argumentos-preguntas",
    ]);
    expect(described(RESULT).sections.map(({ id }) => id)).toEqual([
      "argumentos-tarjetas",
      "argumentos-objeciones",
      "argumentos-reconocer",
      "argumentos-guion",
      "argumentos-preguntas",
      "argumentos-falta",
    ]);
    expect(sectionOf(RESULT, "tarjetas")).toMatchObject({
      isBare: true,
      blocks: [{ kind: "drawing", name: "cards", isLong: true }, {}, {}, {}],
    });
    expect(sectionOf(RESULT, "objeciones")?.blocks[0]).toMatchObject({ isFolding: true });
  });
});

test("one of a thing has its section like several", () => {
  const { refused } = RESULT;
  const finding = { rule: "a", level: "aviso", title: "Promete", text: "Quítalo.", field: "views" } as const;
  const one = { ...RESULT, refused: [...refused, finding], cards: [card("a")], script: RESULT.script.slice(0, 1) };
  expect(sectionOf(one, "no-se-dice")).toBeDefined();
  expect(sectionOf(one, "guion")?.blocks.at(-1)).toMatchObject({
    columns: [{ title: "Momento", isStrong: true }, { title: "Qué decir" }],
  });
  expect(described(one).aside?.notes?.[0]).toBe("Hay a. Sirve cada día.");
  expect(tool.wordingOf!(one, input).map(({ id }) => id)).toEqual(["card-a", "script"]);
});

describe("cover, headline and margin", () => {
  test("of a home with a price", () => {
    const { summary, document, headline, aside } = described(RESULT);
    expect(summary).toBe("2 argumentos, 1 objeción contestada");
    expect(document).toMatchObject({
      kind: "Argumentos de venta",
      title: "Piso en Ruzafa",
      note: "Documento de trabajo para la visita. Solo dice lo que consta de la vivienda.",
    });
    expect(written(document.facts)).toEqual([
      "Qué busca: Trabajar desde casa",
      "Precio: 320.000 €",
      "Por metro construido: 3.404 €/m²",
      "Gasto fijo al mes: 106 €",
    ]);
    expect(headline).toMatchObject({
      name: "Argumentos",
      details: ["La barra dice lo que pesa, de 1 a 5"],
      drawing: { kind: "drawing", name: "purpose" },
    });
    expect(aside?.title).toBe("2 argumentos · Trabajar desde casa");
    expect(written(aside?.figures)).toEqual([
      "Precio: 320.000 €",
      "Por metro construido: 3.404 €/m²",
      "Gasto fijo al mes: 106 €",
    ]);
    expect(aside?.notes).toEqual([
      "Terraza de 12 m². Para parar entre llamadas.",
      "Comunidad de 80 €. Sabes qué pagas.",
      "Lo que más ganaría. Añade el certificado: podrás decir qué gasta.",
    ]);
  });
  test("beside the form three arguments at most; one is one", () => {
    const many = { ...RESULT, cards: ["a", "b", "c", "d"].map((id) => card(id)) };
    expect(described(many).aside?.notes).toHaveLength(4);
    const one = described({ ...RESULT, cards: [card("a")], missing: [] });
    expect(one.aside?.title).toBe("1 argumento · Trabajar desde casa");
    expect(one.headline?.details).toEqual(["La barra dice lo que pesa, de 1 a 5"]);
    expect(plain(valueText(one.headline!.value))).toBe("1 argumento");
  });
  test("of one that nothing is known of", () => {
    const { aside, document, headline, summary } = described(EMPTY);
    expect(summary).toBe("0 argumentos, 0 objeciones contestadas");
    expect(headline?.details).toEqual([]);
    expect(aside?.notes).toEqual(["Todavía no hay ningún dato que decir."]);
    expect(aside?.figures).toEqual([]);
    expect(written(document.facts)).toEqual(["Qué busca: Trabajar desde casa"]);
  });
});

describe("the message to the buyer", () => {
  const messageOf = (result: ArgumentsResult) => plain(tool.messageOf(result, input));
  const foot = "Todo se comprueba en la visita o con sus papeles. ¿Qué dato te falta?";

  test("the home, its points and the question", () => {
    expect(messageOf(RESULT)).toBe(
      `*Piso en Ruzafa, 94 m², 320.000 €*\n- Terraza de 12 m²\n- Comunidad de 80 €\n${foot}`,
    );
    expect(messageOf(EMPTY)).toBe(`*Piso en Ruzafa, 94 m²*\n${foot}`);
  });
  test("a shared page does not know the home", () => {
    expect(tool.describe(EMPTY, {} as never).message).toEqual(["*Piso en Ruzafa*", foot]);
  });
  test("six points at most, without what is only supposed", () => {
    const ids = ["instalment", "cash", "rent", "a", "b", "c", "d", "e", "f", "g"];
    const lines = messageOf({ ...RESULT, cards: ids.map((id) => card(id)) }).split("\n");
    expect(lines.slice(1, -1)).toEqual(["a", "b", "c", "d", "e", "f"].map((id) => `- Hay ${id}`));
  });
  test("a point that does not fit into 700 signs is left out whole, and a shorter one after it stays", () => {
    const head = tool.describe({ ...EMPTY, cards: [] }, {} as never).message[0]!;
    // Two line ends, "- " and the point: 700 is filled to the last sign.
    const room = 700 - head.length - foot.length - 2;
    const point = (length: number) => card("a", { feature: "x".repeat(length - 2) });
    const of = (...cards: ReturnType<typeof card>[]) => tool.describe({ ...EMPTY, cards }, {} as never).message;
    expect(of(point(room)).join("\n")).toHaveLength(700);
    expect(of(point(room))).toHaveLength(3);
    expect(of(point(room + 1))).toEqual([head, foot]);
    expect(of(point(room + 1), card("b"))).toEqual([head, "- Hay b", foot]);
  });
});

describe("lists and spreadsheets", () => {
  test("two talks are compared by what is said in each", () => {
    const rows = tool.rowsOf(RESULT, input).map(({ label, value }) => plain(`${label}: ${value}`));
    expect(rows).toEqual([
      "Para qué compra: Trabajar desde casa",
      "Tipo: Piso",
      "Barrio o municipio: Ruzafa, Valencia",
      "Superficie construida: 94 m²",
      "Precio: 320.000 €",
      "Argumentos: 2 argumentos",
      "Argumento 1: Terraza de 12 m². Para parar entre llamadas.",
      "Argumento 2: Comunidad de 80 €. Sabes qué pagas.",
      "«Es caro»: Pide 3.404 €/m².",
      "No hay ascensor: Son tres pisos a pie.",
      "Datos a: 22 de noviembre de 2026",
    ]);
    expect(tool.rowsOf(RESULT, inputOf({}, { price: "" })).map(({ label }) => label)).not.toContain("Precio");
  });
  test("a documented argument weighs half a point more: 4 and 0,5", () => {
    const tables = tool.tablesOf(RESULT, input);
    expect(tables).toEqual([
      {
        name: "Argumentos",
        columns: ["Orden", "Característica", "Beneficio", "Prueba", "Fuente", "Qué enseñar", "Peso"],
        rows: [
          [
            1,
            "Terraza de 12 m²",
            "Para parar entre llamadas.",
            "Terraza: sí",
            "Datos indicados por el agente, 22 de noviembre de 2026",
            "Sal a verla.",
            5,
          ],
          [
            2,
            "Comunidad de 80 €",
            "Sabes qué pagas.",
            "Gastos de comunidad: 80 €; Ascensor: no; Ascensor: no",
            "Recibo de comunidad de oct 2026; Datos indicados por el agente, 22 de noviembre de 2026",
            "Enseña el recibo.",
            4.5,
          ],
        ],
      },
      {
        name: "Objeciones",
        columns: ["Objeción", "Respuesta", "Pregunta", "Prueba"],
        rows: [["Es caro", "Pide 3.404 €/m².", "¿Con cuál lo comparas?", "Precio: 320.000 €"]],
      },
      {
        name: "Lo que conviene reconocer",
        columns: ["Punto", "Qué decir"],
        rows: [["No hay ascensor", "Son tres pisos a pie."]],
      },
      {
        name: "Guion",
        columns: ["Momento", "Qué decir"],
        rows: [
          ["Abre", "Buscamos dónde trabajarías."],
          ["Cierra", "¿Qué te ha parecido?"],
        ],
      },
    ]);
    expect(tool.tablesOf(EMPTY, input)).toEqual([]);
  });
});

describe("a proof and its source", () => {
  const proofOf = (...evidence: ReturnType<typeof ofForm>[]) =>
    textOf({ ...RESULT, cards: [card("a", { evidence })] }).match(/Prueba: (.*) Sal a verla/)?.[1];

  test.each([
    [
      [ofForm("Plantas", "6"), ofForm("Ascensor", "Sí")],
      "Plantas: 6; Ascensor: sí (Datos indicados por el agente, 22 de noviembre de 2026).",
    ],
    [
      [ofForm("Ascensor", "No"), ofForm("Ascensor", "No")],
      "Ascensor: no (Datos indicados por el agente, 22 de noviembre de 2026).",
    ],
    // A period of an office is no date, nor is a year.
    [
      [{ ...ofForm("Valor tasado", "3.900 €/m²"), kind: "oficial" as const, source: "Ministerio", date: "2026-T2" }],
      "Valor tasado: 3.900 €/m² (Ministerio, 2026-T2).",
    ],
    [
      [{ ...ofForm("ITP", "9 %"), kind: "oficial" as const, source: "Ley 1/2026, art. 3", date: "2026-06-01" }],
      "ITP: 9 % (Ley 1/2026, art. 3, 1 de junio de 2026).",
    ],
    [
      [{ ...ofForm("Certificado", "E"), kind: "documento" as const, source: "Registro", date: "2026-06-01" }],
      "Certificado: E (Registro, 1 de junio de 2026).",
    ],
    [
      [{ ...ofForm("Reforma", "Baños"), kind: "documento" as const, source: "Factura", date: "2021" }],
      "Reforma: Baños (Factura, 2021).",
    ],
  ])("%j", (evidence, text) => expect(proofOf(...evidence)).toBe(text));
});
