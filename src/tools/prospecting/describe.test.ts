import { expect, describe as group, test } from "vitest";
import * as z from "zod/mini";
import { isBlockOn, type Surface } from "#domain/tools/description/description.ts";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { describe, describeDocument } from "./describe.ts";
import { drawings } from "./document-drawings.tsx";
import { prospecting as tool } from "./tool.ts";

/** A Monday. */
const TODAY = "2026-11-23";

const outcome = (changes: Record<string, unknown> = {}, optedOut: string[] = []) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today: TODAY, optedOut }) };
};
/** No-break spaces as common ones, so that the expected text can be read. */
const asRead = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const textOf = ({ input, result }: ReturnType<typeof outcome>) => asRead(tool.textOf(result, input));

group("plain text", () => {
  test("the example as a whole, up to the letters", () => {
    const [board] = textOf(outcome()).split("\n\nCARTA A");
    expect(board).toBe(`HOJA DEL DÍA DE CAPTACIÓN
23 de noviembre de 2026
Llama primero a: Marta Ruiz
84 de 100. La última conversación fue hace 2 días.
Llamar hoy: 1
Visitar: 3
Esperar a que venza: 1
No llamar: 1
Sin datos: 1

LLAMAR HOY
Marta Ruiz, 600 000 001: 84 de 100. La última conversación fue hace 2 días.

VISITAR
Julián Soler, 600 000 002: 99 de 100. Quiere que veas la vivienda.
Hermanos Ferrando, 600 000 003: 46 de 65. Quiere que veas la vivienda. Falta lo que espera.
Teresa Climent, 600 000 004: 60 de 100. Quiere que veas la vivienda.

ESPERAR A QUE VENZA
Andrés Pla: 68 de 100. Otra agencia tiene la exclusiva hasta el 11 de diciembre de 2026. Hasta entonces, espera.

NO LLAMAR
Pilar Gil: 36 de 65. Ha pedido que no le llamen, o así lo has marcado.

SIN DATOS
Vecino del 4.º: Sin nota. Falta por qué vende, lo que espera y lo que vale, cuándo fue la última conversación y el teléfono.

RUTA DE VISITAS
3 visitas en un día: 2,5 km en línea recta.
Martes, 24 de noviembre, 10:00: Julián Soler, Calle Sueca, 41, Ruzafa
Martes, 24 de noviembre, 11:00: Hermanos Ferrando, Carrer de Dénia, 60, Ruzafa
Martes, 24 de noviembre, 12:00: Teresa Climent, Avinguda del Port, 120, El Grau

EXCLUSIVAS DE OTRAS AGENCIAS
La próxima vence en 18 días. Hasta entonces no se llama: un aviso queda para ese día.
Andrés Pla: vence el 11 de diciembre de 2026 (en 18 días)`);
  });
  test("then a letter for each who may be written to, the small print and the sources", () => {
    const [, ...rest] = textOf(outcome()).split("\n\nCARTA A ");
    expect(rest.map((letter) => letter.split("\n")[0])).toEqual([
      "JULIÁN SOLER",
      "MARTA RUIZ",
      "HERMANOS FERRANDO",
      "TERESA CLIMENT",
    ]);
    expect(rest.at(-1)!.split("\n\n").slice(-2)).toEqual([
      "Tablero del 23 de noviembre de 2026.\nMotivo, hasta 40 puntos. Precio, hasta 35, y ninguno si espera un 15 % más de lo que vale. Reciente, hasta 25, la mitad cada 30 días.\nLo que no se sabe no cuenta: la nota se da sobre lo que se sabe. Los puntos y el margen son criterio de Umbral.",
      "FUENTES\nPuntos y margen: Criterio de Umbral: motivo 40, precio 35, reciente 25, y 15 % de margen sobre el valor (23 de noviembre de 2026, orientativo)",
    ]);
  });
  test("of fifty owners twelve letters", () => {
    const prospects = Array.from({ length: 50 }, (_, i) => ({
      name: `P${i}`,
      phone: "600000001",
      motive: 5,
      leadOn: TODAY,
    }));
    expect(textOf(outcome({ prospects })).match(/^CARTA A /gm)).toHaveLength(12);
  });
  test("with nobody to call it says what to do", () => {
    const { input, result } = outcome({ prospects: [{ name: "Ana" }] });
    const description = describe(result, input);
    expect(description.headline).toMatchObject({
      label: "Hoy",
      value: "No hay a quién llamar",
      notes: ["Completa los datos o espera a que venza una exclusiva."],
    });
    expect(description.sections.map(({ id }) => id)).toEqual(["captacion-tablero", "captacion-sin-datos"]);
    expect(description.aside!.drawing).toBeUndefined();
  });
  test("without calls the first visit comes first", () => {
    const { input, result } = outcome({ prospects: [{ name: "Ana", address: "Calle Cuba, 3", wantsVisit: "si" }] });
    expect(describe(result, input).headline).toMatchObject({ label: "Visita primero a", value: "Ana" });
  });
});

group("for WhatsApp", () => {
  test("the people to call and the places to visit, without numbers", () => {
    const { input, result } = outcome();
    expect(
      tool.messageOf(result, input),
    ).toBe(`Captación del 23 de noviembre de 2026: 1 en «Llamar hoy», 3 en «Visitar», 1 en «Esperar a que venza», 1 en «No llamar» y 1 en «Sin datos».
Llamar:
- Marta Ruiz (84 de 100)
Visitas, martes, 24 de noviembre:
- 10:00 Julián Soler
- 11:00 Hermanos Ferrando
- 12:00 Teresa Climent`);
  });
  test("a text that does not fit is cut off after a whole line, and seen to be", () => {
    const name = "Propietario con un nombre bastante largo";
    const prospects = Array.from({ length: 50 }, (_, i) => ({
      name: `${name} ${i}`,
      phone: "600000001",
      motive: 5,
      leadOn: TODAY,
    }));
    const { input, result } = outcome({ prospects });
    const lines = tool.messageOf(result, input).split("\n");
    expect(lines[1]).toBe("Llamar:");
    expect(lines.slice(2, -1).every((line) => line.startsWith(`- ${name}`))).toBe(true);
    expect(lines.at(-1)).toBe("…");
    const length = lines.join("\n").length;
    expect(length).toBeLessThanOrEqual(700);
    // One more line would not have fitted.
    expect(length + lines[2]!.length).toBeGreaterThan(698);
  });
  test("neither calls nor visits leave the first line alone", () => {
    const { input, result } = outcome({ prospects: [{ name: "Ana" }] });
    expect(tool.messageOf(result, input)).toBe("Captación del 23 de noviembre de 2026: 1 en «Sin datos».");
  });
});

test("rows to lay beside another board: what was typed, the first, the columns, each owner, the way, the next mandate", () => {
  const { input, result } = outcome();
  expect(
    tool.rowsOf(result, input).map(({ group: kind, label, value }) => asRead(`${kind} | ${label} | ${value}`)),
  ).toEqual([
    "datos | Propietarios | 7",
    "datos | Salida | Ruzafa, Valencia",
    "datos | Visitas | De 10:00 a 14:00, 4 al día",
    "datos | Margen sobre el valor | 15 %",
    "resultado | Primero | Marta Ruiz",
    "resultado | Llamar hoy | 1",
    "resultado | Visitar | 3",
    "resultado | Esperar a que venza | 1",
    "resultado | No llamar | 1",
    "resultado | Sin datos | 1",
    "resultado | 2. Julián Soler | 99 de 100, Visitar, 5: Tiene que vender ya, espera 210.000 €",
    "resultado | 1. Marta Ruiz | 84 de 100, Llamar hoy, 4: Tiene fecha: ha comprado otra o se muda, espera 245.000 €",
    "resultado | 5. Andrés Pla | 68 de 100, Esperar a que venza, 4: Tiene fecha: ha comprado otra o se muda, espera 230.000 €",
    "resultado | 3. Hermanos Ferrando | 46 de 65, Visitar, 3: Lo ha decidido, sin prisa",
    "resultado | 4. Teresa Climent | 60 de 100, Visitar, 3: Lo ha decidido, sin prisa, espera 290.000 €",
    "resultado | 6. Pilar Gil | 36 de 65, No llamar, 2: Vendería si le pagan lo que pide",
    "resultado | 7. Vecino del 4.º | Sin nota, Sin datos",
    "resultado | Ruta | 3 visitas en un día: 2,5 km en línea recta.",
    "resultado | Próxima exclusiva que vence | 11 de diciembre de 2026 (en 18 días)",
    "resultado | Datos a | 23 de noviembre de 2026",
  ]);
});

group("spreadsheets", () => {
  const { input, result } = outcome();
  const sheets = tool.tablesOf(result, input);
  test("the board with its points, and no number that must not be called", () => {
    expect(sheets[0]).toMatchObject({
      name: "Tablero",
      columns: [
        "Siguiente paso",
        "Propietario",
        "Teléfono",
        "Dirección",
        "Zona",
        "Origen",
        "Motivo",
        "Espera (EUR)",
        "Vale (EUR)",
        "Días",
        "Puntos motivo",
        "Puntos precio",
        "Puntos reciente",
        "Nota",
        "De",
        "Exclusiva hasta",
        "Falta",
      ],
    });
    // 40 · 4/5 = 32; 35 · (1 − ln(245/238) / ln 1.15) = 27.7408; 25 · 2^(−2/30) = 23.871.
    expect(sheets[0]!.rows[1]).toEqual([
      "Llamar hoy",
      "Marta Ruiz",
      "600 000 001",
      "Calle Cuba, 3",
      "Ruzafa",
      "Anuncio en un portal",
      4,
      245_000,
      238_000,
      2,
      32,
      27.7408,
      23.871,
      83.6118,
      100,
      null,
      null,
    ]);
    const pilar = sheets[0]!.rows.find(([, name]) => name === "Pilar Gil")!;
    expect(pilar.slice(2, 9)).toEqual([null, "Calle Buenos Aires, 8", null, "Anuncio en un portal", 2, null, null]);
    expect(pilar.at(-1)).toBe("lo que espera y lo que vale");
    const andres = sheets[0]!.rows.find(([, name]) => name === "Andrés Pla")!;
    expect(andres.at(-2)).toBe("2026-12-11");
  });
  test("the way with its metres, and when mandates end", () => {
    expect(sheets[1]).toEqual({
      name: "Ruta",
      columns: ["Día", "Hora", "Propietario", "Dirección", "Zona", "Metros en línea recta"],
      rows: [
        ["2026-11-24", "10:00", "Julián Soler", "Calle Sueca, 41", "Ruzafa", 247],
        ["2026-11-24", "11:00", "Hermanos Ferrando", "Carrer de Dénia, 60", "Ruzafa", 245],
        ["2026-11-24", "12:00", "Teresa Climent", "Avinguda del Port, 120", "El Grau", 1985],
      ],
    });
    expect(sheets[2]).toEqual({
      name: "Exclusivas",
      columns: ["Propietario", "Vence", "Días que faltan"],
      rows: [["Andrés Pla", "2026-12-11", 18]],
    });
  });
  test("no sheet without rows, and none broken", () => {
    const bare = outcome({ prospects: [{ address: "Calle Cuba, 3", wantsVisit: "si" }] });
    const [board, way, ...more] = tool.tablesOf(bare.result, bare.input);
    expect(more).toEqual([]);
    // One stop without a point: nobody knows how far it is.
    expect(way!.rows).toEqual([["2026-11-24", "10:00", "Calle Cuba, 3", "Calle Cuba, 3", null, null]]);
    expect(board!.rows[0]).toHaveLength(board!.columns.length);
  });
});

group("on paper", () => {
  const { input, result } = outcome();
  const paper = asRead(readResultDocument(tool, result, input, { drawings }));
  test("the first owner is a heading, and the permitted use of the sheet stands below it", () => {
    expect(paper).toContain("Llama primero a Marta Ruiz\n84 de 100. La última conversación fue hace 2 días.");
    expect(paper).toContain(
      "El teléfono de quien no quiere llamadas no sale aquí. Con cuenta, tu registro de no llamar se miró el 23 de noviembre de 2026.",
    );
    expect(describeDocument(result, input).headline).toBeUndefined();
    const nobody = outcome({ prospects: [{ name: "Ana" }] });
    expect(readResultDocument(tool, nobody.result, nobody.input, { drawings })).toContain("Hoy no hay a quién llamar");
  });
  test("each column has its table, with numbers only where somebody is called or visited", () => {
    expect(paper).toContain(
      "Propietario\nNota\nTeléfono\nEspera\nPor qué aquí\nMarta Ruiz\nCalle Cuba, 3, Ruzafa\n84 de 100\n600 000 001\n245.000 €\nLa última conversación fue hace 2 días.",
    );
    expect(paper).toContain(
      "Propietario\nNota\nEspera\nPor qué aquí\nAndrés Pla\nCalle Literato Azorín, 12\n68 de 100\n230.000 €",
    );
    expect(paper).not.toMatch(/600 000 00[56]/);
  });
  test("the way by number and leg, the radar by day", () => {
    expect(paper).toContain("1\nMartes, 24 de noviembre, 10:00\nJulián Soler\nCalle Sueca, 41, Ruzafa\n250 m");
    expect(paper).toContain("Sin calles: mide el camino en tu navegador.");
    expect(paper).toContain("Andrés Pla\n11/12, en 18 días");
    expect(paper).toContain("Hasta que vence no se llama. El último día aún es suyo.");
  });
  test("letters are not printed with the day's sheet", () => {
    expect(paper).not.toContain("Hola, Marta");
  });
});

test("without names it stays whole, and names nobody on any surface", () => {
  const { result } = outcome();
  const shared = describe(result, {});
  expect(shared.headline!.value).toBe("Propietario 1");
  expect(JSON.stringify(shared)).not.toMatch(/Marta|600 000|Sueca|undefined|null,"tag"/);
});

test("each surface draws the board once, and the way beside its list", () => {
  const { input, result } = outcome();
  const { sections } = describe(result, input);
  expect(sections.filter(({ isTwoColumns }) => isTwoColumns).map(({ id }) => id)).toEqual(["captacion-ruta"]);
  const blocksOn = (surface: Surface) =>
    sections
      .filter(({ on }) => on === undefined || on.includes(surface))
      .flatMap(({ id, blocks }) =>
        blocks.filter((block) => isBlockOn(surface, block)).map(({ kind }) => `${id} ${kind}`),
      );
  expect(blocksOn("page")).toEqual([
    "captacion-tablero drawing",
    "captacion-ruta drawing",
    "captacion-ruta drawing",
    "captacion-radar drawing",
    "captacion-cartas steps",
  ]);
  expect(blocksOn("sheet")).toEqual(["captacion-tablero table", "captacion-ruta table", "captacion-radar table"]);
});
