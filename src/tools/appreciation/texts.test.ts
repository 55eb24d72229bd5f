import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Block } from "#domain/tools/description/description.ts";
import type { OfficialSeries } from "#domain/tools/market/official-series.ts";
import { sourcesOf } from "./sources.ts";
import { appreciation as tool } from "./tool.ts";

/** Yearly values from 2017 on whose logarithms are 0, 1, 2, 1, 0, 1, 2 and 3: standing still errs least. */
const ODD = [1, Math.E, Math.E ** 2, Math.E, 1, Math.E, Math.E ** 2, Math.E ** 3];
const pasted = (values: readonly number[], first = 2017) =>
  values.map((value, i) => `${first + i};${value.toFixed(12).replace(".", ",")}`).join("\n");

/** Consumer prices that rise by a tenth a year, from 2020 to 2024. */
const PRICES: OfficialSeries = {
  id: "prices-es",
  label: "Precios de consumo, España",
  unit: "índice, 2010 = 100",
  points: [100, 110, 121, 133.1, 146.41].map((value, i) => [String(2020 + i), value] as const),
  source: { title: "BIS", url: "https://data.bis.org", consulted: "2026-11-01" },
  mark: "una-fuente",
};

const WAITING = { monthlyCost: 100, otherReturn: 10, inflation: 2, ownPrices: "es" };
const FLAT = { ownSeries: pasted(Array<number>(8).fill(5)), years: 5 };

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

function outcome(raw: Record<string, unknown> = {}, officialSeries: readonly OfficialSeries[] = [PRICES]) {
  const typed = {
    propertyValue: 100_000,
    years: 2,
    source: "propia",
    ownPrices: "otro",
    ownSeries: pasted(ODD),
    ...raw,
  };
  const input = z.parse(tool.input, typed);
  return { input, result: tool.run(input, { today: "2026-11-22", officialSeries: [...officialSeries] }) };
}
type Of = Parameters<typeof outcome>;

function text(...of: Of): string[] {
  const { input, result } = outcome(...of);
  return plain(tool.textOf(result, input)).split("\n");
}
function message(...of: Of): string[] {
  const { input, result } = outcome(...of);
  return plain(tool.messageOf(result, input)).split("\n");
}
function described(...of: Of) {
  const { input, result } = outcome(...of);
  return tool.describe(result, input);
}
function block<K extends Block["kind"]>(kind: K, section: string, ...of: Of) {
  const found = described(...of).sections.find(({ id }) => id === section);
  return (found?.blocks ?? []).find((one) => one.kind === kind) as Extract<Block, { kind: K }>;
}
function sheet(name: string, ...of: Of) {
  const { input, result } = outcome(...of);
  return tool.tablesOf!(result, input).find((table) => table.name === name)!;
}

describe("the whole text", () => {
  test("of eight pasted years with costs, a return elsewhere and inflation", () => {
    expect(text(WAITING)).toEqual([
      "VENDER AHORA O ESPERAR",
      "Tu serie, 22 de noviembre de 2026",
      "Lo central en 2 años · Tu serie: 100.000 €",
      "En 8 de cada 10 veces quedaría entre 24.700 € y 739.000 €.",
      "Desde 2017 el precio ha crecido un 53,51 % al año; descontada la inflación desde 2020, un 49,88 %.",
      "Valor de hoy: 100.000 €",
      "Crecimiento al año: 53,51 %",
      "Real al año: 49,88 %",
      "Esperar: −23.400 €",
      "",
      "AÑO A AÑO",
      "Con un 2 % de inflación al año, que supones tú, 100.000 € en 2 años son 96.100 € de hoy.",
      "1 año · Central: 100.000 € · 8 de cada 10: 36.800 € a 272.000 € · En dinero de hoy: 98.000 €",
      "2 años · Central: 100.000 € · 8 de cada 10: 24.700 € a 739.000 € · En dinero de hoy: 96.100 €",
      "",
      "ESPERAR O VENDER YA",
      "Vender en 2 años deja 23.400 € menos que vender ya, descontados 2.400 € de gastos y 21.000 € que habría dado el dinero. En 8 de cada 10 veces, entre −98.700 € y +616.000 €.",
      "Da igual si el precio sube un 11,09 % al año. La franja es lo que pasa en 8 de cada 10 veces. La decisión es tuya.",
      "",
      "QUÉ MÉTODO, Y CUÁNTO HA FALLADO",
      "Ningún método ha fallado menos que dejar el precio como está. Por eso lo central es que no cambie.",
      "Dejarlo igual, Lo más simple: el último valor se mantiene. (elegido) · Error (veces el paso): 1,22 · Pruebas: 9",
      "Media de todo su pasado, Sigue creciendo lo que ha crecido de media desde el principio. · Error (veces el paso): 1,56 · Pruebas: 9",
      "Tendencia que se apaga, Sigue la tendencia reciente, cada vez con menos fuerza (Holt amortiguado). · Error (veces el paso): 1,86 · Pruebas: 9",
      "A 2 años, en 8 de cada 10 veces lo que vino quedó entre un 75,3 % por debajo y un 638,9 % por encima de lo previsto. Lo habitual es fallar un 362,7 %.",
      "Son 4 pruebas que se solapan: en la serie caben 3 tramos de 2 años sin repetir.",
      "Pocas pruebas. Con tan pocas la banda puede quedarse corta: usa una serie más larga si la tienes.",
      "",
      "LO QUE HA CRECIDO",
      "El peor tramo de 2 años, de 2019 a 2021: −86,5 %. El mejor, de 2017 a 2019: +638,9 %. Bajó en 1 de 6.",
      "Último año · Desde: 2023 · Al año: 171,83 % · Al año, real: 147,12 %",
      "Últimos 3 años · Desde: 2021 · Al año: 171,83 % · Al año, real: 147,12 %",
      "Últimos 5 años · Desde: 2019 · Al año: 22,14 % · Al año, real: –",
      "Toda la serie · Desde: 2017 · Al año: 53,51 % · Al año, real: –",
      "",
      "NOMINAL Y REAL",
      "En dinero de 2024. Inflación: Precios de consumo, España, BIS, leída el 1 de noviembre de 2026.",
      "",
      "Tu serie. Último dato: 2024 (hace 22 meses), la que has pegado.",
      "Suponemos que tu vivienda se mueve como la serie. Ninguna lo hace exactamente igual.",
      "Previsión estadística con los datos indicados: no es una recomendación ni explica causas.",
      "",
      "FUENTES",
      "Tu serie: Valores que has pegado (22 de noviembre de 2026)",
      "Precios de consumo, España: BIS (1 de noviembre de 2026, una sola fuente)",
      "Inflación futura: Suposición que has escrito (22 de noviembre de 2026)",
    ]);
  });

  test("of a flat series: no band, no methods, cut at half of it", () => {
    const said = text(FLAT);
    expect(said.slice(2, 22)).toEqual([
      "Lo central en 4 años · Tu serie: 100.000 €",
      "Serie constante: todos sus valores son iguales, y así sigue. No hay banda porque nunca falló.",
      "Desde 2017 el precio ha crecido un 0,00 % al año, sin descontar la inflación.",
      "Valor de hoy: 100.000 €",
      "Crecimiento al año: 0,00 %",
      "Real al año: –",
      "Esperar: 0 €",
      "",
      "AÑO A AÑO",
      "Sin una inflación supuesta no decimos cuánto valdría en dinero de hoy: escríbela tú si la quieres ver.",
      "1 año · Central: 100.000 € · 8 de cada 10: Sin banda",
      "2 años · Central: 100.000 € · 8 de cada 10: Sin banda",
      "3 años · Central: 100.000 € · 8 de cada 10: Sin banda",
      "4 años · Central: 100.000 € · 8 de cada 10: Sin banda",
      "No prevemos más allá de la mitad de la serie: no habría con qué comprobarlo.",
      "",
      "ESPERAR O VENDER YA",
      "Vender en 4 años deja lo mismo que vender ya, sin contar lo que cuesta tenerla.",
      "Da igual si el precio no se mueve. La decisión es tuya.",
      "",
    ]);
    expect(said.join("\n")).not.toMatch(/MÉTODO|Pocas pruebas|franja/);
  });

  test("of two values: a growth alone", () => {
    const said = text({ ownSeries: "2023;100\n2024;110" });
    expect(said.slice(0, 15)).toEqual([
      "VENDER AHORA O ESPERAR",
      "Tu serie, 22 de noviembre de 2026",
      "Crecimiento al año · Tu serie: 10,00 %",
      "Con 2 datos solo medimos lo que ha crecido: para una previsión hacen falta ocho.",
      "Desde 2023 el precio ha crecido un 10,00 % al año, sin descontar la inflación.",
      "Valor de hoy: 100.000 €",
      "Crecimiento al año: 10,00 %",
      "Real al año: –",
      "Último dato: 2024",
      "Crecimiento, sin previsión. Añade periodos o elige una serie oficial.",
      "",
      "LO QUE HA CRECIDO",
      "Último año · Desde: 2023 · Al año: 10,00 % · Al año, real: –",
      "Toda la serie · Desde: 2023 · Al año: 10,00 % · Al año, real: –",
      "",
    ]);
  });

  test("of one value: nothing to measure", () => {
    const said = text({ ownSeries: "2024;110" });
    expect(said.slice(2, 4)).toEqual([
      "Crecimiento al año · Tu serie: –",
      "Con un solo dato no hay crecimiento que medir ni previsión.",
    ]);
    expect(said).toContain("Con un solo dato no hay crecimiento que medir.");
  });

  test("of an empty official series", () => {
    expect(text({ source: "oficial", series: "bis-pe" }, [])).toEqual([
      "VENDER AHORA O ESPERAR",
      "22 de noviembre de 2026",
      "",
      "ESA SERIE ESTÁ VACÍA",
      "A 22 de noviembre de 2026 no tenemos valores de Perú (BIS): su fuente no se ha podido leer. Elige otra serie o pega la tuya.",
    ]);
  });
});

describe("the message", () => {
  test("with a band, what waiting leaves, and money of today", () => {
    expect(message(WAITING)).toEqual([
      "Vivienda de 100.000 €. Serie: Tu serie, hasta 2024.",
      "Hasta ahora, 53,51 % al año.",
      "En 2 años: 100.000 €; en 8 de cada 10 veces, de 24.700 € a 739.000 €.",
      "En dinero de hoy, 96.100 € con un 2 % de inflación.",
      "Vender en 2 años deja 23.400 € menos que vender ya, descontados 2.400 € de gastos y 21.000 € que habría dado el dinero. En 8 de cada 10 veces, entre −98.700 € y +616.000 €.",
      "Previsión estadística a 22 de noviembre de 2026, no es una recomendación.",
    ]);
    expect(message({ ...WAITING, inflation: 2.125 })[3]).toBe("En dinero de hoy, 95.900 € con un 2,13 % de inflación.");
  });

  test("of a flat one, of a short one, of one value", () => {
    expect(message(FLAT)[2]).toBe("En 4 años: 100.000 € (serie constante).");
    expect(message({ ownSeries: "2023;100\n2024;110" })).toEqual([
      "Vivienda de 100.000 €. Serie: Tu serie, hasta 2024.",
      "Hasta ahora, 10,00 % al año.",
      "Con 2 datos solo medimos lo que ha crecido: para una previsión hacen falta ocho.",
      "Previsión estadística a 22 de noviembre de 2026, no es una recomendación.",
    ]);
    expect(message({ ownSeries: "2024;110" })).toHaveLength(3);
  });

  test("a name of sixty letters stands, a longer one is cut", () => {
    const name = (length: number) => message({ ownName: "x".repeat(length) })[0];
    expect(name(60)).toBe(`Vivienda de 100.000 €. Serie: ${"x".repeat(60)}, hasta 2024.`);
    expect(name(61)).toBe(`Vivienda de 100.000 €. Serie: ${"x".repeat(59)}…, hasta 2024.`);
  });

  test("the explanation that a model may say better", () => {
    const wording = (...of: Of) => {
      const { input, result } = outcome(...of);
      return tool.wordingOf!(result, input).map((one) => plain(one.text));
    };
    expect(wording(WAITING)).toEqual([
      "Hoy vale 100.000 €; en 2 años, lo central son 100.000 €. En 8 de cada 10 veces quedaría entre 24.700 € y 739.000 €. Desde 2017 el precio ha crecido un 53,51 % al año; descontada la inflación desde 2020, un 49,88 %. Ningún método ha fallado menos que dejar el precio como está. Por eso lo central es que no cambie. A 2 años, en 8 de cada 10 veces lo que vino quedó entre un 75,3 % por debajo y un 638,9 % por encima de lo previsto. Lo habitual es fallar un 362,7 %. Con un 2 % de inflación al año, que supones tú, 100.000 € en 2 años son 96.100 € de hoy.",
    ]);
    expect(wording({ ownSeries: "2023;100\n2024;110" })).toEqual([
      "Con 2 datos solo medimos lo que ha crecido: para una previsión hacen falta ocho. Desde 2023 el precio ha crecido un 10,00 % al año, sin descontar la inflación.",
    ]);
    expect(wording({ source: "oficial", series: "bis-pe" }, [])).toEqual([]);
  });
});

describe("rows and spreadsheets", () => {
  test("the input, and the figures that came out", () => {
    const { input, result } = outcome(WAITING);
    expect(tool.rowsOf(result, input).map(({ label, value }) => `${label}: ${plain(value)}`)).toEqual([
      "Valor de hoy: 100.000 €",
      "Años: 2 años",
      "Serie: Tu serie",
      "Último dato: 2024",
      "Inflación que supones: 2 %",
      "Gasto al mes: 100 €",
      "Rendimiento de otra inversión: 10 %",
      "Lo central en 2 años: 100.000 €",
      "Valor de hoy: 100.000 €",
      "Crecimiento al año: 53,51 %",
      "Real al año: 49,88 %",
      "Esperar: −23.400 €",
      "En 1 año: 100.000 € (36.800 € a 272.000 €)",
      "En 2 años: 100.000 € (24.700 € a 739.000 €)",
      "Método: Dejarlo igual",
      "Datos a: 22 de noviembre de 2026",
    ]);
    const bare = outcome();
    expect(
      tool
        .rowsOf(bare.result, bare.input)
        .map(({ label }) => label)
        .slice(0, 5),
    ).toEqual(["Valor de hoy", "Años", "Serie", "Último dato", "Lo central en 2 años"]);
    const none = outcome({ source: "oficial", series: "bis-pe" }, []);
    expect(tool.rowsOf(none.result, none.input)[0]).toEqual({
      group: "datos",
      label: "Serie",
      value: "Perú (BIS): vacía",
    });
  });

  test("year by year: exact, with what waiting leaves, the tests and their usual miss", () => {
    expect(sheet("Año a año", WAITING)).toEqual({
      name: "Año a año",
      columns: [
        "En",
        "Central (EUR)",
        "Banda baja (EUR)",
        "Banda alta (EUR)",
        "En dinero de hoy (EUR)",
        "Esperar frente a vender ya (EUR)",
        "Pruebas",
        "Fallo habitual (%)",
      ],
      rows: [
        ["1 año", 100_000, 36_787.94, 271_828.18, 98_039.22, -11_200, 5, 171.8282],
        ["2 años", 100_000, 24_659.7, 738_905.61, 96_116.88, -23_400, 4, 362.686],
      ],
    });
    expect(sheet("Año a año").columns).not.toContain("En dinero de hoy (EUR)");
    expect(sheet("Año a año", FLAT).rows[0]).toEqual(["1 año", 100_000, 100_000, 100_000, 0, 0, null]);
  });

  test("methods, growth and the series itself", () => {
    expect(sheet("Métodos").rows).toEqual([
      // 11 / 9 of a step.
      ["Dejarlo igual", 1.2222, 9, "sí"],
      ["Media de todo su pasado", 1.563, 9, "no"],
      ["Tendencia que se apaga", 1.8564, 9, "no"],
    ]);
    expect(sheet("Crecimiento", WAITING).rows).toEqual([
      // e − 1; over 1.1.
      ["Último año", "2023", 171.8282, 147.1165],
      ["Últimos 3 años", "2021", 171.8282, 147.1165],
      ["Últimos 5 años", "2019", 22.1403, null],
      ["Toda la serie", "2017", 53.5063, null],
    ]);
    const { columns, rows } = sheet("Serie", WAITING);
    expect(columns).toEqual(["Periodo", "Valor", "Valor real"]);
    expect(rows[2]).toEqual(["2019", 7.3891, null]);
    // e · 1.4641; 1 · 1.331.
    expect(rows[3]![2]).toBe(3.9798);
    expect(rows[4]).toEqual(["2021", 1, 1.331]);
    expect(rows.at(-1)).toEqual(["2024", 20.0855, 20.0855]);
  });
});

describe("drawings", () => {
  test("the value carried back with the series, and ahead with its band", () => {
    const fan = block("fan", "prevision-abanico", WAITING);
    expect(plain(fan.title)).toBe("En 2 años, de 24.700 € a 739.000 €");
    expect(plain(fan.subtitle!)).toBe("Valor en EUR, contado desde el último dato (2024)");
    expect(plain(fan.summary)).toBe("Abanico de 2 años: lo central acaba en 100.000 €.");
    expect(fan.history.map(({ x, y }) => [x, Math.round(y)])).toEqual([
      // e^−3, e^−2 … of 100,000.
      [2017, 4_979],
      [2018, 13_534],
      [2019, 36_788],
      [2020, 13_534],
      [2021, 4_979],
      [2022, 13_534],
      [2023, 36_788],
      [2024, 100_000],
    ]);
    expect(
      fan.forecast.map(({ x, median, range80 }) => [x, ...[median, range80.low, range80.high].map(Math.round)]),
    ).toEqual([
      [2025, 100_000, 36_788, 271_828],
      [2026, 100_000, 24_660, 738_906],
    ]);
    expect(plain(block("fan", "prevision-abanico", FLAT).title)).toBe("En 4 años, los mismos 100.000 €");
  });

  test("the gain of waiting each year, with its band where there is one", () => {
    const { rows, summary } = block("intervals", "prevision-esperar", WAITING);
    expect(
      rows.map(({ label, value, range80 }) => [label, ...[value!, range80!.low, range80!.high].map(Math.round)]),
    ).toEqual([
      ["Vender en 1 año", -11_200, -74_412, 160_628],
      ["Vender en 2 años", -23_400, -98_740, 615_506],
    ]);
    expect(plain(summary)).toBe(
      "En 1 año, −11.200 €, de −74.400 € a +161.000 €. En 2 años, −23.400 €, de −98.700 € a +616.000 €",
    );
    expect(block("intervals", "prevision-esperar", FLAT).rows[0]).toEqual({ label: "Vender en 1 año", value: 0 });
  });

  test("the series as it is and in money of its end, from where prices reach", () => {
    const lines = block("lines", "prevision-real", WAITING);
    expect(plain(lines.title)).toBe("Descontada la inflación, un 49,88 % al año");
    expect(lines.subtitle).toBe("Tus valores");
    expect(lines.summary).toBe("Líneas de 8 periodos, de 2017 a 2024.");
    expect(lines.x).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]);
    expect(lines.series.map(({ name }) => name)).toEqual(["Nominal", "Real"]);
    expect(lines.series[1]!.values.slice(0, 3)).toEqual([null, null, null]);
    expect(lines.series[1]!.values[3]).toBeCloseTo(Math.E * 1.4641, 6);
    expect(lines.unit).toMatchObject({ decimals: 1 });
    const nominal = block("lines", "prevision-real", { ownSeries: "2023;1000\n2024;1100" });
    expect(nominal.title).toBe("La serie, sin descontar la inflación");
    expect(nominal.series.map(({ name }) => name)).toEqual(["Nominal"]);
    expect(nominal.unit).toMatchObject({ decimals: 0 });
    expect(block("lines", "prevision-real", { ownSeries: "2023;999\n2024;900" }).unit).toMatchObject({ decimals: 1 });
  });

  test("today beside the end of the forecast", () => {
    const { headline } = described(WAITING);
    expect(headline!.drawing).toMatchObject({
      kind: "bars",
      caption: "Hoy y en 2 años",
      rows: [
        { label: "Hoy", value: 100_000 },
        { label: "Banda baja", detail: "En 2 años" },
        { label: "Central", isHighlighted: true },
        { label: "Banda alta" },
      ],
    });
    expect(headline!.details.map(plain)).toEqual(["De 24.700 €", "a 739.000 €"]);
    expect(described(FLAT).headline!.details).toEqual([]);
    expect(described({ ownSeries: "2023;1\n2024;2" }).headline).not.toHaveProperty("drawing");
  });

  test("how much a step changes, among the small print: seven steps of one logarithm are 171.83 %", () => {
    const section = described().sections.find(({ id }) => id === "prevision-metodo")!;
    const small = section.blocks.at(-1) as Extract<Block, { kind: "prose" }>;
    expect(plain(small.text)).toContain("el cambio medio de un periodo a otro (171,83 %). Cuanto más bajo, mejor.");
  });
});

describe("marks and short lines", () => {
  const tags = (...of: Of) => described(...of).headline!.tags!.map(({ text: said }) => said);
  const long = (mark: OfficialSeries["mark"], last: number): OfficialSeries => ({
    ...PRICES,
    id: "bis-es",
    label: "Precio de la vivienda, España",
    mark,
    points: Array.from({ length: 9 }, (_, i) => [String(last - 8 + i), 100 + i * i] as const),
  });
  const official = { source: "oficial", series: "bis-es", ownSeries: undefined };

  test("constant, doubtful, old", () => {
    expect(tags(FLAT)).toEqual(["serie constante", "datos de hace 22 meses"]);
    expect(tags(official, [long("por-comprobar", 2025)])).toEqual(["por comprobar"]);
    expect(tags(official, [long("una-fuente", 2025)])).toEqual([]);
    expect(tags(official, [long("una-fuente", 2024)])).toEqual(["datos de hace 22 meses"]);
  });

  test("the summary for whoever cannot see it change, and what stands beside the form", () => {
    expect(plain(described(WAITING).summary)).toBe("En 2 años, 100.000 €; de 24.700 € a 739.000 €");
    expect(plain(described({ ownSeries: "2023;100\n2024;110" }).summary)).toBe(
      "Crecimiento al año 10,00 %, sin previsión",
    );
    const beside = (...of: Of) => {
      const { title, figures } = described(...of).aside!;
      return [plain(title), ...figures.map(({ label }) => label)];
    };
    expect(beside(WAITING)).toEqual([
      "100.000 € en 2 años",
      "Valor de hoy",
      "Banda baja",
      "Banda alta",
      "Fallo habitual",
      "Crecimiento al año",
      "Esperar",
    ]);
    expect(beside({ ownSeries: "2023;100\n2024;110" })).toEqual([
      "Crecimiento, sin previsión",
      "Valor de hoy",
      "Crecimiento al año",
    ]);
  });

  test("notes say whether inflation is out, and what is compared", () => {
    const notes = (...of: Of) => described(...of).headline!.figures.map(({ note }) => note);
    expect(notes(WAITING).slice(2)).toEqual(["Descontada la inflación", "2 años frente a vender ya"]);
    expect(notes({ ownSeries: "2023;1\n2024;2" }).slice(2)).toEqual(["Sin precios de consumo", "De la serie"]);
  });

  test("sources: each series with its address and mark", () => {
    const { result } = outcome(official, [long("contrastado", 2025), PRICES]);
    expect(sourcesOf(result)).toEqual([
      { label: "Precio de la vivienda, España", title: "BIS", date: "2026-11-01", url: "https://data.bis.org" },
      {
        label: "Precios de consumo, España",
        title: "BIS",
        date: "2026-11-01",
        url: "https://data.bis.org",
        tag: "una sola fuente",
      },
    ]);
    const doubtful = outcome(official, [
      { ...long("por-comprobar", 2025), source: { title: "INE", consulted: "2026-11-02" } },
    ]);
    expect(sourcesOf(doubtful.result)).toEqual([
      { label: "Precio de la vivienda, España", title: "INE", date: "2026-11-02", tag: "por comprobar" },
    ]);
  });

  test("the card of the tool, and its figure in a list", () => {
    expect(tool).toMatchObject({ credits: 1, version: 1, capture: [{ goal: "precio", place: 40 }] });
    expect(tool.defaults).toEqual({ years: 3, source: "oficial", series: "bis-es", ownPrices: "es" });
    const { input, result } = outcome(WAITING);
    expect(tool.figureOf!(result, input)).toEqual({
      label: "Valor en 2 años",
      value: 100_000,
      range80: { low: 24_660, high: 738_906 },
      currency: "EUR",
    });
    expect([tool.hasAnswer!(result), tool.hasAnswer!(outcome(official, []).result)]).toEqual([true, false]);
    expect(plain(tool.titleOf(input))).toBe("100.000 € en 2 años");
  });

  test("a home for rent fills in no value; one of Madrid its currency's series", () => {
    const home = {
      operation: "alquiler",
      type: "piso",
      country: "ES",
      builtAreaM2: 80,
      currency: "EUR",
      price: 900,
    } as const;
    expect(tool.fillFrom!({ ...home, municipalityCode: "28079" })).toEqual({ source: "oficial", series: "bis-es" });
    expect(tool.fillFrom!({ ...home, operation: "venta", price: 240_000 })).toMatchObject({ propertyValue: 240_000 });
    expect(tool.fillFrom!({ ...home, operation: "venta", price: undefined })).toEqual({
      source: "oficial",
      series: "bis-es",
    });
  });
});
