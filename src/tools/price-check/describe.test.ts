import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { SaleSpeed } from "#domain/tools/price-position/sale-times.ts";
import { NO_SALE_TIMES } from "#domain/tools/price-position/sale-times.ts";
import type { PriceCheckFacts } from "./engine.ts";
import { given } from "./given.ts";
import type { Checked, PriceCheckResult } from "./result.ts";
import { priceCheck as tool } from "./tool.ts";
import { evidenceText, gapText, marketPrice, ownerMessage } from "./words.ts";

/** Sentences of a result of which one thing is otherwise than in the example of this tool. */

const INPUT = z.parse(tool.input, tool.example);
const FACTS: PriceCheckFacts = {
  today: "2026-11-23",
  nearbyListings: [],
  valuationModel: null,
  officialSeries: [],
  saleTimes: NO_SALE_TIMES,
  homesOfPhones: 0,
};
const EXAMPLE = tool.run(INPUT, { ...FACTS, municipality: null }) as Checked;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const linesOf = (result: PriceCheckResult, input = INPUT) => plain(tool.textOf(result, input)).split("\n");
const USUAL = new Set(linesOf(EXAMPLE));
/** The lines that the example does not have. */
const news = (changes: Partial<Checked>, input = INPUT) =>
  linesOf(Object.assign({}, EXAMPLE, changes), input).filter((line) => line !== "" && !USUAL.has(line));
const textWith = (changes: Partial<Checked>) => linesOf(Object.assign({}, EXAMPLE, changes)).join("\n");

describe("how far the price is from the value", () => {
  test.each<[number, string]>([
    [300_000, "un 20 % más"],
    [200_000, "un 20 % menos"],
    [251_000, "lo mismo"],
    [252_500, "un 1 % más"],
    [248_000, "un 1 % menos"],
  ])("%d against 250,000: %s", (asking, words) => {
    expect(plain(gapText({ asking, value: 250_000 }))).toBe(words);
  });

  test("the price in the market lies within: rounded down for one that is too high, up for one that is too low", () => {
    const market = { low: 232_865, high: 251_663 };
    const of = (verdict: Checked["verdict"]) => marketPrice({ verdict, market });
    expect(of("muy-alto")).toBe(251_000);
    expect(of("algo-alto")).toBe(251_000);
    expect(of("en-mercado")).toBeUndefined();
    expect(of("algo-bajo")).toBe(233_000);
    expect(of("muy-bajo")).toBe(233_000);
  });
});

describe("the message to the owner says what is asked of them", () => {
  const message = (changes: Partial<Checked>) => plain(ownerMessage(Object.assign({}, EXAMPLE, changes), INPUT));
  test.each<[Checked["verdict"], string]>([
    ["muy-alto", "por encima de ese rango. Con 251.000 € entraría en mercado y volvería a salir en las búsquedas"],
    ["algo-alto", "está dentro del rango, en su parte alta. Con 251.000 € quedaría en mercado."],
    ["en-mercado", "está en mercado, y por el precio no hace falta moverlo."],
    ["algo-bajo", "está dentro del rango, en su parte baja. Se podría pedir desde 233.000 € sin salir de mercado."],
    ["muy-bajo", "por debajo de ese rango. Desde 233.000 € seguiría en mercado"],
  ])("%s", (verdict, words) => expect(message({ verdict })).toContain(words));

  test("days on sale are told where there are any, one of them as one", () => {
    const history = (daysOnSale: number) => ({ history: { ...EXAMPLE.history!, daysOnSale } });
    expect(message(history(1))).toContain("299.000 € tras 1 día publicado, por");
    expect(message(history(0))).not.toContain("publicado");
    expect(message({ history: null })).not.toContain("publicado");
  });
});

test("a price that is what the value says is «lo mismo que», and needs no other", () => {
  const same = { asking: EXAMPLE.value, verdict: "en-mercado", position: 0 } as const;
  const text = textWith(same);
  expect(text).toContain("Es lo mismo que lo que dicen 12 comparables");
  expect(text).toContain("El precio no es el problema: si no llegan visitas, mira el anuncio y las fotos.");
  const message = plain(tool.messageOf(Object.assign({}, EXAMPLE, same), INPUT));
  expect(message).toContain("lo mismo que lo que dicen");
  expect(message).not.toContain("estaría en mercado");
});

test("a rent is told by month, and its price by square metre to the cent below 100", () => {
  const letting = Object.assign({}, INPUT, { home: { ...INPUT.home, operation: "alquiler" } });
  const lines = news(
    { asking: 820, value: 800, range80: { low: 700, high: 900 }, market: { low: 750, high: 850 } },
    letting,
  );
  expect(lines).toContain("Se pide por m²: 10,00 €");
  expect(lines).toContain("Se pide 820 € al mes: Fuera de banda, por arriba");
  expect(news({ asking: 8200 }, letting)).toContain("Se pide por m²: 100 €");
});

test("comparables are named as a demonstration's where one of them is", () => {
  const used = EXAMPLE.used.map((one, i) => ({ ...one, isDemo: i === 0 }));
  expect(evidenceText(used)).toBe("12 comparables de demostración");
  expect(evidenceText(EXAMPLE.used)).toBe("12 comparables");
  const { headline } = tool.describe(Object.assign({}, EXAMPLE, { used }), INPUT);
  expect(headline!.tags!.map(({ text }) => text)).toContain("Demostración");
  expect(tool.describe(EXAMPLE, INPUT).headline!.tags!.map(({ text }) => text)).toEqual(["Sin medir aquí"]);
  expect(textWith({ used })).toContain("Calle de Lagasca 12, a 150 m, 3 hab., demostración");
  expect(tool.sourcesOf!(Object.assign({}, EXAMPLE, { used }), INPUT)[1]).toMatchObject({
    tag: "demostración",
    title: "Pegado por el agente. 12 comparables de demostración",
  });
});

test("a comparable says what is known of it: a closing, its month, neither distance nor rooms", () => {
  const [first] = EXAMPLE.used;
  const paid = { ...first!, evidence: "cierre", date: "2026-03-14", distanceM: null, rooms: null } as const;
  const [line] = news({ used: [paid] }).filter((one) => one.startsWith("Calle de Lagasca"));
  expect(line).toBe(
    "Calle de Lagasca 12 · m²: 82 · Precio: 236.000 € · Por m²: 2.878 € · Precio de: Cierre, mar 2026 · Peso: 25 % · Ajustado a esta vivienda: 236.000 €",
  );
  const cheap = { ...first!, price: 820, pricePerM2: 10 };
  expect(textWith({ used: [cheap] })).toContain("Por m²: 10,00 €");
  expect(textWith({ used: [{ ...cheap, pricePerM2: 100 }] })).toContain("Por m²: 100 €");
});

test("adverts that do not count are counted, and are not told where there are none", () => {
  const leftOutReasons = [
    { text: "Está demasiado lejos.", count: 4 },
    { text: "Su precio está en USD y el de la vivienda, en EUR.", count: 1 },
  ];
  expect(news({ leftOut: 5, leftOutReasons })).toEqual([
    "12 viviendas parecidas a una de 82 m². Sin contar: 5 anuncios. Está demasiado lejos (4). Su precio está en USD y el de la vivienda, en EUR (1).",
  ]);
  // Results kept from before 27 November 2026 know their number alone.
  expect(news({ leftOut: 2, leftOutReasons: [] })).toEqual([
    "12 viviendas parecidas a una de 82 m². Sin contar: 2 anuncios.",
  ]);
  expect(news({ leftOut: 0 })).toEqual(["12 viviendas parecidas a una de 82 m²."]);
});

describe("the price by square metre of the zone", () => {
  test("near it, far from it, and where all ask the same", () => {
    // 299,000 ÷ 82 = 3,646.3 €/m², which is 20 % more than 3,047 and 19 % less than 4,500.
    expect(news({ zone: { kind: "distancia", middle: 3047, z: 1.2, isApart: false } })).toEqual([
      "Por m² pide un 20 % más que la mediana de los comparables tal como se anuncian, y no destaca, porque los propios comparables se llevan tanto entre sí. El veredicto de arriba los ajusta antes a esta vivienda.",
      "Cuánto se aparta de ellos: +1,2",
    ]);
    expect(news({ zone: { kind: "distancia", middle: 4500, z: -4, isApart: true } })).toEqual([
      "Por m² pide un 19 % menos que la mediana de los comparables tal como se anuncian, tan lejos que queda aislado de todos ellos. El veredicto de arriba los ajusta antes a esta vivienda.",
      "Mediana por m² de los comparables: 4.500 €",
      "Cuánto se aparta de ellos: −4,0",
    ]);
    // 1,012.29 ÷ 82 = 12.345: a rent.
    const same = textWith({ asking: 1012.29, zone: { kind: "distancia", middle: 12.345, z: 0, isApart: false } });
    expect(same).toContain("pide lo mismo que la mediana");
    expect(same).toContain("Mediana por m² de los comparables: 12,35 €");
    expect(news({ zone: { kind: "sin-dispersion" } as Checked["zone"] })).toEqual([
      "Sin dispersión: los 12 comparables piden lo mismo por m², y no hay con qué medir la distancia.",
    ]);
  });
  test("none is told where it is not known", () => {
    expect(textWith({ zone: null })).not.toContain("FRENTE AL PRECIO POR M²");
  });
});

describe("adverts that may be of the same home", () => {
  const [one] = EXAMPLE.repeated;
  test("say why, and that they count once somebody has said that they are others", () => {
    const other = { ...one!, isOther: true, reasons: ["telefono", "foto"] as const };
    const lines = news({ repeated: [{ ...other, reasons: [...other.reasons] }] });
    expect(lines).toEqual([
      "Has dicho que son otras viviendas: cuentan como comparables.",
      "Calle de Casa Jiménez 5 · m²: 82 · Precio: 301.000 € · Por qué: mismo teléfono y foto casi igual · Cuenta: Sí: es otra vivienda",
    ]);
    expect(news({ repeated: [one!, { ...one!, id: "b", reasons: ["catastro"] }] })).toEqual([
      "2 anuncios se parecen tanto que no cuentan como prueba del precio. Confírmalo tú.",
      "Calle de Casa Jiménez 5 · m²: 82 · Precio: 301.000 € · Por qué: misma referencia catastral · Cuenta: No",
    ]);
  });
  test("are not spoken of where there are none", () => {
    expect(textWith({ repeated: [] })).not.toContain("MISMA VIVIENDA");
  });
});

describe("the history of the advert", () => {
  const history = (changes: object) => ({ history: Object.assign({}, EXAMPLE.history, changes) });
  const leadOf = (changes: object) => news(history(changes)).find((line) => line.startsWith("Lleva"));
  test("one number that came again, one that never went, and a price that never fell", () => {
    expect(leadOf({ references: ["A"] })).toBe(
      "Lleva 193 días a la venta, contando las 2 veces que se ha publicado, con 2 bajadas.",
    );
    expect(leadOf({ relistings: 0 })).toBe("Lleva 193 días a la venta, con 2 bajadas.");
    const [first] = EXAMPLE.history!.prices;
    expect(leadOf({ daysOnSale: 1, relistings: 0, prices: [first] })).toBe("Lleva 1 día a la venta.");
    const second = { ...first!, price: first!.price - 1 };
    expect(leadOf({ relistings: 0, prices: [first, second, first] })).toBe("Lleva 193 días a la venta, con 1 bajada.");
  });

  test("the change since the first price, in words and in figures", () => {
    const titleOf = (firstPrice: number, lastPrice: number) => {
      const result = Object.assign({}, EXAMPLE, history({ firstPrice, lastPrice }));
      const section = tool.describe(result, INPUT).sections.find(({ id }) => id === "precio-historia")!;
      const [chart] = section.blocks;
      return chart?.kind === "lines" ? plain(chart.title!) : "";
    };
    expect(titleOf(300_000, 270_000)).toBe("El precio ha bajado un 10 %");
    expect(titleOf(300_000, 330_000)).toBe("El precio ha subido un 10 %");
    expect(titleOf(300_000, 300_000)).toBe("El precio no ha cambiado");
  });

  test("the drawing stands still until a price changes, and goes on as another line while there was no advert", () => {
    const section = tool.describe(EXAMPLE, INPUT).sections.find(({ id }) => id === "precio-historia")!;
    const [chart] = section.blocks;
    if (chart?.kind !== "lines") throw new Error("a drawing");
    // From 12 March: 20 May is day 69, 30 June day 110, 1 September day 173 and 23 November day 256.
    expect(chart.x).toEqual([0, 68, 69, 109, 110, 172, 173, 256]);
    expect(chart.series.map(({ name }) => name)).toEqual(["Precio pedido", "Sin anuncio"]);
    expect(chart.series[0]!.values).toEqual([319_000, 319_000, 309_000, 309_000, null, null, 299_000, 299_000]);
    expect(chart.series[1]!.values).toEqual([null, null, null, 309_000, null, 309_000, 299_000, null]);
    expect(plain(chart.summary)).toBe("El precio ha bajado un 6,3 % en 256 días.");
  });

  test("an advert of today has no drawing, and one without a gap no second count of days", () => {
    const blocks = (changes: object) =>
      tool
        .describe(Object.assign({}, EXAMPLE, history(changes)), INPUT)
        .sections.find(({ id }) => id === "precio-historia")!.blocks;
    expect(blocks({ daysSince: 0, daysOnSale: 0 }).map(({ kind }) => kind)).toEqual(["figures"]);
    const noteOf = (daysSince: number) => {
      const [, figures] = blocks({ daysSince, daysOnSale: 193 });
      return figures?.kind === "figures" ? figures.items[3]!.note : null;
    };
    expect(noteOf(194)).toBe("Desde el primer anuncio, 194 días");
    expect(noteOf(193)).toBeUndefined();
  });
});

describe("days until the sale", () => {
  const speed = (medianDays: number | null): SaleSpeed => ({
    from: -1,
    to: 1,
    homes: 12,
    closings: 8,
    medianDays,
    curve: [
      { day: 10, share: 0.75 },
      { day: 30, share: 0.5 },
    ],
  });
  test("by thirds of the position, where half were sold; and a curve that begins with all of them", () => {
    const speeds = [speed(30), speed(1), speed(null)];
    expect(news({ speeds, closings: 24 })).toEqual([
      "CUÁNTO SE TARDA EN VENDER SEGÚN LO QUE SE PIDE",
      "De 24 cierres y lo que sigue a la venta en el mercado que ves.",
      "Los que piden menos · Viviendas: 12 · Cierres: 8 · Días hasta vender la mitad: 30",
      "Los del medio · Viviendas: 12 · Cierres: 8 · Días hasta vender la mitad: 1",
      "Los que piden más · Viviendas: 12 · Cierres: 8 · Días hasta vender la mitad: Menos de la mitad vendida",
    ]);
    const section = tool
      .describe(Object.assign({}, EXAMPLE, { speeds }), INPUT)
      .sections.find(({ id }) => id === "precio-tiempo")!;
    const [chart] = section.blocks;
    expect(chart).toMatchObject({
      kind: "lines",
      x: [0, 10, 30],
      summary:
        "Los que piden menos: la mitad en 30 días. Los del medio: la mitad en 1 día. Los que piden más: menos de la mitad vendida.",
    });
    if (chart?.kind === "lines") expect(chart.series[0]!.values).toEqual([1, 0.75, 0.5]);
  });
});

describe("rows of a paste that were not read or do not count", () => {
  const paste = (refused: number, problem?: string) => ({
    paste: {
      understood: 12,
      ...(problem && { problem }),
      refused: Array.from({ length: refused }, (_, i) => ({ line: i + 2, reason: "falta el precio" })),
    },
  });
  test("ten lines are told one by one, the rest by its number", () => {
    const told = (rows: number) => news(paste(rows) as Partial<Checked>);
    expect(told(0)).toEqual([]);
    expect(told(1)).toEqual(["La fila 2 no se ha leído: falta el precio"]);
    expect(told(10)).toHaveLength(10);
    expect(told(11).at(-1)).toBe("Y 1 fila más.");
    expect(told(13).at(-1)).toBe("Y 3 filas más.");
    const notCounted = [
      { line: 3, reason: "Está demasiado lejos." },
      { line: 4, reason: "Es otro anuncio de un comparable que ya cuenta." },
      { line: 7, reason: "Está demasiado lejos." },
    ];
    expect(news({ paste: { understood: 12, refused: [], notCounted } })).toEqual([
      "Las filas 3 y 7 no cuentan: Está demasiado lejos.",
      "La fila 4 no cuenta: Es otro anuncio de un comparable que ya cuenta.",
    ]);
    expect(news(paste(0, "No hay ninguna tabla") as Partial<Checked>)).toContain("No hay ninguna tabla");
  });
});

describe("signs of a fake", () => {
  test("in the advert's own words; a telephone by the other homes that it stands at", () => {
    const lines = news({
      signs: [
        { kind: "sin-visita", found: "estoy en el extranjero" },
        { kind: "telefono-repetido", found: "1" },
      ],
    });
    expect(lines).toEqual([
      "SEÑALES DEL ANUNCIO",
      "Una señal sola no prueba nada. Con un precio por debajo del rango, desconfía.",
      expect.stringContaining("«estoy en el extranjero»"),
      expect.stringContaining("Aparece en 1 vivienda más. Es normal en una agencia; en un particular, no."),
    ]);
    const [, , , repeated] = news({ signs: [{ kind: "telefono-repetido", found: "4" }] });
    expect(repeated ?? news({ signs: [{ kind: "telefono-repetido", found: "4" }] }).join("\n")).toContain(
      "4 viviendas más",
    );
  });

  test("the warning stands in the message only where price and sign come together", () => {
    const message = (isSuspect: boolean) => tool.messageOf(Object.assign({}, EXAMPLE, { isSuspect }), INPUT);
    expect(message(true)).toContain("Lleva señales de anuncio falso.");
    expect(message(false)).not.toContain("falso");
    expect(textWith({ isSuspect: true })).toContain("Puede ser un anuncio falso");
  });
});

describe("without a verdict", () => {
  const unchecked = (found: number): PriceCheckResult => ({
    kind: "too-few-comparables",
    calculatedOn: "2026-11-23",
    asking: 299_000,
    currency: "EUR",
    repeated: [],
    history: null,
    signs: [],
    leftOut: 0,
    found,
    needed: 3,
  });
  test("it says how many there are and how many it takes", () => {
    const text = (found: number) => linesOf(unchecked(found)).join("\n");
    expect(text(0)).toContain("No hay comparables que sirvan y hacen falta 3.");
    expect(text(1)).toContain("1 comparable sirve y hacen falta 3.");
    expect(text(2)).toContain("2 comparables sirven y hacen falta 3.");
    expect(tool.messageOf(unchecked(2), INPUT)).toContain("Todavía sin veredicto: 2 de 3 comparables.");
    expect(tool.sourcesOf!(unchecked(2), INPUT)).toHaveLength(1);
    expect(tool.nextOf!(unchecked(2), INPUT).map(({ path }) => path)).toEqual(["/valoracion"]);
  });
});

test("a long address is cut in the message, at 140 characters with the mark that says so", () => {
  const named = (length: number) => {
    const home = { ...INPUT.home, placeName: "A".repeat(length) };
    const [name] = plain(tool.messageOf(EXAMPLE, Object.assign({}, INPUT, { home }))).split("\n");
    return name!;
  };
  const rest = "*Piso en , 82 m²*".length - 2;
  expect(named(140 - rest)).not.toContain("…");
  expect(named(141 - rest)).toHaveLength(142);
  expect(named(141 - rest).endsWith("…*")).toBe(true);
});

test("the next steps: arguments only for a sale that asks too much, with the price in the market and its range", () => {
  const pathsOf = (changes: Partial<Checked>, input = INPUT) =>
    tool.nextOf!(Object.assign({}, EXAMPLE, changes), input).map(({ path }) => path);
  expect(pathsOf({ verdict: "algo-alto" })).toEqual(["/argumentos-venta", "/valoracion"]);
  expect(pathsOf({ verdict: "algo-bajo" })).toEqual(["/valoracion"]);
  const letting = Object.assign({}, INPUT, { home: { ...INPUT.home, operation: "alquiler" } });
  expect(pathsOf({}, letting)).toEqual(["/valoracion"]);
  const [first, second] = tool.nextOf!(EXAMPLE, INPUT);
  expect(first!.values).toMatchObject({
    home: { price: 251_000 },
    valuationLow: 224_000,
    valuationHigh: 261_624,
    valuationOn: "2026-11-23",
  });
  expect(second!.values).toMatchObject({ useNearby: "no" });
  const [only] = tool.nextOf!(EXAMPLE, Object.assign({}, INPUT, { useNearby: true })).slice(-1);
  expect(only!.values).not.toHaveProperty("useNearby");
});

test("sources: the newest date of each, the index and the model where they had a say", () => {
  const [first, ...others] = EXAMPLE.used;
  const used = [{ ...first!, source: "Otro", date: null }, ...others.map((one) => ({ ...one, date: "2026-10-01" }))];
  const sources = tool.sourcesOf!(
    Object.assign({}, EXAMPLE, {
      used,
      index: { label: "Zaragoza", source: "Ministerio", until: "2026-09-30" },
      notice: "Datos de anuncios",
      modelDataTo: "2018-12-31",
    }),
    INPUT,
  );
  expect(sources.map(({ label, title, date }) => [label, title, date])).toEqual([
    ["Precio que se pide", "Lo que has escrito", "2026-11-23"],
    ["Comparables", "Otro. 1 comparable", "2026-11-23"],
    ["Comparables", "Pegado por el agente. 11 comparables", "2026-10-01"],
    ["Evolución de precios", "Ministerio. Zaragoza", "2026-09-30"],
    ["Modelo de precios, anuncios hasta 2018", "Datos de anuncios", "2018-12-31"],
  ]);
  expect(tool.sourcesOf!(Object.assign({}, EXAMPLE, { notice: "", modelDataTo: "2018-12-31" }), INPUT)).toHaveLength(2);
});

test("of the typed facts unknown ones are left out, a ground floor is one, and nearby adverts count unless refused", () => {
  const rows = (home: object, more: object = {}, result: PriceCheckResult = EXAMPLE) => {
    const input = Object.assign({}, INPUT, more, { home: Object.assign({}, INPUT.home, home) });
    return Object.fromEntries(given(input, result));
  };
  expect(rows({ floor: 0, rooms: undefined })).toMatchObject({ Planta: "Baja", Habitaciones: undefined });
  expect(rows({ operation: "alquiler" }, { useNearby: true })).toMatchObject({
    Operación: "Alquiler",
    "Anuncios cercanos": "Cuentan",
  });
  expect(rows({}, { otherIds: ["a"] })["Repetidos que son otra vivienda"]).toBe("1");
  expect(rows({}, { otherIds: [] })["Repetidos que son otra vivienda"]).toBeUndefined();
  expect(rows({}, {}, { ...EXAMPLE, history: null })["Precios anteriores"]).toBeUndefined();
});
