import { describe, expect, test } from "vitest";
import type { OfficialSeries } from "#domain/tools/market/official-series.ts";
import {
  described,
  FLAT,
  message,
  type Of,
  outcome,
  PRICES,
  plain,
  sheet,
  text,
  WAITING,
} from "./appreciation.test-data.ts";
import { sourcesOf } from "./sources.ts";
import { appreciation as tool } from "./tool.ts";

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
    const shown = text(FLAT);
    expect(shown.slice(2, 22)).toEqual([
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
    expect(shown.join("\n")).not.toMatch(/MÉTODO|Pocas pruebas|franja/);
  });

  test("of two values: a growth alone", () => {
    const shown = text({ ownSeries: "2023;100\n2024;110" });
    expect(shown.slice(0, 15)).toEqual([
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
    const shown = text({ ownSeries: "2024;110" });
    expect(shown.slice(2, 4)).toEqual([
      "Crecimiento al año · Tu serie: –",
      "Con un solo dato no hay crecimiento que medir ni previsión.",
    ]);
    expect(shown).toContain("Con un solo dato no hay crecimiento que medir.");
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

describe("marks and short lines", () => {
  const tags = (...of: Of) => described(...of).headline!.tags!.map(({ text: shown }) => shown);
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
    expect(tool.fillFrom!(home, undefined, "ES-MD")).toEqual({ source: "oficial", series: "bis-es" });
    // 65 € a month and a twelfth of 420 € are 100 €; 100 € a year are 8,33 € a month.
    expect(tool.fillFrom!(home, { communityFee: 65, propertyTax: 420 })).toMatchObject({ monthlyCost: 100 });
    expect(tool.fillFrom!(home, { communityFee: 65, propertyTax: 100 })).toMatchObject({ monthlyCost: 73.33 });
    expect(tool.fillFrom!(home, { communityFee: 65 })).toMatchObject({ monthlyCost: 65 });
    expect(tool.fillFrom!({ ...home, operation: "venta", price: 240_000 })).toMatchObject({ propertyValue: 240_000 });
    expect(tool.fillFrom!({ ...home, operation: "venta", price: undefined })).toEqual({
      source: "oficial",
      series: "bis-es",
    });
  });
});
